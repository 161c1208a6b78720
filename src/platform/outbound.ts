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
import { isLoopback, isLoopbackName, isPrivateName, isPublicAddress } from './networks.ts';
import { isLonger } from './text-length.ts';

export interface OutboundRules {
  /** Allows addresses of this machine, also without TLS and at any port. For tests, in development only. */
  allowLoopback: boolean;
}

export interface OutboundRequest extends OutboundRules {
  method?: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string;
  signal: AbortSignal;
  /** Called when the connection (with TLS) is open, before the first byte. If this returns false, nothing is sent. */
  maySend?: () => boolean;
}

export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

interface Address {
  address: string;
  family: number;
}

const MAX_ADDRESS_LENGTH = 2048;

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has a host name that is not known',
  EAI_AGAIN: 'has a host name that cannot be looked up now',
  ECONNREFUSED: 'refuses connections',
  ECONNRESET: 'closed the connection',
  EPIPE: 'closed the connection',
};

/** Completes the sentence "url …". The addresses behind a host name are checked at every request, not here. */
export function addressProblem(address: string, { allowLoopback }: OutboundRules): string | undefined {
  if (isLonger(address, MAX_ADDRESS_LENGTH)) return `must have at most ${MAX_ADDRESS_LENGTH} characters`;
  const url = URL.parse(address);
  const schemes = allowLoopback ? ['https:', 'http:'] : ['https:'];
  if (url === null || !schemes.includes(url.protocol)) return 'must be an https: address';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  if (url.hash !== '') return 'must not have a fragment (#)';
  // `URL` shows the default port of the scheme as an empty string.
  if (url.port !== '' && !allowLoopback) return 'must not have a port, because only port 443 is used';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayConnectTo(host, allowLoopback)) return 'must be a public address';
  if (isPrivateName(host) && !(allowLoopback && isLoopbackName(host))) {
    return 'must have a public host name, not one of a private network';
  }
  return undefined;
}

/**
 * Sends one request over its own connection, to one of the addresses that were checked to be public, even if the name
 * leads elsewhere a moment later. TLS is for the name. Nothing is redirected or repeated.
 * @returns the beginning of the response, which the caller destroys; null if `maySend` refused.
 * @throws {NotPublicError} or an error of Node, which `networkProblemOf` explains.
 */
export async function sendOnce(url: URL, request: OutboundRequest): Promise<IncomingMessage | null> {
  const addresses = await resolve(url, request);
  const { method = 'GET', headers, body, signal, maySend } = request;
  const options: RequestOptions = {
    method,
    headers,
    signal,
    // A connection of its own, which no later request to the same name can reuse.
    agent: false,
    lookup: pinnedTo(addresses),
  };
  const isSecure = url.protocol === 'https:';
  const { promise, resolve: fulfil, reject } = Promise.withResolvers<IncomingMessage | null>();
  const sending: ClientRequest = isSecure ? httpsRequest(url, options) : httpRequest(url, options);
  sending.once('response', fulfil);
  // Listens even after the response, because an error without a listener ends the process.
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

/** Completes the sentence "<address> …", in words that the tenant may read. */
export function networkProblemOf(error: unknown): string {
  if (error instanceof NotPublicError) return 'has an address that is not public';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS/.test(code)) return 'has no valid certificate for its host name';
  return PROBLEMS[code] ?? 'cannot be reached';
}

/** @throws {NotPublicError} unless the service may connect to all addresses of the host. */
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

function pinnedTo(addresses: Address[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all === true || first === undefined) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}

/** An IPv6 address comes without its brackets. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function mayConnectTo(address: string, allowLoopback: boolean): boolean {
  return isPublicAddress(address) || (allowLoopback && isLoopback(address));
}
