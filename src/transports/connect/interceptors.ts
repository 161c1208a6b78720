import type { Interceptor } from '@connectrpc/connect';
import { createValidateInterceptor } from '@connectrpc/validate';
import type { Logger } from '../../platform/logger.ts';
import { withDeadline } from '../deadline.ts';
import { VISIT } from './caller.ts';
import { toConnectError } from './errors.ts';

export interface InterceptorOptions {
  requestTimeoutMs: number;
  logger: Logger;
}

/** Outermost first: translate errors, bound the time, validate the request by the rules of its contract. */
export function createInterceptors({ requestTimeoutMs, logger }: InterceptorOptions): Interceptor[] {
  const translateErrors: Interceptor = (next) => async (request) => {
    const visit = request.contextValues.get(VISIT);
    const { correlationId } = visit.exchange;
    visit.wasRead = !request.stream;
    const translate = (error: unknown) => toConnectError(error, correlationId, logger);
    try {
      const response = await next(request);
      return response.stream ? { ...response, message: translated(response.message, translate) } : response;
    } catch (error) {
      throw translate(error);
    }
  };

  /** Streams bound themselves. */
  const boundTime: Interceptor = (next) => (request) =>
    request.stream ? next(request) : withDeadline(requestTimeoutMs, next(request));

  return [translateErrors, boundTime, createValidateInterceptor()];
}

async function* translated<T>(messages: AsyncIterable<T>, translate: (error: unknown) => Error): AsyncIterable<T> {
  try {
    yield* messages;
  } catch (error) {
    throw translate(error);
  }
}
