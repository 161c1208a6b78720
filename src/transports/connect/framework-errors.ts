import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect';
import { createAsyncIterable } from '@connectrpc/connect/protocol';
import { codeFromString, errorFromJsonBytes, errorToJsonBytes } from '@connectrpc/connect/protocol-connect';
import { AppError } from '../../errors/app-error.ts';
import { toRestError } from '../../errors/to-rest.ts';
import type { Logger } from '../../platform/logger.ts';
import { VISIT } from './caller.ts';
import { toConnectError } from './errors.ts';

type Handler = ConnectRouter['handlers'][number];
type Answer = Awaited<ReturnType<Handler>>;

/**
 * Requests that the framework refuses by itself never reach an interceptor: wrong method, wrong media type, a body that
 * is no message. This gives the answers to unary calls of them the words and details of all other errors.
 */
export function explainFrameworkErrors(router: ConnectRouter, logger: Logger): void {
  for (const [index, handler] of router.handlers.entries()) {
    const explained = async (request: Parameters<Handler>[0]): Promise<Answer> => {
      const answer = await handler(request);
      if (answer.status < 400) return answer;
      const correlationId = request.contextValues?.get(VISIT).exchange.correlationId ?? '';
      return answer.body === undefined
        ? protocolError(answer, correlationId)
        : messageError(answer, correlationId, logger);
    };
    router.handlers[index] = Object.assign(explained, {
      protocolNames: handler.protocolNames,
      allowedMethods: handler.allowedMethods,
      supportedContentType: handler.supportedContentType,
      requestPath: handler.requestPath,
      service: handler.service,
      method: handler.method,
    });
  }
}

/** There is no protocol to answer in, so it is plain HTTP. */
function protocolError(answer: Answer, correlationId: string): Answer {
  const error =
    answer.status === 405
      ? new AppError('method_not_allowed', 'Calls are made with POST.', { allowedMethods: ['POST'] })
      : new AppError(
          'unsupported_media_type',
          'Send application/json or application/proto (Connect), or application/grpc-web+proto (gRPC-web).',
        );
  const { status, headers, body } = toRestError(error, correlationId);
  return {
    status,
    header: new Headers({ ...headers, 'Content-Type': 'application/json' }),
    body: createAsyncIterable([Buffer.from(JSON.stringify(body))]),
  };
}

async function messageError(answer: Answer, correlationId: string, logger: Logger): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body ?? []) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const unchanged = { ...answer, body: createAsyncIterable([bytes]) };
  // Errors of ours may be long enough to be compressed; those of the framework are not.
  if (answer.header?.has('Content-Encoding')) return unchanged;
  const error = errorFromJsonBytes(bytes, undefined, new ConnectError('no Connect error', Code.Unknown));
  if (error.details.length > 0 || codeFromString('unknown') === error.code) return unchanged;
  const explained = errorToJsonBytes(toConnectError(error, correlationId, logger), undefined);
  const header = new Headers(answer.header);
  header.set('Content-Length', String(explained.byteLength));
  return { ...answer, header, body: createAsyncIterable([explained]) };
}
