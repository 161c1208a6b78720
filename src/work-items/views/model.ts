import type { WorkItemOrder, WorkItemQuery } from '../search/model.ts';

/** What a view is saved as. */
export interface ViewContent {
  name: string;
  query: WorkItemQuery;
  order: WorkItemOrder;
}

export interface View extends ViewContent {
  viewId: string;
  isShared: boolean;
  /** Whether the caller may change and delete it. */
  mayChange: boolean;
  updatedAt: Date;
}
