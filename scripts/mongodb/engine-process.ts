import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { signalGroup, waitUntil } from './process-table.ts';

/** Milliseconds for an engine to write its last checkpoint after SIGTERM, before it is killed. */
export const stopTimeoutMs = 20_000;
const logTailLines = 15;

/** End of a process: its exit code, or the signal that ended it. */
export interface EngineExit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** Process of an engine, running in its own process group. */
export interface EngineProcess {
  readonly pid: number;
  /** Resolves when the process ends, for whatever reason; never rejects. */
  readonly exited: Promise<EngineExit>;
  hasExited(): boolean;
  /** Returns the output of the process so far. */
  log(): Promise<string>;
  /** Sends SIGTERM, then SIGKILL if the process has not ended after {@link stopTimeoutMs}. */
  stop(): Promise<void>;
  /** Sends SIGKILL immediately. */
  kill(): Promise<void>;
}

/** Program to run, and the file for its output. The log of the previous run is kept as `<logFile>.previous`. */
export interface EngineCommand {
  readonly binary: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly logFile: string;
}

/**
 * Starts an engine. It gets its own process group, so that Ctrl-C in the terminal reaches only the caller, which can
 * stop the engine after the service. If the caller ends without stopping the engine, for example because it was killed,
 * the engine is stopped too.
 *
 * @throws the error of spawn(2) if the program cannot be run
 */
export async function spawnEngine(command: EngineCommand): Promise<EngineProcess> {
  const { binary, args, cwd, logFile } = command;
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`);
  const logFd = openSync(logFile, 'w');
  try {
    const child = spawn(binary, args, { cwd, detached: true, stdio: ['ignore', logFd, logFd] });
    const exited = new Promise<EngineExit>((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    await once(child, 'spawn');
    const pid = child.pid as number;
    const watchdog = await startWatchdog(pid);
    child.once('exit', () => watchdog.kill('SIGKILL'));
    if (child.exitCode !== null || child.signalCode !== null) watchdog.kill('SIGKILL');
    const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (!hasExited()) signalGroup(pid, signal);
      if (await waitUntil(hasExited, stopTimeoutMs)) return;
      signalGroup(pid, 'SIGKILL');
      await exited;
    };
    return {
      pid,
      exited,
      hasExited,
      log: () => readFile(logFile, 'utf8'),
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  } finally {
    closeSync(logFd);
  }
}

/**
 * Script that stops the given process group once its input ends: SIGTERM, then SIGKILL. Its input is a pipe whose other
 * end only this process holds, so the input ends with this process, for whatever reason.
 */
const watchdogScript = `
  read -r _
  kill -TERM "-$1"
  for second in $(seq ${stopTimeoutMs / 1000}); do
    kill -0 "-$1" || exit 0
    sleep 1
  done
  kill -KILL "-$1"`;

/** Starts the watchdog in its own process group, because a signal that ends this process may reach its whole group. */
async function startWatchdog(engineGroup: number): Promise<ChildProcess> {
  const watchdog = spawn('/bin/sh', ['-c', watchdogScript, 'watchdog', String(engineGroup)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(watchdog, 'spawn');
  // The watchdog must not keep this process running.
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
  return watchdog;
}

/** Builds the error for an engine that did not become ready, with the end of its log. */
export async function startFailure(what: string, logFile: string): Promise<Error> {
  const log = await readFile(logFile, 'utf8');
  const tail = log.trimEnd().split('\n').slice(-logTailLines).join('\n');
  return new Error(`${what}. The end of ${logFile}:\n${tail}`);
}
