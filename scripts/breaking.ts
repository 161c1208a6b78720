/**
 * `make breaking`: fails if the contracts break clients of the newest baseline in `contracts/baselines` (contracts
 * README, Versions), if there is no baseline, or if a baseline was changed. With `--against DIR` it compares with
 * another baseline.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContracts, type Verdict } from './compatibility/check.ts';
import { assertPinned } from './compatibility/pins.ts';
import { writePublishedContracts } from './compatibility/published-contracts.ts';
import { currentVersion } from './compatibility/versions.ts';
import { ROOT } from './development.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    baselines: { type: 'string', default: path.join(ROOT, 'contracts/baselines') },
  },
});
const contracts = path.join(ROOT, '.workgate/breaking');

function report({ baselines, problems, excepted, drafts }: Verdict): string {
  if (problems.length === 0) {
    const besides = excepted === 0 ? '' : `, apart from ${excepted} with exceptions`;
    return `breaking: nothing breaks clients of ${baselines.join(' and ')}${besides}\n`;
  }
  const lines = problems.map((problem) => `breaking: ${problem}\n`).join('');
  if (drafts.length === 0) return lines;
  const entries = drafts.map((draft) => JSON.stringify(draft, null, 2)).join(',\n');
  return `${lines}\nTo accept a break, add it to contracts/baselines/exceptions.json, with its reason and what clients must do:\n${entries}\n`;
}

try {
  await assertPinned(values.baselines);
  await writePublishedContracts(contracts);
  const against = values.against === undefined ? undefined : path.resolve(values.against);
  const version = await currentVersion();
  const verdict = await checkContracts({ contracts, version, baselines: values.baselines, against });
  process.stdout.write(report(verdict));
  if (verdict.problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`breaking: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
