import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import express from 'express';
import { AppError } from '../errors/app-error.ts';
import { toRawHttpError } from '../errors/to-rest.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { correlationIdOf } from './correlation.ts';
import { exchangeOf, sendError } from './http-answer.ts';
import { REST_PREFIX, type RestDoor } from './rest/rest-door.ts';

/** Times that a client may take; a request itself is bounded by the database's time-outs. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the idle time-out of usual load balancers, so that it is they who close. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

export interface HttpAppOptions {
  restDoor: RestDoor;
  wellKnown: express.Router;
  trustedProxies: string[];
  logger: Logger;
  metrics: Metrics;
}

/** The Express app with every door, as an HTTP server that is not listening yet. */
export function createHttpServer(options: HttpAppOptions): Server {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustedProxies);
  app.set('query parser', false);

  app.use((request, response, next) => {
    observe(request, response, options);
    if (request.url.startsWith(REST_PREFIX)) void options.restDoor(request, response);
    else next();
  });
  app.use(options.wellKnown);
  app.use((request, response) => {
    const problem = `There is nothing at ${request.path}. See /docs for what there is.`;
    sendError(response, exchangeOf(request), new AppError('not_found', problem), {}, options.logger);
  });
  app.use((error: unknown, request: IncomingMessage, response: ServerResponse, _next: unknown) => {
    sendError(response, exchangeOf(request), fromExpress(error), {}, options.logger);
  });

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 5_000,
    },
    app,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(toRawHttpError(error.code, correlationIdOf({})));
  });
  return server;
}

/** Express refuses paths that it cannot decode, with an error of its own. */
function fromExpress(error: unknown): unknown {
  if (!(error instanceof URIError)) return error;
  return new AppError('validation_error', 'The path is not a valid URL: its percent-encoding is broken.');
}

/** One log line and one measurement per request, when its answer has left or the client has. */
function observe(request: IncomingMessage, response: ServerResponse, { logger, metrics }: HttpAppOptions): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const exchange = exchangeOf(request);
    const durationMs = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : 499;
    const operation = exchange.operationId ?? 'none';
    metrics.requestDuration.observe({ operation, status: String(status) }, durationMs / 1000);
    logger.info(
      {
        correlation_id: exchange.correlationId,
        method: request.method,
        // Never the query: it may hold personal data.
        path: pathOf(request.url),
        operation,
        status,
        duration_ms: Math.round(durationMs * 100) / 100,
        tenant_id: exchange.tenantId,
        key_id: exchange.keyId,
      },
      'request',
    );
  });
}

function pathOf(url = '/'): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}
