import { type RefObject, useEffect, useRef, useState } from 'react';

/** A dialog remembers the focused element only when it changes from closed to open, so it is first rendered closed. */
export function useOpened(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere && isWanted;
}

/** Opens a menu as soon as it is mounted. Its button replaces the pressed button, and takes the focus. */
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
