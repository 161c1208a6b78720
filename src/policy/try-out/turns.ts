import { AppError } from '../../errors/app-error.ts';

const MAX_WAITING = 8;
const MAX_OF_TENANT = 2;
const RETRY_AFTER_SECONDS = 10;

/** Queue that lets one caller run at a time, in order of arrival. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #ofTenant = new Map<string, number>();
  #isTaken = false;

  /**
   * @returns a function that ends the turn, once.
   * @throws {AppError} `rate_limited` if the queue is full; `unavailable` if `signal` aborts the wait.
   */
  async take(tenantId: string, signal: AbortSignal): Promise<() => void> {
    const own = this.#ofTenant.get(tenantId) ?? 0;
    if (own >= MAX_OF_TENANT || this.#waiting.length >= MAX_WAITING) throw tooMany();
    this.#ofTenant.set(tenantId, own + 1);
    try {
      if (this.#isTaken) await this.#wait(signal);
      this.#isTaken = true;
    } catch (error) {
      this.#leave(tenantId);
      throw error;
    }
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.#leave(tenantId);
      const next = this.#waiting.shift();
      if (next === undefined) this.#isTaken = false;
      else next();
    };
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', end);
        resolve();
      };
      const end = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new AppError('unavailable', 'The backtest was cancelled before it began. Try again.'));
      };
      this.#waiting.push(begin);
      signal.addEventListener('abort', end, { once: true });
    });
  }

  #leave(tenantId: string): void {
    const left = (this.#ofTenant.get(tenantId) ?? 1) - 1;
    if (left > 0) this.#ofTenant.set(tenantId, left);
    else this.#ofTenant.delete(tenantId);
  }
}

function tooMany(): AppError {
  const message = 'Too many backtests are running now. Try again in a few seconds.';
  return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
