/** Processes whose clocks are wrong, by libfaketime (Debian: faketime). */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @throws naming the package if the library is not on this machine. */
function libraryPath(): string {
  const folders = readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name, 'faketime'));
  const found = folders.map((folder) => path.join(folder, 'libfaketimeMT.so.1')).find((file) => existsSync(file));
  if (found === undefined) throw new Error('libfaketime is not installed: apt-get install faketime');
  return found;
}

/** The environment of a process whose clock is off; its monotonic clock runs on, as on any machine. */
export function clockOff(seconds: number): Record<string, string> {
  return { LD_PRELOAD: libraryPath(), FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME: offset(seconds) };
}

/** The environment of a process whose clock is set by `setClock`, within a second. */
export function clockSetBy(file: string, seconds: number): Record<string, string> {
  setClock(file, seconds);
  const { FAKETIME: _, ...base } = clockOff(0);
  return { ...base, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' };
}

export function setClock(file: string, seconds: number): void {
  writeFileSync(file, `${offset(seconds)}\n`);
}

const offset = (seconds: number) => `${seconds < 0 ? '' : '+'}${seconds}s`;
