import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { PrincipalRow } from '../../platform/principal-row.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** Freezes of the whole tenant, or of everything in which one operation, integration, key or delegation takes part. */
export type FreezeKind = 'tenant' | 'operation' | 'integration' | 'api_key' | 'delegation';

/** While a freeze holds, nothing is sent for its target. */
export interface FreezeRow {
  id: string;
  kind: FreezeKind;
  /** Id of the target, or name of the operation; null for the tenant. */
  target_id: string | null;
  /** Lineage of a frozen API key, which survives rotations. */
  lineage?: string;
  reason: string;
  /** Salt of the commitments to the reasons in events. */
  salt: string;
  frozen_by: PrincipalRow;
  frozen_at: Date;
  thawed?: { reason: string; by: PrincipalRow; at: Date };
}

export interface StoredFreezes {
  /** Oldest first. */
  freezes: FreezeRow[];
  /** Newest first. */
  thawed: FreezeRow[];
  version: number;
}

/** One document per tenant has the epoch and the freezes, so that one write changes both and one read returns both. */
export interface AuthorityEpochDocument {
  _id: string;
  tenant_id: string;
  epoch: number;
  /** Present once something was frozen, like the next two fields. */
  freezes?: FreezeRow[];
  thawed?: FreezeRow[];
  freezes_version?: number;
  outbox?: OutboxEvent[];
}

export const AUTHORITY_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'authority_epochs',
    owner: 'identity/authority',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each tenant, with a hundred freezes that hold, and a hundred that were thawed, at most',
    end: 'kept',
  },
];
