import { lookup as resolveName } from 'node:dns/promises';
import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './networks.ts';

/** Where tenants may have the service connect to. */
export interface OutboundRules {
  /** Lets addresses of this machine through, also without TLS and at any port: for tests, in development only. */
  allowLoopback: boolean;
}

export interface OutboundRequest extends OutboundRules {
  /** GET, if it is left out. */
  method?: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string;
  signal: AbortSignal;
  /**
   * Asked when the connection is there, with TLS where that belongs to it, and before the first byte of the request. If
   * not, nothing of it leaves.
   */
  maySend?: () => boolean;
}

/** A host of which an address is not public. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

interface Address {
  address: string;
  family: number;
}

const MAX_ADDRESS_LENGTH = 2048;

/** Codes of Node by what they mean to people. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has a host name that is not known',
  EAI_AGAIN: 'has a host name that cannot be looked up at present',
  ECONNREFUSED: 'refuses connections',
  ECONNRESET: 'broke the connection off',
  EPIPE: 'broke the connection off',
};

/**
 * What is wrong with an address that a tenant gives, to complete the sentence "url …"; undefined if nothing is. Which
 * addresses a host name leads to is seen at every request, and not here.
 */
export function addressProblem(address: string, { allowLoopback }: OutboundRules): string | undefined {
  if (address.length > MAX_ADDRESS_LENGTH) return `must have at most ${MAX_ADDRESS_LENGTH} characters`;
  const url = URL.parse(address);
  const schemes = allowLoopback ? ['https:', 'http:'] : ['https:'];
  if (url === null || !schemes.includes(url.protocol)) return 'must be an https: address';
  if (url.username !== '' || url.password !== '') return 'must hold no user name and no password';
  if (url.hash !== '') return 'must have no fragment (#)';
  // The port of the scheme itself reads as none.
  if (url.port !== '' && !allowLoopback) return 'must leave the port out: only 443 is connected to';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayConnectTo(host, allowLoopback)) return 'must not lead to an address that is not public';
  return undefined;
}

/**
 * Sends one request over a connection of its own. Every address that the host name has must be public, and the connection
 * is made to one of exactly those that were checked, whatever the name leads to a moment later; TLS is for the name.
 * Nothing is redirected, and nothing repeated.
 * @returns the beginning of the answer, which the caller destroys when it has what it wants; null if it was not sent.
 * @throws {NotPublicError} or an error of Node, of which `networkProblemOf` tells.
 */
export async function sendOnce(url: URL, request: OutboundRequest): Promise<IncomingMessage | null> {
  const addresses = await resolve(url, request);
  const { method = 'GET', headers, body, signal, maySend } = request;
  const options: RequestOptions = {
    method,
    headers,
    signal,
    // A connection of its own, which no later request to the same name finds open.
    agent: false,
    lookup: pinnedTo(addresses),
  };
  const isSecure = url.protocol === 'https:';
  const { promise, resolve: fulfil, reject } = Promise.withResolvers<IncomingMessage | null>();
  const sending: ClientRequest = isSecure ? httpsRequest(url, options) : httpRequest(url, options);
  sending.once('response', fulfil);
  // Also after the answer: an error that nobody listens to ends the process.
  sending.on('error', reject);
  sending.once('close', () => reject(new Error('The connection ended without an answer')));
  sending.once('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      if (maySend?.() ?? true) {
        sending.end(body);
      } else {
        fulfil(null);
        sending.destroy();
      }
    }),
  );
  return promise;
}

/** Why no answer came, to complete the sentence "<address> …", in words that the tenant may read. */
export function networkProblemOf(error: unknown): string {
  if (error instanceof NotPublicError) return 'leads to an address that is not public';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS/.test(code)) return 'has no certificate that is valid for its name';
  return PROBLEMS[code] ?? 'cannot be reached';
}

/** The addresses of a host, each of them one that may be connected to. @throws {NotPublicError} */
async function resolve(url: URL, { allowLoopback, signal }: OutboundRequest): Promise<Address[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const found =
    family === 0 ? await unlessAborted(resolveName(host, { all: true }), signal) : [{ address: host, family }];
  if (!found.every(({ address }) => mayConnectTo(address, allowLoopback))) {
    throw new NotPublicError('The host has an address that is not public');
  }
  return found;
}

/** A look-up cannot be stopped, but nobody has to wait for it. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Answers every look-up with what was checked. */
function pinnedTo(addresses: Address[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all === true || first === undefined) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}

/** The host name or address of a URL; an IPv6 address without its brackets. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function mayConnectTo(address: string, allowLoopback: boolean): boolean {
  return isPublicAddress(address) || (allowLoopback && isLoopback(address));
}
