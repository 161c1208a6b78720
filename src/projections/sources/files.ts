import { constants } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedDocument } from './adaptation.ts';
import { FetchError, MAX_DOCUMENT_BYTES, tooLarge } from './fetch.ts';
import { pathOfFile } from './locations.ts';

const MAX_FILES = 1000;
/** Refuse a symbolic link that appeared after the check, and do not wait for a pipe. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads a file, or all `*.json` of a folder by name. The real path must be below the root, whatever links lead to.
 * Documents are named after the location, so that nobody learns about folders of the machine. @throws {FetchError}
 */
export async function readFileLocation(root: string | undefined, location: string): Promise<LoadedDocument[]> {
  if (root === undefined) {
    throw new FetchError('cannot be read: the service needs WORKGATE_DATA_ROOT, the folder for file: locations');
  }
  try {
    const base = await realpath(root);
    const target = await realpathBelow(base, path.join(base, pathOfFile(location)));
    if (!(await stat(target)).isDirectory()) {
      return [{ name: location, subject: location, bytes: await readBytes(target) }];
    }
    const names = (await readdir(target)).filter((name) => name.endsWith('.json')).sort();
    if (names.length > MAX_FILES) throw new FetchError(`contains more than ${MAX_FILES} files`);
    const documents: LoadedDocument[] = [];
    for (const name of names) documents.push(await readMember(base, target, name, location));
    return documents;
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new FetchError('does not exist', { cause: error });
    if (code === 'EACCES') throw new FetchError('may not be read by the service', { cause: error });
    throw new FetchError('cannot be read', { cause: error });
  }
}

async function readMember(base: string, folder: string, file: string, location: string): Promise<LoadedDocument> {
  const about = `contains ${file}, which`;
  try {
    const bytes = await readBytes(await realpathBelow(base, path.join(folder, file)));
    return { name: `${location.replace(/\/$/, '')}/${file}`, subject: `${location} ${about}`, bytes };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    throw new FetchError(`${about} ${error.message}`, { cause: error });
  }
}

async function realpathBelow(base: string, file: string): Promise<string> {
  const real = await realpath(file);
  if (real !== base && !real.startsWith(base.endsWith(path.sep) ? base : base + path.sep)) {
    throw new FetchError('is outside of WORKGATE_DATA_ROOT');
  }
  return real;
}

async function readBytes(file: string): Promise<Buffer> {
  const handle = await open(file, READ);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new FetchError('is not a file');
    const { size } = stats;
    if (size > MAX_DOCUMENT_BYTES) throw tooLarge();
    // One byte more than the size detects a file that grows meanwhile.
    const buffer = Buffer.alloc(size + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
      length += bytesRead;
      if (bytesRead === 0 || length > size) break;
    }
    if (length !== size) throw new FetchError('is being written');
    return buffer.subarray(0, length);
  } finally {
    await handle.close();
  }
}
