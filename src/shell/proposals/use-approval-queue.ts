import { useInfiniteQuery } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import {
  type ActionProposal,
  ActionProposalOrder,
  ActionService,
  type ListActionProposalsAwaitingMeResponse,
  type ProposalWorkItem,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { invalidate } from '../api/use-invalidate.ts';
import { type Connection, useBoundedReading, useEvents } from '../live/use-events.ts';
import { WAITING_METHODS } from './use-proposals.ts';

const PAGE_SIZE = 50;

/** Least time in milliseconds between two reads, however many events come. */
const PAUSE_MS = 1_000;
const TOLD = ['proposal.', 'message.', 'action.'];

export interface Waiting {
  proposal: ActionProposal;
  workItem: ProposalWorkItem | undefined;
  /** Greatest sum of a joint approval with this proposal; undefined if it must be decided alone. */
  bulkLimit: string | undefined;
}

export type ApprovalQueue = ReturnType<typeof useApprovalQueue>;

export function useApprovalQueue() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    ActionService.method.listActionProposalsAwaitingMe,
    { pageSize: PAGE_SIZE, pageToken: '', order: ActionProposalOrder.SOONEST_EXPIRY },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const waiting = data?.pages.flatMap(waitingOf);

  // A page leaves out proposals that this person may not decide, so it may be empty.
  const isNothingYet = waiting?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isNothingYet && !isFetching && error === null) void fetchNextPage();
  }, [isNothingYet, isFetching, error, fetchNextPage]);

  return {
    /** Soonest expiry first; undefined until they are read. */
    waiting: isNothingYet ? undefined : waiting,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

function waitingOf({ proposals, workItems, bulkApprovalLimits }: ListActionProposalsAwaitingMeResponse): Waiting[] {
  const byId = new Map(workItems.map((workItem) => [workItem.workItemId, workItem]));
  const limits = new Map(bulkApprovalLimits.map(({ proposalId, amount }) => [proposalId, amount]));
  return proposals.map((proposal) => ({
    proposal,
    workItem: byId.get(proposal.workItemId),
    bulkLimit: limits.get(proposal.proposalId),
  }));
}

/** Reads the queue, its count and the shown case again after events. */
export function useApprovalNews(): Connection {
  const queryClient = useQueryClient();
  const read = useCallback(() => invalidate(queryClient, WAITING_METHODS), [queryClient]);
  const request = useBoundedReading(read, PAUSE_MS);
  const onEvent = useCallback(
    ({ type }: Event) => {
      if (TOLD.some((told) => type.startsWith(told))) request();
    },
    [request],
  );
  return useEvents(onEvent, request);
}
