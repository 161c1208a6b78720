import { mongo } from 'mongoose';
import { type BenchDatabase, type Prepared, preload, waitUntilDrained } from './bench-database.ts';
import { CANDIDATES, type Candidate, type CandidateName, startCandidates } from './candidates.ts';
import { type Operation, requestsOf, sendLoad, type Target } from './load.ts';
import { cpuSeconds } from './processes.ts';
import { median, rotated } from './statistics.ts';
import type { Row } from './table.ts';

export interface ThroughputOptions {
  operations: readonly Operation[];
  rounds: number;
  seconds: number;
  progress: (line: string) => void;
}

/** Requests per second, and per second of the server's CPU time. */
export interface Rates {
  perSecond: number;
  perCpuSecond: number;
}

const PRELOADED = 1_000;
/** Number of requests that each candidate answers before it is measured. */
export const WARM_UP: Record<Operation, number> = { create: 2_000, get: 4_000, list: 800, poll: 800 };
/** Maximum relative difference between the sizes of what the floor and the service store. */
const SIZE_TOLERANCE = 0.05;

/**
 * Measures each operation for each candidate, in rounds over all candidates, as ratios of the service to each other
 * candidate.
 */
export async function measureThroughput(
  bench: BenchDatabase,
  prepared: Prepared,
  options: ThroughputOptions,
): Promise<Row[]> {
  const candidates = await startCandidates(bench, prepared);
  try {
    const rows: Row[] = [];
    for (const operation of options.operations) {
      for (const candidate of candidates)
        await measure(bench, prepared, candidate, operation, { amount: WARM_UP[operation] });
      if (operation === 'create') await assertSameWork(bench, candidates);
      const rates = new Map<CandidateName, Rates[]>(CANDIDATES.map((name) => [name, []]));
      for (let round = 0; round < options.rounds; round += 1) {
        for (const candidate of rotated(candidates, round)) {
          const rate = await measure(bench, prepared, candidate, operation, { seconds: options.seconds });
          rates.get(candidate.name)?.push(rate);
          const { perSecond, perCpuSecond } = rate;
          const figures = `${perSecond.toFixed(0)}/s, ${perCpuSecond.toFixed(0)} per CPU second`;
          options.progress(`${operation}, round ${round + 1}, ${candidate.name}: ${figures}`);
        }
      }
      rows.push(...toRows(operation, rates));
    }
    return rows;
  } finally {
    for (const { server } of candidates) await server.stop();
  }
}

/** Measures one operation once. For reads, the WorkItems are created anew right before. */
export async function measure(
  bench: BenchDatabase,
  prepared: Prepared,
  candidate: Pick<Candidate, 'database' | 'server'>,
  operation: Operation,
  until: { seconds: number } | { amount: number },
): Promise<Rates> {
  const { database, server } = candidate;
  const ids = operation === 'create' ? [] : await refresh(bench, database, prepared.reader.tenantId);
  const target: Target = {
    address: server.address,
    writeKey: prepared.writer.token,
    readKey: prepared.reader.token,
    ids,
  };
  const cpuBefore = await cpuSeconds(server.pid);
  const load = await sendLoad(server.address, requestsOf(operation, target), until);
  const loadedAt = performance.now();
  // A create counts only when its event is in the log. A rate at which the log falls behind could not be sustained.
  if (operation === 'create') await waitUntilDrained(bench, database, prepared.writer.tenantId);
  const elapsed = load.seconds + (performance.now() - loadedAt) / 1000;
  const cpuUsed = (await cpuSeconds(server.pid)) - cpuBefore;
  return { perSecond: load.answered / elapsed, perCpuSecond: load.answered / cpuUsed };
}

/** Replaces the reader's WorkItems, so that the newest is always as old as the measurement. */
async function refresh(bench: BenchDatabase, database: string, tenantId: string): Promise<string[]> {
  await bench.client.db(database).collection('work_items').deleteMany({ tenant_id: tenantId });
  return preload(bench, database, [tenantId], PRELOADED);
}

/** @throws {Error} unless the floor stores documents and log entries of the same size as the service */
async function assertSameWork(bench: BenchDatabase, candidates: readonly Candidate[]): Promise<void> {
  for (const collection of ['work_items', 'event_log']) {
    const sizes: number[] = [];
    for (const name of ['workgate', 'floor']) {
      const database = candidates.find((candidate) => candidate.name === name)?.database;
      const cursor = bench.client
        .db(database)
        .collection(collection)
        .find({ 'actor.type': { $ne: 'system' } });
      const last = await cursor.sort({ _id: -1 }).limit(1).next();
      sizes.push(mongo.BSON.calculateObjectSize(last ?? {}));
    }
    const [ours = 0, floor = 0] = sizes;
    if (Math.abs(floor / ours - 1) > SIZE_TOLERANCE) {
      throw new Error(
        `${collection}: the floor stores ${floor} bytes where the service stores ${ours}; align documents.ts`,
      );
    }
  }
}

function toRows(operation: Operation, rates: Map<CandidateName, Rates[]>): Row[] {
  const rows: Row[] = [];
  const ours = rates.get('workgate') ?? [];
  const units = { perSecond: 'requests/s', perCpuSecond: 'requests per CPU second' } as const;
  for (const [unit, label] of Object.entries(units) as [keyof Rates, string][]) {
    for (const name of CANDIDATES.slice(1)) {
      const theirs = rates.get(name) ?? [];
      const middle = (values: Rates[]) => median(values.map((value) => value[unit])).toFixed(0);
      const goal = unit === 'perCpuSecond' ? {} : { goal: name === 'floor' ? { atLeast: 0.8 } : { above: 1 } };
      rows.push({
        what: `${operation}, ${label}: workgate / ${name}`,
        ratios: ours.map((value, round) => value[unit] / (theirs[round]?.[unit] ?? Number.NaN)),
        ...goal,
        absolute: `${middle(ours)} / ${middle(theirs)}`,
      });
    }
  }
  return rows;
}
