// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The refund that the provider made.
 */
export interface CommerceRefundResult {
  /** Names the kind of result. */
  type: 'commerce_refund';
  /** Id of the refund at the provider. */
  refundId: string;
  /** Id of the order in the shop. */
  orderId: string;
  /** Decimal amount that was refunded. */
  amount: string;
  /** ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are
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
