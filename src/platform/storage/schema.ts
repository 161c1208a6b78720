import type { CollectionDeclaration } from './collection.ts';

/** What the database says of its own form. */
export interface StorageForm {
  /** The schema version: the number of the last migration that was run. */
  version: number;
  /** The lowest schema version whose release can work with this data. */
  readable_from: number;
  /** The schema version up to which everything is removed that only earlier releases needed. */
  contracted: number;
  /** Fingerprints of the sets of indexes that it has: of its release, and of earlier ones until they end. */
  index_fingerprints: string[];
  /** The release that migrated it last. */
  release: string;
}

/** Who migrates at this moment, and how far it has come. */
export interface MigrationState {
  owner: string;
  /** On the clock of the database, in milliseconds since 1970. */
  lease_until_ms: number;
  /** The pass that is under way, and the id of the last document that it is done with. */
  pass?: { name: string; cursor: string | null; done: number } | null;
  /** Whether something was removed that earlier releases need, and not all of it yet. */
  contracting?: boolean;
}

/**
 * The one document of `service_state`: what the service has to know of its database. Form and lock stand in one document,
 * so that nobody writes the form who has lost the lock.
 */
export interface ServiceStateDocument {
  _id: 'service';
  /**
   * What 0.3.0, which knows nothing of `storage`, takes for the schema version: 7 as long as it can work with the data,
   * then 0, on which it does not start.
   */
  schema_version: number;
  /** Absent until a release after 0.3.0 has migrated. */
  storage?: StorageForm;
  /** Check values of the master keys that the data was written under, by key id. */
  master_keys: Record<string, string>;
  /** By what release all policies of tenants were read last (`PolicyUpgrade`); absent until one has. */
  policies_read_by?: string;
  /** Absent until somebody has migrated. */
  migration?: MigrationState;
}

/** A process that serves at this moment. */
export interface ProcessDocument {
  /** `prc_…` */
  _id: string;
  release: string;
  schema_version: number;
  /** Of the indexes that its release declares. */
  index_fingerprint: string;
  started_at: Date;
  /** On the clock of the database. */
  seen_at: Date;
}

const DAY_SECONDS = 24 * 60 * 60;

export const STORAGE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'service_state',
    owner: 'platform/storage',
    holds: 'service',
    indexes: [],
    growth: 'one document',
    end: 'never',
  },
  {
    name: 'service_processes',
    owner: 'platform/storage',
    holds: 'service',
    indexes: [{ name: 'expiry', key: { seen_at: 1 }, expireAfterSeconds: DAY_SECONDS }],
    growth: 'one for each process that serves',
    end: 'when the process stops; a day later if it was killed',
  },
];
