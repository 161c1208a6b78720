import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { FetchFunction, Logger, LogLevel } from '@slack/web-api';

/** The token of a bot, or the app's own id and secret by HTTP Basic (RFC 6749, 2.3.1). */
export type Credential = { token: string } | { clientId: string; clientSecret: string };

export interface WebApiAnswer {
  fields: Readonly<Record<string, unknown>>;
  /** Scopes of the credential; undefined if the platform does not send them. */
  scopes: string[] | undefined;
}

/** `reason` is the platform's own error code, such as `invalid_code`. */
export type CallFailure =
  /** No connection was made, so nothing was sent. */
  | { kind: 'unsent' }
  /** The method may have run: no response arrived, or none that can be read. */
  | { kind: 'unanswered' }
  | { kind: 'rate_limited'; retryAfterSeconds: number | undefined }
  | { kind: 'refused'; reason: string | null; retryAfterSeconds: number | undefined }
  /** A status other than 200, which no method returns. */
  | { kind: 'bad_status'; status: number; reason: string | null; retryAfterSeconds: number | undefined };

/** The library's errors are dropped, because they contain whole responses of the platform. */
export class WebApiError extends Error {
  override readonly name = 'WebApiError';
  readonly failure: CallFailure;

  constructor(failure: CallFailure, cause?: unknown) {
    super('status' in failure ? `status ${failure.status}` : failure.kind, cause === undefined ? undefined : { cause });
    this.failure = failure;
  }
}

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 256 * 1024;
const REASON = /^[a-z][a-z0-9_]{0,63}$/;

/** The connection failed, so nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The library's errors carry everything that matters. */
const SILENT: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  setLevel: () => undefined,
  getLevel: () => 'error' as LogLevel,
  setName: () => undefined,
};

/** Calls a method exactly once. Callers decide about retries. @throws {WebApiError} and nothing else. */
export type WebApi = (method: string, fields?: Record<string, unknown>) => Promise<WebApiAnswer>;

/** @param apiBase Base URL of the methods, with a slash at the end. */
export async function webApiFor(credential: Credential, apiBase: string): Promise<WebApi> {
  // Imported here, because most processes never use the platform.
  const library = await import('@slack/web-api');
  return (method, fields = {}) => callOnce(library, credential, apiBase, method, fields);
}

async function callOnce(
  library: typeof import('@slack/web-api'),
  credential: Credential,
  apiBase: string,
  method: string,
  fields: Record<string, unknown>,
): Promise<WebApiAnswer> {
  let answer: Response | undefined;
  // A client writes the credential into the headers that it is given. One per call, to capture the response.
  const client = new library.WebClient(undefined, {
    slackApiUrl: apiBase,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: TIMEOUT_MS,
    allowAbsoluteUrls: false,
    headers: { Authorization: authorizationOf(credential) },
    logger: SILENT,
    async fetch(url, init) {
      answer = await sendOnce(url, init);
      return answer;
    },
  });
  try {
    const said = await client.apiCall(method, fields);
    return { fields: { ...said }, scopes: scopesIn(answer?.headers.get('x-oauth-scopes')) };
  } catch (error) {
    throw answer === undefined ? withoutAnswer(error) : new WebApiError(failureIn(library, answer, error));
  }
}

function withoutAnswer(error: unknown): WebApiError {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new WebApiError({ kind: UNSENT.has(code) ? 'unsent' : 'unanswered' }, cause);
}

function failureIn(
  { WebAPIHTTPError, WebAPIPlatformError }: typeof import('@slack/web-api'),
  { status, headers }: Response,
  error: unknown,
): CallFailure {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  const retryAfterSeconds = seconds > 0 ? seconds : undefined;
  if (status === 429) return { kind: 'rate_limited', retryAfterSeconds };
  if (error instanceof WebAPIHTTPError) {
    return { kind: 'bad_status', status, reason: reasonIn(error.body?.error), retryAfterSeconds };
  }
  if (!(error instanceof WebAPIPlatformError)) return { kind: 'unanswered' };
  return { kind: 'refused', reason: reasonIn(error.data.error), retryAfterSeconds };
}

function authorizationOf(credential: Credential): string {
  if ('token' in credential) return `Bearer ${credential.token}`;
  const pair = [credential.clientId, credential.clientSecret].map(encodeURIComponent).join(':');
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

/** Unlike `fetch`, never repeats a request after status 421, and reuses no connection, which may be stale. */
async function sendOnce(...[url, init = {}]: Parameters<FetchFunction>): Promise<Response> {
  const { method = 'POST', headers, body, signal } = init;
  if (body !== undefined && typeof body !== 'string') throw new Error('Files are not sent');
  const address = new URL(url);
  const request = (address.protocol === 'http:' ? requestHttp : requestHttps)(address, {
    method,
    headers: { ...headers, Connection: 'close' },
    ...(signal && { signal }),
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // The listener stays registered. Later errors of the request surface when the response is read.
    request.on('error', reject).once('response', resolve).end(body);
  });
  const { statusCode: status = 0 } = response;
  const text = await readBounded(response);
  if (status >= 300 && status < 400) throw new Error('The platform redirects');
  // Other headers could make the library decompress the response, or mistake it for that of another method.
  const said = ['retry-after', 'x-oauth-scopes'].flatMap((name): [string, string][] => {
    const value = response.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Response(text === '' ? null : text, { status, headers: said });
}

async function readBounded(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Null for text that is not a code: the library reports a response that is not JSON as an error code. */
function reasonIn(value: unknown): string | null {
  return typeof value === 'string' && REASON.test(value) ? value : null;
}

/** The platform separates scopes by commas, with or without a space. */
export function scopesIn(list: unknown): string[] | undefined {
  if (typeof list !== 'string') return undefined;
  return list
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}
