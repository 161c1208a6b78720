/** A fake webhook receiver of a tenant. Tests set its response, and it records the requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Reply = (received: Received, response: ServerResponse) => void;

export class WebhookReceiver {
  /** All requests received, oldest first. */
  readonly received: Received[] = [];
  /** Number of connections opened to the receiver. */
  connections = 0;
  readonly #server: Server;
  readonly #scheme: 'http' | 'https';
  #reply: Reply = json(200, {});

  private constructor(tls: { key: string; cert: string } | undefined) {
    const listener = async (request: IncomingMessage, response: ServerResponse) => {
      const { method, url: path, headers } = request;
      const received = { method, path, headers, body: await text(request) };
      this.received.push(received);
      this.#reply(received, response);
    };
    this.#scheme = tls === undefined ? 'http' : 'https';
    this.#server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
    this.#server.on('connection', () => {
      this.connections += 1;
    });
  }

  static async start(tls?: { key: string; cert: string }): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(tls);
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  url(path: string, host = '127.0.0.1'): string {
    return `${this.#scheme}://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** Sets the response to every request from now on. */
  reply(reply: Reply): void {
    this.#reply = reply;
  }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return (_received, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Returns a reply with a problem document (RFC 9457). */
export function problem(status: number, body: Record<string, unknown>): Reply {
  return json(status, body, { 'Content-Type': 'application/problem+json' });
}

/** A response of a given number of bytes, sent as fast as the client reads them. */
export class Flood {
  /** Number of bytes written to the connection so far. */
  written = 0;
  readonly #closed = Promise.withResolvers<void>();
  readonly #status: number;
  readonly #bytes: number;
  readonly #chunk: Buffer;

  /** @param fill the character that the body repeats */
  constructor(status: number, bytes: number, fill: string) {
    this.#status = status;
    this.#bytes = bytes;
    this.#chunk = Buffer.alloc(64 * 1024, fill);
  }

  /** Resolves when the connection is closed. */
  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  readonly reply: Reply = (_received, response) => {
    response.writeHead(this.#status, { 'Content-Length': String(this.#bytes) });
    const write = () => {
      while (!response.destroyed && this.written < this.#bytes) {
        this.written += this.#chunk.length;
        if (!response.write(this.#chunk)) return;
      }
    };
    response.on('drain', write).on('close', this.#closed.resolve);
    write();
  };
}
