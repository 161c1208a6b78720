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

/** What {@link WebhooksApi.createWebhookEndpoint } takes. */
export interface WebhooksApiCreateWebhookEndpointParams {
  webhookEndpointCreateRequest: WebhookEndpointCreateRequest;
  /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
   * same key and payload has no second effect; with another payload it is refused with 422. */
  idempotencyKey?: string;
}

/** What {@link WebhooksApi.deleteWebhookEndpoint } takes. */
export interface WebhooksApiDeleteWebhookEndpointParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
}

/** What {@link WebhooksApi.getWebhookEndpoint } takes. */
export interface WebhooksApiGetWebhookEndpointParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
}

/** What {@link WebhooksApi.listWebhookDeliveries } takes. */
export interface WebhooksApiListWebhookDeliveriesParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  /** Only deliveries in this state. */
  status?: WebhookDeliveryStatus;
  /** How many entries a page holds at most. Values above 200 are read as 200. */
  limit?: number;
  /** The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** What {@link WebhooksApi.recoverWebhookEndpoint } takes. */
export interface WebhooksApiRecoverWebhookEndpointParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  webhookRecoverRequest: WebhookRecoverRequest;
}

/** What {@link WebhooksApi.replayWebhookDelivery } takes. */
export interface WebhooksApiReplayWebhookDeliveryParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  /** Identifier of the delivery. */
  webhookDeliveryId: string;
}

/** What {@link WebhooksApi.rotateWebhookSecret } takes. */
export interface WebhooksApiRotateWebhookSecretParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  webhookSecretRotateRequest: WebhookSecretRotateRequest;
}

/** What {@link WebhooksApi.testWebhookEndpoint } takes. */
export interface WebhooksApiTestWebhookEndpointParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
}

/** What {@link WebhooksApi.updateWebhookEndpoint } takes. */
export interface WebhooksApiUpdateWebhookEndpointParams {
  /** Identifier of the endpoint. */
  webhookEndpointId: string;
  webhookEndpointUpdateRequest: WebhookEndpointUpdateRequest;
  /** Change the endpoint only if its present `ETag` is one of these (RFC 9110, 13.1.1); otherwise 412. */
  ifMatch?: string;
}

/** Made by the client; see `Workgate`. */
export class WebhooksApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Have events sent to an address.
   *
   * Events are sent by POST as they happen, signed as [Standard Webhooks](https://www.standardwebhooks.com) say
   * (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same.
   * Answer 2xx within 5 seconds. What is not answered so is sent again, 8 times over 28 hours; `Retry-After` is
   * honoured. 410 switches the endpoint off, and so do five days without anything delivered. Nothing is
   * redirected. Order is not promised: `sequence` says it.
   *
   * A tenant has 20 endpoints at most. The first event sent is the next one in the log.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async createWebhookEndpoint(
    params: WebhooksApiCreateWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<WebhookEndpointWithSecret> {
    return (await this.createWebhookEndpointWithResponse(params, options)).data;
  }

  /** As {@link createWebhookEndpoint }, with status and headers of the answer. */
  createWebhookEndpointWithResponse(
    params: WebhooksApiCreateWebhookEndpointParams,
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
        body: WebhookEndpointCreateRequestToJSON(params.webhookEndpointCreateRequest),
      },
      WebhookEndpointWithSecretFromJSON,
      options,
    );
  }

  /**
   * Delete an endpoint.
   *
   * Nothing more is sent to it, its secret and its deliveries are removed. The log goes on telling of it.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async deleteWebhookEndpoint(
    params: WebhooksApiDeleteWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<WebhookEndpointDeleted> {
    return (await this.deleteWebhookEndpointWithResponse(params, options)).data;
  }

  /** As {@link deleteWebhookEndpoint }, with status and headers of the answer. */
  deleteWebhookEndpointWithResponse(
    params: WebhooksApiDeleteWebhookEndpointParams,
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
   * Read an endpoint.
   *
   * Whether it is on, how far it has come, and since when it fails.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async getWebhookEndpoint(
    params: WebhooksApiGetWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<WebhookEndpoint> {
    return (await this.getWebhookEndpointWithResponse(params, options)).data;
  }

  /** As {@link getWebhookEndpoint }, with status and headers of the answer. */
  getWebhookEndpointWithResponse(
    params: WebhooksApiGetWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookEndpoint>> {
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
   * List what was sent.
   *
   * What was sent to the endpoint, or is to be, in the last 30 days, the newest first.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async listWebhookDeliveries(
    params: WebhooksApiListWebhookDeliveriesParams,
    options?: RequestOptions,
  ): Promise<WebhookDeliveryPage> {
    return (await this.listWebhookDeliveriesWithResponse(params, options)).data;
  }

  /** As {@link listWebhookDeliveries }, with status and headers of the answer. */
  listWebhookDeliveriesWithResponse(
    params: WebhooksApiListWebhookDeliveriesParams,
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
   * List what was sent: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link listWebhookDeliveries }.
   */
  allWebhookDeliveries(
    params: WebhooksApiListWebhookDeliveriesParams,
    options?: RequestOptions,
  ): AsyncGenerator<models.WebhookDelivery, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.listWebhookDeliveries({ ...params, pageToken }, options),
      (page) => [page.webhookDeliveries, page.nextPageToken],
    );
  }

  /**
   * List the endpoints.
   *
   * All of the tenant, the newest first.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async listWebhookEndpoints(options?: RequestOptions): Promise<WebhookEndpointPage> {
    return (await this.listWebhookEndpointsWithResponse(options)).data;
  }

  /** As {@link listWebhookEndpoints }, with status and headers of the answer. */
  listWebhookEndpointsWithResponse(options?: RequestOptions): Promise<ApiResponse<WebhookEndpointPage>> {
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
   * Send again what was missed.
   *
   * Sends what the endpoint asks for and has happened since a sequence: what failed, what was cancelled, and what
   * was never sent, as it was off; with `include_delivered` also what was delivered. It is done in the background,
   * with the same `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async recoverWebhookEndpoint(
    params: WebhooksApiRecoverWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<WebhookRecovery> {
    return (await this.recoverWebhookEndpointWithResponse(params, options)).data;
  }

  /** As {@link recoverWebhookEndpoint }, with status and headers of the answer. */
  recoverWebhookEndpointWithResponse(
    params: WebhooksApiRecoverWebhookEndpointParams,
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
        body: WebhookRecoverRequestToJSON(params.webhookRecoverRequest),
        idempotent: true,
      },
      WebhookRecoveryFromJSON,
      options,
    );
  }

  /**
   * Send a delivery again.
   *
   * The body that was stored, with the same `webhook-id`, signed with the secrets of today: a delivery of its own,
   * with attempts of its own. An endpoint that is not on is 409.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async replayWebhookDelivery(
    params: WebhooksApiReplayWebhookDeliveryParams,
    options?: RequestOptions,
  ): Promise<WebhookDelivery> {
    return (await this.replayWebhookDeliveryWithResponse(params, options)).data;
  }

  /** As {@link replayWebhookDelivery }, with status and headers of the answer. */
  replayWebhookDeliveryWithResponse(
    params: WebhooksApiReplayWebhookDeliveryParams,
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
   * Sign with another secret.
   *
   * Requests are signed with the new secret, and for `overlap_hours` with those before, too, so that receivers can
   * change over. The secret is shown once. Four before the newest go on at most: beyond that it is 409.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async rotateWebhookSecret(
    params: WebhooksApiRotateWebhookSecretParams,
    options?: RequestOptions,
  ): Promise<WebhookEndpointWithSecret> {
    return (await this.rotateWebhookSecretWithResponse(params, options)).data;
  }

  /** As {@link rotateWebhookSecret }, with status and headers of the answer. */
  rotateWebhookSecretWithResponse(
    params: WebhooksApiRotateWebhookSecretParams,
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
        body: WebhookSecretRotateRequestToJSON(params.webhookSecretRotateRequest),
        idempotent: true,
      },
      WebhookEndpointWithSecretFromJSON,
      options,
    );
  }

  /**
   * Send a test event.
   *
   * Logs `webhook_endpoint.tested` and sends that to this endpoint alone, whatever its types and filter are, once,
   * and answers with what came of it. An endpoint that is off is tested all the same.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async testWebhookEndpoint(
    params: WebhooksApiTestWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<WebhookDelivery> {
    return (await this.testWebhookEndpointWithResponse(params, options)).data;
  }

  /** As {@link testWebhookEndpoint }, with status and headers of the answer. */
  testWebhookEndpointWithResponse(
    params: WebhooksApiTestWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookDelivery>> {
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
   * Change an endpoint.
   *
   * A JSON merge patch (RFC 7396). With another `url` what waits is sent there. Switched off, what waits is
   * cancelled; switched on again, it begins with what happens from then on.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async updateWebhookEndpoint(
    params: WebhooksApiUpdateWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<WebhookEndpoint> {
    return (await this.updateWebhookEndpointWithResponse(params, options)).data;
  }

  /** As {@link updateWebhookEndpoint }, with status and headers of the answer. */
  updateWebhookEndpointWithResponse(
    params: WebhooksApiUpdateWebhookEndpointParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<WebhookEndpoint>> {
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
        body: WebhookEndpointUpdateRequestToJSON(params.webhookEndpointUpdateRequest),
      },
      WebhookEndpointFromJSON,
      options,
    );
  }
}
