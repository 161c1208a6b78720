import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { isStoreFault } from '../../src/platform/mongo/errors.ts';
import { type EngineOptions, type MongoEngine, startMongoEngine } from './engine.ts';
import type { EngineExit } from './engine-process.ts';

/** How an engine is started again. */
export interface Pace {
  /** Before the first new start; each one after it waits twice as long as the one before. */
  firstPauseMs: number;
  maxPauseMs: number;
  /** An engine that has served for so long is not held responsible for the deaths before. */
  steadyMs: number;
  /** Deaths in a row after which it is given up. */
  maxDeaths: number;
}

/** A minute and a half: time to free some space, and an end where there is no hope. */
const PACE: Pace = { firstPauseMs: 250, maxPauseMs: 15_000, steadyMs: 60_000, maxDeaths: 10 };
const PROBE_INTERVAL_MS = 1_000;
const PROBE_TIMEOUT_MS = 2_000;

/** An engine that is started again on its port and data when it fails. */
export interface SupervisedEngine {
  readonly uri: string;
  /** The process that serves at this moment, or served last; undefined for an external engine. */
  readonly pid: number | undefined;
  /** Resolves, with why, when it is not started again any more. */
  readonly givenUp: Promise<string>;
  /** Stops it for good. */
  stop(): Promise<void>;
}

/**
 * Starts an engine and looks after it: one that ends, or whose store has failed so that nothing but a new start helps
 * (a full disk leaves the embedded engine alive, and of no use), is started again, later each time. An external engine
 * is left to those whose it is.
 *
 * @throws what {@link startMongoEngine} throws, of the first start
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
    // The same port, so that what was told the address need not be told another.
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
      if (deaths > maxDeaths) return this.#giveUp(`${fault}; it was started again ${maxDeaths} times in vain`);
      const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** (deaths - 1));
      this.#options.progress(`${fault}; starting it again in ${pauseMs / 1000} s (${deaths} of ${maxDeaths} times)`);
      // Rejects when it is to be stopped.
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      startedAtMs = performance.now();
      fault = (await this.#startAgain()) ?? (await this.#untilItFails());
    }
  }

  /** Undefined if it serves, otherwise why it does not. */
  async #startAgain(): Promise<string | undefined> {
    try {
      this.#engine = await startMongoEngine(this.#options);
    } catch (error) {
      return `it did not start: ${(error as Error).message}`;
    }
    this.#options.progress('it serves again');
    return undefined;
  }

  /** Resolves, with why, when the engine has failed and its process is gone; or when it is to be stopped. */
  async #untilItFails(): Promise<string> {
    const engine = this.#engine;
    const watch = new AbortController();
    const exited = engine.exited.then((exit) => `it ended unexpectedly (${describe(exit)})`);
    const reason = await Promise.race([exited, untilStoreFails(engine.uri, [watch.signal, this.#stopping.signal])]);
    watch.abort();
    // What cannot be cleared away now is told by the start that it prevents.
    if (!this.#stopping.signal.aborted) await engine.kill().catch(() => undefined);
    return reason;
  }
}

const describe = ({ code, signal }: EngineExit): string => signal ?? `status ${code}`;

/** Asks for something that has to be read from the store, until that cannot be had or a signal is aborted. */
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
      // One that does not answer may be busy, and one that ended says so itself.
      if (isStoreFault(fault)) return 'its store has failed (a full disk does that)';
      await delay(PROBE_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
    return 'it is not watched any more';
  } finally {
    await client.close();
  }
}
