import { once } from 'node:events';
import { connect } from 'node:net';
import { type BenchDatabase, type Prepared, preload } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { timeRequests, WORK_ITEMS } from './load.ts';
import { median, quantile } from './statistics.ts';
import type { Row } from './table.ts';

export interface NoiseOptions {
  rounds: number;
  progress: (line: string) => void;
}

/** Number of lists that a noisy key requests at once. All requests are sent before the first response. */
const LISTS = 320;
/** Number of WorkItems of the noisy tenant, and so of rows in each list. */
const ROWS = 200;
const CONNECTIONS = [1, 64] as const;
/** Number of reads of another tenant, one after the other, without other load. */
const ALONE = 200;
const QUANTILES = { p50: 0.5, p99: 0.99, worst: 1 } as const;

type Noise = 'alone' | `${(typeof CONNECTIONS)[number]}`;

/** Measures reads of one WorkItem after the other while a key of another tenant requests as many lists as it can. */
export async function measureNoise(
  bench: BenchDatabase,
  prepared: Prepared,
  { rounds, progress }: NoiseOptions,
): Promise<Row[]> {
  const { reader, writer, database } = prepared;
  await preload(bench, database, [reader.tenantId], ROWS);
  const [quietId] = await preload(bench, database, [writer.tenantId], 1);
  const server = await startWorkgate(bench, prepared);
  const get = { method: 'GET', path: `${WORK_ITEMS}/${quietId}`, headers: { 'x-api-key': writer.token } } as const;
  const times: Record<Noise, number[][]> = { alone: [], 1: [], 64: [] };
  try {
    await timeRequests(server.address, [get], ALONE);
    for (let round = 0; round < rounds; round += 1) {
      times.alone.push(await timeRequests(server.address, [get], ALONE));
      for (const connections of CONNECTIONS) {
        const noise = { isOver: false };
        const made = makeNoise(server.address, reader.token, connections).finally(() => {
          noise.isOver = true;
        });
        // Handled below; without this handler, a failure until then would be an unhandled rejection.
        made.catch(() => undefined);
        const seen: number[] = [];
        while (!noise.isOver) seen.push(...(await timeRequests(server.address, [get], 10)));
        await made;
        times[connections].push(seen);
      }
      const figures = Object.entries(times).map(([noise, all]) => `${noise} ${describe(all.at(-1) ?? [])}`);
      progress(`noise, round ${round + 1}: ${figures.join('; ')}`);
    }
  } finally {
    await server.stop();
  }
  return CONNECTIONS.flatMap((connections) =>
    Object.entries(QUANTILES).map(([name, share]) => toRow(times, connections, name, share)),
  );
}

/** Requests all lists, and resolves when each has any response. */
async function makeNoise(address: string, key: string, connections: number): Promise<void> {
  const { hostname, port } = new URL(address);
  const list = (more = '') =>
    `GET ${WORK_ITEMS}?limit=${ROWS} HTTP/1.1\r\nhost: ${hostname}\r\nx-api-key: ${key}\r\n${more}\r\n`;
  const each = Math.floor(LISTS / connections);
  const wire = list().repeat(each - 1) + list('connection: close\r\n');
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      const closed = once(socket, 'close');
      socket.resume().write(wire);
      await closed;
    }),
  );
}

function toRow(
  times: Record<Noise, number[][]>,
  connections: (typeof CONNECTIONS)[number],
  name: string,
  share: number,
): Row {
  const alone = times.alone.map((round) => quantile(round, share));
  const beside = times[connections].map((round) => quantile(round, share));
  return {
    what: `get beside ${LISTS} lists of another tenant on ${connections} connections, ${name}: beside / alone`,
    ratios: beside.map((value, round) => value / (alone[round] ?? Number.NaN)),
    absolute: `${median(beside).toFixed(1)} ms / ${median(alone).toFixed(1)} ms`,
  };
}

function describe(round: readonly number[]): string {
  return `${quantile(round, 0.5).toFixed(1)}/${quantile(round, 0.99).toFixed(1)} ms (${round.length})`;
}
