import { toLine } from '../../platform/plain-text.ts';
import { clippedText } from '../../platform/text-length.ts';
import { visibleText } from '../../platform/visible-text.ts';

const MOST_SHOWN = 120;

/** Returns a text from outside as one line that cannot mislead. */
export function shown(text: string): string {
  return clippedText(toLine(visibleText(text)), MOST_SHOWN);
}

/** Mail programs find no address in the name to link to. Links in our emails lead only to this service. */
export function unlinked(name: string): string {
  return name
    .replaceAll('://', ':[//]')
    .replaceAll(/(?<=\S)[.\u3002\uFF0E\uFF61](?=\S)/g, '[.]')
    .replaceAll('@', '[at]');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
