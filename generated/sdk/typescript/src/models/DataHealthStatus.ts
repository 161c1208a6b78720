// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link DataHealthStatus } that this version knows. */
export const DataHealthStatus = {
  Fresh: 'fresh',
  Stale: 'stale',
  Degraded: 'degraded',
  Unavailable: 'unavailable',
} as const;

/**
 * `fresh`; `stale` (the last refresh failed, or none succeeded for long; the last good data is shown);
 * `degraded` (a part of the last load was unusable); `unavailable` (the source never loaded).
 *
 * A later release of the service may say something else; {@link isKnownDataHealthStatus } tells.
 */
export type DataHealthStatus = KnownDataHealthStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownDataHealthStatus = (typeof DataHealthStatus)[keyof typeof DataHealthStatus];

/** Whether this version knows the label. */
export function isKnownDataHealthStatus(label: DataHealthStatus): label is KnownDataHealthStatus {
  return Object.values<string>(DataHealthStatus).includes(label);
}
