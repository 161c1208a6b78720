import mongoose from 'mongoose';
import { AppError } from '../../errors/app-error.ts';

const { MongoServerError, MongoError, MongoNetworkError } = mongoose.mongo;

const DUPLICATE_KEY = 11000;
const WRITE_CONFLICT = 112;

/**
 * Server error codes that mean "not now": stepping down, shutting down or no primary (driver specification), a cursor
 * lost with its server (43), a time limit (50, 202, 262), an operation or plan that was ended (175, 237, 11601),
 * outdated routing (63, 150, 13388).
 */
const TRANSIENT_SERVER_CODES = new Set<unknown>([
  6, 7, 43, 50, 63, 89, 91, 133, 134, 150, 175, 189, 202, 234, 237, 262, 9001, 10058, 10107, 11600, 11601, 11602, 13388,
  13435, 13436,
]);

/**
 * Server error codes that mean that nothing can be stored at the moment: not acknowledged by the majority in time (64),
 * storage being exchanged (355) or too busy (365), writes blocked, as hosting providers do when the disk is full (371),
 * no space left (14031).
 */
const STORE_SERVER_CODES = new Set<unknown>([64, 355, 365, 371, 14031]);

/**
 * The embedded engine has one code (1) for all faults, so WiredTiger's or the system's code in the message decides: a
 * panic (-31804), I/O error (5), file too large (27), no space (28), read-only file system (30), quota exceeded (122).
 */
const EMBEDDED_STORE_FAULT = /WtError \{ code: (?:-31804|5|27|28|30|122)\b/;
const INTERNAL_ERROR = 1;

/** Client errors that mean "no answer", besides network errors. The driver has no common class for them. */
const UNREACHABLE = new Set([
  'MongoServerSelectionError',
  'MongoServerClosedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoOperationTimeoutError',
  'MongoClientClosedError',
  // From an AbortSignal that a caller has set.
  'TimeoutError',
  'MongooseServerSelectionError',
  'DatabaseAwayError',
]);

/** The driver passes the error of a socket on unchanged if it occurs during a write. */
const SOCKET_CODES = new Set<unknown>(
  `EPIPE ECONNRESET ECONNREFUSED ECONNABORTED ETIMEDOUT EHOSTDOWN EHOSTUNREACH ENETDOWN ENETUNREACH ENOTCONN ENOTFOUND
    EAI_AGAIN ERR_SOCKET_CLOSED ERR_STREAM_DESTROYED ERR_STREAM_WRITE_AFTER_END`.split(/\s+/),
);

/** By these, the server and the driver say that a retry may succeed. */
const TRANSIENT_LABELS = [
  'RetryableWriteError',
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'ResumableChangeStreamError',
  'PoolRequestedRetry',
  'RetryableError',
  'SystemOverloadedError',
];

export function hasLabel(error: unknown, label: string): boolean {
  return error instanceof MongoError && error.hasErrorLabel(label);
}

/** Returns true if the server itself has aborted a transaction, and the next attempt may succeed. */
export function isAbortedByServer(error: unknown): boolean {
  return error instanceof MongoServerError && error.hasErrorLabel('TransientTransactionError');
}

/** Finds the name of the index. It comes before the values, which callers choose, so no value can pass for the name. */
const DUPLICATE_KEY_INDEX = /^E11000 duplicate key error collection: \S+ index: (\S+) dup key/;

/** Fields in which errors of the driver and Node, and answers of the server, may hold other errors. */
interface Holder {
  code?: unknown;
  message?: unknown;
  errmsg?: unknown;
  cause?: unknown;
  errors?: unknown;
  errorResponse?: unknown;
  writeErrors?: unknown;
  writeConcernError?: unknown;
  result?: { getWriteConcernError?: () => unknown };
}

/** Maximum depth to which nested errors are followed. The driver's own errors have two levels. */
const MAX_DEPTH = 8;

/** Yields the error and each nested error: causes, refusals of single writes, members of aggregates. */
function* within(error: unknown, depth = 0): Generator<Holder> {
  // An `AppError` was classified when it was made, whatever its cause.
  if (typeof error !== 'object' || error === null || error instanceof AppError || depth > MAX_DEPTH) return;
  const holder: Holder = error;
  yield holder;
  const held = [holder.cause, holder.errorResponse, holder.writeConcernError, holder.result?.getWriteConcernError?.()];
  for (const list of [holder.errors, holder.writeErrors]) if (Array.isArray(list)) held.push(...list);
  for (const part of held) yield* within(part, depth + 1);
}

/** True if unique indexes refused a write and nothing else went wrong. @param index The only index that counts. */
export function isDuplicateKey(error: unknown, index?: string): boolean {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  const { writeErrors } = error as Holder;
  const refusals: Holder[] = Array.isArray(writeErrors) && writeErrors.length > 0 ? writeErrors : [error];
  const isRefusal = ({ code, errmsg }: Holder) =>
    code === DUPLICATE_KEY && (index === undefined || DUPLICATE_KEY_INDEX.exec(String(errmsg))?.[1] === index);
  return refusals.every(isRefusal) && !isUnavailable(error);
}

/** Returns true if the database answers but its storage keeps nothing, because it is full, read-only or broken. */
export function isStoreFault(error: unknown): boolean {
  return within(error).some(isStoreFaultItself);
}

/** Numeric codes of other errors, such as those of gRPC, mean something else. */
function serverCode(held: Holder): unknown {
  return held instanceof Error && !(held instanceof MongoServerError) ? undefined : held.code;
}

function isStoreFaultItself(held: Holder): boolean {
  const code = serverCode(held);
  if (STORE_SERVER_CODES.has(code)) return true;
  return code === INTERNAL_ERROR && EMBEDDED_STORE_FAULT.test(String(held.message ?? held.errmsg));
}

function isUnavailable(error: unknown): boolean {
  return within(error).some((held) => {
    if (held instanceof MongoNetworkError || SOCKET_CODES.has(held.code)) return true;
    if (held instanceof Error && UNREACHABLE.has(held.name)) return true;
    if (isStoreFaultItself(held) || TRANSIENT_SERVER_CODES.has(serverCode(held))) return true;
    return TRANSIENT_LABELS.some((label) => hasLabel(held, label));
  });
}

export type MongoErrorKind = 'unavailable' | 'conflict' | 'other';

let countError: (kind: MongoErrorKind) => void = () => undefined;

export function countMongoErrors(count: (kind: MongoErrorKind) => void): void {
  countError = count;
}

/** Duplicate keys pass unchanged: the repository knows their meaning. */
export function fromMongoError(error: unknown): unknown {
  // Conflicts come before unavailability, because a conflict in a transaction has the same label.
  if (within(error).some((held) => serverCode(held) === WRITE_CONFLICT)) {
    countError('conflict');
    return new AppError('conflict', 'Somebody else changed the same thing at the same time. Repeat the request.', {
      cause: error,
    });
  }
  if (error instanceof Error && isUnavailable(error)) {
    countError('unavailable');
    return new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.', { cause: error });
  }
  if (error instanceof MongoError && !isDuplicateKey(error)) countError('other');
  return error;
}

/** Every repository call goes through here. */
export async function withMongoErrors<T>(operation: PromiseLike<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    // Within a transaction the driver must see the original error. Otherwise it does not retry the transaction.
    if (hasLabel(error, 'TransientTransactionError')) throw error;
    throw fromMongoError(error);
  }
}

/** Returns false if a unique index refuses the write. @param index The only index that counts. */
export async function unlessDuplicate(write: PromiseLike<unknown>, index?: string): Promise<boolean> {
  try {
    await withMongoErrors(write);
    return true;
  } catch (error) {
    if (isDuplicateKey(error, index)) return false;
    throw error;
  }
}

/**
 * Repeats an upsert once if another writer has inserted the document meanwhile. The write must be safe to repeat. The
 * server itself does so only if the filter has the fields of the unique index alone.
 */
export async function withUpsertRepeated<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await withMongoErrors(write());
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return withMongoErrors(write());
  }
}
