/** Installs and runs the Python programs that checks need, each with pinned requirements in its own environment. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './development.ts';

/**
 * Runs a program with our standard output, and waits until it ends.
 * @returns its exit status; 1 if a signal ended it.
 */
export async function run(program: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/**
 * Creates the Python environment `.workgate/<name>-venv` with exactly these requirements, unless it exists and they
 * have not changed.
 * @param requirements Path of a file with pinned versions and their hashes.
 * @returns the folder of its programs, including `python`.
 * @throws {Error} without Python 3.11 or newer, without its venv module, or if pip fails.
 */
export async function ensureVenv(name: string, requirements: string): Promise<string> {
  const venv = path.join(ROOT, `.workgate/${name}-venv`);
  const programs = path.join(venv, 'bin');
  const mark = path.join(venv, 'requirements.sha256');
  const wanted = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return programs;
  process.stdout.write(`${name}: installing Python packages into .workgate/${name}-venv ...\n`);
  await rm(venv, { recursive: true, force: true });
  const isRecent = 'import sys; sys.exit(sys.version_info < (3, 11))';
  const fits = await run('python3', ['-c', isRecent]).catch(() => 1);
  if (fits !== 0) throw new Error('This needs Python 3.11 or newer as python3 on PATH.');
  if ((await run('python3', ['-m', 'venv', venv])) !== 0) {
    throw new Error('`python3 -m venv` failed; on Debian and Ubuntu install the package python3-venv.');
  }
  const quietly = ['--quiet', '--disable-pip-version-check'];
  const pip = ['-m', 'pip', 'install', ...quietly, '--require-hashes', '-r', requirements];
  if ((await run(path.join(programs, 'python'), pip)) !== 0) {
    throw new Error(`pip could not install what ${path.relative(ROOT, requirements)} names.`);
  }
  await writeFile(mark, wanted);
  return programs;
}
