/** Workers, which carry out what tenants have defined in networks that the service does not reach. */
import type { OperationsApi } from './apis/OperationsApi.js';
import { ApiError } from './errors.js';
import type { OperationClaim } from './models/OperationClaim.js';
import { ANSWER_MS, checkWait, DEFAULT_WAIT_SECONDS, FIRST_PAUSE_MS, Pace, warn } from './pace.js';
import { sleep } from './retries.js';

/** Does what `claim.payload` says, once for each `claim.idempotencyKey`, and returns the members of the result. */
export type WorkerHandler = (claim: OperationClaim) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** Settings of a worker. */
export interface WorkerOptions {
  /** How long one request waits for something to do, and so how long a stop may take; 0 to 30, and 10 by default. */
  waitSeconds?: number;
  /** Told what a worker goes on after; `console.warn` by default. */
  log?: (message: string, error?: unknown) => void;
}

/** Thrown by a handler that has done nothing: another worker may have it at once. */
export class NotDone extends Error {
  readonly outcome: string = 'not_sent';
  readonly afterSeconds: number | undefined = undefined;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Thrown by a handler that has done nothing, and never will: it has failed for good. */
export class Refused extends NotDone {
  override readonly outcome = 'refused';
}

/** Thrown by a handler that has done nothing, where it may be executed again, after a while. */
export class TryAgain extends NotDone {
  override readonly outcome = 'retryable';
  override readonly afterSeconds: number | undefined;

  constructor(message: string, afterSeconds?: number, options?: ErrorOptions) {
    super(message, options);
    this.afterSeconds = afterSeconds;
  }
}

/** Of a lease, after which it is extended; and what must be left of it for a handler to begin. */
const EXTEND_AFTER = 1 / 3;
const LEFT_MS = 5_000;
/** A report is worth as much patience as a lease lasts. */
const REPORTING = { maxRetries: 10, totalTimeoutMs: 60_000 };
const LONGEST_MESSAGE = 300;

/**
 * Takes one thing after the other and has the handler do it, until it is stopped.
 *
 * The handler returns the result, or throws `Refused`, `TryAgain` or `NotDone` if it has done nothing. After any other error
 * nobody knows what it has done: it is reported as nothing, so that the lease ends and the service goes by what the operation
 * says of repetitions. The lease is extended for as long as the handler runs.
 */
export class Worker {
  readonly #operations: OperationsApi;
  readonly #operation: string;
  readonly #handler: WorkerHandler;
  readonly #waitSeconds: number;
  readonly #log: NonNullable<WorkerOptions['log']>;
  readonly #stopping = new AbortController();
  readonly #pace: Pace;

  /** Made by the client; see `Workgate`. @throws {TypeError} on a wait that cannot be right */
  constructor(operations: OperationsApi, operation: string, handler: WorkerHandler, options: WorkerOptions = {}) {
    const { waitSeconds = DEFAULT_WAIT_SECONDS, log = warn } = options;
    checkWait(waitSeconds);
    this.#operations = operations;
    this.#operation = operation;
    this.#handler = handler;
    this.#waitSeconds = waitSeconds;
    this.#log = log;
    this.#pace = new Pace(log);
  }

  /** Has `run` return once what it is at is done. */
  stop(): void {
    this.#stopping.abort();
  }

  /**
   * Works until `stop`. Waits for a service that cannot be reached, or is busy.
   * @throws {WorkgateError} where waiting does not help: the key or the operation is not in order (`ApiError`), or nothing at
   * the address is a Workgate service (`NotFoundError`, `InvalidResponseError`)
   */
  async run(): Promise<void> {
    const body = { operations: [this.#operation], waitSeconds: this.#waitSeconds };
    const options = { timeoutMs: this.#waitSeconds * 1000 + ANSWER_MS, maxRetries: 0 };
    while (!this.#isStopped()) {
      const takenAtMs = performance.now();
      let claim: OperationClaim | null;
      try {
        claim = (await this.#operations.claim({ body }, options)).claim;
      } catch (error) {
        await this.#pause(this.#pace.after(error));
        continue;
      }
      this.#pace.answered();
      if (claim !== null) await this.#carryOut(claim);
      else if (performance.now() - takenAtMs < FIRST_PAUSE_MS) await this.#pause(FIRST_PAUSE_MS);
    }
  }

  #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #pause(ms: number): Promise<void> {
    // It is over when it is stopped, too.
    await sleep(ms, this.#stopping.signal).catch(() => undefined);
  }

  async #carryOut(claim: OperationClaim): Promise<void> {
    if (this.#isStopped()) return this.#fail(claim, new NotDone('This worker stops.'));
    const askedAtMs = performance.now();
    const { claimId, token } = claim;
    let leaseMs: number;
    try {
      const lease = await this.#operations.beginClaim({ claimId, body: { token } });
      leaseMs = lease.leaseSeconds * 1000;
    } catch (error) {
      this.#log(`${claimId} is not begun.`, error);
      // What was refused did not begin.
      const mayHaveBegun = !(error instanceof ApiError) || error.retryable || error.status >= 500;
      return mayHaveBegun ? this.#fail(claim, new NotDone('The answer to its begin was lost.')) : undefined;
    }
    if (askedAtMs + leaseMs - performance.now() < LEFT_MS) {
      return this.#fail(claim, new NotDone('The answer came too late to begin.'));
    }
    const over = new AbortController();
    const extending = this.#extend(claim, leaseMs * EXTEND_AFTER, over.signal);
    try {
      await this.#do(claim);
    } finally {
      over.abort();
      await extending;
    }
  }

  async #do(claim: OperationClaim): Promise<void> {
    const { claimId, token } = claim;
    let result: Record<string, unknown>;
    try {
      result = await this.#handler(claim);
    } catch (error) {
      if (error instanceof NotDone) return this.#fail(claim, error);
      this.#log(`Nobody knows what became of ${claimId}: its handler broke.`, error);
      return;
    }
    try {
      await this.#operations.completeClaim({ claimId, body: { token, result } }, REPORTING);
    } catch (error) {
      this.#log(`What came of ${claimId} could not be reported.`, error);
    }
  }

  async #fail({ claimId, token }: OperationClaim, failure: NotDone): Promise<void> {
    const { outcome, afterSeconds } = failure;
    const message = failure.message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE) || 'No reason was given.';
    const body = {
      token,
      outcome,
      message,
      ...(afterSeconds === undefined ? {} : { retryAfterSeconds: afterSeconds }),
    };
    try {
      await this.#operations.failClaim({ claimId, body }, REPORTING);
    } catch (error) {
      this.#log(`That nothing came of ${claimId} could not be reported.`, error);
    }
  }

  /** Extends a lease until the signal is aborted. What is refused is not asked for again. */
  async #extend({ claimId, token }: OperationClaim, everyMs: number, over: AbortSignal): Promise<void> {
    const options = { signal: over, totalTimeoutMs: Math.ceil(everyMs) };
    for (;;) {
      try {
        await sleep(everyMs, over);
        await this.#operations.extendClaim({ claimId, body: { token } }, options);
      } catch (error) {
        if (over.aborted) return;
        this.#log(`${claimId} is not extended.`, error);
        if (error instanceof ApiError && !error.retryable) return;
      }
    }
  }
}
