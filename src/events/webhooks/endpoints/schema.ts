import { type Connection, Schema } from 'mongoose';
import type { SigningVersions } from '../../../integrations/index.ts';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import { type CollectionDeclaration, IDEMPOTENCY_INDEX } from '../../../platform/storage/collection.ts';
import type { EndpointFilter, EndpointProblem, SwitchedOff } from '../model.ts';

/** A recovery: entries of the log before the cursor that are gone through once more. */
export interface RecoveryDocument {
  /** Id of the recovery. A recovery sends each delivery again only once. */
  id: string;
  from: number;
  after: number;
  until: number;
  include_delivered: boolean;
}

export interface EndpointDocument {
  _id: string;
  tenant_id: string;
  /** Number of the endpoint within its tenant, in order of creation, from 1. */
  place: number;
  url: string;
  description: string;
  /** Types, and prefixes of types that end in `.*`; empty for all. */
  types: string[];
  filter: EndpointFilter;
  enabled: boolean;
  disabled_reason?: SwitchedOff;
  disabled_at?: Date;
  /** Last sequence of the log for which wanted deliveries were made. */
  cursor: number;
  /** Time at which there is work for the endpoint; absent if there is none. */
  due_at?: Date;
  /** Raised whenever the endpoint is made due, so that a process that works on it notices new work. */
  marks: number;
  /** Lease of the run that works on the endpoint. `owner` is the run's own id. */
  lease?: { owner: string; until: Date } | null;
  /** Pending deliveries that were made by this time are not sent any more. */
  cancel_before?: Date;
  recovery?: RecoveryDocument;
  signing: SigningVersions;
  /** Absent if the last attempt has succeeded. `since`: the endpoint has taken nothing from then on. */
  failing?: { since: Date; last: Date; problem?: EndpointProblem };
  last_success_at?: Date;
  removed_at?: Date;
  created_at: Date;
  updated_at: Date;
  /** Raised with every change by people, and when the endpoint is switched off. */
  version: number;
  idem?: { principal: string; operation: string; key: string; request_hash: string };
  outbox: OutboxEvent[];
}

export const MOST_ENDPOINTS = 20;

/** By this unique index, endpoints are added one after the other. */
export const PLACE_INDEX = 'tenant_place';

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

export function defineEndpointModel(connection: Connection) {
  const schema = new Schema<EndpointDocument>({ _id: String }, { collection: 'webhook_endpoints', strict: false });
  return connection.model('WebhookEndpoint', schema);
}
