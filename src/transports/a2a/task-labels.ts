import { approvalsMissingOf } from '../../approvals/index.ts';
import type { Proposal } from '../../proposals/index.ts';
import type { WorkItemStatus } from '../../work-items/index.ts';
import { nextStep } from '../next-step.ts';
import type { Extension } from './extension.ts';
import type { ProposalState } from './task-view.ts';

/** Facts that the text of a status is written from. */
export interface StatusContext {
  status: WorkItemStatus;
  /** Proposal that the status is about, as of its position in the log. */
  proposalState: ProposalState | undefined;
  /** The same proposal as stored, if the agent may see it. It gives names and reasons; its status may be newer. */
  proposal: Proposal | undefined;
  /** Page on which people decide or settle this proposal. */
  pageUrl: string;
  /** Page on which people decide on the proposal that the task waits for, and the time by which they must. */
  approvalUrl: string;
  awaitedUntil: string | null;
}

/** Returns the text that accompanies a state: the facts at this position in the log, and the agent's next step. */
export function statusText(context: StatusContext): string | undefined {
  const { status, proposalState, proposal, approvalUrl, awaitedUntil } = context;
  const facts = proposalState && factsOf(proposalState, proposal);
  const isBadEnd = proposalState !== undefined && ENDED_BADLY.includes(proposalState.status);
  switch (status) {
    case 'waiting_on_approval':
      return sentences(
        facts,
        stepAfter(context),
        proposalState?.status === 'pending_approval' ? undefined : `The task waits for approval at ${approvalUrl}.`,
        awaitedUntil === null ? undefined : `It expires at ${awaitedUntil}.`,
      );
    case 'waiting_on_customer':
      return 'More is needed from you. Answer with a message to this task.';
    case 'rejected':
      return sentences(isBadEnd ? facts : 'It was refused.', AFTER_BAD_END);
    case 'resolved':
    case 'closed':
      return proposalState?.status === 'executed' ? facts : undefined;
    case 'failed':
      return isBadEnd ? sentences(facts, AFTER_BAD_END) : undefined;
    case 'cancelled':
      return undefined;
    default:
      return sentences(facts, stepAfter(context));
  }
}

/** Proposal statuses that make a task fail if it was to end with the proposal. */
const ENDED_BADLY = ['rejected', 'denied', 'expired', 'execution_failed'];

const AFTER_BAD_END = 'Open a new task to propose something else, or ask a person.';

function sentences(...parts: (string | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
}

function stepAfter({ proposalState, proposal, pageUrl: page }: StatusContext): string | undefined {
  // A cancelled proposal may have been replaced.
  if (proposalState === undefined || proposalState.status === 'cancelled') return undefined;
  const action = { type: 'execute', proposal_id: proposalState.proposalId } as const;
  return nextStep(proposalState.status, proposal && asOf(proposalState, proposal), {
    page,
    again: 'get the task from time to time',
    executor: `the data part ${JSON.stringify({ action } satisfies Extension['ActionPart'])} in a message to this task`,
  });
}

/** Returns the proposal with the approvals that it had at that position in the log. */
function asOf({ at }: ProposalState, proposal: Proposal): Proposal {
  return { ...proposal, approvals: proposal.approvals.filter(({ at: then }) => then <= at) };
}

function factsOf(proposalState: ProposalState, proposal: Proposal | undefined): string | undefined {
  const then = proposal && asOf(proposalState, proposal);
  switch (proposalState.status) {
    case 'pending_approval':
      return then && approvalsSoFar(then);
    case 'auto_approved':
      return 'Approved by policy.';
    case 'approved': {
      const names = approversOf(then);
      return names === '' ? 'Approved.' : `Approved by ${names}.`;
    }
    case 'rejected':
      return rejectionOf(proposalState, proposal);
    case 'denied': {
      const reasons = proposal?.policy.reasons.map(({ message }) => message).join(' ') ?? '';
      return `Policy does not allow it${reasons === '' ? '.' : `: ${reasons}`}`;
    }
    case 'expired':
      if (proposal?.check.outcome === 'would_fail')
        return `It expired: the provider would have refused it${problemsOf(proposal)}.`;
      return 'It expired before it was executed.';
    case 'cancelled':
      return 'The proposal was cancelled.';
    case 'executed':
      return 'Executed.';
    case 'execution_failed':
      return 'Its execution failed.';
    default:
      return undefined;
  }
}

function problemsOf({ check }: Proposal): string {
  const told = check.problems.map(({ field, problem }) => `${field}: ${problem.replace(/\.$/, '')}`);
  return told.length === 0 ? '' : ` (${told.join('; ')})`;
}

/** Counts the people who have approved. The next step counts those who are missing. */
function approvalsSoFar(proposal: Proposal): string | undefined {
  const required = Math.max(1, proposal.policy.approvalsRequired);
  const given = required - approvalsMissingOf(proposal);
  if (given === 0 || proposal.check.outcome === 'would_fail') return undefined;
  return `${given} of ${required} people ${given === 1 ? 'has' : 'have'} approved: ${approversOf(proposal)}.`;
}

/** Returns the names of the people who have approved the proposal. */
function approversOf(proposal: Proposal | undefined): string {
  const given = proposal?.approvals.filter(({ decision }) => decision === 'approve') ?? [];
  return [...new Set(given.map(({ approver }) => approver.displayName))].join(' and ');
}

function rejectionOf({ actorId }: ProposalState, proposal: Proposal | undefined): string {
  const found = proposal?.approvals.findLast(
    ({ decision, approver }) => decision === 'reject' && approver.id === actorId,
  );
  if (found === undefined) return 'Rejected.';
  const { approver, comment } = found;
  return `Rejected by ${approver.displayName}${comment === null ? '.' : `: ${JSON.stringify(comment)}`}`;
}
