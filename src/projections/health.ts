import type { ServedSource } from './repository.ts';
import type { RevisionRecord } from './sources/schema.ts';

/** From best to worst. */
const HEALTH_STATUSES = ['fresh', 'degraded', 'stale', 'unavailable'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export interface Health {
  status: HealthStatus;
  asOf?: Date;
  ageSeconds?: number;
  problems: string[];
}

export interface SourceHealth extends Health {
  sourceKey: string;
}

/** Refresh intervals without a success after which data is stale. */
const STALE_INTERVALS = 3;
const SHOWN_PROBLEMS = 5;

/** @param served The revision; undefined if the source never loaded. */
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
    ...(isOld && failure.length === 0 ? ['No refresh has succeeded for a long time.'] : []),
    ...shown,
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  const status = failure.length > 0 || isOld ? 'stale' : served.problem_count > 0 ? 'degraded' : 'fresh';
  return { sourceKey, status, asOf, ageSeconds: Math.floor(ageMs / 1000), problems };
}

/** Returns the worst status and the oldest data. A source that never loaded counts as `degraded`. */
export function aggregateHealth(sources: readonly SourceHealth[]): Health {
  const loaded = sources.filter((source) => source.status !== 'unavailable');
  const problems = sources.flatMap(({ sourceKey, problems }) => problems.map((problem) => `${sourceKey}: ${problem}`));
  const [oldest] = loaded.toSorted((a, b) => (b.ageSeconds ?? 0) - (a.ageSeconds ?? 0));
  if (oldest?.asOf === undefined || oldest.ageSeconds === undefined) return { status: 'unavailable', problems };
  const said = sources.map(({ status }): HealthStatus => (status === 'unavailable' ? 'degraded' : status));
  const status = HEALTH_STATUSES.findLast((one) => said.includes(one)) ?? 'fresh';
  return { status, asOf: oldest.asOf, ageSeconds: oldest.ageSeconds, problems };
}
