import { useQuery } from '@connectrpc/connect-query';
import { Anchor, EmptyState, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChecklist } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { HelpButton } from '../frame/help-button.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { useHelp } from '../frame/use-help.tsx';
import { useKeys } from '../frame/use-keys.ts';
import type { Connection } from '../live/use-events.ts';
import { Link, useNavigate, useParams } from '../router/router.tsx';
import { NoMailNotice } from '../session/no-mail-notice.tsx';
import { useSession } from '../session/session-context.ts';
import { ApprovalCase } from './approval-case.tsx';
import { QueueList } from './approval-queue.tsx';
import classes from './approvals-page.module.css';
import { JointDecisionDialog } from './decide-together.tsx';
import { DecidedLine } from './decided-line.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { groupsOf } from './resource-groups.ts';
import { useApprovalNews, useApprovalQueue, type Waiting } from './use-approval-queue.ts';
import { useChosen } from './use-chosen.ts';

const SPLIT = '(min-width: 62em)';

export function ApprovalsPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_APPROVE)) return <NotPermittedPage title="Approvals" needed={Role.APPROVER} />;
  return <Approvals />;
}

function Approvals() {
  const connection = useApprovalNews();
  const queue = useApprovalQueue();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<ActionProposal>();
  const isSplit = useMediaQuery(SPLIT, undefined, { getInitialValueInEffect: false });
  const { proposalId } = useParams();
  const help = useHelp();
  const navigate = useNavigate();
  const groups = queue.waiting && groupsOf(queue.waiting.filter((one) => !decided.has(versionOf(one.proposal))));
  const waiting = groups?.flatMap((group) => group.waiting);
  const chosen = useChosen(waiting ?? []);
  const at = waiting?.findIndex((one) => one.proposal.proposalId === proposalId) ?? -1;
  const [next, previous] = [waiting?.[at + 1], at > 0 ? waiting?.[at - 1] : undefined];
  const selected = waiting?.[at];
  const first = proposalId === undefined && isSplit === true ? pathOf(waiting?.[0]) : undefined;
  useEffect(() => {
    if (first !== undefined) void navigate(first, { replace: true });
  }, [first, navigate]);

  const move = (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to, { replace: true }));
  useKeys({
    j: move(pathOf(next)),
    k: move(pathOf(previous)),
    x: selected?.bulkLimit === undefined ? undefined : () => chosen.toggle(selected),
    '?': help.open,
    u: proposalId === undefined || isSplit === true ? undefined : move('/approvals'),
  });
  const moveOn = (done: ActionProposal, after = done) => {
    setDecided((present) => new Set([...present, versionOf(done)]));
    setLast(after);
    void navigate(pathOf(next ?? previous) ?? '/approvals', { replace: true });
  };
  return (
    <Page title="Approvals" lead={<Lead connection={connection} />} actions={<HelpButton onPress={help.open} />}>
      <NoMailNotice mayDismiss />
      {last !== undefined && last.proposalId !== proposalId && <DecidedLine {...last} />}
      {queue.error !== null && <FailureAlert error={queue.error} title="The waiting proposals cannot be listed" />}
      {waiting === undefined && queue.error === null && <RecordsSkeleton />}
      {waiting?.length === 0 && proposalId === undefined && <NothingWaits />}
      {waiting !== undefined && (
        <div className={classes['split']}>
          {waiting.length > 0 && (isSplit === true || proposalId === undefined) && (
            <div className={classes['queue']}>
              <QueueList queue={queue} groups={groups ?? []} chosen={chosen} selectedId={proposalId} />
            </div>
          )}
          {proposalId !== undefined && (
            <Stack gap="xs" miw={0}>
              {isSplit !== true && <BackToQueue />}
              <SelectedCase key={proposalId} proposalId={proposalId} waiting={waiting} onDecided={moveOn} />
            </Stack>
          )}
        </div>
      )}
      <JointDecisionDialog chosen={chosen} />
      {help.dialog}
    </Page>
  );
}

function BackToQueue() {
  return (
    <Anchor component={Link} to="/approvals" size="sm">
      Back to the queue
    </Anchor>
  );
}

function NothingWaits() {
  return (
    <EmptyState
      icon={<IconChecklist aria-hidden />}
      title="Nothing waits for you"
      description="Actions that others propose appear here when policy wants a person to approve them."
    />
  );
}

function pathOf(one: Waiting | undefined): string | undefined {
  return one === undefined ? undefined : `/approvals/${one.proposal.proposalId}`;
}

/** A proposal that waits again, because policy has changed, has a new version. */
function versionOf({ proposalId, version }: ActionProposal): string {
  return `${proposalId} ${version}`;
}

function Lead({ connection }: { connection: Connection }) {
  return (
    <>
      Proposals that wait for your decision, earliest expiry first.{' '}
      {connection === 'lost' && (
        <Text span inherit fw={600} role="status">
          The connection is lost: this may be out of date.
        </Text>
      )}
    </>
  );
}

interface SelectedCaseProps {
  proposalId: string;
  waiting: Waiting[];
  onDecided: (proposal: ActionProposal, after: ActionProposal | undefined) => void;
}

/** The case stays in view, in its new state, when the proposal no longer waits. */
function SelectedCase({ proposalId, waiting, onDecided }: SelectedCaseProps) {
  const found = waiting.find((one) => one.proposal.proposalId === proposalId);
  const { data: context, error } = useQuery(ActionService.method.getApprovalCase, { proposalId });
  const proposal = newestOf(found?.proposal, context?.proposal);
  if (proposal === undefined || (context === undefined && error !== null)) {
    return error === null ? (
      <Skeleton height={240} />
    ) : (
      <FailureAlert error={error} title="The proposal cannot be shown" />
    );
  }
  const { payloadHash } = proposal;
  const decision = (
    <DecisionBar
      key={payloadHash}
      proposal={proposal}
      context={context}
      onDecided={(after) => onDecided(proposal, after)}
    />
  );
  return <ApprovalCase waiting={{ proposal, workItem: found?.workItem }} context={context} decision={decision} />;
}

/** The queue and the case are read separately. */
function newestOf(one: ActionProposal | undefined, other: ActionProposal | undefined): ActionProposal | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  // The case wins a tie: a proposal that has ended by itself has no new version yet. It alone has the present policy.
  return one.version > other.version ? { ...one, policy: other.policy ?? one.policy } : other;
}
