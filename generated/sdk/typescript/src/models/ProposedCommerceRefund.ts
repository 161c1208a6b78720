// Generated from the contract by openapi-generator; change contracts/ instead.

import type { RefundReason } from './RefundReason.js';

/**
 * A proposed refund, exactly as submitted and as it will be executed.
 */
export interface ProposedCommerceRefund {
  /** Names the kind of payload; equal to `action_type`. */
  type: 'commerce_refund';
  /** Id of the order in the shop. */
  orderId: string;
  /** Decimal amount above zero, with no more decimals than the currency has. */
  amount: string;
  /** ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are
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
