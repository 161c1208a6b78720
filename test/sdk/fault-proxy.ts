/**
 * A proxy between SDKs and the service. It simulates faults of networks, overload, and later releases; the first part
 * of the path selects which.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as an SDK sent it. */
export interface Arrival {
  /** First part of the path: `plain`, `busy`, `future`, `unbegun`, `refuse` or `lost`. */
  lane: string;
  /** Kind of refusal or loss, such as `503` or `timeout`. */
  kind: string;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  atMs: number;
}

/** Statuses that the lane `busy` responds with, each with `Retry-After`, before it lets a request through. */
const BUSY = [503, 429] as const;
const BUSY_RETRY_AFTER_SECONDS = 1;

const ERROR_TYPES: Record<number, string> = {
  408: 'validation_error',
  409: 'conflict',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'unavailable',
};

/** Ways to lose the response to a request that the service has performed. */
export const LOSSES = ['timeout', 'reset', '408', '409', '500'] as const;

export class FaultProxy {
  readonly arrivals: Arrival[] = [];
  readonly #target: () => string;
  readonly #refusals = new Map<string, number>();
  readonly #server: Server;
  #unbegun: string | undefined;

  constructor(target: () => string) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = /^\/(plain|busy|future|unbegun|(?:refuse|lost)\/\w+)(\/.*)$/;
    const [, lanes = '', rest = ''] = route.exec(request.url ?? '') ?? [];
    const method = request.method ?? 'GET';
    const [lane = '', kind = ''] = lanes.split('/');
    this.arrivals.push({ lane, kind, method, path: rest, headers: request.headers, atMs: Date.now() });
    const body = await readBody(request);
    if (lane === 'refuse') return refuse(response, Number(kind), 0);
    const key = `${lanes} ${method} ${rest}`;
    const earlier = this.#refusals.get(key) ?? 0;
    this.#refusals.set(key, earlier + 1);
    const busy = lane === 'busy' ? BUSY[earlier] : undefined;
    if (busy !== undefined) return refuse(response, busy, BUSY_RETRY_AFTER_SECONDS);
    const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
    const answer = await fetch(`${this.#target()}${rest}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await answer.text();
    if (lane === 'unbegun' && rest.endsWith('/begin')) {
      // For the first claim, the response to `begin` never arrives.
      this.#unbegun ??= rest;
      if (this.#unbegun === rest) return lose(response, '500');
    }
    if (lane === 'lost' && earlier === 0) return lose(response, kind);
    const json = lane === 'future' && answer.ok ? JSON.stringify(fromTheFuture(JSON.parse(text))) : text;
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-length|content-encoding|connection|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(json);
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Loses the first response, although the service has performed the request. */
function lose(response: ServerResponse, kind: string): void {
  if (kind === 'reset') response.destroy();
  // For any other kind there is no response, so the client's timeout has to end the request.
  else if (/^\d+$/.test(kind)) refuse(response, Number(kind), 0);
}

function refuse(response: ServerResponse, status: number, retryAfterSeconds: number): void {
  const type = ERROR_TYPES[status] ?? 'internal_error';
  const error = { type, message: 'Not now.', code: type, correlation_id: 'from-the-proxy', retryable: true };
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': String(retryAfterSeconds) })
    .end(JSON.stringify({ error }));
}

/** Fields whose labels a later release might extend. */
const ENUMERATED = new Set(['status', 'priority', 'channel', 'decision']);

/** Changes a response as a later release might: additional fields everywhere, and unknown labels and kinds. */
function fromTheFuture(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => fromTheFuture(entry));
  if (typeof value === 'string') return ENUMERATED.has(key) ? `future_${key}` : value;
  if (typeof value !== 'object' || value === null) return value;
  if ((key === 'payload' || key === 'result') && 'type' in value) {
    return { type: 'future_operation', future_detail: { of: 'some kind' } };
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, fromTheFuture(inner, name)]);
  return { ...Object.fromEntries(entries), future_field: { nested: [1, 2] } };
}
