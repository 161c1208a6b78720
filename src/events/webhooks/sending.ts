import type { IncomingMessage } from 'node:http';
import { currentTime } from '../../platform/clock.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import { retryAfterOf, type SignedRequest, sendSigned } from '../../platform/signed-request.ts';
import { visibleText } from '../../platform/visible-text.ts';
import type { AttemptDocument } from './deliveries/schema.ts';
import type { EndpointProblem } from './model.ts';

/** For connecting, sending and the answer. */
const TIMEOUT_MS = 5_000;
/** Of an answer so much is read, and as many characters kept. */
const MAX_ANSWER = 1024;

/** So long the rest of an answer is waited for once its status is known: it is for people to read. */
const REST_MS = 250;
/** Who takes longer than this to answer is sent one at a time, and keeps nobody else waiting. */
const SLOW_MS = 1_000;

/** With these, a receiver or who stands before it says that it cannot take anything at the moment. */
const OVERLOADED: readonly (number | null)[] = [null, 429, 502, 503, 504];

/** An attempt, and what follows from it. */
export interface Tried {
  attempt: AttemptDocument;
  isTaken: boolean;
  /** Why it was not, without a word of the receiver's. */
  problem: EndpointProblem;
  /** The receiver says that it wants nothing more, ever (410). */
  isGone: boolean;
  /** Nobody answers, or who does can take nothing at present: others are not sent to it right behind. */
  isAway: boolean;
  /** It answers, and takes its time. */
  isSlow: boolean;
  retryAfterSeconds: number | undefined;
}

interface Answer {
  status: number;
  text: string;
  retryAfterSeconds: number | undefined;
}

/** Sends a delivery once. Of what the receiver does, nothing throws. */
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
  if (status === null) return `The receiver did not answer within ${TIMEOUT_MS / 1000} s, or broke the connection off.`;
  if (status >= 300 && status < 400) return `The receiver redirects (status ${status}), which is not followed.`;
  return `The receiver answered with status ${status}, which is none of 200 to 299.`;
}

function endpointProblemOf(status: number | null): EndpointProblem {
  if (status === null) return 'no_answer';
  if (status === 401 || status === 403) return 'credential';
  if (status === 410) return 'gone';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'provider_error' : 'refused';
}

/** What the head says, and the beginning of the rest as far as it comes in time. */
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
    // It was cut off, or took too long: the status holds all the same.
  } finally {
    clearTimeout(timer);
  }
  const words = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_ANSWER));
  const text = [...visibleText(words)].slice(0, MAX_ANSWER).join('');
  return { status: response.statusCode ?? 0, text, retryAfterSeconds: retryAfterOf(response) };
}
