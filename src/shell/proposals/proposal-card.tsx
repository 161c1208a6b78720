import { Alert, Badge, Button, Code, DataList, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import {
  type Action,
  type ActionProposal,
  ActionProposalStatus,
  ActionStatus,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { Detail } from '../frame/detail.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { FrozenNotice } from '../freezes/frozen-notice.tsx';
import { ResultValues } from '../operations/payload-values.tsx';
import { labelOf } from '../work/labels.ts';
import { useActorNames } from '../work/use-actor-names.ts';
import { CheckResult } from './check-result.tsx';
import { Decisions } from './decisions.tsx';
import { ACTION_STATUS_LABELS, PROPOSAL_STATUS_COLOURS, PROPOSAL_STATUS_LABELS } from './labels.ts';
import { Part } from './part.tsx';
import { PayloadDetails } from './payload-details.tsx';
import { PrincipalName } from './principal-name.tsx';
import { ProposalButtons } from './proposal-buttons.tsx';
import { isOpen, isUnfinished } from './proposal-state.ts';
import { RiskText } from './risk-text.tsx';
import { TwinsNotice } from './twins-notice.tsx';

export interface ProposalProps {
  proposal: ActionProposal;
  action: Action | undefined;
}

export function ProposalCard({ proposal, action }: ProposalProps) {
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
            <Badge variant="dot" color={labelOf(PROPOSAL_STATUS_COLOURS, status)} tt="none" miw="max-content">
              {labelOf(PROPOSAL_STATUS_LABELS, status)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {title}, proposed by <PrincipalName principal={proposedBy} />,{' '}
            <MomentOr isExact at={createdAt} otherwise="" />. Risk: <RiskText risk={risk} />.
            {people.length > 0 && (
              <>
                {' '}
                Accountable: <VisibleText>{people.join(', ')}</VisibleText>.
              </>
            )}
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
        {isOpen(proposal, action) && <TwinsNotice proposal={proposal} />}
        <CheckResult proposal={proposal} action={action} />
        <ProposalButtons proposal={proposal} action={action} />
      </Stack>
    </article>
  );
}

function ProposalBody({ proposal, action }: ProposalProps) {
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

function ActionRecord({ action, operationVersion }: { action: Action; operationVersion: bigint }) {
  const { status, error, attempts, executedBy, startedAt, finishedAt, idempotencyKey, actionId } = action;
  return (
    <DataList labelWidth="7rem" gap={6}>
      <Detail label="Status">
        <Text span inherit fw={600} c={status === ActionStatus.FAILED ? 'error' : 'inherit'}>
          {labelOf(ACTION_STATUS_LABELS, status)}
        </Text>
      </Detail>
      <ResultValues action={action} operationVersion={operationVersion} />
      {error !== undefined && (
        <Detail label="Error">
          {error.message} <Code>{error.code}</Code>
        </Detail>
      )}
      {action.settlement !== undefined && (
        <Detail label="Settled by">
          <PrincipalName principal={action.settlement.settledBy} />,{' '}
          <MomentOr isExact at={action.settlement.at} otherwise="at an unknown time" />: {action.settlement.reason}
        </Detail>
      )}
      <Detail label="Attempts">{attempts}</Detail>
      <Detail label="Executed by">
        <PrincipalName principal={executedBy} />
      </Detail>
      <Detail label="Started">
        <MomentOr isExact at={startedAt} otherwise="Unknown" />
      </Detail>
      <Detail label="Finished">
        <MomentOr isExact at={finishedAt} otherwise="Not yet" />
      </Detail>
      <Detail label="Sent with key">
        <Code>{idempotencyKey}</Code>
      </Detail>
      <Detail label="Record">
        <Code>{actionId}</Code>
      </Detail>
    </DataList>
  );
}
