import { AppError } from '../../errors/app-error.ts';
import type { PackVersionHead } from './repository.ts';

/** Of one tenant. */
export const MAX_PACKS = 20;
/** Of one pack; they are kept, as decisions name them. */
const MAX_VERSIONS = 200;
/** Activations that may wait, of one author, and in all. */
export const MAX_WAITING = { ofAuthor: 5, inAll: 20 };

/**
 * Checks that a tenant has room for one more version of a pack.
 * @param newest The newest version of each of its packs. @param version The one that it follows; 0 for none.
 * @throws {AppError} `invalid_state`
 */
export function assertRoomForVersion(newest: readonly PackVersionHead[], packKey: string, version: number): void {
  if (version >= MAX_VERSIONS) {
    const message = `The pack ${packKey} has ${MAX_VERSIONS} versions, and none has more. Write a pack under another key.`;
    throw new AppError('invalid_state', message);
  }
  if (version > 0 || newest.length < MAX_PACKS) return;
  throw new AppError('invalid_state', `A tenant has ${MAX_PACKS} packs at most. Write a version of one of them.`);
}
