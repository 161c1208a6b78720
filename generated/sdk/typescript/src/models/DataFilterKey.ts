// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link DataFilterKey } that this version knows. */
export const DataFilterKey = {
  All: 'all',
  Today: 'today',
  Upcoming: 'upcoming',
  Live: 'live',
  Finished: 'finished',
} as const;

/**
 * Groups shown: `all`; `today` (an event is today), `upcoming` (an event is ahead), `live` (an event is live or
 * interim), `finished` (every event is finished or abandoned).
 *
 * A later release of the service may say something else; {@link isKnownDataFilterKey } tells.
 */
export type DataFilterKey = KnownDataFilterKey | (string & {});

/** Only the labels that this version knows. */
export type KnownDataFilterKey = (typeof DataFilterKey)[keyof typeof DataFilterKey];

/** Whether this version knows the label. */
export function isKnownDataFilterKey(label: DataFilterKey): label is KnownDataFilterKey {
  return Object.values<string>(DataFilterKey).includes(label);
}
