import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { promisify } from 'node:util';

const versionTimeoutMs = 10_000;

/** An engine's program, or the reason why it is unavailable and the remedy. */
export type BinaryLookup =
  | { readonly found: true; readonly binary: string }
  | { readonly found: false; readonly reason: string; readonly remedy: string };

/** Returns the absolute path of the first executable called `name` on PATH. */
export function findOnPath(name: string): string | undefined {
  const { PATH = '' } = process.env;
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => resolve(folder, name)).find(isExecutableFile);
}

/** Returns true if `path` is a file that this user may run. */
export function isExecutableFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Runs `binary --version`, which finds problems that the file alone does not show: a missing shared library, or a
 * processor without the instructions for which the program was built.
 *
 * @param timeoutMs Time limit in milliseconds.
 * @returns undefined if the program runs, otherwise the reason why it does not
 */
export async function whyItDoesNotRun(binary: string, timeoutMs = versionTimeoutMs): Promise<string | undefined> {
  try {
    await promisify(execFile)(binary, ['--version'], { timeout: timeoutMs });
    return undefined;
  } catch (error) {
    const { message, signal } = error as Error & { signal?: string | null };
    return typeof signal === 'string' ? `"${binary} --version" was ended by ${signal}` : message.trim();
  }
}
