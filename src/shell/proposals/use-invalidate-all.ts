import { useWorkItemCache } from '../work/work-item-cache.ts';
import { useInvalidateProposals } from './use-proposals.ts';

/** Call after every request about a proposal, even a refused one: no event of the WorkItem may follow. */
export function useInvalidateAll(workItemId: string): () => Promise<void> {
  const readProposals = useInvalidateProposals(workItemId);
  const { invalidate } = useWorkItemCache(workItemId);
  return async () => {
    await Promise.all([readProposals(), invalidate()]);
  };
}
