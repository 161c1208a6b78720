import type { Provider } from '../provider.ts';
import { ORDERS } from './orders.ts';
import { refundsOf } from './refunds.ts';
import { SandboxOrderRepository } from './repository.ts';
import { defineSandboxOrderModel, SANDBOX_COMMERCE_COLLECTIONS } from './schema.ts';

/** A shop without an outside, for trying things: its ledger is a collection. */
export const sandboxCommerce: Provider<'sandbox_commerce'> = {
  kind: 'sandbox_commerce',
  carries: ['commerce_refund'],
  made: { by: 'administrator', about: 'a sandbox_commerce one is a shop of its own' },
  collections: SANDBOX_COMMERCE_COLLECTIONS,
  connect({ connection }) {
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
