import { type ErrorCode, toAppError } from './app-error.ts';

/** What a person in a chat is told of a failure (interface.md, Chat command rules, 5). */
export type ChatFailure = 'setup_required' | 'not_authorized' | 'invalid_command' | 'retry_later';

const FAILURE = {
  validation_error: 'invalid_command',
  authentication_error: 'not_authorized',
  authorization_error: 'not_authorized',
  not_found: 'setup_required',
  conflict: 'retry_later',
  rate_limited: 'retry_later',
  unavailable: 'retry_later',
  internal_error: 'retry_later',
  invalid_state: 'setup_required',
  precondition_failed: 'retry_later',
  idempotency_key_reused: 'invalid_command',
  request_in_progress: 'retry_later',
  execution_in_progress: 'retry_later',
  payload_mismatch: 'invalid_command',
  policy_denied: 'not_authorized',
  approval_required: 'not_authorized',
  too_many_pending: 'retry_later',
  method_not_allowed: 'invalid_command',
  unsupported_media_type: 'invalid_command',
  payload_too_large: 'invalid_command',
  projection_unavailable: 'retry_later',
} as const satisfies Record<ErrorCode, ChatFailure>;

/** What became of a command that ended with `thrown`; `problem` is what was wrong with one that could not be read. */
export function toChatFailure(thrown: unknown): { failure: ChatFailure; problem: string } {
  const error = toAppError(thrown);
  return { failure: FAILURE[error.code], problem: error.message };
}
