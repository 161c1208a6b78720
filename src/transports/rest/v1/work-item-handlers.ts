import type { FoundWorkItems } from '../../../work-items/index.ts';
import type { WorkItemSearchUseCases, WorkItemUseCases } from '../../../work-items/use-cases.ts';
import { namesEntityTag } from '../../entity-tags.ts';
import { idempotencyOf } from '../../idempotency.ts';
import { fromApiNewWorkItem, toApiMessage, toApiWorkItem } from '../../wire/v1/work-items.ts';
import { ifMatchHolds, toEtag } from './etag.ts';
import type { OperationHandlers } from './operations.ts';
import { replayHeader } from './replay-header.ts';
import { fromApiFilter, fromApiPatch, fromApiSearch, rethrowAboutQ } from './work-item-requests.ts';

export interface WorkItemHandlerServices {
  workItems: WorkItemUseCases;
  workItemSearch: WorkItemSearchUseCases;
}

type WorkItemOperation =
  | 'createWorkItem'
  | 'listWorkItems'
  | 'searchWorkItems'
  | 'getWorkItem'
  | 'updateWorkItem'
  | 'appendWorkItemMessage'
  | 'listWorkItemMessages';

const WORK_ITEMS_PATH = '/api/v1/public/work-items';

function toApiFound({ rows, nextPageToken, searchedSince }: FoundWorkItems) {
  const searched_since = searchedSince.toISOString();
  return { found: rows.map(toApiWorkItem), next_page_token: nextPageToken, searched_since };
}

/** Creates the handlers of the operations on WorkItems and their messages, by operationId. */
export function createWorkItemHandlers({
  workItems,
  workItemSearch,
}: WorkItemHandlerServices): Pick<OperationHandlers, WorkItemOperation> {
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
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await workItems.listWorkItems(call, fromApiFilter(query), page);
      const body = { work_items: rows.map(toApiWorkItem), next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },

    async searchWorkItems({ query }, call) {
      const found = await workItemSearch.searchWorkItems(call, fromApiSearch(query)).catch(rethrowAboutQ);
      return { status: 200, headers: {}, body: toApiFound(found) };
    },

    async getWorkItem({ path, header }, call) {
      const item = await workItems.getWorkItem(call, path.work_item_id);
      const headers = { ETag: toEtag(item.version) };
      const known = header['if-none-match'];
      if (known !== undefined && namesEntityTag(known, headers.ETag)) return { status: 304, headers };
      return { status: 200, headers, body: toApiWorkItem(item) };
    },

    async updateWorkItem({ path, header, body }, call) {
      const expected = header['if-match'];
      const ifMatch = expected === undefined ? undefined : (version: number) => ifMatchHolds(expected, version);
      const item = await workItems.updateWorkItem(call, path.work_item_id, fromApiPatch(body), ifMatch);
      return { status: 200, headers: { ETag: toEtag(item.version) }, body: toApiWorkItem(item) };
    },

    async appendWorkItemMessage({ path, header, body }, call) {
      const idempotency = idempotencyOf(header['idempotency-key'], { path, body });
      const { message } = body;
      const { value, replayed } = await workItems.appendWorkItemMessage(call, path.work_item_id, message, idempotency);
      return { status: 201, headers: replayHeader(replayed), body: toApiMessage(value) };
    },

    async listWorkItemMessages({ path, query }, call) {
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await workItems.listWorkItemMessages(call, path.work_item_id, page);
      const body = { messages: rows.map(toApiMessage), next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },
  };
}
