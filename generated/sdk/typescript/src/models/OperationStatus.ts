// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link OperationStatus } that this version knows. */
export const OperationStatus = {
  Active: 'active',
  Retired: 'retired',
} as const;

/**
 * Status: `active` accepts new proposals; `retired` only completes existing ones.
 *
 * A later release of the service may say something else; {@link isKnownOperationStatus } tells.
 */
export type OperationStatus = KnownOperationStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownOperationStatus = (typeof OperationStatus)[keyof typeof OperationStatus];

/** Whether this version knows the label. */
export function isKnownOperationStatus(label: OperationStatus): label is KnownOperationStatus {
  return Object.values<string>(OperationStatus).includes(label);
}
