// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ErrorCode } from './ErrorCode.js';
import { type ErrorDetail, ErrorDetailFromJSON } from './ErrorDetail.js';
import type { ErrorType } from './ErrorType.js';

/**
 * What went wrong and what to do about it.
 */
export interface ErrorBody {
  type: ErrorType;
  /** For people. It names the field and the remedy where there is one; do not match on it. */
  message: string;
  code: ErrorCode;
  /** Names the request in the logs of the service; may be empty. */
  correlationId: string;
  /** Whether repeating the same request later can succeed. */
  retryable: boolean;
  /** The single problems, where there are several or a field is to blame. At most 20. */
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
