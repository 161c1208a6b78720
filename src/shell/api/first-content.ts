import { useSyncExternalStore } from 'react';

/**
 * Longest wait in milliseconds: everything that waits for the first content starts then, however slow the first calls
 * are.
 */
const LONGEST_MS = 5_000;

const listeners = new Set<() => void>();
let isThere = false;
let callsUnderWay = 0;
let isPageShown = false;

/**
 * Returns true once the first content of this tab is on the page: its code has loaded, its calls have been answered,
 * and it has been painted. The rest of the page makes its calls only then, so that they do not slow down the first
 * content.
 */
export function useIsFirstContentThere(): boolean {
  return useSyncExternalStore(subscribe, () => isThere);
}

/** Calls `act` once the first content is there; at once if it is there already. */
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

/**
 * Counts a call as in progress. Streams are not counted, as they do not end.
 * @returns a function to call when the call has ended.
 */
export function noteCall(): () => void {
  callsUnderWay += 1;
  return () => {
    callsUnderWay -= 1;
    lookSoon();
  };
}

/** Records that a page is shown and its first calls have been made. */
export function notePageShown(): void {
  if (isPageShown) return;
  isPageShown = true;
  setTimeout(tell, LONGEST_MS);
  lookSoon();
}

/**
 * Checks in the next frame whether all calls have ended. By then an answer has been rendered, or has led to further
 * calls.
 */
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
