import mongoose from 'mongoose';
import { AppError } from '../../errors/app-error.ts';

const { MongoServerError, MongoError, MongoNetworkError } = mongoose.mongo;

const DUPLICATE_KEY = 11000;
const MAX_TIME_EXPIRED = 50;
const WRITE_CONFLICT = 112;

/** Server error codes by which MongoDB says "not now": stepping down, shutting down, no primary (driver specification). */
const TRANSIENT_SERVER_CODES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/**
 * By which it says that it cannot keep anything at this moment: not acknowledged by the majority in time (64), storage
 * exchanged (355) or too busy (365), writes blocked, as hosters do when the disk is full (371), no space left (14031).
 */
const STORE_SERVER_CODES = new Set([64, 355, 365, 371, 14031]);

/**
 * The embedded engine has one code for all of its faults (1). That its store failed says the code of WiredTiger, or of
 * the system: a panic, after which it answers everything so until it is started again; I/O error (5), file too large
 * (27), no space left (28), read-only file system (30), quota exceeded (122).
 */
const EMBEDDED_STORE_FAULT = /WtError \{ code: (?:-31804|5|27|28|30|122)\b/;
const INTERNAL_ERROR = 1;

/** Client errors that mean "no answer" besides network errors, by name: the driver has no common class for them. */
const UNREACHABLE = new Set([
  'MongoServerSelectionError',
  'MongoServerClosedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoOperationTimeoutError',
  'MongoClientClosedError',
  // Of an AbortSignal that a caller has set.
  'TimeoutError',
  'MongooseServerSelectionError',
  'DatabaseAwayError',
]);

/** What a socket says of a server that is gone: the driver passes it on as it is if it happens while it writes. */
const SOCKET_CODES = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT']);

/** Labels by which the server and the driver say that a repetition may succeed. */
const TRANSIENT_LABELS = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/** The index stands before the values, which callers choose: nothing behind it may be taken for its name. */
const DUPLICATE_KEY_INDEX = /^E11000 duplicate key error collection: \S+ index: (\S+) dup key/;

/** Whether a unique index, the one of this name if it matters, refused a write. */
export function isDuplicateKey(error: unknown, index?: string): boolean {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  return index === undefined || DUPLICATE_KEY_INDEX.exec(error.message)?.[1] === index;
}

/** Whether the database answers, but its storage keeps nothing: full, read-only or broken. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false;
  if (STORE_SERVER_CODES.has(Number(error.code))) return true;
  return error.code === INTERNAL_ERROR && EMBEDDED_STORE_FAULT.test(error.message);
}

function isUnavailable(error: Error): boolean {
  if (error instanceof MongoNetworkError || UNREACHABLE.has(error.name)) return true;
  if (SOCKET_CODES.has((error as NodeJS.ErrnoException).code)) return true;
  if (isStoreFault(error)) return true;
  if (error instanceof MongoServerError) {
    return error.code === MAX_TIME_EXPIRED || TRANSIENT_SERVER_CODES.has(Number(error.code));
  }
  return error instanceof MongoError && TRANSIENT_LABELS.some((label) => error.hasErrorLabel(label));
}

/** What kind of failure of the database is counted. */
export type MongoErrorKind = 'unavailable' | 'conflict' | 'other';

let countError: (kind: MongoErrorKind) => void = () => undefined;

/** Has every failure counted that is translated from now on. */
export function countMongoErrors(count: (kind: MongoErrorKind) => void): void {
  countError = count;
}

/** What a driver error means to the caller of a repository. Duplicate keys pass: the repository knows what they mean. */
export function fromMongoError(error: unknown): unknown {
  if (error instanceof MongoServerError && error.code === WRITE_CONFLICT) {
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

/** Awaits a database operation and translates what it throws; every repository call goes through here. */
export async function withMongoErrors<T>(operation: PromiseLike<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    // Within a transaction the driver has to see it as it is, or it would not run the transaction again.
    if (error instanceof MongoError && error.hasErrorLabel('TransientTransactionError')) throw error;
    throw fromMongoError(error);
  }
}

/**
 * Makes a write that inserts what is not there, and makes it once more where another has inserted the same meanwhile: of
 * those the server repeats by itself only which ask for the fields of the unique index alone. It has to bear repetition.
 */
export async function withUpsertRepeated<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await withMongoErrors(write());
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return withMongoErrors(write());
  }
}
