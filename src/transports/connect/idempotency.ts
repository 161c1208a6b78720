import { type DescMessage, type MessageShape, toJson } from '@bufbuild/protobuf';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import type { IdempotencyRequest } from '../../work-items/index.ts';

/** Builds the idempotency key and hash of a request. The hash covers the canonical payload without the key. */
export function idempotencyOf<Desc extends DescMessage>(
  schema: Desc,
  request: MessageShape<Desc> & { idempotencyKey: string },
): IdempotencyRequest | undefined {
  if (request.idempotencyKey === '') return undefined;
  const payload = toJson(schema, { ...request, idempotencyKey: '' }) as JsonValue;
  return { key: request.idempotencyKey, requestHash: canonicalHash(payload) };
}
