// Generated from the contract by openapi-generator; change contracts/ instead.

import type { RefundReason } from './RefundReason.js';

/**
 * A proposed refund, exactly as it was handed in and as it will be executed.
 */
export interface ProposedCommerceRefund {
  /** Names the kind of payload; equal to `action_type`. */
  type: 'commerce_refund';
  /** The order, as the shop names it. */
  orderId: string;
  /** Decimal amount, with no more decimals than the currency has; more than zero. */
  amount: string;
  /** ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are
   * refused. */
  currency: string;
  reason: RefundReason;
}

/** @internal */
export function ProposedCommerceRefundFromJSON(json: any): ProposedCommerceRefund {
  return {
    type: json.type,
    orderId: json.order_id,
    amount: json.amount,
    currency: json.currency,
    reason: json.reason,
  };
}
