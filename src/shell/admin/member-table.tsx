import { createConnectQueryKey, useMutation } from '@connectrpc/connect-query';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Member, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { grantableRoles, ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';

interface MemberTableProps {
  members: Member[];
  mayManage: boolean;
}

export function MemberTable({ members, mayManage }: MemberTableProps) {
  const { person, active } = useSession();
  const [removing, setRemoving] = useState<Member>();
  const readAgain = useReadMembersAgain();
  const remove = useMutation(MemberService.method.removeMember, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await readAgain();
      setRemoving(undefined);
    },
  });
  // Only owners change owners, and nobody removes themselves by accident from here.
  const mayChange = ({ role, personId }: Member) =>
    mayManage && personId !== person.personId && (role !== Role.OWNER || active.role === Role.OWNER);

  const mayVouchFor = ({ personId, roleFrom }: Member) =>
    mayManage && personId !== person.personId && roleFrom.length > 0 && roleFrom[0]?.personId !== person.personId;

  const columns: [Column<Member>, ...Column<Member>[]] = [
    {
      header: 'Name',
      cell: ({ name, email, personId }) => (
        <Stack gap={2}>
          <Text fw={600} inherit>
            {name}
            {personId === person.personId && ' (you)'}
          </Text>
          <Text size="xs" c="dimmed">
            {email}
          </Text>
        </Stack>
      ),
    },
    {
      header: 'Role',
      cell: (member) => (mayChange(member) ? <RoleSelect member={member} /> : ROLE_LABELS[member.role]),
    },
    { header: 'Role from', cell: (member) => <RoleFrom member={member} /> },
    { header: 'Joined', cell: ({ joinedAt }) => <MomentOr at={joinedAt} otherwise="Unknown" /> },
  ];
  const actions = (member: Member) =>
    (mayChange(member) || mayVouchFor(member)) && (
      <Group justify="flex-end">
        {mayVouchFor(member) && <VouchButton member={member} />}
        {mayChange(member) && (
          <Button
            variant="light"
            color="red"
            size="xs"
            onClick={() => setRemoving(member)}
            aria-label={`Remove ${member.name}`}
          >
            Remove
          </Button>
        )}
      </Group>
    );
  return (
    <>
      <RecordTable
        label="Members"
        rows={members}
        rowKey={({ personId }) => personId}
        columns={columns}
        {...(mayManage ? { actions } : {})}
      />
      <ConfirmDialog
        opened={removing !== undefined}
        title={`Remove ${removing?.name}?`}
        consequence={`${removing?.email} loses access to ${active.tenantName} at once. What they did stays.`}
        confirmLabel="Remove"
        onConfirm={() => {
          if (removing !== undefined) remove.mutate({ personId: removing.personId });
        }}
        onClose={() => {
          remove.reset();
          setRemoving(undefined);
        }}
        isPending={remove.isPending}
        error={remove.error}
      />
    </>
  );
}

/** Whom somebody has their role from, as whoever decides on what they approve has to know. */
function RoleFrom({ member: { roleFrom, roleSince, vouchedBy } }: { member: Member }) {
  const [giver, ...others] = roleFrom;
  if (giver === undefined) return 'The operator';
  return (
    <Stack gap={2}>
      <span>
        {giver.name}, <MomentOr at={roleSince} otherwise="at an unknown time" />
      </span>
      {others.length > 0 && (
        <Text size="xs" c="dimmed">
          who has theirs from {others.map(({ name }) => name).join(', ')}
        </Text>
      )}
      {vouchedBy.length > 0 && (
        <Text size="xs" c="dimmed">
          Vouched for by {vouchedBy.join(', ')}
        </Text>
      )}
    </Stack>
  );
}

function VouchButton({ member: { personId, name } }: { member: Member }) {
  const readAgain = useReadMembersAgain();
  const vouch = useMutation(MemberService.method.vouchForMember, {
    onSuccess: async () => {
      await readAgain();
      notifications.show({
        message: `You have vouched for ${name}: their role counts now, whomever they have it from.`,
      });
    },
    onError: (error) => notifyFailure('You have not vouched', error),
  });
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => vouch.mutate({ personId })}
      loading={vouch.isPending}
      aria-label={`Vouch for ${name}`}
    >
      Vouch
    </Button>
  );
}

function RoleSelect({ member: { personId, name, role } }: { member: Member }) {
  const { active } = useSession();
  const readAgain = useReadMembersAgain();
  const update = useMutation(MemberService.method.updateMemberRole, {
    onSuccess: async ({ member, ...answer }) => {
      notifyInFlight(answer);
      await readAgain();
      const label = ROLE_LABELS[member?.role ?? Role.UNSPECIFIED].toLowerCase();
      notifications.show({ message: `${name} is ${label} from now on.` });
    },
    onError: (error) => notifyFailure('The role was not changed', error),
  });
  return (
    <Select
      aria-label={`Role of ${name}`}
      data={grantableRoles(active.role).map((value) => ({ value: String(value), label: ROLE_LABELS[value] }))}
      value={String(role)}
      onChange={(value) => update.mutate({ personId, role: Number(value) })}
      allowDeselect={false}
      disabled={update.isPending}
      maw={160}
      size="xs"
    />
  );
}

function useReadMembersAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  const queryKey = createConnectQueryKey({ schema: MemberService.method.listMembers, cardinality: 'finite' });
  return () => queryClient.invalidateQueries({ queryKey });
}
