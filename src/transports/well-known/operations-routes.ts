import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import { AppError } from '../../errors/app-error.ts';
import { toRestError } from '../../errors/to-rest.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { HealthCheck } from '../../platform/storage/canary.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, sendError, sendJson } from '../http-answer.ts';

export interface OperationsRoutesOptions {
  /** Checks each dependency that the service needs to serve requests. */
  checkReadiness: () => Promise<HealthCheck[]>;
  metrics: Metrics;
  metricsToken: string | undefined;
  logger: Logger;
}

/** Creates `/healthz` (the process runs), `/readyz` (it can serve) and, if a token is configured, `/metrics`. */
export function createOperationsRoutes(options: OperationsRoutesOptions): express.Router {
  const { metrics, metricsToken, logger } = options;
  const router = express.Router();

  const get = (path: string, handler: express.RequestHandler) => addGetRoute(router, path, handler, logger);

  get('/healthz', (request, response) => {
    sendJson(response, exchangeOf(request), 200, {}, { status: 'ok' });
  });

  get('/readyz', async (request, response) => {
    const exchange = exchangeOf(request);
    const checks = await options.checkReadiness();
    const failed = checks.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return sendJson(response, exchange, 200, {}, { status: 'ready', checks });
    // Avoids sendError, which logs: probes ask every second, and the part that detected the fault has logged it.
    const problem = [...new Set(failed.map(({ reason }) => reason))].join(' ');
    const { status, headers, body } = toRestError(new AppError('unavailable', problem), exchange.correlationId);
    sendJson(response, exchange, status, headers, { status: 'unavailable', checks, ...body });
  });

  if (metricsToken !== undefined) {
    const expected = digest(`Bearer ${metricsToken}`);
    get('/metrics', async (request, response) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
        const error = new AppError('authentication_error', 'Send the metrics token as Authorization: Bearer.');
        sendError(response, exchangeOf(request), error, { 'WWW-Authenticate': 'Bearer' }, logger);
        return;
      }
      response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  }
  return router;
}

/** Hashes a text, because comparison in constant time needs inputs of equal length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
