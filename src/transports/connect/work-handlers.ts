import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import {
  AppendWorkItemMessageRequestSchema,
  type WorkService as Contract,
  CreateWorkItemRequestSchema,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { AppError } from '../../errors/app-error.ts';
import type { SessionService } from '../../identity/sessions/service.ts';
import { abortWith } from '../../platform/abort-with.ts';
import type { LocateWorkItem, TimelineUseCases, WorkItemUseCases } from '../../work-items/use-cases.ts';
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
  workItems: WorkItemUseCases;
  locateWorkItem: LocateWorkItem;
  timeline: TimelineUseCases;
}

/** How often a stream asks whether its caller may still read. */
const RECHECK_MS = 5_000;
const MAX_STREAM_MS = 60 * 60 * 1000;

export function createWorkHandlers({
  sessions,
  workItems,
  locateWorkItem,
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
      const memberships = await sessions.memberships(personOf(context).person.personId);
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

    async assignWorkItem({ workItemId, assigneeId, expectedVersion }, context) {
      const ifMatch = ifVersion(expectedVersion);
      const item = await workItems.assignWorkItem(callOf(context), workItemId, assigneeId ?? null, ifMatch);
      return { workItem: toApiWorkItem(item) };
    },

    async listWorkItemMessages(request, context) {
      const page = await workItems.listWorkItemMessages(callOf(context), request.workItemId, pageOf(request));
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

    async *watchWorkItemTimeline({ workItemId, afterSequence }, context) {
      const ended = new AbortController();
      const release = abortWith(ended, [context.signal], MAX_STREAM_MS);
      try {
        const events = timeline.watchWorkItemTimeline(callOf(context), workItemId, Number(afterSequence), ended.signal);
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
