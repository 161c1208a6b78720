import { useInfiniteQuery } from '@connectrpc/connect-query';
import { useEffect } from 'react';
import {
  type ActionProposal,
  ActionProposalOrder,
  ActionService,
  type ListActionProposalsAwaitingMeResponse,
  type ProposalWorkItem,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';

/** More than one looks at at once; each is read again whenever something happens. */
const PAGE_SIZE = 50;

export interface Waiting {
  proposal: ActionProposal;
  workItem: ProposalWorkItem | undefined;
  /** What may be approved together with it comes to so much at most; undefined if it is to be decided by itself. */
  bulkLimit: string | undefined;
}

export interface ApprovalQueue {
  /** What expires first comes first; undefined until it is read. */
  waiting: Waiting[] | undefined;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** What waits for this person, in the order of the service. */
export function useApprovalQueue(): ApprovalQueue {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    ActionService.method.listActionProposalsAwaitingMe,
    { pageSize: PAGE_SIZE, pageToken: '', order: ActionProposalOrder.SOONEST_EXPIRY },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const waiting = data?.pages.flatMap(waitingOf);

  // Pages lack what this person may not decide on, which can be all that is on them.
  const isNothingYet = waiting?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isNothingYet && !isFetching && error === null) void fetchNextPage();
  }, [isNothingYet, isFetching, error, fetchNextPage]);

  return {
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
