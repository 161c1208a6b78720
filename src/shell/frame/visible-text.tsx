import { Mark } from '@mantine/core';
import { visibleParts } from '../../platform/visible-text.ts';

/**
 * Text by others, safe to base a decision on: invisible characters and characters that change the direction are shown
 * as marks, and the text's direction cannot affect what surrounds it.
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
