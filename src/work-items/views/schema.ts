import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { WorkItemOrder, WorkItemQuery } from '../search/model.ts';

export interface ViewRow {
  view_id: string;
  name: string;
  query: WorkItemQuery;
  order: WorkItemOrder;
  made_by: string;
  updated_at: Date;
}

/** All views of a person, or all shared views of a tenant. One document makes names unique and bounds the number. */
export interface ViewsDocument {
  /** `<tenant>:<person>`, or `<tenant>:shared` */
  _id: string;
  tenant_id: string;
  views: ViewRow[];
  revision: number;
}

export const VIEW_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'work_views',
    owner: 'work-items',
    holds: 'tenants',
    indexes: [],
    growth: 'one for each person who saves views, and one for each tenant that shares some; at most 50 and 100 views',
    end: 'kept',
  },
];

export type ViewModel = ReturnType<typeof defineViewModel>;

export function defineViewModel(connection: Connection) {
  const schema = new Schema<ViewsDocument>({ _id: String }, { collection: 'work_views', strict: false });
  return connection.model('WorkViews', schema);
}
