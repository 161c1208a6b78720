import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { stored } from '../faults/event-log.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { Watcher } from '../support/watcher.ts';

/** The longest time for which a process may accept a key that another process revoked. */
const REVOCATION_LIMIT_MS = 2_000;
const REQUESTS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
const WAIT = { timeout: 20_000, interval: 20 };

describe('two processes on one database', () => {
  let service: TestService;
  let elsewhere: TestService;
  let tenantId: string;
  /** One person, and the same person with the same session at the other process. */
  let ada: TestPerson;
  let adaElsewhere: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    // The lame-duck period leaves time to read the readiness. The grace period never ends in this test.
    const env = { WORKGATE_LAME_DUCK_MS: '1000', WORKGATE_SHUTDOWN_GRACE_MS: '60000' };
    elsewhere = await TestService.start({ sharing: service, env });
    tenantId = await service.createTenant();
    ada = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
    adaElsewhere = new TestPerson(elsewhere, ada);
    adaElsewhere.cookie = ada.cookie;
  });
  afterAll(async () => {
    await elsewhere.stop();
    await service.stop();
  });

  const clientsOf = (token: string) => [service, elsewhere].map((node) => node.client(token));

  /** Sends a request many times at once, alternating between the processes. */
  const many = (
    count: number,
    token: string,
    request: (client: ReturnType<typeof service.client>) => Promise<ApiAnswer>,
  ) => Promise.all(Array.from({ length: count / 2 }, () => clientsOf(token).map(request)).flat());

  it('sends new work by a pack that the other process activated, also for a tenant that never pauses', async () => {
    const busy = await service.createKey(tenantId, ['work.read', 'work.write']);
    const queueOfNewWork = async () => (await elsewhere.client(busy.token).createWorkItem()).body.queue_key;
    expect(await queueOfNewWork()).toBe('general');
    await activate(ada, supportPack({ queues: [{ queue_key: 'everything', title: 'Everything' }] }));
    // Faster than the other process forgets the routes of a tenant that has no new work.
    await expect.poll(queueOfNewWork, { timeout: 10_000, interval: 200 }).toBe('everything');
  });

  it('refuse a revoked key: at once where it was revoked, and within 2 seconds elsewhere', async () => {
    const identity = ada.client(IdentityService);
    const { key, secret } = await identity.createIdentityApiKey({ name: 'Key', scopes: ['work.read'] });
    service.keepSecret('secret of an API key', secret);
    const statuses = () => Promise.all(clientsOf(secret).map(async (client) => (await client.listWorkItems()).status));
    expect(await statuses()).toEqual([200, 200]);
    await identity.revokeIdentityApiKey({ keyId: key?.keyId ?? '' });
    const revokedAtMs = performance.now();
    for (let there = 200; there === 200; await delay(20)) {
      const sinceMs = performance.now() - revokedAtMs;
      const [here, other = 0] = await statuses();
      expect(here).toBe(401);
      there = other;
      // The time counts from before the request, so that a slow machine does not fail the test.
      if (sinceMs >= REVOCATION_LIMIT_MS) expect(there).toBe(401);
    }
    expect(await statuses()).toEqual([401, 401]);
  });

  it('share the rate limit of a key', async () => {
    const { token } = await service.createKey(tenantId, ['work.read'], { publicPerMinute: REQUESTS_PER_MINUTE });
    const startedAtMs = performance.now();
    const answers = await many(2 * REQUESTS_PER_MINUTE, token, (client) => client.listWorkItems());
    const statuses = answers.map(({ status }) => status);
    const passed = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(answers.length - passed);
    const refilled = Math.ceil(((performance.now() - startedAtMs) / MINUTE_MS) * REQUESTS_PER_MINUTE);
    expect(passed).toBeLessThanOrEqual(REQUESTS_PER_MINUTE + refilled);
    expect(passed).toBeGreaterThanOrEqual(REQUESTS_PER_MINUTE / 2);
  });

  it('create one WorkItem and one event for simultaneous requests with one Idempotency-Key', async () => {
    const { token } = await service.createKey(tenantId, ['work.write']);
    const header = { 'Idempotency-Key': randomUUID() };
    const body = { subject: 'Once', initial_message: { content: 'Only once' } };
    const answers = await many(20, token, (client) => client.createWorkItem(body, header));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(answers.length - 1);

    const rows = await stored<WorkItemDocument>(service, 'work_items').find({ tenant_id: tenantId }).toArray();
    expect(rows.filter(({ idem }) => idem?.key === header['Idempotency-Key'])).toHaveLength(1);
    await service.services.platform.relay.drain(tenantId);
    const created = { tenant_id: tenantId, type: 'work_item.created', 'subject.id': answers[0]?.body.work_item_id };
    expect(await stored(service, 'event_log').countDocuments(created)).toBe(1);
  });

  it('show changes of the other process in open streams', async () => {
    const { workItem } = await ada.client(WorkService).createWorkItem({ subject: 'Watched' });
    const { workItemId = '' } = workItem ?? {};
    const watcher = await new Watcher(adaElsewhere, workItemId).caughtUp();
    for (const subject of ['One', 'Two', 'Three']) {
      const updateMask = { paths: ['subject'] };
      await ada.client(WorkService).updateWorkItem({ workItemId, changes: { subject }, updateMask });
    }
    await watcher.until(({ entries }) => entries.length === 4);
    await watcher.close();
    expect(watcher.entries.map(({ workItemVersion }) => Number(workItemVersion))).toEqual([1, 2, 3, 4]);
  });

  it('finish requests in flight on SIGTERM, after a period in which they are unready but serve', async () => {
    const { token } = await service.createKey(tenantId, ['work.read', 'work.write']);
    const body = JSON.stringify({ subject: 'In flight' });
    const inFlight = await begin(elsewhere.address, token, body.length, body.slice(0, 5));
    const ended = elsewhere.end('SIGTERM');

    const { get, createWorkItem } = elsewhere.client(token);
    await expect.poll(async () => (await get('/readyz')).status, WAIT).toBe(503);
    const created = await createWorkItem({ subject: 'To a lame duck' });
    expect(created.status).toBe(201);
    expect(created.headers.get('connection'), 'the next request is to go to another process').toBe('close');
    expect((await get('/readyz')).body.checks[0]).toEqual({
      name: 'process',
      status: 'failed',
      reason: 'The service is shutting down.',
    });
    const isRefused = () =>
      fetch(`${elsewhere.address}/healthz`).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused, WAIT).toBe(true);

    inFlight.write(body.slice(5));
    const answer = await readAll(inFlight);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
    const [, finished = ''] = /"work_item_id":"(\w+)"/.exec(answer) ?? [];
    const { getWorkItem } = service.client(token);
    for (const id of [created.body.work_item_id, finished]) expect((await getWorkItem(id)).status).toBe(200);
  });
});

/** Sends the head of a request to create a WorkItem, waits until the service reads it, and sends a part of the body. */
async function begin(address: string, token: string, length: number, text: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/v1/public/work-items HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
      `X-Api-Key: ${token}\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write(text);
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
