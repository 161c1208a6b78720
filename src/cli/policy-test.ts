import { writeFile } from 'node:fs/promises';
import type { CaseResult, SuiteProblem } from '../actions/try-out/policy-suite.ts';
import { print } from './output.ts';

/** Exit statuses, beside 0 for all that is as it should be. */
const DOES_NOT_COMPILE = 3;
const CASE_FAILED = 4;

/** Needs neither database nor configuration. @param options Of the command: the file of a report in JUnit XML. */
export async function testPolicies(folder: string, { junit }: { junit?: string }): Promise<void> {
  const { tryPolicySuite } = await import('../actions/try-out/policy-suite.ts');
  const tried = await tryPolicySuite(folder);
  if ('problems' in tried) {
    for (const problem of tried.problems) print(lineOf(problem));
    process.exitCode = DOES_NOT_COMPILE;
    return;
  }
  const { results } = tried;
  for (const { file, name, failures } of results) {
    print(`${failures.length === 0 ? 'ok  ' : 'FAIL'}  ${file}: ${name}`);
    for (const failure of failures) print(`      ${failure}`);
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  print(`${results.length - failed} passed, ${failed} failed`);
  if (junit !== undefined) await writeReport(junit, results);
  if (failed > 0) process.exitCode = CASE_FAILED;
}

const lineOf = ({ file, field, problem }: SuiteProblem) => `${file}: ${field}: ${problem}`;

async function writeReport(file: string, results: readonly CaseResult[]): Promise<void> {
  const { junitReport } = await import('../actions/try-out/junit-report.ts');
  await writeFile(file, junitReport(results));
}
