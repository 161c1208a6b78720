/** Coarse kinds of error that callers may branch on. Each `ErrorCode` belongs to one of them. */
export type ErrorType =
  | 'validation_error'
  | 'authentication_error'
  | 'authorization_error'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'unavailable'
  | 'internal_error';

/** The table of every door must cover all codes (`satisfies Record<ErrorCode, …>`). */
export type ErrorCode =
  | ErrorType
  | 'duplicate_member'
  | 'invalid_state'
  | 'ambiguous_id'
  | 'precondition_failed'
  | 'idempotency_key_reused'
  | 'request_in_progress'
  | 'execution_in_progress'
  | 'payload_mismatch'
  | 'policy_denied'
  | 'approval_required'
  | 'too_many_pending'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'payload_too_large'
  | 'projection_unavailable'
  | 'log_inconsistent';

/** One problem of a request: `field` is a path such as `initial_message.role`, `problem` completes the sentence. */
export interface ErrorDetail {
  field: string;
  problem: string;
}

const TRAITS = {
  validation_error: { type: 'validation_error', retryable: false },
  authentication_error: { type: 'authentication_error', retryable: false },
  authorization_error: { type: 'authorization_error', retryable: false },
  not_found: { type: 'not_found', retryable: false },
  conflict: { type: 'conflict', retryable: true },
  rate_limited: { type: 'rate_limited', retryable: true },
  unavailable: { type: 'unavailable', retryable: true },
  internal_error: { type: 'internal_error', retryable: true },
  duplicate_member: { type: 'validation_error', retryable: false },
  invalid_state: { type: 'conflict', retryable: false },
  ambiguous_id: { type: 'conflict', retryable: false },
  precondition_failed: { type: 'conflict', retryable: false },
  idempotency_key_reused: { type: 'conflict', retryable: false },
  request_in_progress: { type: 'conflict', retryable: true },
  execution_in_progress: { type: 'conflict', retryable: true },
  payload_mismatch: { type: 'conflict', retryable: false },
  policy_denied: { type: 'authorization_error', retryable: false },
  approval_required: { type: 'conflict', retryable: false },
  too_many_pending: { type: 'conflict', retryable: false },
  method_not_allowed: { type: 'validation_error', retryable: false },
  unsupported_media_type: { type: 'validation_error', retryable: false },
  payload_too_large: { type: 'validation_error', retryable: false },
  projection_unavailable: { type: 'unavailable', retryable: true },
  log_inconsistent: { type: 'internal_error', retryable: false },
} as const satisfies Record<ErrorCode, { type: ErrorType; retryable: boolean }>;

export interface AppErrorOptions {
  details?: ErrorDetail[];
  /** Seconds after which a retry makes sense; becomes `Retry-After` on HTTP doors. */
  retryAfterSeconds?: number;
  retryable?: boolean;
  allowedMethods?: string[];
  cause?: unknown;
}

/** An error that may be shown to the caller as it is. Everything else becomes one generic `internal_error`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allowedMethods: string[] | undefined;
  readonly retryable: boolean;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allowedMethods = options.allowedMethods;
    this.retryable = options.retryable ?? TRAITS[code].retryable;
  }

  get type(): ErrorType {
    return TRAITS[this.code].type;
  }
}

/** Without this limit, a hostile body could make the answer far larger than itself. */
const MAX_DETAILS = 20;

/** The message lists the problems for people, and the details list them for programs. */
export function validationError(details: ErrorDetail[]): AppError {
  const shown = details.slice(0, MAX_DETAILS);
  const message = shown.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  return new AppError('validation_error', message, { details: shown });
}

/** Returns an `AppError` as it is, and a generic `internal_error` for anything else. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(
    'internal_error',
    'Something went wrong on our side. Quote the correlation id when you report it.',
    { cause: error },
  );
}
