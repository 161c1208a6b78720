import { useQuery } from '@connectrpc/connect-query';
import { CopyButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import {
  type Invitation,
  InvitationMailState,
  MemberService,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { ChangeButton, ConfirmedChange } from './change.tsx';
import { MAIL_LABELS } from './invitation-labels.ts';
import { type Columns, Dimmed, NameCell, RowButton } from './record-list.tsx';

const { cancelInvitation, listInvitations, resendInvitation } = MemberService.method;

const COLUMNS: Columns<Invitation> = [
  { header: 'Email', cell: ({ email }) => <NameCell name={email} /> },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'Mail', cell: ({ mail }) => <MailState mail={mail} /> },
  { header: 'Invited', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
  { header: 'Expires', cell: ({ expiresAt }) => <MomentOr at={expiresAt} otherwise="Unknown" /> },
];

/** Invitations that nobody has accepted yet. */
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
