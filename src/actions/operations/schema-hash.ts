import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import { type KnownOperationName, OPERATIONS } from './registry.ts';

type Schema = { [member: string]: JsonValue };

/** What of a schema is for readers, and decides about no payload. */
const ANNOTATIONS = ['title', 'description', 'examples', 'example', 'deprecated'];

/** The schema of each operation's payload, as the contract publishes it, with what it refers to in its place. */
export function payloadSchemas(contract: unknown): ReadonlyMap<KnownOperationName, Schema> {
  const { schemas } = (contract as { components: { schemas: Record<string, Schema> } }).components;
  const { mapping } = schemas['BuiltInActionPayload']?.['discriminator'] as { mapping: Record<string, string> };
  const names = Object.keys(OPERATIONS) as KnownOperationName[];
  return new Map(names.map((name) => [name, inlined({ $ref: mapping[name] ?? '' }, schemas) as Schema]));
}

/**
 * The hash of the schema of each operation's payload (`hashOfSchema`), as the contract publishes it.
 * @param contract The OpenAPI document, in JSON.
 */
export function schemaHashes(contract: unknown): ReadonlyMap<KnownOperationName, string> {
  return new Map([...payloadSchemas(contract)].map(([name, schema]) => [name, hashOfSchema(schema)]));
}

/** SHA-256, in hexadecimal, over the RFC 8785 form of a schema without annotations. */
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

/** The same of each member; names of members may be those of annotations. */
function ofEach(members: Schema, change: (one: JsonValue) => JsonValue): Schema {
  return Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one)]));
}
