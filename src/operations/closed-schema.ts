import type { ErrorDetail } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { cutText } from '../platform/text-length.ts';
import { readPattern } from './i-regexp.ts';
import { isJson, type Json } from './json.ts';

/** Path in the definition, such as `payload_schema.properties.note`. */
interface Place {
  path: string;
  depth: number;
  /** Largest number of occurrences in one value, by the arrays around it. */
  times: number;
}

export interface ReadSchema {
  problems: ErrorDetail[];
  notes: string[];
  /** The schema with bounds that its author left out. Do not use it if there are problems. */
  schema: Json;
}

export const MEMBER_NAME = /^[a-z][a-z0-9_]{0,62}$/;
/** The member that names the operation of a payload or a result. */
const RESERVED_MEMBER = 'type';

export const MAX_SCHEMA_BYTES = 64 * 1024;
const MAX_DEPTH = 8;
const MAX_NODES = 500;
const MAX_PROBLEMS = 20;
const MAX_CHOICES = 200;
const MAX_LENGTH = 65_536;
const DEFAULT_MAX_LENGTH = 4_000;
const MAX_ITEMS = 1_000;
/** Characters of all texts of a payload together. */
const MAX_CHARACTERS = 65_536;
/** Characters times pattern sizes: about a tenth of a second in the worst known case, `[ab]*a[ab]{100}c`. */
const MAX_MATCHING = 500_000;

const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean'] as const;
type Type = (typeof TYPES)[number];

const ANNOTATIONS = ['title', 'description', 'examples'];
const CHOICES = ['enum', 'const'];
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** Besides `type` and annotations. No other keyword has an effect on the type. */
const KEYWORDS: Record<Type, readonly string[]> = {
  object: ['properties', 'required', 'additionalProperties'],
  array: ['items', 'minItems', 'maxItems'],
  string: [...CHOICES, 'minLength', 'maxLength', 'pattern', 'format'],
  integer: [...CHOICES, ...BOUNDS, 'multipleOf'],
  number: [...CHOICES, ...BOUNDS],
  boolean: CHOICES,
};

/** Formats that Ajv and the validators of other languages read alike. */
export const FORMATS = ['date', 'date-time', 'uuid'];

const ALL_KEYWORDS = new Set(['type', ...ANNOTATIONS, ...Object.values(KEYWORDS).flat()]);

/** Refused keywords, each with what to do instead. */
const REMEDIES: Record<string, string> = {
  $ref: 'is not supported; write out the schema where it is used',
  $defs: 'is not supported; write out each schema where it is used',
  $schema: 'is not needed, because every schema is JSON Schema 2020-12; leave it out',
  $id: 'is not supported; leave it out',
  default: 'is not supported, because people approve every value; say in the description what a missing value means',
  nullable: 'is not JSON Schema; write type: [string, "null"]',
  uniqueItems: 'is not supported, because it compares every pair of entries; leave it out',
  patternProperties: 'is not supported; name the members in properties',
  ...Object.fromEntries(
    ['anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependentRequired'].map((name) => [
      name,
      'is not supported; use separate members, or define another operation',
    ]),
  ),
};

/** With a closed list of keywords, a schema decides in bounded time and means the same to every validator. */
export function readClosedSchema(value: JsonValue, path: string): ReadSchema {
  return new SchemaReader().read(value, path);
}

class SchemaReader {
  readonly #problems: ErrorDetail[] = [];
  readonly #notes: string[] = [];
  #nodes = 0;
  #matching = 0;

  read(value: JsonValue, path: string): ReadSchema {
    if (Buffer.byteLength(JSON.stringify(value)) > MAX_SCHEMA_BYTES) {
      const problem = `has more than ${MAX_SCHEMA_BYTES / 1024} KiB; define smaller operations`;
      return { problems: [{ field: path, problem }], notes: [], schema: {} };
    }
    const schema = this.#node(value, { path, depth: 1, times: 1 });
    if (isJson(value) && typesOf(value).join() !== 'object') this.#tell(path, 'must be of type: object');
    if (isJson(value) && isJson(value['properties']) && Object.hasOwn(value['properties'], RESERVED_MEMBER)) {
      this.#tell(
        `${path}.properties.${RESERVED_MEMBER}`,
        'is reserved for the name of the operation; choose another name',
      );
    }
    if (this.#nodes > MAX_NODES) this.#tell(path, `contains more than ${MAX_NODES} schemas; define smaller operations`);
    if (this.#matching > MAX_MATCHING) {
      const problem =
        'has patterns that could take too long to match; lower maxLength, the maxItems of lists around them, or the counts in the patterns';
      this.#tell(path, problem);
    }
    return { problems: this.#problems.slice(0, MAX_PROBLEMS), notes: this.#notes, schema };
  }

  #tell(field: string, problem: string): void {
    if (this.#problems.length < MAX_PROBLEMS) this.#problems.push({ field, problem });
  }

  #node(value: JsonValue | undefined, place: Place): Json {
    this.#nodes += 1;
    const { path, depth } = place;
    if (this.#nodes > MAX_NODES || this.#problems.length >= MAX_PROBLEMS) return {};
    if (!isJson(value)) {
      this.#tell(path, 'must be a schema: an object with a type');
      return {};
    }
    if (depth > MAX_DEPTH) {
      this.#tell(path, `is nested deeper than ${MAX_DEPTH} levels; use fewer levels`);
      return {};
    }
    const type = this.#typeOf(value, path);
    this.#annotations(value, path);
    if (type === undefined) return value;
    const known = KEYWORDS[type];
    for (const keyword of Object.keys(value)) {
      if (keyword === 'type' || ANNOTATIONS.includes(keyword) || known.includes(keyword)) continue;
      const problem = ALL_KEYWORDS.has(keyword)
        ? `has no effect on ${type === 'object' || type === 'array' || type === 'integer' ? 'an' : 'a'} ${type}; leave it out`
        : ((Object.hasOwn(REMEDIES, keyword) ? REMEDIES[keyword] : undefined) ??
          `is not a supported keyword; use type, ${known.join(', ')}`);
      this.#tell(`${path}.${cutText(keyword, 64)}`, problem);
    }
    this.#choices(value, type, path);
    if (type === 'object') return this.#object(value, place);
    if (type === 'array') return this.#array(value, place);
    if (type === 'string') return this.#string(value, place);
    if (type === 'integer' || type === 'number') this.#number(value, type, path);
    return value;
  }

  #typeOf(schema: Json, path: string): Type | undefined {
    const types = typesOf(schema);
    const [type, ...others] = types.filter((one) => one !== 'null');
    const isKnown = TYPES.includes(type as Type) && others.length === 0 && types.length <= 2;
    if (isKnown && new Set(types).size === types.length) return type as Type;
    this.#tell(`${path}.type`, `must be one of ${TYPES.join(', ')}, or a list of one of these and "null"`);
    return undefined;
  }

  #annotations(schema: Json, path: string): void {
    for (const keyword of ['title', 'description']) {
      const text = schema[keyword];
      if (text !== undefined && typeof text !== 'string') this.#tell(`${path}.${keyword}`, 'must be a text');
    }
    const { examples } = schema;
    if (examples !== undefined && !Array.isArray(examples)) this.#tell(`${path}.examples`, 'must be a list');
  }

  #choices(schema: Json, type: Type, path: string): void {
    const fits = (value: JsonValue) => isOf(value, type) || (value === null && typesOf(schema).includes('null'));
    const problem = `must have the type of the schema: ${typesOf(schema).join(' or ')}`;
    const { enum: values, const: only } = schema;
    if (only !== undefined && !fits(only)) this.#tell(`${path}.const`, problem);
    if (values === undefined) return;
    if (!Array.isArray(values) || values.length === 0 || values.length > MAX_CHOICES) {
      this.#tell(`${path}.enum`, `must be a list of 1 to ${MAX_CHOICES} values`);
      return;
    }
    const wrong = values.findIndex((value) => !fits(value));
    if (wrong !== -1) this.#tell(`${path}.enum[${wrong}]`, problem);
    if (new Set(values).size < values.length) this.#tell(`${path}.enum`, 'must name each value once');
  }

  #object(schema: Json, { path, depth, times }: Place): Json {
    const { properties = {}, required = [], additionalProperties } = schema;
    if (additionalProperties !== false) {
      this.#tell(
        `${path}.additionalProperties`,
        'must be false, because people cannot approve members without a description',
      );
    }
    if (!isJson(properties)) {
      this.#tell(`${path}.properties`, 'must be an object that maps each member name to its schema');
      return schema;
    }
    const names = Object.keys(properties);
    const isList = Array.isArray(required) && new Set(required).size === required.length;
    if (!isList) this.#tell(`${path}.required`, 'must be a list that names each member once');
    for (const name of isList ? required : []) {
      if (typeof name === 'string' && Object.hasOwn(properties, name)) continue;
      this.#tell(`${path}.required`, `names ${cutText(JSON.stringify(name), 80)}, which is not among the properties`);
    }
    const read: Json = {};
    for (const name of names) {
      const where = `${path}.properties.${cutText(name, 80)}`;
      if (!MEMBER_NAME.test(name)) {
        this.#tell(
          where,
          'must have a name of 1 to 63 lower-case letters, digits and underscores that begins with a letter',
        );
        continue;
      }
      if (this.#nodes > MAX_NODES || this.#problems.length >= MAX_PROBLEMS) break;
      read[name] = this.#node(properties[name], { path: where, depth: depth + 1, times });
    }
    return { ...schema, properties: read, required };
  }

  #array(schema: Json, { path, depth, times }: Place): Json {
    const { maxItems } = schema;
    this.#count(schema, 'minItems', path, MAX_ITEMS);
    if (maxItems === undefined) this.#tell(`${path}.maxItems`, `is required; at most ${MAX_ITEMS}`);
    else this.#count(schema, 'maxItems', path, MAX_ITEMS);
    this.#order(schema, 'minItems', 'maxItems', path);
    const most = isCount(maxItems) ? maxItems : MAX_ITEMS;
    const within = { path: `${path}.items`, depth: depth + 1, times: Math.min(MAX_CHARACTERS, times * most) };
    return { ...schema, items: this.#node(schema['items'], within) };
  }

  #string(schema: Json, { path, times }: Place): Json {
    this.#count(schema, 'minLength', path, MAX_LENGTH);
    this.#count(schema, 'maxLength', path, MAX_LENGTH);
    const { format, pattern, maxLength } = schema;
    if (format !== undefined && !FORMATS.includes(format as string)) {
      this.#tell(`${path}.format`, `must be one of ${FORMATS.join(', ')}; for others write a pattern`);
    }
    const read = pattern === undefined ? undefined : this.#pattern(pattern, path);
    const isBounded = format !== undefined || CHOICES.some((keyword) => schema[keyword] !== undefined);
    const added = Math.min(read?.longest ?? Number.POSITIVE_INFINITY, DEFAULT_MAX_LENGTH);
    const bounded = maxLength !== undefined || isBounded ? schema : { ...schema, maxLength: added };
    if (bounded !== schema) this.#notes.push(`${path} has no maxLength; ${added.toLocaleString('en')} is used`);
    this.#order(bounded, 'minLength', 'maxLength', path);
    const characters = Math.min(MAX_CHARACTERS, times * (isCount(bounded['maxLength']) ? bounded['maxLength'] : 100));
    this.#matching += characters * (read?.size ?? 0);
    return bounded;
  }

  #pattern(pattern: JsonValue, path: string) {
    const read = typeof pattern === 'string' ? readPattern(pattern) : { problem: 'must be a text' };
    if (!('problem' in read)) return read;
    this.#tell(`${path}.pattern`, read.problem);
    return undefined;
  }

  #number(schema: Json, type: Type, path: string): void {
    for (const keyword of BOUNDS) {
      const value = schema[keyword];
      if (value !== undefined && !isOf(value, 'number')) this.#tell(`${path}.${keyword}`, 'must be a number');
    }
    this.#order(schema, 'minimum', 'maximum', path);
    const { multipleOf } = schema;
    if (multipleOf !== undefined && !(type === 'integer' && isCount(multipleOf) && multipleOf > 0)) {
      this.#tell(`${path}.multipleOf`, 'must be a whole number above 0');
    }
  }

  #count(schema: Json, keyword: string, path: string, most: number): void {
    const value = schema[keyword];
    if (value === undefined || (isCount(value) && value <= most)) return;
    this.#tell(`${path}.${keyword}`, `must be a whole number from 0 to ${most}`);
  }

  #order(schema: Json, least: string, most: string, path: string): void {
    const [from, to] = [schema[least], schema[most]];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return;
    this.#tell(`${path}.${least}`, `must not be above ${most}, which is ${to}`);
  }
}

function typesOf({ type = [] }: Json): JsonValue[] {
  return Array.isArray(type) ? type : [type];
}

function isOf(value: JsonValue, type: Type): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  return type !== 'object' && type !== 'array' && typeof value === type;
}

function isCount(value: JsonValue | undefined): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
