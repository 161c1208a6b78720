/** A client for the A2A door: raw JSON-RPC over HTTP, and a reader for its event streams. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { refundProposal } from './operations.ts';
import type { TestService } from './service.ts';

export const EXTENSION = 'https://workgate.example/a2a/extensions/governed-actions/v1';

export interface RpcAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the method
  body: any;
}

/** A server-sent event as the server wrote it. */
export interface SseEvent {
  id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the event
  data: any;
}

export interface A2aOptions {
  /** Request headers that authenticate the agent. */
  credential: Record<string, string>;
  version?: '0.3' | '1.0';
}

export class A2aAgent {
  readonly service: TestService;
  readonly #options: A2aOptions;

  constructor(service: TestService, options: A2aOptions) {
    this.service = service;
    this.#options = options;
  }

  static withKey(service: TestService, token: string, version: '0.3' | '1.0' = '0.3'): A2aAgent {
    return new A2aAgent(service, { credential: { 'X-Api-Key': token }, version });
  }

  static withBearer(service: TestService, token: string, version: '0.3' | '1.0' = '0.3'): A2aAgent {
    return new A2aAgent(service, { credential: { Authorization: `Bearer ${token}` }, version });
  }

  /** Returns the same agent, calling another node. */
  at(service: TestService): A2aAgent {
    return new A2aAgent(service, this.#options);
  }

  /** Posts any body. A string is sent unchanged; anything else as JSON. */
  async post(body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.service.address}/api/v1/a2a`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(this.#options.version === '1.0' ? { 'A2A-Version': '1.0' } : {}),
        ...this.#options.credential,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async call(method: string, params: unknown, headers: Record<string, string> = {}): Promise<RpcAnswer> {
    const response = await this.post({ jsonrpc: '2.0', id: 1, method, params }, headers);
    const text = await response.text();
    expect(response.headers.get('x-correlation-id'), method).toBeTruthy();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) };
  }

  /** Calls a method, expects success, and returns the result. */
  async result(method: string, params: unknown): Promise<RpcAnswer['body']> {
    const { status, body } = await this.call(method, params);
    expect(body.error, JSON.stringify(body)).toBeUndefined();
    expect(status).toBe(200);
    return body.result;
  }

  /** Calls a method, expects a JSON-RPC error with HTTP status 200, and returns the error code. */
  async errorCode(method: string, params: unknown): Promise<number> {
    const { status, body } = await this.call(method, params);
    expect(body.result, JSON.stringify(body)).toBeUndefined();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1 });
    return body.error.code;
  }

  send = (message: object) => this.result('message/send', { message });
  get = (id: string) => this.result('tasks/get', { id });

  async stream(method: string, params: unknown, lastEventId?: string): Promise<EventReader> {
    const gone = new AbortController();
    const headers: Record<string, string> = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId };
    const response = await this.post({ jsonrpc: '2.0', id: 1, method, params }, headers, gone.signal);
    return new EventReader(response, gone);
  }
}

/** Reads a stream one event at a time. */
export class EventReader {
  readonly response: Response;
  readonly #gone: AbortController;
  readonly #events: AsyncGenerator<SseEvent, void>;
  comments = 0;

  constructor(response: Response, gone: AbortController) {
    this.response = response;
    this.#gone = gone;
    this.#events = this.#read();
  }

  /** Returns the next event. @throws {Error} if the stream has ended. */
  async next(): Promise<SseEvent> {
    const { value } = await this.#events.next();
    if (value === undefined) throw new Error('The stream has ended');
    return value;
  }

  /** Returns the events up to and including the first that matches. */
  async until(fits: (result: RpcAnswer['body']) => boolean): Promise<SseEvent[]> {
    const events: SseEvent[] = [];
    for (;;) {
      const event = await this.next();
      events.push(event);
      if (fits(event.data.result)) return events;
    }
  }

  /** Returns all events until the stream ends. */
  async rest(): Promise<SseEvent[]> {
    const events: SseEvent[] = [];
    for await (const event of this.#events) events.push(event);
    return events;
  }

  /**
   * Returns all events that arrived before the connection broke.
   * @throws {Error} if the stream ended normally instead.
   */
  async untilBroken(): Promise<SseEvent[]> {
    const events: SseEvent[] = [];
    for (;;) {
      const read = await this.#events.next().catch(() => undefined);
      if (read === undefined) return events;
      if (read.done === true) throw new Error('The stream ended in order');
      events.push(read.value);
    }
  }

  /** Drops the connection. */
  drop(): void {
    this.#gone.abort();
  }

  async *#read(): AsyncGenerator<SseEvent, void> {
    if (this.response.body === null) return;
    let text = '';
    for await (const chunk of this.response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const lines = block.split('\n');
        const data = lines.find((line) => line.startsWith('data: '));
        if (data === undefined) this.comments += 1;
        else yield { id: lines.find((line) => line.startsWith('id: '))?.slice(4), data: JSON.parse(data.slice(6)) };
      }
    }
  }
}

export function textMessage(text: string, more: object = {}): object {
  return { kind: 'message', role: 'user', messageId: randomUUID(), parts: [{ kind: 'text', text }], ...more };
}

/** Builds a message whose only part is an action. */
export function actionMessage(action: object, more: object = {}): object {
  const parts = [{ kind: 'data', data: { action } }];
  return { kind: 'message', role: 'user', messageId: randomUUID(), parts, ...more };
}

/** Builds a refund proposal in the format of the A2A extension. */
export function proposeRefund(integrationId: string, orderId: string, amount: string, more: object = {}): object {
  const payload = { order_id: orderId, amount, currency: 'EUR' };
  return { type: 'propose', proposal: refundProposal(integrationId, payload, more) };
}
