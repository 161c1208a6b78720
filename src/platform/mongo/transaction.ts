import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../clock.ts';
import type { CollectionDeclaration } from '../storage/collection.ts';
import { fromMongoError, hasLabel, isDuplicateKey } from './errors.ts';

export type Transaction = mongo.ClientSession;

/** With all retries. */
const TRANSACTION_TIMEOUT_MS = 8_000;
/** Pauses are random, so that transactions that collided do not collide again. */
const MAX_PAUSE_MS = 100;

/** Document that each transaction leaves behind, under one id for all its attempts. */
interface CommittedDocument {
  _id: string;
  at: Date;
}

export const TRANSACTION_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'committed_transactions',
    owner: 'platform/mongo',
    holds: 'service',
    // Ten minutes are plenty, because the attempts of one transaction are seconds apart.
    indexes: [{ name: 'expiry', key: { at: 1 }, expireAfterSeconds: 600 }],
    growth: 'each transaction',
    end: 'ten minutes after it',
  },
];

/**
 * Runs `act` in a transaction, and again if the transaction collides with another.
 *
 * The answer to a commit can be lost, and the embedded engine forgets the transaction if it is killed. So every attempt
 * first stores the same id: an attempt that finds the id knows that an attempt before it was committed.
 *
 * On the embedded engine, a transaction that has changed a document of a collection with an outbox must not touch that
 * collection again: the engine would hang for ever.
 * @throws {AppError} `unavailable` if the transaction is not committed in time.
 */
export async function inTransaction<T>(
  connection: Connection,
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const committed = connection.collection<CommittedDocument>('committed_transactions');
  const _id = randomUUID();
  const deadlineMs = performance.now() + TRANSACTION_TIMEOUT_MS;
  const session = connection.getClient().startSession();
  /** Result of the last attempt that reached its commit. */
  let done: { result: T } | undefined;
  try {
    for (;;) {
      try {
        session.startTransaction();
        await committed.insertOne({ _id, at: currentTime() }, { session });
        const result = await act(session);
        if (!session.inTransaction()) return result;
        done = { result };
        await commit(session, deadlineMs);
        return result;
      } catch (error) {
        if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
        if (done !== undefined && isDuplicateKey(error) && String(error).includes(_id)) return done.result;
        if (!hasLabel(error, 'TransientTransactionError')) throw error;
        if (performance.now() > deadlineMs) throw tooLate(error);
        await delay(Math.random() * MAX_PAUSE_MS);
      }
    }
  } catch (error) {
    throw fromMongoError(error);
  } finally {
    await session.endSession();
  }
}

async function commit(session: Transaction, deadlineMs: number): Promise<void> {
  for (;;) {
    try {
      return await session.commitTransaction();
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || performance.now() > deadlineMs) throw error;
      await delay(Math.random() * MAX_PAUSE_MS);
    }
  }
}

function tooLate(cause: unknown): AppError {
  return new AppError('unavailable', 'The change could not be stored in time. Retry the request.', { cause });
}
