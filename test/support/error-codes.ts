import type { ErrorCode } from '../../src/errors/app-error.ts';

/** Every error code of the service. The compiler checks that none of `ErrorCode` is missing. */
export const ERROR_CODES = {
  validation_error: true,
  authentication_error: true,
  authorization_error: true,
  not_found: true,
  conflict: true,
  rate_limited: true,
  unavailable: true,
  internal_error: true,
  duplicate_member: true,
  invalid_state: true,
  ambiguous_id: true,
  precondition_failed: true,
  idempotency_key_reused: true,
  request_in_progress: true,
  execution_in_progress: true,
  payload_mismatch: true,
  policy_denied: true,
  approval_required: true,
  too_many_pending: true,
  method_not_allowed: true,
  unsupported_media_type: true,
  payload_too_large: true,
  projection_unavailable: true,
  log_inconsistent: true,
} as const satisfies Record<ErrorCode, true>;
