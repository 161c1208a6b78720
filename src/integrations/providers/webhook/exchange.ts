import type { IncomingMessage } from 'node:http';
import type { OutboundRules } from '../../../platform/outbound.ts';
import { retryAfterOf, type SignedExchange, type SignedRequest, sendSigned } from '../../../platform/signed-request.ts';
import { readJson } from '../../../platform/strict-json.ts';

const MAX_ANSWER_BYTES = 64 * 1024;

export interface Answer {
  status: number;
  /** Undefined if the body is not unambiguous JSON, too large, compressed or cut off. The status counts in any case. */
  value: unknown;
  /** Declared as problem details (RFC 9457). */
  isProblem: boolean;
  retryAfterSeconds: number | undefined;
}

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
