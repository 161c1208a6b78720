import type { Interceptor, Transport } from '@connectrpc/connect';
import { createGrpcWebTransport } from '@connectrpc/connect-web';
import { noteServerDate } from './server-clock.ts';

/** After this time a call that is not a stream is given up; the service itself answers sooner. */
const CALL_TIMEOUT_MS = 30_000;

/** gRPC-web to the service that the page came from. The session travels as a cookie that scripts cannot read. */
export function createTransport(): Transport {
  return createGrpcWebTransport({
    baseUrl: window.location.origin,
    useBinaryFormat: true,
    defaultTimeoutMs: CALL_TIMEOUT_MS,
    interceptors: [keepClock],
  });
}

/** Learns from every answer what the clock of the service says. */
const keepClock: Interceptor = (next) => async (request) => {
  const answer = await next(request);
  noteServerDate(answer.header.get('date'));
  return answer;
};
