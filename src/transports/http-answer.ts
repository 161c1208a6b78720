import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AppError, toAppError } from '../errors/app-error.ts';
import { toRestError } from '../errors/to-rest.ts';
import type { Logger } from '../platform/logger.ts';
import { correlationIdOf } from './correlation.ts';

/** Sent with every answer; pages that need a looser content policy set their own. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** What is known of a request from its first byte to its log line. */
export interface Exchange {
  correlationId: string;
  /** For the log line; filled in as the request becomes known. */
  operationId?: string;
  tenantId?: string;
  keyId?: string;
  personId?: string;
  /** Its body did not arrive in time, and it was answered with 408 behind the back of its door. */
  isTooSlow?: boolean;
}

const exchanges = new WeakMap<IncomingMessage, Exchange>();

/** The exchange of a request, made on first use. */
export function exchangeOf(request: IncomingMessage): Exchange {
  const known = exchanges.get(request);
  if (known !== undefined) return known;
  const exchange: Exchange = { correlationId: correlationIdOf(request.headers) };
  exchanges.set(request, exchange);
  return exchange;
}

type Headers = Readonly<Record<string, string | number | undefined>>;

/** Ends the response with JSON, or without a body. Undefined headers are left out. */
export function sendJson(
  response: ServerResponse,
  exchange: Exchange,
  status: number,
  headers: Headers,
  body: unknown,
): void {
  const all: Record<string, string | number> = { 'X-Correlation-Id': exchange.correlationId, ...SECURITY_HEADERS };
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) all[name] = value;
  }
  if (body === undefined) {
    response.writeHead(status, all).end();
    return;
  }
  const json = JSON.stringify(body);
  all['Content-Type'] = 'application/json';
  all['Content-Length'] = Buffer.byteLength(json);
  all['Cache-Control'] ??= 'no-store';
  response.writeHead(status, all).end(json);
}

/** Ends the response with the error envelope; logs the cause of what the caller is not told. */
export function sendError(
  response: ServerResponse,
  exchange: Exchange,
  thrown: unknown,
  headers: Headers,
  logger: Logger,
): void {
  const error = toAppError(thrown);
  logHiddenCause(error, exchange, logger);
  const answer = toRestError(error, exchange.correlationId);
  sendJson(response, exchange, answer.status, { ...answer.headers, ...headers }, answer.body);
}

/** Logs the cause of an error that the caller is not told; other errors say all there is to say. */
export function logHiddenCause(error: AppError, exchange: Exchange, logger: Logger): void {
  if (error.code !== 'internal_error' && error.code !== 'unavailable') return;
  logger.error({ err: error.cause, correlation_id: exchange.correlationId, code: error.code }, error.message);
}
