import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import type { Logger } from '../logger.ts';

/** Thrown by operations that are not begun, since the database is known not to answer. */
class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** What of the driver's topology is guarded. Each operation, of whatever API, begins and is repeated by it. */
interface Topology {
  selectServer: (selector: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;
}

export interface BreakerOptions {
  client: mongo.MongoClient;
  /** Told when the database is known not to answer, with the error that all operations have from then on. */
  onAway: (error: Error) => void;
  logger: Logger;
}

/** While the database is used, it is looked at so often whether it still answers. */
const LOOK_INTERVAL_MS = 500;
/** It answers a ping at once, however slow a query of somebody else is. */
const PING_TIMEOUT_MS = 1_000;
/** Pings without an answer after which it is taken for away: a pause of the engine or of this process is none yet. */
const MISSES = 3;
/** Pause between two looks whether it is back. */
const RETRY_INTERVAL_MS = 250;

/**
 * Keeps operations from a database that does not answer: once that is known, each fails at once, and nothing is sent to
 * it but one ping at a time, until it answers one. Operations that had begun before end by their own time-outs.
 */
export class DatabaseBreaker {
  readonly #options: BreakerOptions;
  /** The signals of our own pings, which always pass. */
  readonly #pings = new WeakSet<AbortSignal>();
  /** Operations begun since the last look. */
  #begun = 0;
  #refused = 0;
  #away: DatabaseAwayError | undefined;
  #closed = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#guard();
    void this.#watch();
  }

  get answers(): boolean {
    return this.#away === undefined;
  }

  /** Ends the looking; operations pass from then on. */
  close(): void {
    this.#closed = true;
    this.#away = undefined;
  }

  /**
   * The driver offers no hook before an operation, and its callers are many: mongoose, its native collections, the session
   * library, transactions. All of them come by the selection of a server, which has no name in the driver's types.
   */
  #guard(): void {
    const { topology } = this.#options.client as unknown as { topology?: Topology };
    if (typeof topology?.selectServer !== 'function') throw new Error('The driver has no topology to guard');
    const select = topology.selectServer.bind(topology);
    topology.selectServer = (selector, options) => {
      const isPing = options?.signal !== undefined && this.#pings.has(options.signal);
      if (this.#away !== undefined && !isPing) {
        this.#refused += 1;
        return Promise.reject(this.#away);
      }
      if (!isPing) this.#begun += 1;
      return select(selector, options);
    };
  }

  async #watch(): Promise<void> {
    while (!this.#closed) {
      await delay(LOOK_INTERVAL_MS, undefined, { ref: false });
      // Nobody waits for an idle database, and looking would cost what idleness saves.
      if (this.#begun === 0) continue;
      this.#begun = 0;
      let misses = 0;
      while (misses < MISSES && !this.#closed && !(await this.#ping())) misses += 1;
      if (misses === MISSES && !this.#closed) await this.#stayAway();
    }
  }

  /** Refuses everything until the database answers again. */
  async #stayAway(): Promise<void> {
    const { logger, onAway } = this.#options;
    this.#refused = 0;
    this.#away = new DatabaseAwayError('The database does not answer');
    logger.error({ pings: MISSES }, 'the database does not answer; what needs it is refused until it does');
    onAway(this.#away);
    while (!this.#closed && !(await this.#ping())) await delay(RETRY_INTERVAL_MS, undefined, { ref: false });
    this.#away = undefined;
    logger.info({ refused_operations: this.#refused }, 'the database answers again');
  }

  async #ping(): Promise<boolean> {
    const timeout = new AbortController();
    this.#pings.add(timeout.signal);
    const admin = this.#options.client.db('admin');
    let answered: boolean | undefined;
    const settled = admin.command({ ping: 1 }, { signal: timeout.signal }).then(
      () => {
        answered = true;
      },
      () => {
        answered ??= false;
      },
    );
    const ended = new AbortController();
    const late = delay(PING_TIMEOUT_MS, undefined, { ref: false, signal: ended.signal })
      // An answer that came while this process stood still is read before the next turn.
      .then(() => turn())
      .then(() => turn())
      .catch(() => undefined);
    await Promise.race([settled, late]);
    ended.abort();
    timeout.abort();
    if (answered === false) await delay(RETRY_INTERVAL_MS, undefined, { ref: false });
    return answered === true;
  }
}
