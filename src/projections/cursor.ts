import { createSecretKey, type KeyObject } from 'node:crypto';
import { validationError } from '../errors/app-error.ts';
import { openToken, sealToken } from '../platform/sealed-token.ts';
import type { KeyRing } from '../platform/secrets.ts';
import type { Place } from './view-index.ts';

export interface Position {
  /** Time of the first request, to which the filters of every page refer. */
  at: Date;
  revisions: string[];
  after: Place;
}

export class ViewCursors {
  readonly #keys: KeyObject[];

  constructor(keyRing: KeyRing) {
    this.#keys = keyRing.derive('view-cursor').map((key) => createSecretKey(key));
  }

  /** @param binding identifies the tenant, the view and the filters. */
  seal({ at, revisions, after }: Position, binding: readonly unknown[]): string {
    const payload = JSON.stringify([at.getTime(), revisions, after.firstStartMs, after.groupId]);
    return sealToken(this.#keys, Buffer.from(payload), binding);
  }

  /** @throws {AppError} `validation_error` on `cursor` unless it was sealed for this binding. */
  open(cursor: string, binding: readonly unknown[]): Position {
    const payload = openToken(this.#keys, cursor, binding);
    if (payload === null) {
      throw cursorError(
        'is not a cursor of this view; send next_cursor unchanged, with the same filters, or leave it out',
      );
    }
    const [at, revisions, firstStartMs, groupId] = JSON.parse(payload.toString()) as [number, string[], number, string];
    return { at: new Date(at), revisions, after: { firstStartMs, groupId } };
  }
}

export function cursorError(problem: string): Error {
  return validationError([{ field: 'cursor', problem }]);
}
