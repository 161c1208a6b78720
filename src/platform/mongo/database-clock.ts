import type { mongo } from 'mongoose';
import { learnDatabaseTime } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { databaseTime } from './database-time.ts';

const FIRST_SAMPLES = 5;
const SAMPLE_INTERVAL_MS = 10_000;
/** Clocks run differently fast by some millionths, and the database's may be set back: older samples are forgotten. */
const KEPT_SAMPLES = 8;
/** From here on it is said that the clock of this machine is off. */
const OFF_MS = 2_000;

/**
 * Learns what the time of the database is, and says when the clock of this machine is not.
 *
 * A sample is what the database said its time was, taken as the time at which the answer was here: too early by the way
 * of the answer, and by the rest of a millisecond. The latest of several is kept, which came the fastest way. So nobody
 * believes it to be later than it is, and who has just read what somebody else wrote stamps a later time than the writer,
 * whose write has taken the way to the database and back.
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

  /** Learns the time for the first time. @throws {AppError} `unavailable` if the database does not answer. */
  async learn(): Promise<void> {
    for (let sample = 0; sample < FIRST_SAMPLES; sample += 1) await this.#sample();
  }

  /** Says if the clock of this machine is off, and goes on learning until `stop`. */
  start(): void {
    this.#judge();
    this.#timer = setInterval(() => {
      this.#sample().then(
        () => this.#judge(),
        // As long as the database does not answer, the monotonic clock goes on.
        () => undefined,
      );
    }, SAMPLE_INTERVAL_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** What the clock of this machine is ahead of the database's, in seconds; negative if it is behind. */
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
    if (isOff) this.#logger.warn(about, "the clock of this machine is off; the database's counts, but mend it");
    else this.#logger.info(about, 'the clock of this machine is right again');
  }
}
