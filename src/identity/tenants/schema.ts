import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

export interface TenantDocument {
  _id: string;
  name: string;
  /** Requests per minute of each key, by limit class. An absent class has the service's default. */
  rate_limits?: { public?: number; agent?: number };
  created_at: Date;
  /** Two concurrent changes of members collide on this count. */
  member_changes?: number;
}

export type TenantModel = ReturnType<typeof defineTenantModel>;

export const TENANT_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'tenants',
    owner: 'identity/tenants',
    holds: 'service',
    indexes: [],
    growth: 'one for each tenant',
    end: 'kept',
  },
];

export function defineTenantModel(connection: Connection) {
  const schema = new Schema<TenantDocument>(
    {
      _id: { type: String, required: true },
      name: { type: String, required: true },
      rate_limits: { type: { public: Number, agent: Number }, required: false, _id: false },
      created_at: { type: Date, required: true },
      member_changes: { type: Number, required: false },
    },
    { collection: 'tenants', versionKey: false, strict: 'throw' },
  );
  return connection.model('Tenant', schema);
}
