import { useWorkItemCache } from '../work/work-item-cache.ts';
import { useInvalidateProposals } from './use-proposals.ts';

/**
 * Returns a function to call after every request about a proposal, even a refused one. It updates the page where no
 * event of the WorkItem does.
 */
export function useInvalidateAll(workItemId: string): () => Promise<void> {
  const readProposals = useInvalidateProposals(workItemId);
  const { invalidate } = useWorkItemCache(workItemId);
  return async () => {
    await Promise.all([readProposals(), invalidate()]);
  };
}
