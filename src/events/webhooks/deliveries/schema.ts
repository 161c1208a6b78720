import { type Connection, Schema } from 'mongoose';
import type { EventType } from '../../../platform/outbox/event-types.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { DeliveryStatus } from '../model.ts';

export interface AttemptDocument {
  at: Date;
  /** Of the answer; null if none came. */
  status: number | null;
  latency_ms: number;
  answer: string;
  problem: string | null;
}

/** One event for one endpoint. */
export interface DeliveryDocument {
  /** `whd_…` */
  _id: string;
  tenant_id: string;
  endpoint_id: string;
  event_id: string;
  sequence: number;
  type: EventType;
  /** What is sent, to the byte. */
  body: string;
  status: DeliveryStatus;
  /** The oldest first. */
  attempts: AttemptDocument[];
  /** Attempts since it was made, or sent again by a recovery: by them it is told when the next one is. */
  tries: number;
  /** When it is tried next; there only while it is pending. */
  due_at?: Date;
  /** Whether it is tried once alone, also while its endpoint is off: a test. */
  once?: true;
  /** Whether it repeats another one, `replay_of`. Of those that do not, there is one for each endpoint and event. */
  is_replay: boolean;
  replay_of?: string;
  /** The recovery that has sent it again last. */
  recovered_by?: string;
  created_at: Date;
  expires_at: Date;
}

/** For so long they are kept after they were made, or sent again by a recovery. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Name of the unique index by which an endpoint has one delivery of an event, besides replays. */
export const ORIGINAL_INDEX = 'tenant_endpoint_event';

/** Name of the index by which deliveries are found that are due, of all tenants. */
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
        // Those that are left out at a look are passed over without a fetch.
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
