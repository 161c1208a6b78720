// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DataCoverage, DataCoverageFromJSON } from './DataCoverage.js';
import type { DataHealthStatus } from './DataHealthStatus.js';

/**
 * Health, freshness and coverage of a source.
 */
export interface DataSourceHealthReport {
  /** Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an
   * old name of it, which new integrations must not use. */
  viewKey: string;
  /** Key under which the tenant has registered the source. */
  sourceKey: string;
  status: DataHealthStatus;
  /** When the data was last known to be what the provider has. */
  asOf: Date;
  /** Seconds since `as_of`. */
  ageSeconds: number;
  /** What is wrong, for people; the first of them. */
  problems: Array<string>;
  /** How much of the load that is served could not be used. */
  problemCount: number;
  /** The load that is served. */
  revision: string;
  /** When it was fetched. */
  fetchedAt: Date;
  /** When the source was last asked, whether it answered or not. */
  lastAttemptAt?: Date;
  coverage?: DataCoverage;
  /** How many groups it has. */
  groupCount: number;
  /** Optional data that it holds at present. */
  capabilities: Array<string>;
  /** How often it is refreshed. */
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
