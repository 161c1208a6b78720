import mongoose, { type Connection } from 'mongoose';
import type { Logger } from '../logger.ts';
import { StartUpError } from '../start-up-error.ts';
import { DatabaseBreaker } from './breaker.ts';
import { fromMongoError, withMongoErrors } from './errors.ts';
import { limitReads } from './limited-reads.ts';
import { endOnLostConnections } from './lost-connections.ts';
import { POOL_SIZE } from './pool-size.ts';

const { MongoDriverError, MongoServerError } = mongoose.mongo;

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

/** After these, a request gives up with 503. */
const SERVER_SELECTION_TIMEOUT_MS = 3_000;
const WAIT_QUEUE_TIMEOUT_MS = 3_000;
const CONNECT_TIMEOUT_MS = 3_000;
const SOCKET_TIMEOUT_MS = 10_000;

export interface Mongo {
  connection: Connection;
  /** Database of the connection, for collections without a model. */
  db: mongoose.mongo.Db;
  /** True for the embedded engine, which fetches every match before it limits (see `page.ts`). */
  embedded: boolean;
  /** False while operations fail at once because the database is known not to answer. */
  readonly answers: boolean;
  close(): Promise<void>;
}

export interface MongoOptions {
  onAway: (error: Error) => void;
  logger: Logger;
}

/** @throws {AppError} `unavailable` without a primary; {StartUpError} if the string or its user is refused. */
export async function connectMongo(uri: string, database: string, options: MongoOptions): Promise<Mongo> {
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
    maxPoolSize: POOL_SIZE,
    minPoolSize: 4,
    serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
    waitQueueTimeoutMS: WAIT_QUEUE_TIMEOUT_MS,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    socketTimeoutMS: SOCKET_TIMEOUT_MS,
  });
  // The driver also reports lost connections as events. Requests learn of them from their own errors.
  connection.on('error', () => undefined);
  try {
    await withMongoErrors(connection.asPromise());
  } catch (error) {
    await connection.close(true);
    throw ofConnectionString(error, uri);
  }
  const { db } = connection;
  if (db === undefined) throw new Error('The connection has no database.');
  limitReads(db, SOCKET_TIMEOUT_MS);
  endOnLostConnections(connection.getClient());
  const admin = connection.getClient().db('admin');
  const buildInfo = await withMongoErrors(admin.command({ buildInfo: 1 }));
  const breaker = new DatabaseBreaker({
    client: connection.getClient(),
    onAway: (error) => options.onAway(fromMongoError(error) as Error),
    logger: options.logger,
  });
  return {
    connection,
    db,
    get answers() {
      return breaker.answers;
    },
    embedded: 'secantusVersion' in buildInfo,
    close() {
      breaker.close();
      return connection.close();
    },
  };
}

/** AuthenticationFailed, and the code that Atlas returns instead. */
const AUTHENTICATION_FAILED = new Set<unknown>([18, 8000]);

/** Explains a fault of the connection string; returns any other error as it is. */
function ofConnectionString(error: unknown, uri: string): unknown {
  if (error instanceof MongoServerError && AUTHENTICATION_FAILED.has(error.code)) {
    return new StartUpError('The database refuses the user or the password in MONGODB_URI. Correct them.');
  }
  // The driver's parser has an error class of its own, which the driver does not export.
  const isOfString = error instanceof Error && (error instanceof MongoDriverError || error.name === 'MongoParseError');
  if (!isOfString) return error;
  // The driver's message can repeat parts of the string; if a part is missing, it takes the password for another part.
  // So a message that repeats any part is left out.
  const [address = '', options = ''] = uri.slice(uri.indexOf('//')).split(/\?(.*)/s);
  const parts = [address, ...new URLSearchParams(options).values()].flatMap((one) => one.split(/[/:@,]/));
  const isRepeated = options.includes('@') || parts.some((part) => part !== '' && error.message.includes(part));
  const said = isRepeated ? '' : ` (${error.message})`;
  const remedy = 'In user name and password, percent-encode each of : / ? # [ ] @ and %.';
  return new StartUpError(`MONGODB_URI cannot be used as a connection string${said}. ${remedy}`);
}
