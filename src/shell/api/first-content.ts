import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';

/** After these milliseconds the rest of the page starts, however slow the first calls are. */
const LONGEST_MS = 5_000;

const listeners = new Listeners();
let isThere = false;
let callsUnderWay = 0;
let isPageShown = false;

/**
 * Returns true once the first content has loaded its code, got its answers and been painted. The rest of the page makes
 * its calls only then, so that they do not slow down the first content.
 */
export function useIsFirstContentThere(): boolean {
  return useSyncExternalStore(listeners.add, () => isThere);
}

export function afterFirstContent(act: () => void): void {
  if (isThere) {
    act();
    return;
  }
  const stop = listeners.add(() => {
    stop();
    act();
  });
}

/** Counts a call as in progress; the returned function ends it. Streams are not counted, as they do not end. */
export function noteCall(): () => void {
  callsUnderWay += 1;
  return () => {
    callsUnderWay -= 1;
    lookSoon();
  };
}

export function notePageShown(): void {
  if (isPageShown) return;
  isPageShown = true;
  setTimeout(tell, LONGEST_MS);
  lookSoon();
}

/** Waits for the next frame: by then an answer has been rendered, or has led to further calls. */
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
  listeners.call();
}
