/** How loops that go on for good take errors. */
import { ApiError, ConflictError, InvalidResponseError, NotFoundError, WorkgateError } from './errors.js';

export const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** What a request takes beyond what it waits. */
export const ANSWER_MS = 20_000;
export const DEFAULT_WAIT_SECONDS = 10;
const MOST_WAIT_SECONDS = 30;

/** Told what a loop goes on after. */
export type Log = (message: string, error?: unknown) => void;

export const warn: Log = (message, error) => {
  // biome-ignore lint/suspicious/noConsole: a loop that says nothing of what it goes on after helps nobody
  console.warn(message, error instanceof WorkgateError ? error.message : error);
};

/** @throws {TypeError} on a wait that the service does not know */
export function checkWait(waitSeconds: number): void {
  if (Number.isInteger(waitSeconds) && waitSeconds >= 0 && waitSeconds <= MOST_WAIT_SECONDS) return;
  throw new TypeError(`waitSeconds has to be an integer from 0 to ${MOST_WAIT_SECONDS}.`);
}

/** What may pass is waited for, ever longer, and all else ends the loop. */
export class Pace {
  readonly #log: Log;
  #pauseMs = FIRST_PAUSE_MS;
  #hasAnswered = false;

  constructor(log: Log) {
    this.#log = log;
  }

  answered(): void {
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#hasAnswered = true;
  }

  /** How long to wait after an error, in milliseconds. @throws the error itself, if waiting does not help */
  after(error: unknown): number {
    if (!(error instanceof WorkgateError) || this.#isFinal(error)) throw error;
    this.#log('There is nothing to be had at the moment.', error);
    const told = (error instanceof ApiError ? error.retryAfterMs : undefined) ?? 0;
    // Half of it by chance, so that those that failed together do not come back together.
    const pause = Math.max(told, this.#pauseMs * (0.5 + Math.random() / 2));
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 2);
    return pause;
  }

  #isFinal(error: WorkgateError): boolean {
    // Where it was at work a moment ago, the address is right.
    if (error instanceof NotFoundError || error instanceof InvalidResponseError) return !this.#hasAnswered;
    // The key has too many claims, or the like: that passes.
    if (!(error instanceof ApiError) || error instanceof ConflictError) return false;
    return !error.retryable && error.status < 500;
  }
}
