import type { ServiceImpl } from '@connectrpc/connect';
import {
  AppendWorkItemMessageRequestSchema,
  type WorkService as Contract,
  CreateWorkItemRequestSchema,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { permits } from '../../identity/roles.ts';
import type { SessionService } from '../../identity/sessions/service.ts';
import type { WorkItemService } from '../../work-items/service.ts';
import type { Timeline } from '../../work-items/timeline.ts';
import { callOf, personOf } from './caller.ts';
import { idempotencyOf } from './idempotency.ts';
import { pageOf } from './paging.ts';
import { watchTimeline } from './timeline-stream.ts';
import { fromApiChanges, fromApiFilter, fromApiNewWorkItem, toApiMessage, toApiWorkItem } from './work-item-wire.ts';

export interface WorkHandlerServices {
  sessions: SessionService;
  workItems: WorkItemService;
  timeline: Timeline;
}

export function createWorkHandlers({
  sessions,
  workItems,
  timeline,
}: WorkHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listWorkItems(request, context) {
      const page = await workItems.list(callOf(context), fromApiFilter(request), pageOf(request));
      return { workItems: page.rows.map(toApiWorkItem), nextPageToken: page.nextPageToken ?? '' };
    },

    async getWorkItem({ workItemId }, context) {
      return { workItem: toApiWorkItem(await workItems.get(callOf(context), workItemId)) };
    },

    async locateWorkItem({ workItemId }, context) {
      const memberships = await sessions.memberships(personOf(context).person.personId);
      const readable = memberships.filter(({ role }) => permits(role, 'work.read')).map(({ tenant }) => tenant);
      const ids = readable.map((tenant) => tenant.tenantId);
      const tenantId = await workItems.locate(ids, workItemId);
      return { tenantId, tenantName: readable.find((tenant) => tenant.tenantId === tenantId)?.name ?? '' };
    },

    async createWorkItem(request, context) {
      const idempotency = idempotencyOf(CreateWorkItemRequestSchema, request);
      const { value, replayed } = await workItems.create(callOf(context), fromApiNewWorkItem(request), idempotency);
      return { workItem: toApiWorkItem(value), replayed };
    },

    async updateWorkItem(request, context) {
      const { workItemId, expectedVersion } = request;
      const patch = fromApiChanges(request);
      const item = await workItems.update(callOf(context), workItemId, patch, ifVersion(expectedVersion));
      return { workItem: toApiWorkItem(item) };
    },

    async assignWorkItem({ workItemId, assigneeId, expectedVersion }, context) {
      const ifMatch = ifVersion(expectedVersion);
      const item = await workItems.assign(callOf(context), workItemId, assigneeId ?? null, ifMatch);
      return { workItem: toApiWorkItem(item) };
    },

    async listWorkItemMessages(request, context) {
      const page = await workItems.listMessages(callOf(context), request.workItemId, pageOf(request));
      return { messages: page.rows.map(toApiMessage), nextPageToken: page.nextPageToken ?? '' };
    },

    async appendWorkItemMessage(request, context) {
      const { workItemId, content } = request;
      const idempotency = idempotencyOf(AppendWorkItemMessageRequestSchema, request);
      const { value, replayed } = await workItems.appendMessage(callOf(context), workItemId, { content }, idempotency);
      return { message: toApiMessage(value), replayed };
    },

    watchWorkItemTimeline: ({ workItemId, afterSequence }, context) =>
      watchTimeline(timeline, workItemId, Number(afterSequence), context),
  };
}

function ifVersion(expected: bigint | undefined): ((version: number) => boolean) | undefined {
  return expected === undefined ? undefined : (version) => BigInt(version) === expected;
}
