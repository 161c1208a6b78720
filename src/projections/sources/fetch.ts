import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { networkProblemOf, sendOnce } from '../../platform/outbound.ts';
import type { Validators } from './schema.ts';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 15_000;

/** The message completes the sentence "<location> …" and may be shown to the tenant. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

export interface FetchOptions {
  validators?: Validators;
  allowLoopback: boolean;
  signal: AbortSignal;
}

export interface FetchedDocument {
  bytes: Buffer;
  validators: Validators;
}

const REDIRECTS = [301, 302, 303, 307, 308];
const JSON_TYPE = /^application\/(?:[a-z0-9!#$&^_.+-]+\+)?json$/;
/** Entity tags by RFC 9110. Other tags are not sent back. */
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;
const MAX_DATE_LENGTH = 64;

const GZIP_PROBLEMS: Readonly<Record<string, string>> = {
  Z_DATA_ERROR: 'is not valid gzip, although its header says gzip',
  Z_BUF_ERROR: 'ends before its gzip data is complete',
};

/**
 * Connects only to public addresses, and follows no redirects (`sendOnce`).
 * @returns null if the version of `validators` is still current. @throws {FetchError}
 */
export async function fetchDocument(url: URL, options: FetchOptions): Promise<FetchedDocument | null> {
  const timeout = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const signal = AbortSignal.any([options.signal, timeout]);
  try {
    const response = await send(url, options, signal);
    // Destroy the response in any case, so that the connection of an unwanted body is closed.
    try {
      if (response.statusCode === 304 && options.validators !== undefined) return null;
      assertUsable(response);
      return { bytes: await readBody(response, signal), validators: validatorsOf(response) };
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (timeout.aborted) {
      throw new FetchError(`did not answer within ${FETCH_TIMEOUT_MS / 1000} seconds`, { cause: error });
    }
    throw new FetchError(problemOf(error), { cause: error });
  }
}

async function send(
  url: URL,
  { allowLoopback, validators = {} }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    Accept: 'application/json',
    'Accept-Encoding': 'gzip',
    'User-Agent': 'workgate',
    ...(validators.etag === undefined ? {} : { 'If-None-Match': validators.etag }),
    ...(validators.last_modified === undefined ? {} : { 'If-Modified-Since': validators.last_modified }),
  };
  const response = await sendOnce(url, { headers, allowLoopback, signal });
  if (response === null) throw new Error('A request that nothing keeps back was not sent');
  return response;
}

function assertUsable({ statusCode = 0, headers }: IncomingMessage): void {
  if (REDIRECTS.includes(statusCode)) {
    throw new FetchError('answers with a redirect, which is not followed; register the target address instead');
  }
  if (statusCode !== 200) throw new FetchError(`answers with status ${statusCode}`);
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!JSON_TYPE.test(mediaType)) throw new FetchError('is not marked as JSON (Content-Type: application/json)');
}

async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding !== 'identity' && coding !== 'gzip') throw new FetchError('uses a compression other than gzip');
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of bounded(source)) chunks.push(chunk);
  };
  // Limit the compressed bytes as well, because gzip can continue forever without output.
  if (coding === 'gzip') await pipeline(response, bounded, createGunzip(), collect, { signal });
  else await pipeline(response, collect, { signal });
  return Buffer.concat(chunks);
}

async function* bounded(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > MAX_DOCUMENT_BYTES) throw tooLarge();
    yield chunk;
  }
}

export function tooLarge(): FetchError {
  return new FetchError(`has more than ${MAX_DOCUMENT_BYTES / 1024 / 1024} MiB`);
}

function validatorsOf({ headers }: IncomingMessage): Validators {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    ...(etag !== undefined && ETAG.test(etag) ? { etag } : {}),
    ...(lastModified !== undefined && lastModified.length <= MAX_DATE_LENGTH ? { last_modified: lastModified } : {}),
  };
}

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return GZIP_PROBLEMS[code] ?? networkProblemOf(error);
}
