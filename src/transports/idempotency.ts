import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import type { IdempotencyRequest } from '../work-items/index.ts';

/**
 * Builds the idempotency key and hash of a request. The hash covers the canonical form of the payload, so different
 * white space or field order makes no difference.
 */
export function idempotencyOf(key: string | undefined, payload: unknown): IdempotencyRequest | undefined {
  return key === undefined ? undefined : { key, requestHash: canonicalHash(payload as JsonValue) };
}
