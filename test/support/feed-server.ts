/** A fake document provider. Tests set its responses, and it records the requests. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export class FeedServer {
  /** All requests received, oldest first. */
  readonly requests: IncomingMessage[] = [];
  readonly #server: Server;
  readonly #scheme: 'http' | 'https';
  readonly #answers = new Map<string, Answer>();

  private constructor(tls: { key: string; cert: string } | undefined) {
    const listener: RequestListener = (request, response) => {
      this.requests.push(request);
      const answer = this.#answers.get(request.url ?? '');
      if (answer === undefined) response.writeHead(404).end();
      else answer(request, response);
    };
    this.#scheme = tls === undefined ? 'http' : 'https';
    this.#server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  }

  static async start(tls?: { key: string; cert: string }): Promise<FeedServer> {
    const feed = new FeedServer(tls);
    await new Promise<void>((resolve) => feed.#server.listen(0, '127.0.0.1', resolve));
    return feed;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  url(path: string, host = '127.0.0.1'): string {
    return `${this.#scheme}://${host}:${this.port}${path}`;
  }

  /** Sets the response for a path. */
  on(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** Serves a document at a path. Responds with 304 if the request's `If-None-Match` equals `etag`. */
  serve(path: string, document: unknown, etag?: string): void {
    this.on(path, (request, response) => {
      if (etag !== undefined && request.headers['if-none-match'] === etag) {
        response.writeHead(304, { ETag: etag }).end();
        return;
      }
      const headers = { 'Content-Type': 'application/json', ...(etag === undefined ? {} : { ETag: etag }) };
      response.writeHead(200, headers).end(JSON.stringify(document));
    });
  }

  /** Returns the number of requests for a path. */
  count(path: string): number {
    return this.requests.filter((request) => request.url === path).length;
  }
}
