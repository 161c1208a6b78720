import { createHmac, timingSafeEqual } from 'node:crypto';
import { validationError } from '../errors/app-error.ts';
import type { Keyset } from './mongo/page.ts';
import type { KeyRing } from './secrets.ts';

const MAC_BYTES = 16;

/**
 * Opaque page tokens: a keyset position, authenticated by HMAC-SHA-256 together with the list that it belongs to
 * (tenant, operation, filters), so that a token is good for that list alone and cannot be made by a client.
 */
export class PageTokens {
  readonly #keys: Buffer[];

  constructor(keyRing: KeyRing) {
    this.#keys = keyRing.derive('page-token');
  }

  /** `list` names everything that the token is bound to. */
  seal(position: Keyset, list: readonly unknown[]): string {
    const payload = Buffer.from(`${position.time.getTime()}.${position.id}`);
    const [signingKey] = this.#keys;
    return Buffer.concat([mac(signingKey as Buffer, payload, list), payload]).toString('base64url');
  }

  /** @throws {AppError} `validation_error` on `page_token` unless this service made the token for this very list. */
  open(token: string, list: readonly unknown[]): Keyset {
    const bytes = Buffer.from(token, 'base64url');
    const [given, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)];
    const genuine = this.#keys.some(
      (key) => given.length === MAC_BYTES && timingSafeEqual(given, mac(key, payload, list)),
    );
    // Other spellings of the same bytes are refused too: a token has one form.
    if (!genuine || bytes.toString('base64url') !== token) {
      throw validationError([
        {
          field: 'page_token',
          problem:
            'is not a token of this list; send next_page_token unchanged, with the same filters, or leave it out',
        },
      ]);
    }
    const [time = '', id = ''] = payload.toString().split('.');
    return { time: new Date(Number(time)), id };
  }
}

function mac(key: Buffer, payload: Buffer, list: readonly unknown[]): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(list))
    .update('\0')
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES);
}
