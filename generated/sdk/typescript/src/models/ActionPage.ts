// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Action, ActionFromJSON } from './Action.js';

/**
 * A page of action records, newest first.
 */
export interface ActionPage {
  /** The records of this page. */
  actions: Array<Action>;
  /** For the next page; null on the last one. */
  nextPageToken: string | null;
}

/** @internal */
export function ActionPageFromJSON(json: any): ActionPage {
  return {
    actions: json.actions.map(ActionFromJSON),
    nextPageToken: json.next_page_token,
  };
}
