import type { WorkItem } from '../work-items/model.ts';
import type { Proposal } from './model.ts';

/** The page of the web shell where people decide on the proposals of a WorkItem. */
export function approvalUrlOf(workBaseUrl: string, { packKey, workItemId }: Pick<WorkItem, 'packKey' | 'workItemId'>) {
  return `${workBaseUrl}/packs/${packKey}/work-items/${workItemId}`;
}

/** How many more people have to approve what waits for them, by what was said of it last: at least one. */
export function approvalsMissingOf({ policy, approvals, payloadHash, accountables }: Proposal): number {
  const given = approvals.filter(
    (one) => one.decision === 'approve' && one.payloadHash === payloadHash && !accountables.includes(one.accountable),
  );
  return Math.max(1, policy.approvalsRequired - new Set(given.map(({ accountable }) => accountable)).size);
}
