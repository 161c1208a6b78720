import { readJson } from '../../platform/strict-json.ts';

const TOKEN_FIELDS = ['bot_token', 'access_token', 'token'] as const;
/** What can stand in a header. An error of one that cannot would quote the token, and be logged. */
const TOKEN = /^[\x21-\x7e]{8,512}$/;

/**
 * The bot token in a stored secret: one of `bot_token`, `access_token`, `token` of a JSON object, or the text itself
 * (interface.md, "Chat integration records"). Null if there is none that can be sent.
 */
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
