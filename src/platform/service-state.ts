import mongoose, { type Connection, Schema } from 'mongoose';
import { withMongoErrors } from './mongo/errors.ts';
import type { KeyRing } from './secrets.ts';

/** Raised whenever collections or indexes change; `workgate migrate` records it, the service insists on it. */
export const SCHEMA_VERSION = 7;

interface ServiceStateDocument {
  _id: 'service';
  schema_version: number;
  /** Check values of the master keys that the data was written under, by key id. */
  master_keys: Record<string, string>;
}

/** Why the service does not start; the text says what to do about it. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}

function defineModel(connection: Connection) {
  const schema = new Schema<ServiceStateDocument>(
    {
      _id: { type: String, required: true },
      schema_version: { type: Number, required: true },
      master_keys: { type: Schema.Types.Mixed, required: true },
    },
    { collection: 'service_state', versionKey: false, minimize: false },
  );
  return connection.model('ServiceState', schema);
}

/** What the database remembers of the service that uses it. */
export class ServiceState {
  readonly #model: ReturnType<typeof defineModel>;

  constructor(connection: Connection) {
    this.#model = defineModel(connection);
  }

  /** Makes collections and indexes as the models declare them and records that it was done. Safe to repeat. */
  async migrate(connection: Connection): Promise<string[]> {
    const models = Object.values(connection.models);
    for (const model of models) {
      await withMongoErrors(model.createCollection());
      await withMongoErrors(model.createIndexes());
    }
    await withMongoErrors(
      this.#model.updateOne(
        { _id: 'service' },
        { $set: { schema_version: SCHEMA_VERSION }, $setOnInsert: { master_keys: {} } },
        { upsert: true },
      ),
    );
    return models.map((model) => model.collection.name);
  }

  /**
   * Checks that the database is prepared and that the master keys are those that its data was written under; new keys
   * are recorded.
   * @throws {StartUpError}
   */
  async check(keyRing: KeyRing): Promise<void> {
    const state = await withMongoErrors(this.#model.findOne({ _id: 'service' }).lean<ServiceStateDocument>().exec());
    if (state === null || state.schema_version < SCHEMA_VERSION) {
      throw new StartUpError('The database is not prepared for this version. Run `workgate migrate` first.');
    }
    const present = keyRing.checkValues();
    for (const [keyId, recorded] of Object.entries(state.master_keys)) {
      if (present[keyId] === undefined) {
        throw new StartUpError(
          `WORKGATE_MASTER_KEYS lacks the key "${keyId}", under which data was written. ` +
            'Keep it behind the new one, or retire it with `workgate master-key retire`.',
        );
      }
      if (present[keyId] !== recorded) {
        throw new StartUpError(`WORKGATE_MASTER_KEYS: "${keyId}" is not the key that the data was written under.`);
      }
    }
    const added = Object.entries(present).filter(([keyId]) => !(keyId in state.master_keys));
    if (added.length === 0) return;
    const set = Object.fromEntries(added.map(([keyId, value]) => [`master_keys.${keyId}`, value]));
    await withMongoErrors(this.#model.updateOne({ _id: 'service' }, { $set: set }).exec());
  }

  /** Forgets a master key that no data needs any more. @returns whether it was known. */
  async retireMasterKey(keyId: string): Promise<boolean> {
    const field = `master_keys.${keyId}`;
    const result = await withMongoErrors(
      this.#model
        .updateOne({ _id: 'service', [field]: mongoose.trusted({ $exists: true }) }, { $unset: { [field]: '' } })
        .exec(),
    );
    return result.modifiedCount === 1;
  }
}
