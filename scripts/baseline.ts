/**
 * `make baseline VERSION=x`: freezes the contracts of a release as `contracts/baselines/<version>`, which `make breaking`
 * compares with from then on. A baseline is written once, and only if nothing in it breaks clients of the one before.
 */
import { access, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { baselineVersions } from './compatibility/baselines.ts';
import { checkContracts } from './compatibility/check.ts';
import { assertPinned, pinBaseline } from './compatibility/pins.ts';
import { writePublishedContracts } from './compatibility/published-contracts.ts';
import { currentVersion, parseVersion } from './compatibility/versions.ts';
import { ROOT } from './development.ts';

/** @throws {Error} unless the working tree is that release, and has no baseline yet. */
async function assertFree(version: string, folder: string): Promise<void> {
  parseVersion(version);
  const current = await currentVersion();
  if (version !== current) throw new Error(`package.json says that this is ${current}, not ${version}`);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`there is a baseline ${version} already, and what was released does not change`);
}

/** @throws {Error} naming what breaks clients of the release before; the first release has none. */
async function assertCompatible(contracts: string, version: string, baselines: string): Promise<void> {
  if ((await baselineVersions(baselines)).length === 0) return;
  const { problems } = await checkContracts({ contracts, version, baselines });
  if (problems.length === 0) return;
  throw new Error(`the release before has other contracts; see make breaking\n${problems.join('\n')}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { baselines: { type: 'string', default: path.join(ROOT, 'contracts/baselines') } },
});
try {
  const { baselines } = values;
  const [version = ''] = positionals;
  const folder = path.join(baselines, version);
  await assertFree(version, folder);
  await assertPinned(baselines);
  const contracts = path.join(ROOT, '.workgate/baseline');
  await rm(contracts, { recursive: true, force: true });
  await writePublishedContracts(contracts);
  await assertCompatible(contracts, version, baselines);
  await cp(contracts, folder, { recursive: true, errorOnExist: true, force: false });
  await pinBaseline(baselines, version);
  process.stdout.write(`baseline: wrote ${path.relative(process.cwd(), folder)}, and its sums into SHA256SUMS\n`);
} catch (error) {
  process.stderr.write(`baseline: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
