import type { IncomingMessage } from 'node:http';
import { currentTimeMs } from './clock.ts';
import { DAY_SECONDS } from './durations.ts';
import { networkProblemOf, type OutboundRules, sendOnce } from './outbound.ts';
import { signedHeaders } from './standard-webhooks.ts';

/** Until something may be written to the connection. */
const CONNECT_TIMEOUT_MS = 5_000;

export interface SignedRequest {
  url: URL;
  secrets: readonly string[];
  id: string;
  body?: string;
  headers?: Record<string, string>;
  /** Milliseconds for the whole exchange, to the last byte of the response that is read. */
  timeoutMs: number;
  maySend?: () => boolean;
}

export type SignedExchange<Answer> =
  | { kind: 'answered'; answer: Answer }
  /** Nothing of the request was sent. `problem` completes the sentence "The receiver …". */
  | { kind: 'unsent'; problem: string }
  /** Nothing of the request was sent, because `maySend` returned false. */
  | { kind: 'held_back' }
  /** No answer came, but the receiver may have got the whole request. */
  | { kind: 'silent' };

/** Connects to public addresses only, and follows no redirects. The part that `read` leaves is not awaited. */
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
      // If the rest of the response is not wanted, this closes the connection.
      response.destroy();
    }
  } catch (error) {
    return isSent ? { kind: 'silent' } : { kind: 'unsent', problem: networkProblemOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** The header has a number of seconds or a date; undefined if it has neither. */
export function retryAfterOf({ headers }: IncomingMessage): number | undefined {
  const header = headers['retry-after'];
  if (header === undefined) return undefined;
  const seconds = /^\d{1,10}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - currentTimeMs()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), DAY_SECONDS);
}
