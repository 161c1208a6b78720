// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ApprovalDecision } that this version knows. */
export const ApprovalDecision = {
  Approve: 'approve',
  Reject: 'reject',
} as const;

/**
 * Decision of the person.
 *
 * A later release of the service may say something else; {@link isKnownApprovalDecision } tells.
 */
export type ApprovalDecision = KnownApprovalDecision | (string & {});

/** Only the labels that this version knows. */
export type KnownApprovalDecision = (typeof ApprovalDecision)[keyof typeof ApprovalDecision];

/** Whether this version knows the label. */
export function isKnownApprovalDecision(label: ApprovalDecision): label is KnownApprovalDecision {
  return Object.values<string>(ApprovalDecision).includes(label);
}
