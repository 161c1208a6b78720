import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Member, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { grantableRoles, ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { SessionTable } from '../session/session-table.tsx';
import { ChangeButton, ConfirmedChange } from './change.tsx';
import { InvitationsSection, InviteForm } from './invitations.tsx';
import { pageFor } from './page-for.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton } from './record-list.tsx';
import { isOver } from './waiting-changes.tsx';

export const MembersPage = pageFor(Permission.MEMBERS_READ, Role.VIEWER, 'Members', Members);

function Members() {
  const { active, may } = useSession();
  const mayManage = may(Permission.MEMBERS_MANAGE);
  const { data, error } = useQuery(MemberService.method.listMembers, {});
  const [isInviteOpen, invite] = useDisclosure();
  const inviteButton = mayManage && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={invite.open}>
      Invite
    </Button>
  );
  return (
    <Page
      title="Members"
      lead={
        <>
          The members of <VisibleText>{active.tenantName}</VisibleText> and their roles. To change how long new
          approvers wait, open the{' '}
          <Anchor component={Link} to="/admin/settings" inherit underline="always">
            settings
          </Anchor>
          .
        </>
      }
      actions={inviteButton}
    >
      {data !== undefined && data.members.filter(({ role }) => role >= Role.APPROVER).length < 2 && (
        <Alert title="A second approver is needed">
          Only one person here may approve. Proposals that policy does not approve wait for somebody who is not
          accountable for them: nobody may approve their own proposals, or those of their keys and agents. Invite an
          approver.
        </Alert>
      )}
      <MemberTable members={data?.members} error={error} mayManage={mayManage} />
      {mayManage && <InvitationsSection />}
      <Modal opened={isInviteOpen} onClose={invite.close} title="Invite a person">
        <InviteForm onClose={invite.close} />
      </Modal>
    </Page>
  );
}

const { listMembers, removeMember, updateMemberRole, vouchForMember } = MemberService.method;

interface MemberTableProps {
  members: Member[] | undefined;
  error: Error | null;
  mayManage: boolean;
}

function MemberTable({ members, error, mayManage }: MemberTableProps) {
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
    const isConfirmable = allowed.mayConfirm(member);
    if (!mayChange && !isConfirmable) return false;
    return (
      <Group justify="flex-end">
        {isConfirmable && <ConfirmButton member={member} />}
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

/** Returns the members that the signed-in person may change, and those whose roles they may confirm. */
function useAllowedChanges(mayManage: boolean) {
  const { person, active } = useSession();
  return {
    /** Only owners change owners. Nobody can remove themselves here by accident. */
    mayChange: ({ role, personId }: Member) =>
      mayManage && personId !== person.personId && (role !== Role.OWNER || active.role === Role.OWNER),
    mayConfirm: ({ personId, roleFrom, confirmableUntil }: Member) =>
      mayManage &&
      personId !== person.personId &&
      roleFrom.length > 0 &&
      roleFrom[0]?.personId !== person.personId &&
      !isOver(confirmableUntil),
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
function RoleFrom({ member }: { member: Member }) {
  const { roleFrom, roleSince, vouchedBy, awaitsConfirmation, confirmableUntil } = member;
  const [giver, ...others] = roleFrom;
  if (giver === undefined) return 'The operator';
  return (
    <Stack gap={2}>
      <span>
        {giver.name}, <MomentOr isExact at={roleSince} otherwise="at an unknown time" />
      </span>
      {others.length > 0 && <Dimmed>whose role is from {others.map(({ name }) => name).join(', ')}</Dimmed>}
      {awaitsConfirmation && (
        <Dimmed>
          Counts as one person with {giver.name} until an independent administrator confirms the role, by{' '}
          <MomentOr isExact at={confirmableUntil} otherwise="an unknown time" />. Then the role has to be given again.
        </Dimmed>
      )}
      {vouchedBy.length > 0 && <Dimmed>Confirmed by {vouchedBy.join(', ')}</Dimmed>}
    </Stack>
  );
}

function ConfirmButton({ member: { personId, name, role } }: { member: Member }) {
  const invalidate = useInvalidate(listMembers);
  const invalidateAndTell = async () => {
    await invalidate();
    notifications.show({
      message: `You have confirmed the role of ${name}: they count as a person of their own, unless you got your own role from the same people.`,
    });
  };
  return (
    <ChangeButton
      method={vouchForMember}
      request={{ personId, seenRole: role }}
      onSuccess={invalidateAndTell}
      failureTitle="The role was not confirmed"
      aria-label={`Confirm the role of ${name}`}
    >
      Confirm
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

function MemberSessionsDialog({ member, onClose }: { member: Member | undefined; onClose: () => void }) {
  return (
    <Modal opened={member !== undefined} onClose={onClose} title={`Sessions of ${member?.name}`} size="xl">
      {member !== undefined && <Sessions member={member} onClose={onClose} />}
    </Modal>
  );
}

function Sessions({ member: { personId, name }, onClose }: { member: Member; onClose: () => void }) {
  const { data, error } = useQuery(MemberService.method.listMemberSessions, { personId });
  const invalidate = useInvalidate(MemberService.method.listMemberSessions);
  const end = useMutation(MemberService.method.endMemberSessions, {
    onSuccess: async (answer, { sessionId }) => {
      notifyInFlight(answer);
      if (sessionId === undefined) {
        notifications.show({ message: `${name} has to sign in again.` });
        onClose();
      }
      await invalidate();
    },
  });
  return (
    <Stack>
      <Text size="sm">
        Sessions that act for this tenant now. “Sign out everywhere” also locks out sessions that act for another
        tenant: they continue there, and need a new sign-in to come back here. API keys and delegations are not revoked.
      </Text>
      {error !== null && <FailureAlert error={error} title="The sessions cannot be listed" />}
      {end.error !== null && <FailureAlert error={end.error} title="The sessions were not ended" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.sessions.length === 0 && <Dimmed size="sm">No session is signed in to this tenant.</Dimmed>}
      {data !== undefined && data.sessions.length > 0 && (
        <SessionTable
          label={`Sessions of ${name}`}
          sessions={data.sessions}
          onEnd={({ sessionId }) => end.mutate({ personId, sessionId })}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button color="red.9" loading={end.isPending} onClick={() => end.mutate({ personId })}>
          Sign out everywhere
        </Button>
      </Group>
    </Stack>
  );
}
