import type { HealthStatus } from '../health.ts';
import type { Capability, SourceProblem } from '../model.ts';

/** What a source is to be. */
export interface NewDataSource {
  sourceKey: string;
  viewKey: string;
  adapter: string;
  locations: string[];
  /** IANA name. */
  timezone: string;
  refreshIntervalMs: number;
  enabled: boolean;
}

/** What is to be otherwise about a source; what is undefined stays. Documents of another format are another source. */
export type DataSourceChanges = {
  [Field in 'locations' | 'timezone' | 'refreshIntervalMs']?: NewDataSource[Field] | undefined;
};

/** The load of a source that is served. */
export interface ServedLoad {
  fetchedAt: Date;
  groupCount: number;
  /** First and last local date of its groups, YYYY-MM-DD; undefined without groups. */
  coverage: { from: string; to: string } | undefined;
  capabilities: Capability[];
  /** The first of them. */
  problems: SourceProblem[];
  /** How many there are. */
  problemCount: number;
}

/** A feed of a tenant, as those who run it see it. */
export interface DataSource extends NewDataSource {
  sourceId: string;
  /** How well its data can be relied on; undefined if it is off. */
  health: HealthStatus | undefined;
  /** What is served; undefined until the first load succeeded. */
  load: ServedLoad | undefined;
  /** When what is served was last known to be what the provider has. */
  confirmedAt: Date | undefined;
  /** The last refresh; `error` says why it failed. */
  lastAttempt: { at: Date; ok: boolean; error: string | undefined } | undefined;
  /** When it is refreshed next; undefined if it is off. */
  nextRefreshAt: Date | undefined;
  /** Whether a process is refreshing it at this moment. */
  refreshing: boolean;
  createdAt: Date;
  /** Grows by one with each change by people. */
  version: number;
}
