import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorInfoSchema, type FieldProblem } from '../../../generated/proto/workgate/errors/v1/errors_pb.js';

/** What a person is told of a failed call. */
export interface Failure {
  message: string;
  /** Code of the service, such as `precondition_failed`; empty if the service was not reached. */
  code: string;
  /** What to quote in a report; empty if the service was not reached. */
  correlationId: string;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  problems: FieldProblem[];
  /** Seconds to wait before the next attempt, where the service can tell. */
  retryAfterSeconds?: number;
}

const UNREACHABLE = 'The service cannot be reached. Check your connection and try again.';
const TIMED_OUT = 'The service took too long to answer. Try again.';

export function failureOf(thrown: unknown): Failure {
  const error = ConnectError.from(thrown);
  const info = error.findDetails(ErrorInfoSchema)[0];
  if (info === undefined) {
    // Only the service adds the detail: without it, the network, a proxy or the browser has failed.
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

/** Whether the session has ended, or allows less than the page believes. */
export function isRefusal(thrown: unknown): boolean {
  return isUnauthenticated(thrown) || (thrown instanceof ConnectError && thrown.code === Code.PermissionDenied);
}

/** Whether asking for the same thing again can never succeed: it is gone, or not for this person. */
export function isFinal(thrown: unknown): boolean {
  if (!(thrown instanceof ConnectError)) return false;
  return [Code.NotFound, Code.PermissionDenied, Code.InvalidArgument, Code.Unauthenticated].includes(thrown.code);
}

/**
 * The problem of one field as a sentence that begins with its label; undefined if it has none.
 * @param field path in the request, such as `contact.email`; problems of its parts (`tags[2]`) count as its own.
 */
export function problemOf(failure: Failure | undefined, field: string, label: string): string | undefined {
  const own = failure?.problems.filter((problem) => concerns(problem.field, field)) ?? [];
  return own.length === 0 ? undefined : `${own.map(({ problem }) => `${label} ${problem}`).join('. ')}.`;
}

/** The same of a field with parts that have no labels of their own: each problem says in which part it is. */
export function partProblemsOf(failure: Failure | undefined, field: string, label: string): string | undefined {
  const own = failure?.problems.filter((problem) => concerns(problem.field, field)) ?? [];
  const sentences = own.map((one) => {
    const part = one.field.slice(field.length).replace(/^\./, '');
    return `${part === '' ? label : `${label}, ${part}:`} ${one.problem}`;
  });
  return sentences.length === 0 ? undefined : `${sentences.join('. ')}.`;
}

/** The same of a field that the service names in several ways. */
export function firstProblem(
  failure: Failure | undefined,
  fields: readonly string[],
  label: string,
): string | undefined {
  return fields.map((field) => problemOf(failure, field, label)).find((problem) => problem !== undefined);
}

/** Whether every problem belongs to one of these fields, so that nothing is left to be said elsewhere. */
export function isShownAtFields(failure: Failure, fields: readonly string[]): boolean {
  const { problems } = failure;
  return problems.length > 0 && problems.every((problem) => fields.some((field) => concerns(problem.field, field)));
}

function concerns(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}[`) || path.startsWith(`${field}.`);
}
