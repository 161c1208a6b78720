import { useQuery } from '@connectrpc/connect-query';
import { Button, CopyButton, Group, Select, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Invitation,
  InvitationMailState,
  MemberService,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { DialogForm } from '../frame/dialog-form.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { grantableRoles, ROLE_EXPLANATIONS, ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { ChangeButton, ConfirmedChange, useChange } from './change.tsx';
import { type Columns, Dimmed, NameCell, RowButton } from './record-list.tsx';

const MAIL_LIMITED =
  'No mail was sent: this address or your tenant has reached its daily limit of invitation mails. Send the link yourself.';

const MAIL_LABELS: Readonly<Record<InvitationMailState, string>> = {
  [InvitationMailState.UNSPECIFIED]: 'None',
  [InvitationMailState.WAITING]: 'On its way',
  [InvitationMailState.SENT]: 'Sent',
  [InvitationMailState.REFUSED]: 'Address refused',
  [InvitationMailState.LIMITED]: 'Not sent: daily limit',
};

/** Returns true if a mail with a link was sent to the invited address, or will be. */
function isMailed({ mail }: Invitation): boolean {
  return mail?.state === InvitationMailState.WAITING || mail?.state === InvitationMailState.SENT;
}

const { cancelInvitation, listInvitations, resendInvitation } = MemberService.method;

const COLUMNS: Columns<Invitation> = [
  { header: 'Email', cell: ({ email }) => <NameCell name={email} /> },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'Mail', cell: ({ mail }) => <MailState mail={mail} /> },
  { header: 'Invited', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
  { header: 'Expires', cell: ({ expiresAt }) => <MomentOr at={expiresAt} otherwise="Unknown" /> },
];

export function InvitationsSection() {
  const headingId = useId();
  const { data, error } = useQuery(listInvitations, {});
  const [cancelling, setCancelling] = useState<Invitation>();
  return (
    <Stack component="section" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        Pending invitations
      </Title>
      {error !== null && <FailureAlert error={error} title="The invitations cannot be listed" />}
      {data === undefined && error === null && <Skeleton height={52} />}
      {data?.invitations.length === 0 && <Text c="dimmed">There are no pending invitations.</Text>}
      {data !== undefined && data.invitations.length > 0 && (
        <RecordTable
          label="Pending invitations"
          rows={data.invitations}
          rowKey={({ invitationId }) => invitationId}
          columns={COLUMNS}
          actions={(invitation) => <Actions invitation={invitation} onCancel={() => setCancelling(invitation)} />}
        />
      )}
      <ConfirmedChange
        method={cancelInvitation}
        request={cancelling && { invitationId: cancelling.invitationId }}
        invalidate={useInvalidate(listInvitations)}
        title="Cancel the invitation?"
        consequence={`The link for ${cancelling?.email} stops working at once.`}
        confirmLabel="Cancel the invitation"
        onClose={() => setCancelling(undefined)}
      />
    </Stack>
  );
}

/** State of the mail with the link, and the mail server's answer about the address. */
function MailState({ mail }: Pick<Invitation, 'mail'>) {
  const state = mail?.state ?? InvitationMailState.UNSPECIFIED;
  return (
    <>
      {MAIL_LABELS[state]}
      {mail !== undefined && mail.status !== 0 && (
        <Dimmed>
          {mail.status} <VisibleText>{mail.words}</VisibleText>
        </Dimmed>
      )}
    </>
  );
}

interface ActionsProps {
  invitation: Invitation;
  onCancel: () => void;
}

function Actions({ invitation: { invitationId, email, url }, onCancel }: ActionsProps) {
  const { sendsMail } = useSession();
  const invalidate = useInvalidate(listInvitations);
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {sendsMail && (
        <ChangeButton
          method={resendInvitation}
          request={{ invitationId }}
          onSuccess={invalidate}
          failureTitle="The invitation was not mailed"
          aria-label={`Mail again to ${email}`}
        >
          Mail again
        </ChangeButton>
      )}
      {url === '' ? (
        <Dimmed>Only the person who invited sees the link.</Dimmed>
      ) : (
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <RowButton label={copied ? 'Copied' : 'Copy link'} of={`for ${email}`} onClick={copy} />
          )}
        </CopyButton>
      )}
      <RowButton isDestructive label="Cancel" of={`the invitation of ${email}`} onClick={onCancel} />
    </Group>
  );
}

/** Form that invites a person. Then it shows a link to pass on, and tells if a mail with a link is sent. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { active } = useSession();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(Role.MEMBER);
  const invite = useChange(MemberService.method.inviteMember, useInvalidate(MemberService.method.listInvitations));
  const { failure } = invite;
  const invitation = invite.data?.invitation;
  if (invitation !== undefined) {
    return (
      <Stack>
        <Text>
          {isMailed(invitation)
            ? `A mail with a link is on its way to ${invitation.email}. You can also send this link. Anybody who has it can accept the invitation.`
            : `Send this link to ${invitation.email}. Anybody who has it can accept the invitation.`}
        </Text>
        {invitation.mail?.state === InvitationMailState.LIMITED && <Text size="sm">{MAIL_LIMITED}</Text>}
        <CopyField label="Link" value={invitation.url} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <DialogForm
      {...invite.progress}
      submitLabel="Invite"
      onSubmit={() => invite.mutate({ email: email.trim(), role })}
      onCancel={onClose}
      fields={['email', 'role']}
    >
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        required
        data-autofocus
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problemOf(failure, 'email', 'Email')}
      />
      <Select
        label="Role"
        description={`${ROLE_LABELS[role]}: ${ROLE_EXPLANATIONS[role]}.`}
        data={grantableRoles(active.role).map((value) => ({ value: String(value), label: ROLE_LABELS[value] }))}
        value={String(role)}
        onChange={(value) => setRole(Number(value))}
        allowDeselect={false}
        error={problemOf(failure, 'role', 'Role')}
      />
    </DialogForm>
  );
}
