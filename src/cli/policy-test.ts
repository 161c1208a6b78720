import { writeFile } from 'node:fs/promises';
import type { SuiteProblem } from '../policy/index.ts';
import { print } from './output.ts';

/** Exit statuses besides 0. */
const DOES_NOT_COMPILE = 3;
const CASE_FAILED = 4;

export async function testPolicies(folder: string, { junit }: { junit?: string }): Promise<void> {
  const { junitReport, tryPolicySuite } = await import('../policy/commands.ts');
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
  if (junit !== undefined) await writeFile(junit, junitReport(results));
  if (failed > 0) process.exitCode = CASE_FAILED;
}

const lineOf = ({ file, field, problem }: SuiteProblem) => `${file}: ${field}: ${problem}`;
