import type { IncomingMessage } from 'node:http';
import { currentTime } from '../../platform/clock.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import { retryAfterOf, type SignedRequest, sendSigned } from '../../platform/signed-request.ts';
import { cutText } from '../../platform/text-length.ts';
import { visibleText } from '../../platform/visible-text.ts';
import type { AttemptDocument } from './deliveries/schema.ts';
import type { EndpointProblem } from './model.ts';

const TIMEOUT_MS = 5_000;
/** Number of bytes of an answer that are read, and of characters that are kept. */
const MAX_ANSWER = 1024;

/** Milliseconds to wait for the rest of an answer once its status is known: the rest is only for people to read. */
const REST_MS = 250;
/** Milliseconds after which an endpoint is slow. It then gets one delivery at a time, and keeps nobody else waiting. */
const SLOW_MS = 1_000;

/** By these (null: no answer), a receiver or its proxy says that it can take nothing at the moment. */
const OVERLOADED: readonly (number | null)[] = [null, 429, 502, 503, 504];

export interface Tried {
  attempt: AttemptDocument;
  isTaken: boolean;
  problem: EndpointProblem;
  /** True if the receiver wants nothing more, ever (410). */
  isGone: boolean;
  /** True if the receiver can take nothing at present. No further deliveries are then sent right away. */
  isAway: boolean;
  isSlow: boolean;
  retryAfterSeconds: number | undefined;
}

interface Answer {
  status: number;
  text: string;
  retryAfterSeconds: number | undefined;
}

/** Does not throw, whatever the receiver does. */
export async function trySending(
  request: Pick<SignedRequest, 'url' | 'secrets' | 'id' | 'body'>,
  rules: OutboundRules,
): Promise<Tried> {
  const at = currentTime();
  const startedMs = performance.now();
  const headers = { Accept: '*/*' };
  const exchanged = await sendSigned({ ...request, headers, timeoutMs: TIMEOUT_MS }, rules, readAnswer);
  const latencyMs = Math.round(performance.now() - startedMs);
  const answer = exchanged.kind === 'answered' ? exchanged.answer : null;
  const status = answer?.status ?? null;
  const isTaken = status !== null && status >= 200 && status < 300;
  const problem = isTaken ? null : problemOf(status, exchanged.kind === 'unsent' ? exchanged.problem : undefined);
  return {
    attempt: { at, status, latency_ms: latencyMs, answer: answer?.text ?? '', problem },
    isTaken,
    problem: endpointProblemOf(status),
    isGone: status === 410,
    isAway: OVERLOADED.includes(status),
    isSlow: latencyMs > SLOW_MS,
    retryAfterSeconds: isTaken ? undefined : answer?.retryAfterSeconds,
  };
}

function problemOf(status: number | null, unsent: string | undefined): string {
  if (unsent !== undefined) return `The receiver ${unsent}.`;
  if (status === null)
    return `The receiver did not answer within ${TIMEOUT_MS / 1000} seconds, or closed the connection.`;
  if (status >= 300 && status < 400) return `The receiver redirects (status ${status}). Redirects are not followed.`;
  return `The receiver answered with status ${status} instead of 200 to 299.`;
}

function endpointProblemOf(status: number | null): EndpointProblem {
  if (status === null) return 'no_answer';
  if (status === 401 || status === 403) return 'credential';
  if (status === 410) return 'gone';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'provider_error' : 'refused';
}

/** Reads the status, and as much of the beginning of the body as comes in time. */
async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), REST_MS);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_ANSWER) break;
    }
  } catch {
    // The rest was cut off, or took too long. The status counts all the same.
  } finally {
    clearTimeout(timer);
  }
  const words = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_ANSWER));
  const text = cutText(visibleText(words), MAX_ANSWER);
  return { status: response.statusCode ?? 0, text, retryAfterSeconds: retryAfterOf(response) };
}
