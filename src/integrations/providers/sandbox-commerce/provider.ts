import type { Provider } from '../provider.ts';

/** A simulated shop for trying things out. Its ledger is a collection of the service. */
export const sandboxCommerce: Provider<'sandbox_commerce'> = {
  kind: 'sandbox_commerce',
  carries: ['commerce_refund'],
  made: { by: 'administrator', about: 'sandbox_commerce: a separate sandbox shop' },
  collections: [
    {
      name: 'sandbox_orders',
      owner: 'integrations/providers/sandbox-commerce',
      holds: 'tenants',
      indexes: [{ name: 'tenant_order', key: { tenant_id: 1, integration_id: 1, order_id: 1 }, unique: true }],
      growth: 'a handful for each sandbox shop',
      end: 'kept',
    },
  ],
  async connect({ connection }) {
    const [{ ORDERS }, { refundsOf }, { SandboxOrderRepository }, { defineSandboxOrderModel }] = await Promise.all([
      import('./orders.ts'),
      import('./refunds.ts'),
      import('./repository.ts'),
      import('./schema.ts'),
    ]);
    const model = defineSandboxOrderModel(connection);
    const orders = (tenantId: string) => new SandboxOrderRepository(model, tenantId);
    return {
      async target(_tenantId, integrationId) {
        return { provider: 'sandbox_commerce', address: null, account: integrationId, workspace: null };
      },
      carriers: { commerce_refund: refundsOf(orders) },
      begin: (tenantId, integrationId) =>
        orders(tenantId).insert(
          ORDERS.map(({ orderId, currency, paid }) => ({
            _id: `${integrationId}:${orderId}`,
            integration_id: integrationId,
            order_id: orderId,
            currency,
            paid,
            refunded: 0,
            refunds: [],
          })),
        ),
    };
  },
};
