/** Amounts are decimal strings, currencies ISO 4217 codes. */
export interface CommerceRefundPayload {
  type: 'commerce_refund';
  order_id: string;
  amount: string;
  currency: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | 'other';
}

export interface CommerceRefundResult {
  type: 'commerce_refund';
  refund_id: string;
  order_id: string;
  amount: string;
  currency: string;
}
