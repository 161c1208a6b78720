/**
 * `make test-defects`: puts each defect of `test/support/defects.ts` into a copy of what is committed, and runs the test
 * file that has to find it, as `make test` or `make test-full` does. Fails if a defect is not found.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { DEFECTS, type Defect } from '../test/support/defects.ts';
import { ROOT } from './development.ts';

const run = promisify(execFile);
const VITEST = 'node_modules/vitest/vitest.mjs';

/** Returns the first test that failed, or null if the run passed. */
async function failureIn(folder: string, { foundBy, tier }: Defect): Promise<string | null> {
  const filter = `--tags-filter=${tier === 'full' ? 'full' : '!full'}`;
  const args = [VITEST, 'run', '--config', 'test/vitest.config.ts', filter, '--bail=1', foundBy];
  try {
    await run(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    return null;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const output = stripVTControlCharacters(`${stdout}${stderr}`);
    const failed = /^ FAIL .* > .*$/m.exec(output)?.[0];
    // A file that could not be loaded has found nothing.
    if (failed === undefined) throw new Error(`${foundBy} did not run:\n${output}`);
    return failed.replace(/^ FAIL\s+\w+\s+/, '');
  }
}

/** Puts the defect into the copy, for as long as its tests run. */
async function findingOf(folder: string, defect: Defect): Promise<string | null> {
  const file = path.join(folder, defect.file);
  const code = await readFile(file, 'utf8');
  try {
    await writeFile(
      file,
      code.replace(defect.from, () => defect.to),
    );
    return await failureIn(folder, defect);
  } finally {
    await writeFile(file, code);
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'workgate-defects-'));
try {
  await run('sh', ['-c', 'git archive HEAD | tar --extract --directory "$1"', 'sh', folder], { cwd: ROOT });
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  let missed = 0;
  for (const defect of DEFECTS) {
    const found = await findingOf(folder, defect);
    if (found === null) missed += 1;
    process.stdout.write(
      `${found === null ? 'MISSED' : 'found '}  ${defect.name}\n        ${found ?? defect.foundBy}\n`,
    );
  }
  process.stdout.write(`${DEFECTS.length - missed} of ${DEFECTS.length} defects were found.\n`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
