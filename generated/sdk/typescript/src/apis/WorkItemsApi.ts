import { type FoundWorkItemsPage, FoundWorkItemsPageFromJSON } from '../models/FoundWorkItemsPage.js';
import type * as models from '../models/index.js';
import { type WorkItem, WorkItemFromJSON } from '../models/WorkItem.js';
import type { WorkItemChannel } from '../models/WorkItemChannel.js';
import { type WorkItemCreateRequest, WorkItemCreateRequestToJSON } from '../models/WorkItemCreateRequest.js';
import type { WorkItemOrder } from '../models/WorkItemOrder.js';
import { type WorkItemPage, WorkItemPageFromJSON } from '../models/WorkItemPage.js';
import type { WorkItemPriority } from '../models/WorkItemPriority.js';
import type { WorkItemStatusFilter } from '../models/WorkItemStatusFilter.js';
import { type WorkItemUpdateRequest, WorkItemUpdateRequestToJSON } from '../models/WorkItemUpdateRequest.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link WorkItemsApi.create } takes. */
export interface WorkItemsApiCreateParams {
  body: WorkItemCreateRequest;
  /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
   * same key and payload has no second effect; another payload is refused with 422. */
  idempotencyKey?: string;
}

/** What {@link WorkItemsApi.get } takes. */
export interface WorkItemsApiGetParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
  /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
  ifNoneMatch?: string;
}

/** What {@link WorkItemsApi.list } takes. */
export interface WorkItemsApiListParams {
  /** Only WorkItems in this state. The aliases `pending` and `waiting` (`waiting_on_customer`), `done`
   * (`resolved`), `canceled` (`cancelled`) and `active` (`open`) are accepted too. */
  status?: WorkItemStatusFilter;
  /** Only WorkItems that carry this tag. */
  tag?: string;
  /** Only WorkItems that came by this channel. */
  channel?: WorkItemChannel;
  /** Only WorkItems of this priority. */
  priority?: WorkItemPriority;
  /** Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain
   * is in its ASCII form. */
  contactEmail?: string;
  /** Only WorkItems whose initial message had this `external_message_id`. */
  sourceReference?: string;
  /** Only WorkItems of this pack. */
  packKey?: string;
  /** Only WorkItems of this queue of the pack that `pack_key` names. */
  queueKey?: string;
  /** Only WorkItems that this member works on, or, with `none`, those that nobody works on. */
  assignee?: string;
  /** Only WorkItems changed at or after this time (RFC 3339). */
  updatedSince?: Date;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** What {@link WorkItemsApi.search } takes. */
export interface WorkItemsApiSearchParams {
  /** Words that must all occur; at least one letter or digit. */
  q?: string;
  /** Only these states, comma-separated. */
  status?: string;
  /** Only these priorities, comma-separated. */
  priority?: string;
  /** Only these channels, comma-separated. */
  channel?: string;
  /** Only WorkItems of this pack. */
  packKey?: string;
  /** Only WorkItems of this queue of the pack that `pack_key` names. */
  queueKey?: string;
  /** Only WorkItems that carry this tag. */
  tag?: string;
  /** Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain
   * is in its ASCII form. */
  contactEmail?: string;
  /** Only WorkItems that this member works on, or, with `none`, those that nobody works on. */
  assignee?: string;
  /** Only WorkItems opened at or after this time (RFC 3339). */
  createdSince?: Date;
  /** Only WorkItems opened before this time (RFC 3339). */
  createdBefore?: Date;
  /** `true` shows only WorkItems that are overdue and have not ended. */
  overdue?: boolean;
  /** Only WorkItems that are due before this time (RFC 3339) and have not ended. */
  dueBefore?: Date;
  /** Sort order; `newest` if left out. `last_changed` and `due` cannot be combined with `q`. */
  order?: WorkItemOrder;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** What {@link WorkItemsApi.update } takes. */
export interface WorkItemsApiUpdateParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
  body: WorkItemUpdateRequest;
  /** Change the WorkItem only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its
   * weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or
   * `"3-gzip"`. */
  ifMatch?: string;
}

/** Made by the client; see `Workgate`. */
export class WorkItemsApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Create a WorkItem.
   *
   * Opens a WorkItem with status `new`. An `initial_message` becomes the first message of its conversation, and
   * its `external_message_id` the `source_reference` for finding the WorkItem again.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async create(params: WorkItemsApiCreateParams, options?: RequestOptions): Promise<WorkItem> {
    return (await this.createWithResponse(params, options)).data;
  }

  /** As {@link create }, with status and headers of the answer. */
  createWithResponse(params: WorkItemsApiCreateParams, options?: RequestOptions): Promise<ApiResponse<WorkItem>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/work-items',
        headers: {
          'Idempotency-Key': params.idempotencyKey,
        },
        contentType: 'application/json',
        body: WorkItemCreateRequestToJSON(params.body),
      },
      WorkItemFromJSON,
      options,
    );
  }

  /**
   * Get a WorkItem.
   *
   * Answers 304 without a body if `If-None-Match` names the current version.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async get(params: WorkItemsApiGetParams, options?: RequestOptions): Promise<WorkItem> {
    return (await this.getWithResponse(params, options)).data;
  }

  /** As {@link get }, with status and headers of the answer. */
  getWithResponse(params: WorkItemsApiGetParams, options?: RequestOptions): Promise<ApiResponse<WorkItem>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/work-items/{work_item_id}',
        pathParams: {
          work_item_id: params.workItemId,
        },
        headers: {
          'If-None-Match': params.ifNoneMatch,
        },
      },
      WorkItemFromJSON,
      options,
    );
  }

  /**
   * List WorkItems.
   *
   * Newest first (`created_at`, then `work_item_id`). With `updated_since`: in order of change, oldest change
   * first, so that a client can follow. Pages stay stable while WorkItems are added.
   *
   * Besides `status` and `assignee`, at most one of `tag`, `channel`, `priority`, `contact_email`,
   * `source_reference`, `pack_key` and `updated_since` may be given; `queue_key` with `pack_key` only.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(params: WorkItemsApiListParams = {}, options?: RequestOptions): Promise<WorkItemPage> {
    return (await this.listWithResponse(params, options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(params: WorkItemsApiListParams = {}, options?: RequestOptions): Promise<ApiResponse<WorkItemPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/work-items',
        query: {
          status: params.status,
          tag: params.tag,
          channel: params.channel,
          priority: params.priority,
          contact_email: params.contactEmail,
          source_reference: params.sourceReference,
          pack_key: params.packKey,
          queue_key: params.queueKey,
          assignee: params.assignee,
          updated_since: params.updatedSince?.toISOString(),
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      WorkItemPageFromJSON,
      options,
    );
  }

  /**
   * List WorkItems: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link list }.
   */
  allWorkItems(
    params: WorkItemsApiListParams = {},
    options?: RequestOptions,
  ): AsyncGenerator<models.WorkItem, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.list({ ...params, pageToken }, options),
      (page) => [page.workItems, page.nextPageToken],
    );
  }

  /**
   * Search WorkItems.
   *
   * WorkItems that match everything given, newest first unless `order` says otherwise. `q` is words that must all
   * occur in the WorkItem: its subject, messages, contact, tags, ids and references; for keys with the scope
   * `work.actions`, also its proposals. Case and diacritics are ignored. New text can be found within moments.
   *
   * A request scans a bounded number of WorkItems. So a page can hold less than `limit`, or nothing, and still be
   * followed by more: go on with `next_page_token`. `searched_since` says how far the search has come.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async search(params: WorkItemsApiSearchParams = {}, options?: RequestOptions): Promise<FoundWorkItemsPage> {
    return (await this.searchWithResponse(params, options)).data;
  }

  /** As {@link search }, with status and headers of the answer. */
  searchWithResponse(
    params: WorkItemsApiSearchParams = {},
    options?: RequestOptions,
  ): Promise<ApiResponse<FoundWorkItemsPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/work-items/search',
        query: {
          q: params.q,
          status: params.status,
          priority: params.priority,
          channel: params.channel,
          pack_key: params.packKey,
          queue_key: params.queueKey,
          tag: params.tag,
          contact_email: params.contactEmail,
          assignee: params.assignee,
          created_since: params.createdSince?.toISOString(),
          created_before: params.createdBefore?.toISOString(),
          overdue: params.overdue,
          due_before: params.dueBefore?.toISOString(),
          order: params.order,
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      FoundWorkItemsPageFromJSON,
      options,
    );
  }

  /**
   * Search WorkItems: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link search }.
   */
  allFound(
    params: WorkItemsApiSearchParams = {},
    options?: RequestOptions,
  ): AsyncGenerator<models.WorkItem, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.search({ ...params, pageToken }, options),
      (page) => [page.found, page.nextPageToken],
    );
  }

  /**
   * Update a WorkItem.
   *
   * A JSON merge patch (RFC 7396): absent fields stay, `null` fields are removed. A patch that changes nothing
   * returns the WorkItem with its version unchanged.
   *
   * `new`, `open`, `in_progress` and `waiting_on_customer` can change to each other (never back to `new`) and to
   * `resolved`, `cancelled`, `rejected` and `failed`; `resolved` only to `closed`. `waiting_on_approval` is set by
   * action proposals, and left by them or for one of these four. Any other change is refused with 409
   * `invalid_state`.
   *
   * Ended work has no more effects: the patch that ends it sets all its action proposals that are not being
   * executed to `cancelled`. This is refused with 409 `invalid_state`, naming the proposal, if the key lacks the
   * scope `work.actions`, or if the caller could not cancel an approved one.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async update(params: WorkItemsApiUpdateParams, options?: RequestOptions): Promise<WorkItem> {
    return (await this.updateWithResponse(params, options)).data;
  }

  /** As {@link update }, with status and headers of the answer. */
  updateWithResponse(params: WorkItemsApiUpdateParams, options?: RequestOptions): Promise<ApiResponse<WorkItem>> {
    return this.#transport.send(
      {
        method: 'PATCH',
        path: '/api/v1/public/work-items/{work_item_id}',
        pathParams: {
          work_item_id: params.workItemId,
        },
        headers: {
          'If-Match': params.ifMatch,
        },
        contentType: 'application/merge-patch+json',
        body: WorkItemUpdateRequestToJSON(params.body),
      },
      WorkItemFromJSON,
      options,
    );
  }
}
