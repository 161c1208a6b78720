/**
 * `make bench` prints one table of ratios, measured on this machine in one run. Options:
 * - `--rounds N`: rounds over all candidates (5)
 * - `--seconds S`: length of each throughput measurement (4)
 * - `--only PART`: create, get, list, poll, growth, search, routing, governance, projections, mcp, chat, memory, start,
 *   idle or noise; may be repeated
 * - `--million`: growth up to 10^6 WorkItems, memory up to 10^6 requests
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type BenchDatabase, prepareDatabase, startBenchDatabase } from './bench-database.ts';
import { measureChat } from './chat.ts';
import { measureMemory, measureStart } from './footprint.ts';
import { measureGovernance } from './governance.ts';
import { measureGrowth } from './growth.ts';
import { measureIdle } from './idle.ts';
import { OPERATIONS } from './load.ts';
import { measureMcp } from './mcp.ts';
import { measureNoise } from './noise.ts';
import { LOAD_CORE, pinToLoadCore, SERVER_CORE } from './processes.ts';
import { measureProjections } from './projections.ts';
import { measureRouting } from './routing.ts';
import { measureSearch } from './search.ts';
import { formatTable, type Row } from './table.ts';
import { measureThroughput } from './throughput.ts';

const PARTS = [
  ...OPERATIONS,
  'growth',
  'search',
  'routing',
  'governance',
  'projections',
  'mcp',
  'chat',
  'memory',
  'start',
  'idle',
  'noise',
];
const MEMORY_REQUESTS = 100_000;
const MANY_MEMORY_REQUESTS = 1_000_000;

interface Options {
  rounds: number;
  seconds: number;
  parts: readonly string[];
  million: boolean;
}

const progress = (line: string) => void process.stderr.write(`${line}\n`);

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string', multiple: true, default: PARTS },
      million: { type: 'boolean', default: false },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0');
  if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds must be a whole number above 0');
  const unknown = values.only.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}, not ${unknown.join(', ')}`);
  return { rounds, seconds, parts: values.only, million: values.million };
}

async function measureAll(bench: BenchDatabase, options: Options): Promise<Row[]> {
  const { rounds, seconds, parts, million } = options;
  const wants = (part: string) => parts.includes(part);
  const rows: Row[] = [];
  const operations = OPERATIONS.filter(wants);
  if (operations.length > 0) {
    const prepared = await prepareDatabase(bench, 'workgate');
    rows.push(...(await measureThroughput(bench, prepared, { operations, rounds, seconds, progress })));
  }
  if (wants('growth')) rows.push(...(await measureGrowth(bench, { rounds, million, progress })));
  if (wants('search')) rows.push(...(await measureSearch(bench, { rounds, progress })));
  if (wants('routing')) rows.push(...(await measureRouting(rounds)));
  if (wants('governance')) {
    rows.push(...(await measureGovernance(bench, await prepareDatabase(bench, 'governance'), { rounds, progress })));
  }
  if (wants('projections')) rows.push(...(await measureProjections(bench, { rounds, progress })));
  if (wants('mcp')) {
    rows.push(...(await measureMcp(bench, await prepareDatabase(bench, 'mcp'), { rounds, seconds, progress })));
  }
  if (wants('chat')) rows.push(...(await measureChat(bench, { rounds, progress })));
  if (wants('memory')) {
    const requests = million ? MANY_MEMORY_REQUESTS : MEMORY_REQUESTS;
    rows.push(...(await measureMemory(bench, await prepareDatabase(bench, 'memory'), requests, progress)));
  }
  if (wants('start')) rows.push(...(await measureStart(bench, await prepareDatabase(bench, 'start'), rounds)));
  if (wants('idle')) {
    const sides = { few: await prepareDatabase(bench, 'few'), many: await prepareDatabase(bench, 'many') };
    rows.push(...(await measureIdle(bench, sides, { rounds, progress })));
  }
  if (wants('noise')) {
    rows.push(...(await measureNoise(bench, await prepareDatabase(bench, 'noise'), { rounds, progress })));
  }
  return rows;
}

function notes(bench: BenchDatabase, { rounds, seconds }: Options): string {
  return [
    `Engine: ${bench.label}. Servers on core ${SERVER_CORE}, load generator and database on core ${LOAD_CORE}.`,
    `${rounds} rounds, ${seconds} s a measurement, interleaved; the median is judged. Load average now: ${loadavg()[0]?.toFixed(2)}.`,
    'floor: node:http and the raw driver, with the same inserts, evidence batches and queries, and nothing else.',
    'fastify, nest: with Mongoose, validation and API keys, fastify with its log; no evidence and no rate limit: they do less.',
    'Rates of create count the time until every event is in the log. Absolute figures depend on the machine.',
  ].join('\n');
}

const options = readOptions();
pinToLoadCore();
const bench = await startBenchDatabase(progress);
try {
  const rows = await measureAll(bench, options);
  process.stdout.write(`\n${formatTable(rows)}\n\n${notes(bench, options)}\n`);
} finally {
  await bench.stop();
}
