import {
  type Action,
  type ActionProposal,
  ActionProposalCheckOutcome,
  ActionStatus,
  ActionProposalStatus as Status,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/**
 * Nothing has been sent yet, and something still may be.
 * @param action The record of its execution: it may be newer than the proposal, which is read by itself.
 */
export function isOpen({ status }: ActionProposal, action: Action | undefined): boolean {
  return status === Status.PENDING_APPROVAL || (mayBeSent(status) && !isBegun(action));
}

/** Whether it can be executed as it is; after a failure only if the provider called that one passing. */
export function isExecutable({ status }: ActionProposal, action: Action | undefined): boolean {
  return (
    (mayBeSent(status) && !isBegun(action)) || (status === Status.EXECUTION_FAILED && action?.error?.retryable === true)
  );
}

/** Whether the provider said, when it was asked last, that it would refuse it: nobody can approve it then. */
export function wouldFail({ check }: ActionProposal): boolean {
  return check?.outcome === ActionProposalCheckOutcome.WOULD_FAIL;
}

/** Whether an execution has begun, so that there is a record of it or will be in a moment. */
export function hasExecution({ status }: ActionProposal): boolean {
  return [Status.EXECUTING, Status.EXECUTED, Status.EXECUTION_FAILED, Status.OUTCOME_UNKNOWN].includes(status);
}

/** Whether somebody should look at it. What is over for good does not take the place of what is not. */
export function isUnfinished(proposal: ActionProposal, action: Action | undefined): boolean {
  const { status } = proposal;
  if (isOpen(proposal, action) || isExecutable(proposal, action)) return true;
  return status === Status.EXECUTING || status === Status.OUTCOME_UNKNOWN;
}

/** How many different people have approved exactly this payload, in person or through an agent. */
export function approvalsGiven({ approvals, payloadHash }: ActionProposal): number {
  const counting = approvals.filter((approval) => approval.approved && approval.payloadHash === payloadHash);
  return new Set(counting.map(({ accountable }) => accountable)).size;
}

/** Why this person cannot decide, where the page can tell. The service refuses them too. */
export function whyNotToDecide(
  { proposedBy, accountables, approvals, payloadHash }: ActionProposal,
  personId: string,
): string | undefined {
  if (proposedBy?.type === PrincipalType.USER && proposedBy.id === personId) {
    return 'You have proposed this yourself: somebody else has to approve or reject it.';
  }
  if (accountables.includes(personId)) {
    return 'You are accountable for this, as it is that of a key or an agent of yours, or supersedes one of yours: somebody else has to approve or reject it.';
  }
  const hasApproved = approvals.some(
    (approval) => approval.approved && approval.payloadHash === payloadHash && approval.accountable === personId,
  );
  return hasApproved ? 'You have approved this: somebody else has to approve it as well.' : undefined;
}

/** Why this person cannot say how it ended; undefined if they may. */
export function whyNotToSettle({ accountables }: ActionProposal, personId: string): string | undefined {
  return accountables.includes(personId)
    ? 'You are accountable for this: somebody else who may settle actions has to say how it ended.'
    : undefined;
}

/** A claim that was given back leaves a record that has failed. */
function isBegun(action: Action | undefined): boolean {
  return action !== undefined && action.status !== ActionStatus.FAILED;
}

function mayBeSent(status: Status): boolean {
  return status === Status.AUTO_APPROVED || status === Status.APPROVED;
}
