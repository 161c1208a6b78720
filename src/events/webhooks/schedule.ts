import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/durations.ts';
import { jittered } from '../../platform/jitter.ts';

/** Milliseconds from each failed attempt to the next one. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
] as const;

/** Number of attempts at a delivery, over about 28 hours. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/** Longest pause that a receiver can ask for, in milliseconds: the longest in the schedule. */
const LONGEST_WISH_MS = Math.max(...PAUSES_MS);

/** Returns null after the last attempt. The receiver's `Retry-After` never shortens the scheduled pause. */
export function pauseAfter(
  attempt: number,
  retryAfterSeconds: number | undefined,
  random: () => number = Math.random,
): number | null {
  const pauseMs = PAUSES_MS[attempt - 1];
  if (pauseMs === undefined) return null;
  const wishMs = Math.min((retryAfterSeconds ?? 0) * SECOND_MS, LONGEST_WISH_MS);
  return jittered(Math.max(pauseMs, wishMs), random);
}
