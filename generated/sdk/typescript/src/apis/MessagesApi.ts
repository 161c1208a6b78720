// Generated from the contract by openapi-generator; change contracts/ instead.

import type * as models from '../models/index.js';
import { type Message, MessageFromJSON } from '../models/Message.js';
import { type MessageAppendRequest, MessageAppendRequestToJSON } from '../models/MessageAppendRequest.js';
import { type MessagePage, MessagePageFromJSON } from '../models/MessagePage.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link MessagesApi.append } takes. */
export interface MessagesApiAppendParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
  body: MessageAppendRequest;
  /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
   * same key and payload has no second effect; another payload is refused with 422. */
  idempotencyKey?: string;
}

/** What {@link MessagesApi.list } takes. */
export interface MessagesApiListParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** Made by the client; see `Workgate`. */
export class MessagesApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Append a message.
   *
   * Adds a follow-up message to a WorkItem. A `resolved`, `closed`, `cancelled`, `failed` or `rejected` WorkItem
   * accepts no more messages (409 `invalid_state`).
   *
   * @throws {WorkgateError} see its subclasses
   */
  async append(params: MessagesApiAppendParams, options?: RequestOptions): Promise<Message> {
    return (await this.appendWithResponse(params, options)).data;
  }

  /** As {@link append }, with status and headers of the answer. */
  appendWithResponse(params: MessagesApiAppendParams, options?: RequestOptions): Promise<ApiResponse<Message>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/work-items/{work_item_id}/messages',
        pathParams: {
          work_item_id: params.workItemId,
        },
        headers: {
          'Idempotency-Key': params.idempotencyKey,
        },
        contentType: 'application/json',
        body: MessageAppendRequestToJSON(params.body),
      },
      MessageFromJSON,
      options,
    );
  }

  /**
   * List the messages of a WorkItem.
   *
   * The conversation, oldest message first; any initial message leads.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(params: MessagesApiListParams, options?: RequestOptions): Promise<MessagePage> {
    return (await this.listWithResponse(params, options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(params: MessagesApiListParams, options?: RequestOptions): Promise<ApiResponse<MessagePage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/work-items/{work_item_id}/messages',
        pathParams: {
          work_item_id: params.workItemId,
        },
        query: {
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      MessagePageFromJSON,
      options,
    );
  }

  /**
   * List the messages of a WorkItem: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link list }.
   */
  allMessages(
    params: MessagesApiListParams,
    options?: RequestOptions,
  ): AsyncGenerator<models.Message, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.list({ ...params, pageToken }, options),
      (page) => [page.messages, page.nextPageToken],
    );
  }
}
