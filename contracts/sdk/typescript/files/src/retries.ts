/** When a request is repeated, and how long after. */
import { ApiError, NetworkError, RequestTimeoutError } from './errors.js';

const FIRST_DELAY_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;

/** Longer than this nobody waits unasked: what has to wait longer fails, and says how long in `retryAfterMs`. */
const LONGEST_DELAY_MS = 60_000;

/**
 * How long to wait before the request is sent again, in milliseconds; undefined if it must not be.
 *
 * 429 is refused before anything was done, so that everything may follow it. After anything else that may pass (no answer,
 * 408, and 409 and 5xx that say that they are retryable) the request may have been done: only what has no second effect is
 * repeated. That leaves out `PATCH`: one that was done would be told that its `If-Match` has passed, or undo what somebody
 * else has changed meanwhile.
 *
 * @param retry how often it was repeated before
 */
export function delayBefore(retry: number, error: unknown, isRepeatable: boolean): number | undefined {
  if (!(isRepeatable ? mayPass(error) : isLimited(error))) return undefined;
  const told = error instanceof ApiError ? error.retryAfterMs : undefined;
  // Half of it by chance, so that clients that failed together do not come back together.
  const delay = told ?? Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_BACKOFF_MS) * (0.5 + Math.random() / 2);
  return delay <= LONGEST_DELAY_MS ? delay : undefined;
}

const isLimited = (error: unknown) => error instanceof ApiError && error.status === 429 && error.retryable;

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof NetworkError || error instanceof RequestTimeoutError;
  const { status, retryable } = error;
  return status === 408 || (retryable && (status === 409 || status === 429 || status >= 500));
}

/** A date of HTTP as servers must write it (RFC 9110, 5.6.7); `Date.parse` takes much else for one, such as "1.5". */
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Reads `Retry-After` (RFC 9110, 10.2.3), seconds or a date, as milliseconds from now; undefined if it is neither. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = IMF_FIXDATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** @throws what the signal was aborted with, at once. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
