// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ErrorBody, ErrorBodyFromJSON } from './ErrorBody.js';

/**
 * The body of every answer above 399.
 */
export interface ErrorResponse {
  error: ErrorBody;
}

/** @internal */
export function ErrorResponseFromJSON(json: any): ErrorResponse {
  return {
    error: ErrorBodyFromJSON(json.error),
  };
}
