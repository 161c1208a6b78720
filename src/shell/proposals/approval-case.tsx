import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, DataList, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type {
  ActionProposal,
  GetApprovalCaseResponse,
  ProposalWorkItem,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { type Message, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment, MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { FrozenNotice } from '../freezes/frozen-notice.tsx';
import { PayloadValues } from '../operations/payload-values.tsx';
import { Link } from '../router/router.tsx';
import { labelOf } from '../work/labels.ts';
import { Speaker } from '../work/speaker.tsx';
import { workItemPath } from '../work/work-item-path.ts';
import classes from './approvals-page.module.css';
import { CaseDetails } from './case-details.tsx';
import { CaseOutcome } from './case-outcome.tsx';
import { CheckResult } from './check-result.tsx';
import { Decisions } from './decisions.tsx';
import { PROPOSAL_STATUS_LABELS } from './labels.ts';
import { Part } from './part.tsx';
import { Through } from './payload-details.tsx';
import { PrincipalName } from './principal-name.tsx';
import { isWaiting } from './resource-groups.ts';
import { ResourceTotals, SeveralNotice } from './resource-totals.tsx';
import { RiskText } from './risk-text.tsx';
import { TwinsNotice } from './twins-notice.tsx';
import type { Waiting } from './use-approval-queue.ts';

interface ApprovalCaseProps {
  waiting: Pick<Waiting, 'proposal' | 'workItem'>;
  context: GetApprovalCaseResponse | undefined;
  decision: ReactNode;
}

/** In the order of an approver's questions: what, how much, why, who, by which policy, and what happens next. */
export function ApprovalCase({ waiting, context, decision }: ApprovalCaseProps) {
  const headingId = useId();
  const { proposal } = waiting;
  const workItem = context?.workItem ?? waiting.workItem;
  const totals = context?.totals;
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={headingId}>
      <Stack gap="md">
        <Stack gap={4}>
          <Title order={2} size="h3" id={headingId}>
            <VisibleText>{proposal.summary}</VisibleText>
          </Title>
          {context !== undefined && <CaseOutcome proposal={proposal} context={context} />}
          {workItem !== undefined && <ForWhom workItem={workItem} contactName={context?.contactName ?? ''} />}
          <Text size="sm" c="dimmed">
            <RiskText risk={proposal.risk} /> risk. Expires <MomentOr at={proposal.expiresAt} otherwise="never" />
            {proposal.expiresAt !== undefined && (
              <>
                , <Moment isExact at={proposal.expiresAt} />
              </>
            )}
            .
          </Text>
        </Stack>
        {decision}
        {totals !== undefined && isWaiting(proposal) && <SeveralNotice totals={totals} />}
        <FrozenNotice proposal={proposal} action={undefined} />
        <TwinsNotice proposal={proposal} />
        <Facts proposal={proposal} workItem={workItem} context={context} />
        <CaseDetails proposal={proposal} through={throughOf(context)} />
      </Stack>
    </Paper>
  );
}

function ForWhom({ workItem, contactName }: { workItem: ProposalWorkItem; contactName: string }) {
  return (
    <Text size="sm">
      For{' '}
      {contactName !== '' && (
        <>
          <Text span inherit fw={600}>
            <VisibleText>{contactName}</VisibleText>
          </Text>
          :{' '}
        </>
      )}
      <Anchor component={Link} to={workItemPath(workItem)} inherit underline="always">
        <VisibleText>{workItem.subject}</VisibleText>
      </Anchor>
    </Text>
  );
}

interface FactsProps {
  proposal: ActionProposal;
  workItem: ProposalWorkItem | undefined;
  context: GetApprovalCaseResponse | undefined;
}

/** Until the case is read, it shows what the queue tells of the proposal. */
function Facts({ proposal, workItem, context }: FactsProps) {
  const { superseded, totals } = context ?? {};
  return (
    <div className={classes['facts']}>
      <Stack gap="md" miw={0}>
        <Part title="Why" order={3}>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            <VisibleText>{proposal.approvalReason}</VisibleText>
          </Text>
        </Part>
        <Part title="Proposed action" order={3}>
          <DataList labelWidth="7rem" gap={6}>
            <PayloadValues proposal={proposal} before={superseded} withoutMoney />
            <Through proposal={proposal} through={throughOf(context)} before={superseded} />
          </DataList>
          {superseded !== undefined && <Superseded proposal={proposal} superseded={superseded} />}
        </Part>
        {context === undefined && <Skeleton height={40} />}
        {workItem !== undefined && context !== undefined && <CaseConversation workItem={workItem} context={context} />}
      </Stack>
      <Stack gap="md" miw={0}>
        <Part title="Who" order={3}>
          <Proposers proposal={proposal} context={context} />
        </Part>
        <Decisions proposal={proposal} order={3} isBrief />
        {totals !== undefined && (
          <Part title="Totals" order={3}>
            <ResourceTotals totals={totals} isOpen={isWaiting(proposal)} />
          </Part>
        )}
        <CheckResult proposal={proposal} action={undefined} />
      </Stack>
    </div>
  );
}

function throughOf(context: GetApprovalCaseResponse | undefined): string {
  if (context === undefined) return '…';
  const { integrationName, integrationEnabled } = context;
  return integrationEnabled ? integrationName : `${integrationName} (switched off)`;
}

function Proposers({ proposal: { proposedBy, createdAt }, context }: Omit<FactsProps, 'workItem'>) {
  const { accountablePeople = [], standing } = context ?? {};
  return (
    <>
      <Text size="sm">
        Proposed by <PrincipalName principal={proposedBy} />,{' '}
        <MomentOr isExact at={createdAt} otherwise="at an unknown time" />.
      </Text>
      {accountablePeople.length > 0 && (
        <Text size="sm">
          Accountable: <VisibleText>{accountablePeople.map(({ name }) => name).join(', ')}</VisibleText>.
        </Text>
      )}
      {standing?.roleFrom !== undefined && (
        <Text size="sm" fw={600}>
          Your role is from <VisibleText>{standing.roleFrom.name}</VisibleText>, who is accountable for this proposal,
          since <MomentOr isExact at={standing.roleFrom.at} otherwise="an unknown time" />.
        </Text>
      )}
    </>
  );
}

function Superseded({ proposal, superseded }: { proposal: ActionProposal; superseded: ActionProposal }) {
  const isOther = superseded.operation !== proposal.operation;
  return (
    <Text size="sm" c="dimmed">
      Replaces <VisibleText>{superseded.summary}</VisibleText> (
      {labelOf(PROPOSAL_STATUS_LABELS, superseded.status).toLowerCase()}, proposed by{' '}
      <PrincipalName principal={superseded.proposedBy} />){isOther && ', which was another operation'}.
      {superseded.approvalReason !== proposal.approvalReason && (
        <>
          {' '}
          The reason was: <VisibleText>{superseded.approvalReason}</VisibleText>
        </>
      )}
    </Text>
  );
}

const FIRST = 3;
/** Most messages that the service returns at once. The page of the WorkItem has longer conversations. */
const MOST = 200;

interface CaseConversationProps {
  workItem: ProposalWorkItem;
  context: GetApprovalCaseResponse;
}

function CaseConversation({ workItem, context }: CaseConversationProps) {
  const { messages: latest, earlierMessages: earlier, contactName } = context;
  const [isWhole, setWhole] = useState(false);
  const input = { workItemId: workItem.workItemId, pageSize: MOST };
  const { data, error, isFetching } = useQuery(WorkService.method.listWorkItemMessages, input, {
    enabled: isWhole && earlier > 0,
  });
  if (latest.length === 0) return null;
  const known = new Set(latest.map(({ messageId }) => messageId));
  const before = (data?.messages ?? []).filter(({ messageId }) => !known.has(messageId));
  const shown = isWhole ? [...before, ...latest] : latest.slice(-FIRST);
  const left = Math.max(0, earlier + latest.length - shown.length);
  return (
    <Part title="Latest messages" order={3}>
      {left > 0 && (
        <Group>
          {earlier + latest.length > MOST ? (
            <Anchor component={Link} to={workItemPath(workItem)} size="sm">
              {left} earlier, on the page of the WorkItem
            </Anchor>
          ) : (
            <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => setWhole(true)}>
              {`Show ${left} earlier`}
            </Button>
          )}
        </Group>
      )}
      {error !== null && <FailureAlert error={error} title="Earlier messages cannot be read" />}
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((message) => (
          <MessageLines key={message.messageId} message={message} contactName={contactName || undefined} />
        ))}
      </Stack>
    </Part>
  );
}

function MessageLines({ message, contactName }: { message: Message; contactName: string | undefined }) {
  const { createdAt, content } = message;
  return (
    <li>
      <Group gap={6}>
        <Speaker message={message} contactName={contactName} />
        <Text size="xs" c="dimmed">
          <MomentOr at={createdAt} otherwise="" />
        </Text>
      </Group>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }} lineClamp={12}>
        <VisibleText>{content}</VisibleText>
      </Text>
    </li>
  );
}
