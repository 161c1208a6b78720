import { domainToASCII, domainToUnicode } from 'node:url';
import { validationError } from '../../errors/app-error.ts';
import { isLonger } from '../text-length.ts';

const MAX_LENGTH = 254;

/**
 * An address that mail servers accept without quotes. An address that needs quotes could be read as several addresses,
 * or as a command.
 */
const ADDRESS = /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\].]+(?:\.[^\s\p{C}"(),:;<>@[\\\].]+)*$/u;

/** Returns true if mail can be sent to `text`, and reaches nobody else. */
export function isMailAddress(text: string): boolean {
  return !isLonger(text, MAX_LENGTH) && ADDRESS.test(text);
}

/** The `email` format of JSON Schema. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const ASCII = /^\p{ASCII}*$/u;
/**
 * A domain with other scripts. It has no percent sign: the sign would be decoded, and a decoded full stop or slash
 * changes the domain.
 */
const INTERNATIONAL = /^(?:[a-z0-9.-]|\P{ASCII})+$/iu;

/**
 * Returns the form of an address that is stored, compared and sent in responses, or undefined for text that is not an
 * address. The domain is in ASCII (IDNA), because responses promise the format `email`.
 */
export function asciiEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@') + 1;
  const domain = trimmed.slice(at);
  const kept = ASCII.test(domain) ? domain : asciiInternational(domain);
  const address = trimmed.slice(0, at) + kept;
  return EMAIL.test(address) && !isLonger(address, MAX_LENGTH) ? address : undefined;
}

/**
 * Returns the domain in ASCII, or an empty string if there is no such form. A form without letters is refused, because
 * digits of other scripts would become an IP address.
 */
function asciiInternational(domain: string): string {
  const ascii = INTERNATIONAL.test(domain) ? domainToASCII(domain) : '';
  const isTooLong = ascii.split('.').some((label) => isLonger(label, MAX_LABEL));
  return /[a-z]/.test(ascii) && !isTooLong ? ascii : '';
}

/** Maximum octets of a domain label (RFC 1035). */
const MAX_LABEL = 63;

/** Returns the stored form of a typed address. @throws {AppError} `validation_error` naming the field. */
export function readEmail(typed: string, field: string): string {
  const address = asciiEmail(typed);
  if (address === undefined) throw validationError([{ field, problem: 'must be an e-mail address' }]);
  return address;
}

/** Returns the form in which addresses are compared. Text that is not an address never equals an address. */
export function emailKey(text: string): string {
  return (asciiEmail(text) ?? text.trim()).toLowerCase();
}

/** Returns a domain in the form in which addresses are stored. */
export function asciiDomain(domain: string): string {
  const lower = domain.toLowerCase();
  return ASCII.test(lower) ? lower : asciiInternational(lower) || lower;
}

/**
 * A label in one script, like a word of a language. Japanese uses three scripts, and Korean names contain Chinese
 * letters.
 */
const ONE_SCRIPT =
  /^(?:[\p{scx=Latin}\p{N}-]+|[\p{scx=Cyrillic}\p{N}-]+|[\p{scx=Greek}\p{N}-]+|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{N}-]+|[\p{scx=Han}\p{scx=Hangul}\p{N}-]+|[^\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}]+)$/u;

/**
 * Returns an address as people write it. A label stays in ASCII if it mixes scripts that look alike, such as Latin with
 * one Cyrillic letter, because such a label imitates another one.
 */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  if (!/xn--/i.test(address.slice(at))) return address;
  const labels = address.slice(at).split('.');
  return address.slice(0, at) + labels.map(shownLabel).join('.');
}

function shownLabel(label: string): string {
  const shown = domainToUnicode(label);
  return shown !== '' && ONE_SCRIPT.test(shown) ? shown : label;
}
