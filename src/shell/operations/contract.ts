/** Forms and views of built-in operations, from the contract alone: they work without code for the operation. */
import {
  type DescField,
  type DescMessage,
  getOption,
  isFieldSet,
  type JsonValue,
  type Message,
  type MessageInitShape,
  ScalarType,
} from '@bufbuild/protobuf';
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt';
import { field as fieldRules } from '../../../generated/proto/buf/validate/validate_pb.js';
import {
  ActionProposalSchema,
  ActionSchema,
  CreateActionProposalRequestSchema,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { type FieldWords, inWords, wordsOf } from './labels.ts';

/** A field of a payload, with its label and other text. */
export interface PayloadField {
  field: DescField;
  words: FieldWords;
}

/** Entered values of a payload, by field name. */
export type PayloadDraft = Readonly<Record<string, string | boolean>>;

/** Payload messages that can be proposed, by the names of their operations. */
const PROPOSED = messagesIn(CreateActionProposalRequestSchema, 'payload');
const PAYLOADS = messagesIn(ActionProposalSchema, 'payload');
const RESULTS = messagesIn(ActionSchema, 'result');

function messagesIn({ oneofs }: DescMessage, oneof: string): ReadonlyMap<string, DescMessage> {
  const fields = oneofs.find(({ name }) => name === oneof)?.fields ?? [];
  return new Map(fields.flatMap(({ name, message }) => (message === undefined ? [] : [[name, message]])));
}

/** Returns the fields of a payload in the page's order; undefined if the contract does not have the operation. */
export function payloadFieldsOf(operation: string): PayloadField[] | undefined {
  const message = PAYLOADS.get(operation);
  return message && fieldsOf(operation, message);
}

/** Returns the fields of a result in the page's order; undefined if the contract does not have the operation. */
export function resultFieldsOf(operation: string): PayloadField[] | undefined {
  const message = RESULTS.get(operation);
  return message && fieldsOf(operation, message);
}

/** Returns the fields that a form asks for; undefined if one is not a text, number, choice or boolean. */
export function askedFieldsOf(operation: string): PayloadField[] | undefined {
  const message = PROPOSED.get(operation);
  if (message === undefined) return undefined;
  const asked = fieldsOf(operation, message).filter(({ words }) => words.isAsked !== false);
  return asked.every(({ field }) => canBeAsked(field)) ? asked : undefined;
}

function canBeAsked(field: DescField): boolean {
  return isEnum(field) || (field.fieldKind === 'scalar' && ASKED.includes(field.scalar));
}

const ASKED = [
  ScalarType.STRING,
  ScalarType.BOOL,
  ScalarType.INT32,
  ScalarType.UINT32,
  ScalarType.SINT32,
  ScalarType.DOUBLE,
  ScalarType.FLOAT,
];

function fieldsOf(operation: string, { fields }: DescMessage): PayloadField[] {
  const said = wordsOf(operation)?.fields ?? {};
  const order = Object.keys(said);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return fields
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .map((field) => ({ field, words: said[field.name] ?? { label: inWords(field.name) } }));
}

export const isEnum = (field: DescField) => field.fieldKind === 'enum';
export const isBoolean = (field: DescField) => field.fieldKind === 'scalar' && field.scalar === ScalarType.BOOL;
const isText = (field: DescField) => field.fieldKind === 'scalar' && field.scalar === ScalarType.STRING;

/** Length above which texts get an input with several lines. */
const LONG = 500;

export function limitsOf({ field, words }: PayloadField) {
  const { type } = getOption(field, fieldRules);
  const rules = type.case === 'string' ? type.value : undefined;
  const maxLength = Number(rules?.maxLen ?? 0) || words.maxLength;
  return {
    isRequired: !isOptional(field),
    isLong: words.isLong ?? (maxLength ?? 0) > LONG,
    maxLength,
    pattern: rules?.pattern.replace(/^\^|\$$/g, '') || undefined,
  };
}

function isOptional({ presence }: DescField): boolean {
  return presence === FeatureSet_FieldPresence.EXPLICIT;
}

/** Returns the choices of an enum, without the unspecified value. */
export function choicesOf({ field, words }: PayloadField): { value: string; label: string }[] {
  return (field.enum?.values ?? [])
    .filter(({ number }) => number !== 0)
    .map(({ number, localName }) => ({
      value: String(number),
      label: words.values?.[localName.toLowerCase()] ?? inWords(localName),
    }));
}

type ProposedPayload = NonNullable<MessageInitShape<typeof CreateActionProposalRequestSchema>['payload']>;

export function emptyDraftOf(fields: readonly PayloadField[]): PayloadDraft {
  return Object.fromEntries(fields.map((one) => [one.field.name, initialOf(one)]));
}

function initialOf({ field, words }: PayloadField): string | boolean {
  if (isBoolean(field)) return false;
  if (!isEnum(field) || isOptional(field)) return '';
  const values = field.enum?.values ?? [];
  const chosen = values.find(({ localName }) => localName.toLowerCase() === words.initial) ?? values[1];
  return String(chosen?.number ?? 0);
}

export function payloadOf(operation: string, fields: readonly PayloadField[], draft: PayloadDraft): ProposedPayload {
  const field = CreateActionProposalRequestSchema.fields.find(({ name }) => name === operation);
  const values = fields.flatMap((one) => {
    const value = writtenValueOf(one, draft[one.field.name] ?? '');
    return value === '' && isOptional(one.field) ? [] : [[one.field.localName, value]];
  });
  // The case is a name from the contract; the compiler knows only the names of today.
  return { case: field?.localName, value: Object.fromEntries(values) } as ProposedPayload;
}

function writtenValueOf(one: PayloadField, written: string | boolean): string | boolean | number {
  if (typeof written === 'boolean') return written;
  if (isText(one.field)) return limitsOf(one).isLong ? written : written.trim();
  return written.trim() === '' ? '' : Number(written);
}

/** Formats the value of a field for people; undefined if it is not set. */
export function shownValueOf(one: PayloadField, message: Message): string | undefined {
  const { field } = one;
  if (isOptional(field) && !isFieldSet(message, field)) return undefined;
  const value = (message as unknown as Record<string, unknown>)[field.localName];
  if (isEnum(field)) return choicesOf(one).find((choice) => choice.value === String(value))?.label ?? String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value, withoutInternals) : String(value);
}

export function shownJsonOf(value: JsonValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function withoutInternals(key: string, value: unknown): unknown {
  if (key.startsWith('$')) return undefined;
  return typeof value === 'bigint' ? String(value) : value;
}
