/**
 * `make ci`: runs every check to its end, even if another one failed. Checks that need the whole machine run one after
 * the other, the rest in two parallel lanes. The output of a check is printed as a whole when the check has ended.
 * Totals are written to `.workgate/results/summary.json`, from which `.ci/run` prints its last line.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failuresIn } from '../test/support/failure-reporter.ts';
import { ROOT } from './development.ts';

interface Check {
  name: string;
  /** Targets of one `make` call. It builds shared prerequisites once, and runs all targets even if one fails. */
  targets: readonly string[];
  /**
   * True if the check writes a Vitest report, from which its tests are counted. Otherwise the check counts as one test.
   */
  report: boolean;
}

const RESULTS = path.join(ROOT, '.workgate/results');

const tests = (name: string): Check => ({ name, targets: [name], report: true });

/** Checks that use both cores, have deadlines that a busy machine would miss, or write files that all others read. */
const IN_TURN: readonly Check[] = [
  { name: 'static', targets: ['check-generated', 'breaking', 'lint', 'types'], report: false },
  tests('test'),
  tests('test-full'),
  tests('test-prism'),
  tests('test-faults'),
  tests('test-browser'),
];

/** Checks that mostly compile or wait for one client. Checks of one lane share Maven's local repository. */
const LANES: readonly (readonly Check[])[] = [
  [tests('test-sdk')],
  [
    tests('conformance'),
    // The fixed seed makes results depend on the change only. A manual `make fuzz` tests more, with a new seed each
    // time.
    { name: 'fuzz', targets: ['fuzz', 'FUZZ_FLAGS=--quick --seed 1'], report: false },
    tests('test-compatibility'),
  ],
];

interface Tally {
  passed: number;
  failed: number;
  /** Number of skipped tests. All are listed in `test/skipped-tests.ts`; any other skip fails the check. */
  skipped: number;
}

interface Count extends Tally {
  name: string;
  seconds: number;
  /** Commands that run each failed test alone, with the reasons of the failures. */
  failures: readonly string[];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: { status: string; tags: string[] }[];
  }[];
}

/** Counts skipped tests, without tests that a tag assigns to another check. */
function skippedIn({ testResults }: Report, name: string): number {
  const isLeftOut = (tags: string[]) =>
    (name === 'test' && tags.includes('full')) || (name === 'test-full' && !tags.includes('full'));
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => status !== 'passed' && status !== 'failed' && !isLeftOut(tags));
  return skipped.length;
}

/** Counts the tests of a check. A check that failed without a failed test in its report counts as one failure. */
async function count({ name, report }: Check, succeeded: boolean): Promise<Tally> {
  const whole = { passed: 0, failed: succeeded ? 0 : 1, skipped: 0 };
  if (!report) return { ...whole, passed: succeeded ? 1 : 0 };
  try {
    const counts = JSON.parse(await readFile(path.join(RESULTS, `${name}.json`), 'utf8')) as Report;
    return {
      passed: counts.numPassedTests,
      failed: succeeded ? counts.numFailedTests : Math.max(1, counts.numFailedTests),
      skipped: skippedIn(counts, name),
    };
  } catch {
    return { ...whole, failed: 1 };
  }
}

/** Runs a check, and prints its output when the check has ended. */
async function run(check: Check): Promise<Count> {
  const { name, targets } = check;
  process.stdout.write(`=== ${name}: begins\n`);
  const startedAt = performance.now();
  const log = path.join(RESULTS, `${name}.log`);
  const output = createWriteStream(log);
  const child = spawn('make', ['--no-print-directory', '--keep-going', ...targets], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const [status] = await once(child, 'close');
  output.end();
  await once(output, 'close');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const text = await readFile(log, 'utf8');
  process.stdout.write(`\n=== ${name}: ended with ${status} after ${seconds} s\n${text}\n`);
  const tally = await count(check, status === 0);
  if (tally.failed === 0) return { name, ...tally, seconds, failures: [] };
  const named = failuresIn(text);
  const whole = `make ${targets.map((target) => (target.includes(' ') ? `'${target}'` : target)).join(' ')}`;
  return { name, ...tally, seconds, failures: named.length > 0 ? named : [whole] };
}

async function runInTurn(checks: readonly Check[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const check of checks) counts.push(await run(check));
  return counts;
}

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
const startedAt = performance.now();
const counts = [...(await runInTurn(IN_TURN)), ...(await Promise.all(LANES.map(runInTurn))).flat()];
for (const { name, passed, failed, skipped, seconds } of counts) {
  const columns = [
    name.padEnd(18),
    `${String(passed).padStart(5)} passed`,
    `${String(failed).padStart(4)} failed`,
    `${String(skipped).padStart(4)} skipped`,
    `${String(seconds).padStart(5)} s`,
  ];
  process.stdout.write(`${columns.join(' ')}\n`);
}
process.stdout.write(`All of it took ${Math.round((performance.now() - startedAt) / 1000)} s.\n`);
const failures = counts.flatMap((one) => one.failures);
if (failures.length > 0) process.stdout.write(`\nFailed; run one alone by\n${failures.join('\n')}\n`);
const sumOf = (key: keyof Tally) => counts.reduce((sum, one) => sum + one[key], 0);
const summary: Tally = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') };
await writeFile(path.join(RESULTS, 'summary.json'), JSON.stringify(summary));
process.exitCode = summary.failed === 0 ? 0 : 1;
