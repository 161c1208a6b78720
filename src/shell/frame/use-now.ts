import { useSyncExternalStore } from 'react';
import { serverNow } from '../api/server-clock.ts';

/** Times are shown in minutes: more frequent updates would only disturb the reader. */
const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the service's time in milliseconds since 1970. One timer updates all times of the page together. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, TICK_MS);
    // Browsers slow down timers in hidden tabs.
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

/** Without a mounted component, the timer does not run. */
function read(): number {
  if (timer === undefined) now = Math.max(now, serverNow());
  return now;
}

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}
