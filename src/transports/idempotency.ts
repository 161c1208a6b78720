import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import type { IdempotencyRequest } from '../work-items/model.ts';

/** The payload counts by its canonical form: other white space or another order of fields is the same request. */
export function idempotencyOf(key: string | undefined, payload: unknown): IdempotencyRequest | undefined {
  return key === undefined ? undefined : { key, requestHash: canonicalHash(payload as JsonValue) };
}
