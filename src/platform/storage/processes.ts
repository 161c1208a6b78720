import type { mongo } from 'mongoose';
import { currentTime } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import { databaseTime } from '../mongo/database-time.ts';
import { withMongoErrors } from '../mongo/errors.ts';
import { RELEASE } from '../release.ts';
import { StartUpError } from '../start-up-error.ts';
import type { ProcessDocument } from './schema.ts';

const BEAT_INTERVAL_MS = 10_000;
/** A process that has not been seen for so long is taken for dead. */
const DEAD_AFTER_MS = 60_000;

/** Which processes serve on this database, so that nothing is removed that one of them still needs. */
export class Processes {
  readonly #db: mongo.Db;
  readonly #collection: mongo.Collection<ProcessDocument>;
  readonly #schemaVersion: number;
  readonly #logger: Logger;
  readonly #processId = newId('prc');
  readonly #startedAt = currentTime();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: mongo.Db, schemaVersion: number, logger: Logger) {
    this.#db = db;
    this.#collection = db.collection<ProcessDocument>('service_processes');
    this.#schemaVersion = schemaVersion;
    this.#logger = logger;
  }

  /** Notes that this process serves, now and from time to time, until `stop`. */
  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#beat().catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'this process could not note that it serves; it will try again');
      });
    }, BEAT_INTERVAL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await withMongoErrors(this.#collection.deleteOne({ _id: this.#processId }));
  }

  /**
   * @throws {StartUpError} naming the processes of releases with a lower schema version that were seen in the last
   * minute. Those of 0.3.0 do not note that they serve.
   */
  async assertNoneBefore(schemaVersion: number): Promise<void> {
    const since = new Date((await databaseTime(this.#db)).getTime() - DEAD_AFTER_MS);
    const older = await withMongoErrors(
      this.#collection
        .find({ schema_version: { $lt: schemaVersion }, seen_at: { $gt: since } })
        .limit(10)
        .toArray(),
    );
    if (older.length === 0) return;
    const names = older.map(({ _id, release }) => `${_id} (${release})`).join(', ');
    throw new StartUpError(
      `Processes of an earlier release serve on this database: ${names}. Replace them first; then contract.`,
    );
  }

  async #beat(): Promise<void> {
    const fields = { release: RELEASE, schema_version: this.#schemaVersion, started_at: this.#startedAt };
    await withMongoErrors(
      this.#collection.updateOne({ _id: this.#processId }, [{ $set: { ...fields, seen_at: '$$NOW' } }], {
        upsert: true,
      }),
    );
  }
}
