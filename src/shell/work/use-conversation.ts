import { useInfiniteQuery } from '@connectrpc/connect-query';
import { useEffect, useMemo, useRef } from 'react';
import { type Message, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

const PAGE_SIZE = 50;

export interface Conversation {
  /** Those that were read so far, oldest first: the newest ones, and as many before them as were asked for. */
  messages: Message[] | undefined;
  error: Error | null;
  /** How many there are before them. */
  earlier: number;
  isLoadingEarlier: boolean;
  loadEarlier: () => void;
}

/** The end of a conversation, which is followed, and on demand what was before. */
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
    // The WorkItem counts a message that was written after its conversation was read.
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
