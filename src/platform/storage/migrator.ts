import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import { IN_BATCHES } from '../mongo/limited-reads.ts';
import { RELEASE } from '../release.ts';
import type { KeyRing } from '../secrets.ts';
import type { CollectionDeclaration } from './collection.ts';
import { type CollectionPlan, dropIndex, expandIndexes, expands, planIndexes } from './indexes.ts';
import { MigrationLock } from './lock.ts';
import {
  type Migration,
  type MigrationPass,
  type MigrationTools,
  type StoredDocument,
  versionOf,
} from './migration.ts';
import type { Processes } from './processes.ts';
import type { MigrationState, StorageForm } from './schema.ts';
import type { ServiceState } from './service-state.ts';

const BATCH_SIZE = 200;

export interface MigratorOptions {
  db: mongo.Db;
  collections: readonly CollectionDeclaration[];
  migrations: readonly Migration[];
  state: ServiceState;
  processes: Processes;
  keyRing: KeyRing;
  /** Called after each step, for fault tests. */
  reach: (point: string) => void | Promise<void>;
}

export interface StoragePlan {
  /** Null if the database is new. */
  form: StorageForm | null;
  collections: CollectionPlan[];
  /** With the number of documents that each will touch. */
  migrations: { name: string; says: string; documents: number }[];
  awaitsContract: boolean;
  contracts: { name: string; documents: number }[];
  version: number;
}

/**
 * Expands (collections and indexes), migrates (documents, while the previous release runs), and contracts (removes what
 * only earlier releases need). Each step can be killed anywhere and run again, also by another process. A run that
 * finds nothing to do writes nothing.
 */
export class Migrator {
  readonly #options: MigratorOptions;
  readonly #version: number;
  readonly #fingerprint: string;

  constructor(options: MigratorOptions) {
    this.#options = options;
    this.#version = options.state.version;
    this.#fingerprint = options.state.fingerprint;
  }

  async plan(): Promise<StoragePlan> {
    const { db, collections, state } = this.#options;
    const form = await state.readForm();
    state.assertNotNewer(form);
    const plans = await planIndexes(db, collections);
    const count = async (pass: MigrationPass | undefined) =>
      pass === undefined ? 0 : withMongoErrors(db.collection(pass.collection).countDocuments(pass.filter));
    const due = this.#after(form?.version);
    const contracting = this.#after(form?.contracted).filter(({ contract }) => contract !== undefined);
    const said = (plan: CollectionPlan) => expands(plan) || plan.drop.length > 0 || plan.foreign.length > 0;
    return {
      form,
      collections: plans.filter(said),
      migrations: await Promise.all(
        due.map(async ({ name, says, migrate }) => ({ name, says, documents: await count(migrate) })),
      ),
      contracts: await Promise.all(
        contracting.map(async ({ name, contract }) => ({ name, documents: await count(contract) })),
      ),
      awaitsContract: this.#needsContract(form, plans),
      version: this.#version,
    };
  }

  /**
   * A new database is contracted at once, because nobody has used it before.
   * @throws {StartUpError} if the database is of a newer release, if documents violate a unique index, or if a running
   * process of an earlier release needs what is to be removed.
   */
  async migrate({ contract }: { contract: boolean }, say: (line: string) => void): Promise<void> {
    // This also refuses a database whose state is damaged, before the lock writes to it.
    if (await this.#isDone(contract)) say('nothing to do');
    else await this.#migrateLocked(contract, say);
    if (await this.#awaitsContract()) {
      say(
        'parts that only earlier releases need are still there: run `workgate migrate --contract` when none of them runs',
      );
    }
  }

  async #migrateLocked(contract: boolean, say: (line: string) => void): Promise<void> {
    const { db, state, keyRing } = this.#options;
    const { lock, progress } = await MigrationLock.acquire(db, () =>
      say('another process is migrating this database; waiting for it'),
    );
    try {
      await this.#options.reach('migrate.locked');
      // Read again, because the previous holder of the lock may have changed it.
      const form = await state.readForm();
      state.assertNotNewer(form);
      if (form !== null) await state.checkMasterKeys(keyRing);
      const run = new MigrationRun(this.#options, lock, progress, say);
      await this.#expandAndMigrate(run, lock, form, say);
      if (contract && form !== null) await this.#contract(run, lock, progress.contracting === true, say);
    } finally {
      await lock.release();
    }
  }

  async #isDone(contract: boolean): Promise<boolean> {
    const { db, collections, state } = this.#options;
    const form = await state.readForm();
    state.assertNotNewer(form);
    if (form === null || form.version < this.#version) return false;
    const plans = await planIndexes(db, collections);
    if (plans.some(expands) || !form.index_fingerprints.includes(this.#fingerprint)) return false;
    return !(contract && this.#needsContract(form, plans));
  }

  /** Migrations after a schema version; none for a new database, which has no version. */
  #after(version: number = this.#version): readonly Migration[] {
    return this.#options.migrations.filter((migration) => versionOf(migration) > version);
  }

  #needsContract(form: StorageForm | null, plans: readonly CollectionPlan[]): boolean {
    if (form === null) return false;
    const uncontracted = form.contracted < this.#version || form.index_fingerprints.length > 1;
    return uncontracted || plans.some(({ drop }) => drop.length > 0);
  }

  async #awaitsContract(): Promise<boolean> {
    const { db, collections, state } = this.#options;
    return this.#needsContract(await state.readForm(), await planIndexes(db, collections));
  }

  async #expandAndMigrate(
    run: MigrationRun,
    lock: MigrationLock,
    form: StorageForm | null,
    say: (line: string) => void,
  ): Promise<void> {
    const { db, collections, reach } = this.#options;
    const plans = (await planIndexes(db, collections)).filter(expands);
    for (const plan of plans) {
      say(describeExpansion(plan));
      await lock.assertHeld();
      await expandIndexes(db, plan);
      await reach('migrate.index');
    }
    await reach('migrate.expanded');
    for (const { name, says, migrate } of this.#after(form?.version)) {
      say(`${name}: ${says}`);
      if (migrate !== undefined) await run.pass(`migrate ${name}`, migrate);
      await reach(`migrate.${name}.done`);
    }
    await run.end();
    await reach('migrate.unversioned');
    await lock.writeForm({
      version: this.#version,
      readable_from: form?.readable_from ?? this.#version,
      contracted: form?.contracted ?? this.#version,
      index_fingerprints: [...new Set([...(form?.index_fingerprints ?? []), this.#fingerprint])],
      release: RELEASE,
    });
    await reach('migrate.versioned');
  }

  async #contract(
    run: MigrationRun,
    lock: MigrationLock,
    hasBegun: boolean,
    say: (line: string) => void,
  ): Promise<void> {
    const { db, collections, state, reach } = this.#options;
    const plans = await planIndexes(db, collections);
    const form = await state.readForm();
    if (form === null || !this.#needsContract(form, plans)) return;
    await this.#close(lock, form, hasBegun);
    for (const { name, migrate, contract } of this.#after(form.contracted)) {
      // The previous release may have written some documents since, also before a crash.
      if (migrate !== undefined) await run.pass(`contract, migrate ${name}`, migrate, { anew: true });
      if (contract === undefined) continue;
      say(`${name}: removing parts that only earlier releases read`);
      await run.pass(`contract ${name}`, contract);
      await reach(`contract.${name}.done`);
    }
    for (const { collection, drop } of plans) {
      for (const name of drop) {
        say(`dropping the index ${collection}.${name}`);
        await lock.assertHeld();
        await dropIndex(db, collection, name);
      }
    }
    await reach('contract.indexes');
    await run.end();
    await lock.writeForm({
      version: this.#version,
      readable_from: this.#version,
      contracted: this.#version,
      index_fingerprints: [this.#fingerprint],
      release: RELEASE,
    });
    await reach('contract.versioned');
    say('contracted: earlier releases can no longer use this database');
  }

  /** Closes first, then looks; other processes note that they serve, then look. So one of the two sees the other. */
  async #close(lock: MigrationLock, form: StorageForm, hasBegun: boolean): Promise<void> {
    const { processes, reach } = this.#options;
    await lock.writeForm({ ...form, readable_from: this.#version });
    await reach('contract.closed');
    try {
      await processes.assertNoneOfOthers();
    } catch (error) {
      // Opens the database again, unless something has been removed already.
      if (!hasBegun) await lock.writeForm({ ...form, readable_from: form.contracted });
      throw error;
    }
    await lock.note({ contracting: true });
  }
}

export function describeExpansion({ collection, missing, create, replace }: CollectionPlan): string {
  const names = (indexes: readonly { name: string }[]) => indexes.map(({ name }) => name).join(', ');
  const parts = [
    ...(missing ? ['new'] : []),
    ...(create.length > 0 ? [`creating the index${create.length > 1 ? 'es' : ''} ${names(create)}`] : []),
    ...(replace.length > 0 ? [`recreating ${names(replace)} with its new declaration`] : []),
  ];
  return `${collection}: ${parts.join('; ')}`;
}

/** The first pass goes on where a killed process stopped. */
class MigrationRun {
  readonly #options: MigratorOptions;
  readonly #lock: MigrationLock;
  readonly #say: (line: string) => void;
  readonly #tools: MigrationTools;
  #begun: MigrationState['pass'];

  constructor(options: MigratorOptions, lock: MigrationLock, progress: MigrationState, say: (line: string) => void) {
    this.#options = options;
    this.#lock = lock;
    this.#say = say;
    this.#begun = progress.pass;
    this.#tools = {
      db: options.db,
      keyRing: options.keyRing,
      leave: (collection, id, why) => say(`not changed: ${collection}/${id}: ${why}`),
    };
  }

  /** A pass that went on in the middle runs again from the start: the previous release may have written behind it. */
  async pass(name: string, pass: MigrationPass, { anew = false } = {}): Promise<void> {
    const begun = !anew && this.#begun?.name === name ? this.#begun : null;
    this.#begun = null;
    await this.#sweep(name, pass, begun?.cursor ?? null, begun?.done ?? 0);
    if (begun !== null) await this.#sweep(name, pass, null, 0);
  }

  /** The next run begins with the first pass. */
  async end(): Promise<void> {
    await this.#lock.note({ pass: null });
  }

  async #sweep(name: string, { collection, filter, apply }: MigrationPass, from: string | null, before: number) {
    const range = from === null ? filter : { $and: [filter, { _id: { $gt: from } }] };
    const documents = this.#options.db.collection<StoredDocument>(collection);
    const found = documents.find(range, IN_BATCHES).sort({ _id: 1 });
    let done = before;
    for await (const rows of inBatches(found.batchSize(BATCH_SIZE))) {
      await apply(rows, this.#tools);
      await this.#options.reach(`${name}.batch`);
      done += rows.length;
      await this.#lock.note({ pass: { name, cursor: rows.at(-1)?._id ?? from, done } });
      await this.#options.reach(`${name}.noted`);
      this.#say(`${name}: ${done} documents`);
    }
  }
}

async function* inBatches(cursor: mongo.FindCursor<StoredDocument>): AsyncGenerator<StoredDocument[]> {
  let batch: StoredDocument[] = [];
  for (;;) {
    const row = await withMongoErrors(cursor.next());
    if (row !== null) batch.push(row);
    if (batch.length === BATCH_SIZE || (row === null && batch.length > 0)) {
      yield batch;
      batch = [];
    }
    if (row === null) return;
  }
}
