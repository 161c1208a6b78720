// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link DryRunOutcome } that this version knows. */
export const DryRunOutcome = {
  WouldExecute: 'would_execute',
  NeedsApproval: 'needs_approval',
  WouldFail: 'would_fail',
  NotExecutable: 'not_executable',
} as const;

/**
 * Only for a dry run, in any state of the proposal: the outcome if it were executed now. `would_execute`: it
 * would be executed; `needs_approval`: people must approve it first; `would_fail`: the provider would refuse it,
 * see `problems`; `not_executable`: it is over, is being executed, or policy does not allow it, see `problems`.
 *
 * A later release of the service may say something else; {@link isKnownDryRunOutcome } tells.
 */
export type DryRunOutcome = KnownDryRunOutcome | (string & {});

/** Only the labels that this version knows. */
export type KnownDryRunOutcome = (typeof DryRunOutcome)[keyof typeof DryRunOutcome];

/** Whether this version knows the label. */
export function isKnownDryRunOutcome(label: DryRunOutcome): label is KnownDryRunOutcome {
  return Object.values<string>(DryRunOutcome).includes(label);
}
