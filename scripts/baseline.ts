/**
 * `make baseline VERSION=x`: freezes the contracts of a release as `contracts/baselines/<version>`, which `make breaking`
 * compares with from then on. A baseline is written once.
 */
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePublishedContracts } from './compatibility/published-contracts.ts';
import { parseVersion } from './compatibility/versions.ts';
import { ROOT } from './development.ts';

/** @throws {Error} unless the working tree is that release, and has no baseline yet. */
async function assertFree(version: string, folder: string): Promise<void> {
  parseVersion(version);
  const { version: current } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (version !== current) throw new Error(`package.json says that this is ${current}, not ${version}`);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`there is a baseline ${version} already, and what was released does not change`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { baselines: { type: 'string', default: path.join(ROOT, 'contracts/baselines') } },
});
try {
  const [version = ''] = positionals;
  const folder = path.join(values.baselines, version);
  await assertFree(version, folder);
  await writePublishedContracts(folder);
  process.stdout.write(
    `baseline: wrote ${path.relative(process.cwd(), folder)}; exceptions to older baselines can go\n`,
  );
} catch (error) {
  process.stderr.write(`baseline: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
