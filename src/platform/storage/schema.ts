import { DAY_SECONDS } from '../durations.ts';
import type { CollectionDeclaration } from './collection.ts';

export interface StorageForm {
  version: number;
  /** Lowest schema version whose release can work with this data. */
  readable_from: number;
  /** Schema version up to which everything is removed that only earlier releases needed. */
  contracted: number;
  /** Fingerprints of the index sets in the database: of its release, and of earlier ones until they end. */
  index_fingerprints: string[];
  release: string;
}

export interface MigrationState {
  owner: string;
  /** End of the lease on the clock of the database, in milliseconds since 1970. */
  lease_until_ms: number;
  /** The current pass, with the id of the last document that it is done with. */
  pass?: { name: string; cursor: string | null; done: number } | null;
  /** True if some of what earlier releases need was removed, but not all of it. */
  contracting?: boolean;
}

/** Form and lock are in one document, so that a process that has lost the lock cannot write the form. */
export interface ServiceStateDocument {
  _id: 'service';
  /** For 0.3.0, which does not know `storage`: 7 while it can work with the data, then 0, so that it does not start. */
  schema_version: number;
  /** Absent until a release after 0.3.0 has migrated the database. */
  storage?: StorageForm;
  /** Check values of the master keys that the data was written under, by key id. */
  master_keys: Record<string, string>;
  /** Digest of the release and schema that last read all policies of tenants (`PolicyUpgrade`). */
  policies_read_by?: string;
  migration?: MigrationState;
}

export interface ProcessDocument {
  _id: string;
  release: string;
  schema_version: number;
  index_fingerprint: string;
  started_at: Date;
  /** Latest sign of life, on the clock of the database. */
  seen_at: Date;
}

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
