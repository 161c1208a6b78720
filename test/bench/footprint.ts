import { setTimeout as delay } from 'node:timers/promises';
import { type BenchDatabase, type Prepared, preload } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { requestsOf, sendLoad } from './load.ts';
import { residentBytes } from './processes.ts';
import { median } from './statistics.ts';
import type { Row } from './table.ts';

const FIRST_REQUESTS = 10_000;
const START_LIMIT_MS = 2_000;
const READ_ITEMS = 200;
/** Number of reads for each list and each create: 8 of 10 requests read. */
const READS = 8;
const SIZE_SAMPLES = 9;
const SIZE_SAMPLE_INTERVAL_MS = 250;

/** Measures the resident size of a service process after `total` requests, as a ratio to its size after 10^4. */
export async function measureMemory(
  bench: BenchDatabase,
  prepared: Prepared,
  total: number,
  progress: (line: string) => void,
): Promise<Row[]> {
  const ids = await preload(bench, prepared.database, [prepared.reader.tenantId], READ_ITEMS);
  const server = await startWorkgate(bench, prepared);
  try {
    const target = {
      address: server.address,
      writeKey: prepared.writer.token,
      readKey: prepared.reader.token,
      ids: ids.slice(-READS),
    };
    const requests = [...requestsOf('get', target), ...requestsOf('list', target), ...requestsOf('create', target)];
    await sendLoad(server.address, requests, { amount: FIRST_REQUESTS });
    const early = await settledSize(server.pid);
    progress(`memory: ${toMebibytes(early)} after ${FIRST_REQUESTS} requests`);
    await sendLoad(server.address, requests, { amount: total - FIRST_REQUESTS });
    const late = await settledSize(server.pid);
    return [
      {
        what: `resident size: after ${total} requests / after ${FIRST_REQUESTS}`,
        ratios: [late / early],
        goal: { atMost: 1.1 },
        absolute: `${toMebibytes(late)} / ${toMebibytes(early)}`,
      },
    ];
  } finally {
    await server.stop();
  }
}

async function settledSize(pid: number): Promise<number> {
  const sizes: number[] = [];
  for (let sample = 0; sample < SIZE_SAMPLES; sample += 1) {
    await delay(SIZE_SAMPLE_INTERVAL_MS);
    sizes.push(await residentBytes(pid));
  }
  return median(sizes);
}

const toMebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

/**
 * Measures the time from the start of the process to the first response of an operation, as a share of the 2 s limit.
 * The database is already running.
 */
export async function measureStart(bench: BenchDatabase, prepared: Prepared, rounds: number): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startWorkgate(bench, prepared);
    times.push(server.startMs);
    await server.stop();
  }
  return [
    {
      what: `start to first answer / ${START_LIMIT_MS / 1000} s`,
      ratios: times.map((time) => time / START_LIMIT_MS),
      goal: { atMost: 1 },
      absolute: `${(median(times) / 1000).toFixed(2)} s`,
    },
  ];
}
