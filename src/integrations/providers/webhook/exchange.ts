import type { IncomingMessage } from 'node:http';
import type { OutboundRules } from '../../../platform/outbound.ts';
import { retryAfterOf, type SignedExchange, type SignedRequest, sendSigned } from '../../../platform/signed-request.ts';
import { readJson } from '../../../platform/strict-json.ts';

/** Maximum size of a response in bytes. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Response of a receiver. */
export interface Answer {
  status: number;
  /** Parsed JSON of the body. Undefined if the body is not JSON, too large, compressed or cut off. */
  value: unknown;
  /** True if the response is declared as problem details (RFC 9457). */
  isProblem: boolean;
  /** Seconds that the receiver wants to wait before the next request. */
  retryAfterSeconds: number | undefined;
}

/** Sends one signed request to a receiver, and reads the response. */
export async function exchange(request: SignedRequest, rules: OutboundRules): Promise<SignedExchange<Answer>> {
  const headers = { Accept: 'application/json, application/problem+json', ...request.headers };
  return sendSigned({ ...request, headers }, rules, toAnswer);
}

async function toAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  return {
    status,
    value: await readValue(response),
    isProblem: mediaType === 'application/problem+json',
    retryAfterSeconds: retryAfterOf(response),
  };
}

/** Parses the body; undefined unless it is unambiguous JSON. The status counts in any case. */
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
