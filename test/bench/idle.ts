import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import { type BenchDatabase, type Prepared, preload } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { cpuSeconds } from './processes.ts';
import { median, rotated } from './statistics.ts';
import type { Row } from './table.ts';

/** Number of tenants in the database `many`, besides the two that every prepared database has. */
const IDLE_TENANTS = 2_000;
/** Time until start-up is over, which costs more than anything after it. */
const SETTLE_MS = 5_000;
/** Duration of a measurement, in which each kind of background work looks for work at least twice. */
const IDLE_MS = 15_000;

interface Cost {
  service: number;
  database: number | undefined;
}

/**
 * Measures the CPU time of an idle process and its database with many tenants, each with a WorkItem, as a ratio to few
 * tenants.
 */
export async function measureIdle(
  bench: BenchDatabase,
  sides: { few: Prepared; many: Prepared },
  options: { rounds: number; progress: (line: string) => void },
): Promise<Row[]> {
  await addTenants(bench, sides.many.database);
  const costs: Record<keyof typeof sides, Cost[]> = { few: [], many: [] };
  for (let round = 0; round < options.rounds; round += 1) {
    for (const name of rotated(['few', 'many'] as const, round)) {
      const cost = await costOf(bench, sides[name]);
      costs[name].push(cost);
      options.progress(`idle, round ${round + 1}, ${name}: ${(1_000 * cost.service).toFixed(0)} ms of a second's core`);
    }
  }
  const rows: Row[] = [];
  for (const part of ['service', 'database'] as const) {
    const [many, few] = [costs.many, costs.few].map((list) => list.map((cost) => cost[part] ?? Number.NaN));
    // A database that the bench did not start may run on another machine, so its CPU time is unknown.
    if (many === undefined || few === undefined || few.some(Number.isNaN)) continue;
    const shares = [many, few].map((list) => `${(100 * median(list)).toFixed(1)} %`);
    rows.push({
      what: `idle, processor time of the ${part}: ${IDLE_TENANTS} tenants / 2`,
      ratios: many.map((cost, round) => cost / (few[round] ?? Number.NaN)),
      goal: { atMost: 1.3 },
      absolute: shares.join(' / '),
    });
  }
  return rows;
}

async function addTenants(bench: BenchDatabase, database: string): Promise<void> {
  const tenants = Array.from({ length: IDLE_TENANTS }, () => ({
    _id: newId('ten'),
    name: 'Idle',
    created_at: new Date(),
  }));
  await bench.client
    .db(database)
    .collection('tenants')
    .insertMany(tenants as never);
  const ids = tenants.map(({ _id }) => _id);
  await preload(bench, database, ids, ids.length);
}

/** @returns seconds of CPU time per second */
async function costOf(bench: BenchDatabase, prepared: Prepared): Promise<Cost> {
  const server = await startWorkgate(bench, prepared);
  try {
    await delay(SETTLE_MS);
    const pids = { service: server.pid, database: bench.pid };
    const usedBy = (pid: number | undefined) => (pid === undefined ? undefined : cpuSeconds(pid));
    const before = { service: await cpuSeconds(pids.service), database: await usedBy(pids.database) };
    const startedAt = performance.now();
    await delay(IDLE_MS);
    const seconds = (performance.now() - startedAt) / 1000;
    const database = await usedBy(pids.database);
    return {
      service: ((await cpuSeconds(pids.service)) - before.service) / seconds,
      database: database === undefined ? undefined : (database - (before.database ?? 0)) / seconds,
    };
  } finally {
    await server.stop();
  }
}
