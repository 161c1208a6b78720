import type { DeliveryDocument } from './deliveries/schema.ts';
import type { WebhookDelivery } from './model.ts';

export function fromDeliveryRow(row: DeliveryDocument): WebhookDelivery {
  return {
    deliveryId: row._id,
    endpointId: row.endpoint_id,
    eventId: row.event_id,
    sequence: row.sequence,
    type: row.type,
    status: row.status,
    body: row.body,
    attempts: row.attempts.map(({ at, status, latency_ms: latencyMs, problem, answer }) => {
      return { at, status, latencyMs, problem, answer };
    }),
    nextAttemptAt: row.due_at ?? null,
    replayOf: row.replay_of ?? null,
    createdAt: row.created_at,
  };
}
