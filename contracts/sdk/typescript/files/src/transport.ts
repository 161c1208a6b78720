/** Sends the requests that the generated operations describe. */
import {
  ApiError,
  apiError,
  InvalidResponseError,
  NetworkError,
  NotModifiedError,
  RequestTimeoutError,
  WorkgateError,
} from './errors.js';
import { ErrorResponseFromJSON } from './models/ErrorResponse.js';
import { delayBefore, retryAfterMs, sleep } from './retries.js';
import { VERSION } from './runtime.js';

/** Settings of one call. */
export interface RequestOptions {
  /** Stops the call, and the waiting between its attempts; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Time for each attempt, in place of the client's. */
  timeoutMs?: number | undefined;
  /** Time for all attempts and the waiting between them, in place of the client's. */
  totalTimeoutMs?: number | undefined;
  /** How often it is repeated at most, 0 to 10, in place of the client's. */
  maxRetries?: number | undefined;
  /** More headers, such as `X-Request-Id` or `traceparent`. */
  headers?: Record<string, string> | undefined;
}

/** An answer with what came along. */
export interface ApiResponse<T> {
  data: T;
  status: number;
  headers: Headers;
}

/** A request as the contract describes it. A header that is listed, but undefined, is one that may be sent. */
export interface OperationRequest {
  method: string;
  path: string;
  pathParams?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string | undefined>;
  contentType?: string;
  body?: unknown;
  /** The contract says that repeating it has no second effect that matters. */
  idempotent?: boolean;
}

export interface TransportSettings {
  apiKey: string;
  baseUrl: string;
  timeoutMs: number;
  totalTimeoutMs: number;
  maxRetries: number;
  fetch: typeof fetch;
}

const MOST_RETRIES = 10;
/** Timers take no more: one of a longer time ends at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const IDEMPOTENCY_KEY = 'Idempotency-Key';
const REQUEST_ID = 'X-Request-Id';

export class Transport {
  readonly #settings: TransportSettings;
  readonly #baseUrl: string;

  /** @throws {TypeError} on an address or a key that cannot be one */
  constructor(settings: TransportSettings) {
    const url = new URL(settings.baseUrl);
    if (!/^https?:$/.test(url.protocol)) throw new TypeError('baseUrl has to be an http or https address.');
    // An empty one too: what comes after its mark would not be a path.
    if (/[?#]/.test(settings.baseUrl)) throw new TypeError('baseUrl must have neither query nor fragment.');
    // Said here, since what refuses it later would show it.
    if (!/^[\x21-\x7e]+$/.test(settings.apiKey)) throw new TypeError('apiKey is empty, or has what no key has.');
    checkLimits(settings);
    this.#settings = settings;
    this.#baseUrl = url.href.replace(/\/+$/, '');
  }

  /** Sends a request, again where that is safe and promising. @throws {WorkgateError} */
  async send<T>(
    request: OperationRequest,
    read: (json: unknown) => T,
    options: RequestOptions = {},
  ): Promise<ApiResponse<T>> {
    checkLimits(options);
    const address = this.#addressOf(request);
    const headers = this.#headersOf(request, options);
    const init: RequestInit = {
      method: request.method,
      headers,
      // It carries the key: where a redirect leads is not for it.
      redirect: 'manual',
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    };
    const hasKey = IDEMPOTENCY_KEY in (request.headers ?? {});
    const isRepeatable = request.method === 'GET' || request.idempotent === true || hasKey;
    const maxRetries = options.maxRetries ?? this.#settings.maxRetries;
    const { timeoutMs = this.#settings.timeoutMs, totalTimeoutMs = this.#settings.totalTimeoutMs } = options;
    const endsAtMs = performance.now() + totalTimeoutMs;
    const leftMs = () => Math.max(1, Math.ceil(endsAtMs - performance.now()));
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.#attempt(address, init, read, Math.min(timeoutMs, leftMs()), options.signal);
      } catch (error) {
        if (!(error instanceof WorkgateError)) throw error;
        const delay = retry < maxRetries ? delayBefore(retry, error, isRepeatable) : undefined;
        if (delay === undefined || delay >= leftMs()) throw describe(error, headers, hasKey, retry + 1);
        await sleep(delay, options.signal);
      }
    }
  }

  /** One key for all attempts of a request that takes one, and one name for the logs, unless the caller has brought them. */
  #headersOf(request: OperationRequest, options: RequestOptions): Headers {
    const headers = new Headers({ Accept: 'application/json', 'User-Agent': `workgate-typescript/${VERSION}` });
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    headers.set('X-Api-Key', this.#settings.apiKey);
    if (request.contentType !== undefined) headers.set('Content-Type', request.contentType);
    for (const [name, value] of Object.entries(request.headers ?? {})) {
      if (value !== undefined) headers.set(name, value);
      else if (name === IDEMPOTENCY_KEY && !headers.has(name)) headers.set(name, crypto.randomUUID());
    }
    if (!headers.has(REQUEST_ID) && !headers.has('traceparent')) {
      headers.set(REQUEST_ID, crypto.randomUUID().replaceAll('-', ''));
    }
    return headers;
  }

  async #attempt<T>(
    address: string,
    init: RequestInit,
    read: (json: unknown) => T,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<ApiResponse<T>> {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(timeoutMs);
    // Not as a method: browsers' own wants no other `this`.
    const { fetch } = this.#settings;
    let response: Response;
    let text: string;
    try {
      response = await fetch(address, {
        ...init,
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      text = await response.text();
    } catch (error) {
      signal?.throwIfAborted();
      if (timeout.aborted)
        throw new RequestTimeoutError(
          `${init.method} ${new URL(address).pathname} got no answer within ${timeoutMs} ms.`,
          { cause: error },
        );
      throw new NetworkError(`${init.method} ${new URL(address).pathname} got no answer.`, { cause: error });
    }
    return readResponse(response, text, read);
  }

  #addressOf({ path, pathParams = {}, query = {} }: OperationRequest): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) search.set(name, String(value));
    }
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, pathParams[name]));
    return `${this.#baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`;
  }
}

/** Says what the caller needs to go on. */
function describe(error: WorkgateError, sent: Headers, hasKey: boolean, attempts: number): WorkgateError {
  if (hasKey) error.idempotencyKey = sent.get(IDEMPOTENCY_KEY) ?? undefined;
  const answered = error instanceof ApiError ? error.correlationId : '';
  error.requestId = answered || (traceIdOf(sent.get('traceparent')) ?? sent.get(REQUEST_ID) ?? '');
  error.attempts = attempts;
  return error;
}

/** The trace-id of https://www.w3.org/TR/trace-context/#traceparent-header, by which the service names the request. */
const traceIdOf = (traceparent: string | null) => traceparent?.split('-')[1];

/** @throws {TypeError} on what would make another path of it */
function segment(name: string, value: string | undefined): string {
  if (value === undefined || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} cannot be "${value ?? ''}".`);
  return encodeURIComponent(value);
}

function checkLimits({ timeoutMs, totalTimeoutMs, maxRetries }: RequestOptions): void {
  for (const [name, value] of Object.entries({ timeoutMs, totalTimeoutMs })) {
    if (value !== undefined && !isWithin(value, 1, LONGEST_TIMEOUT_MS)) {
      throw new TypeError(`${name} has to be an integer from 1 to ${LONGEST_TIMEOUT_MS}.`);
    }
  }
  if (maxRetries !== undefined && !isWithin(maxRetries, 0, MOST_RETRIES)) {
    throw new TypeError(`maxRetries has to be an integer from 0 to ${MOST_RETRIES}.`);
  }
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function readResponse<T>(response: Response, text: string, read: (json: unknown) => T): ApiResponse<T> {
  const { status, headers } = response;
  if (status === 304) throw new NotModifiedError(headers);
  if (status >= 400) throw refusal(status, headers, text);
  try {
    return { data: read(JSON.parse(text)), status, headers };
  } catch (error) {
    throw new InvalidResponseError(status, `The answer ${status} is not what the contract says.`, { cause: error });
  }
}

/** The error of an answer; one by its status alone where something between here and the service has answered. */
function refusal(status: number, headers: Headers, text: string): Error {
  const retryAfter = retryAfterMs(headers);
  try {
    const { error } = ErrorResponseFromJSON(JSON.parse(text));
    if (typeof error.type === 'string') return apiError(status, error, headers, retryAfter);
  } catch {
    // Not one of the service's; the status has to do.
  }
  const retryable = [429, 502, 503, 504].includes(status);
  const type = TYPES[status] ?? (retryable ? 'unavailable' : status < 500 ? 'validation_error' : 'internal_error');
  const message = `Answered with ${status}, and without an error of the service.`;
  const correlationId = headers.get('X-Correlation-Id') ?? '';
  return apiError(status, { type, code: type, message, correlationId, retryable }, headers, retryAfter);
}

const TYPES: Record<number, string> = {
  401: 'authentication_error',
  403: 'authorization_error',
  404: 'not_found',
  409: 'conflict',
  412: 'conflict',
  422: 'conflict',
  429: 'rate_limited',
};
