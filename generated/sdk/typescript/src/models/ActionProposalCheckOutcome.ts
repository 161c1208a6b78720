// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ActionProposalCheckOutcome } that this version knows. */
export const ActionProposalCheckOutcome = {
  Ok: 'ok',
  WouldFail: 'would_fail',
  NotChecked: 'not_checked',
} as const;

/**
 * Provider's answer when last asked if it would do it: `ok`; `would_fail` if it would refuse it as things stood;
 * `not_checked` if it could not be asked.
 *
 * A later release of the service may say something else; {@link isKnownActionProposalCheckOutcome } tells.
 */
export type ActionProposalCheckOutcome = KnownActionProposalCheckOutcome | (string & {});

/** Only the labels that this version knows. */
export type KnownActionProposalCheckOutcome =
  (typeof ActionProposalCheckOutcome)[keyof typeof ActionProposalCheckOutcome];

/** Whether this version knows the label. */
export function isKnownActionProposalCheckOutcome(
  label: ActionProposalCheckOutcome,
): label is KnownActionProposalCheckOutcome {
  return Object.values<string>(ActionProposalCheckOutcome).includes(label);
}
