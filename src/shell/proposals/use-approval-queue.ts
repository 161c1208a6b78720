import { timestampMs } from '@bufbuild/protobuf/wkt';
import { createConnectQueryKey, useInfiniteQuery, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import {
  type ActionProposal,
  ActionService,
  type ListActionProposalsAwaitingMeResponse,
  type ProposalWorkItem,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { type Connection, useEvents } from '../live/use-events.ts';
import { orderKeyOf } from './same-order.ts';

/** As many as the service brings at once: only what has been read can be put in order. */
const PAGE_SIZE = 200;

export interface Waiting {
  proposal: ActionProposal;
  workItem: ProposalWorkItem | undefined;
}

export interface ApprovalQueue {
  /** What expires first comes first, and with it what else is about the same order; undefined until it is read. */
  waiting: Waiting[] | undefined;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  connection: Connection;
}

/** What waits for this person, kept up to date by the events of the tenant. */
export function useApprovalQueue(): ApprovalQueue {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    ActionService.method.listActionProposalsAwaitingMe,
    { pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const waiting = data === undefined ? undefined : inOrder(data.pages.flatMap(waitingOf));

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
    connection: useNews(),
  };
}

/** Has the queue, and the proposal that is shown, read again when something has happened to a proposal. */
function useNews(): Connection {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const read = useCallback(() => {
    const { listActionProposalsAwaitingMe, getActionProposal } = ActionService.method;
    const cardinality = undefined;
    const keys = [
      createConnectQueryKey({ schema: listActionProposalsAwaitingMe, transport, cardinality }),
      createConnectQueryKey({ schema: getActionProposal, transport, cardinality }),
    ];
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, transport]);
  const onEvent = useCallback(({ type }: Event) => (type.startsWith('proposal.') ? read() : undefined), [read]);
  return useEvents(onEvent, read);
}

function waitingOf({ proposals, workItems }: ListActionProposalsAwaitingMeResponse): Waiting[] {
  const byId = new Map(workItems.map((workItem) => [workItem.workItemId, workItem]));
  return proposals.map((proposal) => ({ proposal, workItem: byId.get(proposal.workItemId) }));
}

function inOrder(waiting: Waiting[]): Waiting[] {
  const byOrder = new Map<string, Waiting[]>();
  for (const one of waiting.toSorted((a, b) => expiryOf(a) - expiryOf(b))) {
    const key = orderKeyOf(one.proposal) ?? one.proposal.proposalId;
    byOrder.set(key, [...(byOrder.get(key) ?? []), one]);
  }
  return [...byOrder.values()].flat();
}

function expiryOf({ proposal: { expiresAt } }: Waiting): number {
  return expiresAt === undefined ? Number.POSITIVE_INFINITY : timestampMs(expiresAt);
}
