import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Deletes the contents of a folder, and keeps the folder because later test files use it. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
}
