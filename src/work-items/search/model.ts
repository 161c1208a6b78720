import type { Page, PageRequest } from '../../platform/paging.ts';
import type { WorkItem, WorkItemChannel, WorkItemPriority } from '../model.ts';
import type { WorkItemStatus } from '../status.ts';

/** All given conditions must hold. */
export interface WorkItemQuery {
  text?: string | undefined;
  /** Any of these. The same goes for `priorities` and `channels`. */
  statuses?: readonly WorkItemStatus[] | undefined;
  priorities?: readonly WorkItemPriority[] | undefined;
  channels?: readonly WorkItemChannel[] | undefined;
  packKey?: string | undefined;
  queueKey?: string | undefined;
  tags?: readonly string[] | undefined;
  contactEmail?: string | undefined;
  /** Id of the assignee; `me` for the caller, `none` for WorkItems without one. */
  assignee?: string | undefined;
  createdSince?: Date | undefined;
  createdBefore?: Date | undefined;
  /** Due before now, and not ended. */
  overdue?: true | undefined;
  /** Due before this time, and not ended. */
  dueBefore?: Date | undefined;
  /** With an approved action to execute, and not ended. */
  approvedToExecute?: true | undefined;
}

export type WorkItemOrder = 'newest' | 'oldest' | 'last_changed' | 'due';

export interface SearchRequest extends PageRequest {
  query: WorkItemQuery;
  order: WorkItemOrder;
}

export interface FoundWorkItems extends Page<WorkItem> {
  /** Time that the search has reached in its order; the end of the range if everything was searched. */
  searchedSince: Date;
}

export interface WorkItemCount {
  count: number;
  /** True if there may be more. */
  isAtLeast: boolean;
}
