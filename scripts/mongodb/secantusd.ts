import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { spawnEngine, startFailure } from './engine-process.ts';
import type { LaunchedEngine, LaunchOptions } from './launch.ts';

const readyTimeoutMs = 120_000;
const pollIntervalMs = 20;
/** Longer than any transaction of the service takes. The service repeats transactions that fail. */
const transactionLifetimeSeconds = 3;

/**
 * Starts secantusd-rs on `storeDir` and waits until it listens.
 *
 * @throws Error with the end of its log if it ends before that, or is not ready after two minutes. A large store is
 * recovered from its log before the engine listens.
 */
export async function launchSecantusd(options: LaunchOptions): Promise<LaunchedEngine> {
  const { binary, dataDir, storeDir, logFile } = options;
  const child = await spawnEngine({
    binary,
    // Without --sync-on-commit, acknowledged writes are lost when the engine is killed.
    args: [
      ...['--port', String(options.port ?? 0), '--storage-path', storeDir],
      ...(options.isThrowaway ? [] : ['--sync-on-commit']),
      ...['--cache-size', '1G', '--log-file-max', '16MB', '--log-level', 'ERROR'],
    ],
    // The engine reads a secantusd.toml from its working folder, which must not be the user's.
    cwd: dataDir,
    logFile,
  });
  await options.onSpawned(child);
  const deadlineMs = Date.now() + readyTimeoutMs;
  for (;;) {
    // Checked before the log is read: a process that has ended cannot write to the log afterwards.
    const hasExited = child.hasExited();
    const port = /listening on 127\.0\.0\.1:(\d+)/.exec(await child.log())?.[1];
    if (hasExited) throw await startFailure('secantusd-rs ended before it was ready', logFile);
    if (port !== undefined) {
      const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
      await limitTransactionLifetime(uri);
      return { process: child, port: Number(port), uri };
    }
    if (Date.now() >= deadlineMs) {
      throw await startFailure(`secantusd-rs was not ready after ${readyTimeoutMs / 1000} s`, logFile);
    }
    await sleep(pollIntervalMs);
  }
}

/**
 * Limits the lifetime of transactions. The transaction of a killed client stays open until its lifetime ends, a minute
 * by default. On this engine, a write that conflicts with it blocks every other write to the collection for as long.
 */
async function limitTransactionLifetime(uri: string): Promise<void> {
  const client = await new mongo.MongoClient(uri).connect();
  try {
    await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: transactionLifetimeSeconds });
  } finally {
    await client.close();
  }
}
