import { AppError, validationError } from '../../../errors/app-error.ts';
import { readEmail } from '../../../platform/mail/address.ts';
import {
  type SearchRequest,
  STATUS_ALIASES,
  type WorkItemFilter,
  type WorkItemPatch,
  type WorkItemQuery,
  type WorkItemStatus,
} from '../../../work-items/index.ts';
import { namesEntityTag } from '../../entity-tags.ts';
import { idempotencyOf } from '../../idempotency.ts';
import type { Schemas } from '../../wire/v1/schemas.ts';
import { fromApiNewWorkItem, toApiMessage, toApiWorkItem } from '../../wire/v1/work-items.ts';
import { ok, pageOf, replayHeader } from './answers.ts';
import { ifMatch, toEtag } from './etag.ts';
import type { ApiRequest, OperationHandlers, RestServices } from './operations.ts';

const WORK_ITEMS_PATH = '/api/v1/public/work-items';

export function createWorkItemHandlers({ workItems, workItemSearch }: RestServices) {
  return {
    async createWorkItem({ header, body }, call) {
      const idempotency = idempotencyOf(header['idempotency-key'], body);
      const { value, replayed } = await workItems.createWorkItem(call, fromApiNewWorkItem(body), idempotency);
      const headers = {
        Location: `${WORK_ITEMS_PATH}/${value.workItemId}`,
        ETag: toEtag(value.version),
        ...replayHeader(replayed),
      };
      return { status: 201, headers, body: toApiWorkItem(value) };
    },

    async listWorkItems({ query }, call) {
      const { rows, nextPageToken } = await workItems.listWorkItems(call, fromApiFilter(query), pageOf(query));
      return ok({ work_items: rows.map(toApiWorkItem), next_page_token: nextPageToken });
    },

    async searchWorkItems({ query }, call) {
      const found = await workItemSearch.searchWorkItems(call, fromApiSearch(query)).catch(rethrowAboutQ);
      return ok({
        found: found.rows.map(toApiWorkItem),
        next_page_token: found.nextPageToken,
        searched_since: found.searchedSince.toISOString(),
      });
    },

    async getWorkItem({ path, header }, call) {
      const item = await workItems.getWorkItem(call, path.work_item_id);
      const headers = { ETag: toEtag(item.version) };
      const known = header['if-none-match'];
      if (known !== undefined && namesEntityTag(known, headers.ETag)) return { status: 304, headers };
      return { status: 200, headers, body: toApiWorkItem(item) };
    },

    async updateWorkItem({ path, header, body }, call) {
      const patch = fromApiPatch(body);
      const item = await workItems.updateWorkItem(call, path.work_item_id, patch, ifMatch(header['if-match']));
      return { status: 200, headers: { ETag: toEtag(item.version) }, body: toApiWorkItem(item) };
    },

    async appendWorkItemMessage({ path, header, body }, call) {
      const idempotency = idempotencyOf(header['idempotency-key'], { path, body });
      const { message } = body;
      const { value, replayed } = await workItems.appendWorkItemMessage(call, path.work_item_id, message, idempotency);
      return { status: 201, headers: replayHeader(replayed), body: toApiMessage(value) };
    },

    async listWorkItemMessages({ path, query }, call) {
      const { rows, nextPageToken } = await workItems.listWorkItemMessages(call, path.work_item_id, pageOf(query));
      return ok({ messages: rows.map(toApiMessage), next_page_token: nextPageToken });
    },
  } satisfies Partial<OperationHandlers>;
}

function fromApiPatch(body: Schemas['WorkItemUpdateRequest']): WorkItemPatch {
  const { channel_id: channelId, due_at: dueAt, ...rest } = body;
  return { ...rest, channelId, dueAt: dueAt == null ? dueAt : fromApiTime('due_at', dueAt) };
}

function fromApiFilter(query: ApiRequest<'listWorkItems'>['query']): WorkItemFilter {
  return {
    status: query.status === undefined ? undefined : canonicalStatus(query.status),
    tag: query.tag,
    channel: query.channel,
    priority: query.priority,
    contactEmail: query.contact_email,
    sourceReference: query.source_reference,
    packKey: query.pack_key,
    queueKey: query.queue_key,
    assignee: query.assignee,
    updatedSince: query.updated_since === undefined ? undefined : fromApiTime('updated_since', query.updated_since),
  };
}

/** Converts a search. The domain calls `q`, the usual name in search APIs, `text`. */
function fromApiSearch(query: ApiRequest<'searchWorkItems'>['query']): SearchRequest {
  const timeOf = (field: 'created_since' | 'created_before' | 'due_before') => {
    const text = query[field];
    return text === undefined ? undefined : fromApiTime(field, text);
  };
  return {
    query: {
      text: query.q,
      statuses: listOf(query.status) as WorkItemQuery['statuses'],
      priorities: listOf(query.priority) as WorkItemQuery['priorities'],
      channels: listOf(query.channel) as WorkItemQuery['channels'],
      packKey: query.pack_key,
      queueKey: query.queue_key,
      tags: query.tag === undefined ? undefined : [query.tag],
      contactEmail: query.contact_email === undefined ? undefined : readEmail(query.contact_email, 'contact_email'),
      assignee: query.assignee,
      createdSince: timeOf('created_since'),
      createdBefore: timeOf('created_before'),
      overdue: query.overdue || undefined,
      dueBefore: timeOf('due_before'),
    },
    order: query.order ?? 'newest',
    limit: query.limit,
    pageToken: query.page_token,
  };
}

/** Rethrows an error of a search, with the field `text` renamed to `q`. */
function rethrowAboutQ(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'validation_error') throw error;
  throw validationError((error.details ?? []).map((one) => (one.field === 'text' ? { ...one, field: 'q' } : one)));
}

/** Splits a list separated by commas, whose form the contract has checked. Repeated entries count once. */
function listOf(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : [...new Set(text.split(','))];
}

/**
 * Parses a time of RFC 3339. JavaScript's dates have no leap seconds, so a leap second becomes the last moment before
 * it.
 * @throws {AppError} `validation_error` for text that passes the format check but is no time, such as an offset of
 * hours only.
 */
function fromApiTime(field: string, text: string): Date {
  const time = new Date(text.replace(/:60(\.\d+)?(?=[Zz+-])/, ':59.999'));
  if (!Number.isNaN(time.getTime())) return time;
  const problem = 'must be a time by RFC 3339 with its offset, such as 2026-03-01T09:30:00Z';
  throw validationError([{ field, problem }]);
}

function canonicalStatus(label: Schemas['WorkItemStatusFilter']): WorkItemStatus {
  return label in STATUS_ALIASES ? STATUS_ALIASES[label as keyof typeof STATUS_ALIASES] : (label as WorkItemStatus);
}
