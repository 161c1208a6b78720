/**
 * `make baseline VERSION=x`: freezes the contracts of a release as `contracts/baselines/<version>`. From then on
 * `make breaking` compares with that baseline. A baseline is written once, and only if its contracts break no client of
 * the previous baseline.
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

/**
 * Checks that the working tree is the release `version`, and that the release has no baseline yet.
 * @throws {Error} otherwise.
 */
async function assertFree(version: string, folder: string): Promise<void> {
  parseVersion(version);
  const current = await currentVersion();
  if (version !== current) throw new Error(`package.json has the version ${current}, not ${version}`);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`there is a baseline ${version} already, and released contracts must not change`);
}

/**
 * Checks that the contracts break no client of the previous release. The first release has none.
 * @throws {Error} naming each break.
 */
async function assertCompatible(contracts: string, version: string, baselines: string): Promise<void> {
  if ((await baselineVersions(baselines)).length === 0) return;
  const { problems } = await checkContracts({ contracts, version, baselines });
  if (problems.length === 0) return;
  throw new Error(`the previous release has other contracts; run make breaking for details\n${problems.join('\n')}`);
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
  process.stdout.write(`baseline: wrote ${path.relative(process.cwd(), folder)}, and its checksums into SHA256SUMS\n`);
} catch (error) {
  process.stderr.write(`baseline: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
