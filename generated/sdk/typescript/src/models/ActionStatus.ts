// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ActionStatus } that this version knows. */
export const ActionStatus = {
  Running: 'running',
  Succeeded: 'succeeded',
  Failed: 'failed',
  OutcomeUnknown: 'outcome_unknown',
} as const;

/**
 * State of an action. `outcome_unknown` lasts until the provider has said what it did.
 *
 * A later release of the service may say something else; {@link isKnownActionStatus } tells.
 */
export type ActionStatus = KnownActionStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownActionStatus = (typeof ActionStatus)[keyof typeof ActionStatus];

/** Whether this version knows the label. */
export function isKnownActionStatus(label: ActionStatus): label is KnownActionStatus {
  return Object.values<string>(ActionStatus).includes(label);
}
