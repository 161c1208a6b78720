import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_FILES } from './contracts.ts';
import { compareVersions, parseVersion } from './versions.ts';

/** Versions of the baselines in a folder that has one folder for each release, oldest first. */
export async function baselineVersions(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const versions = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const version of versions) parseVersion(version);
  return versions.toSorted(compareVersions);
}

/**
 * The baselines that a release is compared with: the newest, and the newest of another version than its own.
 * @param current Version of the working tree.
 * @returns their versions, newest first, and those of all baselines.
 * @throws {Error} if there is none, or one of a later release than this is.
 */
export async function comparedBaselines(
  folder: string,
  current: string,
): Promise<{ compared: string[]; known: string[] }> {
  const known = await baselineVersions(folder);
  const newest = known.at(-1);
  if (newest === undefined) {
    throw new Error(`${folder} has no baseline to compare with; take it from the last release, or make baseline there`);
  }
  if (compareVersions(newest, current) > 0) {
    throw new Error(
      `the baseline ${newest} is of a later release than ${current}, which package.json says that this is`,
    );
  }
  const before = known.findLast((version) => version !== current);
  return { compared: [...new Set([newest, before ?? newest])], known };
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
