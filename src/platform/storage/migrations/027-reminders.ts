import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../mongo/errors.ts';
import type { Migration, StoredDocument } from '../migration.ts';

const COLLECTION = 'action_proposals';

interface Proposal extends StoredDocument {
  version: number;
  created_at: Date;
  expires_at: Date;
  waiting?: object;
}

/** Due when half of the time is over. A proposal that changes meanwhile is left out: its writer sets these fields. */
function correction({ _id, version, created_at, expires_at, waiting }: Proposal) {
  if (waiting !== undefined) return [];
  const due_at = new Date((created_at.getTime() + expires_at.getTime()) / 2);
  return [{ updateOne: { filter: { _id, version }, update: { $set: { due_at } } } }];
}

export const migration: Migration = {
  name: '027-reminders',
  says: 'Proposals that wait for approval are looked after when half of their time is over',
  migrate: {
    collection: COLLECTION,
    filter: { status: 'pending_approval', created_at: { $exists: true } },
    async apply(documents, { db }) {
      const corrections: mongo.AnyBulkWriteOperation<StoredDocument>[] = (documents as readonly Proposal[]).flatMap(
        correction,
      );
      if (corrections.length === 0) return;
      await withMongoErrors(db.collection<StoredDocument>(COLLECTION).bulkWrite(corrections, { ordered: false }));
    },
  },
};
