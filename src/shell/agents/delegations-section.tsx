import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type AgentDelegation,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { serverNow } from '../api/server-clock.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { delegationStatus, STATUS_WORDS } from './delegation-status.ts';
import { doorsOf, mayOf } from './labels.ts';

const COLUMNS: readonly [Column<AgentDelegation>, ...Column<AgentDelegation>[]] = [
  {
    header: 'Agent',
    cell: (delegation) => (
      <Stack gap={0}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <VisibleText>{delegation.agent}</VisibleText>
        </Text>
        <Text size="xs" c="dimmed">
          by {doorsOf(delegation)}
        </Text>
      </Stack>
    ),
  },
  { header: 'Person', cell: ({ personName }) => <VisibleText>{personName}</VisibleText> },
  {
    header: 'May',
    cell: (delegation) => (
      <Stack gap={0}>
        <Text size="sm">{mayOf(delegation)}</Text>
        {delegation.approval !== undefined && (
          <Anchor component={Link} to={`/approvals/${delegation.approval.proposalId}`} size="xs">
            See the proposal
          </Anchor>
        )}
      </Stack>
    ),
  },
  { header: 'Status', cell: (delegation) => STATUS_WORDS[delegationStatus(delegation, serverNow())] },
  {
    header: 'Last used',
    cell: ({ lastUsedAt }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <MomentOr at={lastUsedAt} otherwise="Never" />
      </span>
    ),
  },
  {
    header: 'Expires',
    cell: ({ expiresAt }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <MomentOr at={expiresAt} otherwise="Never" />
      </span>
    ),
  },
];

/** Active delegations; on demand also those that ended within the last month. */
export function DelegationsSection({ mayManage, onDelegate }: { mayManage: boolean; onDelegate: () => void }) {
  const [withEnded, setWithEnded] = useState(false);
  const [revoking, setRevoking] = useState<AgentDelegation>();
  const { data, error } = useQuery(IdentityService.method.listAgentDelegations, { onlyLive: !withEnded });
  const ended = (
    <Switch
      label="Show ended ones"
      checked={withEnded}
      onChange={({ currentTarget }) => setWithEnded(currentTarget.checked)}
    />
  );
  return (
    <Section title="Delegations" aside={ended}>
      {error !== null && <FailureAlert error={error} title="The delegations cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.delegations.length === 0 && (
        <Stack gap="sm" align="flex-start">
          <Text size="sm" c="dimmed" maw="75ch">
            {mayManage ? 'No agent acts for a person' : 'No agent acts for you'}
            {withEnded ? ' or has done so in the last month' : ' at the moment'}. A delegation lasts at most a day, and
            never allows more than the role of its person.
          </Text>
          <Button variant="light" onClick={onDelegate}>
            Delegate to an agent
          </Button>
        </Stack>
      )}
      {data !== undefined && data.delegations.length > 0 && (
        <RecordTable
          label="Delegations"
          rows={data.delegations}
          rowKey={({ delegationId }) => delegationId}
          columns={COLUMNS}
          actions={(delegation) =>
            delegationStatus(delegation, serverNow()) === 'live' && (
              <Button
                variant="light"
                color="red"
                size="xs"
                aria-label={`Revoke ${delegation.agent}`}
                onClick={() => setRevoking(delegation)}
              >
                Revoke
              </Button>
            )
          }
        />
      )}
      <RevokeDialog delegation={revoking} onClose={() => setRevoking(undefined)} />
    </Section>
  );
}

function RevokeDialog({ delegation, onClose }: { delegation: AgentDelegation | undefined; onClose: () => void }) {
  const invalidate = useInvalidate(IdentityService.method.listAgentDelegations);
  const revoke = useMutation(IdentityService.method.revokeAgentDelegation, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await invalidate();
      close();
    },
  });
  const close = () => {
    revoke.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={delegation !== undefined}
      title={`Revoke ${visibleText(delegation?.agent ?? '')}?`}
      consequence="The agent is refused within 2 seconds, and its open streams end. This cannot be undone, but its person can issue another delegation."
      confirmLabel="Revoke"
      onConfirm={() => {
        if (delegation !== undefined) revoke.mutate({ delegationId: delegation.delegationId });
      }}
      onClose={close}
      isPending={revoke.isPending}
      error={revoke.error}
    />
  );
}
