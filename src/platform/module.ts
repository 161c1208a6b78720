import { type Caps, FairShares, shareLimits } from './admission/fair-shares.ts';
import { createLoggers, type Logger, type LogLevel } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { connectMongo, type Mongo } from './mongo/connection.ts';
import { DatabaseClock } from './mongo/database-clock.ts';
import { countMongoErrors } from './mongo/errors.ts';
import { joinPages } from './mongo/joined-pages.ts';
import { nativeCollection } from './mongo/native.ts';
import { findPage, findPageByWindows } from './mongo/page.ts';
import { followPool } from './mongo/pool-use.ts';
import { TRANSACTION_COLLECTIONS } from './mongo/transaction.ts';
import type { Outboxed } from './outbox/event.ts';
import { EventFeed } from './outbox/event-feed.ts';
import { EventLog } from './outbox/event-log.ts';
import type { LogEntry } from './outbox/log-entry.ts';
import type { QuarantinedEvent } from './outbox/quarantine.ts';
import { OutboxRelay, type RelayOptions } from './outbox/relay.ts';
import { listLongLogs } from './outbox/relay-leases.ts';
import { defineOutboxModels, OUTBOX_COLLECTIONS, type RelayState } from './outbox/schema.ts';
import { PageTokens } from './page-token.ts';
import { KeyRing, type MasterKey } from './secrets.ts';
import { SigningKeyRepository } from './signing-keys/repository.ts';
import { defineSigningKeyModel, SIGNING_KEY_COLLECTIONS } from './signing-keys/schema.ts';
import { SigningKeys } from './signing-keys/signing-keys.ts';
import type { CollectionDeclaration } from './storage/collection.ts';
import { STORAGE_COLLECTIONS } from './storage/schema.ts';
import { createStorage } from './storage/storage.ts';

export const PLATFORM_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...OUTBOX_COLLECTIONS,
  ...SIGNING_KEY_COLLECTIONS,
  ...STORAGE_COLLECTIONS,
  ...TRANSACTION_COLLECTIONS,
];

export interface PlatformOptions {
  mongo: { uri: string; database: string };
  masterKeys: MasterKey[];
  maxInFlight: Pick<Caps, 'perTenant' | 'perKey'>;
  logLevel: LogLevel;
  /** Point at which the process kills itself, for fault tests. */
  faultPoint: string | undefined;
  /** Collections of all modules. Storage manages them, and the relay reads those that have an outbox. */
  collections: readonly CollectionDeclaration[];
  /** Called with the number of entries that the event log of a tenant now has. */
  onRelayed: (tenantId: string, head: number) => void;
  onMoving: RelayOptions['onMoving'];
  onLogged: (tenantId: string) => Promise<void>;
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>;

/** @throws {StartUpError | AppError} if the database cannot be used. */
export async function createPlatform(options: PlatformOptions) {
  const metrics = createMetrics();
  const { logger, requestLogger, closeLog } = createLoggers(options.logLevel, () => metrics.lostLogLines.inc());
  const keyRing = new KeyRing(options.masterKeys);
  const shares = new FairShares(shareLimits(options.maxInFlight));
  const mongo = await connectMongo(options.mongo.uri, options.mongo.database, {
    onAway: (error) => shares.refuseWaiting(error),
    logger,
  });
  const { db } = mongo;
  const poolUse = followPool(mongo.connection.getClient());
  countMongoErrors((kind) => metrics.databaseErrors.inc({ kind }));
  const clock = new DatabaseClock(db, logger);
  // Before anything gets a timestamp.
  await clock.learn().catch(async (error: unknown) => {
    await mongo.close();
    throw error;
  });
  const [faultPoint, arrivals = '1'] = options.faultPoint?.split(':') ?? [];
  let arrived = 0;
  const reach = (point: string) => {
    if (point === faultPoint && ++arrived >= Number(arrivals)) process.kill(process.pid, 'SIGKILL');
  };
  return {
    logger,
    requestLogger,
    closeLog,
    metrics,
    keyRing,
    shares,
    mongo,
    db,
    poolUse,
    clock,
    reach,
    storage: createStorage({ db, collections: options.collections, keyRing, reach, logger }),
    signingKeys: new SigningKeys(new SigningKeyRepository(defineSigningKeyModel(mongo.connection)), keyRing),
    pageTokens: new PageTokens(keyRing),
    findPage: joinPages(mongo.embedded ? findPageByWindows : findPage),
    ...createEventLog(options, mongo, metrics, reach, logger),
  };
}

function createEventLog(
  options: PlatformOptions,
  mongo: Mongo,
  metrics: Metrics,
  reach: (point: string) => void,
  logger: Logger,
) {
  const models = defineOutboxModels(mongo.connection);
  const entries = nativeCollection<LogEntry>(models.eventLog);
  const relayStates = nativeCollection<RelayState>(models.relayStates);
  const sources = options.collections.filter(({ outbox }) => outbox === true);
  const relay = new OutboxRelay({
    connection: mongo.connection,
    sources: sources.map(({ name }) => mongo.db.collection<Outboxed>(name)),
    eventLog: entries,
    relayStates,
    quarantinedEvents: nativeCollection<QuarantinedEvent>(models.quarantinedEvents),
    onRelayed(count, tenantId, head) {
      metrics.relayedEvents.inc(count);
      options.onRelayed(tenantId, head);
    },
    onMoving: options.onMoving,
    onLogged: options.onLogged,
    reach,
    onQuarantined: () => metrics.quarantinedEvents.inc(),
    logger,
  });
  return {
    relay,
    feed: new EventFeed({ ...options.mongo, collection: entries.collectionName, logger }),
    eventLog: (tenantId: string) => new EventLog(entries, relayStates, tenantId),
    listLongLogs: (size: number) => listLongLogs(relayStates, size),
    notifyRelay: (tenantId: string) => relay.notify(tenantId),
    settle: ((tenantId, isLogged) => relay.settle(tenantId, isLogged)) satisfies OutboxRelay['settle'],
  };
}
