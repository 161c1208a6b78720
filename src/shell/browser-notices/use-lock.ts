import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Holds or awaits a lock of the browser. When the tab that holds it is closed, the next one takes over
 * (w3c.github.io/web-locks).
 */
export function useLock(name: string, mode: LockMode, isWanted = true): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const waiting = new AbortController();
    let release: (() => void) | undefined;
    const hold = () =>
      new Promise<void>((resolve) => {
        // The lock may be granted just when it is no longer wanted.
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

/** Returns true if this tab has the keyboard focus: the best sign that the person looks at it. */
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
