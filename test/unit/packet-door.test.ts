/** Tests the packet door with a store that waits, fails and goes on as the test says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OneTimeAddresses } from '../../src/evidence/packets/one-time-addresses.ts';
import { type KeptPacket, noPacket, type PacketStore } from '../../src/evidence/packets/packet-store.ts';
import { FairShares, shareLimits } from '../../src/platform/admission/fair-shares.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import type { AgentCall } from '../../src/transports/agent-gate.ts';
import { PACKETS_PATH } from '../../src/transports/mcp/packet-addresses.ts';
import { createPacketDoor } from '../../src/transports/mcp/packet-door.ts';
import { sha256Of } from '../support/packet-downloads.ts';

const TIMEOUT_MS = 200;
const BYTES = Buffer.from(JSON.stringify({ payload: 'x'.repeat(100) }));
const GZIP = gzipSync(BYTES);

const kept = (tenantId: string): KeptPacket => ({
  packetId: 'exp_1',
  tenantId,
  lineage: 'key_1',
  sha256: sha256Of(BYTES),
  size: BYTES.length,
  gzipSha256: sha256Of(GZIP),
  gzipSize: GZIP.length,
  chunks: 2,
  expiresAt: new Date(),
});

let server: Server;
let tenantId = 0;
/** Parts of the packet that the store returns, one by one. */
let parts: () => AsyncGenerator<Buffer, void, undefined>;
const spend = vi.fn(async () => undefined);
/** Removes the attempt from the count of guesses. */
const forgive = vi.fn();

beforeAll(async () => {
  const door = createPacketDoor({
    gate: async () => ({ agentScopes: new Set(['agent.evidence.export']) }) as unknown as AgentCall,
    packets: { find: async () => kept(`ten_${tenantId}`), read: () => parts() } as unknown as PacketStore,
    oneTimeAddresses: {
      open: async () => ({ packet: kept(`ten_${tenantId}`), spend, forgive }),
    } as unknown as OneTimeAddresses,
    shares: new FairShares(shareLimits({ perKey: 100, perTenant: 100 })),
    requestTimeoutMs: TIMEOUT_MS,
    addressOf: () => '127.0.0.1',
    logger: createLoggers('silent').logger,
  });
  server = createServer((incoming, response) => void door.handle(incoming, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
beforeEach(() => {
  spend.mockClear();
  forgive.mockClear();
  tenantId += 1;
});

const CREDENTIALED = `${PACKETS_PATH}exp_1`;
const ONCE = `${CREDENTIALED}/once/${'A'.repeat(43)}`;
const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const get = (path: string) => fetch(url(path), { headers: { 'Accept-Encoding': 'gzip' } });

const whole = async function* () {
  yield GZIP.subarray(0, 20);
  yield GZIP.subarray(20);
};

/** Sends a request whose answer begins and then stalls. `end` closes the request. */
async function hanging(): Promise<{ status: number; end: () => void }> {
  const sent = request(url(CREDENTIALED), { headers: { 'Accept-Encoding': 'gzip' }, agent: false }).end();
  sent.on('error', () => undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.on('error', () => undefined).resume();
  return { status: response.statusCode ?? 0, end: () => sent.destroy() };
}

describe('packet downloads', () => {
  it('are limited to eight per tenant, and each that ends makes room', async () => {
    const goOn: (() => void)[] = [];
    const slow = async function* () {
      yield GZIP.subarray(0, 20);
      await new Promise<void>((resolve) => goOn.push(resolve));
      yield GZIP.subarray(20);
    };
    parts = slow;
    const under: Awaited<ReturnType<typeof hanging>>[] = [];
    while (under.length < 8) under.push(await hanging());
    expect(under.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const refused = await get(ONCE);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(spend).not.toHaveBeenCalled();
    // A caller who knows the secret and is told to retry has not guessed.
    expect(forgive).toHaveBeenCalledTimes(1);
    tenantId += 1;
    parts = whole;
    expect((await get(CREDENTIALED)).status).toBe(200);
    tenantId -= 1;
    // A download makes room when it ends, and also when its client leaves.
    for (const [index, leave] of [() => undefined, () => under[1]?.end()].entries()) {
      leave();
      goOn[index]?.();
      parts = whole;
      await vi.waitFor(async () => expect((await get(CREDENTIALED)).status).toBe(200));
      parts = slow;
      await vi.waitFor(async () => under.push(await hanging()));
      expect((await get(CREDENTIALED)).status).toBe(429);
    }
    for (const resolve of goOn) resolve();
    for (const { end } of under) end();
  });

  it('end the connection if a part is missing, so that nobody takes the fragment for the packet', async () => {
    parts = async function* () {
      yield GZIP.subarray(0, 20);
      throw noPacket();
    };
    await expect(get(ONCE).then((answer) => answer.text())).rejects.toThrow();
    // The download that was cut off has spent the address.
    expect(spend).toHaveBeenCalledTimes(1);
  });
});

describe('a one-time address', () => {
  it('is not spent if the first part does not come in time', async () => {
    let come: () => void = () => undefined;
    parts = async function* () {
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      yield GZIP;
    };
    expect((await get(ONCE)).status).toBe(503);
    come();
    parts = whole;
    expect((await get(CREDENTIALED)).status).toBe(200);
    expect(spend).not.toHaveBeenCalled();
  });

  it('is not spent if its packet cannot be read', async () => {
    parts = async function* () {
      yield* [];
      throw noPacket();
    };
    expect((await get(ONCE)).status).toBe(404);
    expect(spend).not.toHaveBeenCalled();
  });

  it('is not spent on a client that has gone', async () => {
    let begun: () => void = () => undefined;
    let come: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => {
      begun = resolve;
    });
    parts = async function* () {
      begun();
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      yield GZIP;
    };
    const sent = request(url(ONCE), { agent: false }).end();
    sent.on('error', () => undefined);
    await reading;
    const before = await connections();
    sent.destroy();
    await vi.waitFor(async () => expect(await connections()).toBeLessThan(before));
    come();
    parts = whole;
    expect((await get(CREDENTIALED)).status).toBe(200);
    expect(spend).not.toHaveBeenCalled();
  });

  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
});
