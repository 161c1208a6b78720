import { AppError, type ErrorCode, type ErrorDetail, type ErrorType, toAppError } from './app-error.ts';

const DEFAULT_RETRY_AFTER_SECONDS = 1;

/** Returns `Allow` (RFC 9110, 10.2.1) and `Retry-After` (10.2.3), where the error needs them. */
export function refusalHeaders(error: AppError, status: number): Record<string, string> {
  const headers: Record<string, string> = {};
  if (error.allowedMethods !== undefined) headers['Allow'] = error.allowedMethods.join(', ');
  if (status === 429 || (status === 503 && error.retryable)) {
    headers['Retry-After'] = String(error.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS);
  }
  return headers;
}

const STATUS = {
  validation_error: 400,
  authentication_error: 401,
  authorization_error: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
  internal_error: 500,
  duplicate_member: 400,
  invalid_state: 409,
  ambiguous_id: 409,
  precondition_failed: 412,
  idempotency_key_reused: 422,
  request_in_progress: 409,
  execution_in_progress: 409,
  payload_mismatch: 409,
  policy_denied: 403,
  approval_required: 409,
  too_many_pending: 409,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  payload_too_large: 413,
  projection_unavailable: 503,
  log_inconsistent: 500,
} as const satisfies Record<ErrorCode, number>;

export interface RestError {
  status: number;
  headers: Record<string, string>;
  body: {
    error: {
      type: ErrorType;
      message: string;
      code: ErrorCode;
      correlation_id: string;
      retryable: boolean;
      details?: ErrorDetail[];
    };
  };
}

export function toRestError(thrown: unknown, correlationId: string): RestError {
  const error = toAppError(thrown);
  const status = STATUS[error.code];
  const headers = refusalHeaders(error, status);
  if (error.code === 'authentication_error') headers['WWW-Authenticate'] = 'ApiKey header="X-Api-Key"';
  return {
    status,
    headers,
    body: {
      error: {
        type: error.type,
        message: error.message,
        code: error.code,
        correlation_id: correlationId,
        retryable: error.retryable,
        ...(error.details === undefined ? {} : { details: error.details }),
      },
    },
  };
}

/** Returns a raw HTTP/1.1 answer to a request that Node's HTTP parser refused before any route saw it. */
export function toRawHttpError(parserErrorCode: string | undefined, correlationId: string): string {
  const [status, reason, problem] =
    parserErrorCode === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large', 'The request headers are too large. Send fewer or shorter ones.']
      : parserErrorCode === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout', 'The request took too long to arrive. Send it again.']
        : [400, 'Bad Request', 'The request is not valid HTTP/1.1.'];
  const { body } = toRestError(new AppError('validation_error', problem), correlationId);
  const json = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    `X-Correlation-Id: ${correlationId}`,
    'Connection: close',
    '',
    json,
  ].join('\r\n');
}
