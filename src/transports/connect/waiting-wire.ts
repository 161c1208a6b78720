import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { WaitingChange } from '../../identity/index.ts';

/** Converts a change that waits for another administrator. */
export function toApiWaitingChange({ version, at, authorNames, countsFrom, mayConfirm }: WaitingChange) {
  return {
    version: BigInt(version),
    changedAt: timestampFromDate(at),
    authorNames,
    countsFrom: timestampFromDate(countsFrom),
    mayConfirm,
  };
}
