import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { FetchFunction, Logger, LogLevel } from '@slack/web-api';

/** In whose name a method is called: a bot's, or the app's own by HTTP Basic (RFC 6749, 2.3.1). */
export type Credential = { token: string } | { clientId: string; clientSecret: string };

/** What a method answered, unread. */
export interface WebApiAnswer {
  fields: Readonly<Record<string, unknown>>;
  /** What the credential is good for; undefined where the platform does not say. */
  scopes: string[] | undefined;
}

/** Why a call has no answer that says yes. `reason` is the platform's own word, such as `invalid_code`, if it gave one. */
export type CallFailure =
  /** No connection came about, so that nothing was sent. */
  | { kind: 'unsent' }
  /** It may have been sent, and done; there is no answer, or none that can be read. */
  | { kind: 'unanswered' }
  | { kind: 'rate_limited'; retryAfterSeconds: number | undefined }
  /** The method says no. */
  | { kind: 'refused'; reason: string | null; retryAfterSeconds: number | undefined }
  /** Another status than 200, with which no method answers. */
  | { kind: 'bad_status'; status: number; reason: string | null; retryAfterSeconds: number | undefined };

/** A call that failed. The errors of the library are dropped: they hold answers of the platform, whole. */
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

/** Nothing was sent where no connection came about. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What the library would print; what matters of it is in its errors. */
const SILENT: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  setLevel: () => undefined,
  getLevel: () => 'error' as LogLevel,
  setName: () => undefined,
};

/**
 * Calls a method, once, whatever comes of it: repeating is for whoever knows what the call does.
 * @throws {WebApiError} and nothing else.
 */
export type WebApi = (method: string, fields?: Record<string, unknown>) => Promise<WebApiAnswer>;

/**
 * The platform's Web API for whoever has the credential.
 * @param apiBase Where the methods are, with a slash at the end.
 */
export async function webApiFor(credential: Credential, apiBase: string): Promise<WebApi> {
  // Here, as most processes never speak to the platform.
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
  // A client for one call, so that its answer is known; it writes the credential into the headers that it is given.
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
  // What went wrong on the way is within the error that the library makes of it.
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

/**
 * Sends a request of the library, on a connection of its own, and reads the answer, bounded. Not by `fetch`, which begins a
 * request anew that is answered with 421, and sends on connections that it kept open, of which one may have gone stale.
 */
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
    // The listener stays: what goes wrong with the request later is read off its response.
    request.on('error', reject).once('response', resolve).end(body);
  });
  const { statusCode: status = 0 } = response;
  const text = await readBounded(response);
  if (status >= 300 && status < 400) throw new Error('The platform redirects');
  // By other headers the library would unpack the answer, or take it for the one of another method.
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

/** An answer that is no JSON the library takes for the name of an error. */
function reasonIn(value: unknown): string | null {
  return typeof value === 'string' && REASON.test(value) ? value : null;
}

/** A list of scopes as the platform writes it: separated by commas, with or without a space. Undefined for none. */
export function scopesIn(list: unknown): string[] | undefined {
  if (typeof list !== 'string') return undefined;
  return list
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}
