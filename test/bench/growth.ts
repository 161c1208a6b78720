import { type FindPage, findPage, findPageByWindows } from '../../src/platform/mongo/page.ts';
import { type BenchDatabase, type Prepared, preload, prepareDatabase } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { type BenchWorkItem, benchId, CREATE_BODY, createdEvent, workItemDocument } from './documents.ts';
import { OPERATIONS, type Operation, requestsOf, timeRequests } from './load.ts';
import type { Server } from './processes.ts';
import { median, quantile, rotated } from './statistics.ts';
import type { Row } from './table.ts';

export interface GrowthOptions {
  rounds: number;
  /** True to measure 10^6 WorkItems too. */
  million: boolean;
  progress: (line: string) => void;
}

/** A database of a certain size, with the service running on it. */
interface Subject {
  label: string;
  prepared: Prepared;
  server: Server;
  ids: string[];
}

type Source = 'service' | 'raw driver';

const SMALLEST = '10^3';
const ALL_TENANTS = 10_000;
const ITEMS_OF_ALL_TENANTS = 100_000;
const SAMPLES: Record<Operation, number> = { create: 300, get: 600, list: 300, poll: 300 };
const WARM_UP_SAMPLES = 200;
const GOAL = { atMost: 1.25 };

/**
 * Measures latencies on one connection by the size of the database, as ratios to 10^3 WorkItems. The same queries
 * through the raw driver show the engine's own part.
 */
export async function measureGrowth(bench: BenchDatabase, options: GrowthOptions): Promise<Row[]> {
  const subjects: Subject[] = [];
  try {
    for (const [label, items, tenants] of [
      [SMALLEST, 1_000, 1],
      ['10^5', 100_000, 1],
      ...(options.million ? ([['10^6', 1_000_000, 1]] as const) : []),
      ['10^4 tenants', ITEMS_OF_ALL_TENANTS, ALL_TENANTS],
    ] as const) {
      options.progress(`growth: preloading ${items} WorkItems in ${tenants} tenant(s)`);
      subjects.push(await makeSubject(bench, label, items, tenants));
    }
    const times = await measureRounds(bench, subjects, options);
    return OPERATIONS.flatMap((operation) => subjects.slice(1).flatMap(({ label }) => toRows(operation, label, times)));
  } finally {
    for (const { server } of subjects) await server.stop();
  }
}

async function makeSubject(bench: BenchDatabase, label: string, items: number, tenants: number): Promise<Subject> {
  const prepared = await prepareDatabase(bench, `growth_${label.replaceAll(/\W/g, '')}`);
  const { tenantId } = prepared.reader;
  if (tenants > 1) await addTenants(bench, prepared, tenants, items);
  // Among many tenants, the measured one has as many WorkItems as the only tenant of the smallest database.
  const ids = await preload(bench, prepared.database, [tenantId], tenants > 1 ? 1_000 : items);
  return { label, prepared, server: await startWorkgate(bench, prepared), ids };
}

async function addTenants(bench: BenchDatabase, prepared: Prepared, count: number, items: number): Promise<void> {
  const collection = bench.client.db(prepared.database).collection<{ _id: string }>('tenants');
  const example = await collection.findOne({ _id: prepared.reader.tenantId });
  const tenantIds = Array.from({ length: count }, (_, index) => `ten_0${String(index).padStart(25, '0')}`);
  await collection.insertMany(tenantIds.map((_id) => ({ ...example, _id })));
  await preload(bench, prepared.database, tenantIds, items);
}

/** Durations of all requests, by round. `keyOf` builds the keys. */
type Times = Map<string, number[][]>;

const keyOf = (source: Source, operation: Operation, label: string) => `${source} ${operation} ${label}`;

async function measureRounds(bench: BenchDatabase, subjects: Subject[], options: GrowthOptions): Promise<Times> {
  const times: Times = new Map();
  for (const subject of subjects) {
    for (const operation of OPERATIONS) await timeOperation(bench, subject, operation, WARM_UP_SAMPLES, options.rounds);
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const operation of OPERATIONS) {
      for (const subject of rotated(subjects, round)) {
        const timed = await timeOperation(bench, subject, operation, SAMPLES[operation], round);
        for (const [source, values] of Object.entries(timed) as [Source, number[]][]) {
          const key = keyOf(source, operation, subject.label);
          times.set(key, [...(times.get(key) ?? []), values]);
          const figures = `p50 ${quantile(values, 0.5).toFixed(2)} ms, p99 ${quantile(values, 0.99).toFixed(2)} ms`;
          options.progress(`growth, round ${round + 1}, ${key}: ${figures}`);
        }
      }
    }
  }
  return times;
}

/**
 * Times requests to the service and the same queries through the raw driver. Which kind comes first alternates between
 * rounds.
 */
async function timeOperation(
  bench: BenchDatabase,
  { prepared, server, ids }: Subject,
  operation: Operation,
  count: number,
  round: number,
): Promise<Record<Source, number[]>> {
  const { token, tenantId } = prepared.reader;
  // The reader's tenant also receives the created WorkItems, because its size is the one that matters.
  const requests = requestsOf(operation, { address: server.address, writeKey: token, readKey: token, ids });
  const query = rawQuery(bench, prepared.database, tenantId, operation, ids);
  const measured: Record<Source, number[]> = { service: [], 'raw driver': [] };
  for (const source of rotated<Source>(['service', 'raw driver'], round)) {
    measured[source] =
      source === 'service' ? await timeRequests(server.address, requests, count) : await timeCalls(query, count);
  }
  return measured;
}

function rawQuery(
  bench: BenchDatabase,
  database: string,
  tenantId: string,
  operation: Operation,
  ids: readonly string[],
): (index: number) => Promise<unknown> {
  const workItems = bench.client.db(database).collection<BenchWorkItem>('work_items');
  if (operation === 'create') {
    return () => {
      const document = workItemDocument(tenantId, CREATE_BODY, new Date());
      // The id sorts below the ids that the relay looks for, because the relay must not log what the service has not
      // written.
      return workItems.insertOne({ ...document, outbox: [{ ...createdEvent(document), id: benchId('bench') }] });
    };
  }
  if (operation === 'get') {
    return (index) => workItems.findOne({ _id: ids[index % ids.length] as string, tenant_id: tenantId });
  }
  const find: FindPage = bench.embedded ? findPageByWindows : findPage;
  return () =>
    find(workItems, {
      filter: { tenant_id: tenantId },
      timeField: 'created_at',
      order: 'newest_first',
      limit: 50,
      notBefore: new Date(0),
      projection: { outbox: 0, idem: 0, salt: 0, initial_message: 0 },
    });
}

async function timeCalls(call: (index: number) => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await call(index);
    times.push(performance.now() - startedAt);
  }
  return times;
}

function toRows(operation: Operation, label: string, times: Times): Row[] {
  return (['service', 'raw driver'] as const).flatMap((source) =>
    [0.5, 0.99].map((share) => {
      const large = (times.get(keyOf(source, operation, label)) ?? []).map((values) => quantile(values, share));
      const small = (times.get(keyOf(source, operation, SMALLEST)) ?? []).map((values) => quantile(values, share));
      const name = source === 'service' ? '' : ' (raw driver, same queries)';
      return {
        what: `${operation}, p${share * 100}: ${label} / ${SMALLEST}${name}`,
        ratios: large.map((value, round) => value / (small[round] ?? Number.NaN)),
        ...(source === 'service' ? { goal: GOAL } : {}),
        absolute: `${median(large).toFixed(2)} ms / ${median(small).toFixed(2)} ms`,
      };
    }),
  );
}
