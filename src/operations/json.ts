import type { JsonValue } from '../platform/canonical-json.ts';

export type Json = { [member: string]: JsonValue };

export function isJson(value: JsonValue | undefined): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mapMembers<T>(members: Json, change: (one: JsonValue) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one)]));
}

/** The contract accepts only pointers without escapes. */
function namesOf(pointer: string): string[] {
  return pointer.split('/').slice(1);
}

export function valueAt(value: JsonValue, pointer: string): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const name of namesOf(pointer)) {
    found = isJson(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}

/** Returns null if the schema has no such member. */
export function memberAt(schema: Json, pointer: string): { schema: Json; isAlwaysThere: boolean } | null {
  let member = { schema, isAlwaysThere: true };
  for (const name of namesOf(pointer)) {
    const { properties, required } = member.schema;
    const next = isJson(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isJson(next)) return null;
    const isRequired = Array.isArray(required) && required.includes(name);
    // A member that may be null has no members of its own in that case.
    const isThere = isRequired && typeof next['type'] === 'string';
    member = { schema: next, isAlwaysThere: member.isAlwaysThere && isThere };
  }
  return member;
}
