import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLI = path.join(ROOT, 'src/cli.ts');
const NOTE_MODULES = path.join(ROOT, 'test/support/note-modules.ts');

export interface LoadedModules {
  /** Exit status of the command. */
  status: number | null;
  /** Names of the npm packages that were loaded. */
  packages: string[];
  /** Our own files that were loaded, as paths relative to `src/`. */
  ours: string[];
}

/**
 * Runs a command of the CLI, or another program of ours, and returns the modules that it loads. Its environment has no
 * variables of the service except `env`.
 */
export async function modulesOf(
  args: string[],
  env: Record<string, string> = {},
  program = CLI,
): Promise<LoadedModules> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workgate-modules-'));
  try {
    const file = path.join(folder, 'modules');
    const variables = {
      ...env,
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      MODULES_FILE: file,
      NODE_NO_WARNINGS: '1',
    };
    const status = await new Promise<number | null>((resolve) => {
      const child = execFile(process.execPath, ['--import', NOTE_MODULES, program, ...args], { env: variables }, () =>
        resolve(child.exitCode),
      );
      child.stdin?.end();
    });
    const urls = (await readFile(file, 'utf8')).trim().split('\n');
    const packages = urls.flatMap((url) => url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []);
    const ours = urls.flatMap((url) => url.split(`${ROOT}/src/`)[1] ?? []);
    return { status, packages: [...new Set(packages)].sort(), ours };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
