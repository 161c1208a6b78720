// Generated from the contract by openapi-generator; change contracts/ instead.

import type { DataHealthStatus } from './DataHealthStatus.js';

/**
 * How far data can be relied on.
 */
export interface DataHealth {
  status: DataHealthStatus;
  /** When the data was last known to be what the provider has; absent if it never was. */
  asOf?: Date;
  /** Seconds since `as_of`. */
  ageSeconds?: number;
  /** What is wrong, for people. */
  problems: Array<string>;
}

/** @internal */
export function DataHealthFromJSON(json: any): DataHealth {
  return {
    status: json.status,
    asOf: json.as_of && new Date(json.as_of),
    ageSeconds: json.age_seconds,
    problems: json.problems,
  };
}
