import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import { isJson, type Json, mapMembers } from './json.ts';
import { type KnownOperationName, OPERATIONS } from './registry.ts';

const ANNOTATIONS = ['title', 'description', 'examples', 'example', 'deprecated'];

/** Returns the published payload schema of each built-in operation, with references inlined. */
export function payloadSchemas(contract: unknown): ReadonlyMap<KnownOperationName, Json> {
  const { schemas } = (contract as { components: { schemas: Record<string, Json> } }).components;
  const { mapping } = schemas['BuiltInActionPayload']?.['discriminator'] as { mapping: Record<string, string> };
  const names = Object.keys(OPERATIONS) as KnownOperationName[];
  return new Map(names.map((name) => [name, inlined({ $ref: mapping[name] ?? '' }, schemas) as Json]));
}

export function schemaHashes(contract: unknown): ReadonlyMap<KnownOperationName, string> {
  return new Map([...payloadSchemas(contract)].map(([name, schema]) => [name, hashOfSchema(asFirstPublished(schema))]));
}

/** The contract now lists a single value where it had `const`. Both mean the same, so earlier approvals stay valid. */
function asFirstPublished(schema: Json): Json {
  return mapMembers(schema, (value) => {
    if (!isJson(value)) return value;
    const { enum: values, ...others } = value;
    if (Array.isArray(values) && values.length === 1) return { ...others, const: values[0] ?? null };
    return asFirstPublished(value);
  });
}

/** Returns the hexadecimal SHA-256 over the RFC 8785 form of a schema without annotations. */
export function hashOfSchema(schema: Json): string {
  return canonicalHash(withoutAnnotations(schema));
}

function withoutAnnotations(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutAnnotations);
  if (!isJson(value)) return value;
  const members = Object.entries(value).filter(([member]) => !ANNOTATIONS.includes(member));
  return Object.fromEntries(
    members.map(([member, one]) => [
      member,
      // A member of an object may be called like an annotation.
      member === 'properties' ? mapMembers(one as Json, withoutAnnotations) : withoutAnnotations(one),
    ]),
  );
}

function inlined(value: JsonValue, schemas: Record<string, Json>): JsonValue {
  if (Array.isArray(value)) return value.map((one) => inlined(one, schemas));
  if (!isJson(value)) return value;
  const { $ref: reference } = value;
  if (typeof reference === 'string') {
    const referred = schemas[reference.slice(reference.lastIndexOf('/') + 1)];
    if (referred === undefined) throw new Error(`The contract has no schema ${reference}`);
    return inlined(referred, schemas);
  }
  return mapMembers(value, (one) => inlined(one, schemas));
}
