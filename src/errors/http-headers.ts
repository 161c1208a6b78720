import type { AppError } from './app-error.ts';

const DEFAULT_RETRY_AFTER_SECONDS = 1;

/** Returns `Allow` (RFC 9110, 10.2.1) and `Retry-After` (10.2.3), where the error needs them. */
export function refusalHeaders(error: AppError, status: number): Record<string, string> {
  const headers: Record<string, string> = {};
  if (error.allowedMethods !== undefined) headers['Allow'] = error.allowedMethods.join(', ');
  if (status === 429 || (status === 503 && error.retryable)) {
    headers['Retry-After'] = String(error.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS);
  }
  return headers;
}
