import type { OperationWords } from './labels.ts';

export const COMMERCE_REFUND: OperationWords = {
  through: 'a refund in a shop',
  fields: {
    order_id: { label: 'Order', description: 'The order id in the shop.' },
    amount: {
      label: 'Amount',
      placeholder: '25.00',
      form: 'A decimal number such as 25.00',
      isDecimal: true,
      isHalf: true,
    },
    currency: {
      label: 'Currency',
      placeholder: 'EUR',
      form: 'Three letters, such as EUR',
      maxLength: 3,
      isUpperCase: true,
      isHalf: true,
    },
    reason: {
      label: 'Reason',
      description: 'Sent to the provider.',
      values: {
        duplicate: 'Paid twice',
        fraudulent: 'Fraudulent payment',
        requested_by_customer: 'The customer wants it',
        other: 'Anything else',
      },
      initial: 'requested_by_customer',
    },
  },
  result: [
    { label: 'Refunded', template: '{amount} {currency} of order {order_id}' },
    { label: 'Reference', template: '{refund_id}', isCode: true },
  ],
  reference: 'the id of the refund',
  money: {
    of: 'order_id',
    amount: 'amount',
    currency: 'currency',
    noun: 'order',
    several: 'refunds of this order',
  },
};
