import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import { type BenchDatabase, type Prepared, preload } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { cpuSeconds } from './processes.ts';
import { median, rotated } from './statistics.ts';
import type { Row } from './table.ts';

/** Tenants of the one database, beside the two that every prepared one has. */
const IDLE_TENANTS = 2_000;
/** Until a start is over, which costs more than anything that follows. */
const SETTLE_MS = 5_000;
/** Each kind of work is looked for at least twice in it. */
const IDLE_MS = 15_000;

interface Cost {
  service: number;
  database: number | undefined;
}

/** What a process and its database cost while nothing happens: with many tenants, each with a WorkItem, to with few. */
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
    // Another database than one of ours may run on another machine.
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

/** Seconds of processor time per second. */
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
