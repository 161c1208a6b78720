import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../development.ts';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** Parses the version of a release into its three numbers. @throws {Error} for any other text. */
export function parseVersion(version: string): number[] {
  const match = VERSION.exec(version);
  if (match === null) throw new Error(`"${version}" is not a release version such as 0.4.0`);
  return match.slice(1).map(Number);
}

/** Compares two versions by the order of releases. @throws {Error} like `parseVersion`. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [parseVersion(one), parseVersion(other)];
  const place = left.findIndex((number, index) => number !== right[index]);
  return place === -1 ? 0 : (left[place] ?? 0) - (right[place] ?? 0);
}

/** Returns the version of the working tree from `package.json`. */
export async function currentVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}
