import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { AppError } from '../../src/errors/app-error.ts';
import { DatabaseAwayError } from '../../src/platform/mongo/breaker.ts';
import { fromMongoError, isDuplicateKey } from '../../src/platform/mongo/errors.ts';

const {
  MongoBulkWriteError,
  MongoClientBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoRuntimeError,
  MongoServerError,
  MongoServerSelectionError,
} = mongoose.mongo;

/** Answer of `secantusd-rs` to every request after its disk was full. */
const PANIC = 'WiredTiger error: WtError { code: -31804, message: "WT_PANIC: WiredTiger library panic" }';

const labelled = (label: string) => {
  const error = new MongoError('x');
  error.addErrorLabel(label);
  return error;
};

/**
 * Returns the error of a bulk write that ended with a driver error. The driver wraps the error as if the server had
 * sent it.
 */
const bulk = (inner: unknown) =>
  new MongoBulkWriteError(inner as never, { getWriteConcernError: () => undefined } as never);

const DUPLICATE = {
  index: 0,
  code: 11000,
  errmsg: 'E11000 duplicate key error collection: w.x index: _id_ dup key: {}',
};

/**
 * Returns the error of a bulk write in which the server refused these writes. `writeConcernError` is set if the server
 * could not acknowledge the others.
 */
function partly(writeErrors: { index: number; code: number; errmsg: string }[], writeConcernError?: { code: number }) {
  const [first] = writeErrors;
  const result = { getWriteConcernError: () => writeConcernError };
  return new MongoBulkWriteError(
    { message: first?.errmsg ?? '', code: first?.code ?? 0, writeErrors } as never,
    result as never,
  );
}

it.each([
  ['the network broke', new MongoNetworkError('x')],
  ['the socket closed during a write', Object.assign(new Error('x'), { code: 'EPIPE' })],
  ['the socket was reset', Object.assign(new Error('x'), { code: 'ECONNRESET' })],
  ['the server steps down', new MongoServerError({ message: 'x', code: 189 })],
  ['the disk is full', new MongoServerError({ message: 'x', code: 14031 })],
  ['writes are blocked', new MongoServerError({ message: 'x', code: 371 })],
  ['the majority does not acknowledge in time', new MongoServerError({ message: 'x', code: 64 })],
  ['the embedded engine has lost its store', new MongoServerError({ message: PANIC, code: 1 })],
  [
    'the embedded engine has lost its store in a transaction',
    new MongoServerError({ message: `Internal(${JSON.stringify(PANIC)})`, code: 1 }),
  ],
  [
    'the embedded engine has lost its store in a bulk write',
    new MongoBulkWriteError({ message: PANIC, code: 1, writeErrors: [] }, {} as never),
  ],
  ['the network broke in a bulk write', bulk(new MongoNetworkError('x'))],
  ['no primary was found for a bulk write', bulk(new MongoServerSelectionError('x', {} as never))],
  ['the socket broke in a bulk write', bulk(Object.assign(new Error('x'), { code: 'EPIPE' }))],
  ['the server steps down in a bulk write', bulk(new MongoServerError({ message: 'x', code: 189 }))],
  ['the circuit breaker refused a bulk write', bulk(new DatabaseAwayError('x'))],
  ['one write of a bulk write found no space left', partly([{ index: 1, code: 14031, errmsg: 'x' }])],
  ['a write after a duplicate found no space left', partly([DUPLICATE, { index: 1, code: 14031, errmsg: 'x' }])],
  ['the majority did not acknowledge the writes beside a duplicate', partly([DUPLICATE], { code: 64 })],
  ['the write concern of one write failed', new MongoServerError({ message: 'x', writeConcernError: { code: 91 } })],
  ['the driver gives the network as the cause', new MongoRuntimeError('x', { cause: new MongoNetworkError('x') })],
  [
    'the cause is three errors away',
    new Error('x', { cause: bulk(new Error('x', { cause: new MongoNetworkError('x') })) }),
  ],
  ['a library aggregates errors', new AggregateError([new TypeError('x'), new MongoNetworkError('x')])],
  [
    'a bulk write to several collections broke off',
    Object.assign(new MongoClientBulkWriteError({ message: 'x' }), { cause: new MongoNetworkError('x') }),
  ],
  ['a cursor was lost with its server', new MongoServerError({ message: 'x', code: 43 })],
  ['a query was interrupted', new MongoServerError({ message: 'x', code: 11601 })],
  ['the pool was cleared', labelled('PoolRequestedRetry')],
  ['the server is overloaded', labelled('SystemOverloadedError')],
  ['a change stream may resume', labelled('ResumableChangeStreamError')],
  ['there is no route to the host', Object.assign(new Error('x'), { code: 'EHOSTUNREACH' })],
  ['the socket closed before a write', Object.assign(new Error('x'), { code: 'ERR_STREAM_DESTROYED' })],
  ['a transaction may be retried', labelled('TransientTransactionError')],
  ['the result of a commit is unknown', labelled('UnknownTransactionCommitResult')],
])('asks callers to retry when %s', (_what, error) => {
  expect(fromMongoError(error)).toMatchObject({ code: 'unavailable', retryable: true, cause: error });
});

it.each([
  ['a programming error', new TypeError('x')],
  ['another fault of the embedded engine', new MongoServerError({ message: 'WtError { code: -31803 }', code: 1 })],
  ['an error whose text from a caller reads like such a fault', new MongoServerError({ message: PANIC, code: 2 })],
  ['a query that the server does not understand', new MongoServerError({ message: 'x', code: 2 })],
  ['an error for callers', new AppError('not_found', 'x')],
  [
    'an error for callers with a driver error as its cause',
    new AppError('not_found', 'x', { cause: new MongoNetworkError('x') }),
  ],
  ['a bulk write with a write that breaks a rule', partly([{ index: 0, code: 121, errmsg: 'x' }])],
  ['a bulk write with a duplicate', partly([DUPLICATE])],
  [
    'a write of a document that reads like a driver error',
    partly([{ index: 0, code: 121, errmsg: 'x', op: { cause: { code: 189 }, code: 'EPIPE' } } as never]),
  ],
  ['an error that is its own cause', circular()],
  ['an error whose code has another meaning', Object.assign(new Error('x'), { code: 6 })],
])('does not change %s', (_what, error) => {
  expect(fromMongoError(error)).toBe(error);
});

it('reports a conflict that one write of a bulk write had', () => {
  const conflict = { index: 1, code: 112, errmsg: 'x' };
  expect(fromMongoError(partly([DUPLICATE, conflict]))).toMatchObject({ code: 'conflict' });
});

it('treats the error of a bulk write as a duplicate key only if nothing else went wrong', () => {
  const other = { ...DUPLICATE, errmsg: DUPLICATE.errmsg.replace('_id_', 'tenant_pair') };
  expect(isDuplicateKey(partly([DUPLICATE]))).toBe(true);
  expect(isDuplicateKey(partly([DUPLICATE]), '_id_')).toBe(true);
  expect(isDuplicateKey(partly([DUPLICATE, other]), '_id_')).toBe(false);
  expect(isDuplicateKey(partly([DUPLICATE, other]))).toBe(true);
  expect(isDuplicateKey(partly([DUPLICATE, { index: 1, code: 121, errmsg: 'x' }]))).toBe(false);
  expect(isDuplicateKey(partly([DUPLICATE], { code: 64 }))).toBe(false);
});

function circular(): Error {
  const error = new Error('x');
  error.cause = error;
  return error;
}
