import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, sendError, sendJson } from '../http-answer.ts';

export interface OperationsRoutesOptions {
  /** Throws unless the service can serve requests now. */
  checkReady: () => Promise<void>;
  metrics: Metrics;
  metricsToken: string | undefined;
  logger: Logger;
}

/** `/healthz` (the process runs), `/readyz` (it can serve) and, with its token, `/metrics`. */
export function createOperationsRoutes(options: OperationsRoutesOptions): express.Router {
  const { metrics, metricsToken, logger } = options;
  const router = express.Router();

  const get = (path: string, handler: express.RequestHandler) => addGetRoute(router, path, handler, logger);

  get('/healthz', (request, response) => {
    sendJson(response, exchangeOf(request), 200, {}, { status: 'ok' });
  });

  get('/readyz', async (request, response) => {
    try {
      await options.checkReady();
      sendJson(response, exchangeOf(request), 200, {}, { status: 'ready' });
    } catch (error) {
      sendError(response, exchangeOf(request), error, {}, logger);
    }
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

/** Digests have one length, which is what the comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
