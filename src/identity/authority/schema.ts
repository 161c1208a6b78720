import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** How often the authority of anybody in a tenant has changed. One document per tenant. */
export interface AuthorityEpochDocument {
  _id: string;
  tenant_id: string;
  epoch: number;
}

export const AUTHORITY_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'authority_epochs',
    owner: 'identity/authority',
    holds: 'tenants',
    indexes: [],
    growth: 'one for each tenant',
    end: 'kept',
  },
];

export type AuthorityEpochModel = ReturnType<typeof defineAuthorityEpochModel>;

export function defineAuthorityEpochModel(connection: Connection) {
  const schema = new Schema<AuthorityEpochDocument>({ _id: String }, { collection: 'authority_epochs', strict: false });
  return connection.model('AuthorityEpoch', schema);
}
