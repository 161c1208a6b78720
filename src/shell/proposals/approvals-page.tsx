import { useQuery } from '@connectrpc/connect-query';
import { Anchor, EmptyState, Kbd, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChecklist } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/record-table.tsx';
import { useSession } from '../session/session-context.ts';
import { ApprovalCase } from './approval-case.tsx';
import { QueueList } from './approval-queue.tsx';
import classes from './approvals-page.module.css';
import { DecisionBar } from './decision-bar.tsx';
import { type ApprovalQueue, useApprovalQueue, type Waiting } from './use-approval-queue.ts';
import { useKeys } from './use-keys.ts';

/** From here on the queue and the case stand side by side. */
const SPLIT = '(min-width: 62em)';

export function ApprovalsPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_APPROVE)) return <NotPermittedPage title="Approvals" needed={Role.APPROVER} />;
  return <Approvals />;
}

function Approvals() {
  const queue = useApprovalQueue();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const isSplit = useMediaQuery(SPLIT, undefined, { getInitialValueInEffect: false });
  const { proposalId } = useParams();
  const navigate = useNavigate();
  const waiting = queue.waiting?.filter((one) => !decided.has(versionOf(one.proposal)));
  const at = waiting?.findIndex((one) => one.proposal.proposalId === proposalId) ?? -1;
  const pathOf = (one: Waiting | undefined) =>
    one === undefined ? undefined : `/approvals/${one.proposal.proposalId}`;
  const [next, previous] = [waiting?.[at + 1], at > 0 ? waiting?.[at - 1] : undefined];

  const first = proposalId === undefined && isSplit === true ? pathOf(waiting?.[0]) : undefined;
  useEffect(() => {
    if (first !== undefined) void navigate(first, { replace: true });
  }, [first, navigate]);

  const move = (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to, { replace: true }));
  useKeys({ j: move(pathOf(next)), k: move(pathOf(previous)) });
  const moveOn = (done: ActionProposal) => {
    setDecided((present) => new Set([...present, versionOf(done)]));
    void navigate(pathOf(next ?? previous) ?? '/approvals', { replace: true });
  };
  return (
    <Page title="Approvals" lead={<Lead queue={queue} count={waiting?.length} />}>
      {queue.error !== null && <FailureAlert error={queue.error} title="What waits for you cannot be listed" />}
      {waiting === undefined && queue.error === null && <RecordsSkeleton />}
      {waiting?.length === 0 && proposalId === undefined && (
        <EmptyState
          icon={<IconChecklist aria-hidden />}
          title="Nothing waits for you"
          description="Actions that others propose appear here when policy wants a person to approve them."
        />
      )}
      {waiting !== undefined && (
        <div className={classes['split']}>
          {waiting.length > 0 && (isSplit === true || proposalId === undefined) && (
            <div className={classes['queue']}>
              <QueueList queue={queue} waiting={waiting} selectedId={proposalId} />
            </div>
          )}
          {proposalId !== undefined && (
            <Stack gap="xs" miw={0}>
              {isSplit !== true && (
                <Anchor component={Link} to="/approvals" size="sm">
                  Back to the queue
                </Anchor>
              )}
              <SelectedCase key={proposalId} proposalId={proposalId} waiting={waiting} onDecided={moveOn} />
            </Stack>
          )}
        </div>
      )}
    </Page>
  );
}

/** One that waits for this person once more, as policy has changed, is another version. */
function versionOf({ proposalId, version }: ActionProposal): string {
  return `${proposalId} ${version}`;
}

function Lead({ queue, count }: { queue: ApprovalQueue; count: number | undefined }) {
  return (
    <>
      What waits for your decision, what expires first comes first.{' '}
      {count !== undefined && count > 0 && (
        <Text span inherit visibleFrom="md">
          <Kbd>J</Kbd> and <Kbd>K</Kbd> lead to the next and the one before.{' '}
        </Text>
      )}
      {queue.connection === 'lost' && (
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
  onDecided: (proposal: ActionProposal) => void;
}

/** What is selected stays in view when it waits no longer, as it is then. */
function SelectedCase({ proposalId, waiting, onDecided }: SelectedCaseProps) {
  const found = waiting.find((one) => one.proposal.proposalId === proposalId);
  // What somebody has typed of it is not lost while it is read how it is now.
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const { method } = ActionService;
  const { data, error } = useQuery(method.getActionProposal, { proposalId }, { enabled: found === undefined });
  const proposal = found?.proposal ?? data?.proposal ?? last?.proposal;
  if (proposal === undefined) {
    return error === null ? <Skeleton height={240} /> : <FailureAlert error={error} title="It cannot be shown" />;
  }
  const { payloadHash } = proposal;
  const decision = <DecisionBar key={payloadHash} proposal={proposal} onDecided={() => onDecided(proposal)} />;
  return <ApprovalCase waiting={{ proposal, workItem: last?.workItem }} all={waiting} decision={decision} />;
}
