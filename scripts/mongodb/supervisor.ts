import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { isStoreFault } from '../../src/platform/mongo/errors.ts';
import { type EngineOptions, type MongoEngine, startMongoEngine } from './engine.ts';
import type { EngineExit } from './engine-process.ts';

/** Schedule for restarting an engine. */
export interface Pace {
  /**
   * Milliseconds before the first restart. Each further pause is twice as long as the one before, up to `maxPauseMs`.
   */
  firstPauseMs: number;
  maxPauseMs: number;
  /** Milliseconds of service after which earlier failures no longer count. */
  steadyMs: number;
  /** Number of consecutive failures after which the engine is given up. */
  maxDeaths: number;
}

/** About 76 s of pauses in total: enough time to free some disk space, but not endless retries. */
const PACE: Pace = { firstPauseMs: 250, maxPauseMs: 15_000, steadyMs: 60_000, maxDeaths: 10 };
const PROBE_INTERVAL_MS = 1_000;
const PROBE_TIMEOUT_MS = 2_000;

/** Engine that is restarted on the same port and data when it fails. */
export interface SupervisedEngine {
  readonly uri: string;
  /** Process that serves now, or served last; undefined for an external engine. */
  readonly pid: number | undefined;
  /** Resolves with the reason when the engine is no longer restarted. */
  readonly givenUp: Promise<string>;
  /** Stops the engine for good. */
  stop(): Promise<void>;
}

/**
 * Starts an engine and restarts it, with growing pauses, when it ends or when its store fails. A failed store needs a
 * restart: on a full disk, the embedded engine keeps running but is useless. An external engine is left to its owner.
 *
 * @throws the errors of {@link startMongoEngine}, for the first start
 */
export async function superviseEngine(options: EngineOptions, pace: Pace = PACE): Promise<SupervisedEngine> {
  const engine = await startMongoEngine(options);
  if (engine.kind !== 'external') return new Supervisor({ ...options, preference: engine.kind }, pace, engine);
  return { uri: engine.uri, pid: undefined, givenUp: new Promise(() => {}), stop: () => engine.stop() };
}

class Supervisor implements SupervisedEngine {
  readonly uri: string;
  readonly givenUp: Promise<string>;
  readonly #options: EngineOptions;
  readonly #pace: Pace;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;
  #engine: MongoEngine;
  #giveUp: (reason: string) => void = () => {};

  constructor(options: EngineOptions, pace: Pace, engine: MongoEngine) {
    // Keeps the port, so that clients need not learn a new address.
    this.#options = { ...options, ...(engine.port !== undefined && { port: engine.port }) };
    this.#pace = pace;
    this.#engine = engine;
    this.uri = engine.uri;
    this.givenUp = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
    this.#watching = this.#watch();
  }

  get pid(): number | undefined {
    return this.#engine.pid;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await this.#engine.stop();
  }

  async #watch(): Promise<void> {
    const { firstPauseMs, maxPauseMs, steadyMs, maxDeaths } = this.#pace;
    const { signal } = this.#stopping;
    let startedAtMs = performance.now();
    let deaths = 0;
    let fault = await this.#untilItFails();
    while (!signal.aborted) {
      if (performance.now() - startedAtMs > steadyMs) deaths = 0;
      deaths += 1;
      if (deaths > maxDeaths) return this.#giveUp(`${fault}; it was restarted ${maxDeaths} times without success`);
      const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** (deaths - 1));
      this.#options.progress(`${fault}; starting it again in ${pauseMs / 1000} s (${deaths} of ${maxDeaths} times)`);
      // The delay rejects when the supervisor is stopped.
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      startedAtMs = performance.now();
      fault = (await this.#startAgain()) ?? (await this.#untilItFails());
    }
  }

  /** Restarts the engine. Returns undefined if it serves, otherwise the reason why not. */
  async #startAgain(): Promise<string | undefined> {
    try {
      this.#engine = await startMongoEngine(this.#options);
    } catch (error) {
      return `it did not start: ${(error as Error).message}`;
    }
    this.#options.progress('it is running again');
    return undefined;
  }

  /** Resolves with the reason when the engine has failed and its process is gone, or when the supervisor is stopped. */
  async #untilItFails(): Promise<string> {
    const engine = this.#engine;
    const watch = new AbortController();
    const exited = engine.exited.then((exit) => `it ended unexpectedly (${describe(exit)})`);
    const reason = await Promise.race([exited, untilStoreFails(engine.uri, [watch.signal, this.#stopping.signal])]);
    watch.abort();
    // If the process cannot be killed now, the next start fails and reports that.
    if (!this.#stopping.signal.aborted) await engine.kill().catch(() => undefined);
    return reason;
  }
}

const describe = ({ code, signal }: EngineExit): string => signal ?? `status ${code}`;

/** Repeats a query that must read from the store, until it fails because of the store or a signal is aborted. */
async function untilStoreFails(uri: string, signals: readonly AbortSignal[]): Promise<string> {
  const signal = AbortSignal.any([...signals]);
  const client = new mongo.MongoClient(uri, {
    appName: 'workgate-supervisor',
    maxPoolSize: 1,
    serverSelectionTimeoutMS: PROBE_TIMEOUT_MS,
    socketTimeoutMS: PROBE_TIMEOUT_MS,
  });
  try {
    while (!signal.aborted) {
      const fault = await client
        .db('admin')
        .command({ listDatabases: 1, nameOnly: true })
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      // Other errors do not count: an engine that does not answer may be busy, and the end of its process is noticed
      // elsewhere.
      if (isStoreFault(fault)) return 'its store has failed (a full disk does that)';
      await delay(PROBE_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
    return 'it is no longer watched';
  } finally {
    await client.close();
  }
}
