import type { Interceptor } from '@connectrpc/connect';
import { createValidateInterceptor } from '@connectrpc/validate';
import type { FairShares } from '../../platform/admission/fair-shares.ts';
import type { Logger } from '../../platform/logger.ts';
import { withDeadline } from '../deadline.ts';
import { CALLER, holderOf, VISIT } from './caller.ts';
import { toConnectError } from './errors.ts';

export interface InterceptorOptions {
  requestTimeoutMs: number;
  shares: FairShares;
  logger: Logger;
}

/**
 * Creates the interceptors, outermost first. They translate errors, limit the time, wait for the caller's turn, and
 * validate the request by the rules of its contract.
 */
export function createInterceptors({ requestTimeoutMs, shares, logger }: InterceptorOptions): Interceptor[] {
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

  /** Limits the time of a call. Streams have limits of their own. */
  const boundTime: Interceptor = (next) => (request) =>
    request.stream ? next(request) : withDeadline(requestTimeoutMs, next(request));

  /**
   * Waits for the caller's turn. A stream uses its turn only to start; the code that watches events limits their
   * number.
   */
  const takeTurn: Interceptor = (next) => async (request) => {
    const caller = request.contextValues.get(CALLER);
    const { tenantId, keyId } = holderOf(caller, request.contextValues.get(VISIT));
    const work = await shares.enter(tenantId, keyId, () => request.signal.aborted);
    if (caller?.call !== undefined) caller.call.leaveTurn = work.leave;
    try {
      return await next(request);
    } finally {
      work.release();
    }
  };

  return [translateErrors, boundTime, takeTurn, createValidateInterceptor()];
}

async function* translated<T>(messages: AsyncIterable<T>, translate: (error: unknown) => Error): AsyncIterable<T> {
  try {
    yield* messages;
  } catch (error) {
    throw translate(error);
  }
}
