import type { Principal } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { IdempotencyRequest } from './model.ts';

/** Binds an `Idempotency-Key` to the document that it made, in that document. */
export interface IdempotencyRecord {
  principal: string;
  operation: string;
  key: string;
  request_hash: string;
}

export function idempotencyField(
  principal: Principal,
  operation: string,
  idempotency: IdempotencyRequest | undefined,
): { idem?: IdempotencyRecord } {
  if (idempotency === undefined) return {};
  return {
    idem: {
      principal: `${principal.type}:${principal.lineage}`,
      operation,
      key: idempotency.key,
      request_hash: idempotency.requestHash,
    },
  };
}

/** @throws {AppError} `idempotency_key_reused` if the key was used for another request. */
export function replayable<T extends { idem?: IdempotencyRecord }>(
  row: T,
  idempotency: IdempotencyRequest | undefined,
): T {
  if (row.idem?.request_hash === idempotency?.requestHash) return row;
  throw new AppError(
    'idempotency_key_reused',
    'This Idempotency-Key was used with another payload. Use a new key for a new request.',
  );
}
