import { type Connection, Schema } from 'mongoose';
import type { SigningVersions } from '../../../integrations/secrets/signing-versions.ts';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import { type CollectionDeclaration, IDEMPOTENCY_INDEX } from '../../../platform/storage/collection.ts';
import type { EndpointFilter, EndpointProblem, SwitchedOff } from '../model.ts';

/** Entries of the log that are looked through once more, behind what was told of them at their time. */
export interface RecoveryDocument {
  /** Of its own for each: what one has sent again, it does not send another time. */
  id: string;
  /** The sequence behind which it was asked for. */
  from: number;
  /** The last sequence that is done with. */
  after: number;
  /** The last one that belongs to it. */
  until: number;
  include_delivered: boolean;
}

/** Where a tenant wants to be told of what is in its log. */
export interface EndpointDocument {
  /** `whe_…` */
  _id: string;
  tenant_id: string;
  /** Counts the endpoints of the tenant in the order in which they came, from 1 on. */
  place: number;
  url: string;
  description: string;
  /** Types, and prefixes of types that end in `.*`; none for all. */
  types: string[];
  filter: EndpointFilter;
  enabled: boolean;
  /** Why it is off, if it is. */
  disabled_reason?: SwitchedOff;
  disabled_at?: Date;
  /** The last sequence of the log for which there are deliveries, where it wants any. */
  cursor: number;
  /** When there is something to do for it; absent if there is nothing. */
  due_at?: Date;
  /** Raised whenever it is made due, so that who works on it knows of what has come meanwhile. */
  marks: number;
  /** Who works on it, by an id of its own. */
  lease?: { owner: string; until: Date } | null;
  /** Deliveries that have waited since before are not sent any more. */
  cancel_before?: Date;
  recovery?: RecoveryDocument;
  /** The secrets that it is signed with. */
  signing: SigningVersions;
  /** Since when nothing was taken by it, when that was tried last, and why not; absent if the last that was tried, was. */
  failing?: { since: Date; last: Date; problem?: EndpointProblem };
  last_success_at?: Date;
  /** When it was deleted: from then on only what is left of it is cleared away. */
  removed_at?: Date;
  created_at: Date;
  updated_at: Date;
  /** Raised with every change by people, and when it is switched off. */
  version: number;
  /** The request that has made it. */
  idem?: { principal: string; operation: string; key: string; request_hash: string };
  outbox: OutboxEvent[];
}

/** So many a tenant can have. */
export const MOST_ENDPOINTS = 20;

/** Name of the unique index by which one after the other is added. */
export const PLACE_INDEX = 'tenant_place';

/** Name of the index by which the endpoints are found that something is to be done for, of all tenants. */
export const ENDPOINTS_DUE = 'due';

export const ENDPOINT_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'webhook_endpoints',
    owner: 'events/webhooks/endpoints',
    holds: 'tenants',
    indexes: [
      { name: PLACE_INDEX, key: { tenant_id: 1, place: 1 }, unique: true },
      IDEMPOTENCY_INDEX,
      { name: ENDPOINTS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } },
    ],
    outbox: true,
    growth: `one for each address that a tenant wants to be told at, ${MOST_ENDPOINTS} at most, and those that it has deleted lately`,
    end: 'an hour after people have deleted it',
  },
];

export type EndpointModel = ReturnType<typeof defineEndpointModel>;

/** Documents are written through the native driver. */
export function defineEndpointModel(connection: Connection) {
  const schema = new Schema<EndpointDocument>({ _id: String }, { collection: 'webhook_endpoints', strict: false });
  return connection.model('WebhookEndpoint', schema);
}
