import type { Proposal } from '../../proposals/index.ts';
import type { WorkItemStatus } from '../../work-items/index.ts';
import type { ProposalState } from './task-view.ts';

/** Facts that the text of a status is written from. */
export interface StatusContext {
  status: WorkItemStatus;
  /** Proposal that the status is about, as of its position in the log. */
  proposalState: ProposalState | undefined;
  /** The same proposal as stored, if the agent may see it. It gives names and reasons; its status may be newer. */
  proposal: Proposal | undefined;
  /** Page on which people approve, and the time by which they must. */
  approvalUrl: string;
  awaitedUntil: string | null;
}

/** Returns the text that accompanies a state: the facts at this position in the log, and the agent's next step. */
export function statusText({
  status,
  proposalState,
  proposal,
  approvalUrl,
  awaitedUntil,
}: StatusContext): string | undefined {
  const about = proposalState && aboutProposal(proposalState, proposal);
  switch (status) {
    case 'waiting_on_approval': {
      const until = awaitedUntil === null ? '' : ` It expires at ${awaitedUntil}.`;
      const waiting = `It waits for approval by people at ${approvalUrl}.${until} There is nothing for you to do until then.`;
      return about === undefined ? waiting : `${about} ${waiting}`;
    }
    case 'waiting_on_customer':
      return 'More is needed from you. Answer with a message to this task.';
    case 'rejected':
      return 'It was refused. Open a new task for something else.';
    case 'resolved':
    case 'closed':
      return proposalState?.status === 'executed' ? about : undefined;
    case 'failed':
      return proposalState !== undefined && ENDED_BADLY.includes(proposalState.status) ? about : undefined;
    case 'cancelled':
      return undefined;
    default:
      return about;
  }
}

/** Proposal statuses that make a task fail if it was to end with the proposal. */
const ENDED_BADLY = ['rejected', 'denied', 'expired', 'execution_failed'];

function aboutProposal(proposalState: ProposalState, proposal: Proposal | undefined): string | undefined {
  switch (proposalState.status) {
    case 'pending_approval': {
      const names = approversOf(proposalState, proposal);
      return names === '' ? undefined : `Approved by ${names} so far.`;
    }
    case 'auto_approved':
      return 'Approved by policy. Execute it now.';
    case 'approved': {
      const names = approversOf(proposalState, proposal);
      return names === '' ? 'Approved. Execute it now.' : `Approved by ${names}. Execute it now.`;
    }
    case 'rejected':
      return rejectionOf(proposalState, proposal);
    case 'denied': {
      const reasons = proposal?.policy.reasons.map(({ message }) => message).join(' ') ?? '';
      return `Policy does not allow it${reasons === '' ? '.' : `: ${reasons}`} Propose something else.`;
    }
    case 'expired':
      return 'It expired before it was executed. Propose it again if you still need it.';
    case 'cancelled':
      return 'The proposal was cancelled.';
    case 'executing':
      return 'It is being executed.';
    case 'executed':
      return 'Executed.';
    case 'execution_failed':
      return 'Its execution failed. A dry run says whether it can be executed again.';
    case 'outcome_unknown':
      return 'It is not known yet how its execution ended. It is not executed twice.';
    default:
      return undefined;
  }
}

/** Returns the names of the people who had approved the proposal at that position in the log. */
function approversOf({ at }: ProposalState, proposal: Proposal | undefined): string {
  const given = proposal?.approvals.filter(({ decision, at: then }) => decision === 'approve' && then <= at) ?? [];
  return [...new Set(given.map(({ approver }) => approver.displayName))].join(' and ');
}

function rejectionOf({ actorId }: ProposalState, proposal: Proposal | undefined): string {
  const found = proposal?.approvals.findLast(
    ({ decision, approver }) => decision === 'reject' && approver.id === actorId,
  );
  if (found === undefined) return 'Rejected.';
  const { approver, comment } = found;
  return comment === null ? `Rejected by ${approver.displayName}.` : `Rejected by ${approver.displayName}: ${comment}`;
}
