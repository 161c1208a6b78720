import { createConnectQueryKey, useInfiniteQuery, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';

const PAGE_SIZE = 50;
const METHOD = ActionService.method.getWorkItemEvidence;

/** Returns the loaded log entries of a WorkItem, oldest first; undefined until they are read. */
export function useEvidence(workItemId: string) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    METHOD,
    { workItemId, pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  return {
    entries: data?.pages.flatMap((page) => page.entries),
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

export function useInvalidateEvidence(workItemId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const transport = useTransport();
  return useCallback(() => {
    const input = { workItemId };
    const queryKey = createConnectQueryKey({ schema: METHOD, input, transport, cardinality: undefined });
    return queryClient.invalidateQueries({ queryKey });
  }, [queryClient, transport, workItemId]);
}
