import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../logger.ts';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import type { OutboxEvent, Outboxed } from './event.ts';
import { type LogEntry, toLogEntry } from './log-entry.ts';
import type { RelayState } from './schema.ts';

/** Documents that one batch moves at most. */
const BATCH_SIZE = 500;
const LEASE_MS = 10_000;
/** A batch is started this long after the first event, so that events of a burst share it. */
const IDLE_DELAY_MS = 20;
const BUSY_DELAY_MS = 200;
/** From this many events on a batch counts as busy: waiting a little longer then saves round trips. */
const BUSY_BATCH = 50;
const RETRY_DELAY_MS = 500;
/** A dead relay's lease has run out before, and another one has had time to do its work. */
const SETTLE_TIMEOUT_MS = 2 * LEASE_MS;
/** The sweep at the start is for what this process left when it was killed, the later ones for those that never returned. */
const SWEEP_INTERVAL_MS = 600_000;
/** A sweep asks for one tenant after the other, spread over so long that it is no load. */
const FIRST_SWEEP_MS = 60_000;
const LATER_SWEEP_MS = 300_000;
const MAX_SWEEP_PAUSE_MS = 50;
const MAX_CONFLICTS = 5;
/** Every event id starts so; a range on it lets the partial index answer "has pending events". */
const EVENT_ID_FLOOR = 'evt_';

export interface RelayOptions {
  /** Every collection whose documents carry an outbox. */
  sources: mongo.Collection<Outboxed>[];
  eventLog: mongo.Collection<LogEntry>;
  relayStates: mongo.Collection<RelayState>;
  /** All tenants, for the sweep that finds what a crashed process left behind. */
  listTenantIds: () => Promise<string[]>;
  /** Told how many events a batch has moved, and to which sequence the log of the tenant now reaches. */
  onRelayed: (count: number, tenantId: string, head: number) => void;
  logger: Logger;
}

/** The events of one document. */
interface Pending {
  source: mongo.Collection<Outboxed>;
  events: OutboxEvent[];
}

interface Batch {
  queues: Pending[];
  events: OutboxEvent[];
  /** Whether events were left for the next batch. */
  waiting: boolean;
}

/**
 * Moves outbox events into the tenants' event logs, in order, each exactly once, without gaps. One relay works for a
 * tenant at a time (a lease in `outbox_relays`); should a lease be overrun, the unique `(tenant, sequence)` refuses
 * the later writer, which reads the head again. Crashes between the steps leave either unlogged events or logged ones
 * not yet cleared; the next run does the rest.
 */
export class OutboxRelay {
  readonly #options: RelayOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #again = new Set<string>();
  #sweeper: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: RelayOptions) {
    this.#options = options;
  }

  /** Starts the sweep; from then on the relay also works for what other processes left behind. */
  start(): void {
    void this.#sweep(FIRST_SWEEP_MS);
    this.#sweeper = setInterval(() => void this.#sweep(LATER_SWEEP_MS), SWEEP_INTERVAL_MS);
  }

  /** Says that the tenant has new events. Costs nothing; the work is done soon, in batches. */
  notify(tenantId: string): void {
    if (this.#running.has(tenantId)) this.#again.add(tenantId);
    else this.#schedule(tenantId, IDLE_DELAY_MS);
  }

  /** Moves all present events of a tenant to its log; resolves when they are there, whoever moved them. */
  async drain(tenantId: string): Promise<void> {
    for (let attempt = 0; !(await this.#run(tenantId)); attempt += 1) {
      if (attempt * RETRY_DELAY_MS > 2 * LEASE_MS) throw new Error(`The relay of ${tenantId} does not come free`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }

  /**
   * Resolves once `isLogged`, and sees to it that the tenant's events are moved meanwhile. Unlike `drain` it waits for
   * what the caller needs and for nothing else: it ends however many other events keep coming, whichever process
   * moves them.
   * @throws {AppError} `unavailable` if that takes too long.
   */
  async settle(tenantId: string, isLogged: () => Promise<boolean>): Promise<void> {
    const deadlineMs = performance.now() + SETTLE_TIMEOUT_MS;
    this.notify(tenantId);
    for (let pauseMs = IDLE_DELAY_MS; !(await isLogged()); pauseMs = Math.min(2 * pauseMs, BUSY_DELAY_MS)) {
      if (performance.now() > deadlineMs) {
        throw new AppError('unavailable', 'What happened last is not in the event log yet. Retry the request.');
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** Finishes what is running and starts nothing new. Events left pending are safe where they are. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweeper);
    const scheduled = [...this.#timers.keys()];
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.allSettled([...this.#running.values(), ...scheduled.map((tenantId) => this.#run(tenantId))]);
  }

  #schedule(tenantId: string, delayMs: number): void {
    if (this.#stopped || this.#timers.has(tenantId)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(tenantId);
      this.#run(tenantId).then(
        (done) => {
          if (!done) this.#schedule(tenantId, RETRY_DELAY_MS);
        },
        (error: unknown) => {
          this.#options.logger.warn({ err: error, tenant_id: tenantId }, 'outbox relay failed; it will be tried again');
          this.#schedule(tenantId, RETRY_DELAY_MS);
        },
      );
    }, delayMs);
    this.#timers.set(tenantId, timer);
  }

  async #sweep(spreadMs: number): Promise<void> {
    try {
      const tenantIds = await this.#options.listTenantIds();
      const pauseMs = Math.min(MAX_SWEEP_PAUSE_MS, spreadMs / tenantIds.length);
      for (const tenantId of tenantIds) {
        if (this.#stopped) return;
        if (await this.#hasPending(tenantId)) this.notify(tenantId);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'outbox sweep failed; the next one will do');
    }
  }

  async #hasPending(tenantId: string): Promise<boolean> {
    for (const source of this.#options.sources) {
      const found = await withMongoErrors(source.findOne(pendingFilter(tenantId), { projection: { _id: 1 } }));
      if (found !== null) return true;
    }
    return false;
  }

  /** One run for a tenant, shared by all who ask while it is on. False if another process holds the lease. */
  #run(tenantId: string): Promise<boolean> {
    const running = this.#running.get(tenantId);
    if (running !== undefined) return running.then(() => this.#run(tenantId));
    const run = this.#runLeased(tenantId).finally(() => {
      this.#running.delete(tenantId);
      if (this.#again.delete(tenantId)) this.#schedule(tenantId, IDLE_DELAY_MS);
    });
    this.#running.set(tenantId, run);
    return run;
  }

  async #runLeased(tenantId: string): Promise<boolean> {
    const owner = randomUUID();
    const lease = await this.#acquire(tenantId, owner);
    if (lease === undefined) return false;
    let head = await this.#readHead(tenantId, lease.head);
    let leasedUntilMs = Date.now() + LEASE_MS;
    try {
      for (;;) {
        this.#again.delete(tenantId);
        const batch = await this.#readPending(tenantId);
        if (batch.events.length === 0 && !batch.waiting) break;
        if (batch.events.length > 0) head = await this.#move(tenantId, head, batch);
        if (Date.now() > leasedUntilMs - LEASE_MS / 2) {
          if (!(await this.#renew(tenantId, owner, head))) return false;
          leasedUntilMs = Date.now() + LEASE_MS;
        }
        const moved = batch.events.length;
        if (moved < BATCH_SIZE) {
          // What waits is safe where it is; the next process moves it.
          if (this.#stopped && moved === 0) break;
          await new Promise((resolve) => setTimeout(resolve, moved < BUSY_BATCH ? IDLE_DELAY_MS : BUSY_DELAY_MS));
          if (!batch.waiting && !this.#again.has(tenantId)) break;
        }
      }
    } finally {
      await this.#release(tenantId, owner, head);
    }
    return true;
  }

  /**
   * A batch in the order in which things happened, whichever document they happened to: what one event has caused never
   * stands before it. So an event that is younger than the reading waits for the next batch, as its cause may have been
   * written to a collection that had been read already; and so does one that is younger than what a collection with
   * more than a batch has left unread.
   */
  async #readPending(tenantId: string): Promise<Batch> {
    const readAt = Date.now();
    const found: Pending[] = [];
    const horizons: string[] = [];
    for (const source of this.#options.sources) {
      const cursor = source.find(pendingFilter(tenantId), { projection: { outbox: 1 } }).limit(BATCH_SIZE);
      const documents = await withMongoErrors(cursor.toArray());
      for (const { outbox } of documents) found.push({ source, events: outbox });
      // The index gives them by their oldest event.
      if (documents.length === BATCH_SIZE) horizons.push(documents.at(-1)?.outbox[0]?.id ?? '');
    }
    const horizon = horizons.sort()[0];
    const isYoung = ({ at, id }: OutboxEvent) => at.getTime() > readAt || (horizon !== undefined && id > horizon);
    const queues = found.map(({ source, events }) => {
      const young = events.findIndex(isYoung);
      return { source, events: young === -1 ? events : events.slice(0, young) };
    });
    const ready = queues.filter(({ events }) => events.length > 0);
    const waiting = queues.some(({ events }, index) => events.length < (found[index]?.events.length ?? 0));
    return { queues: ready, events: inOrder(ready), waiting };
  }

  async #move(tenantId: string, head: number, { queues, events }: Batch): Promise<number> {
    const reached = await this.#append(tenantId, head, events);
    for (const [source, moved] of Map.groupBy(queues, (queue) => queue.source)) {
      const ids = { $in: moved.flatMap((queue) => queue.events.map((event) => event.id)) };
      await withMongoErrors(
        source.updateMany({ tenant_id: tenantId, 'outbox.id': ids }, { $pull: { outbox: { id: ids } } }),
      );
    }
    this.#options.onRelayed(events.length, tenantId, reached);
    return reached;
  }

  async #append(tenantId: string, head: number, events: OutboxEvent[]): Promise<number> {
    const { eventLog } = this.#options;
    let [reached, rest] = [head, events];
    for (let conflicts = 0; rest.length > 0; conflicts += 1) {
      const entries = rest.map((event, index) => toLogEntry(tenantId, reached + index + 1, event));
      try {
        await withMongoErrors(eventLog.insertMany(entries, { ordered: true }));
        return reached + entries.length;
      } catch (error) {
        if (!isDuplicateKey(error) || conflicts >= MAX_CONFLICTS) throw error;
        // Some events are logged already, or another relay overran our lease: leave out what is there and go on.
        const ids = rest.map((event) => event.id);
        const logged = await withMongoErrors(
          eventLog.find({ tenant_id: tenantId, _id: { $in: ids } }, { projection: { _id: 1 } }).toArray(),
        );
        const known = new Set(logged.map((entry) => entry._id));
        rest = rest.filter((event) => !known.has(event.id));
        reached = await this.#readHead(tenantId, reached);
      }
    }
    return reached;
  }

  /** The last sequence of the log, which is at or beyond `atLeast`. */
  async #readHead(tenantId: string, atLeast: number): Promise<number> {
    const [last] = await withMongoErrors(
      this.#options.eventLog
        .find({ tenant_id: tenantId, sequence: { $gt: atLeast } }, { projection: { sequence: 1 } })
        .sort({ sequence: -1 })
        .limit(1)
        .toArray(),
    );
    return last?.sequence ?? atLeast;
  }

  /** Takes the lease on server time if it is free. */
  async #acquire(tenantId: string, owner: string): Promise<{ head: number } | undefined> {
    const state = await withMongoErrors(
      this.#options.relayStates.findOneAndUpdate(
        { _id: tenantId },
        [
          { $set: { now: { $toLong: '$$NOW' } } },
          { $set: { free: { $lt: [{ $ifNull: ['$lease_until_ms', 0] }, '$now'] } } },
          {
            $set: {
              owner: { $cond: ['$free', owner, '$owner'] },
              lease_until_ms: { $cond: ['$free', { $add: ['$now', LEASE_MS] }, '$lease_until_ms'] },
              head: { $ifNull: ['$head', 0] },
            },
          },
          { $unset: ['free', 'now'] },
        ],
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return state?.owner === owner ? { head: state.head } : undefined;
  }

  async #renew(tenantId: string, owner: string, head: number): Promise<boolean> {
    const result = await withMongoErrors(
      this.#options.relayStates.updateOne({ _id: tenantId, owner }, [
        { $set: { head, lease_until_ms: { $add: [{ $toLong: '$$NOW' }, LEASE_MS] } } },
      ]),
    );
    return result.matchedCount === 1;
  }

  async #release(tenantId: string, owner: string, head: number): Promise<void> {
    await withMongoErrors(
      this.#options.relayStates.updateOne({ _id: tenantId, owner }, { $set: { head, lease_until_ms: 0 } }),
    );
  }
}

/** Within a document the order of the array counts, across documents the time, which ids begin with. */
function inOrder(queues: Pending[]): OutboxEvent[] {
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

function pendingFilter(tenantId: string): mongo.Filter<Outboxed> {
  return { tenant_id: tenantId, 'outbox.id': { $gt: EVENT_ID_FLOOR } };
}
