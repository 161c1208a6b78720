import { withMongoErrors } from '../../mongo/errors.ts';
import type { Migration, StoredDocument } from '../migration.ts';

const SEARCH = 'work_item_search';

interface Search extends StoredDocument {
  terms: string[];
  /** Terms that only proposals contain, as earlier releases stored them; `terms` contains them too. */
  proposed_terms?: string[];
  revision: number;
  due_at: Date;
}

export const migration: Migration = {
  name: '026-proposed-terms',
  says: 'words of proposals are kept apart from those of WorkItems, so that who may not read them asks for none of them',
  migrate: {
    collection: SEARCH,
    filter: {},
    async apply(documents, { db }) {
      const dueAt = new Date();
      const unsorted = (documents as readonly Search[]).filter((one) => one.proposed_terms !== undefined);
      const writes = unsorted.flatMap(({ _id, terms, proposed_terms: proposed = [], revision }) => {
        const alone = new Set(proposed);
        const apart = [...terms.filter((term) => !alone.has(term)), ...proposed.map((term) => `~${term}`)];
        const $set = { terms: apart, due_at: dueAt };
        const $unset = { proposed_terms: '' as const };
        return [
          { updateOne: { filter: { _id, revision }, update: { $set, $unset, $inc: { revision: 1 } } } },
          // A document that somebody has changed meanwhile gets all its terms rebuilt.
          {
            updateOne: {
              filter: { _id, proposed_terms: { $exists: true } },
              update: { $set: { terms: [], due_at: dueAt }, $unset, $inc: { revision: 1 } },
            },
          },
        ];
      });
      if (writes.length > 0) await withMongoErrors(db.collection<Search>(SEARCH).bulkWrite(writes, { ordered: true }));
    },
  },
};
