import { Mark } from '@mantine/core';
import { visibleParts } from '../../platform/visible-text.ts';

/**
 * A text that others wrote, so that it cannot lie to whoever decides by it: what would be invisible, or turn the direction
 * of writing, stands marked, and what it says cannot reach beyond it.
 */
export function VisibleText({ children: text }: { children: string }) {
  let at = 0;
  return (
    <bdi>
      {visibleParts(text).map((part) => {
        const key = at;
        at += part.text.length;
        return part.isMark ? (
          <Mark key={key} color="red">
            {part.text}
          </Mark>
        ) : (
          <span key={key}>{part.text}</span>
        );
      })}
    </bdi>
  );
}
