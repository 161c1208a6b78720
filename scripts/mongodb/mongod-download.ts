import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BinaryLookup } from './binary-lookup.ts';
import { whyItDoesNotRun } from './binary-lookup.ts';

/** The only message that `mongod-download-process.ts` sends. */
export type DownloadResult = { readonly binary: string } | { readonly reason: string };

/**
 * Lets mongodb-memory-server find or download a mongod. Within 5 s it is clear if the download is reachable. The
 * download itself is aborted after a minute without data.
 */
export async function findOrDownloadMongod(progress: (line: string) => void): Promise<BinaryLookup> {
  const result = await runDownloadProcess(progress);
  if ('reason' in result) {
    const remedy = 'use a network that allows the download, or set a mirror in MONGOMS_DOWNLOAD_MIRROR';
    return { found: false, reason: result.reason, remedy };
  }
  const { binary } = result;
  const fault = await whyItDoesNotRun(binary);
  if (fault === undefined) return { found: true, binary };
  return { found: false, reason: fault, remedy: 'install what it lacks, or set a version in MONGOMS_VERSION' };
}

/**
 * Runs the download in its own process. The library prints on stdout and reads its settings from the environment, and a
 * name lookup that hangs can only be ended together with its process.
 */
async function runDownloadProcess(progress: (line: string) => void): Promise<DownloadResult> {
  const env = {
    // By default the library does not verify the server's certificate, although the downloaded program will be run.
    npm_config_strict_ssl: 'true',
    ...process.env,
    // If this were set, the library would return that binary instead of a download.
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
