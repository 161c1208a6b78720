import type { WorkItemOrder, WorkItemQuery } from '../search/model.ts';

export interface ViewContent {
  name: string;
  query: WorkItemQuery;
  order: WorkItemOrder;
}

export interface View extends ViewContent {
  viewId: string;
  isShared: boolean;
  /** True if the caller may change and delete the view. */
  mayChange: boolean;
  updatedAt: Date;
}
