/**
 * `make test-cost`: runs the given command, a Vitest run, and reports the cost of each test file, most CPU time first.
 * `test/support/cost-setup.ts` measures; the lines stay in `.workgate/results/test-cost.jsonl`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileCost } from '../test/support/cost.ts';
import { ROOT } from './development.ts';

const FILE = path.join(ROOT, '.workgate/results/test-cost.jsonl');

const COLUMNS: readonly [title: string, value: (cost: FileCost) => number, digits: number][] = [
  ['wall s', ({ wallMs }) => wallMs / 1000, 1],
  ['CPU s', (cost) => cpuMs(cost) / 1000, 1],
  ['test', ({ workerMs }) => workerMs / 1000, 1],
  ['children', ({ childrenMs }) => childrenMs / 1000, 1],
  ['shared', ({ sharedMs }) => sharedMs / 1000, 1],
  ['services', ({ services }) => services, 0],
  ['programs', ({ programs }) => programs, 0],
  ['databases', ({ databases }) => databases, 0],
  ['hashes', ({ hashes }) => hashes, 0],
  ['slept s', ({ sleptMs }) => sleptMs / 1000, 1],
];

/**
 * Returns the CPU time of a file: the worker, its ended children and the shared service. The database engine's time is
 * not attributed to files.
 */
function cpuMs({ workerMs, childrenMs, sharedMs }: FileCost): number {
  return workerMs + childrenMs + sharedMs;
}

function row(title: string, values: readonly string[]): string {
  return `${title.padEnd(48)}${values.map((value) => value.padStart(10)).join('')}\n`;
}

await mkdir(path.dirname(FILE), { recursive: true });
await rm(FILE, { force: true });
const [command = '', ...args] = process.argv.slice(2);
const env = { ...process.env, TEST_COST: FILE };
const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env });

const lines = (await readFile(FILE, 'utf8')).trim().split('\n');
const costs = lines.map((line) => JSON.parse(line) as FileCost).sort((a, b) => cpuMs(b) - cpuMs(a));
process.stdout.write(
  row(
    '',
    COLUMNS.map(([title]) => title),
  ),
);
for (const cost of costs) {
  process.stdout.write(
    row(
      cost.file,
      COLUMNS.map(([, value, digits]) => value(cost).toFixed(digits)),
    ),
  );
}
const sums = COLUMNS.map(([, value, digits]) => costs.reduce((sum, cost) => sum + value(cost), 0).toFixed(digits));
process.stdout.write(row(`${costs.length} files`, sums));
process.exitCode = status ?? 1;
