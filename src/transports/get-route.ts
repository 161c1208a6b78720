import type { RequestHandler, Router } from 'express';
import { AppError } from '../errors/app-error.ts';
import type { Logger } from '../platform/logger.ts';
import { exchangeOf, SECURITY_HEADERS, sendError } from './http-answer.ts';

/** Adds a route that answers GET and HEAD; every other method gets 405 with Allow. */
export function addGetRoute(router: Router, path: string, handler: RequestHandler, logger: Logger): void {
  const withHeaders: RequestHandler = (request, response, next) => {
    response.set({ ...SECURITY_HEADERS, 'X-Correlation-Id': exchangeOf(request).correlationId });
    next();
  };
  router
    .route(path)
    .get(withHeaders, handler)
    .all((request, response) => {
      const error = new AppError('method_not_allowed', `${request.method} is not allowed here; use GET.`, {
        allowedMethods: ['GET', 'HEAD'],
      });
      sendError(response, exchangeOf(request), error, {}, logger);
    });
}
