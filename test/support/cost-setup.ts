/**
 * `make test-cost` loads this before each test file. It measures what the file uses and appends the figures as a line
 * of JSON to the file that `TEST_COST` names.
 */
import childProcess from 'node:child_process';
import crypto from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { counted, type FileCost, shared } from './cost.ts';

const MS_PER_TICK = 10;
type Anything = (...args: unknown[]) => unknown;

/** Wraps a function of a built-in module, for as long as the worker lives, so that each call is noted. */
function count<T extends object>(module: T, name: keyof T, note: (args: unknown[]) => void): void {
  const original = module[name] as Anything;
  const wrapped: Anything = (...args) => {
    note(args);
    return original(...args);
  };
  // With the form that `promisify` takes, which is not enumerable.
  module[name] = Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(original)) as T[keyof T];
}

function noteProgram([, args]: unknown[]): void {
  if (Array.isArray(args) && args.includes('serve')) counted.services += 1;
  else counted.programs += 1;
}

// A worker keeps its modules from file to file, so the wrappers stay in place.
if (!('wrapped' in counted)) {
  Object.assign(counted, { wrapped: true });
  count(crypto, 'scrypt', () => {
    counted.hashes += 1;
  });
  count(childProcess, 'spawn', noteProgram);
  count(childProcess, 'execFile', noteProgram);
  count(timers, 'setTimeout', ([ms, , options]) => {
    // A timer with `ref: false` is a timeout that normally ends early, so it is not counted as sleep.
    if ((options as { ref?: boolean } | undefined)?.ref !== false) counted.sleptMs += Number(ms ?? 0);
  });
  syncBuiltinESMExports();
}

/**
 * Returns CPU time from `/proc/<pid>/stat`, in milliseconds. Fields 11 and 12 are the process itself; 13 and 14 are the
 * children that it waited for.
 */
function cpuMs(pid: number | 'self', field: 11 | 13): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[field]) + Number(fields[field + 1])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

/** Returns the CPU time of all services that this worker's files share. */
const sharedMs = () => [...shared.pids].reduce((sum, pid) => sum + cpuMs(pid, 11), 0);

function spent() {
  return {
    wallMs: performance.now(),
    workerMs: cpuMs('self', 11),
    childrenMs: cpuMs('self', 13),
    sharedMs: sharedMs(),
    ...counted,
  };
}

let before: ReturnType<typeof spent>;

beforeAll(() => {
  before = spent();
});

afterAll(() => {
  const file = (expect.getState().testPath ?? '').replace(/^.*\/test\//, '');
  const after = spent();
  const keys = Object.keys(after).filter((key) => key !== 'wrapped') as (keyof typeof after)[];
  const cost = Object.fromEntries(keys.map((key) => [key, Math.round(after[key] - before[key])]));
  appendFileSync(process.env['TEST_COST'] ?? '', `${JSON.stringify({ file, ...cost } as unknown as FileCost)}\n`);
});
