/**
 * What the domain calls a value, and what the Connect contract does, follow from one another: fields and cases have the
 * names of the domain in camel case, values of enumerations its words after the name of the enumeration. What the contract
 * has of an operation or a provider needs no code here.
 */
import type { DescEnum, DescField, DescMessage, DescOneof, Message } from '@bufbuild/protobuf';
import { isFieldSet } from '@bufbuild/protobuf';
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt';

/** A value of the domain with its fields by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** The oneof of a message. @throws {Error} if it has none of this name. */
export function oneofOf({ typeName, oneofs }: DescMessage, name: string): DescOneof {
  const found = oneofs.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${typeName} has no oneof ${name}`);
  return found;
}

/** What a oneof holds of a kind; nothing, if the contract does not know the kind. */
export function toWireCase({ fields }: DescOneof, kind: string, value: object) {
  const field = fields.find((one) => one.name === kind);
  if (field?.fieldKind !== 'message') return { case: undefined };
  return { case: field.localName, value: toWireFields(field.message, value as Fields) };
}

/** The kind of what a oneof holds, and its fields. @throws {Error} if it holds nothing: the validation lets none pass. */
export function fromWireCase(oneof: DescOneof, held: { case: string | undefined; value?: unknown }) {
  const field = oneof.fields.find(({ localName }) => localName === held.case);
  if (field?.fieldKind !== 'message') throw new Error(`The validation has let a request without ${oneof.name} pass`);
  return { kind: field.name, fields: fromWireFields(field.message, held.value as Message) };
}

/** The value of an enumeration that a word of the domain stands for. @throws {Error} if the contract has none. */
export function toWireEnum({ typeName, values }: DescEnum, word: string): number {
  const value = values.find(({ localName }) => localName.toLowerCase() === word);
  if (value === undefined) throw new Error(`${typeName} has no value for "${word}"`);
  return value.number;
}

/** The word of the domain that a value of an enumeration stands for. @throws {Error} if the contract has none. */
export function fromWireEnum({ typeName, value }: DescEnum, number: number): string {
  const found = value[number];
  if (found === undefined) throw new Error(`${typeName} has no value ${number}`);
  return found.localName.toLowerCase();
}

function toWireFields({ fields }: DescMessage, value: Fields): Record<string, unknown> {
  const present = fields.filter(({ name }) => value[name] !== undefined && value[name] !== null);
  return Object.fromEntries(present.map((field) => [field.localName, toWire(field, value[field.name])]));
}

function toWire(field: DescField, value: unknown): unknown {
  if (field.fieldKind === 'list' && Array.isArray(value)) return value.map((one) => toWireOne(field, one));
  return toWireOne(field, value);
}

function toWireOne({ enum: enumeration, message }: DescField, value: unknown): unknown {
  if (enumeration !== undefined) return toWireEnum(enumeration, String(value));
  return message === undefined ? value : toWireFields(message, value as Fields);
}

function fromWireFields({ fields }: DescMessage, message: Message): Fields {
  // Without presence, what is not set is the value that it has then.
  const present = fields.filter(
    (field) => field.presence === FeatureSet_FieldPresence.IMPLICIT || isFieldSet(message, field),
  );
  const values = message as unknown as Fields;
  return Object.fromEntries(present.map((field) => [field.name, fromWire(field, values[field.localName])]));
}

function fromWire(field: DescField, value: unknown): unknown {
  if (field.fieldKind === 'list' && Array.isArray(value)) return value.map((one) => fromWireOne(field, one));
  return fromWireOne(field, value);
}

function fromWireOne({ enum: enumeration, message }: DescField, value: unknown): unknown {
  if (enumeration !== undefined) return fromWireEnum(enumeration, Number(value));
  return message === undefined ? value : fromWireFields(message, value as Message);
}
