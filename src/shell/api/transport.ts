import type { Interceptor, Transport } from '@connectrpc/connect';
import { createGrpcWebTransport } from '@connectrpc/connect-web';
import { noteCall } from './first-content.ts';
import { noteFailure } from './reachability.ts';
import { noteServerDate } from './server-clock.ts';

/** In milliseconds. The service itself answers sooner. */
const CALL_TIMEOUT_MS = 30_000;

/** The session travels in a cookie that scripts cannot read. */
export function createTransport(): Transport {
  return createGrpcWebTransport({
    baseUrl: window.location.origin,
    useBinaryFormat: true,
    defaultTimeoutMs: CALL_TIMEOUT_MS,
    interceptors: [keepWatch],
  });
}

const keepWatch: Interceptor = (next) => async (request) => {
  const end = request.stream ? undefined : noteCall();
  try {
    const answer = await next(request);
    noteServerDate(answer.header.get('date'));
    return answer;
  } catch (error) {
    noteFailure(error);
    throw error;
  } finally {
    end?.();
  }
};
