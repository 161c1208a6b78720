import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../mongo/errors.ts';
import type { Migration, StoredDocument } from '../migration.ts';

const COLLECTION = 'api_keys';
const WITHOUT_OWNER = { owner_id: { $exists: false } };

interface Key extends StoredDocument {
  tenant_id: string;
  lineage: string;
  created_by: { accountable: string | null };
  created_at: Date;
}

/** Roles above viewer, in 0.3.0 and since. */
const MAY_OWN = ['member', 'approver', 'admin', 'owner'];

export const migration: Migration = {
  name: '013-owners-of-keys',
  says: 'API keys get the member who made them as their owner, and say who was shown their secrets',
  migrate: {
    collection: COLLECTION,
    filter: WITHOUT_OWNER,
    async apply(documents, { db }) {
      const keys = db.collection<StoredDocument>(COLLECTION);
      const updates: mongo.AnyBulkWriteOperation<StoredDocument>[] = [];
      for (const { _id, tenant_id, lineage, created_at } of documents as readonly Key[]) {
        // All keys of the rotation up to this one, because rotating a key does not make a person its owner.
        const earlier = await withMongoErrors(
          keys
            .find({ tenant_id, lineage, created_at: { $lte: created_at } })
            .sort({ created_at: 1 })
            .toArray(),
        );
        const makers = (earlier as Key[]).flatMap(({ created_by }) => created_by.accountable ?? []);
        const members = await withMongoErrors(
          db
            .collection('members')
            .find({ tenant_id, person_id: { $in: makers }, role: { $in: MAY_OWN } })
            .toArray(),
        );
        const owner_id = makers.find((maker) => members.some(({ person_id }) => person_id === maker)) ?? null;
        const shown_to = [...new Set(makers)];
        updates.push({ updateOne: { filter: { _id, ...WITHOUT_OWNER }, update: { $set: { owner_id, shown_to } } } });
      }
      if (updates.length > 0) await withMongoErrors(keys.bulkWrite(updates, { ordered: false }));
    },
  },
};
