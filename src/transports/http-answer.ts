import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AppError, toAppError } from '../errors/app-error.ts';
import { toRestError } from '../errors/to-rest.ts';
import type { Logger } from '../platform/logger.ts';
import { correlationIdOf } from './correlation.ts';

/** Headers of every answer. Pages that need a looser content policy set their own. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** Facts about a request, from its first byte to its log line. */
export interface Exchange {
  correlationId: string;
  /** Name of the operation for the log line. This and the next fields are set as they become known. */
  operationId?: string;
  tenantId?: string;
  keyId?: string;
  personId?: string;
  /**
   * True if the body did not arrive in time. The server then answered 408 on the socket, without the door's knowledge.
   */
  isTooSlow?: boolean;
}

const exchanges = new WeakMap<IncomingMessage, Exchange>();

/** Returns the exchange of a request, created on first use. */
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
  if (body === undefined) {
    response.writeHead(status, allHeaders(exchange, headers)).end();
    return;
  }
  sendText(response, exchange, status, headers, 'application/json', JSON.stringify(body));
}

/** Ends the response with the only event of a stream of server-sent events (HTML Standard, 9.2). */
export function sendEvent(response: ServerResponse, exchange: Exchange, headers: Headers, body: object): void {
  const event = `event: message\ndata: ${JSON.stringify(body)}\n\n`;
  sendText(response, exchange, 200, headers, 'text/event-stream', event);
}

function sendText(
  response: ServerResponse,
  exchange: Exchange,
  status: number,
  headers: Headers,
  type: string,
  text: string,
): void {
  const all = allHeaders(exchange, headers);
  all['Content-Type'] = type;
  all['Content-Length'] = Buffer.byteLength(text);
  all['Cache-Control'] ??= 'no-store';
  response.writeHead(status, all).end(text);
}

function allHeaders(exchange: Exchange, headers: Headers): Record<string, string | number> {
  const all: Record<string, string | number> = { 'X-Correlation-Id': exchange.correlationId, ...SECURITY_HEADERS };
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) all[name] = value;
  }
  return all;
}

/** Ends the response with the error envelope. Logs the cause if the caller does not see it. */
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

/** Logs an error of our side, and one whose cause the caller does not see. Other errors tell the caller everything. */
export function logHiddenCause(error: AppError, exchange: Exchange, logger: Logger): void {
  if (error.type !== 'internal_error' && error.code !== 'unavailable') return;
  logger.error({ err: error.cause, correlation_id: exchange.correlationId, code: error.code }, error.message);
}
