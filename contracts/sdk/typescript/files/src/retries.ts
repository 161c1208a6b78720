/** When a request is repeated, and how long after. */
import { ApiError, NetworkError } from './errors.js';

const FIRST_DELAY_MS = 500;

/** Longer than this nobody waits unasked: what has to wait longer fails, and says how long in `retryAfterMs`. */
const LONGEST_DELAY_MS = 60_000;

/**
 * How long to wait before the request is sent again, in milliseconds; undefined if it must not be.
 *
 * 429 is refused before anything was done, so that everything may follow it. After 503 and after broken connections the
 * request may have been done: only what has no second effect is repeated. That leaves out `PATCH`: one that was done
 * would be told that its `If-Match` has passed, or undo what somebody else has changed meanwhile.
 *
 * @param retry how often it was repeated before
 */
export function delayBefore(retry: number, error: unknown, isRepeatable: boolean): number | undefined {
  const status = error instanceof ApiError ? error.status : undefined;
  const mayRepeat = status === 429 || (isRepeatable && (status === 503 || error instanceof NetworkError));
  if (!mayRepeat) return undefined;
  const told = error instanceof ApiError ? error.retryAfterMs : undefined;
  // Half of it by chance, so that clients that failed together do not come back together.
  const delay = told ?? FIRST_DELAY_MS * 2 ** retry * (0.5 + Math.random() / 2);
  return delay <= LONGEST_DELAY_MS ? delay : undefined;
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
