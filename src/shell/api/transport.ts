import type { Interceptor, Transport } from '@connectrpc/connect';
import { createGrpcWebTransport } from '@connectrpc/connect-web';
import { noteCall } from './first-content.ts';
import { noteFailure } from './reachability.ts';
import { noteServerDate } from './server-clock.ts';

/** After this time a call that is not a stream is given up; the service itself answers sooner. */
const CALL_TIMEOUT_MS = 30_000;

/** gRPC-web to the service that the page came from. The session travels as a cookie that scripts cannot read. */
export function createTransport(): Transport {
  return createGrpcWebTransport({
    baseUrl: window.location.origin,
    useBinaryFormat: true,
    defaultTimeoutMs: CALL_TIMEOUT_MS,
    interceptors: [keepWatch],
  });
}

/** Learns from every call what the clock of the service says, whether the service is there, and whether it has answered. */
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
