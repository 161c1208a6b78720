import type { Proposal } from '../proposals/index.ts';
import type { WorkItem } from '../work-items/index.ts';

/** Returns the address of the web shell's page where people decide on the proposals of a WorkItem. */
export function approvalUrlOf(workBaseUrl: string, { packKey, workItemId }: Pick<WorkItem, 'packKey' | 'workItemId'>) {
  return `${workBaseUrl}/packs/${packKey}/work-items/${workItemId}`;
}

/** Returns how many more people must approve a pending proposal, by its last recorded policy decision: at least one. */
export function approvalsMissingOf({ policy, approvals, payloadHash, accountables }: Proposal): number {
  const given = approvals.filter(
    (one) => one.decision === 'approve' && one.payloadHash === payloadHash && !accountables.includes(one.accountable),
  );
  return Math.max(1, policy.approvalsRequired - new Set(given.map(({ accountable }) => accountable)).size);
}
