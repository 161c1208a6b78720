import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a dialog is open: not before it is there closed. It gives the focus back to what had it when it opened, which it
 * does not learn if it comes open.
 */
export function useOpened(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere && isWanted;
}

/** The same of what opens from a button of its own, which has taken the place of the one that was pressed. */
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
