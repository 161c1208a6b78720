import { Code, ConnectError } from '@connectrpc/connect';
import { useSyncExternalStore } from 'react';
import { failureOf } from './failure.ts';

const PROBE_EVERY_MS = 2_000;

const listeners = new Set<() => void>();
const onReturn = new Set<() => void>();
let isAway = false;
let isProbing = false;

/** Whether nothing is heard of the service: it is down, or the network to it is. */
export function useIsAway(): boolean {
  return useSyncExternalStore(subscribe, () => isAway);
}

/** @returns what ends it. */
export function whenServiceReturns(listener: () => void): () => void {
  onReturn.add(listener);
  return () => onReturn.delete(listener);
}

/** To be told how each call has failed. One that was not answered may be a chance; whether it is, the service is asked. */
export function noteFailure(thrown: unknown): void {
  if (isSilence(thrown) && !isProbing) void probe();
}

/** Without a word of the service's own, and not because somebody has given up on it. */
function isSilence(thrown: unknown): boolean {
  const { code } = ConnectError.from(thrown);
  return failureOf(thrown).code === '' && code !== Code.Canceled && code !== Code.DeadlineExceeded;
}

/** Asks whether the service lives, again and again while it does not. */
async function probe(): Promise<void> {
  isProbing = true;
  while (!(await isAlive())) {
    setAway(true);
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
  isProbing = false;
  if (!isAway) return;
  setAway(false);
  for (const listener of onReturn) listener();
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
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
