/**
 * Runs in the page: Google's own gRPC-web client in its default format, `application/grpc-web-text`, with the messages
 * of the contract.
 */
import { fromBinary, fromJson, type JsonValue, toBinary, toJson } from '@bufbuild/protobuf';
import { GrpcWebClientBase, MethodDescriptor, MethodType, type RpcError } from 'grpc-web';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/** Global of the page. */
declare const location: { origin: string };

type MethodName = keyof typeof WorkService.method;

export interface GrpcWebOutcome {
  messages: JsonValue[];
  error?: { code: number; message: string };
}

/** Calls a method until it ends, or until `wanted` messages have arrived. */
async function call(name: MethodName, request: JsonValue, wanted: number): Promise<GrpcWebOutcome> {
  const method = WorkService.method[name];
  const path = `${location.origin}/${WorkService.typeName}/${method.name}`;
  const descriptor = new MethodDescriptor<object, object>(
    path,
    method.methodKind === 'unary' ? MethodType.UNARY : MethodType.SERVER_STREAMING,
    Object as never,
    Object as never,
    (message: object) => toBinary(method.input, message as never),
    (bytes: Uint8Array) => fromBinary(method.output, bytes),
  );
  const client = new GrpcWebClientBase({ format: 'text', withCredentials: true });
  const sent = fromJson(method.input, request);
  const messages: JsonValue[] = [];
  return new Promise((resolve) => {
    const fail = ({ code, message }: RpcError) => resolve({ messages, error: { code, message } });
    if (method.methodKind === 'unary') {
      client.rpcCall(path, sent, {}, descriptor, (error, answer) => {
        if (error !== null) fail(error);
        else resolve({ messages: [toJson(method.output, answer as never) as JsonValue] });
      });
      return;
    }
    const stream = client.serverStreaming(path, sent, {}, descriptor);
    stream.on('data', (answer) => {
      messages.push(toJson(method.output, answer as never) as JsonValue);
      if (messages.length < wanted) return;
      stream.cancel();
      resolve({ messages });
    });
    stream.on('error', fail);
    stream.on('end', () => resolve({ messages }));
  });
}

/** Calls a method that this release does not have. */
async function callUnknown(): Promise<GrpcWebOutcome> {
  const path = `${location.origin}/${WorkService.typeName}/OfALaterRelease`;
  const bytes = () => new Uint8Array();
  const descriptor = new MethodDescriptor<object, object>(
    path,
    MethodType.UNARY,
    Object as never,
    Object as never,
    bytes,
    () => ({}),
  );
  const client = new GrpcWebClientBase({ format: 'text', withCredentials: true });
  return new Promise((resolve) => {
    client.rpcCall(path, {}, {}, descriptor, (error) => {
      resolve({ messages: [], error: { code: error?.code ?? 0, message: error?.message ?? '' } });
    });
  });
}

Object.assign(globalThis, { callWithGrpcWeb: call, callUnknownWithGrpcWeb: callUnknown });
