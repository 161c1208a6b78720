// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ReportedState } that this version knows. */
export const ReportedState = {
  Done: 'done',
  Failed: 'failed',
} as const;

/**
 * `done`: it was done; `failed`: nothing was done. Do not report an unclear outcome.
 *
 * A later release of the service may say something else; {@link isKnownReportedState } tells.
 */
export type ReportedState = KnownReportedState | (string & {});

/** Only the labels that this version knows. */
export type KnownReportedState = (typeof ReportedState)[keyof typeof ReportedState];

/** Whether this version knows the label. */
export function isKnownReportedState(label: ReportedState): label is KnownReportedState {
  return Object.values<string>(ReportedState).includes(label);
}
