import { jittered } from '../../platform/jitter.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each attempt that failed the next one is made. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
] as const;

/** How often a delivery is tried: over about 28 hours. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/** What receivers ask for is heard up to the longest pause that there is anyway. */
const LONGEST_WISH_MS = Math.max(...PAUSES_MS);

/**
 * How long to wait after the attempt of this number, from 1 on, in milliseconds; null if it was the last one.
 * @param retryAfterSeconds What the receiver asks for; it is never asked sooner than it would be anyway.
 */
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
