import { useWorkItemCache } from '../work/work-item-cache.ts';
import { useReadProposalsAgain } from './use-proposals.ts';

/**
 * What follows a call about a proposal, whether it was refused or not: the page shows how things stand now, even where
 * no timeline tells it.
 */
export function useReadAllAgain(workItemId: string): () => Promise<void> {
  const readProposals = useReadProposalsAgain(workItemId);
  const { readAgain } = useWorkItemCache(workItemId);
  return async () => {
    await Promise.all([readProposals(), readAgain()]);
  };
}
