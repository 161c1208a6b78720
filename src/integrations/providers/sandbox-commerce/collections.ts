import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';

export const SANDBOX_COMMERCE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'sandbox_orders',
    owner: 'integrations/providers/sandbox-commerce',
    holds: 'tenants',
    indexes: [{ name: 'tenant_order', key: { tenant_id: 1, integration_id: 1, order_id: 1 }, unique: true }],
    growth: 'a handful for each sandbox shop',
    end: 'kept',
  },
];
