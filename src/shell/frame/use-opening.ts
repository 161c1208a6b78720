import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns whether a dialog is open. It is first rendered closed, as a dialog remembers the focused element only when it
 * changes from closed to open.
 */
export function useOpened(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere && isWanted;
}

/**
 * Opens a menu as soon as it is mounted, like `useOpened`. The menu's own button has replaced the button that was
 * pressed, and takes its focus.
 */
export function useOpening<Target extends HTMLElement>(): {
  target: RefObject<Target | null>;
  opened: boolean;
  onChange: (opened: boolean) => void;
} {
  const target = useRef<Target>(null);
  const [opened, onChange] = useState(false);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    onChange(true);
  }, []);
  return { target, opened, onChange };
}
