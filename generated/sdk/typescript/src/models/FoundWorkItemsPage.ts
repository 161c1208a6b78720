// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WorkItem, WorkItemFromJSON } from './WorkItem.js';

/**
 * A page of search results.
 */
export interface FoundWorkItemsPage {
  /** The WorkItems of this page. May be fewer than `limit`, or none, although more follow. */
  found: Array<WorkItem>;
  /** Send it as `page_token` to search on; null when all was searched. */
  nextPageToken: string | null;
  /** Time that this page and those before it have reached. They hold all matches opened after this time
   * (`last_changed`: changed after it; `oldest`: opened before it; `due`: due before it and, once all of those are
   * listed, the other matches opened after it). */
  searchedSince: Date;
}

/** @internal */
export function FoundWorkItemsPageFromJSON(json: any): FoundWorkItemsPage {
  return {
    found: json.found.map(WorkItemFromJSON),
    nextPageToken: json.next_page_token,
    searchedSince: new Date(json.searched_since),
  };
}
