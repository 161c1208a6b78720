import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Holds a lock of the browser while it is wanted, or waits for it: what one tab does for all of them, the next one does once
 * that tab is closed (w3c.github.io/web-locks).
 * @returns Whether it is held by now.
 */
export function useLock(name: string, mode: LockMode, isWanted = true): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const waiting = new AbortController();
    let release: (() => void) | undefined;
    const hold = () =>
      new Promise<void>((resolve) => {
        // It may be granted at the very moment at which it is given up.
        if (waiting.signal.aborted) return resolve();
        release = resolve;
        setHeld(true);
      });
    navigator.locks.request(name, { mode, signal: waiting.signal }, hold).catch(() => undefined);
    return () => {
      waiting.abort();
      release?.();
      setHeld(false);
    };
  }, [name, mode, isWanted]);
  return isHeld;
}

/** Whether the person's eyes are on this tab, as far as a browser knows: it has the keyboard. */
export function useHasFocus(): boolean {
  return useSyncExternalStore(observeFocus, () => document.hasFocus());
}

function observeFocus(observer: () => void): () => void {
  window.addEventListener('focus', observer);
  window.addEventListener('blur', observer);
  return () => {
    window.removeEventListener('focus', observer);
    window.removeEventListener('blur', observer);
  };
}
