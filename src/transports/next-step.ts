import { approvalsMissingOf, peopleHave } from '../approvals/index.ts';
import { adviceOnTwins, type Proposal } from '../proposals/index.ts';

/** Returns true for a proposal that expired while the provider would have refused it. */
export function wouldHaveFailed({ status, check }: Pick<Proposal, 'status' | 'check'>): boolean {
  return status === 'expired' && check.outcome === 'would_fail';
}

/** Names that a door gives to the means of its agents. */
export interface DoorWords {
  /** Page on which people decide. */
  page: string;
  /** Words for looking at the proposal again. */
  again: string;
  /** Means of executing the proposal. */
  executor: string;
}

/**
 * Returns what an agent does next about a proposal, in every door for agents. The text contains no words of others,
 * because models follow it.
 * @param proposal Undefined if the agent may not see it.
 */
export function nextStep(
  status: string,
  proposal: Proposal | undefined,
  { page, again, executor }: DoorWords,
): string | undefined {
  switch (status) {
    case 'pending_approval':
      if (proposal === undefined) return `People have to approve it at ${page}: ${again}.`;
      if (proposal.check.outcome === 'would_fail')
        return 'It cannot be approved. Correct what check names in a new proposal that supersedes it.';
      return `${adviceOnTwins(proposal)}${peopleHave(approvalsMissingOf(proposal))} to approve it at ${page}: tell them, and ${again}.`;
    case 'auto_approved':
    case 'approved':
      if (proposal?.isHandedOver) return `It waits for a worker to execute it: ${again}.`;
      return `Execute it now with ${executor}.`;
    case 'executing':
      return `It is being executed: ${again}.`;
    case 'execution_failed':
      return 'A dry run says whether it can be executed again.';
    case 'outcome_unknown':
      return `It is not known what the provider did: a person must settle it at ${page}. Do not propose it again.`;
    case 'denied':
      return 'Propose something that policy allows, or ask a person.';
    case 'rejected':
      return 'Propose something else, or ask the person.';
    case 'expired':
    case 'cancelled':
      if (proposal !== undefined && wouldHaveFailed(proposal)) return 'Correct what check names, and propose it again.';
      return 'Propose it again if it is still needed.';
    default:
      return undefined;
  }
}
