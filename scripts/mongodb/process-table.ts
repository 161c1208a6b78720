import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const pollIntervalMs = 25;

/** Identity that distinguishes a process from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start of the process, in a form that can only be compared on this machine. */
  readonly startStamp: string;
}

/** Returns the identity of this Node process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startStamp: startStampOf(process.pid) ?? '' };
}

/**
 * Returns true if exactly this process still runs. A pid alone is not enough: in a container every run gets the same
 * low numbers. A file left by a killed run would then look as if its process, or this one, still held it.
 */
export function isRunning(identity: ProcessIdentity): boolean {
  return startStampOf(identity.pid) === identity.startStamp;
}

/** Returns true if `pid` runs with `argument` as one whole word of its command line. A zombie has no command line. */
export function runsWithArgument(pid: number, argument: string): boolean {
  const commandLine = onLinux() ? readProcFile(pid, 'cmdline')?.replaceAll('\0', ' ') : ps(pid, 'args=');
  return commandLine !== undefined && ` ${commandLine} `.includes(` ${argument} `);
}

/** Signals the whole process group that `leaderPid` leads. A group that has ended already is no error. */
export function signalGroup(leaderPid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leaderPid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Polls until `done()` returns true. Returns false if `timeoutMs` pass first. */
export async function waitUntil(done: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadlineMs = Date.now() + timeoutMs;
  while (!done()) {
    if (Date.now() >= deadlineMs) return false;
    await sleep(pollIntervalMs);
  }
  return true;
}

function startStampOf(pid: number): string | undefined {
  if (!onLinux()) return ps(pid, 'lstart=');
  // proc(5): the command name is in brackets and may itself contain brackets and blanks, so fields are counted from the
  // last bracket. After it come the state (field 3) and, 19 fields later, the start time in clock ticks since boot
  // (field 22).
  const stat = readProcFile(pid, 'stat');
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

function onLinux(): boolean {
  return process.platform === 'linux';
}

function readProcFile(pid: number, name: 'cmdline' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: 'args=' | 'lstart='): string | undefined {
  try {
    const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' }, stdio: 'pipe' } as const;
    return execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], options).trim() || undefined;
  } catch {
    return undefined;
  }
}
