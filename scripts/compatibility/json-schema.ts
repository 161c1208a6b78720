import { isDeepStrictEqual } from 'node:util';
import { type Difference, withoutRepeats } from './finding.ts';
import {
  ANNOTATIONS,
  alternativesOf,
  BOUNDS,
  labelsOf,
  referredTo,
  type Schema,
  splitByType,
  tagOf,
  typesOf,
  withoutReferences,
} from './schema-alternatives.ts';

/**
 * Use of a schema's values, which decides which changes break.
 * - `argument`: clients send the values, so every accepted value must stay accepted.
 * - `answer`: clients read the values, so no new values may appear, except new members, labels and kinds (contracts
 *   README, Versions).
 * - `record`: values are stored and read by later releases, so both rules apply.
 */
export type Use = 'argument' | 'answer' | 'record';

/**
 * Effect of a change on the set of allowed values. After `other`, neither the old nor the new set contains the other
 * one.
 */
type Effect = 'narrower' | 'wider' | 'other';

const BREAKS: Record<Use, readonly Effect[]> = {
  argument: ['narrower', 'other'],
  answer: ['wider', 'other'],
  record: ['narrower', 'wider', 'other'],
};

/**
 * Keywords that restrict values by being present. Nothing can tell which of two values is stricter, so a changed value
 * counts as `other`.
 */
const DEMANDS = ['pattern', 'format', 'multipleOf'];

const COMPARED = new Set([
  ...ANNOTATIONS,
  ...Object.keys(BOUNDS),
  ...DEMANDS,
  ...['additionalProperties', 'const', 'default', 'discriminator', 'enum', 'items', 'properties', 'required'],
  ...['type', 'uniqueItems'],
]);

export interface ComparedSchema {
  schema: Schema;
  /** Document in which local references are resolved. */
  document?: unknown;
}

/** Pairs of schemas that were already compared. */
export type MetSchemas = Map<Schema, Set<Schema>>;

interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

interface Comparison {
  use: Use;
  before: unknown;
  after: unknown;
  /** Prevents comparing a pair twice, because schemas may contain themselves. */
  met: MetSchemas;
  differences: Difference[];
}

/**
 * Compares two schemas.
 * @param path Prefix of the path of each difference.
 * @param met Shared by comparisons of the same use in the same documents, so that differences in common parts are
 * reported once.
 * @returns the differences that break users of the first schema.
 */
export function compareSchemas(
  before: ComparedSchema,
  after: ComparedSchema,
  use: Use,
  path: string,
  met: MetSchemas = new Map(),
): Difference[] {
  const comparison: Comparison = { use, before: before.document, after: after.document, met, differences: [] };
  compareNodes(comparison, before.schema, after.schema, path);
  return withoutRepeats(comparison.differences);
}

function compareNodes(comparison: Comparison, old: Schema, now: Schema, path: string): void {
  const [before, after] = [referredTo(old, comparison.before), referredTo(now, comparison.after)];
  const met = comparison.met.get(before) ?? new Set();
  if (met.has(after)) return;
  comparison.met.set(before, met.add(after));
  const kinds = alternativesOf(before, comparison.before);
  const kindsNow = alternativesOf(after, comparison.after);
  const [[only], [onlyNow]] = [kinds, kindsNow];
  if (kinds.length === 1 && kindsNow.length === 1 && only !== undefined && onlyNow !== undefined) {
    compareKinds(comparison, only, onlyNow, path);
  } else compareChoices(comparison, kinds.flatMap(splitByType), kindsNow.flatMap(splitByType), path);
}

/** Compares the kinds of a union. Kinds are matched by their tags, and kinds of the same tag by their order. */
function compareChoices(comparison: Comparison, before: Schema[], after: Schema[], path: string): void {
  const added = after.map((schema) => ({ schema, tag: tagOf(schema, comparison.after) }));
  for (const schema of before) {
    const tag = tagOf(schema, comparison.before);
    const place = added.findIndex((one) => one.tag === tag);
    const [match] = place === -1 ? [] : added.splice(place, 1);
    if (match === undefined) report(comparison, 'other', path, `has no kind ${tag} any more`);
    else compareKinds(comparison, schema, match.schema, `${path}(${tag})`);
  }
  // Readers of answers that already had several kinds must expect further kinds, but not null.
  for (const { tag } of added) {
    if (comparison.use !== 'answer' || tag === 'null' || before.length === 1)
      report(comparison, 'wider', path, `may be of the kind ${tag} now`);
  }
}

function compareKinds(comparison: Comparison, before: Schema, after: Schema, path: string): void {
  if (compareTypes(comparison, before, after, path) === 'other') return;
  compareLabels(comparison, before, after, path);
  compareDiscriminators(comparison, before['discriminator'], after['discriminator'], path);
  compareBounds(comparison, before, after, path);
  compareMembers(comparison, before, after, path);
  compareFurtherMembers(comparison, before['additionalProperties'], after['additionalProperties'], path);
  if ('items' in before || 'items' in after) {
    compareNodes(comparison, asSchema(before['items']), asSchema(after['items']), `${path}[]`);
  }
  if (comparison.use === 'argument' && 'default' in before && !isDeepStrictEqual(before['default'], after['default'])) {
    const [old, now] = [before, after].map((schema) => JSON.stringify(schema['default']));
    report(comparison, 'other', path, `has the default ${now ?? 'no more'} instead of ${old}`);
  }
  for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (COMPARED.has(keyword) || keyword.startsWith('x-')) continue;
    const was = withoutReferences(before[keyword], comparison.before);
    if (isDeepStrictEqual(was, withoutReferences(after[keyword], comparison.after))) continue;
    report(comparison, 'other', path, `has another ${keyword}, which nothing here can tell to be harmless`);
  }
}

function compareTypes(comparison: Comparison, before: Schema, after: Schema, path: string): Effect | undefined {
  const [old, now] = [typesOf(before), typesOf(after)];
  const name = (types: Iterable<string>) => [...types].join(' or ') || 'nothing';
  if (old === undefined && now === undefined) return undefined;
  if (old === undefined)
    return report(comparison, 'narrower', path, `is always of type ${name(now as Set<string>)} now`);
  if (now === undefined) return report(comparison, 'wider', path, `may be of any type now, not only ${name(old)}`);
  const gone = [...old].filter((type) => !now.has(type));
  const added = [...now].filter((type) => !old.has(type));
  if (gone.length > 0 && added.length > 0) {
    return report(comparison, 'other', path, `is of type ${name(added)} instead of ${name(gone)}`);
  }
  if (gone.length > 0) return report(comparison, 'narrower', path, `is no longer of type ${name(gone)}`);
  return added.length > 0 ? report(comparison, 'wider', path, `may be of type ${name(added)} now`) : undefined;
}

function compareLabels(comparison: Comparison, before: Schema, after: Schema, path: string): void {
  const [old, now] = [before, after].map((schema) => labelsOf(schema)?.map((label) => JSON.stringify(label)));
  if (old === undefined && now === undefined) return;
  if (old === undefined) report(comparison, 'narrower', path, `is always one of ${now?.join(', ')} now`);
  else if (now === undefined) report(comparison, 'wider', path, `is no longer one of ${old.join(', ')}`);
  else if ('const' in before) {
    if (!now.includes(String(old[0]))) report(comparison, 'other', path, `is ${now.join(' or ')} instead of ${old[0]}`);
    else if (now.length > 1) report(comparison, 'wider', path, `is not always ${old[0]} any more`);
  } else {
    const gone = old.filter((label) => !now.includes(label));
    // A removed label also breaks clients that only read it. Readers of answers must expect new labels (contracts
    // README, Versions).
    for (const label of gone) report(comparison, 'other', path, `has no label ${label} any more`);
    const added = comparison.use === 'answer' ? [] : now.filter((label) => !old.includes(label));
    for (const label of added) report(comparison, 'wider', path, `may be ${label} now`);
  }
}

/** Compares the discriminators by which readers distinguish kinds. Each label must keep its kind. */
function compareDiscriminators(comparison: Comparison, before: unknown, after: unknown, path: string): void {
  if (before === undefined) return;
  const [old, now] = [before, after] as [Discriminator, Discriminator | undefined];
  const mapping = Object.entries(old.mapping ?? {});
  const isKept =
    now?.propertyName === old.propertyName && mapping.every(([label, kind]) => now.mapping?.[label] === kind);
  if (isKept) return;
  const [said, says] = [old, now].map((one) => JSON.stringify(one));
  report(comparison, 'other', path, `has the discriminator ${says ?? 'no more'} instead of ${said}`);
}

function compareBounds(comparison: Comparison, before: Schema, after: Schema, path: string): void {
  for (const [keyword, raising] of Object.entries(BOUNDS)) {
    const [old, now] = [before[keyword], after[keyword]] as (number | undefined)[];
    if (old === now) continue;
    const lowering = raising === 'narrower' ? 'wider' : 'narrower';
    const effect = old === undefined ? 'narrower' : now === undefined ? 'wider' : now > old ? raising : lowering;
    report(
      comparison,
      effect,
      path,
      `has ${keyword} ${now ?? 'no more'}${old === undefined ? '' : ` instead of ${old}`}`,
    );
  }
  for (const keyword of DEMANDS) {
    const [old, now] = [before[keyword], after[keyword]];
    if (old === now) continue;
    const effect = old === undefined ? 'narrower' : now === undefined ? 'wider' : 'other';
    report(
      comparison,
      effect,
      path,
      `has the ${keyword} ${now ?? 'no more'}${old === undefined ? '' : ` instead of ${old}`}`,
    );
  }
  const [wasUnique, isUnique] = [before['uniqueItems'] === true, after['uniqueItems'] === true];
  if (isUnique && !wasUnique) report(comparison, 'narrower', path, 'may have no item twice now');
  if (wasUnique && !isUnique) report(comparison, 'wider', path, 'may have an item twice now');
}

function compareMembers(comparison: Comparison, before: Schema, after: Schema, path: string): void {
  const [old, now] = [before, after].map((schema) => (schema['properties'] ?? {}) as Record<string, unknown>);
  const [oldRequired, nowRequired] = [before, after].map((schema) => new Set((schema['required'] ?? []) as string[]));
  for (const [name, property] of Object.entries(old ?? {})) {
    const where = `${path}.${name}`;
    if (now === undefined || !Object.hasOwn(now, name)) report(comparison, 'other', where, 'is gone');
    else {
      compareNodes(comparison, asSchema(property), asSchema(now[name]), where);
      if (oldRequired?.has(name) && !nowRequired?.has(name)) report(comparison, 'wider', where, 'may be missing now');
    }
  }
  for (const name of nowRequired ?? []) {
    if (!oldRequired?.has(name)) report(comparison, 'narrower', `${path}.${name}`, 'is required now');
  }
}

/** Compares the rules for members without a name in the schema: any allowed, none allowed, or allowed by a schema. */
function compareFurtherMembers(comparison: Comparison, before: unknown, after: unknown, path: string): void {
  const [wasClosed, isClosed] = [before === false, after === false];
  const isNamed = [before, after].some((value) => typeof value === 'object');
  if (wasClosed === isClosed && !isNamed) return;
  if (isClosed) report(comparison, 'narrower', path, 'is closed to further members now');
  else if (wasClosed) report(comparison, 'wider', path, 'is open to further members now');
  else compareNodes(comparison, asSchema(before), asSchema(after), `${path}.*`);
}

/** Converts a value to a schema: `true` and undefined allow everything, `false` allows nothing. */
function asSchema(value: unknown): Schema {
  if (typeof value === 'object' && value !== null) return value as Schema;
  return value === false ? { enum: [] } : {};
}

function report(comparison: Comparison, effect: Effect, path: string, problem: string): Effect {
  if (BREAKS[comparison.use].includes(effect)) comparison.differences.push({ path, problem });
  return effect;
}
