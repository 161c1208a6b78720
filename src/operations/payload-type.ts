import type { JsonValue } from '../platform/canonical-json.ts';
import { isJson, type Json } from './json.ts';

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

export type OperationTypes = Readonly<Record<string, RecordType>>;

export interface UntypedMember {
  path: string;
  why: string;
}

const MAX_CHOICES = 200;

const FRACTIONS = 'may have a fraction, which Cedar does not support; send a decimal as a text';
const NULLS = 'may be null, which Cedar does not support; leave the member out instead';
const UNIONS = 'may have several types, but a Cedar value has one';
const OPEN = 'may have members that its schema does not describe';
const CHANGED = 'has another type in another version of the operation; use another name there';

/** Leaves out the member `type`, which is the resource type. */
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

/** Payload integers are exact in every JSON parser, so they all fit into Cedar's Long. */
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

/** Returns the declared types, or the types of the enum values if none is declared. */
function typesOf(schema: Json): JsonValue[] {
  if (schema['type'] !== undefined) return [schema['type']].flat();
  const found = (choicesOf(schema) ?? []).map((one) => {
    if (one === null) return 'null';
    return Number.isSafeInteger(one) ? 'integer' : typeof one;
  });
  return [...new Set(found)];
}

/** Fits values of both types. A member of only one becomes optional; members of different kinds become untyped. */
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

/** A member may have a name that every object inherits, such as `constructor`. */
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

export interface NamedMembers {
  /** Members that the text reads or tests with `has`. */
  attributes: ReadonlySet<string>;
  /** Members whose whole value the text uses. */
  wholes: ReadonlySet<string>;
}

/** Reduces a type to the members that a text can ask about. The result is stored with the text. */
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

export function untypedOf({ members }: RecordType, path = ''): UntypedMember[] {
  return Object.entries(members).flatMap(([name, { type }]) => untypedWithin(type, `${path}${name}`));
}

function untypedWithin(type: PayloadType, path: string): UntypedMember[] {
  if (type.kind === 'untyped') return [{ path, why: type.why }];
  if (type.kind === 'set') return untypedWithin(type.of, `${path}[]`);
  return type.kind === 'record' ? untypedOf(type, `${path}.`) : [];
}

export function sizeOf({ members }: RecordType): number {
  return Object.values(members).reduce((sum, { type }) => sum + 1 + sizeWithin(type), 0);
}

function sizeWithin(type: PayloadType): number {
  if (type.kind === 'set') return sizeWithin(type.of);
  return type.kind === 'record' ? sizeOf(type) : 0;
}

export function hasMember(type: RecordType, path: readonly string[]): boolean {
  const [name = '', ...rest] = path;
  const member = memberOf(type, name)?.type;
  if (member === undefined || member.kind === 'untyped') return false;
  return rest.length === 0 || (member.kind === 'record' && hasMember(member, rest));
}

export type CedarValue = string | number | boolean | CedarValue[] | { [name: string]: CedarValue };

/** Paths of values that do not match their type are misfits: omitting such a value would present it as absent. */
export type ToldPayload = { told: { [name: string]: CedarValue } } | { misfits: string[] };

export function toldOf(type: RecordType, payload: unknown): ToldPayload {
  const misfits: string[] = [];
  const told = toldValue(type, payload as JsonValue, 'payload', misfits) as { [name: string]: CedarValue };
  return misfits.length > 0 ? { misfits } : { told };
}

/** @param misfits Collects the paths of values that do not match their type. */
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
