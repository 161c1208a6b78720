import type { ServedSource } from './repository.ts';
import type { RevisionRecord } from './sources/schema.ts';

/** In the order of how bad they are. */
const HEALTH_STATUSES = ['fresh', 'degraded', 'stale', 'unavailable'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export interface Health {
  status: HealthStatus;
  /** When the data was last known to be what the provider has; absent if it never was. */
  asOf?: Date;
  ageSeconds?: number;
  problems: string[];
}

export interface SourceHealth extends Health {
  sourceKey: string;
}

/** After so many refresh intervals without a success data is stale, even if nobody has noted a failure. */
const STALE_INTERVALS = 3;
/** A view tells so many problems of a load; the health of the source tells more. */
const SHOWN_PROBLEMS = 5;

/** Health of a source at `now`, as far as this revision of it goes; without one it never loaded. */
export function healthOf(
  source: ServedSource,
  served: RevisionRecord | undefined,
  now: Date,
  shownProblems = SHOWN_PROBLEMS,
): SourceHealth {
  const { source_key: sourceKey, last_attempt: last } = source;
  const failure = last?.ok === false ? [`The last refresh failed: ${last.error ?? 'no reason is known'}`] : [];
  if (served === undefined) {
    return { sourceKey, status: 'unavailable', problems: failure.length > 0 ? failure : ['It has not loaded yet.'] };
  }
  const isCurrent = served.id === source.current_revision;
  const asOf = (isCurrent ? source.confirmed_at : undefined) ?? served.fetched_at;
  const ageMs = Math.max(0, now.getTime() - asOf.getTime());
  const isOld = ageMs > STALE_INTERVALS * source.refresh_interval_ms;
  const shown = served.problems.slice(0, shownProblems).map(({ where, problem }) => `${where}: ${problem}`);
  const more = served.problem_count - shown.length;
  const problems = [
    ...failure,
    ...(isOld && failure.length === 0 ? ['No refresh has succeeded for long.'] : []),
    ...shown,
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  const status = failure.length > 0 || isOld ? 'stale' : served.problem_count > 0 ? 'degraded' : 'fresh';
  return { sourceKey, status, asOf, ageSeconds: Math.floor(ageMs / 1000), problems };
}

/**
 * Health of what several sources make together: the worst of them, as old as the oldest. One that never loaded takes
 * nothing away from the others but completeness.
 */
export function aggregateHealth(sources: readonly SourceHealth[]): Health {
  const loaded = sources.filter((source) => source.status !== 'unavailable');
  const problems = sources.flatMap(({ sourceKey, problems }) => problems.map((problem) => `${sourceKey}: ${problem}`));
  const [oldest] = loaded.toSorted((a, b) => (b.ageSeconds ?? 0) - (a.ageSeconds ?? 0));
  if (oldest?.asOf === undefined || oldest.ageSeconds === undefined) return { status: 'unavailable', problems };
  const said = sources.map(({ status }): HealthStatus => (status === 'unavailable' ? 'degraded' : status));
  const status = HEALTH_STATUSES.findLast((one) => said.includes(one)) ?? 'fresh';
  return { status, asOf: oldest.asOf, ageSeconds: oldest.ageSeconds, problems };
}
