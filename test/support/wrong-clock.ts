/** Runs processes with a wrong clock. A library that shifts the wall clock is compiled on first use and preloaded. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, 'clock-offset.c');

/** Returns the path of the library and compiles it if necessary. @throws {Error} if the machine has no C compiler. */
function libraryPath(): string {
  const digest = createHash('sha256').update(readFileSync(SOURCE)).digest('hex').slice(0, 16);
  const folder = path.resolve(import.meta.dirname, '../../.workgate/clock-offset');
  const library = path.join(folder, `${digest}.so`);
  if (existsSync(library)) return library;
  mkdirSync(folder, { recursive: true });
  const made = `${library}.${process.pid}`;
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', made, SOURCE, '-ldl']);
  renameSync(made, library);
  return library;
}

/** Returns the environment of a process whose wall clock is off by this many seconds. Its monotonic clock is right. */
export function clockOff(seconds: number): Record<string, string> {
  return clockSetBy(path.join(mkdtempSync(path.join(tmpdir(), 'workgate-clock-')), 'offset'), seconds);
}

/** Returns the environment of a process whose wall clock follows `setClock` within 100 ms. */
export function clockSetBy(file: string, seconds: number): Record<string, string> {
  setClock(file, seconds);
  return { LD_PRELOAD: libraryPath(), CLOCK_OFFSET_FILE: file };
}

/** Sets the clock offset of the processes that use the file. */
export function setClock(file: string, seconds: number): void {
  // Renaming the file into place keeps processes from reading half of it.
  writeFileSync(`${file}.new`, `${seconds}\n`);
  renameSync(`${file}.new`, file);
}
