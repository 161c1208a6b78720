import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect';
import { createAsyncIterable } from '@connectrpc/connect/protocol';
import {
  codeToHttpStatus,
  endStreamFlag,
  endStreamFromJson,
  endStreamToJson,
  errorFromJsonBytes,
  errorToJsonBytes,
} from '@connectrpc/connect/protocol-connect';
import { findTrailerError } from '@connectrpc/connect/protocol-grpc';
import { setTrailerStatus, trailerFlag, trailerParse, trailerSerialize } from '@connectrpc/connect/protocol-grpc-web';
import { AppError } from '../../errors/app-error.ts';
import { toRestError } from '../../errors/to-rest.ts';
import type { Logger } from '../../platform/logger.ts';
import { VISIT } from './caller.ts';
import { fromFramework, toConnectError, withCorrelation } from './errors.ts';

type Handler = ConnectRouter['handlers'][number];
type Answer = Awaited<ReturnType<Handler>>;
type Explain = (error: ConnectError) => ConnectError;

const COMPRESSED = 1;
const HEADER_BYTES = 5;
const DECOMPRESS = { gzip: promisify(gunzip), br: promisify(brotliDecompress) } as const;

/**
 * Requests that the framework refuses by itself never reach an interceptor: wrong method, wrong media type, a body that
 * is no message; nor do answers that it cannot write. This gives them the words and details of all other errors.
 */
export function explainFrameworkErrors(router: ConnectRouter, logger: Logger): void {
  for (const [index, handler] of router.handlers.entries()) {
    const explained = async (request: Parameters<Handler>[0]): Promise<Answer> => {
      const answer = await handler(request);
      const visit = request.contextValues?.get(VISIT);
      const correlationId = visit?.exchange.correlationId ?? '';
      const explain: Explain = (error) =>
        error.details.length > 0
          ? withCorrelation(error, correlationId)
          : toConnectError(fromFramework(error, visit?.wasRead === true, visit?.signal?.reason), correlationId, logger);
      if (answer.status >= 400) {
        return answer.body === undefined ? protocolError(answer, correlationId) : unaryError(answer, explain);
      }
      const type = answer.header?.get('Content-Type') ?? '';
      if (!/^application\/(grpc-web|connect)\+/.test(type) || answer.body === undefined) return answer;
      return { ...answer, body: explainLastFrame(answer, type, explain) };
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

/** The body of a unary Connect answer is the error itself (Connect Protocol, Error Codes). */
async function unaryError(answer: Answer, explain: Explain): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body ?? []) chunks.push(chunk);
  const header = new Headers(answer.header);
  const bytes = await decompressed(Buffer.concat(chunks), header.get('Content-Encoding'));
  const error = errorFromJsonBytes(bytes, undefined, new ConnectError('internal error', Code.Internal));
  const explained = explain(error);
  const body = errorToJsonBytes(explained, undefined);
  header.delete('Content-Encoding');
  header.set('Content-Length', String(body.byteLength));
  return { status: codeToHttpStatus(explained.code), header, body: createAsyncIterable([body]) };
}

/** The last frame of a stream, and of every gRPC-web answer, says how it ended; each chunk is one frame. */
async function* explainLastFrame(answer: Answer, type: string, explain: Explain): AsyncIterable<Uint8Array> {
  const isGrpcWeb = type.startsWith('application/grpc-web');
  const last = isGrpcWeb ? trailerFlag : endStreamFlag;
  const encoding = answer.header?.get(isGrpcWeb ? 'Grpc-Encoding' : 'Connect-Content-Encoding') ?? null;
  for await (const frame of answer.body ?? []) {
    const flags = frame[0] ?? 0;
    if ((flags & last) === 0) {
      yield frame;
      continue;
    }
    const payload = frame.subarray(HEADER_BYTES);
    const text = (flags & COMPRESSED) === 0 ? payload : await decompressed(payload, encoding);
    yield framed(last, isGrpcWeb ? explainTrailer(text, explain) : explainEndStream(text, explain));
  }
}

function explainTrailer(bytes: Uint8Array, explain: Explain): Uint8Array {
  const trailer = trailerParse(bytes);
  const error = findTrailerError(trailer);
  if (error === undefined) return bytes;
  setTrailerStatus(trailer, explain(error));
  return trailerSerialize(trailer);
}

function explainEndStream(bytes: Uint8Array, explain: Explain): Uint8Array {
  const { metadata, error } = endStreamFromJson(bytes);
  if (error === undefined || error.details.length > 0) return bytes;
  return Buffer.from(JSON.stringify(endStreamToJson(metadata, explain(error), undefined)));
}

function framed(flags: number, payload: Uint8Array): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(flags, 0);
  header.writeUInt32BE(payload.byteLength, 1);
  return Buffer.concat([header, payload]);
}

async function decompressed(bytes: Uint8Array, encoding: string | null): Promise<Uint8Array> {
  const decompress = encoding === 'gzip' || encoding === 'br' ? DECOMPRESS[encoding] : undefined;
  return decompress === undefined ? bytes : decompress(bytes);
}
