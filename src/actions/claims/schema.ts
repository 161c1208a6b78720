import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { ProposalStatus } from '../proposal.ts';
import type { PersonDocument } from '../schema.ts';

/** That somebody has a proposal executed by workers. It stays while the proposal goes from hand to hand. */
export interface HandoverDocument {
  /** By whose authority it is done, whoever does it. */
  by: PersonDocument & { accountable: string | null; accountables: string[] };
  /** Whether they may write work, and so may end the WorkItem with it. */
  may_end_work?: true;
  /** Whether it is still to be done, as far as the proposal allows it. */
  open: boolean;
  /** Nobody is given it before. */
  not_before: Date;
  /** Why the gate has kept it back last. */
  refused?: string;
}

/** In whose hand an execution is; there where a worker has taken it. */
export interface CarriedDocument {
  claim_id: string;
  /** Of the key that has it. */
  lineage: string;
  /** What the proposal was before, and is again if nothing is begun. */
  from: ProposalStatus;
  taken_at: Date;
  /** There from when it is being begun on. */
  begun?: {
    at: Date;
    /** There before the worker is told so: from then on it may be done. */
    told?: true;
    /** When something may have been done by an attempt before; null if nothing ever was. */
    sent_before: Date | null;
  };
}

/** That a claim was handed out, and to whom. What became of it, its proposal says. */
export interface ClaimDocument {
  _id: string;
  tenant_id: string;
  proposal_id: string;
  integration_id: string;
  attempt: number;
  /** Of the key that has it: the first one of its rotation. */
  lineage: string;
  /** SHA-256 of the token, in hex. The token itself is stored nowhere. */
  token_hash: string;
  /** Why the gate has refused last to have it go on; there once it has. */
  refused?: string;
  /** SHA-256 of what was reported, so that the same report again is known. */
  reported?: string;
  /** There if the log tells of a report that came too late. */
  late?: true;
  created_at: Date;
  expires_at: Date;
}

/** The claims that a key, or all keys of a tenant, have at a time. */
export interface ClaimPlacesDocument {
  /** `<tenant>:<holder>` */
  _id: string;
  tenant_id: string;
  entries: { claim_id: string; at: Date }[];
}

/** So long it is known whose a claim was. */
export const CLAIM_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const CLAIM_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'operation_claims',
    owner: 'actions',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each time that a worker is given something',
    end: 'after 30 days',
  },
  {
    name: 'claim_places',
    owner: 'actions',
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
