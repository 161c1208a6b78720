import { type ErrorCode, toAppError } from './app-error.ts';

export type ChatFailure = 'setup_required' | 'not_authorized' | 'unreadable' | 'retry_later';

const FAILURE = {
  validation_error: 'unreadable',
  authentication_error: 'not_authorized',
  authorization_error: 'not_authorized',
  not_found: 'setup_required',
  conflict: 'retry_later',
  rate_limited: 'retry_later',
  unavailable: 'retry_later',
  internal_error: 'retry_later',
  duplicate_member: 'unreadable',
  invalid_state: 'setup_required',
  ambiguous_id: 'unreadable',
  precondition_failed: 'retry_later',
  idempotency_key_reused: 'unreadable',
  request_in_progress: 'retry_later',
  execution_in_progress: 'retry_later',
  payload_mismatch: 'unreadable',
  policy_denied: 'not_authorized',
  approval_required: 'not_authorized',
  too_many_pending: 'retry_later',
  method_not_allowed: 'unreadable',
  unsupported_media_type: 'unreadable',
  payload_too_large: 'unreadable',
  projection_unavailable: 'retry_later',
  log_inconsistent: 'retry_later',
} as const satisfies Record<ErrorCode, ChatFailure>;

/** The error's own text names fields that no person has typed, so it is logged and shown to nobody. */
export function toChatFailure(thrown: unknown): ChatFailure {
  return FAILURE[toAppError(thrown).code];
}
