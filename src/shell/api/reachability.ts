import { Code, ConnectError } from '@connectrpc/connect';
import { useSyncExternalStore } from 'react';
import { failureOf } from './failure.ts';
import { Listeners } from './listeners.ts';

const PROBE_EVERY_MS = 2_000;

const onChange = new Listeners();
const onReturn = new Listeners();
let isAway = false;
let isProbing = false;

export function useIsAway(): boolean {
  return useSyncExternalStore(onChange.add, () => isAway);
}

/** Calls the listener whenever the service answers again. */
export const whenServiceReturns = onReturn.add;

/** Call with the error of each failed call. Without an answer, the service is probed, as the cause may be chance. */
export function noteFailure(thrown: unknown): void {
  if (isSilence(thrown) && !isProbing) void probe();
}

/** Returns true if the call got no answer, and was neither cancelled nor timed out. */
function isSilence(thrown: unknown): boolean {
  const { code } = ConnectError.from(thrown);
  return failureOf(thrown).code === '' && code !== Code.Canceled && code !== Code.DeadlineExceeded;
}

async function probe(): Promise<void> {
  isProbing = true;
  while (!(await isAlive())) {
    setAway(true);
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
  isProbing = false;
  if (!isAway) return;
  setAway(false);
  onReturn.call();
}

async function isAlive(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function setAway(value: boolean): void {
  if (isAway === value) return;
  isAway = value;
  onChange.call();
}
