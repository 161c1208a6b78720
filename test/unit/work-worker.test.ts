import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Circuits } from '../../src/platform/work/circuits.ts';
import type { DueUnits, Except } from '../../src/platform/work/due-units.ts';
import type { DueUnit, WorkKind, WorkResult } from '../../src/platform/work/kind.ts';
import { Worker } from '../../src/platform/work/worker.ts';

describe('circuits', () => {
  it('leave a peer alone after repeated failures, for a pause that doubles up to five minutes', () => {
    let nowMs = 1_000;
    const circuits = new Circuits(() => nowMs);
    const pauses: number[] = [];
    for (let failures = 1; failures <= 12; failures += 1) {
      circuits.failed('p');
      const failedAt = nowMs;
      while (circuits.isOpen('p')) nowMs += 500;
      pauses.push((nowMs - failedAt) / 1_000);
    }
    expect(pauses).toEqual([0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300, 300]);
    expect(circuits.isAnswering('p')).toBe(false);
    circuits.succeeded('p');
    expect(circuits.isAnswering('p')).toBe(true);
    circuits.failed('p');
    expect([circuits.isOpen('p'), circuits.isAnswering('p'), circuits.open()]).toEqual([false, false, []]);
  });

  it('leave a peer that is switched off alone at once', () => {
    let nowMs = 0;
    const circuits = new Circuits(() => nowMs);
    circuits.off('p');
    expect(circuits.open()).toEqual(['p']);
    nowMs = 30_000;
    expect([circuits.isOpen('p'), circuits.isAnswering('p')]).toEqual([false, false]);
  });
});

/** Due units in memory, with the queries of the database. */
class FakeUnits {
  readonly due: DueUnit[] = [];
  readonly postponed: string[] = [];
  finds = 0;
  #added = 0;

  add(tenantId: string, peer: string | null, count = 1): string[] {
    return Array.from({ length: count }, () => {
      const id = `u${this.#added}`;
      this.due.push({ id, tenantId, peer, dueAt: new Date(this.#added) });
      this.#added += 1;
      return id;
    });
  }

  async find(_now: Date, limit: number, { tenantIds, peers }: Except, tenantId?: string): Promise<DueUnit[]> {
    this.finds += 1;
    return this.due
      .filter((unit) => (tenantId === undefined ? !tenantIds.includes(unit.tenantId) : unit.tenantId === tenantId))
      .filter(({ peer }) => peer === null || !peers.includes(peer))
      .slice(0, limit);
  }

  async take(unit: DueUnit, _leaseMs: number): Promise<Date | null> {
    const index = this.due.findIndex(({ id }) => id === unit.id);
    if (index === -1) return null;
    this.due.splice(index, 1);
    return new Date();
  }

  async postpone({ id }: DueUnit): Promise<void> {
    this.postponed.push(id);
  }
}

describe('a worker', () => {
  let units: FakeUnits;
  let begun: string[];
  let running: Map<string, (result: WorkResult) => void>;
  let worker: Worker;

  function newWorker(more: Partial<WorkKind> = {}): Worker {
    const kind: WorkKind = {
      name: 'x',
      due: { collection: 'x', index: 'x', dueField: 'x' },
      limits: { inAll: 10, perTenant: 4, perPeer: 2 },
      leaseMs: 1_000,
      perform({ id }) {
        begun.push(id);
        return new Promise((resolve) => running.set(id, resolve));
      },
      drain: 'finish',
      ...more,
    };
    const asUnits = units as unknown as DueUnits;
    return new Worker({
      kind,
      units: asUnits,
      now: () => new Date(),
      onWorked: () => undefined,
      logger: pino({ level: 'silent' }),
    });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [units, begun, running] = [new FakeUnits(), [], new Map()];
    worker = newWorker();
    worker.start();
  });
  afterEach(async () => {
    const stopped = worker.stop();
    for (const end of running.values()) end('done');
    await vi.runAllTimersAsync();
    await stopped;
    vi.useRealTimers();
  });

  const settle = () => vi.advanceTimersByTimeAsync(0);
  async function end(id: string | undefined, result: WorkResult): Promise<void> {
    running.get(id ?? '')?.(result);
    running.delete(id ?? '');
    await settle();
  }

  it('finds due units behind ten thousand of one tenant and one peer that does not answer', async () => {
    units.add('ten_stuck', 'dead', 10_000);
    const [healthy] = units.add('ten_healthy', 'alive');
    worker.wake();
    await settle();
    // The worker tries one unit of the peer, and then looks past the peer.
    expect(begun).toEqual(['u0', healthy]);
    expect(units.finds).toBeLessThanOrEqual(3);
  });

  it('begins units of a peer that answers past any number of failing or untried peers', async () => {
    await worker.stop();
    worker = newWorker({ limits: { inAll: 10, perTenant: 8, perPeer: 2, unproven: { inAll: 3, perTenant: 2 } } });
    worker.start();
    const [proof] = units.add('ten_good', 'alive');
    worker.wake();
    await settle();
    await end(proof, 'done');
    for (let tenant = 0; tenant < 50; tenant += 1) {
      for (let peer = 0; peer < 20; peer += 1) units.add(`ten_${tenant}`, `dead_${tenant}_${peer}`, 2);
    }
    const healthy = units.add('ten_good', 'alive', 2);
    worker.wake();
    await settle();
    expect(begun.slice(1)).toEqual(expect.arrayContaining(healthy));
    // Three units of untried peers, at most two of them of one tenant.
    expect(running.size).toBe(3 + healthy.length);
    for (const id of [...running.keys()].filter((one) => !healthy.includes(one))) await end(id, 'peer_failed');
    // At most three units of peers that failed, and three units of untried peers.
    expect(running.size).toBeLessThanOrEqual(3 + 3 + healthy.length);
    const [late] = units.add('ten_good', 'alive');
    await end(healthy[0], 'done');
    worker.wake();
    await settle();
    expect(begun).toContain(late);
  });

  it('gives a slow peer one unit at a time', async () => {
    const [first] = units.add('ten_a', 'slow');
    worker.wake();
    await settle();
    await end(first, 'done');
    const [second] = units.add('ten_a', 'slow');
    worker.wake();
    await settle();
    await end(second, 'peer_slow');
    units.add('ten_a', 'slow', 3);
    worker.wake();
    await settle();
    expect(running.size).toBe(1);
  });

  it('gives no tenant more than its share, however many peers it has', async () => {
    for (let peer = 0; peer < 20; peer += 1) units.add('ten_greedy', `p${peer}`);
    const [other] = units.add('ten_other', 'q');
    worker.wake();
    await settle();
    expect(begun).toHaveLength(5);
    expect(begun).toContain(other);
    await end('u0', 'done');
    expect(begun).toHaveLength(6);
  });

  it('leaves a peer that is off alone after one unit, and tries it with one unit after a pause', async () => {
    units.add('ten_a', 'off', 50);
    worker.wake();
    await settle();
    await end('u0', 'peer_off');
    expect(begun).toEqual(['u0']);
    expect(units.postponed).toEqual(['u0']);
    // After the pause, the worker tries one unit. When that succeeds, it begins more at once.
    await vi.advanceTimersByTimeAsync(36_000);
    expect(begun).toEqual(['u0', 'u1']);
    await end('u1', 'done');
    expect(begun).toEqual(['u0', 'u1', 'u2', 'u3']);
  });

  it('tries each unit that others hold once per poll, and continues behind it', async () => {
    await worker.stop();
    worker = newWorker({
      leaseMs: null,
      limits: { inAll: 10, perTenant: 1, perPeer: 1 },
      perform: async ({ id }) => {
        begun.push(id);
        return 'done';
      },
    });
    worker.start();
    units.add('ten_a', null, 3);
    worker.wake();
    await settle();
    expect(begun).toEqual(['u0', 'u1', 'u2']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(begun).toHaveLength(6);
  });

  it('polls once in five to six seconds while nothing is due', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(units.finds).toBeGreaterThanOrEqual(10);
    expect(units.finds).toBeLessThanOrEqual(12);
  });

  it('stops within seconds even if a unit does not end, and begins nothing more', async () => {
    units.add('ten_a', 'p', 2);
    units.add('ten_a', 'q', 1);
    worker.wake();
    await settle();
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(3_000);
    await stopped;
    worker.wake();
    await settle();
    expect(begun).toHaveLength(2);
  });
});
