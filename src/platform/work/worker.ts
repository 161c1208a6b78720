import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../logger.ts';
import { Circuits, OFF_PAUSE_MS } from './circuits.ts';
import { type DueUnits, type Except, waitBefore } from './due-units.ts';
import type { DueUnit, WorkKind, WorkResult } from './kind.ts';

/** Milliseconds between looks while there is no work. Up to a fifth is added, so that processes do not keep in step. */
const POLL_INTERVAL_MS = 5_000;
const PAGE_SIZE = 100;
/** Maximum pages of one look. The next look goes on from there. */
const MAX_PAGES = 50;
/** Then the lease of running work runs out, and another process continues. */
const DRAIN_TIMEOUT_MS = 3_000;
const MAX_TRIED = 10_000;

export interface WorkerOptions {
  kind: WorkKind;
  units: DueUnits;
  now: () => Date;
  onWorked: (kind: string, result: WorkResult | 'thrown') => void;
  logger: Logger;
}

/**
 * Does one kind of work, longest due first. No tenant and no peer has more than its share of the places, and units of
 * others are found past theirs, so nobody keeps others waiting.
 */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #circuits = new Circuits();
  readonly #running = new Map<string, DueUnit>();
  readonly #ends = new Set<Promise<void>>();
  /** Since the last regular look. A unit found again with the same due time belongs to another process. */
  readonly #tried = new LRUCache<string, number>({ max: MAX_TRIED });
  readonly #stopping = new AbortController();
  readonly #breakOff = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  /** True if the last look found due units without a place for them. */
  #waiting = false;
  #again = false;
  #started = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#started = true;
    this.#lookLater();
  }

  /** A process that was not started, such as a command, leaves the work to the processes that were. */
  wake(): void {
    if (!this.#started || this.#stopping.signal.aborted) return;
    if (this.#looking !== undefined) this.#again = true;
    else this.#lookNow();
  }

  isLeftAlone(peer: string): boolean {
    return this.#circuits.isOpen(peer);
  }

  /** Starts nothing new. Resolves when the running work is done, or after a few seconds. */
  async stop(): Promise<void> {
    const { kind, logger } = this.#options;
    this.#stopping.abort();
    if (kind.drain === 'abort') this.#breakOff.abort();
    clearTimeout(this.#timer);
    const ended = Promise.all([this.#looking, ...this.#ends]).then(() => true);
    const isDone = await Promise.race([ended, delay(DRAIN_TIMEOUT_MS, false, { ref: false })]);
    this.#breakOff.abort();
    if (!isDone)
      logger.warn({ kind: kind.name, units: this.#running.size }, 'left to other processes, or the next start');
  }

  /** Does what is due of one tenant now, at most one page, whatever else is running. Waits for it. */
  async runDue(tenantId: string): Promise<void> {
    const { units, now } = this.#options;
    const due = await units.find(now(), PAGE_SIZE, { tenantIds: [], peers: [] }, tenantId);
    await Promise.all(due.map((unit) => this.#work(unit)));
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (this.#stopping.signal.aborted) return;
    const regularLook = () => {
      this.#tried.clear();
      this.#lookNow();
    };
    this.#timer = setTimeout(regularLook, POLL_INTERVAL_MS * (1 + Math.random() / 5));
  }

  #lookNow(): void {
    if (this.#looking !== undefined || this.#stopping.signal.aborted) return;
    clearTimeout(this.#timer);
    const { kind, logger } = this.#options;
    this.#looking = this.#look()
      .catch((error: unknown) => {
        logger.warn({ err: error, kind: kind.name }, 'due work could not be looked up; it will be tried again');
      })
      .finally(() => {
        this.#looking = undefined;
        if (this.#again) {
          this.#again = false;
          this.#lookNow();
        } else this.#lookLater();
      });
  }

  /** Starts due units, page by page. Each page leaves out the tenants and peers that have their share by then. */
  async #look(): Promise<void> {
    const { kind, units, now } = this.#options;
    this.#waiting = false;
    const passedOver = new Set<string>();
    for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
      if (this.#stopping.signal.aborted) return;
      if (this.#running.size >= kind.limits.inAll) {
        this.#waiting = true;
        return;
      }
      const { tenantIds, peers } = this.#saturated();
      const limit = PAGE_SIZE + this.#running.size;
      const found = await units.find(now(), limit, { tenantIds, peers: [...new Set([...peers, ...passedOver])] });
      const before = passedOver.size;
      const begun = found.filter((unit) => this.#begin(unit, passedOver)).length;
      if (found.length < limit || (begun === 0 && passedOver.size === before)) return;
    }
  }

  #saturated(): Except {
    const { perTenant } = this.#options.kind.limits;
    const { tenants, peers } = this.#shares();
    const full = <T>(shares: Map<T, number>, limit: (one: T) => number) =>
      [...shares].filter(([one, count]) => count >= limit(one)).map(([one]) => one);
    const tenantIds = full(tenants, () => perTenant);
    const busy = full(peers, (peer) => this.#limitOf(peer));
    const { unproven } = this.#options.kind.limits;
    if (unproven !== undefined && this.#countOf('failing') >= unproven.inAll) {
      busy.push(...this.#circuits.failing());
    }
    if (tenantIds.length + busy.length > 0) this.#waiting = true;
    return { tenantIds, peers: [...new Set([...busy, ...this.#circuits.open()])] };
  }

  /** True if the peer is not known to answer, and similar units have all such places. */
  #isUnprovenTooMany({ peer, tenantId }: DueUnit): boolean {
    const { unproven } = this.#options.kind.limits;
    if (unproven === undefined || peer === null) return false;
    const standing = this.#standingOf(peer);
    if (standing === 'answering') return false;
    const ofTenant = [...this.#running.values()].filter((unit) => unit.tenantId === tenantId);
    const isUnproven = (unit: DueUnit) => unit.peer !== null && this.#standingOf(unit.peer) !== 'answering';
    return this.#countOf(standing) >= unproven.inAll || ofTenant.filter(isUnproven).length >= unproven.perTenant;
  }

  #countOf(standing: 'failing' | 'unknown'): number {
    const units = [...this.#running.values()];
    return units.filter(({ peer }) => peer !== null && this.#standingOf(peer) === standing).length;
  }

  #standingOf(peer: string): 'answering' | 'failing' | 'unknown' {
    if (this.#circuits.isAnswering(peer)) return 'answering';
    return this.#circuits.isFailing(peer) ? 'failing' : 'unknown';
  }

  #shares(): { tenants: Map<string, number>; peers: Map<string, number> } {
    const [tenants, peers] = [new Map<string, number>(), new Map<string, number>()];
    for (const { tenantId, peer } of this.#running.values()) {
      tenants.set(tenantId, (tenants.get(tenantId) ?? 0) + 1);
      if (peer !== null) peers.set(peer, (peers.get(peer) ?? 0) + 1);
    }
    return { tenants, peers };
  }

  #limitOf(peer: string): number {
    return this.#circuits.isAnswering(peer) ? this.#options.kind.limits.perPeer : 1;
  }

  /** @param passedOver Collects the peers without a place, so that the next page shows units of others. */
  #begin(unit: DueUnit, passedOver: Set<string>): boolean {
    const { inAll, perTenant } = this.#options.kind.limits;
    const { id, peer, tenantId } = unit;
    // Units that run under a lease of their kind are found again too.
    if (this.#running.has(id) || this.#tried.get(id) === unit.dueAt.getTime()) return false;
    if (peer !== null && this.#circuits.isOpen(peer)) return false;
    const { tenants, peers } = this.#shares();
    const isFull =
      this.#running.size >= inAll ||
      (tenants.get(tenantId) ?? 0) >= perTenant ||
      (peer !== null && (peers.get(peer) ?? 0) >= this.#limitOf(peer));
    const isPassedOver = this.#isUnprovenTooMany(unit);
    if (isPassedOver && peer !== null) passedOver.add(peer);
    if (isFull || isPassedOver) {
      this.#waiting = true;
      return false;
    }
    this.#running.set(id, unit);
    this.#tried.set(id, unit.dueAt.getTime());
    const end = this.#work(unit).finally(() => {
      this.#running.delete(id);
      this.#ends.delete(end);
      if (this.#waiting) this.wake();
    });
    this.#ends.add(end);
    return true;
  }

  async #work(unit: DueUnit): Promise<void> {
    const { kind, units, logger } = this.#options;
    const about = { kind: kind.name, tenant_id: unit.tenantId, unit: unit.id };
    try {
      const heldUntil = kind.leaseMs === null ? null : await units.take(unit, kind.leaseMs);
      if (kind.leaseMs !== null && heldUntil === null) return;
      const result = await kind.perform(unit, this.#breakOff.signal).catch((error: unknown) => {
        logger.warn({ ...about, err: error }, 'not done; it will be tried again');
        return 'thrown' as const;
      });
      this.#judge(unit, result);
      this.#options.onWorked(kind.name, result);
      if (heldUntil === null) return;
      if (result === 'thrown') await units.postpone(unit, heldUntil, waitBefore(unit, this.#options.now()));
      else if (result === 'peer_off') await units.postpone(unit, heldUntil, OFF_PAUSE_MS);
    } catch (error) {
      logger.warn({ ...about, err: error }, 'the database did not answer; it will be tried again');
    }
  }

  #judge({ peer }: DueUnit, result: WorkResult | 'thrown'): void {
    if (peer === null) return;
    if (result === 'done') this.#circuits.succeeded(peer);
    else if (result === 'peer_failed') this.#circuits.failed(peer);
    else if (result === 'peer_slow') this.#circuits.slow(peer);
    else if (result === 'peer_off') this.#circuits.off(peer);
  }
}
