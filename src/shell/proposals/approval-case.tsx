import { useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { PrincipalType, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { FrozenNotice } from '../freezes/frozen-notice.tsx';
import { useActorNames } from '../work/use-actor-names.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { ApprovalList } from './approval-list.tsx';
import { CheckResult } from './check-result.tsx';
import { Part } from './part.tsx';
import { PayloadDetails } from './payload-details.tsx';
import { PolicyWords } from './policy-words.tsx';
import { PrincipalName } from './principal-name.tsx';
import { approvalsGiven } from './proposal-state.ts';
import { RiskText } from './risk-text.tsx';
import { type SameOrder, sameOrderOf } from './same-order.ts';
import type { Waiting } from './use-approval-queue.ts';

const FIRST_MESSAGES = 3;

interface ApprovalCaseProps {
  waiting: Waiting;
  /** All that waits for this person. */
  all: Waiting[];
  /** What can be done about it, and why not. */
  decision: React.ReactNode;
}

/** All that one decides by, in the order in which one asks: what, how much, why, who, by which policy, and what then. */
export function ApprovalCase({ waiting: { proposal, workItem }, all, decision }: ApprovalCaseProps) {
  const headingId = useId();
  const sameOrder = sameOrderOf(
    proposal,
    all.map((one) => one.proposal),
  );
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={headingId}>
      <Stack gap="md">
        <Stack gap={4}>
          <Title order={2} size="h3" id={headingId}>
            <VisibleText>{proposal.summary}</VisibleText>
          </Title>
          <Text size="sm" c="dimmed">
            <RiskText risk={proposal.risk} /> risk. Expires <MomentOr at={proposal.expiresAt} otherwise="never" />.
            {workItem !== undefined && (
              <>
                {' '}
                For{' '}
                <Anchor component={Link} to={workItemPath(workItem)} inherit underline="always">
                  <VisibleText>{workItem.subject}</VisibleText>
                </Anchor>
              </>
            )}
          </Text>
        </Stack>
        {decision}
        {sameOrder !== undefined && <SameOrderNotice sameOrder={sameOrder} />}
        <FrozenNotice proposal={proposal} action={undefined} />
        <Facts proposal={proposal} />
        <Beginning workItemId={proposal.workItemId} />
      </Stack>
    </Paper>
  );
}

function SameOrderNotice({ sameOrder }: { sameOrder: SameOrder }) {
  const { orderId, noun, several, count, amount, currency } = sameOrder;
  return (
    <Alert color="yellow" title={`${count} ${several} wait for you`}>
      <Text size="sm">
        With this one they come to {amount} {currency} of {noun} <VisibleText>{orderId}</VisibleText>. What was approved
        before is not in it.
      </Text>
    </Alert>
  );
}

function Facts({ proposal }: { proposal: ActionProposal }) {
  const { approvalReason, policy, approvals } = proposal;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
      <Part title="What would be executed" order={3}>
        <PayloadDetails proposal={proposal} />
      </Part>
      <Stack gap="md">
        <Part title="Why" order={3}>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            <VisibleText>{approvalReason}</VisibleText>
          </Text>
        </Part>
        <Part title="Who" order={3}>
          <Proposers proposal={proposal} />
        </Part>
        {policy !== undefined && (
          <Part title="What policy says" order={3}>
            <PolicyWords policy={policy} given={approvalsGiven(proposal)} />
          </Part>
        )}
        {approvals.length > 0 && (
          <Part title="What people say" order={3}>
            <ApprovalList approvals={approvals} />
          </Part>
        )}
        <CheckResult proposal={proposal} action={undefined} />
      </Stack>
    </SimpleGrid>
  );
}

function Proposers({ proposal: { proposedBy, accountables, createdAt, supersedes } }: { proposal: ActionProposal }) {
  const nameOf = useActorNames();
  const people = accountables.map((actorId) => nameOf({ actorType: PrincipalType.USER, actorId }));
  return (
    <Text size="sm">
      Proposed by <PrincipalName principal={proposedBy} />, <MomentOr at={createdAt} otherwise="at an unknown time" />.
      {people.length > 0 && (
        <>
          {' '}
          Accountable: <VisibleText>{people.join(', ')}</VisibleText>.
        </>
      )}
      {supersedes !== '' && ' It takes the place of an earlier proposal.'}
    </Text>
  );
}

/** How the conversation began: what somebody asked for. */
function Beginning({ workItemId }: { workItemId: string }) {
  const { data } = useQuery(WorkService.method.listWorkItemMessages, { workItemId, pageSize: FIRST_MESSAGES });
  if (data === undefined || data.messages.length === 0) return null;
  return (
    <Part title="How the conversation began" order={3}>
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.messages.map(({ messageId, author, createdAt, content }) => (
          <li key={messageId}>
            <Group gap={6}>
              <Text size="sm" fw={600}>
                <PrincipalName principal={author} />
              </Text>
              <Text size="xs" c="dimmed">
                <MomentOr at={createdAt} otherwise="" />
              </Text>
            </Group>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap' }} lineClamp={6}>
              <VisibleText>{content}</VisibleText>
            </Text>
          </li>
        ))}
      </Stack>
    </Part>
  );
}
