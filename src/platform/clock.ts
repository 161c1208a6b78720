/**
 * Milliseconds by which the database's clock is ahead of the monotonic clock of this process; undefined until learnt.
 * All processes share the database's time. Until a process has learnt it, the process uses its machine's clock. From
 * then on only the monotonic clock counts, so changes of the machine's clock have no effect.
 */
let databaseAheadMs: number | undefined;

/** Sets the number of milliseconds by which the database's clock is ahead of `performance.now()` in this process. */
export function learnDatabaseTime(aheadMs: number): void {
  databaseAheadMs = aheadMs;
}

/** Returns milliseconds since 1970 by the database's clock, with their fraction. */
export function currentTimeMs(): number {
  return databaseAheadMs === undefined ? Date.now() : performance.now() + databaseAheadMs;
}

/** Returns the current time by the database's clock. */
export function currentTime(): Date {
  return new Date(currentTimeMs());
}

/** Returns the current time, or `earlier` if that is later, so that `updated_at` never runs backwards. */
export function laterThan(earlier: Date): Date {
  return new Date(Math.max(currentTimeMs(), earlier.getTime()));
}
