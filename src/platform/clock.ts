/**
 * Milliseconds by which the database's clock is ahead of `performance.now()`; undefined until learnt. All processes
 * share the database's time, so changes of a machine's clock have no effect.
 */
let databaseAheadMs: number | undefined;

export function learnDatabaseTime(aheadMs: number): void {
  databaseAheadMs = aheadMs;
}

/** Milliseconds since 1970 by the database's clock, with their fraction. */
export function currentTimeMs(): number {
  return databaseAheadMs === undefined ? Date.now() : performance.now() + databaseAheadMs;
}

export function currentTime(): Date {
  return new Date(currentTimeMs());
}

/** Keeps `updated_at` from running backwards. */
export function laterThan(earlier: Date): Date {
  return new Date(Math.max(currentTimeMs(), earlier.getTime()));
}
