import type { Connection, mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { fromMongoError } from './errors.ts';

/** A running transaction, to be handed to everything that writes within it. */
export type Transaction = mongo.ClientSession;

/** How long a transaction may take with all its retries. */
const TRANSACTION_TIMEOUT_MS = 8_000;

/**
 * Runs `act` in a transaction, again if it collides with another.
 *
 * On the embedded engine, once a transaction has changed a document of a collection that others write to at the same
 * time (an outbox, which the relay clears), it must not touch that collection again, or the engine stands still for ever.
 * @throws {AppError} `unavailable` if it does not come through in time.
 */
export async function inTransaction<T>(
  connection: Connection,
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const session = connection.getClient().startSession();
  const deadlineMs = performance.now() + TRANSACTION_TIMEOUT_MS;
  try {
    return await session.withTransaction(() => {
      // The driver would repeat it for two minutes; its own time-out options have no effect.
      if (performance.now() > deadlineMs) {
        throw new AppError('unavailable', 'The change could not be stored in time. Retry the request.');
      }
      return act(session);
    });
  } catch (error) {
    throw fromMongoError(error);
  } finally {
    await session.endSession();
  }
}
