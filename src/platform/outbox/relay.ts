import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { currentTimeMs } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import { Turnstile } from '../turnstile.ts';
import type { OutboxEvent, Outboxed } from './event.ts';
import { type LogEntry, toLogEntry } from './log-entry.ts';
import { BATCH_SIZE, type Batch, PendingEvents } from './pending-events.ts';
import { Quarantine, type QuarantinedEvent } from './quarantine.ts';
import { LEASE_MS, type LeaseState, RelayLeases } from './relay-leases.ts';
import type { RelayState } from './schema.ts';

/** A batch is started this long after the first event, so that events of a burst share it. */
const IDLE_DELAY_MS = 20;
const BUSY_DELAY_MS = 200;
/** From this many events on a batch counts as busy: waiting a little longer then saves round trips. */
const BUSY_BATCH = 50;
const RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 5_000;
/** A dead relay's lease has run out long before, and another one has had time to do its work. */
const SETTLE_TIMEOUT_MS = 20_000;
/** The sweep at the start is for what this process left when it was killed, the later ones for those that never returned. */
const SWEEP_INTERVAL_MS = 60_000;
/** Tenants for which a sweep works at the same time. */
const SWEEP_AT_ONCE = 8;
/** The longest that what is under way may keep the process from ending. */
const DRAIN_TIMEOUT_MS = 5_000;
const MAX_CONFLICTS = 5;
/** What is pending is not counted more often than this, however often it is asked for. */
const LAG_CACHE_MS = 5_000;

export interface RelayOptions {
  connection: Connection;
  /** Every collection whose documents carry an outbox. */
  sources: mongo.Collection<Outboxed>[];
  eventLog: mongo.Collection<LogEntry>;
  relayStates: mongo.Collection<RelayState>;
  quarantinedEvents: mongo.Collection<QuarantinedEvent>;
  /** Told how many events a batch has moved, and to which sequence the log of the tenant now reaches. */
  onRelayed: (count: number, tenantId: string, head: number) => void;
  /**
   * Awaited when something is in the log of a tenant that is followed, and before it leaves the outboxes: whoever reads
   * the log is told of all that is in it, also after a crash.
   */
  onLogged: (tenantId: string) => Promise<void>;
  /**
   * Awaited with each batch that is in the log, before it leaves the outboxes: what is made of events is made of all of them,
   * also after a crash, though perhaps twice.
   */
  onMoving: (tenantId: string, events: readonly OutboxEvent[]) => Promise<void>;
  /** For fault tests: told of each step that is done. */
  reach: (point: 'relay_logged' | 'relay_taken' | 'relay_told') => void;
  onQuarantined: () => void;
  logger: Logger;
}

/** What waits in all outboxes: how many events, and for how many seconds the oldest has waited. */
export interface RelayLag {
  events: number;
  seconds: number;
}

/**
 * Moves outbox events into the tenants' event logs, in order, each exactly once, without gaps. One relay works for a
 * tenant at a time (a lease in `outbox_relays`); should a lease be overrun, the unique `(tenant, sequence)` refuses
 * the later writer, which reads the head again. Crashes between the steps leave either unlogged events or logged ones
 * not yet cleared; the next run does the rest.
 */
export class OutboxRelay {
  readonly #options: RelayOptions;
  readonly #pending: PendingEvents;
  readonly #leases: RelayLeases;
  readonly #quarantine: Quarantine;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #again = new Set<string>();
  readonly #failures = new Map<string, number>();
  /** The oldest pending event of each tenant at the last sweep. */
  #seenPending: Map<string, string> | undefined;
  #lag: { readAtMs: number; value: Promise<RelayLag> } | undefined;
  #sweeper: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#pending = new PendingEvents(options.connection, options.sources);
    this.#leases = new RelayLeases(options.relayStates);
    this.#quarantine = new Quarantine(options.quarantinedEvents, options.logger, options.onQuarantined);
  }

  /** Starts the sweep; from then on the relay also works for what other processes left behind. */
  start(): void {
    void this.#sweep();
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_INTERVAL_MS);
  }

  /**
   * What waits at this moment, or did a few seconds ago.
   * @throws {AppError} `unavailable` if the database does not answer.
   */
  lag(): Promise<RelayLag> {
    if (this.#lag === undefined || performance.now() - this.#lag.readAtMs > LAG_CACHE_MS) {
      const value = this.#pending.backlogs().then((backlogs) => {
        // The time of an event that is to be quarantined may be none.
        const times = backlogs.map(({ oldestAt }) => oldestAt).filter((at) => at instanceof Date);
        const oldest = Math.min(currentTimeMs(), ...times.map((at) => at.getTime()));
        const events = backlogs.reduce((sum, one) => sum + one.events, 0);
        return { events, seconds: Math.max(0, (currentTimeMs() - oldest) / 1000) };
      });
      this.#lag = { readAtMs: performance.now(), value };
    }
    return this.#lag.value;
  }

  /** Says that the tenant has new events. Costs nothing; the work is done soon, in batches. */
  notify(tenantId: string): void {
    if (this.#running.has(tenantId)) this.#again.add(tenantId);
    else this.#schedule(tenantId, IDLE_DELAY_MS);
  }

  /**
   * Has `onLogged` called for the tenant from now on. A relay that has had its lease from before calls it when it gives that
   * back, unless it dies: who follows looks once by themselves, when no such lease can be held any more.
   */
  async follow(tenantId: string): Promise<void> {
    await this.#leases.follow(tenantId);
  }

  /** Moves all present events of a tenant to its log; resolves when they are there, whoever moved them. */
  async drain(tenantId: string): Promise<void> {
    for (let attempt = 0; !(await this.#run(tenantId)); attempt += 1) {
      if (attempt * RETRY_DELAY_MS > SETTLE_TIMEOUT_MS) throw new Error(`The relay of ${tenantId} does not come free`);
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

  /** Starts nothing new; resolves when what was under way is done, or after seconds. Events left are safe where they are. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweeper);
    const scheduled = [...this.#timers.keys()];
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    const ends = Promise.allSettled([...this.#running.values(), ...scheduled.map((tenantId) => this.#run(tenantId))]);
    await Promise.race([ends, delay(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
  }

  #schedule(tenantId: string, delayMs: number): void {
    if (this.#stopped || this.#timers.has(tenantId)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(tenantId);
      void this.#runOrRetry(tenantId);
    }, delayMs);
    this.#timers.set(tenantId, timer);
  }

  /** Never throws. */
  async #runOrRetry(tenantId: string): Promise<void> {
    if (this.#stopped) return;
    try {
      if (!(await this.#run(tenantId))) this.#schedule(tenantId, RETRY_DELAY_MS);
      this.#failures.delete(tenantId);
    } catch (error) {
      const failures = (this.#failures.get(tenantId) ?? 0) + 1;
      this.#failures.set(tenantId, failures);
      this.#options.logger.warn({ err: error, tenant_id: tenantId }, 'the outbox relay failed; it will be tried again');
      this.#schedule(tenantId, Math.min(RETRY_DELAY_MS * 2 ** Math.min(failures - 1, 10), MAX_RETRY_DELAY_MS));
    }
  }

  /**
   * Works for those whose processes do not, any more. What is pending, and was at the sweep before, nobody works on; at
   * the first one, that is taken to be so of all.
   */
  async #sweep(): Promise<void> {
    try {
      const backlogs = await this.#pending.backlogs();
      const left = backlogs.filter(({ tenantId, oldestId }) => {
        return this.#seenPending === undefined || this.#seenPending.get(tenantId) === oldestId;
      });
      this.#seenPending = new Map(backlogs.map(({ tenantId, oldestId }) => [tenantId, oldestId]));
      const atOnce = new Turnstile(SWEEP_AT_ONCE);
      await Promise.all(left.map(({ tenantId }) => atOnce.pass(() => this.#runOrRetry(tenantId))));
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'the outbox sweep failed; the next one will do');
    }
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
    let lease = await this.#leases.acquire(tenantId, owner);
    if (lease === undefined) return false;
    let head = await this.#readHead(tenantId, lease.head);
    let leasedUntilMs = performance.now() + LEASE_MS;
    try {
      for (;;) {
        this.#again.delete(tenantId);
        const batch = await this.#pending.read(tenantId);
        if (batch.events.length === 0 && !batch.waiting) break;
        if (batch.events.length > 0) head = await this.#move(tenantId, { ...lease, head }, batch);
        if (performance.now() > leasedUntilMs - LEASE_MS / 2) {
          const renewed = await this.#leases.renew(tenantId, owner, head);
          if (renewed === undefined) return false;
          if (renewed.followed && !lease.followed) await this.#options.onLogged(tenantId);
          lease = renewed;
          leasedUntilMs = performance.now() + LEASE_MS;
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
      const last = await this.#leases.release(tenantId, owner, head);
      // Somebody has begun to follow since the lease was taken, which another may have had since.
      const isFollowed = last?.followed ?? (await this.#leases.isFollowed(tenantId));
      if (isFollowed && !lease.followed) await this.#options.onLogged(tenantId);
    }
    return true;
  }

  async #move(tenantId: string, { head, followed }: LeaseState, { queues, events }: Batch): Promise<number> {
    const { onMoving, onLogged, onRelayed, reach } = this.#options;
    const replaced = await this.#quarantine.replace(tenantId, queues);
    const logged = events.map((event) => replaced.get(event) ?? event);
    const reached = await this.#append(tenantId, head, logged);
    reach('relay_logged');
    await onMoving(tenantId, logged);
    reach('relay_taken');
    if (followed) await onLogged(tenantId);
    reach('relay_told');
    await this.#pending.clear(tenantId, queues);
    onRelayed(events.length, tenantId, reached);
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
}
