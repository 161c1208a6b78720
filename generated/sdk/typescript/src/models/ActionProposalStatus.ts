// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ActionProposalStatus } that this version knows. */
export const ActionProposalStatus = {
  PendingApproval: 'pending_approval',
  AutoApproved: 'auto_approved',
  Approved: 'approved',
  Rejected: 'rejected',
  Denied: 'denied',
  Expired: 'expired',
  Cancelled: 'cancelled',
  Executing: 'executing',
  Executed: 'executed',
  ExecutionFailed: 'execution_failed',
  OutcomeUnknown: 'outcome_unknown',
} as const;

/**
 * State of a proposal. `pending_approval` waits for people. `auto_approved` and `approved` can be executed.
 * `outcome_unknown` waits until the provider's outcome is known. `rejected`, `denied`, `expired`, `cancelled`,
 * `executed` and `execution_failed` are final, except that a failure the provider calls retryable may be
 * executed again.
 *
 * A later release of the service may say something else; {@link isKnownActionProposalStatus } tells.
 */
export type ActionProposalStatus = KnownActionProposalStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownActionProposalStatus = (typeof ActionProposalStatus)[keyof typeof ActionProposalStatus];

/** Whether this version knows the label. */
export function isKnownActionProposalStatus(label: ActionProposalStatus): label is KnownActionProposalStatus {
  return Object.values<string>(ActionProposalStatus).includes(label);
}
