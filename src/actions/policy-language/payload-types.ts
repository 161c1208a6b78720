import type { JsonValue } from '../../platform/canonical-json.ts';

type Json = { [member: string]: JsonValue };

/** What policies are told of a value of a payload; the rest of it they cannot be asked about. */
export type PayloadType =
  | { kind: 'string'; among?: string[] }
  | { kind: 'long'; from: number; to: number }
  | { kind: 'bool' }
  | { kind: 'set'; of: PayloadType }
  | RecordType
  /** Cedar has no type for it; `why` is for people. */
  | { kind: 'untyped'; why: string };

export interface RecordType {
  kind: 'record';
  members: { [name: string]: { type: PayloadType; optional: boolean } };
}

/** The types of the payloads of operations, by their names. */
export type OperationTypes = Readonly<Record<string, RecordType>>;

/** A member that policies cannot be asked about, by its path in the payload, and why. */
export interface UntypedMember {
  path: string;
  why: string;
}

/** So many of the values that a text may have are asked about; a schema has no more than that many. */
const MAX_CHOICES = 200;

const FRACTIONS = 'may have a fraction, which Cedar has no numbers for; send a decimal as a text';
const NULLS = 'may be null, which Cedar has no value for; leave the member out instead';
const UNIONS = 'may be of several types, and a value in Cedar is of one';
const OPEN = 'may have members that nobody has described';
const CHANGED = 'is of another type in another version of the operation; call it by another name there';

/** The type of the payloads that fit a closed schema. The member `type` is left out: that is the type of the resource. */
export function payloadTypeOf(schema: Json): RecordType {
  const type = typeOf(schema);
  if (type.kind !== 'record') throw new Error('The schema of a payload is that of an object');
  const { type: _, ...members } = type.members;
  return { kind: 'record', members };
}

function typeOf(schema: JsonValue | undefined): PayloadType {
  if (!isJson(schema)) return { kind: 'untyped', why: UNIONS };
  if (['anyOf', 'oneOf', 'allOf', 'not'].some((keyword) => keyword in schema)) return { kind: 'untyped', why: UNIONS };
  const types = typesOf(schema);
  if (types.includes('null')) return { kind: 'untyped', why: NULLS };
  const [type, ...others] = types;
  if (others.length > 0) return { kind: 'untyped', why: UNIONS };
  switch (type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return longOf(schema);
    case 'boolean':
      return { kind: 'bool' };
    case 'number':
      return { kind: 'untyped', why: FRACTIONS };
    case 'array':
      return setOf(typeOf(schema['items']));
    case 'object':
      return recordOf(schema);
    default:
      return { kind: 'untyped', why: UNIONS };
  }
}

function stringOf(schema: Json): PayloadType {
  const choices = choicesOf(schema)?.filter((one) => typeof one === 'string');
  return choices === undefined ? { kind: 'string' } : { kind: 'string', among: choices.slice(0, MAX_CHOICES) };
}

/** Payloads have no integers but those that every reader of JSON takes as they are, which are in the range of Cedar's. */
function longOf(schema: Json): PayloadType {
  const choices = choicesOf(schema)?.filter((one) => typeof one === 'number');
  if (choices !== undefined) return { kind: 'long', from: Math.min(...choices), to: Math.max(...choices) };
  const bound = (keyword: string, step = 0) => {
    const value = schema[keyword];
    return typeof value === 'number' ? [value + step] : [];
  };
  const from = Math.max(-Number.MAX_SAFE_INTEGER, ...bound('minimum'), ...bound('exclusiveMinimum', 1));
  const to = Math.min(Number.MAX_SAFE_INTEGER, ...bound('maximum'), ...bound('exclusiveMaximum', -1));
  return { kind: 'long', from: Math.ceil(from), to: Math.max(Math.ceil(from), Math.floor(to)) };
}

function recordOf({ properties, required, additionalProperties }: Json): PayloadType {
  if (additionalProperties !== false) return { kind: 'untyped', why: OPEN };
  const always = Array.isArray(required) ? required : [];
  const all = Object.entries(isJson(properties) ? properties : {});
  const members = all.map(([name, one]) => [name, { type: typeOf(one), optional: !always.includes(name) }]);
  return { kind: 'record', members: Object.fromEntries(members) };
}

function setOf(of: PayloadType): PayloadType {
  return of.kind === 'untyped' ? of : { kind: 'set', of };
}

function choicesOf({ enum: values, const: only }: Json): JsonValue[] | undefined {
  if (only !== undefined) return [only];
  return Array.isArray(values) ? values : undefined;
}

/** What is not said is what the choices are. */
function typesOf(schema: Json): JsonValue[] {
  if (schema['type'] !== undefined) return [schema['type']].flat();
  const found = (choicesOf(schema) ?? []).map((one) => {
    if (one === null) return 'null';
    return Number.isSafeInteger(one) ? 'integer' : typeof one;
  });
  return [...new Set(found)];
}

/** What values of both types agree on: what is not in both is optional, what differs nobody can ask about. */
export function mergedRecord(one: RecordType, other: RecordType): RecordType {
  const names = new Set([...Object.keys(one.members), ...Object.keys(other.members)]);
  const members = [...names].map((name) => {
    const [first, second] = [memberOf(one, name), memberOf(other, name)];
    if (first === undefined || second === undefined) {
      return [name, { type: (first ?? second)?.type, optional: true }];
    }
    return [name, { type: merged(first.type, second.type), optional: first.optional || second.optional }];
  });
  return { kind: 'record', members: Object.fromEntries(members) };
}

/** A member may be called as what every object has, such as `constructor`. */
function memberOf({ members }: RecordType, name: string): RecordType['members'][string] | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

function merged(one: PayloadType, other: PayloadType): PayloadType {
  if (one.kind === 'untyped') return one;
  if (other.kind === 'untyped') return other;
  if (one.kind === 'record' && other.kind === 'record') return mergedRecord(one, other);
  if (one.kind === 'set' && other.kind === 'set') return setOf(merged(one.of, other.of));
  if (one.kind === 'long' && other.kind === 'long') {
    return { kind: 'long', from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
  }
  if (one.kind === 'string' && other.kind === 'string') {
    if (one.among === undefined || other.among === undefined) return { kind: 'string' };
    return { kind: 'string', among: [...new Set([...one.among, ...other.among])].slice(0, MAX_CHOICES) };
  }
  return one.kind === other.kind ? one : { kind: 'untyped', why: CHANGED };
}

/** What a text names of payloads. */
export interface NamedMembers {
  /** Members that it reads, or asks for. */
  attributes: ReadonlySet<string>;
  /** Those of them that it uses as a whole. */
  wholes: ReadonlySet<string>;
}

/**
 * The type with nothing but what a text can ask about, and what decides how a payload is told: as it is kept with a text that
 * was written by it.
 */
export function askedRecord(type: RecordType, named: NamedMembers): RecordType {
  return named.wholes.has('payload') ? bareRecord(type) : bareRecord(askedOf(type, named));
}

function askedOf({ members }: RecordType, named: NamedMembers): RecordType {
  const asked = Object.entries(members).filter(([name]) => named.attributes.has(name));
  const kept = asked.map(([name, { type, optional }]) => {
    const isRead = type.kind !== 'record' || named.wholes.has(name);
    return [name, { type: isRead ? type : askedOf(type, named), optional }];
  });
  return { kind: 'record', members: Object.fromEntries(kept) };
}

function bareRecord({ members }: RecordType): RecordType {
  const kept = Object.entries(members).flatMap(([name, { type, optional }]) =>
    type.kind === 'untyped' ? [] : [[name, { type: bare(type), optional }]],
  );
  return { kind: 'record', members: Object.fromEntries(kept) };
}

function bare(type: PayloadType): PayloadType {
  if (type.kind === 'record') return bareRecord(type);
  if (type.kind === 'set') return { kind: 'set', of: bare(type.of) };
  return type.kind === 'string' ? { kind: 'string' } : type;
}

/** All members within that policies cannot be asked about. */
export function untypedOf({ members }: RecordType, path = ''): UntypedMember[] {
  return Object.entries(members).flatMap(([name, { type }]) => untypedWithin(type, `${path}${name}`));
}

function untypedWithin(type: PayloadType, path: string): UntypedMember[] {
  if (type.kind === 'untyped') return [{ path, why: type.why }];
  if (type.kind === 'set') return untypedWithin(type.of, `${path}[]`);
  return type.kind === 'record' ? untypedOf(type, `${path}.`) : [];
}

/** How many members a type has, those within counted too. */
export function sizeOf({ members }: RecordType): number {
  return Object.values(members).reduce((sum, { type }) => sum + 1 + sizeWithin(type), 0);
}

function sizeWithin(type: PayloadType): number {
  if (type.kind === 'set') return sizeWithin(type.of);
  return type.kind === 'record' ? sizeOf(type) : 0;
}

/** Whether a record may have a member. */
export function hasMember(type: RecordType, path: readonly string[]): boolean {
  const [name = '', ...rest] = path;
  const member = memberOf(type, name)?.type;
  if (member === undefined || member.kind === 'untyped') return false;
  return rest.length === 0 || (member.kind === 'record' && hasMember(member, rest));
}

/** A value as Cedar reads it in JSON. */
export type CedarValue = string | number | boolean | CedarValue[] | { [name: string]: CedarValue };

/** A payload as it is told, or the paths of what in it is not of its type: to leave that out would say that it is not there. */
export type ToldPayload = { told: { [name: string]: CedarValue } } | { misfits: string[] };

/** What of a payload is in its type. */
export function toldOf(type: RecordType, payload: unknown): ToldPayload {
  const misfits: string[] = [];
  const told = toldValue(type, payload as JsonValue, 'payload', misfits) as { [name: string]: CedarValue };
  return misfits.length > 0 ? { misfits } : { told };
}

/** @param misfits Takes the path of whatever is of another type. */
function toldValue(type: PayloadType, value: JsonValue | undefined, path: string, misfits: string[]): CedarValue {
  switch (type.kind) {
    case 'string':
      if (typeof value === 'string') return value;
      break;
    case 'long':
      if (Number.isSafeInteger(value)) return value as number;
      break;
    case 'bool':
      if (typeof value === 'boolean') return value;
      break;
    case 'set':
      if (Array.isArray(value)) return value.map((one) => toldValue(type.of, one, `${path}[]`, misfits));
      break;
    case 'record':
      if (isJson(value)) return toldMembers(type, value, path, misfits);
      break;
    case 'untyped':
      break;
  }
  misfits.push(path);
  return {};
}

function toldMembers({ members }: RecordType, value: Json, path: string, misfits: string[]): CedarValue {
  const told = Object.entries(members).flatMap(([name, { type }]) => {
    const one = Object.hasOwn(value, name) ? value[name] : undefined;
    return one === undefined ? [] : [[name, toldValue(type, one, `${path}.${name}`, misfits)] as const];
  });
  return Object.fromEntries(told);
}

function isJson(value: JsonValue | undefined): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
