import { useEffect, useRef } from 'react';

const NOTHING_HELD: readonly string[] = [];
/** Elements that need the letter keys themselves. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/**
 * Single keys as shortcuts. They do nothing while somebody types, with Ctrl, Alt or Meta, and in dialogs.
 * @param keys By the character that the key writes: `j`, `X` for Shift with x, or `?` wherever the keyboard has it.
 * @param held Keys that repeat their action while held down.
 */
export function useKeys(
  keys: Readonly<Record<string, (() => void) | undefined>>,
  held: readonly string[] = NOTHING_HELD,
): void {
  const present = useRef(keys);
  useEffect(() => {
    present.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, metaKey, repeat, defaultPrevented, isComposing, target } = event;
      if (ctrlKey || altKey || metaKey || (repeat && !held.includes(event.key)) || defaultPrevented || isComposing)
        return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      const act = present.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [held]);
}
