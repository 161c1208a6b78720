// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WorkItem, WorkItemFromJSON } from './WorkItem.js';

/**
 * A page of what a search has found.
 */
export interface FoundWorkItemsPage {
  /** The WorkItems of this page. They can be fewer than `limit`, or none, although more follow. */
  found: Array<WorkItem>;
  /** Send it as `page_token` to search on; null when all was searched. */
  nextPageToken: string | null;
  /** How far this page and those before it have searched: they hold all that is found and was opened after this
   * time (changed after it with the order `last_changed`, opened before it with `oldest`; with `due`, due before
   * it, and, once all that is there, of the rest what was opened after it). */
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
