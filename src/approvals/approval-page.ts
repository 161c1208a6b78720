import type { Proposal } from '../proposals/index.ts';
import type { WorkItem } from '../work-items/index.ts';

/** Returns the page of the case, where people decide on exactly this proposal. */
export function approvalUrlOf(workBaseUrl: string, proposalId: string): string {
  return `${workBaseUrl}/approvals/${proposalId}`;
}

/** Returns the page of a WorkItem, where people settle unknown outcomes. */
export function workItemUrlOf(
  workBaseUrl: string,
  { packKey, workItemId }: Pick<WorkItem, 'packKey' | 'workItemId'>,
): string {
  return `${workBaseUrl}/packs/${packKey}/work-items/${workItemId}`;
}

/** Counts by the last recorded policy decision of a pending proposal: at least one. */
export function approvalsMissingOf({ policy, approvals, payloadHash, accountables }: Proposal): number {
  const given = approvals.filter(
    (one) => one.decision === 'approve' && one.payloadHash === payloadHash && !accountables.includes(one.accountable),
  );
  return Math.max(1, policy.approvalsRequired - new Set(given.map(({ accountable }) => accountable)).size);
}

/** Returns the subject and verb of a sentence that ends with "to approve it". */
export function peopleHave(count: number): string {
  return count === 1 ? 'One person has' : `${count} different people have`;
}
