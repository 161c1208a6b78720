import type { Connection, mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { OutboxEvent, Outboxed } from './event.ts';

/** Documents of each source that one batch moves at most. */
export const BATCH_SIZE = 500;
/** Every event id starts so; a range on it lets the partial index answer "has pending events". */
const EVENT_ID_FLOOR = 'evt_';

/** The events of one document. */
export interface Pending {
  source: mongo.Collection<Outboxed>;
  documentId: string;
  events: OutboxEvent[];
}

export interface Batch {
  queues: Pending[];
  /** Those of all queues in the order in which they go into the log. */
  events: OutboxEvent[];
  /** Whether events were left for the next batch. */
  waiting: boolean;
}

/** What waits for the relay of one tenant. */
export interface Backlog {
  tenantId: string;
  events: number;
  oldestId: string;
  oldestAt: Date;
}

/** Events in the outboxes of all collections that have some. */
export class PendingEvents {
  readonly #connection: Connection;
  readonly #sources: readonly mongo.Collection<Outboxed>[];

  /** @param sources every collection whose documents carry an outbox. */
  constructor(connection: Connection, sources: readonly mongo.Collection<Outboxed>[]) {
    this.#connection = connection;
    this.#sources = sources;
  }

  /**
   * A batch in the order in which things happened, whichever document they happened to: what one event has caused never
   * stands before it. All sources are read as they were at one moment, so that a cause is there if its effect is. Events
   * that are younger than what a source with more than a batch has left unread wait for the next one.
   */
  async read(tenantId: string): Promise<Batch> {
    const found: Pending[] = [];
    const horizons: string[] = [];
    await this.#atOneMoment(async (session) => {
      for (const source of this.#sources) {
        const filter = { tenant_id: tenantId, 'outbox.id': { $gt: EVENT_ID_FLOOR } };
        const cursor = source.find(filter, { projection: { outbox: 1 }, session }).limit(BATCH_SIZE);
        const documents = await withMongoErrors(cursor.toArray());
        for (const { _id, outbox } of documents) found.push({ source, documentId: _id, events: outbox.filter(hasId) });
        // The index gives them by their oldest event.
        if (documents.length === BATCH_SIZE) horizons.push(documents.at(-1)?.outbox.find(hasId)?.id ?? '');
      }
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

  /** Takes events out of the outboxes that they came from. */
  async clear(tenantId: string, queues: readonly Pending[]): Promise<void> {
    for (const [source, moved] of Map.groupBy(queues, (queue) => queue.source)) {
      const ids = { $in: moved.flatMap((queue) => queue.events.map((event) => event.id)) };
      await withMongoErrors(
        source.updateMany({ tenant_id: tenantId, 'outbox.id': ids }, { $pull: { outbox: { id: ids } } }),
      );
    }
  }

  /** What waits of all tenants: one query for each source, over what is pending and nothing else. */
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

  /** Reads a snapshot of the whole database; nothing is written in it. */
  async #atOneMoment(read: (session: mongo.ClientSession) => Promise<void>): Promise<void> {
    const session = this.#connection.getClient().startSession();
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    try {
      await read(session);
    } finally {
      await session.abortTransaction().catch(() => undefined);
      await session.endSession();
    }
  }
}

const BACKLOG = [
  // Any tenant: so the index that begins with it answers.
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

/** What has none can neither be logged nor be told from others. */
function hasId(event: OutboxEvent): boolean {
  return typeof event?.id === 'string';
}

/** Within a document the order of the array counts, across documents the time, which ids begin with. */
function inOrder(queues: readonly Pending[]): OutboxEvent[] {
  const ordered: { key: string; event: OutboxEvent }[] = [];
  for (const { events } of queues) {
    let key = '';
    for (const event of events) {
      if (event.id > key) key = event.id;
      ordered.push({ key, event });
    }
  }
  // The sort is stable: events of a document that share a key stay as they are.
  ordered.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return ordered.map(({ event }) => event);
}
