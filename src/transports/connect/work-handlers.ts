import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import {
  AppendWorkItemMessageRequestSchema,
  type WorkService as Contract,
  CreateWorkItemRequestSchema,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { AppError } from '../../errors/app-error.ts';
import { permits } from '../../identity/roles.ts';
import type { SessionService } from '../../identity/sessions/service.ts';
import { abortWith } from '../../platform/abort-with.ts';
import type { WorkItemService } from '../../work-items/service.ts';
import type { Timeline } from '../../work-items/timeline.ts';
import { callerOf, callOf, personOf } from './caller.ts';
import { idempotencyOf } from './idempotency.ts';
import { pageOf } from './paging.ts';
import {
  fromApiChanges,
  fromApiFilter,
  fromApiNewWorkItem,
  toApiMessage,
  toApiTimelineEntry,
  toApiWorkItem,
} from './work-item-wire.ts';

export interface WorkHandlerServices {
  sessions: SessionService;
  workItems: WorkItemService;
  timeline: Timeline;
}

/** How often a stream asks whether its caller may still read. */
const RECHECK_MS = 5_000;
const MAX_STREAM_MS = 60 * 60 * 1000;

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

    async *watchWorkItemTimeline({ workItemId, afterSequence }, context) {
      const ended = new AbortController();
      const release = abortWith(ended, [context.signal], MAX_STREAM_MS);
      try {
        const events = timeline.watch(callOf(context), workItemId, Number(afterSequence), ended.signal);
        const stillAllowed = recheckEvery(RECHECK_MS, context);
        for await (const event of events) {
          await stillAllowed();
          if (event.kind === 'entry') yield { event: { case: 'entry', value: toApiTimelineEntry(event.entry) } };
          else if (event.kind === 'caught_up') yield { event: { case: 'caughtUp', value: {} } };
          else yield { event: { case: 'heartbeat', value: {} } };
        }
      } finally {
        release();
      }
      throw new AppError('unavailable', 'The stream has ended. Resume it after the last sequence that you have seen.');
    },
  };
}

function ifVersion(expected: bigint | undefined): ((version: number) => boolean) | undefined {
  return expected === undefined ? undefined : (version) => BigInt(version) === expected;
}

function recheckEvery(intervalMs: number, context: HandlerContext): () => Promise<void> {
  const { recheck } = callerOf(context);
  let checkedAtMs = performance.now();
  return async () => {
    if (performance.now() - checkedAtMs < intervalMs) return;
    await recheck();
    checkedAtMs = performance.now();
  };
}
