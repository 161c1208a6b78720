import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';

/** Most time zones that are suggested at a time; there are about four hundred. */
const OFFERED = 40;

/** Form that sets the time zone in which days are counted for everybody, so that all see the same charts. */
export function TenantZoneForm({ timeZone }: { timeZone: string }) {
  const [wanted, setWanted] = useState(timeZone);
  const update = useMutation(MemberService.method.updateTenantSettings, {
    onSuccess: useInvalidate(MemberService.method.getTenantSettings),
    onError: (failure) => {
      if (problemOf(failureOf(failure), 'time_zone', 'Time zone') === undefined) {
        notifyFailure('The time zone was not changed', failure);
      }
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === timeZone) return;
    const told = () => notifications.show({ message: 'The time zone was changed.' });
    update.mutate({ timeZone: wanted }, { onSuccess: told });
  };
  const known = Intl.supportedValuesOf('timeZone');
  const zones = timeZone === '' || known.includes(timeZone) ? known : [timeZone, ...known];
  const failure = update.error === null ? undefined : failureOf(update.error);
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <Select
          label="Time zone"
          description="Sets where a day begins in the statistics of decisions, for everybody."
          placeholder="Each reader’s own zone"
          data={zones}
          limit={OFFERED}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'No time zone' }}
          value={wanted === '' ? null : wanted}
          onChange={(zone) => setWanted(zone ?? '')}
          error={problemOf(failure, 'time_zone', 'Time zone')}
          style={{ flex: '0 1 22rem' }}
        />
        <Button type="submit" variant="default" disabled={wanted === timeZone} loading={update.isPending}>
          Set time zone
        </Button>
      </Group>
    </form>
  );
}
