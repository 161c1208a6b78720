import type { CommerceRefundPayload } from '../../integrations/connectors/connector.ts';
import { isMoney, toMinorUnits } from '../../platform/money.ts';
import type { Operation } from './operation.ts';

/** Gives money back to whoever paid for an order. */
export const commerceRefund: Operation<CommerceRefundPayload> = {
  version: 1,
  title: 'Refund',
  summary: ({ order_id, amount, currency }) => `Refund ${amount} ${currency} of order ${order_id}.`,
  resourceType: 'order',
  integrationKinds: ['sandbox_commerce', 'stripe'],
  risk: ({ reason }) => (reason === 'fraudulent' ? 'high' : 'medium'),
  highestRisk: 'high',
  money({ amount, currency }) {
    const converted = toMinorUnits(amount, currency);
    if ('problem' in converted) throw new Error(`A payload was stored that is not valid: ${converted.problem.problem}`);
    return { minor: converted.minor, currency };
  },
  resourceId: ({ order_id }) => order_id,
  problems({ amount, currency }) {
    if (!isMoney(currency)) {
      return [
        { field: 'currency', problem: `"${currency}" is not money that ISO 4217 knows; name a currency such as EUR` },
      ];
    }
    const converted = toMinorUnits(amount, currency);
    return 'problem' in converted ? [converted.problem] : [];
  },
  resultOf: ({ type, order_id, amount, currency }, reference) => ({
    type,
    refund_id: reference,
    order_id,
    amount,
    currency,
  }),
};
