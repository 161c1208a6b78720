import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import { type KnownOperationName, OPERATIONS } from './registry.ts';

type Schema = { [member: string]: JsonValue };

/** Members that decide about no payload. */
const ANNOTATIONS = ['title', 'description', 'examples', 'example', 'deprecated'];

/** Returns the published payload schema of each built-in operation, with references inlined. */
export function payloadSchemas(contract: unknown): ReadonlyMap<KnownOperationName, Schema> {
  const { schemas } = (contract as { components: { schemas: Record<string, Schema> } }).components;
  const { mapping } = schemas['BuiltInActionPayload']?.['discriminator'] as { mapping: Record<string, string> };
  const names = Object.keys(OPERATIONS) as KnownOperationName[];
  return new Map(names.map((name) => [name, inlined({ $ref: mapping[name] ?? '' }, schemas) as Schema]));
}

/** @param contract The OpenAPI document. */
export function schemaHashes(contract: unknown): ReadonlyMap<KnownOperationName, string> {
  return new Map([...payloadSchemas(contract)].map(([name, schema]) => [name, hashOfSchema(asFirstPublished(schema))]));
}

/** The contract now lists a single value where it had `const`. Both mean the same, so earlier approvals stay valid. */
function asFirstPublished(schema: Schema): Schema {
  return ofEach(schema, (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { enum: values, ...others } = value;
    if (Array.isArray(values) && values.length === 1) return { ...others, const: values[0] ?? null };
    return asFirstPublished(value);
  });
}

/** Returns the hexadecimal SHA-256 over the RFC 8785 form of a schema without annotations. */
export function hashOfSchema(schema: Schema): string {
  return canonicalHash(withoutAnnotations(schema));
}

function withoutAnnotations(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutAnnotations);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([member]) => !ANNOTATIONS.includes(member));
  return Object.fromEntries(
    members.map(([member, one]) => [
      member,
      member === 'properties' ? ofEach(one as Schema, withoutAnnotations) : withoutAnnotations(one),
    ]),
  );
}

function inlined(value: JsonValue, schemas: Record<string, Schema>): JsonValue {
  if (Array.isArray(value)) return value.map((one) => inlined(one, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference } = value;
  if (typeof reference === 'string') {
    const referred = schemas[reference.slice(reference.lastIndexOf('/') + 1)];
    if (referred === undefined) throw new Error(`The contract has no schema ${reference}`);
    return inlined(referred, schemas);
  }
  return ofEach(value, (one) => inlined(one, schemas));
}

/** Keeps the names, as a member may be called like an annotation. */
function ofEach(members: Schema, change: (one: JsonValue) => JsonValue): Schema {
  return Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one)]));
}
