import findMyWay from 'find-my-way';
import { expect } from 'vitest';
import * as responseValidators from '../../generated/rest/response-validators.js';
import { routes } from '../../generated/rest/routes.ts';
import { isForwardable } from '../contract/prism.ts';
import { recordAnswer } from './recorded-answers.ts';

type Validators = Record<string, ((value: unknown) => boolean) & { errors?: unknown }>;

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // Bodies are checked against the contract on arrival; tests then read them as what they expect.
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the operation
  body: any;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** The request body. Strings and bytes are sent unchanged; anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

/** Headers about the connection or the body's encoding. They are not recorded, because a replay sets its own. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']);

const trie = findMyWay();
for (const route of Object.values(routes)) {
  trie.on(route.method as 'GET', route.path.replaceAll(/\{([^}]+)\}/g, ':$1'), () => undefined, route);
}

/**
 * Calls the service over HTTP and checks each response against the contract: the status is documented, the body has
 * every required field and no undocumented one, and every error has the envelope and a correlation id.
 */
export class ApiClient {
  readonly #address: () => string;
  readonly #token: string | undefined;

  constructor(address: () => string, token: string | undefined) {
    this.#address = address;
    this.#token = token;
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<ApiAnswer> {
    const { body } = options;
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const bytes = body === undefined || isRaw ? body : JSON.stringify(body);
    const headers: Record<string, string> = {
      ...(this.#token === undefined ? {} : { 'X-Api-Key': this.#token }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    };
    const response = await fetch(`${this.#address()}${path}`, {
      method,
      headers,
      ...(bytes === undefined ? {} : { body: bytes as string }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    checkAgainstContract(method, path, answer);
    const operation = operationOf(method, path);
    if (operation !== undefined && isForwardable(headers['Content-Type'], bytes, path)) {
      recordAnswer({
        operationId: operation.operationId,
        status: response.status,
        request: {
          method,
          target: path,
          contentType: headers['Content-Type'] ?? null,
          body: bytes === undefined ? null : Buffer.from(bytes).toString(),
        },
        headers: Object.fromEntries([...response.headers].filter(([name]) => !HOP_BY_HOP.has(name))),
        body: text,
      });
    }
    return answer;
  }

  get = (path: string, headers: Record<string, string> = {}) => this.call('GET', path, { headers });
  post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.call('POST', path, { body, headers });
  patch = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.call('PATCH', path, { body, headers });

  createWorkItem = (body: unknown = { subject: 'Refund for order 1234' }, headers: Record<string, string> = {}) =>
    this.post('/api/v1/public/work-items', body, headers);
  listWorkItems = (query = '') => this.get(`/api/v1/public/work-items${query}`);
  searchWorkItems = (query = '') => this.get(`/api/v1/public/work-items/search${query}`);
  getWorkItem = (id: string, headers: Record<string, string> = {}) =>
    this.get(`/api/v1/public/work-items/${id}`, headers);
  updateWorkItem = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    this.patch(`/api/v1/public/work-items/${id}`, body, headers);
  appendMessage = (id: string, content: string, headers: Record<string, string> = {}) =>
    this.post(`/api/v1/public/work-items/${id}/messages`, { message: { content } }, headers);
  getEvidence = (id: string, query = '') => this.get(`/api/v1/public/work-items/${id}/evidence${query}`);
  exportPacket = (id: string, body?: unknown) => this.post(`/api/v1/public/work-items/${id}/evidence-packets`, body);
  listMessages = (id: string, query = '') => this.get(`/api/v1/public/work-items/${id}/messages${query}`);
}

function operationOf(method: string, path: string): (typeof routes)[keyof typeof routes] | undefined {
  return trie.find(method as 'GET', path.split('?')[0] ?? '')?.store as (typeof routes)[keyof typeof routes];
}

function checkAgainstContract(method: string, path: string, answer: ApiAnswer): void {
  const label = `${method} ${path} -> ${answer.status}`;
  expect(answer.headers.get('x-correlation-id'), `${label}: X-Correlation-Id`).toBeTruthy();
  if (answer.status >= 400) {
    const { error } = answer.body;
    // Besides the error, `/readyz` returns the state of each dependency.
    expectValid(label, 'errorResponse', path === '/readyz' ? { error } : answer.body);
    expect(answer.body.error.correlation_id, label).toBe(answer.headers.get('x-correlation-id'));
  }
  const route = operationOf(method, path);
  if (route === undefined) return;
  expect(route.statuses, `${label}: is not documented`).toContain(answer.status);
  const validator = `${route.operationId}_${answer.status}`;
  if (validator in responseValidators) expectValid(label, validator, answer.body);
  else expect(answer.body, label).toBeUndefined();
}

function expectValid(label: string, validator: string, body: unknown): void {
  const validate = (responseValidators as unknown as Validators)[validator];
  if (validate === undefined) throw new Error(`There is no response validator ${validator}`);
  const valid = validate(body);
  expect(valid ? null : validate.errors, `${label}: ${JSON.stringify(body)}`).toBeNull();
}
