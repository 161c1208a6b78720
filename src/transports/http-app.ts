import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import express from 'express';
import { AppError } from '../errors/app-error.ts';
import { toRawHttpError } from '../errors/to-rest.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ConnectionTurns } from './connection-turns.ts';
import { correlationIdOf } from './correlation.ts';
import { exchangeOf, sendError } from './http-answer.ts';
import type { HttpDoor } from './http-door.ts';
import { hasBody } from './openapi/request-body.ts';
import { splitTarget } from './openapi/routing.ts';
import type { ShellRoutes } from './shell/shell-routes.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const ARRIVAL_TIMEOUT_MS = 30_000;
const ARRIVAL_CHECK_MS = 5_000;
/** Fractions of the request timeout. A slow client gets a 408 before a door answers 503, which blames the service. */
const ARRIVAL_PART = 0.8;
const ARRIVAL_CHECK_PART = 0.1;
/** Longer than the idle timeout of common load balancers, so that they close connections and not the service. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/**
 * Milliseconds without a byte, in addition to the request timeout, after which a connection is closed. Nothing else
 * closes a connection whose client does not read. Streams have heartbeats (Connect 10 s, A2A 15 s).
 */
const IDLE_TIMEOUT_MS = 120_000;

export interface HttpAppOptions {
  requestTimeoutMs: number;
  turns: ConnectionTurns;
  /** Doors that do not need Express. */
  doors: readonly HttpDoor[];
  wellKnown: express.Router;
  connectDoor: express.RequestHandler;
  shell: ShellRoutes;
  logger: Logger;
  requestLogger: Logger;
  metrics: Metrics;
}

interface Awaited {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Creates the HTTP server, which does not listen yet. Requests to the doors for programs bypass Express: on a hot path
 * even its change of the request's prototype is measurable.
 */
export function createHttpServer(options: HttpAppOptions): Server {
  const app = createApp(options);
  const arrivalTimeoutMs = Math.min(ARRIVAL_TIMEOUT_MS, Math.ceil(ARRIVAL_PART * options.requestTimeoutMs));
  // Latest request with a body, by connection.
  const awaited = new WeakMap<Duplex, Awaited>();
  const server = createServer(
    {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, arrivalTimeoutMs),
      requestTimeout: arrivalTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(ARRIVAL_CHECK_MS, Math.ceil(ARRIVAL_CHECK_PART * options.requestTimeoutMs)),
      // The header is checked below, so that a missing one gets the error envelope too.
      requireHostHeader: false,
    },
    (request, response) => {
      request.url = toOriginForm(request.url ?? '/');
      observe(request, response, options);
      if (hasBody(request)) awaited.set(request.socket, { request, response });
      if (request.headers.host === undefined && request.httpVersion === '1.1') {
        return refuse(request, response, 'The header Host is missing (RFC 9112, 3.2).', options);
      }
      const door = doorOf(options.doors, request.url);
      const serve = () => {
        if (door !== undefined) void door.handle(request, response);
        else app(request, response);
      };
      options.turns.take(request, response, serve, () => {
        sendError(response, exchangeOf(request), tooManyInAdvance(), {}, options.logger);
      });
    },
  );
  server.timeout = IDLE_TIMEOUT_MS + options.requestTimeoutMs;
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const problem = 'The only supported expectation is 100-continue. Leave out the header Expect.';
    refuse(request, response, problem, options);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    answerRaw(error, socket, awaited.get(socket));
  });
  return server;
}

/** Creates the app for all requests that are not for the doors of programs. */
function createApp({ connectDoor, wellKnown, shell, logger }: HttpAppOptions): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);

  app.use(connectDoor);
  app.use(wellKnown);
  app.use(shell.router);
  app.use((request, response) => {
    if (request.method === 'GET' && request.accepts(['json', 'html']) === 'html') {
      shell.sendPage(request, response, 404);
      return;
    }
    const problem = `There is nothing at ${request.path}. See /docs for all addresses.`;
    sendError(response, exchangeOf(request), new AppError('not_found', problem), {}, logger);
  });
  app.use((error: unknown, request: IncomingMessage, response: ServerResponse, _next: unknown) => {
    sendError(response, exchangeOf(request), fromExpress(error), {}, logger);
  });
  return app;
}

/**
 * Answers on the socket and closes it, when Node cannot parse a request or stops waiting for its rest.
 * @param awaited The request whose body had not fully arrived.
 */
function answerRaw(error: NodeJS.ErrnoException, socket: Duplex, awaited: Awaited | undefined): void {
  const begun = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? awaited : undefined;
  const isAnswered = begun?.request.complete === false && begun.response.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
    socket.destroy();
    return;
  }
  const exchange = begun === undefined || begun.request.complete ? undefined : exchangeOf(begun.request);
  if (exchange !== undefined) exchange.isTooSlow = true;
  // Written to the socket, because a door may still use the response. The rest of the request is not awaited.
  const answer = toRawHttpError(error.code, exchange?.correlationId ?? correlationIdOf({}));
  socket.end(answer, () => socket.destroy());
}

function tooManyInAdvance(): AppError {
  const message = 'Too many requests wait on this connection. Read their answers before you send more.';
  return new AppError('rate_limited', message, { retryAfterSeconds: 1 });
}

/** Converts the error that Express throws for a path that it cannot decode. */
function fromExpress(error: unknown): unknown {
  if (!(error instanceof URIError)) return error;
  return new AppError('validation_error', 'The path is not a valid URL: its percent-encoding is broken.');
}

/** Writes one log line and one measurement per request, after the answer was sent or the client disconnected. */
function observe(request: IncomingMessage, response: ServerResponse, { requestLogger, metrics }: HttpAppOptions): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const exchange = exchangeOf(request);
    const durationMs = performance.now() - startedAt;
    const status = exchange.isTooSlow ? 408 : response.headersSent ? response.statusCode : 499;
    const operation = exchange.operationId ?? 'none';
    metrics.requestDuration.observe({ operation, status: String(status) }, durationMs / 1000);
    requestLogger.info(
      {
        correlation_id: exchange.correlationId,
        method: request.method,
        // The query is never logged, because it may hold personal data. Secrets in the path are masked.
        path: withoutSecrets(splitTarget(request.url ?? '/')[0]),
        operation,
        status,
        duration_ms: Math.round(durationMs * 100) / 100,
        tenant_id: exchange.tenantId,
        key_id: exchange.keyId,
        person_id: exchange.personId,
      },
      'request',
    );
  });
}

/** Parts of paths that grant access to anyone who has them: invitations and one-time addresses of packets. */
const SECRETS_IN_PATHS = [/^(\/invitations)\/[^/]+/, /(\/once)\/.+$/i, /(\/evidence-packets\/[^/]*)\/.+$/i];

function withoutSecrets(path: string): string {
  return SECRETS_IN_PATHS.reduce((shown, secret) => shown.replace(secret, '$1/*'), path);
}

function doorOf(doors: readonly HttpDoor[], url: string): HttpDoor | undefined {
  return doors.find(
    ({ path, aliases }) =>
      (path.endsWith('/') ? url.startsWith(path) : isAt(url, path)) || aliases?.some((alias) => isAt(url, alias)),
  );
}

function isAt(url: string, path: string): boolean {
  return url.startsWith(path) && (url.length === path.length || url[path.length] === '?');
}

function refuse(request: IncomingMessage, response: ServerResponse, problem: string, { logger }: HttpAppOptions): void {
  sendError(response, exchangeOf(request), new AppError('validation_error', problem), {}, logger);
}

/** Reduces a request target to path and query, which routing uses. A target may be a whole URL (RFC 9112, 3.2.2). */
function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?]*(.*)$/i.exec(target)?.[1];
  return rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`;
}
