import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import { OPERATIONS, type OperationName } from './registry.ts';

type Schema = { [member: string]: JsonValue };

/** What of a schema is for readers, and decides about no payload. */
const ANNOTATIONS = ['title', 'description', 'examples', 'example', 'deprecated'];

/**
 * The hash of the schema of each operation's payload, as the contract publishes it: SHA-256 over the RFC 8785 form of the
 * schema, with what it refers to in its place and without annotations.
 * @param contract The OpenAPI document, in JSON.
 */
export function schemaHashes(contract: unknown): ReadonlyMap<OperationName, string> {
  const { schemas } = (contract as { components: { schemas: Record<string, Schema> } }).components;
  const { mapping } = schemas['ActionPayload']?.['discriminator'] as { mapping: Record<string, string> };
  const names = Object.keys(OPERATIONS) as OperationName[];
  return new Map(names.map((name) => [name, canonicalHash(inlined({ $ref: mapping[name] ?? '' }, schemas))]));
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
  const members = Object.entries(value).filter(([member]) => !ANNOTATIONS.includes(member));
  return Object.fromEntries(
    members.map(([member, one]) => [member, member === 'properties' ? named(one, schemas) : inlined(one, schemas)]),
  );
}

/** Schemas by the names of members, which may be called as annotations are. */
function named(properties: JsonValue, schemas: Record<string, Schema>): JsonValue {
  return Object.fromEntries(Object.entries(properties as Schema).map(([name, one]) => [name, inlined(one, schemas)]));
}
