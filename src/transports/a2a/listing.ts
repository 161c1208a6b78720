import { TaskState } from '@a2a-js/sdk';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { isLonger } from '../../platform/text-length.ts';
import type { LatestFilter } from '../../work-items/index.ts';
import { isObject } from '../json-object.ts';
import { historyLengthOf } from './incoming.ts';
import { statusesOf } from './task-state.ts';

/** Parameters of `ListTasks` (specification 1.0, 3.1.4). */
export interface Listing {
  filter: LatestFilter;
  pageSize: number;
  pageToken: string | undefined;
  historyLength: number | undefined;
  includeArtifacts: boolean;
}

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;
/** Smaller than other pages, because artifacts are read from the log of each task. */
const MAX_PAGE_SIZE_WITH_ARTIFACTS = 10;
const MAX_ID_LENGTH = 200;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/**
 * Reads the raw params, because the codec converts any value to a number or text.
 * @throws {AppError} `validation_error` naming each field.
 */
export function readListing(params: unknown = {}): Listing {
  if (!isObject(params)) throw validationError([{ field: 'params', problem: 'must be an object' }]);
  const problems: ErrorDetail[] = [];
  const take = <T>(name: string, alias: string, read: (value: unknown) => T | undefined, problem: string) => {
    const value = params[name] ?? params[alias] ?? undefined;
    if (value === undefined) return undefined;
    const taken = read(value);
    if (taken === undefined) problems.push({ field: name, problem });
    return taken;
  };
  const contextId = take('contextId', 'context_id', textOf, `must be a text of at most ${MAX_ID_LENGTH} characters`);
  const status = take('status', 'status', stateOf, 'must be the name of a state, such as TASK_STATE_WORKING');
  const sizes = `must be an integer from 1 to ${MAX_PAGE_SIZE}`;
  const wantedSize = take('pageSize', 'page_size', pageSizeOf, sizes) ?? DEFAULT_PAGE_SIZE;
  const pageToken = take(
    'pageToken',
    'page_token',
    (value) => (typeof value === 'string' ? value : undefined),
    A_TOKEN,
  );
  const updatedSince = take(
    'statusTimestampAfter',
    'status_timestamp_after',
    timeOf,
    'must be an ISO 8601 time such as 2026-01-31T09:00:00Z',
  );
  const isFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
  const includeArtifacts = take('includeArtifacts', 'include_artifacts', isFlag, 'must be true or false') ?? false;
  if (problems.length > 0) throw validationError(problems);
  const pageSize = includeArtifacts ? Math.min(wantedSize, MAX_PAGE_SIZE_WITH_ARTIFACTS) : wantedSize;
  return {
    filter: {
      threadId: contextId === '' ? undefined : contextId,
      updatedSince,
      ...(status === undefined || status === TaskState.TASK_STATE_UNSPECIFIED ? {} : statusesOf(status)),
    },
    pageSize,
    pageToken: pageToken === '' ? undefined : pageToken,
    historyLength: historyLengthOf(params['historyLength'] ?? params['history_length'], 'historyLength'),
    includeArtifacts,
  };
}

/** Renames the field of a refused page token to its name in A2A. Returns other errors unchanged. */
export function toListingError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.details?.[0]?.field !== 'page_token') return error;
  return validationError([{ field: 'pageToken', problem: A_TOKEN }]);
}

const A_TOKEN = 'must be the nextPageToken of this list, with the same filters; or leave it out';

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && !isLonger(value, MAX_ID_LENGTH) ? value : undefined;
}

function stateOf(value: unknown): TaskState | undefined {
  if (typeof value !== 'string' || !value.startsWith('TASK_STATE_')) return undefined;
  return Object.hasOwn(TaskState, value) ? TaskState[value as keyof typeof TaskState] : undefined;
}

function pageSizeOf(value: unknown): number | undefined {
  const isInRange = Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MAX_PAGE_SIZE;
  return isInRange ? (value as number) : undefined;
}

function timeOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !TIMESTAMP.test(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
