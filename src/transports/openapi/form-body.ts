import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { decodeUtf8 } from './request-body.ts';

/**
 * Parses the fields of an `application/x-www-form-urlencoded` body (URL Standard, 5). A repeated field is an error,
 * because it is unclear which value counts.
 * @throws {AppError} `validation_error`
 */
export function parseForm(bytes: Buffer): Record<string, string> {
  const text = decodeUtf8(bytes);
  if (!isDecodable(text)) throw validationError([{ field: 'body', problem: 'has broken percent-encoding' }]);
  const fields: Record<string, string> = {};
  const repeated: ErrorDetail[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name)) repeated.push({ field: name, problem: 'is given more than once' });
    // Defined as an own property even if the name is `__proto__`.
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  }
  if (repeated.length > 0) throw validationError(repeated);
  return fields;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
