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
import type { ShellRoutes } from './shell/shell-routes.ts';

/** Times that a client may take; a request itself is bounded by the database's time-outs. */
const HEADERS_TIMEOUT_MS = 15_000;
const ARRIVAL_TIMEOUT_MS = 30_000;
const ARRIVAL_CHECK_MS = 5_000;
/**
 * Parts of the time for an answer after which a request has to have arrived, and in which that is looked at: a client
 * that drips its body is told so (408), before a door says that the service is to blame (503).
 */
const ARRIVAL_PART = 0.8;
const ARRIVAL_CHECK_PART = 0.1;
/** Longer than the idle time-out of usual load balancers, so that it is they who close. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/**
 * Beyond what an answer may take: without a byte sent or received for so long, a connection ends. Nothing else ends one
 * whose client does not read. Streams stay well below it by their heartbeats (Connect 10 s, A2A 15 s).
 */
const IDLE_TIMEOUT_MS = 120_000;

export interface HttpAppOptions {
  /** Time after which a request is answered as unavailable if it has no answer yet. */
  requestTimeoutMs: number;
  turns: ConnectionTurns;
  /** Doors that need nothing of Express. */
  doors: readonly HttpDoor[];
  wellKnown: express.Router;
  connectDoor: express.RequestHandler;
  shell: ShellRoutes;
  logger: Logger;
  requestLogger: Logger;
  metrics: Metrics;
}

/** A request whose body is still to come, and its answer. */
interface Awaited {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * The HTTP server, not listening yet. The doors of programs stand before the Express app, which they need nothing of: on
 * a hot path even Express's change of prototypes shows.
 */
export function createHttpServer(options: HttpAppOptions): Server {
  const app = createApp(options);
  const arrivalTimeoutMs = Math.min(ARRIVAL_TIMEOUT_MS, Math.ceil(ARRIVAL_PART * options.requestTimeoutMs));
  // By their connection.
  const awaited = new WeakMap<Duplex, Awaited>();
  const server = createServer(
    {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, arrivalTimeoutMs),
      requestTimeout: arrivalTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(ARRIVAL_CHECK_MS, Math.ceil(ARRIVAL_CHECK_PART * options.requestTimeoutMs)),
      // Checked below, so that its absence gets the envelope too.
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
    const problem = 'The service meets no expectation but 100-continue. Leave the header Expect out.';
    refuse(request, response, problem, options);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    answerRaw(error, socket, awaited.get(socket));
  });
  return server;
}

/** What is not of a door of programs: the shell and its door, what is well known, and that there is nothing. */
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
    const problem = `There is nothing at ${request.path}. See /docs for what there is.`;
    sendError(response, exchangeOf(request), new AppError('not_found', problem), {}, logger);
  });
  app.use((error: unknown, request: IncomingMessage, response: ServerResponse, _next: unknown) => {
    sendError(response, exchangeOf(request), fromExpress(error), {}, logger);
  });
  return app;
}

/**
 * Answers what Node could not make a request of, or waits for no longer, and closes.
 * @param awaited the request on the connection whose body was still to come, if there was one.
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
  // Not by the response, which a door still believes to be its own. The rest of the request is not waited for.
  const answer = toRawHttpError(error.code, exchange?.correlationId ?? correlationIdOf({}));
  socket.end(answer, () => socket.destroy());
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function tooManyInAdvance(): AppError {
  const message = 'Too many requests wait on this connection. Send fewer before you have read their answers.';
  return new AppError('rate_limited', message, { retryAfterSeconds: 1 });
}

/** Express refuses paths that it cannot decode, with an error of its own. */
function fromExpress(error: unknown): unknown {
  if (!(error instanceof URIError)) return error;
  return new AppError('validation_error', 'The path is not a valid URL: its percent-encoding is broken.');
}

/** One log line and one measurement per request, when its answer has left or the client has. */
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
        // Never the query: it may hold personal data; never a secret.
        path: withoutSecrets(pathOf(request.url)),
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

/** What opens something by itself, wherever somebody puts it: an invitation, a one-time address of a packet. */
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

/** A request target may be a whole URL (RFC 9112, 3.2.2); routing goes by its path and query. */
function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?]*(.*)$/i.exec(target)?.[1];
  return rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`;
}

function pathOf(url = '/'): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}
