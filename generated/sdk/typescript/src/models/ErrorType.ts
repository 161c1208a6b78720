// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ErrorType } that this version knows. */
export const ErrorType = {
  ValidationError: 'validation_error',
  AuthenticationError: 'authentication_error',
  AuthorizationError: 'authorization_error',
  NotFound: 'not_found',
  Conflict: 'conflict',
  RateLimited: 'rate_limited',
  Unavailable: 'unavailable',
  InternalError: 'internal_error',
} as const;

/**
 * Kind of error.
 *
 * A later release of the service may say something else; {@link isKnownErrorType } tells.
 */
export type ErrorType = KnownErrorType | (string & {});

/** Only the labels that this version knows. */
export type KnownErrorType = (typeof ErrorType)[keyof typeof ErrorType];

/** Whether this version knows the label. */
export function isKnownErrorType(label: ErrorType): label is KnownErrorType {
  return Object.values<string>(ErrorType).includes(label);
}
