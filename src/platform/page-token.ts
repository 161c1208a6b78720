import { createSecretKey, type KeyObject } from 'node:crypto';
import { validationError } from '../errors/app-error.ts';
import type { Keyset } from './mongo/page.ts';
import { openToken, sealToken } from './sealed-token.ts';
import type { KeyRing } from './secrets.ts';

/** A token is a position, authenticated with its list (tenant, operation, filters), for which alone it is valid. */
export class PageTokens {
  readonly #keys: KeyObject[];

  constructor(keyRing: KeyRing) {
    this.#keys = keyRing.derive('page-token').map((key) => createSecretKey(key));
  }

  /** @param list Everything that the token is bound to. */
  seal(position: Keyset, list: readonly unknown[]): string {
    return sealToken(this.#keys, Buffer.from(`${position.time.getTime()}.${position.id}`), list);
  }

  /** @throws {AppError} `validation_error` unless this service made the token for this very list. */
  open(token: string, list: readonly unknown[]): Keyset {
    const payload = openToken(this.#keys, token, list);
    if (payload === null) {
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
