/**
 * Converts values between the domain and the Connect contract by naming convention. Fields and cases have the domain's
 * names in camel case. Values of enumerations are the domain's words, prefixed with the enumeration's name. Operations
 * and providers that the contract covers therefore need no code here.
 */
import type { DescEnum, DescField, DescMessage, DescOneof, Message } from '@bufbuild/protobuf';
import { isFieldSet } from '@bufbuild/protobuf';
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt';

/** Value of the domain, as fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the oneof of a message. @throws {Error} if the message has no oneof of this name. */
export function oneofOf({ typeName, oneofs }: DescMessage, name: string): DescOneof {
  const found = oneofs.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${typeName} has no oneof ${name}`);
  return found;
}

/** Converts a value to the oneof case of its kind. The case is undefined if the contract does not know the kind. */
export function toWireCase({ fields }: DescOneof, kind: string, value: object) {
  const field = fields.find((one) => one.name === kind);
  if (field?.fieldKind !== 'message') return { case: undefined };
  return { case: field.localName, value: toWireFields(field.message, value as Fields) };
}

/** Converts a oneof case to its kind and fields. @throws {Error} if the oneof is empty, which validation prevents. */
export function fromWireCase(oneof: DescOneof, held: { case: string | undefined; value?: unknown }) {
  const field = oneof.fields.find(({ localName }) => localName === held.case);
  if (field?.fieldKind !== 'message') throw new Error(`The validation has let a request without ${oneof.name} pass`);
  return { kind: field.name, fields: fromWireFields(field.message, held.value as Message) };
}

/** Returns the enumeration value for a word of the domain. @throws {Error} if the contract has none. */
export function toWireEnum({ typeName, values }: DescEnum, word: string): number {
  const value = values.find(({ localName }) => localName.toLowerCase() === word);
  if (value === undefined) throw new Error(`${typeName} has no value for "${word}"`);
  return value.number;
}

/** Returns the word of the domain for an enumeration value. @throws {Error} if the contract has no such value. */
function fromWireEnum({ typeName, value }: DescEnum, number: number): string {
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
  // A field without presence is always included: if unset, it has its default value.
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
