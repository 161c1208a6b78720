import { ConnectError, type ConnectRouter, type createHandlerContext, type HandlerContext } from '@connectrpc/connect';
import { createAsyncIterable } from '@connectrpc/connect/protocol';
import { AppError } from '../../errors/app-error.ts';
import { toRestError } from '../../errors/to-rest.ts';
import type { Logger } from '../../platform/logger.ts';
import { VISIT } from './caller.ts';
import { fromFramework, hasErrorInfo, toConnectError, withCorrelation } from './errors.ts';

type Handler = ConnectRouter['handlers'][number];
type Answer = Awaited<ReturnType<Handler>>;

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
  for (const [index, handler] of router.handlers.entries()) {
    const explained = async (request: Parameters<Handler>[0]): Promise<Answer> => {
      const answer = await handler(request);
      if (answer.status < 400 || answer.body !== undefined) return answer;
      return protocolError(answer, request.contextValues?.get(VISIT).exchange.correlationId ?? '');
    };
    const { protocolNames, allowedMethods, supportedContentType, requestPath, service, method } = handler;
    const described = { protocolNames, allowedMethods, supportedContentType, requestPath, service, method };
    router.handlers[index] = Object.assign(explained, described);
  }
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
