// Generated from the contract by openapi-generator; change contracts/ instead.

import type { RefundReason } from './RefundReason.js';

/**
 * Refunds money to the payer of an order.
 */
export interface CommerceRefundPayload {
  /** Names the kind of payload; equal to `action_operation`. */
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
export function CommerceRefundPayloadToJSON(value: CommerceRefundPayload): unknown {
  return {
    type: value.type,
    order_id: value.orderId,
    amount: value.amount,
    currency: value.currency,
    reason: value.reason,
  };
}
