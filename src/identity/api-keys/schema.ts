import type { PrincipalType } from '../../call-context.ts';
import type { SecretHash } from '../../platform/bearer-secret.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import { mayOwnKeys, type Role } from '../roles.ts';

export interface KeyOffer {
  person_id: string;
  /** The offer ends with this person's ownership. */
  offered_by: string;
  expires_at: Date;
}

export interface ApiKeyDocument {
  _id: string;
  tenant_id: string;
  name: string;
  hash: SecretHash;
  prefix: string;
  /** Canonical names; old records may hold legacy ones. */
  scopes: string[];
  /** Id of the first key in the chain of rotations. Idempotency and limits apply to the whole chain. */
  lineage: string;
  created_by: { type: PrincipalType; id: string; display_name: string; accountable: string | null };
  /** Member who answers for the key; null for nobody. Absent in keys of release 0.3.0, whose maker is the owner. */
  owner_id?: string | null;
  /** True until somebody claims the key, if its owner has left the tenant and come back. */
  stopped?: boolean;
  /** People who were ever shown the secret of this key or its predecessors: they made or rotated it. */
  shown_to?: string[];
  offer?: KeyOffer;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** Requests per minute by limit class, if other than the tenant's. */
  rate_limits?: { public?: number; agent?: number };
  /** Addresses and CIDR ranges; absent means anywhere. */
  allowed_networks?: string[];
  /** Integrations whose operations the key carries out; present with the scope `operations.carry`. */
  carries?: string[];
  successor_id?: string;
  predecessor_id?: string;
  version: number;
  outbox: OutboxEvent[];
}

/** Two rotations of one key collide on this index. */
export const SUCCESSOR_INDEX = 'tenant_predecessor';

export const API_KEY_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'api_keys',
    owner: 'identity/api-keys',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_created', key: { tenant_id: 1, created_at: 1 } },
      {
        name: SUCCESSOR_INDEX,
        key: { tenant_id: 1, predecessor_id: 1 },
        unique: true,
        partialFilterExpression: { predecessor_id: { $exists: true } },
      },
    ],
    outbox: true,
    growth: 'one for each key, and each rotation of one',
    end: 'kept, also when revoked',
  },
];

export function ownerOf({ owner_id, created_by }: Pick<ApiKeyDocument, 'owner_id' | 'created_by'>): string | null {
  return owner_id === undefined ? created_by.accountable : owner_id;
}

/** Returns true if the key waits for a claim, given the role of its owner. A key that never had one is not stopped. */
export function isStopped(
  row: Pick<ApiKeyDocument, 'owner_id' | 'created_by' | 'stopped'>,
  role: Role | null,
): boolean {
  return ownerOf(row) !== null && (row.stopped === true || !mayOwnKeys(role));
}

export function shownTo({ shown_to, created_by }: Pick<ApiKeyDocument, 'shown_to' | 'created_by'>): readonly string[] {
  return shown_to ?? (created_by.accountable === null ? [] : [created_by.accountable]);
}
