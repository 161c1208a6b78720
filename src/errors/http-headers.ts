import type { AppError } from './app-error.ts';

/** Seconds to wait if the error does not say how long. */
const DEFAULT_RETRY_AFTER_SECONDS = 1;

/**
 * Returns the HTTP headers of an error: the methods that exist (RFC 9110, 10.2.1), and the time to come back (10.2.3).
 */
export function refusalHeaders(error: AppError, status: number): Record<string, string> {
  const headers: Record<string, string> = {};
  if (error.allowedMethods !== undefined) headers['Allow'] = error.allowedMethods.join(', ');
  if (status === 429 || (status === 503 && error.retryable)) {
    headers['Retry-After'] = String(error.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS);
  }
  return headers;
}
