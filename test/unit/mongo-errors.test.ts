import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { AppError } from '../../src/errors/app-error.ts';
import { fromMongoError } from '../../src/platform/mongo/errors.ts';

const { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError } = mongoose.mongo;

/** What `secantusd-rs` answers to everything from the moment at which its disk was full. */
const PANIC = 'WiredTiger error: WtError { code: -31804, message: "WT_PANIC: WiredTiger library panic" }';

const labelled = (label: string) => {
  const error = new MongoError('x');
  error.addErrorLabel(label);
  return error;
};

it.each([
  ['the network broke', new MongoNetworkError('x')],
  ['the socket was ended while it was written to', Object.assign(new Error('x'), { code: 'EPIPE' })],
  ['the socket was reset', Object.assign(new Error('x'), { code: 'ECONNRESET' })],
  ['the server steps down', new MongoServerError({ message: 'x', code: 189 })],
  ['the disk is full', new MongoServerError({ message: 'x', code: 14031 })],
  ['writes are blocked', new MongoServerError({ message: 'x', code: 371 })],
  ['the majority does not acknowledge in time', new MongoServerError({ message: 'x', code: 64 })],
  ['the embedded engine has lost its store', new MongoServerError({ message: PANIC, code: 1 })],
  ['it has in a transaction', new MongoServerError({ message: `Internal(${JSON.stringify(PANIC)})`, code: 1 })],
  ['it has in many writes', new MongoBulkWriteError({ message: PANIC, code: 1, writeErrors: [] }, {} as never)],
  ['a transaction may be repeated', labelled('TransientTransactionError')],
  ['nobody knows whether it was committed', labelled('UnknownTransactionCommitResult')],
])('tells callers to come back when %s', (_what, error) => {
  expect(fromMongoError(error)).toMatchObject({ code: 'unavailable', retryable: true, cause: error });
});

it.each([
  ['a mistake of ours', new TypeError('x')],
  ['another fault of the embedded engine', new MongoServerError({ message: 'WtError { code: -31803 }', code: 1 })],
  ['a text of a caller that reads like one', new MongoServerError({ message: PANIC, code: 2 })],
  ['a query that the server does not understand', new MongoServerError({ message: 'x', code: 2 })],
  ['an error for callers', new AppError('not_found', 'x')],
])('leaves %s as it is', (_what, error) => {
  expect(fromMongoError(error)).toBe(error);
});
