import { withMongoErrors } from '../../mongo/errors.ts';
import type { Migration, StoredDocument } from '../migration.ts';

const WORK_ITEMS = 'work_items';
const SEARCH = 'work_item_search';

interface WorkItem extends StoredDocument {
  tenant_id: string;
  created_at: Date;
}

interface Search extends StoredDocument {
  tenant_id: string;
  created_at: Date;
  terms: string[];
  revision: number;
  due_at: Date;
}

export const migration: Migration = {
  name: '018-search',
  says: 'WorkItems can be searched by words; those that are there are read for it in the background afterwards',
  migrate: {
    collection: WORK_ITEMS,
    filter: {},
    async apply(documents, { db }) {
      const dueAt = new Date();
      const writes = (documents as readonly WorkItem[]).map(({ _id, tenant_id, created_at }) => ({
        updateOne: {
          filter: { _id, tenant_id },
          // Existing terms become due too: the previous release may have changed the texts that they were made of.
          update: { $set: { due_at: dueAt }, $inc: { revision: 1 }, $setOnInsert: { created_at, terms: [] } },
          upsert: true,
        },
      }));
      if (writes.length > 0) await withMongoErrors(db.collection<Search>(SEARCH).bulkWrite(writes, { ordered: false }));
    },
  },
};
