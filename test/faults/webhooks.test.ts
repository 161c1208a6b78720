import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/seed.ts';
import { TestService } from '../support/service.ts';
import { HOOKS_ENV, type MadeEndpoint, verifiedEvent, WebhookDesk } from '../support/webhook-desk.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

/** Leases of killed processes run out within half a minute; the machine is loaded. */
const IN_THE_END = { timeout: 100_000, interval: 100 };
const KILLS = 6;
const WORKERS = 4;

/** Every step between what happens and what is written down of its delivery. */
const STEPS = [
  'relay_logged',
  'relay_told',
  'webhook_claimed',
  'webhook_fanned_out',
  'webhook_advanced',
  'webhook_rested',
  'webhook_taken',
  'webhook_sent',
  'webhook_recorded',
] as const;

let engine: OwnEngine;
let node: TestService;
let other: TestService;
let receiver: WebhookReceiver;
let desk: WebhookDesk;
beforeAll(async () => {
  engine = await OwnEngine.start();
  node = await TestService.startOwn({ mongodbUri: engine.uri, env: HOOKS_ENV });
  other = await TestService.startOwn({ sharing: node });
});
afterAll(async () => {
  await other?.stop({ keepDatabase: true });
  await node?.stop();
  await engine?.stop();
});
beforeEach(async () => {
  [desk, receiver] = [await WebhookDesk.open(node), await WebhookReceiver.start()];
});
afterEach(() => receiver.stop());

/** What came, by the id of the event: every request is signed well, and says the same each time. */
function received(secret: string): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const request of receiver.received) {
    const { event_id: id } = verifiedEvent(request, secret);
    expect(request.body).toBe(bodies.get(id) ?? request.body);
    bodies.set(id, request.body);
  }
  return bodies;
}

/** Everything in the log behind the making of the endpoint came at least once, and nothing that is not in it. */
async function expectAllReceived({ id, secret }: MadeEndpoint): Promise<void> {
  const log = await desk.logged();
  const made = log.find(({ type, subject }) => type === 'webhook_endpoint.created' && subject.id === id);
  const wanted = log.filter(({ sequence }) => sequence >= (made?.sequence ?? 0)).map(({ _id }) => _id);
  await expect.poll(() => [...received(secret).keys()].sort(), IN_THE_END).toEqual(wanted.sort());
  const delivered = { tenant_id: desk.tenantId, status: 'delivered' as const };
  await expect.poll(() => desk.storedDeliveries.countDocuments(delivered), IN_THE_END).toBe(wanted.length);
}

describe('webhooks of a service that is killed', { timeout: 300_000 }, () => {
  it.each(STEPS)('deliver everything where a process dies at the step %s', async (step) => {
    await other.end('SIGKILL');
    await desk.logged();
    const endpoint = await desk.endpoint(receiver.url('/'));
    await expectAllReceived(endpoint);
    await node.end('SIGKILL');
    node.env['WORKGATE_FAULT_POINT'] = step;
    await node.spawn();
    const { pid } = node;
    await desk.work().catch(() => undefined);
    await expect.poll(() => isAlive(pid), IN_THE_END).toBe(false);
    delete node.env['WORKGATE_FAULT_POINT'];
    await node.end('SIGKILL');
    await node.spawn();
    await other.spawn();
    await expectAllReceived(endpoint);
  });

  it('deliver everything where either of two processes is killed, again and again', async () => {
    const random = seededRandom();
    await desk.logged();
    const endpoint = await desk.endpoint(receiver.url('/'));
    const nodes = [node, other];
    let sent = 0;
    const load = new Load(() => (nodes[sent++ % 2] as TestService).client(desk.writer.token), WORKERS);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(500 + random() * 1_000);
      const victim = nodes[kill % 2] as TestService;
      await victim.end('SIGKILL');
      await delay(200);
      await victim.spawn();
    }
    await load.stop();
    expect(load.unanswered.length, 'the kills have hit nothing').toBeGreaterThan(0);
    await expectAllReceived(endpoint);
  });
});

describe('endpoints that do not answer', { timeout: 300_000 }, () => {
  it('keep nobody else waiting, though a tenant has twenty of them', async () => {
    const dead = await WebhookReceiver.start();
    dead.reply(() => undefined);
    const many = await WebhookDesk.open(node);
    for (let index = 0; index < 20; index += 1) {
      await many.endpoint(dead.url(`/${index}`), { types: ['work_item.created'] });
    }
    const endpoint = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await many.work();
    await expect.poll(() => dead.connections, IN_THE_END).toBeGreaterThanOrEqual(16);
    // One comes while none of those that hang ends. On a busy machine one may end just then: who waited for them has one
    // end each time.
    let hasWaited = true;
    for (let sent = 1; hasWaited && sent <= 5; sent += 1) {
      const triedBefore = await triedOf(many);
      const workItemId = await desk.work();
      await expect.poll(() => receiver.received.length, { ...IN_THE_END, interval: 10 }).toBe(sent);
      hasWaited = (await triedOf(many)) > triedBefore;
      const request = receiver.received.at(-1);
      if (request === undefined) throw new Error('Nothing came');
      expect(verifiedEvent(request, endpoint.secret).work_item_id).toBe(workItemId);
    }
    expect(hasWaited).toBe(false);
    await dead.stop();
  });

  it('get everything when they are back after a day', async () => {
    receiver.reply(json(500, {}));
    const endpoint = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    const works = [await desk.work(), await desk.work(), await desk.work()];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const tried = { endpoint_id: endpoint.id, tries: { $gte: attempt } };
      await expect.poll(() => desk.storedDeliveries.countDocuments(tried), IN_THE_END).toBe(works.length);
      await desk.makeDue(endpoint.id);
    }
    receiver.reply(json(200, {}));
    const delivered = { endpoint_id: endpoint.id, status: 'delivered' as const };
    await expect.poll(() => desk.storedDeliveries.countDocuments(delivered), IN_THE_END).toBe(works.length);
    const told = [...received(endpoint.secret).values()].map((body) => JSON.parse(body).work_item_id);
    expect(told.sort()).toEqual(works.sort());
  });
});

/** How many attempts have been made to send what a tenant is to be told. */
async function triedOf({ storedDeliveries, tenantId }: WebhookDesk): Promise<number> {
  const total = { $group: { _id: null, tries: { $sum: '$tries' } } };
  const [counted] = await storedDeliveries
    .aggregate<{ tries: number }>([{ $match: { tenant_id: tenantId } }, total])
    .toArray();
  return counted?.tries ?? 0;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
