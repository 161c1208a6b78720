import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { type KeptPacket, noPacket, type OneTimeAddresses, type PacketStore } from '../../evidence/index.ts';
import type { FairShares } from '../../platform/admission/fair-shares.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { Logger } from '../../platform/logger.ts';
import { type AgentGate, agentHeaders } from '../agent-gate.ts';
import { withDeadline } from '../deadline.ts';
import { exchangeOf, SECURITY_HEADERS, sendError } from '../http-answer.ts';
import type { HttpDoor } from '../http-door.ts';
import type { LimitedVisit } from '../rate-limits.ts';
import { PACKETS_PATH } from './packet-addresses.ts';

export interface PacketDoorOptions {
  gate: AgentGate;
  packets: PacketStore;
  oneTimeAddresses: OneTimeAddresses;
  shares: FairShares;
  /** Milliseconds until a request whose answer has not begun is answered as unavailable. */
  requestTimeoutMs: number;
  /** Returns the client's address, resolved through trusted proxies. */
  addressOf: (request: IncomingMessage) => string;
  logger: Logger;
}

interface Ready {
  packet: KeptPacket;
  /** Chunks of the packet's gzip form. */
  parts: AsyncIterable<Buffer>;
}

interface Target {
  packetId: string;
  /** Set for a one-time address. */
  token: string | undefined;
}

/** Concurrent transfers. Each holds a few MiB for as long as its client reads. */
const TRANSFERS_OF_TENANT = 8;
/** Milliseconds after which a transfer is aborted. A packet has at most 25 MiB. */
const TRANSFER_MS = 5 * MINUTE_MS;

/**
 * Creates the door from which clients fetch packets exported by `export_packet`: with the exporting credential, or
 * without one at a one-time address (contracts/openapi/agents/evidence-packets.openapi.yaml).
 */
export function createPacketDoor(options: PacketDoorOptions): HttpDoor {
  const transfers = new Transfers();
  const handle: HttpDoor['handle'] = async (request, response) => {
    const exchange = exchangeOf(request);
    const visit: Visit = { isOver: () => response.headersSent || response.closed };
    try {
      const prepared = prepare(request, visit, options, transfers).finally(() => visit.work?.release());
      const ready = await withDeadline(options.requestTimeoutMs, prepared);
      await send(request, response, ready, agentHeaders(undefined, visit));
    } catch (error) {
      if (!response.headersSent) {
        sendError(response, exchange, error, agentHeaders(toAppError(error), visit), options.logger);
        return;
      }
      // The client notices the missing bytes by the length. A one-time address stays used.
      options.logger.warn({ err: error, correlation_id: exchange.correlationId }, 'a packet was not sent completely');
      response.destroy();
    } finally {
      visit.endTransfer?.();
    }
  };
  return { path: PACKETS_PATH, handle };
}

interface Visit extends LimitedVisit {
  endTransfer?: () => void;
}

class Transfers {
  readonly #ofTenants = new Map<string, number>();

  /** @returns the function to call when the transfer has ended. @throws {AppError} `rate_limited` */
  begin(tenantId: string): () => void {
    const before = this.#ofTenants.get(tenantId) ?? 0;
    if (before >= TRANSFERS_OF_TENANT) {
      const message = 'Too many packets of this tenant are being fetched. Fetch them one after another.';
      throw new AppError('rate_limited', message, { retryAfterSeconds: 1 });
    }
    this.#ofTenants.set(tenantId, before + 1);
    return () => {
      const left = (this.#ofTenants.get(tenantId) ?? 1) - 1;
      if (left > 0) this.#ofTenants.set(tenantId, left);
      else this.#ofTenants.delete(tenantId);
    };
  }
}

async function prepare(
  request: IncomingMessage,
  visit: Visit,
  options: PacketDoorOptions,
  transfers: Transfers,
): Promise<Ready> {
  const target = toTarget(request.url ?? '');
  if (target === undefined) throw noPacket();
  const exchange = exchangeOf(request);
  exchange.operationId = target.token === undefined ? 'fetchEvidencePacket' : 'fetchEvidencePacketOnce';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const message = `${request.method} is not allowed here; use GET.`;
    throw new AppError('method_not_allowed', message, { allowedMethods: ['GET', 'HEAD'] });
  }
  const { packet, spend, forgive } =
    target.token === undefined
      ? await withCredential(target.packetId, request, visit, options)
      : await withAddress(target.packetId, target.token, request, visit, options);
  if (request.method === 'HEAD') return { packet, parts: Readable.from([]) };
  try {
    assertAwaited(visit);
    visit.endTransfer = transfers.begin(packet.tenantId);
    const parts = options.packets.read(packet);
    // Reveals an unreadable packet before the answer begins and before the address is used up.
    const first = await parts.next();
    if (first.done === true) throw noPacket();
    assertAwaited(visit);
    await spend();
    return { packet, parts: startingWith(first.value, parts) };
  } catch (error) {
    if (toAppError(error).code !== 'not_found') forgive();
    throw error;
  }
}

type Admitted = { packet: KeptPacket; spend: () => Promise<void>; forgive: () => void };

async function withCredential(
  packetId: string,
  request: IncomingMessage,
  visit: LimitedVisit,
  { gate, packets }: PacketDoorOptions,
): Promise<Admitted> {
  const call = await gate(request, 'mcp', visit);
  // A credential that may not export gets the same answer as one of another tenant.
  if (!call.agentScopes.has('agent.evidence.export')) throw noPacket();
  return { packet: await packets.find(call, packetId), spend: async () => undefined, forgive: () => undefined };
}

/**
 * Admits a request to a one-time address. HEAD and a browser's prefetch do not use up the address. A chat's link
 * preview by GET does, because nothing tells it apart from the intended recipient.
 */
async function withAddress(
  packetId: string,
  token: string,
  request: IncomingMessage,
  visit: LimitedVisit,
  { oneTimeAddresses, shares, addressOf }: PacketDoorOptions,
): Promise<Admitted> {
  if (isPrefetch(request)) {
    throw new AppError(
      'unavailable',
      'A one-time address cannot be fetched in advance. Fetch it when the packet is needed.',
    );
  }
  const exchange = exchangeOf(request);
  const { packet, spend, forgive } = await oneTimeAddresses.open({ packetId, token, from: addressOf(request) });
  exchange.tenantId = packet.tenantId;
  try {
    visit.work = await shares.enter(packet.tenantId, packet.lineage, visit.isOver);
  } catch (error) {
    forgive();
    throw error;
  }
  return { packet, spend: () => spend(exchange.correlationId), forgive };
}

/** Throws if nobody waits for the answer any more, so that no address is used up for nobody. */
function assertAwaited({ isOver }: Visit): void {
  if (isOver())
    throw new AppError('unavailable', 'The connection was closed before the packet was sent. Fetch it again.');
}

/** Parses `{packet_id}` or `{packet_id}/once/{token}`; undefined for any other address. */
function toTarget(url: string): Target | undefined {
  const [, packetId = '', token] = /^(\w{1,64})(?:\/once\/([\w-]{1,128}))?$/.exec(url.slice(PACKETS_PATH.length)) ?? [];
  return packetId === '' ? undefined : { packetId, token };
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']];
  return purposes.some((purpose) => typeof purpose === 'string' && /\bprefetch\b/i.test(purpose));
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  yield first;
  yield* rest;
}

/** Sends a packet as JSON, with gzip if the client accepts that. The digest covers the content as sent (RFC 9530, 2). */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { packet, parts }: Ready,
  headers: Record<string, string>,
): Promise<void> {
  const isGzip = takesGzip(request.headers['accept-encoding']);
  const digest = Buffer.from(isGzip ? packet.gzipSha256 : packet.sha256, 'hex').toString('base64');
  response.writeHead(200, {
    'X-Correlation-Id': exchangeOf(request).correlationId,
    ...SECURITY_HEADERS,
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': isGzip ? packet.gzipSize : packet.size,
    ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Digest': `sha-256=:${digest}:`,
    'Content-Disposition': `attachment; filename="${packet.packetId}.json"`,
    // A strong validator belongs to one coding (RFC 9110, 8.8.3.3).
    ETag: `"${packet.sha256}${isGzip ? '-gzip' : ''}"`,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'none',
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const signal = AbortSignal.timeout(TRANSFER_MS);
  if (isGzip) await pipeline(parts, response, { signal });
  else await pipeline(parts, createGunzip(), response, { signal });
}

/** Returns true if a client accepts gzip (RFC 9110, 12.5.3). */
function takesGzip(accepted: string | string[] | undefined): boolean {
  if (accepted === undefined) return false;
  const codings = new Map(
    String(accepted)
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [coding = '', ...parameters] = one.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [coding, weight === undefined ? 1 : Number(weight.slice(2))] as const;
      }),
  );
  return (codings.get('gzip') ?? codings.get('*') ?? 0) > 0;
}
