import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { FreezeRow } from './freeze.ts';

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
