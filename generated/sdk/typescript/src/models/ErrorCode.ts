// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ErrorCode } that this version knows. */
export const ErrorCode = {
  ValidationError: 'validation_error',
  AuthenticationError: 'authentication_error',
  AuthorizationError: 'authorization_error',
  NotFound: 'not_found',
  Conflict: 'conflict',
  RateLimited: 'rate_limited',
  Unavailable: 'unavailable',
  InternalError: 'internal_error',
  DuplicateMember: 'duplicate_member',
  InvalidState: 'invalid_state',
  AmbiguousId: 'ambiguous_id',
  PreconditionFailed: 'precondition_failed',
  IdempotencyKeyReused: 'idempotency_key_reused',
  RequestInProgress: 'request_in_progress',
  ExecutionInProgress: 'execution_in_progress',
  PayloadMismatch: 'payload_mismatch',
  PolicyDenied: 'policy_denied',
  ApprovalRequired: 'approval_required',
  TooManyPending: 'too_many_pending',
  MethodNotAllowed: 'method_not_allowed',
  UnsupportedMediaType: 'unsupported_media_type',
  PayloadTooLarge: 'payload_too_large',
  ProjectionUnavailable: 'projection_unavailable',
  LogInconsistent: 'log_inconsistent',
} as const;

/**
 * Machine-readable code of the error; branch on it.
 *
 * A later release of the service may say something else; {@link isKnownErrorCode } tells.
 */
export type ErrorCode = KnownErrorCode | (string & {});

/** Only the labels that this version knows. */
export type KnownErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** Whether this version knows the label. */
export function isKnownErrorCode(label: ErrorCode): label is KnownErrorCode {
  return Object.values<string>(ErrorCode).includes(label);
}
