import { type Connection, Schema } from 'mongoose';
import type { EventType } from '../../../platform/outbox/event-types.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { DeliveryStatus } from '../model.ts';

export interface AttemptDocument {
  at: Date;
  /** HTTP status of the answer; null if none came. */
  status: number | null;
  latency_ms: number;
  answer: string;
  problem: string | null;
}

/** Delivery of one event to one endpoint. */
export interface DeliveryDocument {
  /** `whd_…` */
  _id: string;
  tenant_id: string;
  endpoint_id: string;
  event_id: string;
  sequence: number;
  type: EventType;
  /** Body that is sent, byte for byte. */
  body: string;
  status: DeliveryStatus;
  /** The oldest first. */
  attempts: AttemptDocument[];
  /**
   * Attempts since the delivery was made, or was sent again by a recovery. The pause before the next attempt depends on
   * this number.
   */
  tries: number;
  /** Time of the next attempt; present only while the delivery is pending. */
  due_at?: Date;
  /** Present for a test, which is tried only once, also while its endpoint is off. */
  once?: true;
  /**
   * True if the delivery repeats another one, `replay_of`. For each endpoint and event there is one delivery that is no
   * replay.
   */
  is_replay: boolean;
  replay_of?: string;
  /** Id of the last recovery that has sent the delivery again. */
  recovered_by?: string;
  created_at: Date;
  expires_at: Date;
}

/** Milliseconds for which deliveries are kept after they were made, or were sent again by a recovery. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Name of the unique index that allows one delivery for each endpoint and event, besides replays. */
export const ORIGINAL_INDEX = 'tenant_endpoint_event';

/** Name of the index that finds the due deliveries of all tenants. */
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
        // Tenant and endpoint are in the index, so that a look skips the deliveries that it leaves out without fetching
        // them.
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

/** Documents are written through the native driver. */
export function defineDeliveryModel(connection: Connection) {
  const schema = new Schema<DeliveryDocument>({ _id: String }, { collection: 'webhook_deliveries', strict: false });
  return connection.model('WebhookDelivery', schema);
}
