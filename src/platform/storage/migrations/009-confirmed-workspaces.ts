import { withMongoErrors } from '../../mongo/errors.ts';
import type { Migration, StoredDocument } from '../migration.ts';

const COLLECTION = 'chat_workspaces';
const WITHOUT_NOTE = { by_oauth: { $exists: false } };

export const migration: Migration = {
  name: '009-confirmed-workspaces',
  says: 'Chat workspaces that were claimed before it was noted whether OAuth had confirmed them count as confirmed',
  migrate: {
    collection: COLLECTION,
    filter: WITHOUT_NOTE,
    async apply(documents, { db }) {
      const ids = documents.map(({ _id }) => _id);
      const filter = { _id: { $in: ids }, ...WITHOUT_NOTE };
      await withMongoErrors(db.collection<StoredDocument>(COLLECTION).updateMany(filter, { $set: { by_oauth: true } }));
    },
  },
};
