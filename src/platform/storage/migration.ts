import type { mongo } from 'mongoose';
import type { KeyRing } from '../secrets.ts';

/** What a migration works with. */
export interface MigrationTools {
  db: mongo.Db;
  keyRing: KeyRing;
  /** Says that a document stays as it was, and why; the migration goes on. Holds nothing that the document holds. */
  leave(collection: string, id: string, why: string): void;
}

/** A document of any collection; migrations know its members as the release that wrote them did. */
export type StoredDocument = mongo.Document & { _id: string };

/** All documents that match, in batches, in the order of their ids. */
export interface MigrationPass {
  collection: string;
  filter: mongo.Document;
  /**
   * Takes care of one batch. It must be safe to repeat, and safe beside another process that does the same or writes to
   * these documents: after a crash the batch comes again, and a lock that ran out may have two at work.
   */
  apply(documents: readonly StoredDocument[], tools: MigrationTools): Promise<void>;
}

/**
 * A change of what is stored, in steps between which the release before and this one run side by side (expand, migrate,
 * contract). Once released it is never changed: it imports nothing of the domains, whose code moves on.
 */
export interface Migration {
  /** `NNN-what`: NNN is the schema version that the database has afterwards. */
  name: string;
  /** What it does, as a sentence for whoever runs it. */
  says: string;
  /**
   * Writes the new form beside, or over, the old one, so that the release before still finds what it needs. Absent where
   * only indexes change: any change of them has a number too.
   */
  migrate?: MigrationPass;
  /** Removes what only earlier releases read. */
  contract?: MigrationPass;
}

export function versionOf({ name }: Migration): number {
  return Number(name.slice(0, 3));
}
