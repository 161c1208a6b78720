/**
 * `make ci`: every check, one after the other, each to its end even if an earlier one failed. Writes what they counted
 * to `.workgate/results/summary.json`, from which `.ci/run` prints its last line.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './development.ts';

interface Check {
  target: string;
  report: boolean;
  variables?: readonly string[];
}

const RESULTS = path.join(ROOT, '.workgate/results');

/** Make targets; those that run tests leave a Vitest report under their name, the others count as one check. */
const CHECKS: readonly Check[] = [
  { target: 'check-generated', report: false },
  { target: 'breaking', report: false },
  { target: 'lint', report: false },
  { target: 'types', report: false },
  { target: 'test', report: true },
  { target: 'test-compatibility', report: true },
  { target: 'test-prism', report: true },
  { target: 'test-faults', report: true },
  { target: 'test-browser', report: true },
  { target: 'conformance', report: true },
  { target: 'test-sdk', report: true },
  // With a seed, so that a change is judged by what it changed; `make fuzz` by hand tries something new each time.
  { target: 'fuzz', report: false, variables: ['FUZZ_FLAGS=--seed 1'] },
];

interface Tally {
  passed: number;
  failed: number;
  /** Only what `test/skipped-tests.ts` names: any other skip fails the target. */
  skipped: number;
}

interface Count extends Tally {
  target: string;
  seconds: number;
  /** The tests that failed: who reads the end of the output only has to know which. */
  failures: readonly string[];
}

/** What of Vitest's report is counted. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** `file: test` of each that failed; the file alone where it failed before its tests. */
function failuresOf({ testResults }: Report): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    });
}

/** A target that fails without a failed test in its report has failed all the same. */
async function count(target: string, report: boolean, succeeded: boolean): Promise<Tally & Pick<Count, 'failures'>> {
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, failures: [] };
  try {
    const counts = JSON.parse(await readFile(path.join(RESULTS, `${target}.json`), 'utf8')) as Report;
    return {
      passed: counts.numPassedTests,
      failed: succeeded ? counts.numFailedTests : Math.max(1, counts.numFailedTests),
      skipped: counts.numPendingTests + counts.numTodoTests,
      failures: failuresOf(counts),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
const counts: Count[] = [];
for (const { target, report, variables = [] } of CHECKS) {
  process.stdout.write(`\n=== make ${target}\n`);
  const startedAt = performance.now();
  const { status } = spawnSync('make', ['--no-print-directory', target, ...variables], { cwd: ROOT, stdio: 'inherit' });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  counts.push({ target, ...(await count(target, report, status === 0)), seconds });
}
process.stdout.write('\n');
for (const { target, failures } of counts) {
  for (const failure of failures) process.stdout.write(`make ${target}: failed: ${failure}\n`);
}
for (const { target, passed, failed, skipped, seconds } of counts) {
  const columns = [
    target.padEnd(16),
    `${String(passed).padStart(5)} passed`,
    `${String(failed).padStart(4)} failed`,
    `${String(skipped).padStart(4)} skipped`,
    `${String(seconds).padStart(5)} s`,
  ];
  process.stdout.write(`${columns.join(' ')}\n`);
}
const sumOf = (key: keyof Tally) => counts.reduce((sum, one) => sum + one[key], 0);
const summary: Tally = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') };
await writeFile(path.join(RESULTS, 'summary.json'), JSON.stringify(summary));
process.exitCode = summary.failed === 0 ? 0 : 1;
