import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { AppError } from '../../src/errors/app-error.ts';
import { fromMongoError } from '../../src/platform/mongo/errors.ts';

const { MongoError, MongoNetworkError, MongoServerError } = mongoose.mongo;

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
  ['a transaction may be repeated', labelled('TransientTransactionError')],
  ['nobody knows whether it was committed', labelled('UnknownTransactionCommitResult')],
])('tells callers to come back when %s', (_what, error) => {
  expect(fromMongoError(error)).toMatchObject({ code: 'unavailable', retryable: true, cause: error });
});

it.each([
  ['a mistake of ours', new TypeError('x')],
  ['a query that the server does not understand', new MongoServerError({ message: 'x', code: 2 })],
  ['an error for callers', new AppError('not_found', 'x')],
])('leaves %s as it is', (_what, error) => {
  expect(fromMongoError(error)).toBe(error);
});
