import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import type { Logger } from '../logger.ts';
import { type DriverTopology, topologyOf } from './driver-topology.ts';

/** Thrown by operations that are refused because the database is known not to answer. */
export class DatabaseAwayError extends Error {
  /** A getter, because the driver copies own fields of an error into the `MongoBulkWriteError` that wraps it. */
  override get name(): string {
    return 'DatabaseAwayError';
  }
}

export interface BreakerOptions {
  client: mongo.MongoClient;
  /** Called when the database is known not to answer, with the error of all operations from then on. */
  onAway: (error: Error) => void;
  logger: Logger;
}

/** Between checks that the database still answers, while it is in use. */
const LOOK_INTERVAL_MS = 500;
/** A database answers a ping at once, however slow the queries of others are. */
const PING_TIMEOUT_MS = 1_000;
/** A single unanswered ping may be a pause of the engine or of this process. */
const MISSES = 3;
/** Between pings while the database fails to answer. */
const RETRY_INTERVAL_MS = 250;

/**
 * Circuit breaker: once the database is known not to answer, each operation fails at once, and those under way lose
 * their connections. Only pings are sent, one at a time, until one is answered.
 */
export class DatabaseBreaker {
  readonly #options: BreakerOptions;
  readonly #topology: DriverTopology;
  /** Signals of the breaker's own pings, which always pass. */
  readonly #pings = new WeakSet<AbortSignal>();
  #begun = 0;
  #refused = 0;
  #away: DatabaseAwayError | undefined;
  #closed = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#topology = topologyOf(options.client);
    this.#guard();
    void this.#watch();
  }

  get answers(): boolean {
    return this.#away === undefined;
  }

  /** Operations pass from then on. */
  close(): void {
    this.#closed = true;
    this.#away = undefined;
  }

  /**
   * Wraps the server selection, which mongoose, native collections, the session library and transactions all go
   * through. The driver has no hook for operations.
   */
  #guard(): void {
    const select = this.#topology.selectServer.bind(this.#topology);
    this.#topology.selectServer = (selector, options) => {
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
      // Nobody waits for an idle database, and a ping would cost what idleness saves.
      if (this.#begun === 0) continue;
      this.#begun = 0;
      let misses = 0;
      while (misses < MISSES && !this.#closed && !(await this.#ping())) misses += 1;
      if (misses === MISSES && !this.#closed) await this.#stayAway();
    }
  }

  async #stayAway(): Promise<void> {
    const { logger, onAway } = this.#options;
    this.#refused = 0;
    this.#away = new DatabaseAwayError('The database does not answer');
    logger.error({ pings: MISSES }, 'the database does not answer; requests that need it are refused until it answers');
    onAway(this.#away);
    this.#interrupt();
    while (!this.#closed && !(await this.#ping())) await delay(RETRY_INTERVAL_MS, undefined, { ref: false });
    this.#away = undefined;
    logger.info({ refused_operations: this.#refused }, 'the database answers again');
  }

  /** Fails the operations under way, which otherwise would each wait for the timeout of their socket. */
  #interrupt(): void {
    for (const { pool } of this.#topology.s.servers.values()) pool.interruptInUseConnections(pool.generation);
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
      // Two turns of the event loop, to read an answer that came while this process stood still.
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
