import type { mongo } from 'mongoose';
import type { KeyRing } from '../secrets.ts';

/** Tools that a migration works with. */
export interface MigrationTools {
  db: mongo.Db;
  keyRing: KeyRing;
  /**
   * Reports that a document stays as it was, and why. The migration goes on. The reason must not contain anything from
   * the document.
   */
  leave(collection: string, id: string, why: string): void;
}

/** A document of any collection. Migrations know its fields as the release that wrote them did. */
export type StoredDocument = mongo.Document & { _id: string };

/** A pass over all matching documents, in batches, in the order of their ids. */
export interface MigrationPass {
  collection: string;
  filter: mongo.Document;
  /**
   * Migrates one batch. It must be safe to repeat, and safe beside another process that does the same or writes to
   * these documents. After a crash the batch comes again, and after a lock ran out two processes may be at work.
   */
  apply(documents: readonly StoredDocument[], tools: MigrationTools): Promise<void>;
}

/**
 * A change of what is stored, in steps between which the previous release and this one run side by side (expand,
 * migrate, contract). A released migration is never changed. So it imports nothing of the domains, whose code moves on.
 */
export interface Migration {
  /** `NNN-what`, where NNN is the schema version of the database afterwards. */
  name: string;
  /** Sentence about what the migration does, for the person who runs it. */
  says: string;
  /**
   * Writes the new form beside, or over, the old one, so that the previous release still finds what it needs. Absent if
   * only indexes change: each change of indexes has a number too.
   */
  migrate?: MigrationPass;
  /** Removes what only earlier releases read. */
  contract?: MigrationPass;
}

export function versionOf({ name }: Migration): number {
  return Number(name.slice(0, 3));
}
