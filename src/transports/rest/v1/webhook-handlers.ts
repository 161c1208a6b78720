import type { WebhookDeliveryUseCases, WebhookEndpointUseCases } from '../../../events/webhooks/use-cases.ts';
import { idempotencyOf } from '../../idempotency.ts';
import {
  fromApiNewWebhookEndpoint,
  fromApiWebhookPatch,
  toApiWebhookDelivery,
  toApiWebhookEndpoint,
} from '../../wire/v1/webhooks.ts';
import { ifMatchHolds, toEtag } from './etag.ts';
import type { OperationHandlers } from './operations.ts';
import { replayHeader } from './replay-header.ts';

export interface WebhookHandlerServices {
  webhookEndpoints: WebhookEndpointUseCases;
  webhookDeliveries: WebhookDeliveryUseCases;
}

type EndpointOperation =
  | 'createWebhookEndpoint'
  | 'listWebhookEndpoints'
  | 'getWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret';

type DeliveryOperation =
  | 'listWebhookDeliveries'
  | 'testWebhookEndpoint'
  | 'replayWebhookDelivery'
  | 'recoverWebhookEndpoint';

const ENDPOINTS_PATH = '/api/v1/public/webhook-endpoints';
const HOUR_MS = 60 * 60 * 1000;
const DEFAULT_OVERLAP_HOURS = 24;

/** Creates the handlers of the operations on webhook endpoints and their deliveries, by operationId. */
export function createWebhookHandlers(
  services: WebhookHandlerServices,
): Pick<OperationHandlers, EndpointOperation | DeliveryOperation> {
  return { ...endpointHandlers(services), ...deliveryHandlers(services) };
}

function endpointHandlers({ webhookEndpoints }: WebhookHandlerServices): Pick<OperationHandlers, EndpointOperation> {
  return {
    async createWebhookEndpoint({ header, body }, call) {
      const idempotency = idempotencyOf(header['idempotency-key'], body);
      const input = fromApiNewWebhookEndpoint(body);
      const { value, replayed } = await webhookEndpoints.createWebhookEndpoint(call, input, idempotency);
      const { endpoint, secret } = value;
      const headers = {
        Location: `${ENDPOINTS_PATH}/${endpoint.endpointId}`,
        ETag: toEtag(endpoint.version),
        ...replayHeader(replayed),
      };
      return { status: 201, headers, body: { webhook_endpoint: toApiWebhookEndpoint(endpoint), secret } };
    },

    async listWebhookEndpoints(_request, call) {
      const endpoints = await webhookEndpoints.listWebhookEndpoints(call);
      return { status: 200, headers: {}, body: { webhook_endpoints: endpoints.map(toApiWebhookEndpoint) } };
    },

    async getWebhookEndpoint({ path }, call) {
      const endpoint = await webhookEndpoints.getWebhookEndpoint(call, path.webhook_endpoint_id);
      return { status: 200, headers: { ETag: toEtag(endpoint.version) }, body: toApiWebhookEndpoint(endpoint) };
    },

    async updateWebhookEndpoint({ path, header, body }, call) {
      const expected = header['if-match'];
      const ifMatch = expected === undefined ? undefined : (version: number) => ifMatchHolds(expected, version);
      const patch = fromApiWebhookPatch(body);
      const endpoint = await webhookEndpoints.updateWebhookEndpoint(call, path.webhook_endpoint_id, patch, ifMatch);
      return { status: 200, headers: { ETag: toEtag(endpoint.version) }, body: toApiWebhookEndpoint(endpoint) };
    },

    async deleteWebhookEndpoint({ path }, call) {
      await webhookEndpoints.deleteWebhookEndpoint(call, path.webhook_endpoint_id);
      return { status: 200, headers: {}, body: { webhook_endpoint_id: path.webhook_endpoint_id, deleted: true } };
    },

    async rotateWebhookSecret({ path, body }, call) {
      const overlapMs = (body?.overlap_hours ?? DEFAULT_OVERLAP_HOURS) * HOUR_MS;
      const rotated = await webhookEndpoints.rotateWebhookSecret(call, path.webhook_endpoint_id, overlapMs);
      const { endpoint, secret } = rotated;
      const headers = { ETag: toEtag(endpoint.version) };
      return { status: 200, headers, body: { webhook_endpoint: toApiWebhookEndpoint(endpoint), secret } };
    },
  };
}

function deliveryHandlers({ webhookDeliveries }: WebhookHandlerServices): Pick<OperationHandlers, DeliveryOperation> {
  return {
    async listWebhookDeliveries({ path, query }, call) {
      const { webhook_endpoint_id: endpointId } = path;
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await webhookDeliveries.listWebhookDeliveries(
        call,
        endpointId,
        query.status,
        page,
      );
      const body = { webhook_deliveries: rows.map(toApiWebhookDelivery), next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },

    async testWebhookEndpoint({ path }, call) {
      const delivery = await webhookDeliveries.testWebhookEndpoint(call, path.webhook_endpoint_id);
      return { status: 200, headers: {}, body: toApiWebhookDelivery(delivery) };
    },

    async replayWebhookDelivery({ path }, call) {
      const { webhook_endpoint_id: endpointId, webhook_delivery_id: deliveryId } = path;
      const delivery = await webhookDeliveries.replayWebhookDelivery(call, endpointId, deliveryId);
      return { status: 202, headers: {}, body: toApiWebhookDelivery(delivery) };
    },

    async recoverWebhookEndpoint({ path, body }, call) {
      const { afterSequence, upToSequence, includeDelivered } = await webhookDeliveries.recoverWebhookEndpoint(
        call,
        path.webhook_endpoint_id,
        { afterSequence: body.after_sequence, includeDelivered: body.include_delivered ?? false },
      );
      const recovery = { after_sequence: afterSequence, up_to_sequence: upToSequence };
      return { status: 202, headers: {}, body: { ...recovery, include_delivered: includeDelivered } };
    },
  };
}
