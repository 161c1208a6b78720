import type { HealthStatus } from '../health.ts';
import type { Capability, SourceProblem } from '../model.ts';

export interface NewDataSource {
  sourceKey: string;
  viewKey: string;
  adapter: string;
  locations: string[];
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
  lastAttempt: { at: Date; ok: boolean; error: string | undefined } | undefined;
  nextRefreshAt: Date | undefined;
  refreshing: boolean;
  createdAt: Date;
  version: number;
}
