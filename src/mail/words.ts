import { toLine } from '../platform/plain-text.ts';
import { clippedText, visibleText } from '../platform/visible-text.ts';

/** Of a text from outside so many characters are shown, marks included. */
const MOST_SHOWN = 120;

/** A text from outside, on one line, so that it cannot lie, and no longer than somebody reads. */
export function shown(text: string): string {
  return clippedText(toLine(visibleText(text)), MOST_SHOWN);
}

/** A name in which no mail program finds an address to make a link of: a mail of ours leads nowhere but to us. */
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
