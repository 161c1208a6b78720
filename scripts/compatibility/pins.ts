/** Released contracts must not change. The files of all baselines are pinned by a list in the format of `sha256sum`. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baselineVersions } from './baselines.ts';

const LIST = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(\S+)$/;

/**
 * Checks that the baselines match the list.
 * @param folder Folder of the baselines.
 * @throws {Error} naming each file that has changed, is missing, or is not in the list.
 */
export async function assertPinned(folder: string): Promise<void> {
  const [pinned, found] = [await readPins(folder), await sumsOf(folder)];
  const problems = [...new Set([...pinned.keys(), ...found.keys()])].sort().flatMap((file) => {
    if (!found.has(file)) return [`${file} is gone`];
    if (!pinned.has(file)) return [`${file} is not in ${LIST}`];
    return found.get(file) === pinned.get(file) ? [] : [`${file} has changed`];
  });
  if (problems.length === 0) return;
  throw new Error(`released contracts must not change, but in ${folder} ${problems.join(', ')}`);
}

/** Adds the files of a baseline to the list. */
export async function pinBaseline(folder: string, version: string): Promise<void> {
  const pins = await readPins(folder);
  for (const [file, sum] of await sumsOf(folder)) if (file.startsWith(`${version}/`)) pins.set(file, sum);
  await writeFile(path.join(folder, LIST), [...pins].map(([file, sum]) => `${sum}  ${file}\n`).join(''));
}

async function readPins(folder: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(folder, LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line, index) => {
      const [, sum, file] = LINE.exec(line) ?? [];
      if (sum === undefined || file === undefined)
        throw new Error(`${LIST}: line ${index + 1} is not the checksum of a file`);
      return [file, sum];
    }),
  );
}

async function sumsOf(folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const version of await baselineVersions(folder)) {
    for (const file of (await readdir(path.join(folder, version))).sort()) {
      const content = await readFile(path.join(folder, version, file));
      sums.set(`${version}/${file}`, createHash('sha256').update(content).digest('hex'));
    }
  }
  return sums;
}
