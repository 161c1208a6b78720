import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';

const MAX_LENGTH = 200;

/** Form that changes the tenant's name. People who are invited see the name, too. */
export function TenantNameForm({ name }: { name: string }) {
  const [entered, setEntered] = useState<string>();
  const invalidate = useInvalidate(MemberService.method.getTenantSettings, SessionService.method.getSession);
  const update = useMutation(MemberService.method.updateTenantSettings, {
    onSuccess: async () => {
      await invalidate();
      setEntered(undefined);
      notifications.show({ message: 'The name was changed.' });
    },
    onError: (failure) => {
      if (problemOf(failureOf(failure), 'name', 'Name') === undefined) {
        notifyFailure('The name was not changed', failure);
      }
    },
  });
  const wanted = (entered ?? name).trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '' && wanted !== name) update.mutate({ name: wanted });
  };
  const failure = update.error === null ? undefined : failureOf(update.error);
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          label="Name"
          dir="auto"
          maxLength={MAX_LENGTH}
          value={entered ?? name}
          onChange={({ currentTarget }) => setEntered(currentTarget.value)}
          error={problemOf(failure, 'name', 'Name')}
          style={{ flex: '0 1 22rem' }}
        />
        <Button type="submit" variant="default" disabled={wanted === '' || wanted === name} loading={update.isPending}>
          Rename
        </Button>
      </Group>
    </form>
  );
}
