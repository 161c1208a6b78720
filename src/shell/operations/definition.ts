/** Forms and views of a tenant's own operations, from their definitions. */
import type { JsonObject, JsonValue } from '@bufbuild/protobuf';
import { useQuery } from '@connectrpc/connect-query';
import {
  type Operation,
  OperationService,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { type PayloadDraft, shownJsonOf } from './contract.ts';
import { inWords } from './labels.ts';

/** A member of payloads or results, as forms and pages present it. */
export interface DefinedField {
  name: string;
  /** Unique within the definition. */
  label: string;
  description: string | undefined;
  isRequired: boolean;
  /** `json` for objects and arrays. */
  kind: 'text' | 'date' | 'number' | 'integer' | 'choice' | 'json';
  /** True if the value is shown in a monospaced font. */
  isCode: boolean;
  /** True if the value has several lines, in which white space counts. */
  isLong: boolean;
  /** Allowed values; empty if the value is free. */
  choices: readonly JsonValue[];
  /** True if the value may be `null` for none. */
  isNullable: boolean;
  example: string | undefined;
}

/** JSON Schema keywords that the form uses. The service checks the others. */
interface MemberSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: JsonValue[];
  const?: JsonValue;
  maxLength?: number;
  examples?: JsonValue[];
}

interface ObjectSchema {
  properties?: Record<string, MemberSchema>;
  required?: string[];
}

/** Member that names the operation. The service writes it. */
const NAMING_MEMBER = 'type';
/** Length above which texts get an input with several lines. */
const LONG = 500;

export function isDefinedByTenant(operation: string): boolean {
  return operation.startsWith('x_');
}

/**
 * Returns the newest version of a tenant's operation; undefined until it is read, and if no tenant defines it.
 * @param version If given, only this version is returned.
 */
export function useDefinition(operation: string, version?: bigint) {
  const input = { operation };
  const { data, error } = useQuery(OperationService.method.getOperation, input, {
    enabled: isDefinedByTenant(operation),
  });
  const found = data?.operation;
  const isMeant = version === undefined || found?.version === version;
  return { definition: isMeant ? found : undefined, error };
}

/** Returns the members of payloads in the page's order. */
export function definedFieldsOf({ payloadSchema, display }: Operation): DefinedField[] {
  const { order = [], labels = {}, formats = {} } = display ?? {};
  return fieldsOf(payloadSchema, { order, labels, formats });
}

/** Returns the members of results in the order of their schema. */
export function definedResultFieldsOf({ resultSchema }: Operation): DefinedField[] {
  return fieldsOf(resultSchema, { order: [], labels: {}, formats: {} });
}

interface Display {
  order: readonly string[];
  labels: Readonly<Record<string, string>>;
  formats: Readonly<Record<string, string>>;
}

function fieldsOf(schemaText: string, { order, labels, formats }: Display): DefinedField[] {
  const { properties = {}, required = [] } = JSON.parse(schemaText) as ObjectSchema;
  const names = Object.keys(properties).filter((name) => name !== NAMING_MEMBER);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const fields = names
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((name) => {
      const schema = properties[name] ?? {};
      const label = visibleText(labels[name] ?? schema.title ?? inWords(name));
      return fieldOf(name, schema, { label, isRequired: required.includes(name), format: formats[name] });
    });
  return fields.map((one) => ({ ...one, label: distinctLabelOf(one, fields) }));
}

/** Adds the name to a label that is empty or not unique, as approvers could not tell such members apart. */
function distinctLabelOf({ name, label }: DefinedField, fields: readonly DefinedField[]): string {
  const isAlone = fields.filter((other) => other.label.trim() === label.trim()).length === 1;
  return isAlone && label.trim() !== '' ? label : `${label} (${name})`.trim();
}

function fieldOf(
  name: string,
  schema: MemberSchema,
  said: { label: string; isRequired: boolean; format: string | undefined },
): DefinedField {
  const { label, isRequired, format } = said;
  const kind = kindOf(schema);
  const [example] = schema.examples ?? [];
  const isText = kind === 'text' && schema.format === undefined;
  return {
    name,
    label,
    description: schema.description === undefined ? undefined : visibleText(schema.description),
    isRequired,
    kind,
    isCode: format === 'code',
    isLong: isText && (format === 'text' || (format === undefined && (schema.maxLength ?? 0) > LONG)),
    choices: choicesOf(schema),
    isNullable: typesOf(schema).includes('null'),
    example: example === undefined ? undefined : visibleText(textOf(example)),
  };
}

const typesOf = ({ type = [] }: MemberSchema) => [type].flat();

function kindOf(schema: MemberSchema): DefinedField['kind'] {
  if (choicesOf(schema).length > 0) return 'choice';
  const type = typesOf(schema).find((one) => one !== 'null');
  if (type === 'string') return schema.format === 'date' ? 'date' : 'text';
  return type === 'integer' || type === 'number' ? type : 'json';
}

function choicesOf(schema: MemberSchema): JsonValue[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return schema.enum;
  return typesOf(schema).includes('boolean') ? [true, false] : [];
}

const textOf = (value: JsonValue) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the choices of a member, with their values in drafts and their labels. */
export function optionsOf({ choices }: DefinedField): { value: string; label: string }[] {
  return choices.map((choice) => ({ value: JSON.stringify(choice), label: visibleText(shownJsonOf(choice)) }));
}

/** Parsed draft: the members with values, and the problems of values that cannot be parsed, by name. */
export interface ReadDraft {
  members: JsonObject;
  problems: Readonly<Record<string, string>>;
}

export function readDraft(fields: readonly DefinedField[], draft: PayloadDraft): ReadDraft {
  const members: JsonObject = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const read = readWritten(field, String(draft[field.name] ?? ''));
    if ('problem' in read) problems[field.name] = `${field.label} ${read.problem}.`;
    else if (read.value !== undefined) members[field.name] = read.value;
  }
  return { members, problems };
}

/** Parses an entered value. An empty value is `null` if the member is required and nullable, else undefined. */
function readWritten(field: DefinedField, written: string): { value: JsonValue | undefined } | { problem: string } {
  const { kind, isLong, isRequired, isNullable } = field;
  if (written.trim() === '') return { value: isRequired && isNullable ? null : undefined };
  if (kind === 'text' || kind === 'date') return { value: isLong ? written : written.trim() };
  if (kind === 'integer' || kind === 'number') return readNumber(written.trim(), kind);
  try {
    return { value: JSON.parse(written) as JsonValue };
  } catch (error) {
    return { problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function readNumber(written: string, kind: 'integer' | 'number'): { value: number } | { problem: string } {
  const value = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(written) ? Number(written) : Number.NaN;
  if (kind === 'integer') {
    return Number.isSafeInteger(value) ? { value } : { problem: 'must be a whole number, such as 25' };
  }
  return Number.isFinite(value) ? { value } : { problem: 'must be a number, such as 2.5' };
}
