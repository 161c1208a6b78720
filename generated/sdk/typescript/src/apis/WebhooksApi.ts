// Generated from the contract by openapi-generator; change contracts/ instead.

import type * as models from '../models/index.js';
import { type WebhookDelivery, WebhookDeliveryFromJSON } from '../models/WebhookDelivery.js';
import { type WebhookDeliveryPage, WebhookDeliveryPageFromJSON } from '../models/WebhookDeliveryPage.js';
import type { WebhookDeliveryStatus } from '../models/WebhookDeliveryStatus.js';
import { type WebhookEndpoint, WebhookEndpointFromJSON } from '../models/WebhookEndpoint.js';
import {
  type WebhookEndpointCreateRequest,
  WebhookEndpointCreateRequestToJSON,
} from '../models/WebhookEndpointCreateRequest.js';
import { type WebhookEndpointDeleted, WebhookEndpointDeletedFromJSON } from '../models/WebhookEndpointDeleted.js';
import { type WebhookEndpointPage, WebhookEndpointPageFromJSON } from '../models/WebhookEndpointPage.js';
import {
  type WebhookEndpointUpdateRequest,
  WebhookEndpointUpdateRequestToJSON,
} from '../models/WebhookEndpointUpdateRequest.js';
import {
  type WebhookEndpointWithSecret,
  WebhookEndpointWithSecretFromJSON,
} from '../models/WebhookEndpointWithSecret.js';
import { type WebhookRecoverRequest, WebhookRecoverRequestToJSON } from '../models/WebhookRecoverRequest.js';
import { type WebhookRecovery, WebhookRecoveryFromJSON } from '../models/WebhookRecovery.js';
import {
  type WebhookSecretRotateRequest,
  WebhookSecretRotateRequestToJSON,
} from '../models/WebhookSecretRotateRequest.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link WebhooksApi.create } takes. */
export interface WebhooksApiCreateParams {
  body: WebhookEndpointCreateRequest;
  /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
   * same key and payload has no second effect; another payload is refused with 422. */
  idempotencyKey?: string;
}

/** What {@link WebhooksApi.delete } takes. */
export interface WebhooksApiDeleteParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
}

/** What {@link WebhooksApi.get } takes. */
export interface WebhooksApiGetParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
}

/** What {@link WebhooksApi.listDeliveries } takes. */
export interface WebhooksApiListDeliveriesParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  /** Only deliveries in this state. */
  status?: WebhookDeliveryStatus;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** What {@link WebhooksApi.recover } takes. */
export interface WebhooksApiRecoverParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  body: WebhookRecoverRequest;
}

/** What {@link WebhooksApi.replayDelivery } takes. */
export interface WebhooksApiReplayDeliveryParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  /** Identifier of the delivery. */
  webhookDeliveryId: string;
}

/** What {@link WebhooksApi.rotateSecret } takes. */
export interface WebhooksApiRotateSecretParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  body: WebhookSecretRotateRequest;
}

/** What {@link WebhooksApi.test } takes. */
export interface WebhooksApiTestParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
}

/** What {@link WebhooksApi.update } takes. */
export interface WebhooksApiUpdateParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  body: WebhookEndpointUpdateRequest;
  /** Change the endpoint only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its
   * weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or
   * `"3-gzip"`. */
  ifMatch?: string;
}

/** Made by the client; see `Workgate`. */
export class WebhooksApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Create a webhook endpoint.
   *
   * Sends events by POST as they happen, signed as in [Standard Webhooks](https://www.standardwebhooks.com)
   * (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same.
   * Answer 2xx within 5 seconds. Otherwise the event is sent again, 8 times over 28 hours; `Retry-After` is
   * honoured. 410 switches the endpoint off, and so do five days without any delivery. Redirects are not followed.
   * Order is not guaranteed: `sequence` gives it.
   *
   * A tenant has 20 endpoints at most. The first event sent is the next one in the log.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async create(params: WebhooksApiCreateParams, options?: RequestOptions): Promise<WebhookEndpointWithSecret> {
    return (await this.createWithResponse(params, options)).data;
  }

  /** As {@link create }, with status and headers of the answer. */
  createWithResponse(
    params: WebhooksApiCreateParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookEndpointWithSecret>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/webhook-endpoints',
        headers: {
          'Idempotency-Key': params.idempotencyKey,
        },
        contentType: 'application/json',
        body: WebhookEndpointCreateRequestToJSON(params.body),
      },
      WebhookEndpointWithSecretFromJSON,
      options,
    );
  }

  /**
   * Delete a webhook endpoint.
   *
   * Stops sending and removes the secret and the deliveries. The log keeps its entries about it.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async delete(params: WebhooksApiDeleteParams, options?: RequestOptions): Promise<WebhookEndpointDeleted> {
    return (await this.deleteWithResponse(params, options)).data;
  }

  /** As {@link delete }, with status and headers of the answer. */
  deleteWithResponse(
    params: WebhooksApiDeleteParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookEndpointDeleted>> {
    return this.#transport.send(
      {
        method: 'DELETE',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
        },
      },
      WebhookEndpointDeletedFromJSON,
      options,
    );
  }

  /**
   * Get a webhook endpoint.
   *
   * Status, progress, and start of the current failures.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async get(params: WebhooksApiGetParams, options?: RequestOptions): Promise<WebhookEndpoint> {
    return (await this.getWithResponse(params, options)).data;
  }

  /** As {@link get }, with status and headers of the answer. */
  getWithResponse(params: WebhooksApiGetParams, options?: RequestOptions): Promise<ApiResponse<WebhookEndpoint>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
        },
      },
      WebhookEndpointFromJSON,
      options,
    );
  }

  /**
   * List webhook endpoints.
   *
   * All endpoints, newest first.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(options?: RequestOptions): Promise<WebhookEndpointPage> {
    return (await this.listWithResponse(options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(options?: RequestOptions): Promise<ApiResponse<WebhookEndpointPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/webhook-endpoints',
      },
      WebhookEndpointPageFromJSON,
      options,
    );
  }

  /**
   * List deliveries.
   *
   * Deliveries to the endpoint, sent or pending, of the last 30 days, newest first.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async listDeliveries(
    params: WebhooksApiListDeliveriesParams,
    options?: RequestOptions,
  ): Promise<WebhookDeliveryPage> {
    return (await this.listDeliveriesWithResponse(params, options)).data;
  }

  /** As {@link listDeliveries }, with status and headers of the answer. */
  listDeliveriesWithResponse(
    params: WebhooksApiListDeliveriesParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookDeliveryPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
        },
        query: {
          status: params.status,
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      WebhookDeliveryPageFromJSON,
      options,
    );
  }

  /**
   * List deliveries: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link listDeliveries }.
   */
  allWebhookDeliveries(
    params: WebhooksApiListDeliveriesParams,
    options?: RequestOptions,
  ): AsyncGenerator<models.WebhookDelivery, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.listDeliveries({ ...params, pageToken }, options),
      (page) => [page.webhookDeliveries, page.nextPageToken],
    );
  }

  /**
   * Recover missed events.
   *
   * Sends matching events since a sequence again: those that failed, were cancelled, or were never sent because
   * the endpoint was off; with `include_delivered` also those delivered. Runs in the background, with the same
   * `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async recover(params: WebhooksApiRecoverParams, options?: RequestOptions): Promise<WebhookRecovery> {
    return (await this.recoverWithResponse(params, options)).data;
  }

  /** As {@link recover }, with status and headers of the answer. */
  recoverWithResponse(
    params: WebhooksApiRecoverParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookRecovery>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
        },
        contentType: 'application/json',
        body: WebhookRecoverRequestToJSON(params.body),
        idempotent: true,
      },
      WebhookRecoveryFromJSON,
      options,
    );
  }

  /**
   * Send a delivery again.
   *
   * Sends the stored body with the same `webhook-id`, signed with the current secrets, as a new delivery with its
   * own attempts. An endpoint that is not on is 409.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async replayDelivery(params: WebhooksApiReplayDeliveryParams, options?: RequestOptions): Promise<WebhookDelivery> {
    return (await this.replayDeliveryWithResponse(params, options)).data;
  }

  /** As {@link replayDelivery }, with status and headers of the answer. */
  replayDeliveryWithResponse(
    params: WebhooksApiReplayDeliveryParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookDelivery>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
          webhook_delivery_id: params.webhookDeliveryId,
        },
        idempotent: true,
      },
      WebhookDeliveryFromJSON,
      options,
    );
  }

  /**
   * Rotate the signing secret.
   *
   * Signs requests with the new secret and, for `overlap_hours`, with the previous ones, so that receivers can
   * change over. The secret is shown once. At most four previous secrets stay valid; beyond that it is 409.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async rotateSecret(
    params: WebhooksApiRotateSecretParams,
    options?: RequestOptions,
  ): Promise<WebhookEndpointWithSecret> {
    return (await this.rotateSecretWithResponse(params, options)).data;
  }

  /** As {@link rotateSecret }, with status and headers of the answer. */
  rotateSecretWithResponse(
    params: WebhooksApiRotateSecretParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookEndpointWithSecret>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
        },
        contentType: 'application/json',
        body: WebhookSecretRotateRequestToJSON(params.body),
        idempotent: true,
      },
      WebhookEndpointWithSecretFromJSON,
      options,
    );
  }

  /**
   * Send a test event.
   *
   * Logs `webhook_endpoint.tested`, sends it once to this endpoint alone, whatever its types and filter are, and
   * answers with the outcome. Works for switched-off endpoints too.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async test(params: WebhooksApiTestParams, options?: RequestOptions): Promise<WebhookDelivery> {
    return (await this.testWithResponse(params, options)).data;
  }

  /** As {@link test }, with status and headers of the answer. */
  testWithResponse(params: WebhooksApiTestParams, options?: RequestOptions): Promise<ApiResponse<WebhookDelivery>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
        },
        idempotent: true,
      },
      WebhookDeliveryFromJSON,
      options,
    );
  }

  /**
   * Update a webhook endpoint.
   *
   * A JSON merge patch (RFC 7396). A new `url` also receives the waiting deliveries. Switching off cancels waiting
   * deliveries; switching on again starts with events from then on.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async update(params: WebhooksApiUpdateParams, options?: RequestOptions): Promise<WebhookEndpoint> {
    return (await this.updateWithResponse(params, options)).data;
  }

  /** As {@link update }, with status and headers of the answer. */
  updateWithResponse(params: WebhooksApiUpdateParams, options?: RequestOptions): Promise<ApiResponse<WebhookEndpoint>> {
    return this.#transport.send(
      {
        method: 'PATCH',
        path: '/api/v1/public/webhook-endpoints/{webhook_endpoint_id}',
        pathParams: {
          webhook_endpoint_id: params.webhookEndpointId,
        },
        headers: {
          'If-Match': params.ifMatch,
        },
        contentType: 'application/merge-patch+json',
        body: WebhookEndpointUpdateRequestToJSON(params.body),
      },
      WebhookEndpointFromJSON,
      options,
    );
  }
}
