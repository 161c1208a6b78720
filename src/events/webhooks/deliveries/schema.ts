import { type Connection, Schema } from 'mongoose';
import { DAY_MS } from '../../../platform/durations.ts';
import type { EventType } from '../../../platform/outbox/event-types.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { DeliveryStatus } from '../model.ts';

export interface AttemptDocument {
  at: Date;
  status: number | null;
  latency_ms: number;
  answer: string;
  problem: string | null;
}

export interface DeliveryDocument {
  _id: string;
  tenant_id: string;
  endpoint_id: string;
  event_id: string;
  sequence: number;
  type: EventType;
  body: string;
  status: DeliveryStatus;
  attempts: AttemptDocument[];
  /** Attempts since the delivery was made or recovered; decides the pause before the next attempt. */
  tries: number;
  /** Time of the next attempt; present only while the delivery is pending. */
  due_at?: Date;
  /** Present for a test, which is tried only once, also while its endpoint is off. */
  once?: true;
  /** For each endpoint and event there is one delivery that is no replay. */
  is_replay: boolean;
  replay_of?: string;
  /** Id of the last recovery that has sent the delivery again. */
  recovered_by?: string;
  created_at: Date;
  expires_at: Date;
}

export const KEPT_MS = 30 * DAY_MS;

/** Allows one delivery for each endpoint and event, besides replays. */
export const ORIGINAL_INDEX = 'tenant_endpoint_event';

export const DELIVERIES_DUE = 'due';

export const DELIVERY_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'webhook_deliveries',
    owner: 'events/webhooks/deliveries',
    holds: 'tenants',
    indexes: [
      {
        name: ORIGINAL_INDEX,
        key: { tenant_id: 1, endpoint_id: 1, event_id: 1 },
        unique: true,
        partialFilterExpression: { is_replay: false },
      },
      { name: 'tenant_endpoint_created', key: { tenant_id: 1, endpoint_id: 1, created_at: 1, _id: 1 } },
      {
        name: 'tenant_endpoint_status_created',
        key: { tenant_id: 1, endpoint_id: 1, status: 1, created_at: 1, _id: 1 },
      },
      {
        name: DELIVERIES_DUE,
        // Tenant and endpoint are in the index, so that a look skips deliveries without fetching them.
        key: { due_at: 1, tenant_id: 1, endpoint_id: 1 },
        partialFilterExpression: { status: 'pending' },
      },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 },
    ],
    growth: 'one for each event that an endpoint asks for, and for each replay',
    end: 'after 30 days',
  },
];

export type DeliveryModel = ReturnType<typeof defineDeliveryModel>;

export function defineDeliveryModel(connection: Connection) {
  const schema = new Schema<DeliveryDocument>({ _id: String }, { collection: 'webhook_deliveries', strict: false });
  return connection.model('WebhookDelivery', schema);
}
