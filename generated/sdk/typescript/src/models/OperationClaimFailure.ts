// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link OperationClaimFailure } that this version knows. */
export const OperationClaimFailure = {
  Refused: 'refused',
  Retryable: 'retryable',
  NotSent: 'not_sent',
} as const;

/**
 * `refused`: not done, and never will be; `retryable`: not done, and may be executed again; `not_sent`: nothing
 * was tried, and another worker may have it at once.
 *
 * A later release of the service may say something else; {@link isKnownOperationClaimFailure } tells.
 */
export type OperationClaimFailure = KnownOperationClaimFailure | (string & {});

/** Only the labels that this version knows. */
export type KnownOperationClaimFailure = (typeof OperationClaimFailure)[keyof typeof OperationClaimFailure];

/** Whether this version knows the label. */
export function isKnownOperationClaimFailure(label: OperationClaimFailure): label is KnownOperationClaimFailure {
  return Object.values<string>(OperationClaimFailure).includes(label);
}
