/** Sends rpc requests byte by byte, for requests that the generated clients would never send. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { DescService } from '@bufbuild/protobuf';

export interface RawRpcAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The parsed body; undefined if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read it as what they expect
  json: any;
}

export interface RawRpcOptions {
  method?: string;
  /** Headers that replace those of a valid call; undefined omits a header. */
  headers?: Record<string, string | string[] | undefined>;
  /** The request body. Strings and bytes are sent unchanged; anything else as JSON. */
  body?: unknown;
}

export const pathOf = (service: DescService, method: string) => `/${service.typeName}/${method}`;

/** Sends a unary Connect call in JSON from the service's own origin. Options replace its parts. */
export async function sendRpc(address: string, path: string, options: RawRpcOptions = {}): Promise<RawRpcAnswer> {
  const { method = 'POST', body = {} } = options;
  const proper = { Origin: address, 'Content-Type': 'application/json', 'Connect-Protocol-Version': '1' };
  const given = Object.entries({ ...proper, ...options.headers }).filter(([, value]) => value !== undefined);
  const headers = Object.fromEntries(given) as OutgoingHttpHeaders;
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const sent = request(`${address}${path}`, { method, headers, agent: false });
  const answered = new Promise<RawRpcAnswer>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((read) => resolve({ status, headers, bytes: read, json: parse(read) }), reject);
    });
  });
  sent.end(method === 'POST' ? bytes : undefined);
  return answered;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
