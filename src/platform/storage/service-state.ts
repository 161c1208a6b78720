import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { KeyRing } from '../secrets.ts';
import { StartUpError } from '../start-up-error.ts';
import type { ServiceStateDocument, StorageForm } from './schema.ts';

/** On a database that says so, 0.3.0 does not start. */
const NOT_FOR_0_3_0 = 0;

export interface ServiceStateOptions {
  db: mongo.Db;
  /** The schema version of this release. */
  version: number;
  /** The one of 0.3.0, from which the first migration leads on. */
  firstVersion: number;
  /** Of the indexes that this release declares. */
  fingerprint: string;
}

/** What the database remembers of the service that uses it. */
export class ServiceState {
  /** The schema version of this release. */
  readonly version: number;
  /** Of the indexes that this release declares. */
  readonly fingerprint: string;
  readonly #firstVersion: number;
  readonly #collection: mongo.Collection<ServiceStateDocument>;

  constructor(options: ServiceStateOptions) {
    this.version = options.version;
    this.fingerprint = options.fingerprint;
    this.#firstVersion = options.firstVersion;
    this.#collection = options.db.collection<ServiceStateDocument>('service_state');
  }

  /** The form of the database; null if none of our releases has prepared it. */
  async readForm(): Promise<StorageForm | null> {
    const state = await this.#read();
    if (state === null) return null;
    const { storage, schema_version } = state;
    if (storage !== undefined) return storage;
    const version = schema_version;
    return { version, readable_from: version, contracted: version, index_fingerprints: [], release: '0.3.0' };
  }

  /** Writes down what the database is now. */
  async writeForm(storage: StorageForm): Promise<void> {
    const schema_version = storage.readable_from <= this.#firstVersion ? storage.readable_from : NOT_FOR_0_3_0;
    await withMongoErrors(
      this.#collection.updateOne(
        { _id: 'service' },
        { $set: { storage, schema_version }, $setOnInsert: { master_keys: {} } },
        { upsert: true },
      ),
    );
  }

  /**
   * For whoever changes the form of the database: only the newest release that has ever done so may.
   * @throws {StartUpError}
   */
  assertNotNewer(form: StorageForm | null): void {
    if (form === null) return;
    if (form.version > this.version) {
      throw new StartUpError(
        `The database is of a newer release: ${describe(form)}; this one has schema ${this.version}. ` +
          'Migrate with that release.',
      );
    }
    if (form.version < this.#firstVersion) {
      throw new StartUpError(
        `The database is of a release before 0.3.0 (schema ${form.version}). Migrate it with 0.3.0 first.`,
      );
    }
  }

  /**
   * Checks that the database has a form that this release can work with.
   * @throws {StartUpError}
   */
  async assertPrepared(): Promise<void> {
    const form = await this.readForm();
    if (form !== null && form.readable_from > this.version) {
      throw new StartUpError(
        `The database is of a newer release: ${describe(form)}, to be used from schema ${form.readable_from} on; ` +
          `this one has schema ${this.version}. Start that release, or restore a backup from before its migration.`,
      );
    }
    const prepared =
      form !== null &&
      (form.version > this.version ||
        (form.version === this.version && form.index_fingerprints.includes(this.fingerprint)));
    if (!prepared) {
      throw new StartUpError('The database is not prepared for this release. Run `workgate migrate` first.');
    }
  }

  /**
   * Checks, besides, that the master keys are those that the data was written under; new keys are recorded.
   * @throws {StartUpError}
   */
  async check(keyRing: KeyRing): Promise<void> {
    await this.assertPrepared();
    await this.checkMasterKeys(keyRing);
    await this.#recordMasterKeys(keyRing);
  }

  /**
   * Checks that the key ring has every master key that data was written under.
   * @throws {StartUpError}
   */
  async checkMasterKeys(keyRing: KeyRing): Promise<void> {
    const present = keyRing.checkValues();
    for (const [keyId, recorded] of Object.entries((await this.#read())?.master_keys ?? {})) {
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
  }

  /** Forgets a master key that no data needs any more. @returns whether it was known. */
  async retireMasterKey(keyId: string): Promise<boolean> {
    const field = `master_keys.${keyId}`;
    const result = await withMongoErrors(
      this.#collection.updateOne({ _id: 'service', [field]: { $exists: true } }, { $unset: { [field]: '' } }),
    );
    return result.modifiedCount === 1;
  }

  async #recordMasterKeys(keyRing: KeyRing): Promise<void> {
    const known = (await this.#read())?.master_keys ?? {};
    const added = Object.entries(keyRing.checkValues()).filter(([keyId]) => !(keyId in known));
    if (added.length === 0) return;
    const set = Object.fromEntries(added.map(([keyId, value]) => [`master_keys.${keyId}`, value]));
    await withMongoErrors(this.#collection.updateOne({ _id: 'service' }, { $set: set }));
  }

  async #read(): Promise<ServiceStateDocument | null> {
    return withMongoErrors(this.#collection.findOne({ _id: 'service' }));
  }
}

const describe = ({ version, release }: StorageForm) => `it has schema ${version}, of ${release}`;
