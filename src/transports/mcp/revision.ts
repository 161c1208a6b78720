import type { IncomingHttpHeaders } from 'node:http';
import { isObject, type JsonObject } from '../json-object.ts';
import { RPC, RpcFailure, type RpcMessage } from './json-rpc.ts';

/** Needs no handshake. */
export const STATELESS_REVISION = '2026-07-28';
/** Revisions that requests do not name in a header, and whose results cannot link resources. */
const HEADERLESS_REVISIONS: readonly string[] = ['2025-03-26', '2024-11-05'];
/**
 * Start with `initialize`; newest first. 2024-11-05 defines another transport, but the first clients of this transport
 * (TypeScript 1.10, Python 1.8) know no later revision.
 */
export const HANDSHAKE_REVISIONS: readonly string[] = ['2025-11-25', '2025-06-18', ...HEADERLESS_REVISIONS];

export type Era = 'stateless' | 'handshake';

export const SERVER_INFO_KEY = 'io.modelcontextprotocol/serverInfo';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
const CLIENT_INFO_KEY = 'io.modelcontextprotocol/clientInfo';

/**
 * Returns the rules by which a message is served. A message that names a revision in its `_meta`, or 2026-07-28 in its
 * header, must follow all rules of that revision (MCP 2026-07-28, Streamable HTTP). `initialize` without a revision in
 * its `_meta` starts a handshake whatever its header names: programs set one header for all requests.
 * @throws {RpcFailure} 400 with -32602 for a missing or incomplete `_meta`, -32020 for headers that are missing or
 * differ from the body, -32022 for an unsupported revision.
 */
export function eraOf(message: RpcMessage, headers: IncomingHttpHeaders): Era {
  const named = headerOf(headers, 'mcp-protocol-version');
  const meta = isObject(message.params['_meta']) ? message.params['_meta'] : undefined;
  const claimed = meta !== undefined && Object.hasOwn(meta, VERSION_KEY) ? meta[VERSION_KEY] : undefined;
  if (claimed === undefined && message.method === 'initialize') return 'handshake';
  if (claimed === undefined && named !== STATELESS_REVISION) {
    const isKnown = named === undefined || HANDSHAKE_REVISIONS.includes(named);
    if (!isKnown) throw unsupportedVersion(named, [STATELESS_REVISION, ...HANDSHAKE_REVISIONS]);
    return 'handshake';
  }
  // A notification gets no answer, so its sender cannot be told what is missing.
  if (message.id === undefined) return 'stateless';
  assertComplete(meta);
  if (named !== claimed) throw headerMismatch('MCP-Protocol-Version', named);
  if (claimed !== STATELESS_REVISION) throw unsupportedVersion(named, [STATELESS_REVISION]);
  assertMirrored(message, headers);
  return 'stateless';
}

/** Returns true if results may link resources. Clients up to 2025-03-26 refuse a whole result that contains a link. */
export function mayLink(headers: IncomingHttpHeaders): boolean {
  const named = headerOf(headers, 'mcp-protocol-version');
  return named !== undefined && !HEADERLESS_REVISIONS.includes(named);
}

function assertComplete(meta: JsonObject | undefined): void {
  const faults: string[] = [];
  if (typeof meta?.[VERSION_KEY] !== 'string') faults.push(`${VERSION_KEY} (a string)`);
  if (!isObject(meta?.[CAPABILITIES_KEY])) faults.push(`${CAPABILITIES_KEY} (an object)`);
  const client = meta?.[CLIENT_INFO_KEY];
  if (client !== undefined && !isObject(client)) faults.push(`${CLIENT_INFO_KEY} (an object)`);
  if (faults.length === 0) return;
  const message = `params._meta must have ${faults.join(' and ')} in revision ${STATELESS_REVISION}.`;
  throw new RpcFailure(400, RPC.invalidParams, message);
}

/** Checks that `Mcp-Method` and `Mcp-Name`, by which proxies may route, equal the values in the body. */
function assertMirrored({ method, params }: RpcMessage, headers: IncomingHttpHeaders): void {
  const mirrored = headerOf(headers, 'mcp-method');
  if (mirrored !== method) throw headerMismatch('Mcp-Method', mirrored);
  if (method !== 'tools/call' || typeof params['name'] !== 'string') return;
  const name = headerOf(headers, 'mcp-name');
  if (name === undefined || decodeHeader(name) !== params['name']) throw headerMismatch('Mcp-Name', name);
}

/** Decodes `Mcp-Name`, which may be `=?base64?…?=`; undefined if it cannot be decoded. */
function decodeHeader(value: string): string | undefined {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (encoded === undefined) return value;
  const decoded = Buffer.from(encoded, 'base64');
  return decoded.toString('base64') === encoded ? decoded.toString('utf8') : undefined;
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The message does not repeat the sent value, which an agent would take for words of the service. */
function headerMismatch(header: string, value: string | undefined): RpcFailure {
  const problem = value === undefined ? 'is missing' : 'differs from the body';
  const message = `The header ${header} ${problem}; it must have the same value as the body.`;
  return new RpcFailure(400, RPC.headerMismatch, message, { data: { header } });
}

function unsupportedVersion(requested: string | undefined, supported: readonly string[]): RpcFailure {
  const message = `This protocol version is not supported; use one of ${supported.join(', ')}.`;
  return new RpcFailure(400, RPC.unsupportedVersion, message, { data: { supported, requested } });
}
