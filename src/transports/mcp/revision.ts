import type { IncomingHttpHeaders } from 'node:http';
import { isObject, type JsonObject } from '../json-object.ts';
import { RPC, RpcFailure, type RpcMessage } from './json-rpc.ts';

/** The revision whose requests say everything themselves, without a handshake. */
export const STATELESS_REVISION = '2026-07-28';
/** Revisions that begin with `initialize`, the newest first. */
export const HANDSHAKE_REVISIONS = ['2025-11-25', '2025-06-18'] as const;

export type Era = 'stateless' | 'handshake';

export const SERVER_INFO_KEY = 'io.modelcontextprotocol/serverInfo';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
const CLIENT_INFO_KEY = 'io.modelcontextprotocol/clientInfo';

/**
 * By which rules a message is served. One that names a revision in its `_meta`, or 2026-07-28 in its header, is held to
 * all rules of that one (MCP 2026-07-28, Streamable HTTP, "Protocol Version Header" and "Standard Request Headers").
 * @throws {RpcFailure} 400 with -32602 for a `_meta` that is missing or not complete, -32020 for headers that are missing
 * or differ from the body, -32022 for a revision that is not supported.
 */
export function eraOf(message: RpcMessage, headers: IncomingHttpHeaders): Era {
  const named = headerOf(headers, 'mcp-protocol-version');
  const meta = isObject(message.params['_meta']) ? message.params['_meta'] : undefined;
  const claimed = meta !== undefined && Object.hasOwn(meta, VERSION_KEY) ? meta[VERSION_KEY] : undefined;
  if (claimed === undefined && named !== STATELESS_REVISION) {
    // The handshake is what finds out about versions; what comes before it names none, or the one of the client.
    const isKnown = named === undefined || (HANDSHAKE_REVISIONS as readonly string[]).includes(named);
    if (!isKnown && message.method !== 'initialize') {
      throw unsupportedVersion(named, [STATELESS_REVISION, ...HANDSHAKE_REVISIONS]);
    }
    return 'handshake';
  }
  // A notification is not answered: there is nobody to tell what is missing.
  if (message.id === undefined) return 'stateless';
  assertComplete(meta);
  if (named !== claimed) throw headerMismatch('MCP-Protocol-Version', named);
  if (claimed !== STATELESS_REVISION) throw unsupportedVersion(named, [STATELESS_REVISION]);
  assertMirrored(message, headers);
  return 'stateless';
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

/** `Mcp-Method`, and `Mcp-Name` of a tool call, say again what the body says, for whoever routes by headers. */
function assertMirrored({ method, params }: RpcMessage, headers: IncomingHttpHeaders): void {
  const mirrored = headerOf(headers, 'mcp-method');
  if (mirrored !== method) throw headerMismatch('Mcp-Method', mirrored);
  if (method !== 'tools/call' || typeof params['name'] !== 'string') return;
  const name = headerOf(headers, 'mcp-name');
  if (name === undefined || decodeHeader(name) !== params['name']) throw headerMismatch('Mcp-Name', name);
}

/** A value of `Mcp-Name`; what headers cannot carry comes as `=?base64?…?=`. Undefined if that cannot be decoded. */
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

/** Names the header alone: what the caller sent, an agent would read as the words of the service. */
function headerMismatch(header: string, value: string | undefined): RpcFailure {
  const problem = value === undefined ? 'is missing' : 'differs from the body';
  const message = `The header ${header} ${problem}; it must repeat what the body says.`;
  return new RpcFailure(400, RPC.headerMismatch, message, { data: { header } });
}

function unsupportedVersion(requested: string | undefined, supported: readonly string[]): RpcFailure {
  const message = `This protocol version is not supported; use one of ${supported.join(', ')}.`;
  return new RpcFailure(400, RPC.unsupportedVersion, message, { data: { supported, requested } });
}
