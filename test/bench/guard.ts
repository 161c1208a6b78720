/**
 * `make bench-guard BASE=<commit>` compares the working tree with a commit on the hot path, interleaved in one run.
 * Each ratio is tree to commit, so above 1 the tree is faster. The commit runs with the tree's dependencies. Options:
 * - `--base REF`: the commit (HEAD)
 * - `--rounds N`: rounds over both (7)
 * - `--seconds S`: length of each measurement (3)
 * - `--only PART`: create, get, list, poll, or life (of a proposal); may be repeated
 */
import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchDatabase, CLI, type Prepared, prepareDatabase, ROOT, startBenchDatabase } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { createShop, timeActions } from './governance.ts';
import { OPERATIONS } from './load.ts';
import { LOAD_CORE, pinToLoadCore, SERVER_CORE, type Server } from './processes.ts';
import { median, rotated } from './statistics.ts';
import { formatTable, type Row } from './table.ts';
import { measure, type Rates, WARM_UP } from './throughput.ts';

interface Side {
  name: 'tree' | 'base';
  /** Path of the CLI of this side. */
  cli: string;
  prepared: Prepared;
  database: string;
  server: Server;
  rates: Rates[];
  /** Duration of a proposal's whole life in each round, in milliseconds: proposed, approved by policy, executed. */
  lives: number[];
}

const PARTS: string[] = [...OPERATIONS, 'life'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const progress = (line: string) => void process.stderr.write(`${line}\n`);

function readOptions() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'HEAD' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: PARTS },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0');
  if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds must be a whole number above 0');
  const unknown = values.only.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}, not ${unknown.join(', ')}`);
  return { parts: values.only, base: git('rev-parse', '--short', `${values.base}^{commit}`), rounds, seconds };
}

/** Checks out the commit in its own folder, which is removed when the bench ends. */
async function checkOut(bench: BenchDatabase, commit: string): Promise<string> {
  const folder = path.join(bench.folder, 'base');
  git('worktree', 'add', '--detach', folder, commit);
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function start(bench: BenchDatabase, name: Side['name'], cli: string): Promise<Side> {
  const prepared = await prepareDatabase(bench, name, cli);
  const server = await startWorkgate(bench, prepared, cli);
  return { name, cli, prepared, database: prepared.database, server, rates: [], lives: [] };
}

function toRows(operation: string, tree: readonly Rates[], base: readonly Rates[]): Row[] {
  const units = { perSecond: 'requests/s', perCpuSecond: 'requests per CPU second' } as const;
  return (Object.entries(units) as [keyof Rates, string][]).map(([unit, label]) => ({
    what: `${operation}, ${label}: tree / base`,
    ratios: tree.map((rates, round) => rates[unit] / (base[round]?.[unit] ?? Number.NaN)),
    absolute: `${median(tree.map((rates) => rates[unit])).toFixed(0)} / ${median(base.map((rates) => rates[unit])).toFixed(0)}`,
  }));
}

/** Compares the time from proposing to the end of the execution. Round -1 is not counted. */
async function compareLives(bench: BenchDatabase, tree: Side, base: Side): Promise<Row> {
  const shops = [tree, base].map((side) => ({ side, integrationId: createShop(side.prepared, side.cli) }));
  for (let round = -1; round < options.rounds; round += 1) {
    for (const { side, integrationId } of rotated(shops, round + 1)) {
      const { prepared, server } = side;
      const { proposal, execution } = await timeActions({ bench, prepared, address: server.address, integrationId });
      if (round < 0) continue;
      side.lives.push(proposal + execution);
      progress(
        `life of a proposal, round ${round + 1}, ${side.name}: ${proposal.toFixed(2)} + ${execution.toFixed(2)} ms`,
      );
    }
  }
  return {
    what: 'life of a proposal, p50: base / tree',
    ratios: tree.lives.map((life, round) => (base.lives[round] ?? Number.NaN) / life),
    absolute: `${median(base.lives).toFixed(2)} ms / ${median(tree.lives).toFixed(2)} ms`,
  };
}

const options = readOptions();
pinToLoadCore();
const bench = await startBenchDatabase(progress);
const sides: Side[] = [];
const folder = await checkOut(bench, options.base);
try {
  sides.push(await start(bench, 'tree', CLI), await start(bench, 'base', path.join(folder, 'src/cli.ts')));
  const [tree, base] = sides as [Side, Side];
  const rows: Row[] = [];
  for (const operation of OPERATIONS.filter((one) => options.parts.includes(one))) {
    for (const side of sides) {
      side.rates = [];
      await measure(bench, side.prepared, side, operation, { amount: WARM_UP[operation] });
    }
    for (let round = 0; round < options.rounds; round += 1) {
      for (const side of rotated(sides, round)) {
        const rates = await measure(bench, side.prepared, side, operation, { seconds: options.seconds });
        side.rates.push(rates);
        progress(`${operation}, round ${round + 1}, ${side.name}: ${rates.perSecond.toFixed(0)}/s`);
      }
    }
    rows.push(...toRows(operation, tree.rates, base.rates));
  }
  if (options.parts.includes('life')) rows.push(await compareLives(bench, tree, base));
  const notes = [
    `tree: ${git('rev-parse', '--short', 'HEAD')} and what is not committed; base: ${options.base}. Engine: ${bench.label}.`,
    `Servers on core ${SERVER_CORE}, load and database on core ${LOAD_CORE}; ${options.rounds} rounds, ${options.seconds} s each, interleaved.`,
    `Load average now: ${loadavg()[0]?.toFixed(2)}.`,
  ];
  process.stdout.write(`\n${formatTable(rows)}\n\n${notes.join('\n')}\n`);
} finally {
  for (const { server } of sides) await server.stop();
  git('worktree', 'remove', '--force', folder);
  await bench.stop();
}
