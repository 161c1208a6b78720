// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Operation, OperationFromJSON } from './Operation.js';

/**
 * A page of operations: those of the service first, then those of the tenant, by name.
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
