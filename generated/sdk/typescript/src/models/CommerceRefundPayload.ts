// Generated from the contract by openapi-generator; change contracts/ instead.

import type { RefundReason } from './RefundReason.js';

/**
 * Asks to give money back to whoever paid for an order.
 */
export interface CommerceRefundPayload {
  /** Names the kind of payload; equal to `action_operation`. */
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
export function CommerceRefundPayloadToJSON(value: CommerceRefundPayload): unknown {
  return {
    type: value.type,
    order_id: value.orderId,
    amount: value.amount,
    currency: value.currency,
    reason: value.reason,
  };
}
