import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_FILES } from './contracts.ts';
import { compareVersions, parseVersion } from './versions.ts';

/** Returns the versions of the baselines, oldest first. The folder contains one folder per release. */
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
 * Returns the baselines to compare a release with: the newest, and the newest of another version than the release's
 * own.
 * @param current Version of the working tree.
 * @returns the versions to compare with, newest first, and the versions of all baselines.
 * @throws {Error} if there is no baseline, or one of a later release.
 */
export async function comparedBaselines(
  folder: string,
  current: string,
): Promise<{ compared: string[]; known: string[] }> {
  const known = await baselineVersions(folder);
  const newest = known.at(-1);
  if (newest === undefined) {
    throw new Error(
      `${folder} has no baseline to compare with; copy it from the last release, or run make baseline there`,
    );
  }
  if (compareVersions(newest, current) > 0) {
    throw new Error(`the baseline ${newest} is of a later release than ${current}, the version in package.json`);
  }
  const before = known.findLast((version) => version !== current);
  return { compared: [...new Set([newest, before ?? newest])], known };
}

/** Checks that a baseline contains every contract. @throws {Error} naming each missing contract. */
export async function assertWhole(baseline: string): Promise<void> {
  const files = new Set(
    await readdir(baseline).catch((error: Error) => {
      throw new Error(`${baseline} is not a baseline: ${error.message}`);
    }),
  );
  const missing = CONTRACT_FILES.filter((file) => !files.has(file));
  if (missing.length > 0) throw new Error(`the baseline ${path.basename(baseline)} has no ${missing.join(', ')}`);
}
