import type { ErrorObject } from 'ajv';
import { JsonFault, readJson } from '../platform/strict-json.ts';
import type { Validator } from './openapi/compiled-backend.ts';
import { unescapePointer } from './openapi/validation-problems.ts';

export interface LiberallyRead {
  /** Input in the single form that all code behind the door sees. */
  value: unknown;
  /** Remaining violations of the schema; empty if the input is valid. */
  errors: ErrorObject[];
}

/**
 * Reads input of programs that write `null` for omitted members, and send objects and lists as JSON in a string. Valid
 * input stays exactly as sent. Call this before the input is hashed or compared.
 * @param sent JSON that no other code refers to; it is changed in place.
 */
export function readLiberally(validate: Validator, sent: unknown): LiberallyRead {
  const root = { value: sent };
  // JSON taken from a string may need repair itself. Each repair shortens the text, so the loop ends.
  while (!validate(root.value)) {
    const errors = validate.errors ?? [];
    if (errors.filter((error) => mend(root, error)).length === 0) return { value: root.value, errors };
  }
  return { value: root.value, errors: [] };
}

/** @returns true if the value that the error is about was changed. */
function mend(root: { value: unknown }, { instancePath, keyword, params }: ErrorObject): boolean {
  const segments = ['value', ...instancePath.split('/').slice(1).map(unescapePointer)];
  const name = segments.pop() as string;
  const holder = segments.reduce<unknown>(memberOf, root);
  const value = memberOf(holder, name);
  if (value === null && holder !== root && !Array.isArray(holder)) {
    return Reflect.deleteProperty(holder as object, name);
  }
  if (keyword !== 'type' || typeof value !== 'string') return false;
  const parsed = jsonOf(value, params['type'] as string);
  if (parsed === undefined) return false;
  return Reflect.set(holder as object, name, parsed);
}

function memberOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return undefined;
  return (holder as Record<string, unknown>)[name];
}

/** Parses an object or list; undefined for any other text, and for JSON with more than one reading. */
function jsonOf(text: string, wanted: string): object | undefined {
  const begins = { object: '{', array: '[' }[wanted];
  if (begins === undefined || !text.trimStart().startsWith(begins)) return undefined;
  try {
    return readJson(text) as object;
  } catch (error) {
    if (error instanceof JsonFault) return undefined;
    throw error;
  }
}
