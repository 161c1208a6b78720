import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import pLimit from 'p-limit';
import { AppError } from '../../errors/app-error.ts';
import { currentTimeMs } from '../clock.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Logger } from '../logger.ts';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import type { OutboxEvent, Outboxed } from './event.ts';
import { type LogEntry, toLogEntry } from './log-entry.ts';
import { BATCH_SIZE, type Batch, PendingEvents } from './pending-events.ts';
import { Quarantine, type QuarantinedEvent } from './quarantine.ts';
import { LEASE_MS, type LeaseState, RelayLeases } from './relay-leases.ts';
import type { RelayState } from './schema.ts';

/** Between the first event and the start of a batch, so that the events of a burst share the batch. */
const IDLE_DELAY_MS = 20;
const BUSY_DELAY_MS = 200;
/** From so many events on, a longer pause saves round trips. */
const BUSY_BATCH = 50;
const RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 5_000;
/** By then the lease of a dead relay has long expired, and another relay has had time for the work. */
const SETTLE_TIMEOUT_MS = 20_000;
/** The first sweep is for events that this process left when it was killed, later sweeps for other processes. */
const SWEEP_INTERVAL_MS = MINUTE_MS;
const SWEEP_AT_ONCE = 8;
const DRAIN_TIMEOUT_MS = 5_000;
const MAX_CONFLICTS = 5;
const LAG_CACHE_MS = 5_000;

export interface RelayOptions {
  connection: Connection;
  sources: mongo.Collection<Outboxed>[];
  eventLog: mongo.Collection<LogEntry>;
  relayStates: mongo.Collection<RelayState>;
  quarantinedEvents: mongo.Collection<QuarantinedEvent>;
  onRelayed: (count: number, tenantId: string, head: number) => void;
  /** Awaited before events leave the outboxes, so that followers learn of every entry, also after a crash. */
  onLogged: (tenantId: string) => Promise<void>;
  /** Awaited before a logged batch leaves the outboxes. After a crash, this may be called twice for an event. */
  onMoving: (tenantId: string, events: readonly OutboxEvent[]) => Promise<void>;
  reach: (point: 'relay_logged' | 'relay_taken' | 'relay_told') => void;
  onQuarantined: () => void;
  logger: Logger;
}

/** Backlog of all outboxes: the number of events, and the seconds that the oldest one has waited. */
export interface RelayLag {
  events: number;
  seconds: number;
}

/**
 * Moves outbox events into the tenants' logs, in order, each exactly once, without gaps. One relay at a time works for
 * a tenant, under a lease. If it overruns its lease, the unique index on `(tenant, sequence)` refuses the later writer.
 * After a crash between the steps, the next run does the rest.
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

  start(): void {
    void this.#sweep();
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_INTERVAL_MS);
  }

  /** At most a few seconds old. @throws {AppError} `unavailable` */
  lag(): Promise<RelayLag> {
    if (this.#lag === undefined || performance.now() - this.#lag.readAtMs > LAG_CACHE_MS) {
      const value = this.#pending.backlogs().then((backlogs) => {
        // The time of an event that will be quarantined may be invalid.
        const times = backlogs.map(({ oldestAt }) => oldestAt).filter((at) => at instanceof Date);
        const oldest = Math.min(currentTimeMs(), ...times.map((at) => at.getTime()));
        const events = backlogs.reduce((sum, one) => sum + one.events, 0);
        return { events, seconds: Math.max(0, (currentTimeMs() - oldest) / 1000) };
      });
      this.#lag = { readAtMs: performance.now(), value };
    }
    return this.#lag.value;
  }

  /** Costs nothing: the work is done soon, in batches. */
  notify(tenantId: string): void {
    if (this.#running.has(tenantId)) this.#again.add(tenantId);
    else this.#schedule(tenantId, IDLE_DELAY_MS);
  }

  /**
   * Makes relays call `onLogged` for the tenant. A relay that holds its lease already calls it at the lease's end,
   * unless it dies. So followers look once by themselves, when no such lease can be held any more.
   */
  async follow(tenantId: string): Promise<void> {
    await this.#leases.follow(tenantId);
  }

  /** Resolves when all present events are in the log, whichever process moved them. */
  async drain(tenantId: string): Promise<void> {
    for (let attempt = 0; !(await this.#run(tenantId)); attempt += 1) {
      if (attempt * RETRY_DELAY_MS > SETTLE_TIMEOUT_MS) throw new Error(`The relay of ${tenantId} does not come free`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }

  /**
   * Resolves once `isLogged` returns true. Unlike `drain`, this ends however many other events keep coming.
   * @throws {AppError} `unavailable` if that takes too long.
   */
  async settle(tenantId: string, isLogged: () => Promise<boolean>): Promise<void> {
    const deadlineMs = performance.now() + SETTLE_TIMEOUT_MS;
    this.notify(tenantId);
    for (let pauseMs = IDLE_DELAY_MS; !(await isLogged()); pauseMs = Math.min(2 * pauseMs, BUSY_DELAY_MS)) {
      if (performance.now() > deadlineMs) {
        throw new AppError('unavailable', 'The latest events are not in the event log yet. Retry the request.');
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** Resolves when active and scheduled runs have ended, or after seconds. Other events stay safe in their outboxes. */
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

  /** If the oldest event of a tenant is that of the sweep before, nobody works for it. The first sweep assumes so. */
  async #sweep(): Promise<void> {
    try {
      const backlogs = await this.#pending.backlogs();
      const left = backlogs.filter(({ tenantId, oldestId }) => {
        return this.#seenPending === undefined || this.#seenPending.get(tenantId) === oldestId;
      });
      this.#seenPending = new Map(backlogs.map(({ tenantId, oldestId }) => [tenantId, oldestId]));
      const atOnce = pLimit(SWEEP_AT_ONCE);
      await Promise.all(left.map(({ tenantId }) => atOnce(() => this.#runOrRetry(tenantId))));
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'the outbox sweep failed; the next sweep will retry');
    }
  }

  /** Runs once, after an active run. False if another process holds the lease. */
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
          // Events that wait are safe in their outboxes; the next process moves them.
          if (this.#stopped && moved === 0) break;
          await new Promise((resolve) => setTimeout(resolve, moved < BUSY_BATCH ? IDLE_DELAY_MS : BUSY_DELAY_MS));
          if (!batch.waiting && !this.#again.has(tenantId)) break;
        }
      }
    } finally {
      const last = await this.#leases.release(tenantId, owner, head);
      // Somebody may have begun to follow since, and another relay may have held the lease.
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
        // Some events are logged already, or another relay works at the same time. Go on with what is not in the log.
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
