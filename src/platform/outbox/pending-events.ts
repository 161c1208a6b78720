import type { Connection, mongo } from 'mongoose';
import { fromMongoError, hasLabel, isAbortedByServer, withMongoErrors } from '../mongo/errors.ts';
import type { OutboxEvent, Outboxed } from './event.ts';

export const BATCH_SIZE = 500;
const MAX_READS = 5;
/** Start of every event id. A range on it lets the partial index answer "has pending events". */
const EVENT_ID_FLOOR = 'evt_';

export interface Pending {
  source: mongo.Collection<Outboxed>;
  documentId: string;
  events: OutboxEvent[];
}

export interface Batch {
  queues: Pending[];
  /** Events of all queues, in the order in which they go into the log. */
  events: OutboxEvent[];
  waiting: boolean;
}

export interface Backlog {
  tenantId: string;
  events: number;
  oldestId: string;
  oldestAt: Date;
}

export class PendingEvents {
  readonly #connection: Connection;
  readonly #sources: readonly mongo.Collection<Outboxed>[];

  constructor(connection: Connection, sources: readonly mongo.Collection<Outboxed>[]) {
    this.#connection = connection;
    this.#sources = sources;
  }

  /**
   * Reads a batch, from all sources as they were at one moment, so that no event comes before its cause. A source with
   * more than a batch leaves events unread; younger events of all sources then wait for the next batch.
   */
  async read(tenantId: string): Promise<Batch> {
    const { found, horizons } = await this.#atOneMoment(async (session) => {
      const found: Pending[] = [];
      const horizons: string[] = [];
      for (const source of this.#sources) {
        const filter = { tenant_id: tenantId, 'outbox.id': { $gt: EVENT_ID_FLOOR } };
        const cursor = source.find(filter, { projection: { outbox: 1 }, session }).limit(BATCH_SIZE);
        const documents = await withMongoErrors(cursor.toArray());
        for (const { _id, outbox } of documents) found.push({ source, documentId: _id, events: outbox.filter(hasId) });
        // The index returns documents in the order of their oldest event.
        if (documents.length === BATCH_SIZE) horizons.push(documents.at(-1)?.outbox.find(hasId)?.id ?? '');
      }
      return { found, horizons };
    });
    const horizon = horizons.sort()[0];
    const queues = found.map((queue) => {
      const young = horizon === undefined ? -1 : queue.events.findIndex(({ id }) => id > horizon);
      return { ...queue, events: young === -1 ? queue.events : queue.events.slice(0, young) };
    });
    const ready = queues.filter(({ events }) => events.length > 0);
    const waiting = queues.some(({ events }, index) => events.length < (found[index]?.events.length ?? 0));
    return { queues: ready, events: inOrder(ready), waiting };
  }

  async clear(tenantId: string, queues: readonly Pending[]): Promise<void> {
    for (const [source, moved] of Map.groupBy(queues, (queue) => queue.source)) {
      if (moved.length > 1 && (await this.#clearAtOnce(source, tenantId, moved))) continue;
      const writes = moved.map(({ events }) => {
        const ids = events.map(({ id }) => id);
        // Served by the index of outboxes, which holds pending documents only.
        const filter = { tenant_id: tenantId, 'outbox.id': ids[0] };
        return { updateOne: { filter, update: { $pull: { outbox: { id: { $in: ids } } } } } };
      });
      await withMongoErrors(source.bulkWrite(writes, { ordered: false }));
    }
  }

  /**
   * One command and one commit. In a transaction, because a plain command for many documents that meets a transaction
   * can make the embedded engine accept no more writes to the collection.
   * @returns false if somebody else changes one of the documents at this moment.
   */
  async #clearAtOnce(
    source: mongo.Collection<Outboxed>,
    tenantId: string,
    moved: readonly Pending[],
  ): Promise<boolean> {
    const ids = { $in: moved.flatMap(({ events }) => events.map(({ id }) => id)) };
    const session = this.#connection.getClient().startSession();
    try {
      session.startTransaction();
      const filter = { tenant_id: tenantId, 'outbox.id': ids };
      await source.updateMany(filter, { $pull: { outbox: { id: ids } } }, { session });
      await session.commitTransaction();
      return true;
    } catch (error) {
      if (hasLabel(error, 'TransientTransactionError') || hasLabel(error, 'UnknownTransactionCommitResult'))
        return false;
      throw fromMongoError(error);
    } finally {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      await session.endSession();
    }
  }

  /** One query for each source, which reads pending documents only. */
  async backlogs(): Promise<Backlog[]> {
    const total = new Map<string, Backlog>();
    for (const source of this.#sources) {
      const rows = await withMongoErrors(
        source.aggregate<Omit<Backlog, 'tenantId'> & { _id: string }>(BACKLOG).toArray(),
      );
      for (const { _id: tenantId, events, oldestId, oldestAt } of rows) {
        const other = total.get(tenantId);
        total.set(tenantId, {
          tenantId,
          events: events + (other?.events ?? 0),
          oldestId: other !== undefined && other.oldestId < oldestId ? other.oldestId : oldestId,
          oldestAt: other !== undefined && other.oldestAt < oldestAt ? other.oldestAt : oldestAt,
        });
      }
    }
    return [...total.values()];
  }

  /**
   * On a snapshot of the whole database. Nothing is written. Runs `read` again if the server gives the snapshot up, as
   * it may do under load.
   */
  async #atOneMoment<T>(read: (session: mongo.ClientSession) => Promise<T>): Promise<T> {
    const session = this.#connection.getClient().startSession();
    try {
      for (let attempt = 1; ; attempt += 1) {
        session.startTransaction({ readConcern: { level: 'snapshot' } });
        try {
          return await read(session);
        } catch (error) {
          if (!isAbortedByServer(error) || attempt === MAX_READS) throw fromMongoError(error);
        } finally {
          await session.abortTransaction().catch(() => undefined);
        }
      }
    } finally {
      await session.endSession();
    }
  }
}

const BACKLOG = [
  // Matches any tenant, so that the index that begins with the tenant serves the query.
  { $match: { tenant_id: { $gt: '' }, 'outbox.id': { $gt: EVENT_ID_FLOOR } } },
  {
    $group: {
      _id: '$tenant_id',
      events: { $sum: { $cond: [{ $isArray: '$outbox' }, { $size: '$outbox' }, 1] } },
      oldestId: { $min: { $min: '$outbox.id' } },
      oldestAt: { $min: { $min: '$outbox.at' } },
    },
  },
];

/** Without an id, an event can neither be logged nor be told from others. */
function hasId(event: OutboxEvent): boolean {
  return typeof event?.id === 'string';
}

/** Within a document by the order in the array, across documents by time, with which ids begin. */
function inOrder(queues: readonly Pending[]): OutboxEvent[] {
  const ordered: { key: string; event: OutboxEvent }[] = [];
  for (const { events } of queues) {
    let key = '';
    for (const event of events) {
      if (event.id > key) key = event.id;
      ordered.push({ key, event });
    }
  }
  // The sort is stable: events of a document that share a key keep their order.
  ordered.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return ordered.map(({ event }) => event);
}
