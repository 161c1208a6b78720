import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, CopyButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import {
  type Invitation,
  InvitationMailState,
  MemberService,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { MAIL_WORDS } from './invitation-mail-words.ts';

const COLUMNS: [Column<Invitation>, ...Column<Invitation>[]] = [
  {
    header: 'Email',
    cell: ({ email }) => (
      <Text fw={600} inherit>
        {email}
      </Text>
    ),
  },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'Mail', cell: ({ mail }) => <MailState mail={mail} /> },
  { header: 'Invited', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
  { header: 'Expires', cell: ({ expiresAt }) => <MomentOr at={expiresAt} otherwise="Unknown" /> },
];

/** Invitations that nobody has accepted yet. */
export function InvitationsSection() {
  const headingId = useId();
  const { data, error } = useQuery(MemberService.method.listInvitations, {});
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
          actions={(invitation) => (
            <InvitationActions invitation={invitation} onCancel={() => setCancelling(invitation)} />
          )}
        />
      )}
      <CancelInvitationDialog invitation={cancelling} onClose={() => setCancelling(undefined)} />
    </Stack>
  );
}

/** State of the mail with the link, and the mail server's answer about the address. */
function MailState({ mail }: Pick<Invitation, 'mail'>) {
  const state = mail?.state ?? InvitationMailState.UNSPECIFIED;
  const answered = mail !== undefined && mail.status !== 0;
  return (
    <>
      {MAIL_WORDS[state]}
      {answered && (
        <Text size="xs" c="dimmed">
          {mail.status} <VisibleText>{mail.words}</VisibleText>
        </Text>
      )}
    </>
  );
}

interface InvitationActionsProps {
  invitation: Invitation;
  onCancel: () => void;
}

function InvitationActions({ invitation: { invitationId, email, url }, onCancel }: InvitationActionsProps) {
  const { sendsMail } = useSession();
  const resend = useMutation(MemberService.method.resendInvitation, {
    onSuccess: useInvalidate(MemberService.method.listInvitations),
    onError: (error) => notifyFailure('The invitation was not mailed', error),
  });
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {sendsMail && (
        <Button
          variant="default"
          size="xs"
          loading={resend.isPending}
          onClick={() => resend.mutate({ invitationId })}
          aria-label={`Mail again to ${email}`}
        >
          Mail again
        </Button>
      )}
      {url === '' ? (
        <Text size="xs" c="dimmed">
          Only the person who invited sees the link.
        </Text>
      ) : (
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              onClick={copy}
              aria-label={`${copied ? 'Copied' : 'Copy link'} for ${email}`}
            >
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
      )}
      <Button variant="light" color="red" size="xs" onClick={onCancel} aria-label={`Cancel the invitation of ${email}`}>
        Cancel
      </Button>
    </Group>
  );
}

interface CancelInvitationDialogProps {
  /** Undefined while the dialog is closed. */
  invitation: Invitation | undefined;
  onClose: () => void;
}

function CancelInvitationDialog({ invitation, onClose }: CancelInvitationDialogProps) {
  const invalidate = useInvalidate(MemberService.method.listInvitations);
  const cancel = useMutation(MemberService.method.cancelInvitation, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={invitation !== undefined}
      title="Cancel the invitation?"
      consequence={`The link for ${invitation?.email} stops working at once.`}
      confirmLabel="Cancel the invitation"
      onConfirm={() => {
        if (invitation !== undefined) cancel.mutate({ invitationId: invitation.invitationId });
      }}
      onClose={() => {
        cancel.reset();
        onClose();
      }}
      isPending={cancel.isPending}
      error={cancel.error}
    />
  );
}
