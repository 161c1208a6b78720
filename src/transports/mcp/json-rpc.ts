import { isObject, type JsonObject } from '../json-object.ts';
import type { RpcId } from '../json-rpc-body.ts';

/** Id of a request. MCP requires a string or an integer, never null (MCP, Base Protocol, Requests). */
export type RequestId = RpcId;

/** Request or, without an id, notification. */
export interface RpcMessage {
  id: RequestId | undefined;
  method: string;
  params: JsonObject;
}

/** Codes of JSON-RPC 2.0 and MCP 2026-07-28. -32021 is absent, because none of our tools needs a capability. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  serverError: -32000,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** Failure that is answered with a JSON-RPC error and this HTTP status. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';
  readonly status: number;
  readonly code: number;
  readonly data: object | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: number,
    message: string,
    options: { data?: object; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = options.data;
    this.headers = options.headers ?? {};
  }
}

/**
 * Returns the single message of a body. Null params count as absent, because some libraries write them.
 * @param id The id that can be repeated in the answer.
 * @throws {RpcFailure} 400 / -32600 for anything else; 400 / -32602 if `params` is not an object.
 */
export function toMessage(body: unknown, id: RequestId | undefined): RpcMessage {
  if (Array.isArray(body)) throw invalidRequest('Batches are not supported; send one message in each request.');
  if (!isObject(body) || body['jsonrpc'] !== '2.0') {
    throw invalidRequest('The body must be a JSON-RPC 2.0 message, an object with "jsonrpc": "2.0".');
  }
  const { method } = body;
  const params = body['params'] ?? {};
  if (typeof method !== 'string') {
    throw invalidRequest(
      'The message has no method. Responses are not accepted, because this server sends no requests.',
    );
  }
  const isNotification = (body['id'] ?? null) === null && method.startsWith('notifications/');
  if (id === undefined && Object.hasOwn(body, 'id') && !isNotification) {
    throw invalidRequest('The id must be a string or an integer without fraction and exponent.');
  }
  if (!isObject(params)) throw new RpcFailure(400, RPC.invalidParams, 'params must be an object.');
  return { id, method, params };
}

function invalidRequest(message: string): RpcFailure {
  return new RpcFailure(400, RPC.invalidRequest, message);
}
