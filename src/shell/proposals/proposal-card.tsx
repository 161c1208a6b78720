import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import {
  type Action,
  type ActionProposal,
  ActionProposalStatus,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { FrozenNotice } from '../freezes/frozen-notice.tsx';
import { labelOf } from '../work/labels.ts';
import { useActorNames } from '../work/use-actor-names.ts';
import { ActionRecord } from './action-record.tsx';
import { CheckResult } from './check-result.tsx';
import { Decisions } from './decisions.tsx';
import { PROPOSAL_STATUS_COLOURS, PROPOSAL_STATUS_LABELS } from './labels.ts';
import { Part } from './part.tsx';
import { PayloadDetails } from './payload-details.tsx';
import { PrincipalName } from './principal-name.tsx';
import { ProposalButtons } from './proposal-buttons.tsx';
import { isOpen, isUnfinished } from './proposal-state.ts';
import { RiskText } from './risk-text.tsx';

interface ProposalCardProps {
  proposal: ActionProposal;
  action: Action | undefined;
}

export function ProposalCard({ proposal, action }: ProposalCardProps) {
  const headingId = useId();
  const bodyId = useId();
  const nameOf = useActorNames();
  const [isUnfolded, setUnfolded] = useState(isUnfinished(proposal, action));
  const { title, summary, risk, proposedBy, accountables, createdAt, expiresAt, status } = proposal;
  const people = accountables.map((actorId) => nameOf({ actorType: PrincipalType.USER, actorId }));
  return (
    <article aria-labelledby={headingId}>
      <Stack gap="sm">
        <Stack gap={4}>
          <Group justify="space-between" align="flex-start" gap="xs">
            <Title order={3} size="h5" id={headingId} style={{ flex: '1 1 12rem', minWidth: 0 }}>
              <VisibleText>{summary}</VisibleText>
            </Title>
            <ProposalBadge status={status} />
          </Group>
          <Text size="sm" c="dimmed">
            {title}, proposed by <PrincipalName principal={proposedBy} />,{' '}
            <MomentOr isExact at={createdAt} otherwise="" />. Risk: <RiskText risk={risk} />.
            <Accountable people={people} />
            {isOpen(proposal, action) && (
              <>
                {' '}
                Expires <MomentOr isExact at={expiresAt} otherwise="never" />.
              </>
            )}
          </Text>
        </Stack>
        <Group>
          <Button
            variant="subtle"
            size="compact-sm"
            ml={-8}
            aria-expanded={isUnfolded}
            aria-controls={bodyId}
            aria-label={`${isUnfolded ? 'Hide' : 'Show'} details: ${visibleText(summary)}`}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? 'Hide details' : 'Show details'}
          </Button>
        </Group>
        <div id={bodyId} hidden={!isUnfolded}>
          {isUnfolded && <ProposalBody proposal={proposal} action={action} />}
        </div>
        <FrozenNotice proposal={proposal} action={action} />
        <CheckResult proposal={proposal} action={action} />
        <ProposalButtons proposal={proposal} action={action} />
      </Stack>
    </article>
  );
}

function ProposalBody({ proposal, action }: ProposalCardProps) {
  const { approvalReason, supersedes, proposalId, status } = proposal;
  return (
    <Stack gap="md">
      <Part title="Proposed action">
        <PayloadDetails proposal={proposal} />
      </Part>
      <Part title="Why">
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          <VisibleText>{approvalReason}</VisibleText>
        </Text>
      </Part>
      <Decisions proposal={proposal} order={4} />
      {action !== undefined && (
        <Part title="Execution">
          <ActionRecord action={action} operationVersion={proposal.operationVersion} />
        </Part>
      )}
      {status === ActionProposalStatus.OUTCOME_UNKNOWN && (
        <Alert color="yellow" title="The outcome is unknown">
          The provider may have done it or not. Workgate keeps asking the provider, less and less often, and does not
          send it again blindly. If the provider cannot tell, somebody who may settle actions has to check there and
          settle it here.
        </Alert>
      )}
      <Text size="xs" c="dimmed">
        {proposalId}
        {supersedes !== '' && `, replaces ${supersedes}`}
      </Text>
    </Stack>
  );
}

function Accountable({ people }: { people: readonly string[] }) {
  if (people.length === 0) return null;
  return (
    <>
      {' '}
      Accountable: <VisibleText>{people.join(', ')}</VisibleText>.
    </>
  );
}

function ProposalBadge({ status }: { status: ActionProposalStatus }) {
  return (
    <Badge variant="dot" color={labelOf(PROPOSAL_STATUS_COLOURS, status)} tt="none" miw="max-content">
      {labelOf(PROPOSAL_STATUS_LABELS, status)}
    </Badge>
  );
}
