import type { mongo } from 'mongoose';
import type { Logger } from '../logger.ts';
import type { KeyRing } from '../secrets.ts';
import type { CollectionDeclaration } from './collection.ts';
import { type Migration, versionOf } from './migration.ts';
import { FIRST_VERSION, MIGRATIONS } from './migrations/all.ts';
import { Migrator } from './migrator.ts';
import { Processes } from './processes.ts';
import { ServiceState } from './service-state.ts';

export interface StorageOptions {
  db: mongo.Db;
  collections: readonly CollectionDeclaration[];
  /** Migrations in place of those of this release, for tests. */
  migrations?: readonly Migration[];
  keyRing: KeyRing;
  reach: (point: string) => void | Promise<void>;
  logger: Logger;
}

export type Storage = ReturnType<typeof createStorage>;

export function createStorage(options: StorageOptions) {
  const { db, collections, migrations = MIGRATIONS, keyRing, reach, logger } = options;
  const last = migrations.at(-1);
  const version = last === undefined ? FIRST_VERSION : versionOf(last);
  const state = new ServiceState(db, collections, version);
  const processes = new Processes(db, state, logger);
  const migrator = new Migrator({ db, collections, migrations, state, processes, keyRing, reach });
  return { state, migrator, processes };
}
