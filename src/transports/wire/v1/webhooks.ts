import type {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointPatch,
} from '../../../events/index.ts';
import type { Schemas } from './schemas.ts';

/** Status of an endpoint that is switched off, by the reason. */
const OFF = { by_admin: 'off', gone: 'gone', failing: 'failing' } as const;

export function toApiWebhookEndpoint(endpoint: WebhookEndpoint): Schemas['WebhookEndpoint'] {
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

export function toApiWebhookDelivery(delivery: WebhookDelivery): Schemas['WebhookDelivery'] {
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

export function fromApiNewWebhookEndpoint(body: Schemas['WebhookEndpointCreateRequest']): NewWebhookEndpoint {
  const { filter, ...rest } = body;
  return { ...rest, filter: fromApiFilter(filter) };
}

export function fromApiWebhookPatch(body: Schemas['WebhookEndpointUpdateRequest']): WebhookEndpointPatch {
  const { filter, ...rest } = body;
  return { ...rest, filter: fromApiFilter(filter) };
}

function fromApiFilter(filter: Schemas['WebhookFilterInput'] | undefined): NewWebhookEndpoint['filter'] {
  return filter && { packKey: filter.pack_key, tag: filter.tag };
}
