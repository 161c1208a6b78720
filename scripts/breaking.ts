/**
 * `make breaking`: fails if the contracts break those who rely on the newest baseline in `contracts/baselines` (README,
 * Versions), or if there is none. With `--against DIR` compares with another baseline.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContracts } from './compatibility/check.ts';
import { writePublishedContracts } from './compatibility/published-contracts.ts';
import { ROOT } from './development.ts';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const contracts = path.join(ROOT, '.workgate/breaking');
try {
  await writePublishedContracts(contracts);
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const baselines = path.join(ROOT, 'contracts/baselines');
  const against = values.against === undefined ? undefined : path.resolve(values.against);
  const { baseline, problems, excepted } = await checkContracts({ contracts, version, baselines, against });
  for (const problem of problems) process.stdout.write(`breaking: ${problem}\n`);
  const besides = excepted === 0 ? '' : `, but for ${excepted} with exceptions`;
  if (problems.length === 0) process.stdout.write(`breaking: nothing breaks clients of ${baseline}${besides}\n`);
  else process.exitCode = 1;
} catch (error) {
  process.stderr.write(`breaking: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
