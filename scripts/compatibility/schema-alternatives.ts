import { isDeepStrictEqual } from 'node:util';

export type Schema = Record<string, unknown>;

/** Words about a schema, which no value depends on. */
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

/** Bounds by what raising them does to the values that are allowed. */
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

/** Types in the sense of JSON Schema, where `number` stands for those that are no integers. */
const NUMBERS = ['integer', 'number'];

/**
 * What a schema comes down to without `$ref`, `allOf`, `anyOf` and `oneOf`: one schema for each kind of value. A `oneOf`
 * stays if a value might be of two of its kinds, since such a value is refused, which is more than any one kind says.
 * @param document What local references are resolved in.
 * @throws {Error} if parts of a schema say different things by one keyword, which nothing here would compare rightly.
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

/** What a schema that says nothing but a reference refers to; any other is itself. */
export function referredTo(schema: Schema, document: unknown): Schema {
  const { $ref: reference, ...own } = schema;
  if (typeof reference !== 'string' || !Object.keys(own).every((keyword) => ANNOTATIONS.has(keyword))) return schema;
  return referredTo(resolve(reference, document), document);
}

/** A value with what its references name in their place, but for those that lead back into themselves. */
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

/** One schema for each type; `["string", "null"]` is then what `anyOf` of both is. */
export function splitByType(schema: Schema): Schema[] {
  const { type } = schema;
  return Array.isArray(type) && !('enum' in schema) ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

/** The types that a schema allows; undefined if it does not say. */
export function typesOf(schema: Schema): Set<string> | undefined {
  const { type } = schema;
  if (type !== undefined) {
    const types = (Array.isArray(type) ? type : [type]) as string[];
    return new Set(types.flatMap((one) => (one === 'number' ? NUMBERS : [one])));
  }
  const labels = labelsOf(schema);
  return labels === undefined ? undefined : new Set(labels.map(typeOfValue));
}

/** The values that a schema lists; undefined if it lists none. */
export function labelsOf(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return schema['enum'] as unknown[] | undefined;
}

/** What one kind of value is told from others by: a member that is always the same, else its type. */
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

/** Whether no value can be of two of the kinds, each given by its alternatives. */
function areApart(kinds: Schema[][], document: unknown): boolean {
  return kinds.every((kind, index) =>
    kinds.slice(index + 1).every((other) => kind.every((one) => other.every((two) => excludes(one, two, document)))),
  );
}

/** By their types, their labels, or the labels of a member that one of them demands. */
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

/** What a local reference names. @throws {Error} if it names nothing. */
export function resolve(reference: string, document: unknown): Schema {
  const names = reference.split('/').slice(1);
  const target = names
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);
  if (!reference.startsWith('#/') || typeof target !== 'object') throw new Error(`${reference} refers to nothing`);
  return target as Schema;
}

/** A schema that demands what both demand. */
function merged(one: Schema, other: Schema): Schema {
  const both: Schema = { ...other, ...one };
  for (const keyword of Object.keys(other).filter((name) => name in one)) {
    both[keyword] = mergedKeyword(keyword, one[keyword], other[keyword]);
  }
  return both;
}

function mergedKeyword(keyword: string, one: unknown, other: unknown): unknown {
  // Beside a reference they count more than what it names.
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
  // Of two patterns only their names can be compared, and so can those of both.
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
