import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { withMongoErrors } from '../mongo/errors.ts';
import type { KeyRing } from '../secrets.ts';
import { StartUpError } from '../start-up-error.ts';
import type { CollectionDeclaration } from './collection.ts';
import { expands, fingerprintOf, planIndexes } from './indexes.ts';
import { FIRST_VERSION } from './migrations/all.ts';
import type { ServiceStateDocument, StorageForm } from './schema.ts';

export class ServiceState {
  readonly version: number;
  readonly fingerprint: string;
  readonly #db: mongo.Db;
  readonly #collections: readonly CollectionDeclaration[];
  readonly #collection: mongo.Collection<ServiceStateDocument>;

  constructor(db: mongo.Db, collections: readonly CollectionDeclaration[], version: number) {
    this.version = version;
    this.fingerprint = fingerprintOf(collections);
    this.#db = db;
    this.#collections = collections;
    this.#collection = db.collection<ServiceStateDocument>('service_state');
  }

  /** Null if the database is new. @throws {StartUpError} if it holds data but no form, or an invalid form. */
  async readForm(): Promise<StorageForm | null> {
    const state = await this.#read();
    if (state?.storage !== undefined) return asForm(state.storage);
    const version = state?.schema_version ?? 0;
    if (version > 0) {
      return { version, readable_from: version, contracted: version, index_fingerprints: [], release: '0.3.0' };
    }
    await this.#assertEmpty();
    return null;
  }

  /** @throws {StartUpError} unless this is the newest release that has ever changed the form. */
  assertNotNewer(form: StorageForm | null): void {
    if (form === null) return;
    if (form.version > this.version) {
      throw new StartUpError(
        `The database belongs to a newer release: ${describe(form)}; this release has schema ${this.version}. ` +
          'Migrate with the newer release.',
      );
    }
    if (form.version < FIRST_VERSION) {
      throw new StartUpError(
        `The database belongs to a release before 0.3.0 (schema ${form.version}). Migrate it with 0.3.0 first.`,
      );
    }
  }

  /** @throws {StartUpError} unless this release can work with the stated form. */
  async assertPrepared(): Promise<void> {
    const form = await this.readForm();
    if (form !== null && form.readable_from > this.version) throw new StartUpError(tooNew(form, this.version));
    const prepared =
      form !== null &&
      (form.version > this.version ||
        (form.version === this.version && form.index_fingerprints.includes(this.fingerprint)));
    if (!prepared) throw new StartUpError(NOT_PREPARED);
  }

  async isClosed(): Promise<boolean> {
    const form = await this.readForm();
    return form !== null && form.readable_from > this.version;
  }

  /** Checks form, indexes and master keys, and records new master keys. @throws {StartUpError} */
  async check(keyRing: KeyRing): Promise<void> {
    await this.assertPrepared();
    await this.#assertIndexed();
    await this.checkMasterKeys(keyRing);
    await this.#recordMasterKeys(keyRing);
  }

  /** @throws {StartUpError} if a master key under which data was written is missing or different. */
  async checkMasterKeys(keyRing: KeyRing): Promise<void> {
    const present = keyRing.checkValues();
    for (const [keyId, recorded] of Object.entries((await this.#read())?.master_keys ?? {})) {
      if (present[keyId] === undefined) {
        throw new StartUpError(
          `WORKGATE_MASTER_KEYS lacks the key "${keyId}", which encrypts existing data. ` +
            'Add it after the newest key, or retire it with `workgate master-key retire`.',
        );
      }
      if (present[keyId] !== recorded) {
        throw new StartUpError(
          `WORKGATE_MASTER_KEYS: "${keyId}" is not the key that encrypts the existing data. Set the original key.`,
        );
      }
    }
  }

  /** @throws {AppError} `not_found`; `invalid_state` for the key under which new data is written. */
  async assertMayRetire(keyRing: KeyRing, keyId: string): Promise<void> {
    if (keyRing.isNewest(keyId)) {
      const message = `The master key ${keyId} is still in use for new data. Put a new key before it in WORKGATE_MASTER_KEYS, restart every process, then retire it.`;
      throw new AppError('invalid_state', message);
    }
    if (!Object.hasOwn((await this.#read())?.master_keys ?? {}, keyId)) {
      throw new AppError('not_found', `There is no master key ${keyId}.`);
    }
  }

  async retireMasterKey(keyId: string): Promise<void> {
    const field = `master_keys.${keyId}`;
    await withMongoErrors(this.#collection.updateOne({ _id: 'service' }, { $unset: { [field]: '' } }));
  }

  /** Null if no release has read them. */
  async readPoliciesReadBy(): Promise<string | null> {
    return (await this.#read())?.policies_read_by ?? null;
  }

  async notePoliciesReadBy(digest: string): Promise<void> {
    const change = { $set: { policies_read_by: digest } };
    await withMongoErrors(this.#collection.updateOne({ _id: 'service' }, change));
  }

  /** Checks for indexes that others have dropped, changed or brought back. */
  async #assertIndexed(): Promise<void> {
    const form = await this.readForm();
    const plans = await planIndexes(this.#db, this.#collections);
    // A later release may declare an index in another way, but the index must exist.
    const isLater = form !== null && form.version > this.version;
    const lacking = plans.filter((plan) => (isLater ? plan.missing || plan.create.length > 0 : expands(plan)));
    if (lacking.length > 0) {
      const names = lacking.map(({ collection }) => collection).join(', ');
      throw new StartUpError(`Indexes are missing or outdated in: ${names}. Run \`workgate migrate\`.`);
    }
    const returned = form?.contracted === this.version ? plans.filter(({ drop }) => drop.length > 0) : [];
    if (returned.length > 0) {
      const names = returned.flatMap(({ collection, drop }) => drop.map((name) => `${collection}.${name}`)).join(', ');
      throw new StartUpError(
        `Indexes of an earlier release have come back: ${names}. Run \`workgate migrate --contract\`.`,
      );
    }
  }

  async #assertEmpty(): Promise<void> {
    for (const { name } of this.#collections) {
      if (name === 'service_state' || name === 'service_processes') continue;
      const found = await withMongoErrors(this.#db.collection(name).findOne({}, { projection: { _id: 1 } }));
      if (found === null) continue;
      throw new StartUpError(
        `The database holds data (in ${name}), but its service_state does not say of which schema. ` +
          'Restore that document from a backup.',
      );
    }
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

const NOT_PREPARED = 'The database is not prepared for this release. Run `workgate migrate` first.';

const describe = ({ version, release }: StorageForm) => `it has schema ${version}, from release ${release}`;

function tooNew(form: StorageForm, version: number): string {
  return (
    `The database belongs to a newer release: ${describe(form)}, and needs a release with schema ${form.readable_from} or later; ` +
    `this release has schema ${version}. Start the newer release, or restore a backup from before its migration.`
  );
}

function asForm(storage: StorageForm | null): StorageForm {
  const { version, readable_from, contracted, index_fingerprints } = storage ?? {};
  const numbers = [version, readable_from, contracted];
  const prints = Array.isArray(index_fingerprints) ? index_fingerprints : [undefined];
  if (storage === null || !numbers.every(Number.isInteger) || prints.some((one) => typeof one !== 'string')) {
    throw new StartUpError('The document service_state in the database is damaged. Restore it from a backup.');
  }
  return storage;
}
