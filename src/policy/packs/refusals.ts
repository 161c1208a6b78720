import { AppError, validationError } from '../../errors/app-error.ts';
import type { PackVersionHead } from './repository.ts';
import type { ActivePackDocument } from './schema.ts';

export const MAX_PACKS = 20;
/** Versions are never deleted, because decisions refer to them. */
const MAX_VERSIONS = 200;

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

export function noVersion(packKey: string, version: number | undefined): AppError {
  const which = version === undefined ? 'The tenant has no pack' : `There is no version ${version} of a pack`;
  return new AppError('not_found', `${which} ${packKey}.`);
}

export function changedMeanwhile(): AppError {
  return new AppError(
    'precondition_failed',
    'The pack was changed by somebody else. Look at it again and decide anew.',
  );
}

/** @param row Null for a pack that was never activated. */
export function anotherRevision(packKey: string, row: ActivePackDocument | null): AppError {
  const message =
    row === null
      ? `The pack ${packKey} was never activated, so there is nothing to confirm.`
      : `The pack ${packKey} is at revision ${row.revision}. Look at that revision, and confirm it if you agree.`;
  return new AppError('precondition_failed', message);
}

export function countsWithout(): AppError {
  const problem = 'cannot be added: this version is active already, and was activated without a backtest; leave it out';
  return validationError([{ field: 'backtest_hash', problem }]);
}
