import { useSyncExternalStore } from 'react';

/** However slow the first calls are, the rest does not wait longer. */
const LONGEST_MS = 5_000;

const listeners = new Set<() => void>();
let isThere = false;
let callsUnderWay = 0;
let isPageShown = false;

/**
 * Whether what this tab was opened for stands on the page: its code has come, all that it asked for has been answered, and
 * it has been painted. What surrounds it is asked for then: it must not take its place on the wire.
 */
export function useIsFirstContentThere(): boolean {
  return useSyncExternalStore(subscribe, () => isThere);
}

/** Acts once it is there; at once if it is. */
export function afterFirstContent(act: () => void): void {
  if (isThere) {
    act();
    return;
  }
  const stop = subscribe(() => {
    stop();
    act();
  });
}

/** @returns what is to be called when the call has ended. Streams do not count: they do not end. */
export function noteCall(): () => void {
  callsUnderWay += 1;
  return () => {
    callsUnderWay -= 1;
    lookSoon();
  };
}

/** A page stands, whose first calls are under way. */
export function notePageShown(): void {
  if (isPageShown) return;
  isPageShown = true;
  setTimeout(tell, LONGEST_MS);
  lookSoon();
}

/** What an answer leads to, another call or rows, is there in the frame after it. */
function lookSoon(): void {
  if (isThere || !isPageShown || callsUnderWay > 0) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (callsUnderWay === 0) tell();
    }),
  );
}

function tell(): void {
  if (isThere) return;
  isThere = true;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
