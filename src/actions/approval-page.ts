import type { WorkItem } from '../work-items/model.ts';

/** The page of the web shell where people decide on the proposals of a WorkItem. */
export function approvalUrlOf(workBaseUrl: string, { packKey, workItemId }: Pick<WorkItem, 'packKey' | 'workItemId'>) {
  return `${workBaseUrl}/packs/${packKey}/work-items/${workItemId}`;
}
