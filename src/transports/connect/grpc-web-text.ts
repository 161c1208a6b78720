/**
 * The text form of gRPC-web (`application/grpc-web-text`), in which Google's own client speaks by default: the frames of
 * the binary form, in base64 (grpc/grpc, doc/PROTOCOL-WEB.md). The framework knows the binary form alone, so requests
 * and answers are translated on their way to it and back.
 */
import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect';

type Handler = ConnectRouter['handlers'][number];
type Bytes = AsyncIterable<Uint8Array>;

/** As the framework's own pattern, for the text form. */
const TEXT_TYPE = /^application\/grpc-web-text(\+proto)?$/i;
const BINARY_TYPE = 'application/grpc-web+proto';
/** Characters of base64 that make whole bytes, with or without padding. */
const QUANTUM = 4;

/** Lets every call of a router be made in the text form as well. */
export function acceptGrpcWebText(router: ConnectRouter): void {
  for (const [index, handler] of router.handlers.entries()) {
    const translated: (request: Parameters<Handler>[0]) => ReturnType<Handler> = async (request) => {
      const type = request.header.get('Content-Type') ?? '';
      if (!TEXT_TYPE.test(type) || !isBytes(request.body)) return handler(request);
      const header = new Headers(request.header);
      header.set('Content-Type', BINARY_TYPE);
      const answer = await handler({ ...request, header, body: decoded(request.body) });
      if (answer.body === undefined || answer.header?.get('Content-Type') !== BINARY_TYPE) return answer;
      const answerHeader = new Headers(answer.header);
      answerHeader.set('Content-Type', 'application/grpc-web-text+proto');
      return { ...answer, header: answerHeader, body: encoded(answer.body) };
    };
    const { protocolNames, allowedMethods, supportedContentType, requestPath, service, method } = handler;
    const described = { protocolNames, allowedMethods, supportedContentType, requestPath, service, method };
    router.handlers[index] = Object.assign(translated, described);
  }
}

/** A body that somebody has parsed already is no stream. */
function isBytes(body: Parameters<Handler>[0]['body']): body is Bytes {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Each piece is a whole frame, which is padded by itself, as the protocol allows; so that none waits for the next. */
async function* encoded(frames: Bytes): Bytes {
  for await (const frame of frames) yield Buffer.from(Buffer.from(frame).toString('base64'), 'latin1');
}

/** @throws {ConnectError} `invalid_argument` if the body is no base64; it may have padding wherever a client has flushed. */
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

/** Node reads up to the first padding, so that what was padded by itself is read by itself. */
function toBytes(text: string): Uint8Array {
  if (!/^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)*$/.test(text)) throw notBase64();
  const pieces = text.match(/[^=]+={0,2}/g) ?? [];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}

function notBase64(): ConnectError {
  return new ConnectError('the body is not base64, as application/grpc-web-text has it', Code.InvalidArgument);
}
