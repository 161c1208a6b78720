import { type Connection, Schema } from 'mongoose';
import type { SecretHash } from '../../platform/bearer-secret.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** The outcome is stored with the proposal. */
export interface ClaimDocument {
  _id: string;
  tenant_id: string;
  proposal_id: string;
  integration_id: string;
  attempt: number;
  /** Lineage of the API key that has the claim: the first key of its rotation. */
  lineage: string;
  token_hash: SecretHash;
  /** Last reason why the gate did not let the claim go on. */
  refused?: string;
  reported?: string;
  /** Present if the event log tells of a report that came too late. */
  late?: true;
  created_at: Date;
  expires_at: Date;
}

export interface ClaimPlacesDocument {
  /** `<tenant>:<holder>` */
  _id: string;
  tenant_id: string;
  entries: { claim_id: string; at: Date }[];
}

export const CLAIM_KEPT_MS = 30 * DAY_MS;

export const CLAIM_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'operation_claims',
    owner: 'execution/claims',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each time that a worker is given something',
    end: 'after 30 days',
  },
  {
    name: 'claim_places',
    owner: 'execution/claims',
    holds: 'tenants',
    indexes: [],
    growth: 'one for each tenant with workers, and each of their keys; with no more entries than claims at a time',
    end: 'kept',
  },
];

export type ClaimModels = ReturnType<typeof defineClaimModels>;

export function defineClaimModels(connection: Connection) {
  const claims = new Schema<ClaimDocument>({ _id: String }, { collection: 'operation_claims', strict: false });
  const places = new Schema<ClaimPlacesDocument>({ _id: String }, { collection: 'claim_places', strict: false });
  return {
    claims: connection.model('OperationClaim', claims),
    claimPlaces: connection.model('ClaimPlaces', places),
  };
}
