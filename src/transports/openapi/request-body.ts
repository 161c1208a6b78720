import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { AppError, validationError } from '../../errors/app-error.ts';
import { JsonFault, readJson } from '../../platform/strict-json.ts';
import { clippedText } from '../../platform/text-length.ts';

export const MAX_BODY_BYTES = 256 * 1024;
/** Characters of the caller's input that an error message repeats at most. */
const MAX_SHOWN = 120;

export interface BodyRules {
  /** Media types in lower case, without parameters. */
  mediaTypes: readonly string[];
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Reads the JSON body of a request; undefined if there is none.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, and the errors of `parseJson`.
 */
export async function readJsonBody(request: IncomingMessage, route: BodyRules): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  assertReadable(request, route);
  const bytes = await readBytes(request);
  return bytes.length === 0 ? undefined : parseJson(bytes);
}

/** @throws {AppError} `unsupported_media_type` */
export function assertReadable({ headers }: IncomingMessage, route: BodyRules): void {
  assertMediaType(headers['content-type'], route);
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new AppError(
      'unsupported_media_type',
      `Send the body without Content-Encoding, not as ${clippedText(encoding, MAX_SHOWN)}.`,
    );
  }
}

function assertMediaType(contentType: string | undefined, route: BodyRules): void {
  const [mediaType = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => /^\s*charset="?([^"\s]*)"?\s*$/.exec(parameter)?.[1]).find(Boolean);
  if (!route.mediaTypes.includes(mediaType.trim())) {
    const given = contentType === undefined ? 'without a Content-Type' : `as ${clippedText(contentType, MAX_SHOWN)}`;
    throw new AppError('unsupported_media_type', `Send the body as ${route.mediaTypes.join(' or ')}, not ${given}.`);
  }
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new AppError('unsupported_media_type', `Send the body in UTF-8, not in ${clippedText(charset, MAX_SHOWN)}.`);
  }
}

/** @throws {AppError} `payload_too_large`; `validation_error` if the body ended too soon. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const length = request.headers['content-length'];
  try {
    return await getRawBody(request, { limit: MAX_BODY_BYTES, ...(length === undefined ? {} : { length }) });
  } catch (error) {
    const type = (error as { type?: string }).type;
    if (type === 'entity.too.large') {
      throw new AppError('payload_too_large', `The body is larger than the ${MAX_BODY_BYTES} bytes allowed.`);
    }
    throw new AppError('validation_error', 'The body ended before it was complete. Send it again.', { cause: error });
  }
}

/** @throws {AppError} `validation_error` */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw validationError([{ field: 'body', problem: 'is not valid UTF-8' }]);
  }
}

/** @throws {AppError} `validation_error` unless JSON in UTF-8 with a single reading; `duplicate_member`. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return readJson(decodeUtf8(bytes));
  } catch (error) {
    throw error instanceof JsonFault ? unreadable(error) : error;
  }
}

/** Builds the error for JSON that does not have a single reading. */
export function unreadable({ kind, path, problem }: JsonFault): AppError {
  const details = [{ field: path === '' ? 'body' : path, problem }];
  const error = validationError(details);
  return kind === 'duplicate_member' ? new AppError(kind, error.message, { details }) : error;
}
