import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type AgentDelegation,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ConfirmedChange } from '../admin/change.tsx';
import { type Columns, Dimmed, RecordList, RowButton } from '../admin/record-list.tsx';
import { serverNow } from '../api/server-clock.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { AgentName, OneLineMoment } from './cells.tsx';
import { DELEGATION_STATUS_LABELS, delegationStatus, doorsOf, mayOf } from './labels.ts';

const { listAgentDelegations, revokeAgentDelegation } = IdentityService.method;

const COLUMNS: Columns<AgentDelegation> = [
  {
    header: 'Agent',
    cell: (delegation) => (
      <Stack gap={0}>
        <AgentName>{delegation.agent}</AgentName>
        <Dimmed>by {doorsOf(delegation)}</Dimmed>
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
  { header: 'Status', cell: (delegation) => DELEGATION_STATUS_LABELS[delegationStatus(delegation, serverNow())] },
  { header: 'Last used', cell: ({ lastUsedAt }) => <OneLineMoment at={lastUsedAt} /> },
  { header: 'Expires', cell: ({ expiresAt }) => <OneLineMoment at={expiresAt} /> },
];

/** Active delegations; on demand also those that ended within the last month. */
export function DelegationsSection({ mayManage, onDelegate }: { mayManage: boolean; onDelegate: () => void }) {
  const [withEnded, setWithEnded] = useState(false);
  const [revoking, setRevoking] = useState<AgentDelegation>();
  const { data, error } = useQuery(listAgentDelegations, { onlyLive: !withEnded });
  const ended = (
    <Switch
      label="Show ended ones"
      checked={withEnded}
      onChange={({ currentTarget }) => setWithEnded(currentTarget.checked)}
    />
  );
  const empty = (
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
  );
  return (
    <Section title="Delegations" aside={ended}>
      <RecordList
        label="Delegations"
        rows={data?.delegations}
        rowKey={({ delegationId }) => delegationId}
        columns={COLUMNS}
        actions={(delegation) =>
          delegationStatus(delegation, serverNow()) === 'live' && (
            <RowButton isDestructive label="Revoke" of={delegation.agent} onClick={() => setRevoking(delegation)} />
          )
        }
        error={error}
        failureTitle="The delegations cannot be listed"
        empty={empty}
      />
      <ConfirmedChange
        method={revokeAgentDelegation}
        request={revoking && { delegationId: revoking.delegationId }}
        invalidate={useInvalidate(listAgentDelegations)}
        title={`Revoke ${visibleText(revoking?.agent ?? '')}?`}
        consequence="The agent is refused within 2 seconds, and its open streams end. This cannot be undone, but its person can issue another delegation."
        confirmLabel="Revoke"
        onClose={() => setRevoking(undefined)}
      />
    </Section>
  );
}
