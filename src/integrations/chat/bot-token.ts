import { readJson } from '../../platform/strict-json.ts';

const TOKEN_FIELDS = ['bot_token', 'access_token', 'token'] as const;
/** Valid in a header. Any other character would raise an error that quotes the token, and the error is logged. */
const TOKEN = /^[\x21-\x7e]{8,512}$/;

/** Returns the token in a field of a stored JSON object, or the stored text itself; null if it cannot be sent. */
export function botTokenIn(secret: string): string | null {
  const text = secret.trim();
  if (!text.startsWith('{')) return TOKEN.test(text) ? text : null;
  let value: unknown;
  try {
    value = readJson(text);
  } catch {
    return null;
  }
  const fields = value as Record<string, unknown>;
  const token = TOKEN_FIELDS.map((field) => fields[field]).find((one) => typeof one === 'string' && one !== '');
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
}
