import { useMutation } from '@connectrpc/connect-query';
import { Group, Select, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Member, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { grantableRoles, ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { ChangeButton, ConfirmedChange } from './change.tsx';
import { MemberSessionsDialog } from './member-sessions-dialog.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton } from './record-list.tsx';

const { listMembers, removeMember, updateMemberRole, vouchForMember } = MemberService.method;

interface MemberTableProps {
  members: Member[] | undefined;
  error: Error | null;
  mayManage: boolean;
}

export function MemberTable({ members, error, mayManage }: MemberTableProps) {
  const { person, active } = useSession();
  const [removing, setRemoving] = useState<Member>();
  const [showing, setShowing] = useState<Member>();
  const allowed = useAllowedChanges(mayManage);
  const columns: Columns<Member> = [
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
        {mayChange && <RowButton label="Sessions" of={`of ${member.name}`} onClick={() => setShowing(member)} />}
        {mayChange && <RowButton isDestructive label="Remove" of={member.name} onClick={() => setRemoving(member)} />}
      </Group>
    );
  };
  return (
    <>
      <RecordList
        label="Members"
        rows={members}
        rowKey={({ personId }) => personId}
        columns={columns}
        actions={mayManage ? actions : undefined}
        error={error}
        failureTitle="The members cannot be listed"
      />
      <MemberSessionsDialog member={showing} onClose={() => setShowing(undefined)} />
      <ConfirmedChange
        method={removeMember}
        request={removing && { personId: removing.personId }}
        invalidate={useInvalidate(listMembers)}
        title={`Remove ${removing?.name}?`}
        consequence={`${removing?.email} loses access to ${active.tenantName} at once. Their past work is kept.`}
        confirmLabel="Remove"
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

/** Returns the members that the signed-in person may change, and those that they may vouch for. */
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
  const text = (
    <>
      <VisibleText>{name}</VisibleText>
      {isYou && ' (you)'}
    </>
  );
  return (
    <NameCell name={text}>
      <Dimmed>{email}</Dimmed>
    </NameCell>
  );
}

/** The people who gave a member their role: they show how independent the approvers of a proposal are. */
function RoleFrom({ member: { roleFrom, roleSince, vouchedBy } }: { member: Member }) {
  const [giver, ...others] = roleFrom;
  if (giver === undefined) return 'The operator';
  return (
    <Stack gap={2}>
      <span>
        {giver.name}, <MomentOr isExact at={roleSince} otherwise="at an unknown time" />
      </span>
      {others.length > 0 && <Dimmed>whose role is from {others.map(({ name }) => name).join(', ')}</Dimmed>}
      {vouchedBy.length > 0 && <Dimmed>Vouched for by {vouchedBy.join(', ')}</Dimmed>}
    </Stack>
  );
}

function VouchButton({ member: { personId, name } }: { member: Member }) {
  const invalidate = useInvalidate(listMembers);
  const invalidateAndTell = async () => {
    await invalidate();
    notifications.show({
      message: `You have vouched for ${name}: they count as a person of their own, unless you got your own role from the same people.`,
    });
  };
  return (
    <ChangeButton
      method={vouchForMember}
      request={{ personId }}
      onSuccess={invalidateAndTell}
      failureTitle="The member was not vouched for"
      aria-label={`Vouch for ${name}`}
    >
      Vouch
    </ChangeButton>
  );
}

function RoleSelect({ member: { personId, name, role } }: { member: Member }) {
  const { active } = useSession();
  const invalidate = useInvalidate(listMembers);
  const update = useMutation(updateMemberRole, {
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
