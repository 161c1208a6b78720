import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  Code,
  ConnectError,
  type ConnectRouter,
  type createHandlerContext,
  type HandlerContext,
} from '@connectrpc/connect';
import { createAsyncIterable } from '@connectrpc/connect/protocol';
import { setTrailerStatus } from '@connectrpc/connect/protocol-grpc-web';
import { AppError } from '../../errors/app-error.ts';
import { toRestError } from '../../errors/to-rest.ts';
import type { Logger } from '../../platform/logger.ts';
import { JsonFault, readJson } from '../../platform/strict-json.ts';
import { exchangeOf, SECURITY_HEADERS } from '../http-answer.ts';
import { decodeUtf8, unreadable } from '../openapi/request-body.ts';
import { VISIT } from './caller.ts';
import { fromFramework, hasErrorInfo, toConnectError, withCorrelation } from './errors.ts';
import { type Answer, wrapHandlers } from './wrap-handlers.ts';

/**
 * Gives errors of the framework the same message and details as all other errors. Two kinds never reach an interceptor:
 * requests that the framework refuses (an unreadable body, an invalid deadline), and answers that it cannot write. In
 * each of its protocols, the framework aborts the call's context with the error before it writes that same error. The
 * error is rewritten at that moment.
 */
export function explainFrameworkErrors(context: HandlerContext, logger: Logger): void {
  const ending = context as ReturnType<typeof createHandlerContext>;
  const { abort } = ending;
  ending.abort = (reason) => {
    if (reason instanceof ConnectError) explain(reason, context, logger);
    abort(reason);
  };
}

function explain(error: ConnectError, { values }: HandlerContext, logger: Logger): void {
  const { exchange, wasRead } = values.get(VISIT);
  const { rawMessage, code, metadata, details } = hasErrorInfo(error)
    ? withCorrelation(error, exchange.correlationId)
    : toConnectError(fromFramework(error, wasRead), exchange.correlationId, logger);
  Object.assign(error, { rawMessage, code, metadata, details });
}

/**
 * Answers requests of a wrong method or media type with the errors of plain HTTP, because no protocol applies to them.
 */
export function explainUnknownProtocols(router: ConnectRouter): void {
  wrapHandlers(router, async (handler, request) => {
    const answer = await handler(request);
    if (answer.status < 400 || answer.body !== undefined) return answer;
    return protocolError(answer, request.contextValues?.get(VISIT).exchange.correlationId ?? '');
  });
}

function protocolError(answer: Answer, correlationId: string): Answer {
  const error =
    answer.status === 405
      ? new AppError('method_not_allowed', 'Use POST for calls.', { allowedMethods: ['POST'] })
      : new AppError(
          'unsupported_media_type',
          'Send application/json or application/proto (Connect), or application/grpc-web+proto or ' +
            'application/grpc-web-text (gRPC-web).',
        );
  const { status, headers, body } = toRestError(error, correlationId);
  return {
    status,
    header: new Headers({ ...headers, 'Content-Type': 'application/json' }),
    body: createAsyncIterable([Buffer.from(JSON.stringify(body))]),
  };
}

/**
 * Passes only JSON with a single reading to the framework, which would take the last of repeated members. Text that is
 * not JSON is left for the framework to refuse. The correlation id is added where the answer is written.
 */
export const strictDecoder = {
  decode(bytes: Uint8Array): string {
    try {
      const text = decodeUtf8(bytes);
      readJson(text);
      return text;
    } catch (error) {
      if (error instanceof JsonFault && error.kind === 'syntax') return Buffer.from(bytes).toString();
      throw toConnectError(error instanceof JsonFault ? unreadable(error) : error, '', undefined);
    }
  },
};

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
