import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/seed.ts';
import { TestService } from '../support/service.ts';
import { HOOKS_ENV, type MadeEndpoint, verifiedEvent, WebhookDesk } from '../support/webhook-desk.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

/** Long enough on a busy machine for the leases of killed processes, which expire within 30 s. */
const IN_THE_END = { timeout: 100_000, interval: 100 };
const KILLS = 6;
const WORKERS = 4;

/** Fault points of every step between an event and the record of its delivery. */
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

/**
 * Returns the received bodies by event id. Checks that every request has a valid signature, and that repeated requests
 * have the same body.
 */
function received(secret: string): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const request of receiver.received) {
    const { event_id: id } = verifiedEvent(request, secret);
    expect(request.body).toBe(bodies.get(id) ?? request.body);
    bodies.set(id, request.body);
  }
  return bodies;
}

/**
 * Checks that every log entry since the endpoint's creation was received at least once, and nothing that is not in the
 * log.
 */
async function expectAllReceived({ id, secret }: MadeEndpoint): Promise<void> {
  const log = await desk.logged();
  const made = log.find(({ type, subject }) => type === 'webhook_endpoint.created' && subject.id === id);
  const wanted = log.filter(({ sequence }) => sequence >= (made?.sequence ?? 0)).map(({ _id }) => _id);
  await expect.poll(() => [...received(secret).keys()].sort(), IN_THE_END).toEqual(wanted.sort());
  const delivered = { tenant_id: desk.tenantId, status: 'delivered' as const };
  await expect.poll(() => desk.storedDeliveries.countDocuments(delivered), IN_THE_END).toBe(wanted.length);
}

describe('webhooks of a service that is killed', { timeout: 300_000 }, () => {
  it.each(STEPS)('deliver everything when a process dies at the step %s', async (step) => {
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
    await expectAllReceived(endpoint);
  });

  it('deliver everything when two processes are killed alternately', async () => {
    const random = seededRandom();
    await other.end('SIGKILL');
    await other.spawn();
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

describe('endpoints that do not respond', { timeout: 300_000 }, () => {
  it('delay no other tenant, even if a tenant has 20 of them', async () => {
    const dead = await WebhookReceiver.start();
    dead.reply(() => undefined);
    const many = await WebhookDesk.open(node);
    for (let index = 0; index < 20; index += 1) {
      await many.endpoint(dead.url(`/${index}`), { types: ['work_item.created'] });
    }
    const endpoint = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await many.work();
    await expect.poll(() => dead.connections, IN_THE_END).toBeGreaterThanOrEqual(16);
    // A delivery has to arrive while no hanging attempt ends. On a busy machine one may end at that very moment. A
    // delivery that waited for hanging attempts would see one end each time.
    let hasBegun = true;
    for (let sent = 1; hasBegun && sent <= 5; sent += 1) {
      const triedBefore = await triedOf(many);
      const workItemId = await desk.work();
      await expect.poll(() => receiver.received.length, { ...IN_THE_END, interval: 10 }).toBe(sent);
      hasBegun = (await triedOf(many)) > triedBefore;
      const request = receiver.received.at(-1);
      if (request === undefined) throw new Error('Nothing came');
      expect(verifiedEvent(request, endpoint.secret).work_item_id).toBe(workItemId);
    }
    expect(hasBegun).toBe(false);
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

/** Returns the number of delivery attempts for a tenant. */
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
