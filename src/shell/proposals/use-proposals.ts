import { useInfiniteQuery, useQuery } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  type Integration,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { invalidate } from '../api/use-invalidate.ts';
import { useSession } from '../session/session-context.ts';
import { useWorkItemCache } from '../work/work-item-cache.ts';
import { hasExecution } from './proposal-state.ts';

const PAGE_SIZE = 50;
const PAGING = {
  pageParamKey: 'pageToken',
  getNextPageParam: ({ nextPageToken }: { nextPageToken: string }) => nextPageToken || undefined,
} as const;

export function useProposals(workItemId: string) {
  const enabled = useSession().may(Permission.ACTIONS_READ);
  const input = { workItemId, pageSize: PAGE_SIZE, pageToken: '' };
  const proposals = useInfiniteQuery(ActionService.method.listActionProposals, input, { ...PAGING, enabled });
  const actions = useInfiniteQuery(ActionService.method.listActions, input, { ...PAGING, enabled });
  const shown = proposals.data?.pages.flatMap((page) => page.proposals);
  const records = new Map(actions.data?.pages.flatMap((page) => page.actions.map((one) => [one.proposalId, one])));

  // Proposals and records are paged separately: an old proposal that was executed late has its record on an earlier
  // page, and vice versa.
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = actions;
  const lacksRecord = shown?.some((one) => hasExecution(one) && !records.has(one.proposalId)) ?? false;
  useEffect(() => {
    if (lacksRecord && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [lacksRecord, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  return {
    /** Newest first; undefined until they are read. */
    proposals: shown,
    actionOf: ({ proposalId }: ActionProposal) => records.get(proposalId),
    error: proposals.error ?? actions.error,
    hasMore: proposals.hasNextPage,
    isLoadingMore: proposals.isFetchingNextPage,
    loadMore: () => void proposals.fetchNextPage(),
  };
}

/** Proposals that wait for this person, and the case of the shown proposal. */
export const WAITING_METHODS = [
  ActionService.method.listActionProposalsAwaitingMe,
  ActionService.method.countActionProposalsAwaitingMe,
  ActionService.method.getApprovalCase,
];

export function useInvalidateProposals(workItemId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const { listActionProposals, listActions } = ActionService.method;
    await Promise.all([
      invalidate(queryClient, [listActionProposals, listActions], { workItemId }),
      invalidate(queryClient, WAITING_METHODS),
    ]);
  }, [queryClient, workItemId]);
}

/** Call after every request about a proposal, even a refused one: no event of the WorkItem may follow. */
export function useInvalidateAll(workItemId: string): () => Promise<void> {
  const readProposals = useInvalidateProposals(workItemId);
  const { invalidate: readWorkItem } = useWorkItemCache(workItemId);
  return async () => {
    await Promise.all([readProposals(), readWorkItem()]);
  };
}

export function useIntegrations(): { integrations: Integration[] | undefined; nameOf: (id: string) => string } {
  const enabled = useSession().may(Permission.ACTIONS_READ);
  const { data } = useQuery(IntegrationService.method.listIntegrations, {}, { enabled });
  return {
    integrations: data?.integrations,
    nameOf: (id) => {
      const integration = data?.integrations.find(({ integrationId }) => integrationId === id);
      if (integration === undefined) return id;
      return integration.enabled ? integration.name : `${integration.name} (switched off)`;
    },
  };
}
