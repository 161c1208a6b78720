// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DataCoverage, DataCoverageFromJSON } from './DataCoverage.js';
import type { DataHealthStatus } from './DataHealthStatus.js';

/**
 * Health, freshness and coverage of a source.
 */
export interface DataSourceHealthReport {
  /** Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
   * of it; new integrations must not use it. */
  viewKey: string;
  /** Key under which the tenant has registered the source. */
  sourceKey: string;
  status: DataHealthStatus;
  /** Time at which the data last matched the provider's. */
  asOf: Date;
  /** Seconds since `as_of`. */
  ageSeconds: number;
  /** Problems, for people; only the first ones. */
  problems: Array<string>;
  /** Number of unusable parts of the served load. */
  problemCount: number;
  /** The load that is served. */
  revision: string;
  /** Time of the fetch. */
  fetchedAt: Date;
  /** Time of the last attempt to load, successful or not. */
  lastAttemptAt?: Date;
  coverage?: DataCoverage;
  /** Number of groups. */
  groupCount: number;
  /** Optional data that it holds now. */
  capabilities: Array<string>;
  /** Seconds between refreshes. */
  refreshIntervalSeconds: number;
}

/** @internal */
export function DataSourceHealthReportFromJSON(json: any): DataSourceHealthReport {
  return {
    viewKey: json.view_key,
    sourceKey: json.source_key,
    status: json.status,
    asOf: new Date(json.as_of),
    ageSeconds: json.age_seconds,
    problems: json.problems,
    problemCount: json.problem_count,
    revision: json.revision,
    fetchedAt: new Date(json.fetched_at),
    lastAttemptAt: json.last_attempt_at && new Date(json.last_attempt_at),
    coverage: json.coverage && DataCoverageFromJSON(json.coverage),
    groupCount: json.group_count,
    capabilities: json.capabilities,
    refreshIntervalSeconds: json.refresh_interval_seconds,
  };
}
