import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseProxy, type SeenCommand } from '../support/database-proxy.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { OwnEngine } from './own-engine.ts';

const WORK_ITEMS = '/api/v1/public/work-items';
const LIMIT = 200;
/**
 * Maximum number of requests at work (`AT_WORK`) while others wait, and in flight (`IN_FLIGHT`), by key and by tenant.
 * In flight is twice and four times the size of the connection pool.
 */
const AT_WORK = { key: 1, tenant: 2 };
const IN_FLIGHT = { key: 128, tenant: 256 };

/** A client that sends any number of requests, and counts the responses. */
class RawClient {
  readonly #socket: Socket;
  #received = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1').on('data', (chunk) => {
      this.#received += String(chunk);
    });
    socket.on('error', () => undefined);
  }

  static async open(address: string): Promise<RawClient> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  /** Sends list requests, named `<name>-0` and so on, without waiting for responses. */
  list(token: string, requests: number, name = 'n'): void {
    const ids = Array.from({ length: requests }, (_, index) => `${name}-${index}`);
    const head = `GET ${WORK_ITEMS}?limit=${LIMIT} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${token}\r\nX-Request-Id: `;
    this.#socket.write(ids.map((id) => `${head}${id}\r\n\r\n`).join(''));
  }

  get statuses(): number[] {
    return [...this.#received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  }

  get ids(): string[] {
    return [...this.#received.matchAll(/X-Correlation-Id: (n-\d+)/gi)].map(([, id]) => id as string);
  }

  header(name: string): string | undefined {
    return new RegExp(`^${name}: (.*)\\r$`, 'im').exec(this.#received)?.[1];
  }

  close(): void {
    this.#socket.destroy();
  }
}

/**
 * Queries of the attack do not end while the proxy holds their responses. So the test only has to count the queries
 * that begin.
 */
describe('a tenant that sends as much as its quota allows', () => {
  let engine: OwnEngine;
  let proxy: DatabaseProxy;
  let service: TestService;
  let noisy: { tenantId: string; key: TestKey };
  let quiet: { tenantId: string; key: TestKey; workItemId: string };
  /** A third tenant, whose list request lasts as long as the attack, so that the noisy tenant always competes. */
  let slow: { tenantId: string; key: TestKey };
  let keys: TestKey[];
  const clients: RawClient[] = [];

  beforeAll(async () => {
    engine = await OwnEngine.start();
    proxy = await DatabaseProxy.start(engine.uri);
    service = await TestService.start({ mongodbUri: engine.uri, env: { MONGODB_URI: proxy.uri } });
    const holderOf = async () => {
      const tenantId = await service.createTenant();
      return { tenantId, key: await service.createKey(tenantId, ['work.read', 'work.write']) };
    };
    noisy = await holderOf();
    const { tenantId, key } = await holderOf();
    quiet = { tenantId, key, workItemId: (await key.client.createWorkItem()).body.work_item_id };
    slow = await holderOf();
    keys = await Promise.all(Array.from({ length: 5 }, () => service.createKey(noisy.tenantId, ['work.read'])));
  });
  afterEach(() => {
    proxy.letGo();
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await service.stop();
    await proxy.stop();
    await engine.stop();
  });

  const open = async (count: number) => {
    const opened = await Promise.all(Array.from({ length: count }, () => RawClient.open(service.address)));
    clients.push(...opened);
    return opened;
  };
  // A page queries one document more than it shows. The relay queries the same collection differently.
  const isListOf = (holder: { tenantId: string }) => (command: SeenCommand) =>
    command.collection === 'work_items' && command.tenantId === holder.tenantId && command.limit === LIMIT + 1;
  const lists = () => proxy.seen.filter(isListOf(noisy)).length;
  const metric = async (name: string, labels = ''): Promise<number> => {
    const headers = { Authorization: `Bearer ${service.env['WORKGATE_METRICS_TOKEN']}` };
    const text = await (await fetch(`${service.address}/metrics`, { headers })).text();
    return Number(new RegExp(`^${name}${labels} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const becomes = (what: () => number | Promise<number>, count: number) =>
    expect.poll(what, { timeout: 60_000 }).toBe(count);
  /** Waits until nothing is in flight, resets the count, and starts one list request of the third tenant. */
  const hold = async () => {
    await becomes(() => metric('workgate_requests_in_flight'), 0);
    proxy.seen.length = 0;
    proxy.hold((command) => isListOf(noisy)(command) || isListOf(slow)(command));
    const [client] = (await open(1)) as [RawClient];
    client.list(slow.key.token, 1);
    await becomes(() => proxy.seen.filter(isListOf(slow)).length, 1);
  };

  it('runs one list at a time on a connection with 550 pipelined requests, and gets all responses in order', async () => {
    await hold();
    const [client] = (await open(1)) as [RawClient];
    client.list(noisy.key.token, 550);
    await becomes(() => metric('workgate_requests_queued', '\\{for="connection"\\}'), 549);
    await becomes(lists, 1);
    for (let count = 0; count < 20; count += 1) {
      expect((await quiet.key.client.getWorkItem(quiet.workItemId)).status).toBe(200);
    }
    expect(lists()).toBe(1);
    expect(await metric('workgate_requests_in_flight')).toBe(1 + 1);

    proxy.letGo();
    await becomes(() => client.statuses.length, 550);
    expect(new Set(client.statuses)).toEqual(new Set([200]));
    expect(client.ids).toEqual(Array.from({ length: 550 }, (_, index) => `n-${index}`));
    expect(await metric('workgate_requests_in_flight')).toBe(0);
  });

  it('runs a few lists on many connections, while the others wait, and those above its limit are refused', async () => {
    await hold();
    const refusedBefore = await metric('workgate_requests_shed_total', '\\{reason="key"\\}');
    const attackers = await open(IN_FLIGHT.key + 22);
    for (const attacker of attackers) attacker.list(noisy.key.token, 1);
    const answered = () => attackers.filter(({ statuses }) => statuses.length > 0);
    await becomes(() => answered().length, 22);
    await becomes(lists, AT_WORK.key);
    expect(await metric('workgate_requests_in_flight')).toBe(AT_WORK.key + 1);
    expect(await metric('workgate_requests_queued', '\\{for="share"\\}')).toBe(IN_FLIGHT.key - AT_WORK.key);
    for (const refused of answered()) {
      expect(refused.statuses).toEqual([429]);
      expect(refused.header('Retry-After')).toBe('1');
      expect(refused.header('RateLimit')).toMatch(/^"public";r=\d+;t=\d+$/);
    }
    const refusedNow = await metric('workgate_requests_shed_total', '\\{reason="key"\\}');
    expect(refusedNow - refusedBefore).toBe(22);
    // A tenant that keeps to its share notices nothing.
    for (let count = 0; count < 20; count += 1) {
      expect((await quiet.key.client.getWorkItem(quiet.workItemId)).status).toBe(200);
    }
    expect(lists()).toBe(AT_WORK.key);
    expect((await fetch(`${service.address}/readyz`)).status).toBe(200);

    proxy.letGo();
    await becomes(() => answered().length, attackers.length);
    const statuses = attackers.flatMap((attacker) => attacker.statuses);
    expect(statuses.filter((status) => status === 200)).toHaveLength(IN_FLIGHT.key);
    expect(await metric('workgate_requests_in_flight')).toBe(0);
    expect(await metric('workgate_requests_queued', '\\{for="share"\\}')).toBe(0);
  });

  it("gets no more than a tenant's share by using many keys", async () => {
    await hold();
    const attackers = await open(IN_FLIGHT.tenant + 14);
    for (const [index, attacker] of attackers.entries()) {
      attacker.list((keys[index % keys.length] as TestKey).token, 1);
    }
    await becomes(() => attackers.filter(({ statuses }) => statuses.length > 0).length, 14);
    await becomes(lists, AT_WORK.tenant);
    expect((await quiet.key.client.getWorkItem(quiet.workItemId)).status).toBe(200);
    expect(lists()).toBe(AT_WORK.tenant);
    expect(await metric('workgate_requests_in_flight')).toBe(AT_WORK.tenant + 1);
    expect(await metric('workgate_requests_shed_total', '\\{reason="tenant"\\}')).toBe(14);
  });

  it('frees its place when clients disconnect, and their waiting requests are never begun', async () => {
    await hold();
    const attackers = await open(40);
    for (const attacker of attackers) attacker.list(noisy.key.token, 1, 'left');
    await becomes(() => metric('workgate_requests_queued', '\\{for="share"\\}'), 40 - AT_WORK.key);
    for (const attacker of attackers) attacker.close();
    const givenUp = () => service.output.match(/"correlation_id":"left-0".*"status":499/g)?.length ?? 0;
    await becomes(givenUp, 40);
    proxy.letGo();
    await becomes(() => metric('workgate_requests_queued', '\\{for="share"\\}'), 0);
    await becomes(() => metric('workgate_requests_in_flight'), 0);
    // The embedded engine gets several queries for one list, so 40 lists would be at least 40 queries.
    expect(lists()).toBeLessThan(40);
  });
});
