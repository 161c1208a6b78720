import { useInfiniteQuery } from '@connectrpc/connect-query';
import { useEffect, useMemo, useRef } from 'react';
import { type Message, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

const PAGE_SIZE = 50;

export interface Conversation {
  /** Oldest first, without earlier pages that were not requested. */
  messages: Message[] | undefined;
  error: Error | null;
  /** Number of earlier messages that were not read. */
  earlier: number;
  isLoadingEarlier: boolean;
  loadEarlier: () => void;
}

/** Keeps the newest messages up to date, and reads earlier ones on demand. */
export function useConversation(workItemId: string, messageCount: number): Conversation {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    WorkService.method.listWorkItemMessages,
    { workItemId, pageSize: PAGE_SIZE, newestFirst: true, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const messages = useMemo(() => data?.pages.flatMap((page) => page.messages).reverse(), [data]);
  const counted = useRef(messageCount);

  useEffect(() => {
    if (isFetching || messageCount <= counted.current) return;
    // The WorkItem's count includes a message that was written after the conversation was read.
    counted.current = messageCount;
    void refetch();
  }, [messageCount, isFetching, refetch]);

  return {
    messages,
    error,
    earlier: hasNextPage && messages !== undefined ? Math.max(messageCount - messages.length, 1) : 0,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => void fetchNextPage(),
  };
}
