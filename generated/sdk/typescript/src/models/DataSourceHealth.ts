// Generated from the contract by openapi-generator; change contracts/ instead.

import type { DataHealthStatus } from './DataHealthStatus.js';

/**
 * Health of one source.
 */
export interface DataSourceHealth {
  /** Key under which the tenant has registered the source. */
  sourceKey: string;
  status: DataHealthStatus;
  /** Time at which the data last matched the provider's; absent if it never did. */
  asOf?: Date;
  /** Seconds since `as_of`. */
  ageSeconds?: number;
  /** Problems, for people. */
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
