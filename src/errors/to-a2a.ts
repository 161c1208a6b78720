import { AppError, type ErrorCode, type ErrorDetail, toAppError } from './app-error.ts';
import { refusalHeaders } from './to-rest.ts';

/** A2A's names of errors (specification, 5.4 and 9.5), with their codes. The first five are those of JSON-RPC 2.0. */
const CODES = {
  PARSE_ERROR: -32700,
  INVALID_REQUEST: -32600,
  METHOD_NOT_FOUND: -32601,
  INVALID_PARAMS: -32602,
  INTERNAL_ERROR: -32603,
  TASK_NOT_FOUND: -32001,
  TASK_NOT_CANCELABLE: -32002,
  PUSH_NOTIFICATION_NOT_SUPPORTED: -32003,
  UNSUPPORTED_OPERATION: -32004,
  CONTENT_TYPE_NOT_SUPPORTED: -32005,
  EXTENDED_AGENT_CARD_NOT_CONFIGURED: -32007,
  VERSION_NOT_SUPPORTED: -32009,
} as const;
export type A2aReason = keyof typeof CODES;

/** A2A's name and HTTP status of each error: 200, unless the client's HTTP layer acts on another status. */
const TABLE = {
  validation_error: ['INVALID_PARAMS', 200],
  authentication_error: ['INVALID_REQUEST', 401],
  authorization_error: ['INVALID_REQUEST', 403],
  not_found: ['TASK_NOT_FOUND', 200],
  conflict: ['INTERNAL_ERROR', 200],
  rate_limited: ['INTERNAL_ERROR', 429],
  unavailable: ['INTERNAL_ERROR', 503],
  internal_error: ['INTERNAL_ERROR', 500],
  duplicate_member: ['INVALID_REQUEST', 200],
  invalid_state: ['UNSUPPORTED_OPERATION', 200],
  ambiguous_id: ['UNSUPPORTED_OPERATION', 200],
  precondition_failed: ['UNSUPPORTED_OPERATION', 200],
  idempotency_key_reused: ['INVALID_PARAMS', 200],
  request_in_progress: ['INTERNAL_ERROR', 200],
  execution_in_progress: ['INTERNAL_ERROR', 200],
  payload_mismatch: ['UNSUPPORTED_OPERATION', 200],
  policy_denied: ['UNSUPPORTED_OPERATION', 200],
  approval_required: ['UNSUPPORTED_OPERATION', 200],
  too_many_pending: ['UNSUPPORTED_OPERATION', 200],
  method_not_allowed: ['INVALID_REQUEST', 405],
  unsupported_media_type: ['CONTENT_TYPE_NOT_SUPPORTED', 415],
  payload_too_large: ['INVALID_PARAMS', 413],
  projection_unavailable: ['INTERNAL_ERROR', 503],
  log_inconsistent: ['INTERNAL_ERROR', 500],
} as const satisfies Record<ErrorCode, readonly [A2aReason, number]>;

/** A refusal under one of A2A's own names, where the service's codes are too few. */
export class A2aRefusal extends Error {
  override readonly name = 'A2aRefusal';
  readonly reason: A2aReason;

  constructor(reason: A2aReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Returns the refusal for a JSON-RPC error that a codec has made; null if A2A does not have its code. */
export function refusalOfCode(code: number, message: string): A2aRefusal | null {
  const reason = (Object.keys(CODES) as A2aReason[]).find((name) => CODES[name] === code);
  return reason === undefined ? null : new A2aRefusal(reason, message);
}

export interface A2aError {
  status: number;
  headers: Record<string, string>;
  error: { code: number; message: string; data: unknown };
}

/** `data` has the words of the REST envelope: as `google.rpc` details in A2A 1.0 (9.5), as an object in 0.3. */
export function toA2aError(thrown: unknown, correlationId: string, version: '0.3' | '1.0'): A2aError {
  if (thrown instanceof A2aRefusal) {
    const { reason, message } = thrown;
    return answer(reason, message, 200, {}, dataOf(version, reason, { correlation_id: correlationId }));
  }
  const error = inWordsOfA2a(toAppError(thrown));
  const [reason, status] = TABLE[error.code];
  const headers = refusalHeaders(error, status);
  const known = { code: error.code, retryable: error.retryable, correlation_id: correlationId };
  return answer(reason, error.message, status, headers, dataOf(version, reason, known, error.details));
}

/** Rewords an error that names a header of REST: A2A messages have a field in its place. */
function inWordsOfA2a(error: AppError): AppError {
  if (error.code !== 'idempotency_key_reused') return error;
  const problem = 'was that of another message; give each message an id of its own';
  return new AppError(error.code, `message.messageId ${problem}.`, {
    details: [{ field: 'message.messageId', problem }],
  });
}

function answer(
  reason: A2aReason,
  message: string,
  status: number,
  headers: Record<string, string>,
  data: unknown,
): A2aError {
  return { status, headers, error: { code: CODES[reason], message, data } };
}

function dataOf(
  version: '0.3' | '1.0',
  reason: A2aReason,
  known: Record<string, string | boolean>,
  details: readonly ErrorDetail[] = [],
): unknown {
  if (version === '0.3') return { reason, ...known, ...(details.length === 0 ? {} : { details }) };
  const metadata = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, String(value)]));
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'a2a-protocol.org', metadata };
  if (details.length === 0) return [info];
  const fieldViolations = details.map(({ field, problem }) => ({ field, description: problem }));
  return [info, { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations }];
}
