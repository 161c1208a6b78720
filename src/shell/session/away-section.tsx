import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import {
  type Absence,
  NotificationService,
  type NotificationSettings,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { serverNow } from '../api/server-clock.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DateTimeInput, localText } from '../frame/date-time-input.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Section } from '../frame/section.tsx';
import { useSession } from './session-context.ts';

const APPROVING: readonly Role[] = [Role.APPROVER, Role.ADMIN, Role.OWNER];
const HOUR_MS = 60 * 60 * 1000;

export function AwaySection({ settings: { absence, standingIn } }: { settings: NotificationSettings }) {
  return (
    <Section title="Away">
      {standingIn.map(({ name, from, until }) => (
        <Text key={`${name} ${until?.seconds}`} size="sm">
          You stand in for <bdi>{name}</bdi> from <MomentOr at={from} otherwise="now" isExact /> until{' '}
          <MomentOr at={until} otherwise="they are back" isExact />.
        </Text>
      ))}
      {absence === undefined ? <AwayForm /> : <PresentAbsence absence={absence} />}
    </Section>
  );
}

function PresentAbsence({ absence: { from, until, standInName } }: { absence: Absence }) {
  const end = useChange(NotificationService.method.endAbsence, 'Your absence has ended. You get notifications again.');
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        You are away from <MomentOr at={from} otherwise="now" isExact /> until{' '}
        <MomentOr at={until} otherwise="you end it" isExact />.{' '}
        {standInName === '' ? (
          'Nobody stands in for you.'
        ) : (
          <>
            <bdi>{standInName}</bdi> stands in for you.
          </>
        )}
      </Text>
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
        End absence
      </Button>
    </Group>
  );
}

function AwayForm() {
  const [from, setFrom] = useState(() => localText(new Date(serverNow())));
  const [until, setUntil] = useState(() => localText(new Date(serverNow() + 24 * HOUR_MS)));
  const [standIn, setStandIn] = useState<string | null>(null);
  const set = useChange(NotificationService.method.setAbsence, 'Your absence is set.');
  const failure = set.error === null ? undefined : failureOf(set.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({
      from: timestampFromDate(new Date(from)),
      until: timestampFromDate(new Date(until)),
      standInPersonId: standIn ?? '',
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm" maw="40rem">
        <Text size="sm">
          While you are away, you get no notifications. Your stand-in gets them if they may approve the proposal
          themselves: nobody may approve more than before.
        </Text>
        <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
          <DateTimeInput label="From" value={from} onChange={setFrom} />
          <DateTimeInput label="Until" value={until} onChange={setUntil} error={problemOf(failure, 'until', 'Until')} />
        </Group>
        <StandInSelect
          value={standIn}
          onChange={setStandIn}
          error={problemOf(failure, 'stand_in_person_id', 'Stand-in')}
        />
        <Group>
          <Button type="submit" variant="default" loading={set.isPending}>
            Set absence
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface StandInSelectProps {
  value: string | null;
  onChange: (personId: string | null) => void;
  error: string | undefined;
}

function StandInSelect(props: StandInSelectProps) {
  const { person } = useSession();
  const { data } = useQuery(MemberService.method.listMembers, {});
  const others = (data?.members ?? []).filter(
    (one) => one.personId !== person.personId && APPROVING.includes(one.role),
  );
  return (
    <Select
      label="Stand-in"
      placeholder="Nobody"
      data={others.map(({ personId, name, email }) => ({ value: personId, label: `${name} (${email})` }))}
      clearable
      clearButtonProps={{ 'aria-label': 'No stand-in' }}
      {...props}
    />
  );
}

function useChange<
  Method extends typeof NotificationService.method.setAbsence | typeof NotificationService.method.endAbsence,
>(method: Method, told: string) {
  const invalidate = useInvalidate(NotificationService.method.getNotificationSettings);
  return useMutation<Method['input'], Method['output']>(method, {
    onSuccess: async () => {
      await invalidate();
      notifications.show({ message: told });
    },
    onError: (failure) => {
      const known = failureOf(failure);
      const fields = ['until', 'stand_in_person_id'];
      if (fields.every((field) => problemOf(known, field, field) === undefined)) {
        notifyFailure('Your absence was not changed', failure);
      }
    },
  });
}
