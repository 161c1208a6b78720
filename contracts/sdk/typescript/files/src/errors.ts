/** What can go wrong: the service refuses (`ApiError` and its subclasses), or is not reached. */

import type { ActionProposal } from './models/ActionProposal.js';
import type { ErrorBody } from './models/ErrorBody.js';
import type { ErrorCode } from './models/ErrorCode.js';
import type { ErrorDetail } from './models/ErrorDetail.js';
import type { ErrorType } from './models/ErrorType.js';

/**
 * Every error that this package throws, but for what an `AbortSignal` of the caller throws.
 *
 * Where it is not known whether the request was done, call again with the same `idempotencyKey`: it is done once.
 */
export class WorkgateError extends Error {
  /** The `Idempotency-Key` of all attempts; undefined if the operation takes none. */
  idempotencyKey: string | undefined;
  /** Names the call in the logs of the service; quote it to support. Empty if nothing was sent. */
  requestId = '';
  /** How often the request was sent. */
  attempts = 0;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The service was not reached, or the connection broke: whether it did what was asked is not known. See `cause`. */
export class NetworkError extends WorkgateError {}

/** No answer came within `timeoutMs`, or `totalTimeoutMs`: whether the service did what was asked is not known. */
export class RequestTimeoutError extends WorkgateError {}

/** Something answered that is not what the contract says. See `cause`. */
export class InvalidResponseError extends WorkgateError {
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** What was waited for has not come within `timeoutMs`; it may yet. */
export class WaitTimeoutError extends WorkgateError {
  /** The proposal as it was read last; undefined if it never was. */
  readonly proposal: ActionProposal | undefined;

  constructor(message: string, proposal: ActionProposal | undefined) {
    super(message);
    this.proposal = proposal;
  }
}

/** What was asked for by `ifNoneMatch` is still what the caller has (304). */
export class NotModifiedError extends WorkgateError {
  readonly headers: Headers;

  constructor(headers: Headers) {
    super('It is still what ifNoneMatch names.');
    this.headers = headers;
  }
}

/** Why a request is not taken for one of the service. */
export type WebhookRefusal =
  | 'missing_header'
  | 'repeated_header'
  | 'malformed_timestamp'
  | 'too_old'
  | 'too_new'
  | 'no_signature_matches'
  | 'bad_secret'
  | 'no_raw_body'
  | 'malformed_body';

/**
 * What came is not what the service has sent just now, or that cannot be checked. It tells neither secrets nor what a
 * right signature would be.
 */
export class WebhookVerificationError extends WorkgateError {
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The service refuses. Branch on the class or on `code`; quote `correlationId` to support. */
export class ApiError extends WorkgateError {
  /** HTTP status. */
  readonly status: number;
  readonly type: ErrorType;
  readonly code: ErrorCode;
  /** Names the request in the logs of the service; may be empty. */
  readonly correlationId: string;
  /** Whether repeating the same request later can succeed. */
  readonly retryable: boolean;
  /** The single problems, where there are several or a field is to blame. */
  readonly details: readonly ErrorDetail[];
  /** How long the service wants to be left alone, if it said so. */
  readonly retryAfterMs: number | undefined;
  readonly headers: Headers;

  constructor(status: number, error: ErrorBody, headers: Headers, retryAfterMs?: number) {
    super(error.message);
    this.status = status;
    this.type = error.type;
    this.code = error.code;
    this.correlationId = error.correlationId;
    this.retryable = error.retryable;
    this.details = error.details ?? [];
    this.retryAfterMs = retryAfterMs;
    this.headers = headers;
  }
}

/** The request is invalid; `details` names each field and its problem. */
export class ValidationError extends ApiError {}
/** The API key is missing or not valid. */
export class AuthenticationError extends ApiError {}
/** The API key lacks a scope, or policy says no (`policy_denied`). */
export class AuthorizationError extends ApiError {}
/** There is no such thing, or it is another tenant's. */
export class NotFoundError extends ApiError {}
/** It does not go with the present state; `code` says why. */
export class ConflictError extends ApiError {}
/** Too many requests of this API key. */
export class RateLimitedError extends ApiError {}
/** The service, or something that it needs, is not available for now. */
export class UnavailableError extends ApiError {}
/** A fault of the service. */
export class InternalError extends ApiError {}

const CLASSES: Record<string, typeof ApiError> = {
  validation_error: ValidationError,
  authentication_error: AuthenticationError,
  authorization_error: AuthorizationError,
  not_found: NotFoundError,
  conflict: ConflictError,
  rate_limited: RateLimitedError,
  unavailable: UnavailableError,
  internal_error: InternalError,
};

/** Of the class that fits its type; `ApiError` itself if a later release of the service has more types. */
export function apiError(status: number, error: ErrorBody, headers: Headers, retryAfterMs?: number): ApiError {
  const Class = Object.hasOwn(CLASSES, error.type) ? (CLASSES[error.type] ?? ApiError) : ApiError;
  return new Class(status, error, headers, retryAfterMs);
}
