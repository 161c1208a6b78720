import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { WorkItemOrder, WorkItemQuery } from '../search/model.ts';

export interface ViewRow {
  view_id: string;
  name: string;
  query: WorkItemQuery;
  order: WorkItemOrder;
  /** Id of who has made it. */
  made_by: string;
  updated_at: Date;
}

/**
 * The views of a person, or those that a tenant shares, in one document: it is changed as a whole, so that names are
 * unique and there are never too many, whatever happens at once.
 */
export interface ViewsDocument {
  /** `<tenant>:<person>`, or `<tenant>:shared` */
  _id: string;
  tenant_id: string;
  views: ViewRow[];
  /** Grows by one with each change. */
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

export type ViewModels = ReturnType<typeof defineViewModels>;

/** Documents are written whole by the repository through the native driver. */
export function defineViewModels(connection: Connection) {
  const views = new Schema<ViewsDocument>({ _id: String }, { collection: 'work_views', strict: false });
  return { views: connection.model('WorkViews', views) };
}
