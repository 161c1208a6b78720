import type { NewWebhookEndpoint, WebhookDelivery, WebhookEndpoint } from '../../../events/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { idempotencyOf } from '../../idempotency.ts';
import type { Schemas } from '../../wire/v1/schemas.ts';
import { ok, pageOf, replayHeader } from './answers.ts';
import { ifMatch, toEtag } from './etag.ts';
import type { OperationHandlers, RestServices } from './operations.ts';

const ENDPOINTS_PATH = '/api/v1/public/webhook-endpoints';
const DEFAULT_OVERLAP_HOURS = 24;
/** Status of an endpoint that is switched off, by the reason. */
const OFF = { by_admin: 'off', gone: 'gone', failing: 'failing' } as const;

export function createWebhookHandlers(services: RestServices) {
  return { ...createEndpointHandlers(services), ...createDeliveryHandlers(services) };
}

function createEndpointHandlers({ webhookEndpoints }: RestServices) {
  return {
    async createWebhookEndpoint({ header, body }, call) {
      const idempotency = idempotencyOf(header['idempotency-key'], body);
      const { filter, ...settings } = body;
      const input = { ...settings, filter: fromApiFilter(filter) };
      const { value, replayed } = await webhookEndpoints.createWebhookEndpoint(call, input, idempotency);
      const { endpoint, secret } = value;
      const headers = {
        Location: `${ENDPOINTS_PATH}/${endpoint.endpointId}`,
        ETag: toEtag(endpoint.version),
        ...replayHeader(replayed),
      };
      return { status: 201, headers, body: { webhook_endpoint: toApiEndpoint(endpoint), secret } };
    },

    async listWebhookEndpoints(_request, call) {
      const endpoints = await webhookEndpoints.listWebhookEndpoints(call);
      return ok({ webhook_endpoints: endpoints.map(toApiEndpoint) });
    },

    async getWebhookEndpoint({ path }, call) {
      const endpoint = await webhookEndpoints.getWebhookEndpoint(call, path.webhook_endpoint_id);
      return { status: 200, headers: { ETag: toEtag(endpoint.version) }, body: toApiEndpoint(endpoint) };
    },

    async updateWebhookEndpoint({ path, header, body }, call) {
      const { webhook_endpoint_id: id } = path;
      const { filter, ...settings } = body;
      const patch = { ...settings, filter: fromApiFilter(filter) };
      const endpoint = await webhookEndpoints.updateWebhookEndpoint(call, id, patch, ifMatch(header['if-match']));
      return { status: 200, headers: { ETag: toEtag(endpoint.version) }, body: toApiEndpoint(endpoint) };
    },

    async deleteWebhookEndpoint({ path }, call) {
      await webhookEndpoints.deleteWebhookEndpoint(call, path.webhook_endpoint_id);
      return ok({ webhook_endpoint_id: path.webhook_endpoint_id, deleted: true });
    },

    async rotateWebhookSecret({ path, body }, call) {
      const overlapMs = (body?.overlap_hours ?? DEFAULT_OVERLAP_HOURS) * HOUR_MS;
      const rotated = await webhookEndpoints.rotateWebhookSecret(call, path.webhook_endpoint_id, overlapMs);
      const { endpoint, secret } = rotated;
      const headers = { ETag: toEtag(endpoint.version) };
      return { status: 200, headers, body: { webhook_endpoint: toApiEndpoint(endpoint), secret } };
    },
  } satisfies Partial<OperationHandlers>;
}

function createDeliveryHandlers({ webhookDeliveries }: RestServices) {
  return {
    async listWebhookDeliveries({ path, query }, call) {
      const { webhook_endpoint_id: id } = path;
      const found = await webhookDeliveries.listWebhookDeliveries(call, id, query.status, pageOf(query));
      return ok({ webhook_deliveries: found.rows.map(toApiDelivery), next_page_token: found.nextPageToken });
    },

    async testWebhookEndpoint({ path }, call) {
      return ok(toApiDelivery(await webhookDeliveries.testWebhookEndpoint(call, path.webhook_endpoint_id)));
    },

    async replayWebhookDelivery({ path }, call) {
      const { webhook_endpoint_id: id, webhook_delivery_id: deliveryId } = path;
      const delivery = await webhookDeliveries.replayWebhookDelivery(call, id, deliveryId);
      return { status: 202, headers: {}, body: toApiDelivery(delivery) };
    },

    async recoverWebhookEndpoint({ path, body }, call) {
      const since = { afterSequence: body.after_sequence, includeDelivered: body.include_delivered ?? false };
      const recovery = await webhookDeliveries.recoverWebhookEndpoint(call, path.webhook_endpoint_id, since);
      const { afterSequence: after_sequence, upToSequence: up_to_sequence, includeDelivered } = recovery;
      return {
        status: 202,
        headers: {},
        body: { after_sequence, up_to_sequence, include_delivered: includeDelivered },
      };
    },
  } satisfies Partial<OperationHandlers>;
}

function toApiEndpoint(endpoint: WebhookEndpoint): Schemas['WebhookEndpoint'] {
  const { filter, off } = endpoint;
  return {
    webhook_endpoint_id: endpoint.endpointId,
    url: endpoint.url,
    description: endpoint.description,
    types: endpoint.types,
    filter: { pack_key: filter.packKey, tag: filter.tag },
    status: off === null ? 'on' : OFF[off],
    next_sequence: endpoint.nextSequence,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    last_delivered_at: endpoint.lastSuccessAt?.toISOString() ?? null,
    secret_overlap_ends_at: endpoint.overlapEndsAt?.toISOString() ?? null,
    created_at: endpoint.createdAt.toISOString(),
    updated_at: endpoint.updatedAt.toISOString(),
    version: endpoint.version,
  };
}

function toApiDelivery(delivery: WebhookDelivery): Schemas['WebhookDelivery'] {
  return {
    webhook_delivery_id: delivery.deliveryId,
    webhook_endpoint_id: delivery.endpointId,
    event_id: delivery.eventId,
    sequence: delivery.sequence,
    type: delivery.type,
    status: delivery.status,
    attempts: delivery.attempts.map(({ at, status, latencyMs, problem, answer }) => {
      return { at: at.toISOString(), status, latency_ms: latencyMs, problem, answer };
    }),
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    replay_of: delivery.replayOf,
    body: delivery.body,
    created_at: delivery.createdAt.toISOString(),
  };
}

function fromApiFilter(filter: Schemas['WebhookFilterInput'] | undefined): NewWebhookEndpoint['filter'] {
  return filter && { packKey: filter.pack_key, tag: filter.tag };
}
