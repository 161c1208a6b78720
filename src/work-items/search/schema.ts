import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** What a WorkItem is found by. Beside it rather than in it, so that opening and reading work costs no more than before. */
export interface SearchDocument {
  /** The WorkItem. */
  _id: string;
  tenant_id: string;
  /** As the WorkItem has it. */
  created_at: Date;
  /** Those of what is proposed are marked: see `proposedTerm`. */
  terms: string[];
  /** Raised with every change, so that what was made of an older state replaces none. */
  revision: number;
  /** From when on its terms are to be made anew; absent as long as they are not. */
  due_at?: Date;
}

/** Name of the index by which those are found whose terms are to be made anew. */
export const SEARCH_DUE = 'due';

export const SEARCH_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'work_item_search',
    owner: 'work-items/search',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_term_created', key: { tenant_id: 1, terms: 1, created_at: 1, _id: 1 } },
      { name: SEARCH_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } },
    ],
    growth: 'one for each WorkItem',
    end: 'kept with its WorkItem',
  },
];

export type SearchModel = ReturnType<typeof defineSearchModel>;

/** Documents are written through the native driver. */
export function defineSearchModel(connection: Connection) {
  const schema = new Schema<SearchDocument>({ _id: String }, { collection: 'work_item_search', strict: false });
  return connection.model('WorkItemSearch', schema);
}
