import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BinaryLookup } from './binary-lookup.ts';
import { whyItDoesNotRun } from './binary-lookup.ts';

/** What `mongod-download-process.ts` reports in its only message. */
export type DownloadResult = { readonly binary: string } | { readonly reason: string };

/**
 * Has mongodb-memory-server find or download a mongod. Whether its download can be reached is known within 5 s; the
 * download itself is given up after a minute without data.
 */
export async function findOrDownloadMongod(progress: (line: string) => void): Promise<BinaryLookup> {
  const result = await runDownloadProcess(progress);
  if ('reason' in result) {
    const remedy = 'use a network that lets it be downloaded, or name a mirror in MONGOMS_DOWNLOAD_MIRROR';
    return { found: false, reason: result.reason, remedy };
  }
  const { binary } = result;
  const fault = await whyItDoesNotRun(binary);
  if (fault === undefined) return { found: true, binary };
  return { found: false, reason: fault, remedy: 'install what it lacks, or name a version in MONGOMS_VERSION' };
}

/**
 * A process of its own, because the library prints on stdout and reads its settings from the environment, and because
 * a name look-up that hangs can only be left by ending the process.
 */
async function runDownloadProcess(progress: (line: string) => void): Promise<DownloadResult> {
  const env = {
    // Unless told, the library does not verify whom it downloads from, and this is a program that will be run.
    npm_config_strict_ssl: 'true',
    ...process.env,
    // With it, the library would hand back that binary in place of a download.
    MONGOMS_SYSTEM_BINARY: undefined,
  };
  const child = fork(fileURLToPath(new URL('./mongod-download-process.ts', import.meta.url)), {
    env,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastLine = '';
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lastLine = line.trim();
      if (lastLine.startsWith('Downloading MongoDB')) progress(lastLine);
    });
  }
  try {
    return await new Promise<DownloadResult>((resolve) => {
      child.once('message', (message) => resolve(message as DownloadResult));
      child.once('error', (error) => resolve({ reason: error.message }));
      child.once('exit', () => resolve({ reason: `its download ended early: ${lastLine}` }));
    });
  } finally {
    child.kill('SIGKILL');
  }
}
