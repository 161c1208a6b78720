import { type Connection, Schema } from 'mongoose';
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

export type AuthorityEpochModel = ReturnType<typeof defineAuthorityEpochModel>;

export function defineAuthorityEpochModel(connection: Connection) {
  const schema = new Schema<AuthorityEpochDocument>({ _id: String }, { collection: 'authority_epochs', strict: false });
  return connection.model('AuthorityEpoch', schema);
}
