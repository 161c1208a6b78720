/**
 * The time of the database, which all processes share. Until a process has learnt it, its own clock counts; from then on
 * neither the clock of its machine nor a step of that changes anything, as it goes on by the monotonic one.
 */
let databaseAheadMs: number | undefined;

/** Says what the database's clock is ahead of the monotonic clock of this process (`performance.now()`), in ms. */
export function learnDatabaseTime(aheadMs: number): void {
  databaseAheadMs = aheadMs;
}

/** Milliseconds since 1970 by the database's clock, with their fraction. */
export function currentTimeMs(): number {
  return databaseAheadMs === undefined ? Date.now() : performance.now() + databaseAheadMs;
}

/** Now, by the database's clock. */
export function currentTime(): Date {
  return new Date(currentTimeMs());
}

/** Now, or `earlier` should that be behind it: `updated_at` never runs backwards. */
export function laterThan(earlier: Date): Date {
  return new Date(Math.max(currentTimeMs(), earlier.getTime()));
}
