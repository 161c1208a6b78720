import { validationError } from '../../errors/app-error.ts';
import { decodeUtf8 } from './request-body.ts';

/** Fields of a text in the form `application/x-www-form-urlencoded`. */
export interface FormFields {
  fields: Record<string, string>;
  /** True if the text has broken percent-encoding, or text that is not UTF-8. */
  isBroken: boolean;
  /** Names that are given more than once: it is unclear which value counts. */
  repeated: string[];
}

/** Parses fields (URL Standard, 5). One leading question mark is ignored. */
export function parseFields(text: string): FormFields {
  const fields: Record<string, string> = {};
  const repeated: string[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name)) repeated.push(name);
    // Defined as an own property even if the name is `__proto__`, so that validation refuses it as unknown.
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  }
  // URLSearchParams inserts replacement characters for what it cannot decode.
  return { fields, isBroken: text.includes('%') && !isDecodable(text), repeated };
}

/** Parses the body of a form. @throws {AppError} `validation_error` */
export function parseForm(bytes: Buffer): Record<string, string> {
  const { fields, isBroken, repeated } = parseFields(decodeUtf8(bytes));
  if (isBroken) throw validationError([{ field: 'body', problem: 'has broken percent-encoding' }]);
  if (repeated.length === 0) return fields;
  throw validationError(repeated.map((field) => ({ field, problem: 'is given more than once' })));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
