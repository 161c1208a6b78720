import { isObject, type JsonObject } from '../json-object.ts';
import type { RpcId } from '../json-rpc-body.ts';

/** Identifies a request; MCP wants a string or an integer, never null (MCP, Base Protocol, Requests). */
export type RequestId = RpcId;

/** A request, or, without an id, a notification. */
export interface RpcMessage {
  id: RequestId | undefined;
  method: string;
  params: JsonObject;
}

/** Error codes of JSON-RPC 2.0 and of MCP 2026-07-28. None of our tools needs a capability, so there is no -32021. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  serverError: -32000,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

export interface RpcFailureOptions {
  data?: object;
  headers?: Record<string, string>;
}

/** A request that is answered with an error of JSON-RPC, under this HTTP status. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';
  readonly status: number;
  readonly code: number;
  readonly data: object | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: number, message: string, options: RpcFailureOptions = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = options.data;
    this.headers = options.headers ?? {};
  }
}

/**
 * The one message of a body.
 * @param id The id that can be answered to.
 * @throws {RpcFailure} 400 / -32600 for anything else, a batch and a response included; 400 / -32602 for `params` that
 * are no object.
 */
export function toMessage(body: unknown, id: RequestId | undefined): RpcMessage {
  if (Array.isArray(body)) throw invalidRequest('Batches are not supported; send one message in each request.');
  if (!isObject(body) || body['jsonrpc'] !== '2.0') {
    throw invalidRequest('The body must be a JSON-RPC 2.0 message, an object with "jsonrpc": "2.0".');
  }
  const { method, params = {} } = body;
  if (typeof method !== 'string') {
    throw invalidRequest('The message has no method. Responses are not accepted: this server sends no requests.');
  }
  if (id === undefined && Object.hasOwn(body, 'id')) {
    throw invalidRequest('The id must be a string or an integer without fraction and exponent.');
  }
  if (!isObject(params)) throw new RpcFailure(400, RPC.invalidParams, 'params must be an object.');
  return { id, method, params };
}

function invalidRequest(message: string): RpcFailure {
  return new RpcFailure(400, RPC.invalidRequest, message);
}
