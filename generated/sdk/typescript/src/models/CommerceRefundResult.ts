// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The refund as the provider made it.
 */
export interface CommerceRefundResult {
  /** Names the kind of result. */
  type: 'commerce_refund';
  /** Name of the refund at the provider. */
  refundId: string;
  /** The order, as the shop names it. */
  orderId: string;
  /** Decimal amount that was given back. */
  amount: string;
  /** ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are
   * refused. */
  currency: string;
}

/** @internal */
export function CommerceRefundResultFromJSON(json: any): CommerceRefundResult {
  return {
    type: json.type,
    refundId: json.refund_id,
    orderId: json.order_id,
    amount: json.amount,
    currency: json.currency,
  };
}
