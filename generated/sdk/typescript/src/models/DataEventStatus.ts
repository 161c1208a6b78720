// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link DataEventStatus } that this version knows. */
export const DataEventStatus = {
  Scheduled: 'scheduled',
  Live: 'live',
  Interim: 'interim',
  Finished: 'finished',
  Abandoned: 'abandoned',
} as const;

/**
 * State of an event; `interim` results are not final.
 *
 * A later release of the service may say something else; {@link isKnownDataEventStatus } tells.
 */
export type DataEventStatus = KnownDataEventStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownDataEventStatus = (typeof DataEventStatus)[keyof typeof DataEventStatus];

/** Whether this version knows the label. */
export function isKnownDataEventStatus(label: DataEventStatus): label is KnownDataEventStatus {
  return Object.values<string>(DataEventStatus).includes(label);
}
