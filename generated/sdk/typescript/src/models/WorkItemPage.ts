// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WorkItem, WorkItemFromJSON } from './WorkItem.js';

/**
 * A page of WorkItems.
 */
export interface WorkItemPage {
  /** The WorkItems of this page. */
  workItems: Array<WorkItem>;
  /** Send it as `page_token` to get the next page; null on the last page. */
  nextPageToken: string | null;
}

/** @internal */
export function WorkItemPageFromJSON(json: any): WorkItemPage {
  return {
    workItems: json.work_items.map(WorkItemFromJSON),
    nextPageToken: json.next_page_token,
  };
}
