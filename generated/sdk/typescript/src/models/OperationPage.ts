// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Operation, OperationFromJSON } from './Operation.js';

/**
 * A page of operations; those that the service brings along come first, then the tenant's own, by name.
 */
export interface OperationPage {
  /** The operations of this page. */
  operations: Array<Operation>;
  /** For the next page; null on the last one. */
  nextPageToken: string | null;
}

/** @internal */
export function OperationPageFromJSON(json: any): OperationPage {
  return {
    operations: json.operations.map(OperationFromJSON),
    nextPageToken: json.next_page_token,
  };
}
