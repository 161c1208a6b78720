import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorInfoSchema, type FieldProblem } from '../../../generated/proto/workgate/errors/v1/errors_pb.js';

export interface Failure {
  message: string;
  /** Code of the service, such as `precondition_failed`; empty if the service was not reached. */
  code: string;
  /** Empty if the response has none. */
  correlationId: string;
  retryable: boolean;
  problems: FieldProblem[];
  retryAfterSeconds?: number;
}

const UNREACHABLE = 'The service cannot be reached. Check your connection and try again.';
const TIMED_OUT = 'The service took too long to answer. Try again.';

export function failureOf(thrown: unknown): Failure {
  const error = ConnectError.from(thrown);
  const info = error.findDetails(ErrorInfoSchema)[0];
  if (info === undefined) {
    // Only the service adds this detail: the network, a proxy or the browser has failed.
    return {
      message: error.code === Code.DeadlineExceeded ? TIMED_OUT : UNREACHABLE,
      code: '',
      correlationId: error.metadata.get('x-correlation-id') ?? '',
      retryable: true,
      problems: [],
    };
  }
  return {
    message: error.rawMessage,
    code: info.code,
    correlationId: info.correlationId,
    retryable: info.retryable,
    problems: info.problems,
    ...(info.retryAfter === undefined ? {} : { retryAfterSeconds: Number(info.retryAfter.seconds) }),
  };
}

export function isUnauthenticated(thrown: unknown): boolean {
  return thrown instanceof ConnectError && thrown.code === Code.Unauthenticated;
}

export function isRefusal(thrown: unknown): boolean {
  return isUnauthenticated(thrown) || (thrown instanceof ConnectError && thrown.code === Code.PermissionDenied);
}

/** Returns true if a retry can never succeed. */
export function isFinal(thrown: unknown): boolean {
  if (!(thrown instanceof ConnectError)) return false;
  return [Code.NotFound, Code.PermissionDenied, Code.InvalidArgument, Code.Unauthenticated].includes(thrown.code);
}

/**
 * Returns the problems of one field as sentences that begin with its label.
 * @param field Path in the request, such as `contact.email`; includes its parts, such as `tags[2]`.
 */
export function problemOf(failure: Failure | undefined, field: string, label: string): string | undefined {
  return sentencesOf(failure, field, ({ problem }) => `${label} ${problem}`);
}

/** Like `problemOf`, for fields whose parts have no labels: each problem names its part. */
export function partProblemsOf(failure: Failure | undefined, field: string, label: string): string | undefined {
  return sentencesOf(failure, field, (one) => {
    const part = one.field.slice(field.length).replace(/^\./, '');
    return `${part === '' ? label : `${label}, ${part}:`} ${one.problem}`;
  });
}

function sentencesOf(failure: Failure | undefined, field: string, sentenceOf: (problem: FieldProblem) => string) {
  const sentences = failure?.problems.filter((problem) => concerns(problem.field, field)).map(sentenceOf) ?? [];
  return sentences.length === 0 ? undefined : `${sentences.join('. ')}.`;
}

/** Like `problemOf`, for a field that the service calls by several names. */
export function firstProblem(
  failure: Failure | undefined,
  fields: readonly string[],
  label: string,
): string | undefined {
  return fields.map((field) => problemOf(failure, field, label)).find((problem) => problem !== undefined);
}

/** Returns true if each problem is shown at one of these fields. */
export function isShownAtFields(failure: Failure, fields: readonly string[]): boolean {
  const { problems } = failure;
  return problems.length > 0 && problems.every((problem) => fields.some((field) => concerns(problem.field, field)));
}

function concerns(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}[`) || path.startsWith(`${field}.`);
}
