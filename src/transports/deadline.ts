import { AppError } from '../errors/app-error.ts';

/**
 * Waits for `work`, but at most `timeoutMs`, so that a call is answered in time even if a dependency hangs. A later
 * result is dropped.
 * @throws {AppError} `unavailable`
 */
export async function withDeadline<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const message = 'The request took too long. Retry it, with the same idempotency key if it had one.';
    timer = setTimeout(() => reject(new AppError('unavailable', message)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
