import type { HealthStatus } from '../health.ts';
import type { Capability, SourceProblem } from '../model.ts';

/** Input for a new source. */
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

/** Changes to a source; undefined fields stay as they are. Another document format needs another source. */
export type DataSourceChanges = {
  [Field in 'locations' | 'timezone' | 'refreshIntervalMs']?: NewDataSource[Field] | undefined;
};

/** The load of a source that is served now. */
export interface ServedLoad {
  fetchedAt: Date;
  groupCount: number;
  /** First and last local date of the groups, YYYY-MM-DD; undefined without groups. */
  coverage: { from: string; to: string } | undefined;
  capabilities: Capability[];
  /** First problems of the load. */
  problems: SourceProblem[];
  problemCount: number;
}

/** A data source of a tenant, as shown to the people who run it. */
export interface DataSource extends NewDataSource {
  sourceId: string;
  /** Reliability of its data; undefined if the source is off. */
  health: HealthStatus | undefined;
  /** Served load; undefined until the first load succeeds. */
  load: ServedLoad | undefined;
  /** Time when the served data was last known to match the provider. */
  confirmedAt: Date | undefined;
  /** Latest refresh; `error` is the reason of a failure. */
  lastAttempt: { at: Date; ok: boolean; error: string | undefined } | undefined;
  /** Time of the next refresh; undefined if the source is off. */
  nextRefreshAt: Date | undefined;
  /** True while a process refreshes the source. */
  refreshing: boolean;
  createdAt: Date;
  /** Increases by one with each change by a person. */
  version: number;
}
