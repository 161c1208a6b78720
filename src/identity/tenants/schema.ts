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
