import type { HealthStatus } from '../health.ts';
import type { Capability, SourceProblem } from '../model.ts';

export interface NewDataSource {
  sourceKey: string;
  viewKey: string;
  adapter: string;
  locations: string[];
  /** IANA name of a zone. */
  timezone: string;
  refreshIntervalMs: number;
  enabled: boolean;
}

/** Undefined fields stay. Another document format needs another source. */
export type DataSourceChanges = {
  [Field in 'locations' | 'timezone' | 'refreshIntervalMs']?: NewDataSource[Field] | undefined;
};

export interface ServedLoad {
  fetchedAt: Date;
  groupCount: number;
  /** First and last local date of the groups, YYYY-MM-DD. */
  coverage: { from: string; to: string } | undefined;
  capabilities: Capability[];
  problems: SourceProblem[];
  problemCount: number;
}

export interface DataSource extends NewDataSource {
  sourceId: string;
  health: HealthStatus | undefined;
  load: ServedLoad | undefined;
  /** Time when the served data last matched the provider. */
  confirmedAt: Date | undefined;
  /** `error` is the reason of a failure. */
  lastAttempt: { at: Date; ok: boolean; error: string | undefined } | undefined;
  /** Undefined if the source is off. */
  nextRefreshAt: Date | undefined;
  refreshing: boolean;
  createdAt: Date;
  /** Increases with each change by a person. */
  version: number;
}
