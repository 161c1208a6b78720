// Generated from the contract by openapi-generator; change contracts/ instead.

import type { DataHealthStatus } from './DataHealthStatus.js';

/**
 * Health of one source.
 */
export interface DataSourceHealth {
  /** Key under which the tenant has registered the source. */
  sourceKey: string;
  status: DataHealthStatus;
  /** When the data was last known to be what the provider has; absent if it never was. */
  asOf?: Date;
  /** Seconds since `as_of`. */
  ageSeconds?: number;
  /** What is wrong, for people. */
  problems: Array<string>;
}

/** @internal */
export function DataSourceHealthFromJSON(json: any): DataSourceHealth {
  return {
    sourceKey: json.source_key,
    status: json.status,
    asOf: json.as_of && new Date(json.as_of),
    ageSeconds: json.age_seconds,
    problems: json.problems,
  };
}
