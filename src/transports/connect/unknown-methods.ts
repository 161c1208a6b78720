import type { IncomingMessage, ServerResponse } from 'node:http';
import { Code } from '@connectrpc/connect';
import { setTrailerStatus } from '@connectrpc/connect/protocol-grpc-web';
import { AppError } from '../../errors/app-error.ts';
import { exchangeOf, SECURITY_HEADERS } from '../http-answer.ts';
import { toConnectError } from './errors.ts';

const GRPC_WEB_TYPE = /^application\/grpc-web(-text)?(?:\+(proto|json))?\s*(?:;|$)/i;

/**
 * Answers a gRPC-web call of an unknown method with `UNIMPLEMENTED`: its trailers are headers, and there is no body
 * (grpc/grpc, doc/PROTOCOL-WEB.md). Clients read the status from there, and cannot read the JSON of a 404.
 * @returns true if the request was a gRPC-web call.
 */
export function refuseUnknownMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const form = GRPC_WEB_TYPE.exec(request.headers['content-type'] ?? '');
  if (request.method !== 'POST' || form === null) return false;
  const [, text = '', encoding = 'proto'] = form;
  const { correlationId } = exchangeOf(request);
  const message = 'There is no such method. Use a client that was generated from the contract of this release.';
  const unknown = toConnectError(new AppError('not_found', message), correlationId, undefined);
  const error = Object.assign(unknown, { code: Code.Unimplemented });
  const trailers = new Headers(error.metadata);
  setTrailerStatus(trailers, error);
  response
    .writeHead(200, {
      'X-Correlation-Id': correlationId,
      ...SECURITY_HEADERS,
      ...Object.fromEntries(trailers),
      'Content-Type': `application/grpc-web${text}+${encoding}`.toLowerCase(),
      'Content-Length': 0,
      'Cache-Control': 'no-store',
    })
    .end();
  return true;
}
