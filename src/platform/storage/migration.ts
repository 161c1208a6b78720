import type { mongo } from 'mongoose';
import type { KeyRing } from '../secrets.ts';

export interface MigrationTools {
  db: mongo.Db;
  keyRing: KeyRing;
  /** Reports a document that stays as it was. The reason must not contain anything from the document. */
  leave(collection: string, id: string, why: string): void;
}

/** A document of any collection. Migrations know its fields as the release that wrote them did. */
export type StoredDocument = mongo.Document & { _id: string };

export interface MigrationPass {
  collection: string;
  filter: mongo.Document;
  /** Must be safe to repeat, also beside other writers: a batch comes again after a crash or a lost lock. */
  apply(documents: readonly StoredDocument[], tools: MigrationTools): Promise<void>;
}

/**
 * The previous release and this one run side by side between the steps. A released migration never changes, so it
 * imports nothing of the domains, whose code moves on.
 */
export interface Migration {
  /** `NNN-what`, where NNN is the schema version of the database afterwards. */
  name: string;
  says: string;
  /** Writes the new form so that the previous release finds what it needs. Absent if only indexes change. */
  migrate?: MigrationPass;
  contract?: MigrationPass;
}

export function versionOf({ name }: Migration): number {
  return Number(name.slice(0, 3));
}
