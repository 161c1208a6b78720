import { isDeepStrictEqual } from 'node:util';

export type Schema = Record<string, unknown>;

/** Keywords that describe a schema without affecting its values. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$comment',
  '$id',
  '$schema',
  'deprecated',
  'description',
  'example',
  'examples',
  'title',
]);

/** Bounds, each with the effect of raising it on the set of allowed values. */
export const BOUNDS: Record<string, 'narrower' | 'wider'> = {
  minimum: 'narrower',
  exclusiveMinimum: 'narrower',
  minLength: 'narrower',
  minItems: 'narrower',
  minProperties: 'narrower',
  maximum: 'wider',
  exclusiveMaximum: 'wider',
  maxLength: 'wider',
  maxItems: 'wider',
  maxProperties: 'wider',
};

/** Types that `number` of JSON Schema covers. Here `number` means numbers that are not integers. */
const NUMBERS = ['integer', 'number'];

/**
 * Expands a schema into alternatives without `$ref`, `allOf`, `anyOf` and `oneOf`, one schema per kind of value. A
 * `oneOf` stays if a value might match two of its kinds: such a value is refused, a rule that no single kind expresses.
 * @param document Document in which local references are resolved.
 * @throws {Error} if parts of a schema have different values for a keyword that cannot be merged or compared.
 */
export function alternativesOf(schema: Schema, document: unknown): Schema[] {
  const { $ref: reference, allOf, anyOf, oneOf, ...own } = schema;
  const apart =
    oneOf === undefined ||
    areApart(
      (oneOf as Schema[]).map((one) => alternativesOf(one, document)),
      document,
    );
  let alternatives: Schema[] = [apart ? own : { ...own, oneOf }];
  const combine = (others: Schema[]) => {
    alternatives = alternatives.flatMap((one) => others.map((other) => merged(one, other)));
  };
  if (typeof reference === 'string') combine(alternativesOf(resolve(reference, document), document));
  for (const part of (allOf ?? []) as Schema[]) combine(alternativesOf(part, document));
  for (const choice of [anyOf, apart ? oneOf : undefined] as (Schema[] | undefined)[]) {
    if (choice !== undefined) combine(choice.flatMap((one) => alternativesOf(one, document)));
  }
  return alternatives;
}

/** Returns the target of a schema that contains only a reference; any other schema is returned unchanged. */
export function referredTo(schema: Schema, document: unknown): Schema {
  const { $ref: reference, ...own } = schema;
  if (typeof reference !== 'string' || !Object.keys(own).every((keyword) => ANNOTATIONS.has(keyword))) return schema;
  return referredTo(resolve(reference, document), document);
}

/** Replaces the references in a value by their targets, except references that lead back into themselves. */
export function withoutReferences(value: unknown, document: unknown, followed: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutReferences(one, document, followed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (name !== '$ref' || typeof member !== 'string' || followed.includes(member)) {
        return [name, withoutReferences(member, document, followed)];
      }
      return [name, withoutReferences(resolve(member, document), document, [...followed, member])];
    }),
  );
}

/** Splits a schema by type, so that `["string", "null"]` is treated like an `anyOf` of both. */
export function splitByType(schema: Schema): Schema[] {
  const { type } = schema;
  return Array.isArray(type) && !('enum' in schema) ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

/** Returns the types that a schema allows; undefined if it names none. */
export function typesOf(schema: Schema): Set<string> | undefined {
  const { type } = schema;
  if (type !== undefined) {
    const types = (Array.isArray(type) ? type : [type]) as string[];
    return new Set(types.flatMap((one) => (one === 'number' ? NUMBERS : [one])));
  }
  const labels = labelsOf(schema);
  return labels === undefined ? undefined : new Set(labels.map(typeOfValue));
}

/** Returns the values that a schema lists; undefined if it lists none. */
export function labelsOf(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return schema['enum'] as unknown[] | undefined;
}

/** Returns a tag that distinguishes a kind of value from others: its constant value or member, else its type. */
export function tagOf(schema: Schema, document: unknown): string {
  const labels = labelsOf(schema);
  if (labels?.length === 1) return JSON.stringify(labels[0]);
  const properties = propertiesOf(schema);
  for (const name of ['type', ...Object.keys(properties)]) {
    const property = properties[name];
    const values = property === undefined ? [] : alternativesOf(property, document).map(labelsOf);
    if (values.length === 1 && values[0]?.length === 1) return `${name} ${JSON.stringify(values[0][0])}`;
  }
  return [...(typesOf(schema) ?? ['any'])].join(' or ');
}

/** Returns true if no value can match two of the kinds, each given by its alternatives. */
function areApart(kinds: Schema[][], document: unknown): boolean {
  return kinds.every((kind, index) =>
    kinds.slice(index + 1).every((other) => kind.every((one) => other.every((two) => excludes(one, two, document)))),
  );
}

/**
 * Returns true if no value can match both schemas, judged by types, labels, or labels of a member that one of them
 * requires.
 */
function excludes(one: Schema, other: Schema, document: unknown): boolean {
  const [types, others] = [typesOf(one), typesOf(other)];
  if (types === undefined || others === undefined) return false;
  const common = [...types].filter((type) => others.has(type));
  if (common.length === 0 || haveOtherLabels([one], [other])) return true;
  if (common.some((type) => type !== 'object')) return false;
  return [one, other].flatMap(requiredOf).some((name) => {
    const [member, otherMember] = [one, other].map((schema) => propertiesOf(schema)[name]);
    if (member === undefined || otherMember === undefined) return false;
    return haveOtherLabels(alternativesOf(member, document), alternativesOf(otherMember, document));
  });
}

function haveOtherLabels(some: Schema[], others: Schema[]): boolean {
  const [labels, otherLabels] = [some, others].map((schemas) => schemas.map(labelsOf));
  if (labels === undefined || otherLabels === undefined || [...labels, ...otherLabels].includes(undefined))
    return false;
  return !labels.flat().some((label) => otherLabels.flat().some((other) => isDeepStrictEqual(label, other)));
}

const propertiesOf = (schema: Schema) => (schema['properties'] ?? {}) as Record<string, Schema>;
const requiredOf = (schema: Schema) => (schema['required'] ?? []) as string[];

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Resolves a local reference. @throws {Error} if it refers to nothing. */
export function resolve(reference: string, document: unknown): Schema {
  const names = reference.split('/').slice(1);
  const target = names
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);
  if (!reference.startsWith('#/') || typeof target !== 'object') throw new Error(`${reference} refers to nothing`);
  return target as Schema;
}

/** Returns a schema that requires what both schemas require. */
function merged(one: Schema, other: Schema): Schema {
  const both: Schema = { ...other, ...one };
  for (const keyword of Object.keys(other).filter((name) => name in one)) {
    both[keyword] = mergedKeyword(keyword, one[keyword], other[keyword]);
  }
  return both;
}

function mergedKeyword(keyword: string, one: unknown, other: unknown): unknown {
  // These members override those of a reference's target.
  if (ANNOTATIONS.has(keyword) || keyword.startsWith('x-') || keyword === 'default' || keyword === 'discriminator') {
    return one;
  }
  if (isDeepStrictEqual(one, other)) return one;
  if (keyword === 'required') return [...new Set([...(one as string[]), ...(other as string[])])];
  if (keyword === 'properties') {
    const [ours, theirs] = [one, other] as [Record<string, Schema>, Record<string, Schema>];
    const common = Object.keys(ours).filter((name) => name in theirs);
    return {
      ...theirs,
      ...ours,
      ...Object.fromEntries(common.map((name) => [name, bothOf(ours[name], theirs[name])])),
    };
  }
  const raising = BOUNDS[keyword];
  if (raising !== undefined) {
    return raising === 'narrower' ? Math.max(one as number, other as number) : Math.min(one as number, other as number);
  }
  // Patterns can be compared only as text, so a combination of two is compared as their joined text.
  if (keyword === 'pattern' || keyword === 'format') return [one, other].sort().join(' and ');
  if (keyword === 'items') return bothOf(one as Schema, other as Schema);
  if (keyword === 'enum') return (one as unknown[]).filter((label) => (other as unknown[]).includes(label));
  if (keyword === 'type') {
    const types = new Set([one].flat());
    return [other].flat().filter((type) => types.has(type));
  }
  throw new Error(`parts of a schema differ in ${keyword}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
}

const bothOf = (...parts: (Schema | undefined)[]): Schema => ({ allOf: parts });
