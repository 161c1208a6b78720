import type { IncomingMessage } from 'node:http';
import { currentTimeMs } from './clock.ts';
import { networkProblemOf, type OutboundRules, sendOnce } from './outbound.ts';
import { signedHeaders } from './standard-webhooks.ts';

/** For opening a connection, until something may be written to it. */
const CONNECT_TIMEOUT_MS = 5_000;

const MAX_RETRY_AFTER_SECONDS = 24 * 60 * 60;

export interface SignedRequest {
  url: URL;
  /** With which it is signed, the newest first. */
  secrets: readonly string[];
  /** Names the message to the receiver. */
  id: string;
  /** JSON; a request without one is a GET. */
  body?: string;
  headers?: Record<string, string>;
  /** Of all of it, to the last byte of the answer that is read. */
  timeoutMs: number;
  maySend?: () => boolean;
}

export type SignedExchange<Answer> =
  | { kind: 'answered'; answer: Answer }
  /** Nothing of the request has left; `problem` completes the sentence "The receiver …". */
  | { kind: 'unsent'; problem: string }
  /** The same, as it might not any more. */
  | { kind: 'held_back' }
  /** It may have got all of the request. */
  | { kind: 'silent' };

/**
 * Sends one signed request to a receiver of a tenant's, to public addresses alone; nothing is redirected.
 * @param read What is wanted of the answer; the rest is not waited for, and the connection goes with it.
 */
export async function sendSigned<Answer>(
  request: SignedRequest,
  { allowLoopback }: OutboundRules,
  read: (response: IncomingMessage) => Promise<Answer>,
): Promise<SignedExchange<Answer>> {
  const { url, secrets, id, body, headers, timeoutMs, maySend } = request;
  let isSent = false;
  const connecting = new AbortController();
  const timer = setTimeout(() => connecting.abort(), CONNECT_TIMEOUT_MS);
  const signal = AbortSignal.any([connecting.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await sendOnce(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
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
      return { kind: 'answered', answer: await read(response) };
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

/** Seconds of a Retry-After, which is a number of them or a date; undefined if it is neither. */
export function retryAfterOf({ headers }: IncomingMessage): number | undefined {
  const header = headers['retry-after'];
  if (header === undefined) return undefined;
  const seconds = /^\d{1,10}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - currentTimeMs()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), MAX_RETRY_AFTER_SECONDS);
}
