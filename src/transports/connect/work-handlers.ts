import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import {
  AppendWorkItemMessageRequestSchema,
  CreateWorkItemRequestSchema,
  type WatchWorkItemTimelineRequest,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { TimelineEvent } from '../../work-items/index.ts';
import { boundedStream } from './bounded-stream.ts';
import { callOf, personOf } from './caller.ts';
import { idempotencyOf, ifVersion, pageOf, toApiTime } from './common-wire.ts';
import { type ConnectServices, serve } from './services.ts';
import { fromApiQuery, fromApiSearch } from './work-item-search-wire.ts';
import {
  fromApiChanges,
  fromApiFilter,
  fromApiNewWorkItem,
  toApiMessage,
  toApiTimelineEntry,
  toApiWorkItem,
} from './work-item-wire.ts';

type Handlers = Partial<ServiceImpl<typeof WorkService>>;

export const workService = serve(WorkService, (services) => ({
  ...createWorkItemHandlers(services),
  ...createFindingHandlers(services),
  ...createMessageHandlers(services),
  watchWorkItemTimeline: (request, context) => watchTimeline(services, request, context),
}));

function createWorkItemHandlers({ workItems }: ConnectServices) {
  return {
    async getWorkItem({ workItemId }, context) {
      return { workItem: toApiWorkItem(await workItems.getWorkItem(callOf(context), workItemId)) };
    },

    async createWorkItem(request, context) {
      const idempotency = idempotencyOf(CreateWorkItemRequestSchema, request);
      const input = fromApiNewWorkItem(request);
      const { value, replayed } = await workItems.createWorkItem(callOf(context), input, idempotency);
      return { workItem: toApiWorkItem(value), replayed };
    },

    async updateWorkItem(request, context) {
      const { workItemId, expectedVersion } = request;
      const patch = fromApiChanges(request);
      const item = await workItems.updateWorkItem(callOf(context), workItemId, patch, ifVersion(expectedVersion));
      return { workItem: toApiWorkItem(item) };
    },

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
  } satisfies Handlers;
}

function createFindingHandlers({ sessions, workItems, locateWorkItem, workItemSearch, reading }: ConnectServices) {
  return {
    async listWorkItems(request, context) {
      const page = await workItems.listWorkItems(callOf(context), fromApiFilter(request), pageOf(request));
      return { workItems: page.rows.map(toApiWorkItem), nextPageToken: page.nextPageToken ?? '' };
    },

    async locateWorkItem({ workItemId }, context) {
      const memberships = await sessions.memberships(personOf(context));
      const places = memberships.map(({ tenant, role }) => ({ tenantId: tenant.tenantId, name: tenant.name, role }));
      const { tenantId, name } = await locateWorkItem(places, workItemId);
      return { tenantId, tenantName: name };
    },

    async searchWorkItems(request, context) {
      const call = callOf(context);
      const found = await workItemSearch.searchWorkItems(call, fromApiSearch(request));
      const ids = found.rows.map(({ workItemId }) => workItemId);
      return {
        workItems: found.rows.map(toApiWorkItem),
        approvedToExecuteIds: await reading.listApprovedToExecute(call, ids),
        nextPageToken: found.nextPageToken ?? '',
        searchedSince: toApiTime(found.searchedSince),
      };
    },

    async countWorkItems({ queries }, context) {
      return { counts: await workItemSearch.countWorkItems(callOf(context), queries.map(fromApiQuery)) };
    },
  } satisfies Handlers;
}

function createMessageHandlers({ workItems }: ConnectServices) {
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
      const message = { content };
      const { value, replayed } = await workItems.appendWorkItemMessage(
        callOf(context),
        workItemId,
        message,
        idempotency,
      );
      return { message: toApiMessage(value), replayed };
    },
  } satisfies Handlers;
}

async function* watchTimeline(
  { timeline }: ConnectServices,
  { workItemId, afterSequence }: WatchWorkItemTimelineRequest,
  context: HandlerContext,
) {
  const events = boundedStream(context, (signal) =>
    timeline.watchWorkItemTimeline(callOf(context), workItemId, Number(afterSequence), signal),
  );
  for await (const event of events) yield toApiTimelineEvent(event);
}

function toApiTimelineEvent(event: TimelineEvent) {
  if (event.kind === 'entry') return { event: { case: 'entry', value: toApiTimelineEntry(event.entry) } } as const;
  if (event.kind === 'caught_up') return { event: { case: 'caughtUp', value: {} } } as const;
  return { event: { case: 'heartbeat', value: {} } } as const;
}
