import type { ServiceImpl } from '@connectrpc/connect';
import {
  AppendWorkItemMessageRequestSchema,
  type WorkService as Contract,
  CreateWorkItemRequestSchema,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { SessionService } from '../../identity/index.ts';
import type {
  LocateWorkItem,
  TimelineUseCases,
  WorkItemSearchUseCases,
  WorkItemUseCases,
} from '../../work-items/use-cases.ts';
import { callOf, personOf } from './caller.ts';
import { idempotencyOf } from './idempotency.ts';
import { ifVersion } from './if-version.ts';
import { pageOf } from './paging.ts';
import { toApiTime } from './time-wire.ts';
import { watchTimeline } from './timeline-stream.ts';
import { fromApiQuery, fromApiSearch } from './work-item-search-wire.ts';
import { fromApiChanges, fromApiFilter, fromApiNewWorkItem, toApiMessage, toApiWorkItem } from './work-item-wire.ts';

export interface WorkHandlerServices {
  sessions: SessionService;
  workItems: WorkItemUseCases;
  locateWorkItem: LocateWorkItem;
  workItemSearch: WorkItemSearchUseCases;
  timeline: TimelineUseCases;
}

export function createWorkHandlers({
  sessions,
  workItems,
  locateWorkItem,
  workItemSearch,
  timeline,
}: WorkHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listWorkItems(request, context) {
      const page = await workItems.listWorkItems(callOf(context), fromApiFilter(request), pageOf(request));
      return { workItems: page.rows.map(toApiWorkItem), nextPageToken: page.nextPageToken ?? '' };
    },

    async getWorkItem({ workItemId }, context) {
      return { workItem: toApiWorkItem(await workItems.getWorkItem(callOf(context), workItemId)) };
    },

    async locateWorkItem({ workItemId }, context) {
      const memberships = await sessions.memberships(personOf(context));
      const places = memberships.map(({ tenant, role }) => ({ tenantId: tenant.tenantId, name: tenant.name, role }));
      const { tenantId, name } = await locateWorkItem(places, workItemId);
      return { tenantId, tenantName: name };
    },

    async createWorkItem(request, context) {
      const idempotency = idempotencyOf(CreateWorkItemRequestSchema, request);
      const { value, replayed } = await workItems.createWorkItem(
        callOf(context),
        fromApiNewWorkItem(request),
        idempotency,
      );
      return { workItem: toApiWorkItem(value), replayed };
    },

    async updateWorkItem(request, context) {
      const { workItemId, expectedVersion } = request;
      const patch = fromApiChanges(request);
      const item = await workItems.updateWorkItem(callOf(context), workItemId, patch, ifVersion(expectedVersion));
      return { workItem: toApiWorkItem(item) };
    },

    ...createSearchHandlers(workItemSearch),

    ...createPlacementHandlers(workItems),

    ...createMessageHandlers(workItems),

    watchWorkItemTimeline: ({ workItemId, afterSequence }, context) =>
      watchTimeline(timeline, workItemId, Number(afterSequence), context),
  };
}

function createSearchHandlers(
  workItemSearch: WorkItemSearchUseCases,
): Pick<ServiceImpl<typeof Contract>, 'searchWorkItems' | 'countWorkItems'> {
  return {
    async searchWorkItems(request, context) {
      const found = await workItemSearch.searchWorkItems(callOf(context), fromApiSearch(request));
      return {
        workItems: found.rows.map(toApiWorkItem),
        nextPageToken: found.nextPageToken ?? '',
        searchedSince: toApiTime(found.searchedSince),
      };
    },

    async countWorkItems({ queries }, context) {
      return { counts: await workItemSearch.countWorkItems(callOf(context), queries.map(fromApiQuery)) };
    },
  };
}

function createPlacementHandlers(
  workItems: WorkItemUseCases,
): Pick<ServiceImpl<typeof Contract>, 'assignWorkItem' | 'listQueues' | 'moveWorkItem'> {
  return {
    async assignWorkItem({ workItemId, assigneeId, expectedVersion }, context) {
      const ifMatch = ifVersion(expectedVersion);
      const item = await workItems.assignWorkItem(callOf(context), workItemId, assigneeId ?? null, ifMatch);
      return { workItem: toApiWorkItem(item) };
    },

    async listQueues(_request, context) {
      return { packs: await workItems.listQueues(callOf(context)) };
    },

    async moveWorkItem({ workItemId, packKey, queueKey, expectedVersion }, context) {
      const to = { packKey, queueKey };
      const item = await workItems.moveWorkItem(callOf(context), workItemId, to, ifVersion(expectedVersion));
      return { workItem: toApiWorkItem(item) };
    },
  };
}

function createMessageHandlers(
  workItems: WorkItemUseCases,
): Pick<ServiceImpl<typeof Contract>, 'listWorkItemMessages' | 'appendWorkItemMessage'> {
  return {
    async listWorkItemMessages(request, context) {
      const { workItemId, newestFirst } = request;
      const asked = { ...pageOf(request), newestFirst };
      const page = await workItems.listWorkItemMessages(callOf(context), workItemId, asked);
      return { messages: page.rows.map(toApiMessage), nextPageToken: page.nextPageToken ?? '' };
    },

    async appendWorkItemMessage(request, context) {
      const { workItemId, content } = request;
      const idempotency = idempotencyOf(AppendWorkItemMessageRequestSchema, request);
      const { value, replayed } = await workItems.appendWorkItemMessage(
        callOf(context),
        workItemId,
        { content },
        idempotency,
      );
      return { message: toApiMessage(value), replayed };
    },
  };
}
