import { useEffect, useRef } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/**
 * Single letters as shortcuts. They do nothing while somebody types, together with modifiers, while a key is held down,
 * and where a dialog lies above the page.
 * @param keys what to do, by lower-case letters.
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const present = useRef(keys);
  useEffect(() => {
    present.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, metaKey, shiftKey, repeat, defaultPrevented, isComposing, target } = event;
      if (ctrlKey || altKey || metaKey || shiftKey || repeat || defaultPrevented || isComposing) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      const act = present.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
