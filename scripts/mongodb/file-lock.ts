import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessIdentity } from './process-table.ts';
import { isRunning, ownIdentity } from './process-table.ts';

const pollIntervalMs = 200;
const remindIntervalMs = 15_000;

/** Lock that is held until it is released or its process ends. */
export interface FileLock {
  release(): Promise<void>;
}

/**
 * Acquires the lock file `path`, in an existing folder. Waits without limit while a running process holds the lock, and
 * calls `onWait` with the pid of that process at once and every 15 s. A lock whose process has ended is broken.
 */
export async function acquireFileLock(path: string, onWait: (holderPid: number) => void): Promise<FileLock> {
  const nonce = randomUUID();
  const content = JSON.stringify({ ...ownIdentity(), nonce });
  const draft = `${path}.${nonce}`;
  let remindAtMs = 0;
  try {
    // Written under another name and then linked, so that nobody reads an empty lock file.
    await writeFile(draft, content);
    while (!(await tryLink(draft, path))) {
      const held = await readIfPresent(path);
      if (held === undefined) continue;
      const holder = parseHolder(held);
      if (holder === undefined || !isRunning(holder)) {
        await breakLock(path, held, nonce);
        continue;
      }
      if (Date.now() >= remindAtMs) {
        onWait(holder.pid);
        remindAtMs = Date.now() + remindIntervalMs;
      }
      await sleep(pollIntervalMs);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    release: async () => {
      if ((await readIfPresent(path)) === content) await rm(path, { force: true });
    },
  };
}

async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Breaks a lock. The file is moved before it is deleted, because another waiter may have broken the lock and acquired
 * its own meanwhile.
 */
async function breakLock(path: string, expected: string, nonce: string): Promise<void> {
  const moved = `${path}.${nonce}.stale`;
  try {
    await rename(path, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readIfPresent(moved)) !== expected) await tryLink(moved, path);
  await rm(moved, { force: true });
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(content: string): ProcessIdentity | undefined {
  try {
    const { pid, startStamp } = JSON.parse(content) as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof startStamp === 'string' ? { pid, startStamp } : undefined;
  } catch {
    return undefined;
  }
}
