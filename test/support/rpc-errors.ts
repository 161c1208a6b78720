/** Errors of rpcs, with the error detail that each must have. */
import { Code, ConnectError } from '@connectrpc/connect';
import { encodeEnvelope } from '@connectrpc/connect/protocol';
import { errorFromJson } from '@connectrpc/connect/protocol-connect';
import { findTrailerError } from '@connectrpc/connect/protocol-grpc';
import { trailerFlag, trailerParse } from '@connectrpc/connect/protocol-grpc-web';
import { expect } from 'vitest';
import { type ErrorInfo, ErrorInfoSchema } from '../../generated/proto/workgate/errors/v1/errors_pb.js';
import { type RawRpcAnswer, type RawRpcOptions, sendRpc } from './raw-rpc.ts';

/** Matches texts that callers must not see: paths of our code, libraries that we use, and messages of the database. */
const INTERNAL = /node_modules|\/src\/|\.[jt]s\b|\bat [\w.]+ \(|mongo|better-auth|E11000|TypeError|undefined/i;

export interface Refusal {
  code: Code;
  message: string;
  info: ErrorInfo;
}

/**
 * Returns the error of a call. Checks that it has exactly one complete `ErrorInfo` and reveals nothing internal.
 * @throws {Error} if the call succeeds.
 */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call;
  } catch (error) {
    return checked(ConnectError.from(error));
  }
  throw new Error('The call has succeeded');
}

export function checked(error: ConnectError): Refusal {
  const { code, rawMessage: message } = error;
  const infos = error.findDetails(ErrorInfoSchema);
  const label = `${Code[code]}: ${message}`;
  expect(infos.length, `details ErrorInfo of ${label}`).toBe(1);
  const info = infos[0] as ErrorInfo;
  expect(info, label).toMatchObject({
    type: expect.stringMatching(/^[a-z_]+$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(info.correlationId, label).toMatch(/^\S+$/);
  const header = error.metadata.get('x-correlation-id');
  if (header !== null) expect(info.correlationId, label).toBe(header);
  expect(`${message} ${JSON.stringify(info.problems)}`).not.toMatch(INTERNAL);
  return { code, message, info };
}

/** Returns the error in a raw unary Connect response. */
export function refusalInJson(answer: RawRpcAnswer): Refusal {
  expect(answer.headers['content-type'], answer.bytes.toString().slice(0, 200)).toBe('application/json');
  const { 'x-correlation-id': correlationId = '' } = answer.headers;
  const metadata = new Headers({ 'X-Correlation-Id': String(correlationId) });
  return checked(errorFromJson(answer.json, metadata, new ConnectError('no error', Code.Unknown)));
}

/**
 * Sends bytes as the body of a gRPC-web call. Unless `isFramed`, they are the content of one message and get its frame.
 */
export function sendGrpcWeb(
  address: string,
  path: string,
  bytes: Uint8Array,
  { headers, isFramed = false }: RawRpcOptions & { isFramed?: boolean } = {},
): Promise<RawRpcAnswer> {
  const grpcWeb = {
    'Content-Type': 'application/grpc-web+proto',
    'Connect-Protocol-Version': undefined,
    'X-Grpc-Web': '1',
  };
  const body = isFramed ? bytes : encodeEnvelope(0, bytes);
  return sendRpc(address, path, { headers: { ...grpcWeb, ...headers }, body });
}

/** Returns the error in the trailer of a raw gRPC-web response. */
export function refusalInTrailer(answer: RawRpcAnswer): Refusal {
  expect(answer.status, answer.bytes.toString().slice(0, 200)).toBe(200);
  const [flags, length] = [answer.bytes.readUInt8(0), answer.bytes.readUInt32BE(1)];
  expect(flags, 'the first frame is the trailer').toBe(trailerFlag);
  const error = findTrailerError(trailerParse(answer.bytes.subarray(5, 5 + length)));
  if (error === undefined) throw new Error('The call has succeeded');
  error.metadata.set('X-Correlation-Id', String(answer.headers['x-correlation-id']));
  return checked(error);
}
