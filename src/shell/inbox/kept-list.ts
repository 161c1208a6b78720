import type { QueryClient } from '@tanstack/react-query';
import type { WorkItemList } from './work-item-list.ts';

/** Milliseconds for which a list is kept, so that people find it unchanged when they come back from a WorkItem. */
const KEPT_MS = 10 * 60_000;
const LISTS = 'inbox list';

/** @param address Parameters of the inbox that shows the list. */
export function keptList(queryClient: QueryClient, address: string): WorkItemList | undefined {
  return queryClient.getQueryData<WorkItemList>([LISTS, address]);
}

export function keepList(queryClient: QueryClient, address: string, list: WorkItemList): void {
  queryClient.setQueryDefaults([LISTS], { gcTime: KEPT_MS });
  queryClient.setQueryData([LISTS, address], list);
}

/** Returns the list that was shown last; undefined if none is kept. */
export function latestList(queryClient: QueryClient): { address: string; list: WorkItemList } | undefined {
  const kept = queryClient.getQueryCache().findAll({ queryKey: [LISTS] });
  const [last] = kept.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return last === undefined ? undefined : { address: String(last.queryKey[1]), list: last.state.data as WorkItemList };
}
