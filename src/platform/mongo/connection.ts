import mongoose, { type Connection } from 'mongoose';
import { withMongoErrors } from './errors.ts';

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

/** How long a request waits for a reachable primary, a free connection or an answer before it gives up with 503. */
const SERVER_SELECTION_TIMEOUT_MS = 3_000;
const WAIT_QUEUE_TIMEOUT_MS = 3_000;
const CONNECT_TIMEOUT_MS = 3_000;
const SOCKET_TIMEOUT_MS = 10_000;

export interface Mongo {
  connection: Connection;
  /** Whether this is the embedded engine, which fetches every match before it limits (see `page.ts`). */
  embedded: boolean;
  close(): Promise<void>;
}

/**
 * Connects to MongoDB; writes are acknowledged by the majority, reads come from the primary.
 * @throws {AppError} `unavailable` if no primary answers in time.
 */
export async function connectMongo(uri: string, database: string): Promise<Mongo> {
  const connection = mongoose.createConnection(uri, {
    dbName: database,
    appName: 'workgate',
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    writeConcern: { w: 'majority' },
    readPreference: 'primary',
    retryReads: true,
    retryWrites: true,
    ignoreUndefined: true,
    maxPoolSize: 64,
    minPoolSize: 4,
    serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
    waitQueueTimeoutMS: WAIT_QUEUE_TIMEOUT_MS,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    socketTimeoutMS: SOCKET_TIMEOUT_MS,
  });
  // The driver reports lost connections as events too; requests learn of them by their own errors.
  connection.on('error', () => undefined);
  try {
    await withMongoErrors(connection.asPromise());
  } catch (error) {
    await connection.close(true);
    throw error;
  }
  const admin = connection.getClient().db('admin');
  const buildInfo = await withMongoErrors(admin.command({ buildInfo: 1 }));
  return {
    connection,
    embedded: 'secantusVersion' in buildInfo,
    close: () => connection.close(),
  };
}
