import type { IncomingMessage } from 'node:http';
import { currentTimeMs } from '../../../platform/clock.ts';
import { networkProblemOf, type OutboundRules, sendOnce } from '../../../platform/outbound.ts';
import { signedHeaders } from '../../../platform/standard-webhooks.ts';
import { readJson } from '../../../platform/strict-json.ts';

/** Bytes of an answer. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** For opening a connection, until something may be written to it. */
const CONNECT_TIMEOUT_MS = 5_000;

const MAX_RETRY_AFTER_SECONDS = 24 * 60 * 60;

export interface Exchange {
  url: URL;
  /** With which it is signed, the newest first. */
  secrets: readonly string[];
  /** Names the message to the receiver. */
  id: string;
  /** JSON; a request without one is a GET. */
  body?: string;
  headers?: Record<string, string>;
  /** Of all of it, to the last byte of the answer. */
  timeoutMs: number;
  maySend?: () => boolean;
}

/** An answer that has come. */
export interface Answer {
  status: number;
  /** What the JSON of the body says, and undefined for a body that is no JSON, too large, packed or cut off. */
  value: unknown;
  /** Whether it says that it is a problem (RFC 9457). */
  isProblem: boolean;
  /** How long the receiver wants to be left alone, in seconds. */
  retryAfterSeconds: number | undefined;
}

export type Exchanged =
  | { kind: 'answered'; answer: Answer }
  /** Nothing of the request has left; `problem` completes the sentence "The receiver …". */
  | { kind: 'unsent'; problem: string }
  /** The same, as it might not any more. */
  | { kind: 'held_back' }
  /** It may have got all of the request. */
  | { kind: 'silent' };

/** Sends one signed request to a receiver, and reads what it answers. */
export async function exchange(request: Exchange, { allowLoopback }: OutboundRules): Promise<Exchanged> {
  const { url, secrets, id, body, headers, timeoutMs, maySend } = request;
  let isSent = false;
  const connecting = new AbortController();
  const timer = setTimeout(() => connecting.abort(), CONNECT_TIMEOUT_MS);
  const signal = AbortSignal.any([connecting.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await sendOnce(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json, application/problem+json',
        'Accept-Encoding': 'identity',
        'User-Agent': 'workgate',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
        ...signedHeaders(secrets, id, body ?? ''),
      },
      ...(body === undefined ? {} : { body }),
      allowLoopback,
      signal,
      maySend() {
        clearTimeout(timer);
        isSent = maySend?.() ?? true;
        return isSent;
      },
    });
    if (response === null) return { kind: 'held_back' };
    try {
      return { kind: 'answered', answer: await toAnswer(response) };
    } finally {
      // Of an answer whose rest is not wanted, the connection goes too.
      response.destroy();
    }
  } catch (error) {
    return isSent ? { kind: 'silent' } : { kind: 'unsent', problem: networkProblemOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

async function toAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  return {
    status,
    value: await readValue(response),
    isProblem: mediaType === 'application/problem+json',
    retryAfterSeconds: retryAfterOf(headers['retry-after']),
  };
}

/** Undefined for whatever is no JSON of one reading: what the status says holds all the same. */
async function readValue(response: IncomingMessage): Promise<unknown> {
  if (response.headers['content-encoding'] !== undefined) return undefined;
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) return undefined;
      chunks.push(chunk);
    }
    return readJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks)));
  } catch {
    return undefined;
  }
}

/** Seconds of a Retry-After, which is a number of them or a date; undefined if it is neither. */
function retryAfterOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,10}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - currentTimeMs()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), MAX_RETRY_AFTER_SECONDS);
}
