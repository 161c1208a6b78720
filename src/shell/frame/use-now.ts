import { useSyncExternalStore } from 'react';
import { serverNow } from '../api/server-clock.ts';

/** Times are told in minutes; more often would only move what is being read. */
const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** What the service's clock says, for all times of the page at once: one timer moves them all on. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, TICK_MS);
    // Timers rest in tabs that are not seen.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** While nobody listens, nothing has moved it on. */
function read(): number {
  if (timer === undefined) now = Math.max(now, serverNow());
  return now;
}

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}
