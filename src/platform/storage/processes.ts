import mongoose, { type mongo } from 'mongoose';
import { currentTime } from '../clock.ts';
import { MINUTE_MS } from '../durations.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import { databaseTime } from '../mongo/database-time.ts';
import { fromMongoError, withMongoErrors } from '../mongo/errors.ts';
import { RELEASE } from '../release.ts';
import { StartUpError } from '../start-up-error.ts';
import { Canary } from './canary.ts';
import type { ProcessDocument } from './schema.ts';
import type { ServiceState } from './service-state.ts';

const BEAT_INTERVAL_MS = 10_000;
/** Milliseconds without a sign of life after which a process counts as dead. */
const DEAD_AFTER_MS = MINUTE_MS;

/** Nothing is removed that a registered process needs. Its document also shows whether the database takes writes. */
export class Processes {
  readonly canary: Canary;
  readonly #db: mongo.Db;
  readonly #collection: mongo.Collection<ProcessDocument>;
  readonly #own: Pick<ProcessDocument, 'release' | 'schema_version' | 'index_fingerprint'>;
  readonly #isClosed: () => Promise<boolean>;
  readonly #logger: Logger;
  readonly #processId = newId('prc');
  readonly #startedAt = currentTime();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: mongo.Db, state: Pick<ServiceState, 'version' | 'fingerprint' | 'isClosed'>, logger: Logger) {
    this.#db = db;
    this.#own = { release: RELEASE, schema_version: state.version, index_fingerprint: state.fingerprint };
    this.#isClosed = () => state.isClosed();
    this.#collection = db.collection<ProcessDocument>('service_processes');
    this.#logger = logger;
    const read = (signal: AbortSignal) => this.#readBack(signal);
    this.canary = new Canary({ read, write: (signal) => this.#beat(signal) }, logger);
  }

  /** @param onClosed Called if a later release has closed the database, because this process was taken for dead. */
  async start(onClosed: () => void): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#noteAndLook(onClosed).catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'this process could not record that it is running; it will try again');
      });
    }, BEAT_INTERVAL_MS);
    this.#timer.unref();
  }

  async #noteAndLook(onClosed: () => void): Promise<void> {
    await this.#beat();
    if (!(await this.#isClosed())) return;
    clearInterval(this.#timer);
    this.#logger.error('a later release has taken over the database; this process ends');
    onClosed();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await withMongoErrors(this.#collection.deleteOne({ _id: this.#processId }));
  }

  /**
   * @throws {StartUpError} naming processes seen in the last minute with another schema version or other indexes.
   * Processes of 0.3.0 do not register.
   */
  async assertNoneOfOthers(): Promise<void> {
    const { schema_version, index_fingerprint } = this.#own;
    const since = new Date((await databaseTime(this.#db)).getTime() - DEAD_AFTER_MS);
    const others = await withMongoErrors(
      this.#collection
        .find({ seen_at: { $gt: since }, $nor: [{ schema_version, index_fingerprint }] })
        .limit(10)
        .toArray(),
    );
    if (others.length === 0) return;
    const names = others.map(({ _id, release }) => `${_id} (${release})`).join(', ');
    throw new StartUpError(
      `Processes of another release still use this database: ${names}. Replace them first, then run \`workgate migrate --contract\`.`,
    );
  }

  /** By a command, because only commands can be aborted. @throws {AppError} `unavailable` */
  async #beat(signal?: AbortSignal): Promise<void> {
    const fields = { ...this.#own, started_at: this.#startedAt };
    const command = {
      findAndModify: this.#collection.collectionName,
      query: { _id: this.#processId },
      update: [{ $set: { ...fields, seen_at: '$$NOW' } }],
      upsert: true,
      writeConcern: { w: 'majority' },
    };
    const answer = await withMongoErrors(this.#db.command(command, signal === undefined ? {} : { signal }));
    const { writeConcernError } = answer as { writeConcernError?: mongo.WriteConcernErrorData };
    if (writeConcernError !== undefined) throw fromMongoError(new mongoose.mongo.MongoServerError(writeConcernError));
  }

  async #readBack(signal: AbortSignal): Promise<void> {
    await withMongoErrors(this.#collection.findOne({ _id: this.#processId }, { signal }));
  }
}
