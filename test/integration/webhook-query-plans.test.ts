import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import { DELIVERY } from '../../src/events/webhooks/deliverer.ts';
import type { EndpointDocument } from '../../src/events/webhooks/endpoints/schema.ts';
import { FAN_OUT } from '../../src/events/webhooks/fan-out.ts';
import { TEST_ADMIN } from '../support/service.ts';
import { HOOKS_ENV } from '../support/webhook-desk.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

let services: Services;
let lookups: Lookup[];
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  ({ services, lookups } = await openRecorded(HOOKS_ENV));
});
afterAll(async () => {
  await closeRecorded(services);
  await receiver.stop();
});

it('answers every query of webhooks and of the feed from an index, in the order of the index', async () => {
  const { webhookEndpoints, webhookDeliveries, lagSeconds } = services.webhooks;
  const { connection } = services.platform.mongo;
  const { tenantId } = await services.identity.tenants.create({ name: 'Own' });
  const tenantCreatedAt = new Date(Date.now() - 60_000);
  const principal = TEST_ADMIN;
  const call = { tenantId, tenantCreatedAt, principal, permissions: ALL_PERMISSIONS, correlationId: 'plans' };
  const work = async () => {
    await services.workItems.workItems.create(call, { subject: 'Refund for order 1234' });
    await services.platform.relay.drain(tenantId);
    await services.work.runDue(FAN_OUT, tenantId);
    await services.work.runDue(DELIVERY, tenantId);
  };
  const list = async (status?: 'pending' | 'delivered') => {
    const page = await webhookDeliveries.list(call, endpointId, status, { limit: 1 });
    if (page.nextPageToken !== null)
      await webhookDeliveries.list(call, endpointId, status, { limit: 1, pageToken: page.nextPageToken });
    return page.rows;
  };
  const idempotency = { key: 'k1', requestHash: 'h' };
  const wanted = { url: receiver.url('/'), types: ['work_item.created'] };
  const { endpointId } = (await webhookEndpoints.create(call, wanted, idempotency)).value.endpoint;
  await webhookEndpoints.create(call, wanted, idempotency);
  await webhookEndpoints.list(call);
  await webhookEndpoints.update(call, endpointId, { description: 'Ledger' });
  await webhookEndpoints.rotateSecret(call, endpointId, 60_000);

  for (let count = 0; count < 2; count += 1) await work();
  const [delivered] = await list('delivered');
  expect(delivered).toMatchObject({ attempts: [{ status: 200 }] });
  expect((await webhookDeliveries.test(call, endpointId)).status).toBe('delivered');
  await webhookDeliveries.replay(call, endpointId, delivered?.deliveryId ?? '');
  receiver.reply(json(500, {}));
  await work();
  expect(await list('pending')).not.toEqual([]);
  await list();
  await lagSeconds();
  await webhookDeliveries.recover(call, endpointId, { afterSequence: 0, includeDelivered: true });
  await services.work.runDue(FAN_OUT, tenantId);
  await webhookEndpoints.update(call, endpointId, { enabled: false });
  await services.work.runDue(FAN_OUT, tenantId);
  await webhookEndpoints.update(call, endpointId, { enabled: true });

  const feed = { after: 0, limit: 1, waitSeconds: 0, withData: false };
  await services.events.events.list(call, feed);
  const { events } = await services.events.events.list(call, { ...feed, types: ['work_item.*'], withData: true });
  expect(events).toMatchObject([{ data: {} }]);

  await webhookEndpoints.remove(call, endpointId);
  await services.work.runDue(FAN_OUT, tenantId);
  // As if the hour had gone by for which a deleted one keeps its place.
  const long = { removed_at: new Date(0), due_at: new Date(0) };
  await connection.collection<EndpointDocument>('webhook_endpoints').updateOne({ _id: endpointId }, { $set: long });
  await services.platform.relay.drain(tenantId);
  await services.work.runDue(FAN_OUT, tenantId);

  const made = [...lookups];
  const asked = new Set(made.map(({ collection }) => collection));
  expect([...asked]).toEqual(expect.arrayContaining(['webhook_endpoints', 'webhook_deliveries', 'event_log']));
  await expectIndexed(connection, made);
});
