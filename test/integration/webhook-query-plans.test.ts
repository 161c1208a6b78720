import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PERMISSIONS, personPrincipal } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import { DELIVERY } from '../../src/events/webhooks/deliverer.ts';
import type { EndpointDocument } from '../../src/events/webhooks/endpoints/schema.ts';
import { FAN_OUT } from '../../src/events/webhooks/fan-out.ts';
import { DIGEST_SENDING } from '../../src/notifications/mail/digest-sending.ts';
import { ROUND } from '../../src/notifications/mail/rounds/rounds.ts';
import { MailServer } from '../support/mail-server.ts';
import { TEST_ADMIN } from '../support/service.ts';
import { HOOKS_ENV } from '../support/webhook-desk.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

let services: Services;
let lookups: Lookup[];
let receiver: WebhookReceiver;
let mailServer: MailServer;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  mailServer = await MailServer.start();
  const mail = { WORKGATE_SMTP_URL: mailServer.url, WORKGATE_MAIL_FROM: 'workgate@acme.test' };
  ({ services, lookups } = await openRecorded({ ...HOOKS_ENV, ...mail }));
});
afterAll(async () => {
  await closeRecorded(services);
  await Promise.all([receiver.stop(), mailServer.down()]);
});

it('answers every query about mail from an index', { tags: 'full' }, async () => {
  const { identity, actions, integrations, workItems, work, platform, mail } = services;
  const { tenantId } = await identity.tenants.create({ name: 'Told' });
  const permissions = ALL_PERMISSIONS;
  const call = { tenantId, tenantCreatedAt: new Date(0), principal: TEST_ADMIN, permissions, correlationId: 'plans' };
  const account = { email: 'approver@acme.test', name: 'Approver', password: randomBytes(12).toString('hex') };
  const { personId } = await identity.accounts.create(account);
  const people = platform.mongo.connection.collection<{ _id: string }>('people');
  await people.updateOne({ _id: personId }, { $set: { email_verified: true } });
  await identity.members.add(tenantId, personId, 'approver');
  const approver = { ...call, principal: personPrincipal(personId, account.name) };
  await mail.notifications.change(approver, { mail: 'each', chatCards: true });
  expect(await mail.cardAudience.wantingIn(tenantId)).toEqual(new Set([personId]));
  const absence = { from: new Date(0), until: new Date(Date.now() + 60_000), standIn: null };
  await mail.notifications.setAbsence(approver, absence);
  await mail.notifications.endAbsence(approver);
  const { integrationId } = await integrations.integrations.create(call, { kind: 'sandbox_commerce', name: 'Shop' });
  const { value } = await workItems.workItems.create(call, { subject: 'Refund' });
  const payload = {
    type: 'commerce_refund',
    order_id: '1238',
    amount: '60.00',
    currency: 'EUR',
    reason: 'other',
  } as const;
  const proposal = { integrationId, approvalReason: 'x', operation: 'commerce_refund', payload } as const;
  const proposed = await actions.proposals.propose(call, value.workItemId, proposal, { key: 'k', requestHash: 'h' });
  expect(proposed.value.status).toBe('pending_approval');
  await platform.relay.drain(tenantId);
  const due = { _id: tenantId as never };
  await platform.mongo.connection.collection('mail_rounds').updateOne(due, { $set: { due_at: new Date(0) } });
  await work.runDue(ROUND, tenantId);
  await work.runDue(DIGEST_SENDING, tenantId);
  expect(mailServer.to(account.email)).toHaveLength(1);
  expect((await mail.mail.health(call)).lastSentAt).not.toBeNull();
  const made = lookups.splice(0);
  const asked = new Set(made.map(({ collection }) => collection));
  expect([...asked]).toEqual(expect.arrayContaining(['mail_rounds', 'mailboxes']));
  await expectIndexed(platform.mongo.connection, made);
});

it('answers every query about webhooks and the event feed from an index, in the order of the index', {
  tags: 'full',
}, async () => {
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
  await services.integrationHealth.integrationHealth.list(call);
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
  // As after the hour for which a deleted endpoint keeps its place.
  const long = { removed_at: new Date(0), due_at: new Date(0) };
  await connection.collection<EndpointDocument>('webhook_endpoints').updateOne({ _id: endpointId }, { $set: long });
  await services.platform.relay.drain(tenantId);
  await services.work.runDue(FAN_OUT, tenantId);

  const made = [...lookups];
  const asked = new Set(made.map(({ collection }) => collection));
  expect([...asked]).toEqual(expect.arrayContaining(['webhook_endpoints', 'webhook_deliveries', 'event_log']));
  await expectIndexed(connection, made);
});
