import { setTimeout as sleep } from 'node:timers/promises';
import { spawnEngine, startFailure } from './engine-process.ts';
import type { LaunchedEngine, LaunchOptions } from './launch.ts';

const readyTimeoutMs = 120_000;
const pollIntervalMs = 20;

/**
 * Starts secantusd-rs on `storeDir` and waits until it listens.
 *
 * @throws Error with the end of its log if it ends first, or is not ready after two minutes (a large store is
 *   recovered from its log before it listens)
 */
export async function launchSecantusd(options: LaunchOptions): Promise<LaunchedEngine> {
  const { binary, dataDir, storeDir, logFile } = options;
  const child = await spawnEngine({
    binary,
    // Without --sync-on-commit acknowledged writes are lost when the engine is killed.
    args: [
      ...['--port', String(options.port ?? 0), '--storage-path', storeDir, '--sync-on-commit'],
      ...['--cache-size', '256M', '--log-file-max', '16MB', '--log-level', 'ERROR'],
    ],
    // The engine reads a secantusd.toml from the folder it runs in: not from the user's.
    cwd: dataDir,
    logFile,
  });
  await options.onSpawned(child);
  const deadlineMs = Date.now() + readyTimeoutMs;
  for (;;) {
    // Asked before the log is read: a process that ended cannot add to a log that was read afterwards.
    const hasExited = child.hasExited();
    const port = /listening on 127\.0\.0\.1:(\d+)/.exec(await child.log())?.[1];
    if (hasExited) throw await startFailure('secantusd-rs ended before it was ready', logFile);
    if (port !== undefined) {
      return { process: child, port: Number(port), uri: `mongodb://127.0.0.1:${port}/?directConnection=true` };
    }
    if (Date.now() >= deadlineMs) {
      throw await startFailure(`secantusd-rs was not ready after ${readyTimeoutMs / 1000} s`, logFile);
    }
    await sleep(pollIntervalMs);
  }
}
