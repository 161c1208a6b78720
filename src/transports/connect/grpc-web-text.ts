/**
 * Text form of gRPC-web (`application/grpc-web-text`), the default of Google's own client: the binary form's frames in
 * base64 (grpc/grpc, doc/PROTOCOL-WEB.md). The framework knows only the binary form, so requests are translated on
 * their way in and answers on their way out.
 */
import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect';
import { type Request, wrapHandlers } from './wrap-handlers.ts';

type Bytes = AsyncIterable<Uint8Array>;

const TEXT_TYPE = /^application\/grpc-web-text(\+proto)?$/i;
const BINARY_TYPE = 'application/grpc-web+proto';
/** Base64 characters that encode whole bytes, padding included. */
const QUANTUM = 4;

/** Makes every method of a router accept the text form too. */
export function acceptGrpcWebText(router: ConnectRouter): void {
  wrapHandlers(router, async (handler, request) => {
    const type = request.header.get('Content-Type') ?? '';
    if (!TEXT_TYPE.test(type) || !isBytes(request.body)) return handler(request);
    const header = new Headers(request.header);
    header.set('Content-Type', BINARY_TYPE);
    const answer = await handler({ ...request, header, body: decoded(request.body) });
    if (answer.body === undefined || answer.header?.get('Content-Type') !== BINARY_TYPE) return answer;
    const answerHeader = new Headers(answer.header);
    answerHeader.set('Content-Type', 'application/grpc-web-text+proto');
    return { ...answer, header: answerHeader, body: encoded(answer.body) };
  });
}

function isBytes(body: Request['body']): body is Bytes {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Each frame is padded on its own, which the protocol allows, so no frame waits for the next. */
async function* encoded(frames: Bytes): Bytes {
  for await (const frame of frames) yield Buffer.from(Buffer.from(frame).toString('base64'), 'latin1');
}

/** @throws {ConnectError} `invalid_argument` if the body is not base64. */
async function* decoded(chunks: Bytes): Bytes {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + Buffer.from(chunk).toString('latin1');
    const whole = text.length - (text.length % QUANTUM);
    rest = text.slice(whole);
    if (whole > 0) yield toBytes(text.slice(0, whole));
  }
  if (rest !== '') throw notBase64();
}

/** Decodes base64 with padding wherever the client has flushed. Node stops at padding, so each piece is decoded alone. */
function toBytes(text: string): Uint8Array {
  if (!/^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)*$/.test(text)) throw notBase64();
  const pieces = text.match(/[^=]+={0,2}/g) ?? [];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}

function notBase64(): ConnectError {
  return new ConnectError('the body is not base64, as application/grpc-web-text has it', Code.InvalidArgument);
}
