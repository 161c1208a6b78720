import { createSecretKey, type KeyObject } from 'node:crypto';
import { validationError } from '../errors/app-error.ts';
import { openToken, sealToken } from '../platform/sealed-token.ts';
import type { KeyRing } from '../platform/secrets.ts';
import type { Place } from './view-index.ts';

/** Where a reader of a view is. */
export interface Position {
  /** When the first page was asked for: filters mean that moment on every page. */
  at: Date;
  /** The revisions that the first page was made of. */
  revisions: string[];
  /** The last group of the page before. */
  after: Place;
}

/** Cursors of views: opaque, and good for the tenant, view and filters that they were made for. */
export class ViewCursors {
  readonly #keys: KeyObject[];

  constructor(keyRing: KeyRing) {
    this.#keys = keyRing.derive('view-cursor').map((key) => createSecretKey(key));
  }

  /** `binding` names tenant, view and filters. */
  seal({ at, revisions, after }: Position, binding: readonly unknown[]): string {
    const payload = JSON.stringify([at.getTime(), revisions, after.firstStartMs, after.groupId]);
    return sealToken(this.#keys, Buffer.from(payload), binding);
  }

  /** @throws {AppError} `validation_error` on `cursor` unless this service made it for exactly this. */
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
