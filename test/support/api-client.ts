import findMyWay from 'find-my-way';
import { expect } from 'vitest';
import * as responseValidators from '../../generated/rest/response-validators.js';
import { routes } from '../../generated/rest/routes.ts';
import { isForwardable, responseViolations } from '../contract/prism.ts';
import { noteAnswer } from './judged-answers.ts';

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
  /** Sent as JSON, unless it is a string or bytes, which are sent as they are. */
  body?: unknown;
  signal?: AbortSignal;
}

/** Where a service is, and the Prism proxy before it if there is one. */
export interface Target {
  address: string;
  prism?: string | undefined;
}

const trie = findMyWay();
for (const route of Object.values(routes)) {
  trie.on(route.method as 'GET', route.path.replaceAll(/\{([^}]+)\}/g, ':$1'), () => undefined, route);
}

/**
 * Calls the service over HTTP and checks each answer against the contract: the status is documented, the body has
 * every required and no undocumented field, every error has the envelope and a correlation id.
 */
export class ApiClient {
  readonly #target: () => Target;
  readonly #token: string | undefined;

  constructor(target: () => Target, token: string | undefined) {
    this.#target = target;
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
    const { address, prism } = this.#target();
    const judgeable = isForwardable(headers['Content-Type'], bytes, path);
    const judged = prism !== undefined && judgeable;
    const response = await fetch(`${judged ? prism : address}${path}`, {
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
    if (judgeable && operation !== undefined) noteAnswer(operation.operationId, answer.status);
    if (judged) expect(responseViolations(response.headers), `${method} ${path}`).toEqual([]);
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
    // Besides the error, readiness says of each thing that it needs how it is.
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
