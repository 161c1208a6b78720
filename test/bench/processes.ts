import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

/** CPU core of the servers under measurement. The database and the load generator use the other core. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

const START_TIMEOUT_MS = 30_000;
/** `USER_HZ`: the unit of times in /proc, which is the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** A server under measurement. */
export interface Server {
  pid: number;
  address: string;
  /** Time from the start of the process to its first response, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

/** Pins this process, and all processes that it starts, to the core of the load generator and the database. */
export function pinToLoadCore(): void {
  if (availableParallelism() < 2) throw new Error('The bench needs two cores: one for the server, one for the load.');
  const { error, status } = spawnSync('taskset', ['-a', '-cp', String(LOAD_CORE), String(process.pid)]);
  if (error !== undefined || status !== 0) throw new Error('The bench needs taskset (util-linux) to pin processes.');
}

/**
 * Starts a server on its own core and waits until it answers `probe` with 200. Its output goes to `logFile`, as in
 * production.
 * @throws {Error} if it exits or does not answer in time
 */
export async function startServer(options: {
  script: string;
  args?: string[];
  env: Record<string, string>;
  portVariable: string;
  probe: { path: string; headers: Record<string, string> };
  logFile: string;
}): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const log = openSync(options.logFile, 'a');
  const startedAt = performance.now();
  const args = ['-c', String(SERVER_CORE), process.execPath, options.script, ...(options.args ?? [])];
  const child = spawn('taskset', args, {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_NO_WARNINGS: '1',
      ...options.env,
      [options.portVariable]: String(port),
    },
    stdio: ['ignore', log, log],
  });
  const stop = () => stopChild(child);
  try {
    await answers(child, `${address}${options.probe.path}`, options.probe.headers);
  } catch (error) {
    await stop();
    const output = await readFile(options.logFile, 'utf8');
    throw new Error(`${options.script} does not start:\n${output.slice(-2_000)}`, { cause: error });
  }
  return { pid: child.pid ?? 0, address, startMs: performance.now() - startedAt, stop };
}

async function answers(child: ChildProcess, url: string, headers: Record<string, string>): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    const response = await fetch(url, { headers }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    if (performance.now() > deadline) throw new Error(`It answers ${response?.status ?? 'nothing'}.`);
    await delay(5);
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(killer);
}

/** Returns the CPU time that all threads of a process have used so far, in seconds. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain anything, so fields are counted after it. The array starts at field 3 of
  // proc_pid_stat(5); the CPU times are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Returns the resident size of a process in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
