import { AppError } from '../../errors/app-error.ts';
import type { PackVersionHead } from './repository.ts';

export const MAX_PACKS = 20;
/** Versions are never deleted, because decisions refer to them. */
const MAX_VERSIONS = 200;
export const MAX_WAITING = { ofAuthor: 5, inAll: 20 };

/**
 * @param version The version before the new one; 0 for none. @throws {AppError} `invalid_state` without room for
 * another.
 */
export function assertRoomForVersion(newest: readonly PackVersionHead[], packKey: string, version: number): void {
  if (version >= MAX_VERSIONS) {
    const message = `The pack ${packKey} has ${MAX_VERSIONS} versions, which is the limit. Create a pack with another key.`;
    throw new AppError('invalid_state', message);
  }
  if (version > 0 || newest.length < MAX_PACKS) return;
  throw new AppError(
    'invalid_state',
    `A tenant can have at most ${MAX_PACKS} packs. Create a version of an existing pack.`,
  );
}
