import type { SearchDocument } from '../../src/work-items/search/schema.ts';
import { type BenchDatabase, type Prepared, preload, prepareDatabase } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import type { BenchWorkItem } from './documents.ts';
import { type LoadRequest, timeRequests, WORK_ITEMS } from './load.ts';
import type { Server } from './processes.ts';
import { median, quantile, rotated } from './statistics.ts';
import type { Row } from './table.ts';

export interface SearchOptions {
  rounds: number;
  progress: (line: string) => void;
}

interface Subject {
  label: string;
  prepared: Prepared;
  server: Server;
}

const SMALL = { label: '10^3', items: 1_000 };
const LARGE = { label: '10^5', items: 100_000 };
/** Number of turns in a round. Both sizes alternate, so that other load on the machine affects both. */
const TURNS = 20;
const SAMPLES_A_TURN = 20;
const WARM_UP_TURNS = 3;
const GOAL = { atMost: 1.5 };
const INSERT_BATCH = 1_000;

/**
 * Query strings by name. `common` is in all WorkItems, `rare` in one of 500 among the newest 1,000, and `nowhere` in
 * none.
 */
const SEARCHES = {
  'a word of few': 'q=rare',
  'a word of all': 'q=common',
  'a word of all and one of few': 'q=common%20rare',
  'a word of all and one of none': 'q=common%20nowhere',
  'a word of all, of a status and a priority': 'q=common&status=new,open&priority=high,normal',
  'a status and a priority': 'status=new,open&priority=high,normal',
} as const;

/** Measures search latencies on one connection, as ratios of those with 10^5 WorkItems to those with 10^3. */
export async function measureSearch(bench: BenchDatabase, { rounds, progress }: SearchOptions): Promise<Row[]> {
  const subjects: Subject[] = [];
  const times = new Map<string, number[][]>();
  try {
    for (const size of [SMALL, LARGE]) {
      progress(`search: preloading ${size.items} WorkItems with their words`);
      subjects.push(await makeSubject(bench, size));
    }
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, query] of Object.entries(SEARCHES)) {
        const taken = await takeTurns(subjects, query, round < 0 ? WARM_UP_TURNS : TURNS);
        if (round < 0) continue;
        for (const [label, values] of taken) {
          const key = `${name} ${label}`;
          times.set(key, [...(times.get(key) ?? []), values]);
          const figures = `p50 ${quantile(values, 0.5).toFixed(2)} ms, p99 ${quantile(values, 0.99).toFixed(2)} ms`;
          progress(`search, round ${round + 1}, ${key}: ${figures}`);
        }
      }
    }
    return Object.keys(SEARCHES).flatMap((name) => toRows(name, times));
  } finally {
    for (const { server } of subjects) await server.stop();
  }
}

/** @returns the duration of each search in milliseconds, by the label of the size */
async function takeTurns(subjects: readonly Subject[], query: string, turns: number): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { label, prepared, server } of rotated(subjects, turn)) {
      const headers = { 'x-api-key': prepared.reader.token };
      const requests: LoadRequest[] = [{ method: 'GET', path: `${WORK_ITEMS}/search?${query}`, headers }];
      // The first request opens the connection and is not counted.
      const [, ...values] = await timeRequests(server.address, requests, 1 + SAMPLES_A_TURN);
      taken.set(label, [...(taken.get(label) ?? []), ...values]);
    }
  }
  return taken;
}

async function makeSubject(bench: BenchDatabase, { label, items }: typeof SMALL | typeof LARGE): Promise<Subject> {
  const prepared = await prepareDatabase(bench, `search_${items}`);
  const { tenantId } = prepared.reader;
  await preload(bench, prepared.database, [tenantId], items);
  const db = bench.client.db(prepared.database);
  const found = db.collection<BenchWorkItem>('work_items').find({ tenant_id: tenantId }).sort({ created_at: -1 });
  // Reads all WorkItems first, because an open cursor slows down each insertion.
  const read = await found.project<Pick<BenchWorkItem, '_id' | 'created_at'>>({ created_at: 1 }).toArray();
  const words = read.map(({ _id, created_at }, place): SearchDocument => {
    const own = Array.from({ length: 20 }, (_word, index) => `w${(place * 31 + index * 7_919) % 20_000}`);
    // The number of WorkItems with this word does not depend on the size, so a search finds the same number.
    if (place < SMALL.items && place % 500 === 0) own.push('rare');
    return { _id, tenant_id: tenantId, created_at, terms: ['common', ...new Set(own)], revision: 1 };
  });
  for (let done = 0; done < words.length; done += INSERT_BATCH) {
    const batch = words.slice(done, done + INSERT_BATCH);
    await db.collection<SearchDocument>('work_item_search').insertMany(batch, { ordered: false });
  }
  return { label, prepared, server: await startWorkgate(bench, prepared) };
}

function toRows(name: string, times: ReadonlyMap<string, number[][]>): Row[] {
  return [0.5, 0.99].map((share) => {
    const [large, small] = [LARGE, SMALL].map(({ label }) => {
      return (times.get(`${name} ${label}`) ?? []).map((values) => quantile(values, share));
    }) as [number[], number[]];
    return {
      what: `search for ${name}, p${share * 100}: ${LARGE.label} / ${SMALL.label}`,
      ratios: large.map((value, round) => value / (small[round] ?? Number.NaN)),
      goal: GOAL,
      absolute: `${median(large).toFixed(2)} ms / ${median(small).toFixed(2)} ms`,
    };
  });
}
