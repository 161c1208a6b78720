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
  { target: 'test-prism', report: true },
  { target: 'test-faults', report: true },
  { target: 'test-browser', report: true },
  { target: 'conformance', report: true },
  { target: 'test-sdk', report: true },
  // With a seed, so that a change is judged by what it changed; `make fuzz` by hand tries something new each time.
  { target: 'fuzz', report: false, variables: ['FUZZ_FLAGS=--seed 1'] },
];

interface Count {
  target: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** A target that fails without a failed test in its report has failed all the same. */
async function count(target: string, report: boolean, succeeded: boolean): Promise<{ passed: number; failed: number }> {
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  try {
    const text = await readFile(path.join(RESULTS, `${target}.json`), 'utf8');
    const { numPassedTests, numFailedTests } = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: succeeded ? numFailedTests : Math.max(1, numFailedTests) };
  } catch {
    return { passed: 0, failed: 1 };
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
for (const { target, passed, failed, seconds } of counts) {
  const name = target.padEnd(16);
  process.stdout.write(
    `${name} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s\n`,
  );
}
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
await writeFile(path.join(RESULTS, 'summary.json'), JSON.stringify({ passed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
