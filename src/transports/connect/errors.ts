import { create } from '@bufbuild/protobuf';
import { durationFromMs } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';
import { type Violations, ViolationsSchema } from '../../../generated/proto/buf/validate/validate_pb.js';
import { ErrorInfoSchema } from '../../../generated/proto/workgate/errors/v1/errors_pb.js';
import { AppError, type ErrorCode, type ErrorDetail, toAppError, validationError } from '../../errors/app-error.ts';
import { toRpcError } from '../../errors/to-connect.ts';
import type { Logger } from '../../platform/logger.ts';
import { cutText } from '../../platform/text-length.ts';

/** Regular end of a stream of live events. It is not logged, because the caller gets the whole reason. */
export class StreamEnded extends AppError {
  constructor() {
    super('unavailable', 'The stream has ended. Resume it after the last sequence that you received.');
  }
}

/** Converts any thrown value to the error for the caller. Logs the cause if the caller does not see it. */
export function toConnectError(thrown: unknown, correlationId: string, logger: Logger | undefined): ConnectError {
  if (thrown instanceof ConnectError && hasErrorInfo(thrown)) {
    return withCorrelation(thrown, correlationId);
  }
  const error = thrown instanceof ConnectError ? fromFramework(thrown) : thrown;
  const { code, message, info } = toRpcError(error, correlationId);
  if ((code === Code.Internal || code === Code.Unavailable) && !(error instanceof StreamEnded)) {
    const cause = error instanceof AppError ? error.cause : error;
    logger?.error({ err: cause, correlation_id: correlationId, code: info.code }, message);
  }
  const { retryAfterSeconds, ...rest } = info;
  const retryAfter = retryAfterSeconds === undefined ? {} : { retryAfter: durationFromMs(retryAfterSeconds * 1000) };
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  const value = create(ErrorInfoSchema, { ...rest, ...retryAfter });
  return new ConnectError(message, code, headers, [{ desc: ErrorInfoSchema, value }]);
}

/** Returns true if the error already has our details. */
export function hasErrorInfo(error: ConnectError): boolean {
  return error.findDetails(ErrorInfoSchema).length > 0;
}

/** Adds the correlation id to an error that was thrown by code that does not know the request. */
export function withCorrelation(error: ConnectError, correlationId: string): ConnectError {
  const [info] = error.findDetails(ErrorInfoSchema);
  if (info === undefined || info.correlationId !== '') return error;
  const value = create(ErrorInfoSchema, { ...info, correlationId });
  return new ConnectError(error.rawMessage, error.code, error.metadata, [{ desc: ErrorInfoSchema, value }]);
}

/** Longest framework message in characters. The framework repeats the caller's input in its messages. */
const MAX_MESSAGE_LENGTH = 300;

/** Our codes for the codes with which the framework itself answers an unreadable request. */
const FRAMEWORK_CODES: Partial<Record<Code, ErrorCode>> = {
  [Code.ResourceExhausted]: 'payload_too_large',
  [Code.DeadlineExceeded]: 'unavailable',
  [Code.Canceled]: 'unavailable',
  [Code.Aborted]: 'unavailable',
};

/**
 * Converts an error of the framework or of the validation to our own. After the request was read, an unknown error is
 * not the request's fault.
 */
export function fromFramework(error: ConnectError, wasRead = false): AppError {
  const [violations] = error.findDetails(ViolationsSchema);
  if (violations !== undefined) return validationError(violations.violations.map(toDetail));
  const code = FRAMEWORK_CODES[error.code];
  const cause = error.cause ?? error;
  if (code === undefined && (wasRead || error.rawMessage.startsWith('serialize'))) return toAppError(cause);
  const problem = toDecodingProblem(error.rawMessage);
  if (problem !== undefined) return validationError([problem]);
  return new AppError(
    code ?? 'validation_error',
    `The request cannot be read: ${cutText(error.rawMessage, MAX_MESSAGE_LENGTH)}`,
    { cause },
  );
}

/** Extracts the field and the problem from protobuf-es's message about a JSON body. */
function toDecodingProblem(message: string): ErrorDetail | undefined {
  const unknown = /key "(.{1,100})" is unknown$/.exec(message)?.[1];
  if (unknown !== undefined) return { field: unknown, problem: 'is not a known field; leave it out' };
  const [, field, problem] = /cannot decode field \S+\.(\w+) from JSON: (.{1,200})$/.exec(message) ?? [];
  return field === undefined || problem === undefined ? undefined : { field, problem };
}

function toDetail(violation: Violations['violations'][number]): ErrorDetail {
  const elements = violation.field?.elements ?? [];
  const field = elements
    .map(({ fieldName, subscript }) => {
      const key = subscript.case === undefined ? '' : `[${String(subscript.value)}]`;
      return `${fieldName}${key}`;
    })
    .join('.');
  return { field, problem: violation.message === '' ? `breaks the rule ${violation.ruleId}` : violation.message };
}
