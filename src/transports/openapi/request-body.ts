import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { AppError, validationError } from '../../errors/app-error.ts';

export const MAX_BODY_BYTES = 256 * 1024;

/** What bodies a route takes. */
export interface BodyRules {
  /** In lower case, without parameters. */
  mediaTypes: readonly string[];
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON body of a request; undefined if there is none.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `validation_error` on anything but JSON in UTF-8.
 */
export async function readJsonBody(request: IncomingMessage, route: BodyRules): Promise<unknown> {
  const { headers } = request;
  const length = headers['content-length'];
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return undefined;
  assertReadable(request, route);
  const bytes = await readBytes(request);
  return bytes.length === 0 ? undefined : parseJson(bytes);
}

/** @throws {AppError} `unsupported_media_type` unless the body is of a kind that the operation takes. */
export function assertReadable({ headers }: IncomingMessage, route: BodyRules): void {
  assertMediaType(headers['content-type'], route);
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', `Send the body without Content-Encoding, not as ${clip(encoding)}.`);
  }
}

function assertMediaType(contentType: string | undefined, route: BodyRules): void {
  const [mediaType = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => /^\s*charset="?([^"\s]*)"?\s*$/.exec(parameter)?.[1]).find(Boolean);
  if (!route.mediaTypes.includes(mediaType.trim())) {
    const given = contentType === undefined ? 'without a Content-Type' : `as ${clip(contentType)}`;
    throw new AppError('unsupported_media_type', `Send the body as ${route.mediaTypes.join(' or ')}, not ${given}.`);
  }
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new AppError('unsupported_media_type', `Send the body in UTF-8, not in ${clip(charset)}.`);
  }
}

/** The body as it came. @throws {AppError} `payload_too_large`; `validation_error` if it ended too soon. */
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
export function decodeUtf8(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw validationError([{ field: 'body', problem: 'is not valid UTF-8' }]);
  }
}

/** @throws {AppError} `validation_error` on anything but JSON in UTF-8. */
export function parseJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const problem = `is not valid JSON: ${clip((error as Error).message)}`;
    throw validationError([{ field: 'body', problem }]);
  }
  // Lone surrogates can only be written as escapes. The database would store another character in their place.
  if (/\\u[dD][89a-fA-F]/.test(text) && !isWellFormed(value)) {
    throw validationError([{ field: 'body', problem: 'holds half of a surrogate pair; send whole characters' }]);
  }
  return value;
}

function isWellFormed(root: unknown): boolean {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) open.push(name, member);
  }
  return true;
}

/** Text of the caller's, shortened, for a message. */
function clip(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
