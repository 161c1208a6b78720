import { createConnectQueryKey, useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, CopyButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Invitation, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { ROLE_LABELS } from '../session/roles.ts';

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
  { header: 'Invited', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
  { header: 'Holds until', cell: ({ expiresAt }) => <MomentOr at={expiresAt} otherwise="Unknown" /> },
];

/** Invitations that wait for their acceptance. */
export function InvitationsSection() {
  const headingId = useId();
  const { data, error } = useQuery(MemberService.method.listInvitations, {});
  const [cancelling, setCancelling] = useState<Invitation>();
  const queryClient = useQueryClient();
  const cancel = useMutation(MemberService.method.cancelInvitation, {
    onSuccess: async () => {
      const schema = MemberService.method.listInvitations;
      await queryClient.invalidateQueries({ queryKey: createConnectQueryKey({ schema, cardinality: 'finite' }) });
      setCancelling(undefined);
    },
  });
  const actions = (invitation: Invitation) => (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {invitation.url === '' ? (
        <Text size="xs" c="dimmed">
          Only who has invited sees the link.
        </Text>
      ) : (
        <CopyButton value={invitation.url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              onClick={copy}
              aria-label={`${copied ? 'Copied' : 'Copy link'} for ${invitation.email}`}
            >
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
      )}
      <Button
        variant="light"
        color="red"
        size="xs"
        onClick={() => setCancelling(invitation)}
        aria-label={`Cancel the invitation of ${invitation.email}`}
      >
        Cancel
      </Button>
    </Group>
  );
  return (
    <Stack component="section" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        Pending invitations
      </Title>
      {error !== null && <FailureAlert error={error} title="The invitations cannot be listed" />}
      {data === undefined && error === null && <Skeleton height={52} />}
      {data?.invitations.length === 0 && <Text c="dimmed">Nobody is invited at the moment.</Text>}
      {data !== undefined && data.invitations.length > 0 && (
        <RecordTable
          label="Pending invitations"
          rows={data.invitations}
          rowKey={({ invitationId }) => invitationId}
          columns={COLUMNS}
          actions={actions}
        />
      )}
      <ConfirmDialog
        opened={cancelling !== undefined}
        title="Cancel the invitation?"
        consequence={`The link for ${cancelling?.email} stops working at once.`}
        confirmLabel="Cancel the invitation"
        onConfirm={() => {
          if (cancelling !== undefined) cancel.mutate({ invitationId: cancelling.invitationId });
        }}
        onClose={() => {
          cancel.reset();
          setCancelling(undefined);
        }}
        isPending={cancel.isPending}
        error={cancel.error}
      />
    </Stack>
  );
}
