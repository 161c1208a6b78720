import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessIdentity } from './process-table.ts';
import { isRunning, ownIdentity } from './process-table.ts';

const pollIntervalMs = 200;
const remindIntervalMs = 15_000;

/** A lock that is held until it is released, or until its process ends. */
export interface FileLock {
  release(): Promise<void>;
}

/**
 * Takes the lock file `path`, in a folder that exists. Waits without limit while a living process holds it
 * (`onWait` is told that process's pid at once and every 15 s); a lock whose process is gone is broken.
 */
export async function acquireFileLock(path: string, onWait: (holderPid: number) => void): Promise<FileLock> {
  const nonce = randomUUID();
  const content = JSON.stringify({ ...ownIdentity(), nonce });
  const draft = `${path}.${nonce}`;
  let remindAtMs = 0;
  try {
    // Linked into place, not created there: so nobody ever reads a lock that is still empty.
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

/** Moves the lock away before deleting it, because another waiter may have broken it and taken its own meanwhile. */
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
