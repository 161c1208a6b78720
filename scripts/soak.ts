/**
 * `make soak`: repeats the tests that depend on chance, each round with a new seed. Stops at the first round that
 * fails, and prints the seed that reproduces the failure.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './development.ts';

/** Number of seeds; the highest seed is one less. */
const SEEDS = 2 ** 31;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, faults: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes is ${JSON.stringify(values.minutes)}; it must be a number above 0.`);

/** Returns the property test files, which are those that call `fc.assert` of fast-check. */
async function propertyTests(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('test/{unit,contract,integration,e2e,security}/**/*.test.ts', { cwd: ROOT })) {
    if (/\bfc\.assert\(/.test(await readFile(path.join(ROOT, file), 'utf8'))) files.push(file);
  }
  return files.sort();
}

function passes(seed: number, config: string, files: readonly string[]): boolean {
  const reporters = ['--reporter=dot', '--reporter=test/support/skip-reporter.ts'];
  const { status } = spawnSync('vitest', ['run', '--config', config, ...reporters, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SEED: String(seed) },
  });
  return status === 0;
}

const files = await propertyTests();
const until = performance.now() + minutes * 60_000;
let rounds = 0;
while (performance.now() < until && process.exitCode === undefined) {
  rounds += 1;
  const seed = randomInt(SEEDS);
  process.stdout.write(`\n=== round ${rounds}, SEED=${seed}\n`);
  const sound =
    passes(seed, 'test/vitest.config.ts', files) &&
    (!values.faults || passes(seed, 'test/faults/vitest.config.ts', []));
  if (sound) continue;
  process.stdout.write(`\nRound ${rounds} fails, with SEED=${seed}\n`);
  process.exitCode = 1;
}
if (process.exitCode === undefined) process.stdout.write(`\nRounds passed: ${rounds}, of ${files.length} files each\n`);
