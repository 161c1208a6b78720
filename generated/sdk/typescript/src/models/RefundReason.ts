// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link RefundReason } that this version knows. */
export const RefundReason = {
  Duplicate: 'duplicate',
  Fraudulent: 'fraudulent',
  RequestedByCustomer: 'requested_by_customer',
  Other: 'other',
} as const;

/**
 * Reason for the refund.
 *
 * A later release of the service may say something else; {@link isKnownRefundReason } tells.
 */
export type RefundReason = KnownRefundReason | (string & {});

/** Only the labels that this version knows. */
export type KnownRefundReason = (typeof RefundReason)[keyof typeof RefundReason];

/** Whether this version knows the label. */
export function isKnownRefundReason(label: RefundReason): label is KnownRefundReason {
  return Object.values<string>(RefundReason).includes(label);
}
