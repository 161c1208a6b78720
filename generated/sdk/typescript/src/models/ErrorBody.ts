// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ErrorCode } from './ErrorCode.js';
import { type ErrorDetail, ErrorDetailFromJSON } from './ErrorDetail.js';
import type { ErrorType } from './ErrorType.js';

/**
 * The error and its remedy.
 */
export interface ErrorBody {
  type: ErrorType;
  /** For people. It names the field and, if there is one, the remedy; do not match on it. */
  message: string;
  code: ErrorCode;
  /** Id of the request in the service's logs; may be empty. */
  correlationId: string;
  /** True if repeating the request later can succeed. */
  retryable: boolean;
  /** Individual problems, if there are several or a field is at fault. At most 20. */
  details?: Array<ErrorDetail>;
}

/** @internal */
export function ErrorBodyFromJSON(json: any): ErrorBody {
  return {
    type: json.type,
    message: json.message,
    code: json.code,
    correlationId: json.correlation_id,
    retryable: json.retryable,
    details: json.details && json.details.map(ErrorDetailFromJSON),
  };
}
