import { Code } from '@connectrpc/connect';
import { type ErrorCode, type ErrorDetail, type ErrorType, toAppError } from './app-error.ts';

const CODE = {
  validation_error: Code.InvalidArgument,
  authentication_error: Code.Unauthenticated,
  authorization_error: Code.PermissionDenied,
  not_found: Code.NotFound,
  conflict: Code.Aborted,
  rate_limited: Code.ResourceExhausted,
  unavailable: Code.Unavailable,
  internal_error: Code.Internal,
  duplicate_member: Code.InvalidArgument,
  invalid_state: Code.FailedPrecondition,
  ambiguous_id: Code.FailedPrecondition,
  precondition_failed: Code.Aborted,
  idempotency_key_reused: Code.FailedPrecondition,
  request_in_progress: Code.Aborted,
  execution_in_progress: Code.Aborted,
  payload_mismatch: Code.FailedPrecondition,
  policy_denied: Code.PermissionDenied,
  approval_required: Code.FailedPrecondition,
  too_many_pending: Code.FailedPrecondition,
  method_not_allowed: Code.Unimplemented,
  unsupported_media_type: Code.InvalidArgument,
  payload_too_large: Code.ResourceExhausted,
  projection_unavailable: Code.Unavailable,
  log_inconsistent: Code.DataLoss,
} as const satisfies Record<ErrorCode, Code>;

/** An error as Connect and gRPC-web transmit it; `info` becomes the detail `workgate.errors.v1.ErrorInfo`. */
export interface RpcError {
  code: Code;
  message: string;
  info: {
    type: ErrorType;
    code: ErrorCode;
    correlationId: string;
    retryable: boolean;
    problems: ErrorDetail[];
    retryAfterSeconds: number | undefined;
  };
}

export function toRpcError(thrown: unknown, correlationId: string): RpcError {
  const error = toAppError(thrown);
  return {
    code: CODE[error.code],
    message: error.message,
    info: {
      type: error.type,
      code: error.code,
      correlationId,
      retryable: error.retryable,
      problems: error.details ?? [],
      retryAfterSeconds: error.retryAfterSeconds,
    },
  };
}
