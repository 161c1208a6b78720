import type { mongo } from 'mongoose';
import { learnDatabaseTime } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { databaseTime } from './database-time.ts';

const FIRST_SAMPLES = 5;
const SAMPLE_INTERVAL_MS = 10_000;
/** Older samples are dropped: clock speeds differ by some millionths, and the database's clock may be set back. */
const KEPT_SAMPLES = 8;
/** From this offset on, the log says that the clock of this machine is off. */
const OFF_MS = 2_000;

/**
 * Learns the time of the database, and warns when this machine's clock differs. A sample takes the time in the answer
 * as the time of its arrival, so it is too early by the travel time. The latest of several samples counts, so no
 * process takes the time to be later than it is. Whoever has read another's write stamps a later time than the writer,
 * because the write has travelled to the database and back.
 */
export class DatabaseClock {
  readonly #db: mongo.Db;
  readonly #logger: Logger;
  #samples: number[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isOff = false;

  constructor(db: mongo.Db, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** @throws {AppError} `unavailable` if the database does not answer. */
  async learn(): Promise<void> {
    for (let sample = 0; sample < FIRST_SAMPLES; sample += 1) await this.#sample();
  }

  start(): void {
    this.#judge();
    this.#timer = setInterval(() => {
      this.#sample().then(
        () => this.#judge(),
        // While the database does not answer, the monotonic clock goes on.
        () => undefined,
      );
    }, SAMPLE_INTERVAL_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Seconds by which this machine's clock is ahead of the database's; negative if it is behind. */
  offsetSeconds(): number {
    return (Date.now() - (performance.now() + this.#aheadMs())) / 1000;
  }

  #aheadMs(): number {
    return Math.max(...this.#samples);
  }

  async #sample(): Promise<void> {
    const said = await databaseTime(this.#db);
    this.#samples = [...this.#samples, said.getTime() - performance.now()].slice(-KEPT_SAMPLES);
    learnDatabaseTime(this.#aheadMs());
  }

  #judge(): void {
    const seconds = this.offsetSeconds();
    const isOff = Math.abs(seconds) * 1000 > OFF_MS;
    if (isOff === this.#isOff) return;
    this.#isOff = isOff;
    const about = { offset_seconds: Number(seconds.toFixed(3)) };
    const fault = 'the clock of this machine is wrong; the clock of the database is used; correct this one';
    if (isOff) this.#logger.warn(about, fault);
    else this.#logger.info(about, 'the clock of this machine is right again');
  }
}
