import { DateTime } from 'luxon';
import { toLine } from '../platform/plain-text.ts';
import { visibleText } from '../platform/visible-text.ts';

/** Of a text from outside so many characters are shown, marks included. */
const MOST_SHOWN = 120;

/** A text from outside, on one line, so that it cannot lie, and no longer than somebody reads. */
export function shown(text: string): string {
  const characters = [...toLine(visibleText(text))];
  return characters.length <= MOST_SHOWN ? characters.join('') : `${characters.slice(0, MOST_SHOWN - 1).join('')}…`;
}

/** A name in which no mail program finds an address to make a link of: a mail of ours leads nowhere but to us. */
export function unlinked(name: string): string {
  return name
    .replaceAll('://', ':[//]')
    .replaceAll(/(?<=\S)[.\u3002\uFF0E\uFF61](?=\S)/g, '[.]')
    .replaceAll('@', '[at]');
}

/** @param timeZone IANA name of a zone; empty for UTC. */
export function momentOf(at: Date, timeZone: string): string {
  const inZone = DateTime.fromJSDate(at, { zone: timeZone === '' ? 'utc' : timeZone });
  const moment = inZone.isValid ? inZone : DateTime.fromJSDate(at, { zone: 'utc' });
  return `${moment.toFormat('d LLL yyyy, HH:mm', { locale: 'en-GB' })} ${moment.zoneName}`;
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
