import { domainToASCII, domainToUnicode } from 'node:url';
import { validationError } from '../../errors/app-error.ts';
import { isLonger } from '../text-length.ts';

const MAX_LENGTH = 254;

/** Addresses without quotes. With quotes, an address could be read as several addresses, or as a command. */
const ADDRESS = /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\].]+(?:\.[^\s\p{C}"(),:;<>@[\\\].]+)*$/u;

/** Returns true if mail can be sent to `text`, and reaches nobody else. */
export function isMailAddress(text: string): boolean {
  return !isLonger(text, MAX_LENGTH) && ADDRESS.test(text);
}

/** The `email` format of JSON Schema. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const ASCII = /^\p{ASCII}*$/u;
/** No percent sign: it would be decoded, and a decoded full stop or slash changes the domain. */
const INTERNATIONAL = /^(?:[a-z0-9.-]|\P{ASCII})+$/iu;

/** Returns the stored form, with the domain in ASCII (IDNA) as the format `email` demands; undefined for no address. */
export function asciiEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@') + 1;
  const domain = trimmed.slice(at);
  const kept = ASCII.test(domain) ? domain : asciiInternational(domain);
  const address = trimmed.slice(0, at) + kept;
  return EMAIL.test(address) && !isLonger(address, MAX_LENGTH) ? address : undefined;
}

/** Refuses a form without letters: digits of other scripts would become an IP address. */
function asciiInternational(domain: string): string {
  const ascii = INTERNATIONAL.test(domain) ? domainToASCII(domain) : '';
  const isTooLong = ascii.split('.').some((label) => isLonger(label, MAX_LABEL));
  return /[a-z]/.test(ascii) && !isTooLong ? ascii : '';
}

/** Maximum octets of a domain label (RFC 1035). */
const MAX_LABEL = 63;

/** @throws {AppError} `validation_error` naming the field. */
export function readEmail(typed: string, field: string): string {
  const address = asciiEmail(typed);
  if (address === undefined) throw validationError([{ field, problem: 'must be an e-mail address' }]);
  return address;
}

/** For comparisons. Text that is not an address never equals an address. */
export function emailKey(text: string): string {
  return (asciiEmail(text) ?? text.trim()).toLowerCase();
}

export function asciiDomain(domain: string): string {
  const lower = domain.toLowerCase();
  return ASCII.test(lower) ? lower : asciiInternational(lower) || lower;
}

/** Japanese uses three scripts, and Korean names contain Chinese letters. */
const ONE_SCRIPT =
  /^(?:[\p{scx=Latin}\p{N}-]+|[\p{scx=Cyrillic}\p{N}-]+|[\p{scx=Greek}\p{N}-]+|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{N}-]+|[\p{scx=Han}\p{scx=Hangul}\p{N}-]+|[^\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}]+)$/u;

/** A label that mixes scripts that look alike stays in ASCII, because it imitates another label. */
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
