/** Calls rpcs of which only the descriptor is known. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type DescMethod, type DescService, type Message, toJsonString } from '@bufbuild/protobuf';
import { type Client, Code, ConnectError } from '@connectrpc/connect';

const GENERATED = path.resolve(import.meta.dirname, '../../generated/proto');

export interface RpcAnswer {
  /** Error code; undefined on success. */
  code: Code | undefined;
  /** The error's message, or the response as JSON. For a stream, its first message. */
  text: string;
}

/** Returns every service that has generated stubs on disk. */
export async function servicesOnDisk(): Promise<DescService[]> {
  const files = (await readdir(GENERATED, { recursive: true })).filter((name) => name.endsWith('_pb.js'));
  const modules = files.map((name) => import(path.join(GENERATED, name)) as Promise<Record<string, unknown>>);
  return (await Promise.all(modules)).flatMap((module) => Object.values(module).filter(isService));
}

function isService(value: unknown): value is DescService {
  return typeof value === 'object' && (value as { kind?: unknown } | null)?.kind === 'service';
}

/** Calls a method. For a stream, waits only for the first message. */
export async function callRpc(client: Client<DescService>, method: DescMethod, request: unknown): Promise<RpcAnswer> {
  const call = client[method.localName] as unknown as (request: unknown) => Promise<Message> | AsyncIterable<Message>;
  try {
    const answer = call(request);
    const message = answer instanceof Promise ? await answer : await first(answer);
    return { code: undefined, text: message === undefined ? '' : toJsonString(method.output, message) };
  } catch (error) {
    const { code, rawMessage } = ConnectError.from(error);
    return { code, text: rawMessage };
  }
}

async function first<T>(stream: AsyncIterable<T>): Promise<T | undefined> {
  for await (const message of stream) return message;
  return undefined;
}

/** Returns the name of a code for test output. */
export const nameOf = (code: Code | undefined): string => (code === undefined ? 'ok' : Code[code]);
