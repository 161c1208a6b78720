import { isDeepStrictEqual } from 'node:util';

export type Schema = Record<string, unknown>;

/** Words about a schema, which no value depends on. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$comment',
  '$id',
  '$schema',
  'deprecated',
  'description',
  'discriminator',
  'example',
  'examples',
  'title',
]);

/** Types in the sense of JSON Schema, where `number` stands for those that are no integers. */
const NUMBERS = ['integer', 'number'];

/**
 * What a schema comes down to without `$ref`, `allOf`, `anyOf` and `oneOf`: one schema for each kind of value.
 * @param document What local references are resolved in.
 * @throws {Error} if parts of a schema say different things by one keyword, which nothing here would compare rightly.
 */
export function alternativesOf(schema: Schema, document: unknown): Schema[] {
  const { $ref: reference, allOf, anyOf, oneOf, ...own } = schema;
  let alternatives: Schema[] = [own];
  const combine = (others: Schema[]) => {
    alternatives = alternatives.flatMap((one) => others.map((other) => merged(one, other)));
  };
  if (typeof reference === 'string') combine(alternativesOf(resolve(reference, document), document));
  for (const part of (allOf ?? []) as Schema[]) combine(alternativesOf(part, document));
  for (const choice of [anyOf, oneOf] as (Schema[] | undefined)[]) {
    if (choice !== undefined) combine(choice.flatMap((one) => alternativesOf(one, document)));
  }
  return alternatives;
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
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  for (const name of ['type', ...Object.keys(properties)]) {
    const property = properties[name];
    const values = property === undefined ? [] : alternativesOf(property, document).map(labelsOf);
    if (values.length === 1 && values[0]?.length === 1) return `${name} ${JSON.stringify(values[0][0])}`;
  }
  return [...(typesOf(schema) ?? ['any'])].join(' or ');
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function resolve(reference: string, document: unknown): Schema {
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
  if (ANNOTATIONS.has(keyword) || keyword.startsWith('x-') || keyword === 'default') return one;
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
  if (keyword === 'type') {
    const types = new Set([one].flat());
    return [other].flat().filter((type) => types.has(type));
  }
  throw new Error(`parts of a schema differ in ${keyword}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
}

const bothOf = (...parts: (Schema | undefined)[]): Schema => ({ allOf: parts });
