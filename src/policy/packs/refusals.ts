import { AppError, validationError } from '../../errors/app-error.ts';
import type { ActivePackDocument } from './schema.ts';

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

/** The named version is active already, and was activated without this backtest. */
export function countsWithout(): AppError {
  const problem = 'cannot be added: this version is active already, and was activated without a backtest; leave it out';
  return validationError([{ field: 'backtest_hash', problem }]);
}
