import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** Terms of a WorkItem, in a document of their own, so that opening and reading work costs no more. */
export interface SearchDocument {
  _id: string;
  tenant_id: string;
  created_at: Date;
  /** Terms of proposals have a mark (`proposedTerm`). */
  terms: string[];
  /** Every change raises it, so that terms made from an older state replace nothing. */
  revision: number;
  /** Time from which to rebuild the terms; absent if they are right. */
  due_at?: Date;
}

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

export function defineSearchModel(connection: Connection) {
  const schema = new Schema<SearchDocument>({ _id: String }, { collection: 'work_item_search', strict: false });
  return connection.model('WorkItemSearch', schema);
}
