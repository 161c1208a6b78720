import { defineOperation, resultSchema } from '../../operation.ts';
import type { CommerceRefundPayload, CommerceRefundResult } from './payload.ts';

export const commerceRefund = defineOperation<CommerceRefundPayload, CommerceRefundResult>({
  operation: 'commerce_refund',
  version: 1,
  title: 'Refund',
  example: { type: 'commerce_refund', order_id: '1234', amount: '25.00', currency: 'EUR', reason: 'duplicate' },
  summary: [{ template: 'Refund {amount} {currency} of order {order_id}.' }],
  resource: { type: 'order', id: 'order_id' },
  risk: { rules: [{ field: 'reason', is: 'fraudulent', risk: 'high' }], otherwise: 'medium' },
  money: { amount: 'amount', currency: 'currency' },
  result: {
    schema: resultSchema('commerce_refund', ['refund_id', 'order_id', 'amount', 'currency']),
    reference: 'refund_id',
  },
});
