import type { PageRequest, WorkItem, WorkItemChannel, WorkItemPriority } from '../model.ts';
import type { WorkItemStatus } from '../status.ts';

/** What is looked for. All that is given has to hold. */
export interface WorkItemQuery {
  /** Words that all have to occur. */
  text?: string | undefined;
  /** Any of them; the same for the next two. */
  statuses?: readonly WorkItemStatus[] | undefined;
  priorities?: readonly WorkItemPriority[] | undefined;
  channels?: readonly WorkItemChannel[] | undefined;
  packKey?: string | undefined;
  /** With `packKey` only. */
  queueKey?: string | undefined;
  /** All of them. */
  tags?: readonly string[] | undefined;
  contactEmail?: string | undefined;
  /** Id of who works on them; `me` for the caller, `none` for those that nobody works on. */
  assignee?: string | undefined;
  createdSince?: Date | undefined;
  createdBefore?: Date | undefined;
  /** Only what should have been resolved by now, and has not ended. */
  overdue?: true | undefined;
  /** Only what is to be resolved before, and has not ended. */
  dueBefore?: Date | undefined;
}

export type WorkItemOrder = 'newest' | 'oldest' | 'last_changed' | 'due';

export interface SearchRequest extends PageRequest {
  query: WorkItemQuery;
  order: WorkItemOrder;
}

export interface FoundWorkItems {
  rows: WorkItem[];
  nextPageToken: string | null;
  /** How far the search came in its order; the end of what is asked for when all was searched. */
  searchedSince: Date;
}

export interface WorkItemCount {
  count: number;
  /** Whether there may be more. */
  isAtLeast: boolean;
}
