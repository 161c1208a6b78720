import {
  type Action,
  type ActionProposal,
  ActionProposalCheckOutcome,
  ActionStatus,
  ActionProposalStatus as Status,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/**
 * Returns true if nothing has been sent yet, but something still may be.
 * @param action May be newer than the proposal, which is read separately.
 */
export function isOpen({ status }: ActionProposal, action: Action | undefined): boolean {
  return status === Status.PENDING_APPROVAL || (mayBeSent(status) && !isBegun(action));
}

/** After a failure, only if the provider called the failure temporary. */
export function isExecutable({ status }: ActionProposal, action: Action | undefined): boolean {
  return (
    (mayBeSent(status) && !isBegun(action)) || (status === Status.EXECUTION_FAILED && action?.error?.retryable === true)
  );
}

/** Nobody can approve a proposal that the provider would refuse. */
export function wouldFail({ check }: ActionProposal): boolean {
  return check?.outcome === ActionProposalCheckOutcome.WOULD_FAIL;
}

/** Returns true if there is a record of the execution, or soon will be. */
export function hasExecution({ status }: ActionProposal): boolean {
  return [Status.EXECUTING, Status.EXECUTED, Status.EXECUTION_FAILED, Status.OUTCOME_UNKNOWN].includes(status);
}

/** Finished proposals must not take the place of unfinished ones. */
export function isUnfinished(proposal: ActionProposal, action: Action | undefined): boolean {
  const { status } = proposal;
  if (isOpen(proposal, action) || isExecutable(proposal, action)) return true;
  return status === Status.EXECUTING || status === Status.OUTCOME_UNKNOWN;
}

/** Returns the request that approves exactly what is shown, with what is shown about the approvals that it needs. */
export function approvalOf({ proposalId, payloadHash, policy }: ActionProposal) {
  return { proposalId, payloadHash, seenApprovalsRequired: policy?.approvalsRequired };
}

/** Counts different people who have approved exactly this payload, in person or through an agent. */
export function approvalsGiven({ approvals, payloadHash }: ActionProposal): number {
  const counting = approvals.filter((approval) => approval.approved && approval.payloadHash === payloadHash);
  return new Set(counting.map(({ accountable }) => accountable)).size;
}

export function isOwn({ proposedBy, accountables }: ActionProposal, personId: string): boolean {
  return accountables.includes(personId) || (proposedBy?.type === PrincipalType.USER && proposedBy.id === personId);
}

/** Returns undefined if the person may decide, as far as the page can tell. The service refuses them, too. */
export function whyNotToDecide(
  { proposedBy, accountables, approvals, payloadHash }: ActionProposal,
  personId: string,
): string | undefined {
  if (proposedBy?.type === PrincipalType.USER && proposedBy.id === personId) {
    return 'You have proposed this yourself: somebody else has to approve or reject it.';
  }
  if (accountables.includes(personId)) {
    return 'You are accountable for this, because your key or agent proposed it, or it replaces a proposal of yours: somebody else has to approve or reject it.';
  }
  const hasApproved = approvals.some(
    (approval) => approval.approved && approval.payloadHash === payloadHash && approval.accountable === personId,
  );
  return hasApproved ? 'You have approved this: somebody else has to approve it as well.' : undefined;
}

export function whyNotToSettle({ accountables }: ActionProposal, personId: string): string | undefined {
  return accountables.includes(personId)
    ? 'You are accountable for this: somebody else who may settle actions has to do it.'
    : undefined;
}

/** A claim that was given back leaves a failed record, which does not count. */
function isBegun(action: Action | undefined): boolean {
  return action !== undefined && action.status !== ActionStatus.FAILED;
}

function mayBeSent(status: Status): boolean {
  return status === Status.AUTO_APPROVED || status === Status.APPROVED;
}
