import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Member, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { grantableRoles, ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { MemberSessionsDialog } from './member-sessions-dialog.tsx';

interface MemberTableProps {
  members: Member[];
  mayManage: boolean;
}

export function MemberTable({ members, mayManage }: MemberTableProps) {
  const { person } = useSession();
  const [removing, setRemoving] = useState<Member>();
  const [showing, setShowing] = useState<Member>();
  const allowed = useAllowedChanges(mayManage);
  const columns: [Column<Member>, ...Column<Member>[]] = [
    { header: 'Name', cell: (member) => <MemberName member={member} isYou={member.personId === person.personId} /> },
    {
      header: 'Role',
      cell: (member) => (allowed.mayChange(member) ? <RoleSelect member={member} /> : ROLE_LABELS[member.role]),
    },
    { header: 'Role from', cell: (member) => <RoleFrom member={member} /> },
    { header: 'Joined', cell: ({ joinedAt }) => <MomentOr at={joinedAt} otherwise="Unknown" /> },
  ];
  const actions = (member: Member) => {
    const mayChange = allowed.mayChange(member);
    const mayVouch = allowed.mayVouchFor(member);
    if (!mayChange && !mayVouch) return false;
    return (
      <Group justify="flex-end">
        {mayVouch && <VouchButton member={member} />}
        {mayChange && <SessionsButton member={member} onClick={() => setShowing(member)} />}
        {mayChange && <RemoveButton member={member} onClick={() => setRemoving(member)} />}
      </Group>
    );
  };
  return (
    <>
      <RecordTable
        label="Members"
        rows={members}
        rowKey={({ personId }) => personId}
        columns={columns}
        {...(mayManage ? { actions } : {})}
      />
      <MemberSessionsDialog member={showing} onClose={() => setShowing(undefined)} />
      <RemoveDialog member={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

/** Returns which members the signed-in person may change, and for which ones they may vouch. */
function useAllowedChanges(mayManage: boolean) {
  const { person, active } = useSession();
  return {
    /** Only owners change owners. Nobody can remove themselves here by accident. */
    mayChange: ({ role, personId }: Member) =>
      mayManage && personId !== person.personId && (role !== Role.OWNER || active.role === Role.OWNER),
    mayVouchFor: ({ personId, roleFrom }: Member) =>
      mayManage && personId !== person.personId && roleFrom.length > 0 && roleFrom[0]?.personId !== person.personId,
  };
}

function MemberName({ member: { name, email }, isYou }: { member: Member; isYou: boolean }) {
  return (
    <Stack gap={2}>
      <Text fw={600} inherit>
        <VisibleText>{name}</VisibleText>
        {isYou && ' (you)'}
      </Text>
      <Text size="xs" c="dimmed">
        {email}
      </Text>
    </Stack>
  );
}

function SessionsButton({ member: { name }, onClick }: { member: Member; onClick: () => void }) {
  return (
    <Button variant="default" size="xs" onClick={onClick} aria-label={`Sessions of ${name}`}>
      Sessions
    </Button>
  );
}

function RemoveButton({ member: { name }, onClick }: { member: Member; onClick: () => void }) {
  return (
    <Button variant="light" color="red" size="xs" onClick={onClick} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  );
}

interface RemoveDialogProps {
  /** Undefined while the dialog is closed. */
  member: Member | undefined;
  onClose: () => void;
}

function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { active } = useSession();
  const invalidate = useInvalidate(MemberService.method.listMembers);
  const remove = useMutation(MemberService.method.removeMember, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={member !== undefined}
      title={`Remove ${member?.name}?`}
      consequence={`${member?.email} loses access to ${active.tenantName} at once. Their past work is kept.`}
      confirmLabel="Remove"
      onConfirm={() => {
        if (member !== undefined) remove.mutate({ personId: member.personId });
      }}
      onClose={() => {
        remove.reset();
        onClose();
      }}
      isPending={remove.isPending}
      error={remove.error}
    />
  );
}

/**
 * People from whom a member has their role. Whoever decides on a proposal needs to know how independent its approvers
 * are.
 */
function RoleFrom({ member: { roleFrom, roleSince, vouchedBy, awaitsConfirmation } }: { member: Member }) {
  const [giver, ...others] = roleFrom;
  if (giver === undefined) return 'The operator';
  return (
    <Stack gap={2}>
      <span>
        {giver.name}, <MomentOr isExact at={roleSince} otherwise="at an unknown time" />
      </span>
      {others.length > 0 && (
        <Text size="xs" c="dimmed">
          whose role is from {others.map(({ name }) => name).join(', ')}
        </Text>
      )}
      {awaitsConfirmation && (
        <Text size="xs" c="dimmed">
          Counts as one person with {giver.name} until an independent administrator vouches
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
  const invalidate = useInvalidate(MemberService.method.listMembers);
  const vouch = useMutation(MemberService.method.vouchForMember, {
    onSuccess: async () => {
      await invalidate();
      notifications.show({
        message: `You have vouched for ${name}: they count as a person of their own, unless you got your own role from the same people.`,
      });
    },
    onError: (error) => notifyFailure('The member was not vouched for', error),
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
  const invalidate = useInvalidate(MemberService.method.listMembers);
  const update = useMutation(MemberService.method.updateMemberRole, {
    onSuccess: async ({ member, ...answer }) => {
      notifyInFlight(answer);
      await invalidate();
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
