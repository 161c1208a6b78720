import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_FILES } from './contracts.ts';
import { compareVersions } from './versions.ts';

/**
 * The newest baseline in a folder that has one folder for each release.
 * @param current Version of the working tree.
 * @returns its version.
 * @throws {Error} if there is none, or one of a later release than this is.
 */
export async function newestBaseline(folder: string, current: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const versions = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const newest = versions.toSorted(compareVersions).at(-1);
  if (newest === undefined) {
    throw new Error(`${folder} has no baseline to compare with; take it from the last release, or make baseline there`);
  }
  if (compareVersions(newest, current) > 0) {
    throw new Error(
      `the baseline ${newest} is of a later release than ${current}, which package.json says that this is`,
    );
  }
  return newest;
}

/** @throws {Error} naming each contract that a baseline does not have. */
export async function assertWhole(baseline: string): Promise<void> {
  const files = new Set(
    await readdir(baseline).catch((error: Error) => {
      throw new Error(`${baseline} is no baseline: ${error.message}`);
    }),
  );
  const missing = CONTRACT_FILES.filter((file) => !files.has(file));
  if (missing.length > 0) throw new Error(`the baseline ${path.basename(baseline)} has no ${missing.join(', ')}`);
}
