import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  WebhookDeliveryStatus,
  WebhookEndpointStatus,
  WebhookService,
} from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { EventWatcher } from '../support/event-watcher.ts';
import { type Protocol, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { verifiedEvent } from '../support/webhook-desk.ts';
import { type Received, WebhookReceiver } from '../support/webhook-receiver.ts';

/** One protocol is enough here: the role matrix calls every rpc over each protocol. */
const PROTOCOL: Protocol = 'connect';

let service: TestService;
let receiver: WebhookReceiver;
let ada: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers' });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
  const adminOf = async (tenantId: string) =>
    (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
  [ada, eve] = [await adminOf(await service.createTenant()), await adminOf(await service.createTenant())];
});
afterEach(() => receiver.stop());

/** Returns the last request; fails if there is none. */
function lastReceived(): Received {
  const request = receiver.received.at(-1);
  if (request === undefined) throw new Error('Nothing came');
  return request;
}

describe(`over ${PROTOCOL}`, { timeout: 120_000 }, () => {
  test('an endpoint is created, listed, tested, given another secret, and deleted', async () => {
    const client = ada.client(WebhookService, PROTOCOL);
    const settings = { url: receiver.url('/hook'), description: 'Ledger', types: ['work_item.*'], tag: 'vip' };
    const { webhookEndpoint: made, secret: first } = await client.createWebhookEndpoint({ settings });
    service.keepSecret('secret of a webhook', first);
    const { webhookEndpointId = '' } = made ?? {};
    expect(webhookEndpointId).toMatch(/^whe_/);
    expect(made).toMatchObject({ ...settings, packKey: '', status: WebhookEndpointStatus.ON, version: 1n });

    expect((await client.listWebhookEndpoints({})).webhookEndpoints).toEqual([made]);
    expect((await client.getWebhookEndpoint({ webhookEndpointId })).webhookEndpoint).toEqual(made);

    const { webhookDelivery: tried } = await client.testWebhookEndpoint({ webhookEndpointId });
    expect(tried).toMatchObject({
      webhookEndpointId,
      type: 'webhook_endpoint.tested',
      status: WebhookDeliveryStatus.DELIVERED,
      attempts: [{ status: 200, problem: '' }],
    });
    expect(verifiedEvent(lastReceived(), first).event_id).toBe(tried?.eventId);

    const rotated = await client.rotateWebhookSecret({ webhookEndpointId, overlapHours: 1 });
    service.keepSecret('secret of a webhook', rotated.secret);
    expect(rotated.secret).not.toBe(first);
    const endsAt = rotated.webhookEndpoint?.secretOverlapEndsAt;
    expect(endsAt && timestampDate(endsAt).getTime()).toBeGreaterThan(Date.now());
    const { webhookDelivery: again } = await client.testWebhookEndpoint({ webhookEndpointId });
    for (const secret of [first, rotated.secret])
      expect(verifiedEvent(lastReceived(), secret).event_id).toBe(again?.eventId);
    // The earlier secrets end at once.
    const last = await client.rotateWebhookSecret({ webhookEndpointId, overlapHours: 0 });
    service.keepSecret('secret of a webhook', last.secret);
    await client.testWebhookEndpoint({ webhookEndpointId });
    verifiedEvent(lastReceived(), last.secret);
    expect(() => verifiedEvent(lastReceived(), rotated.secret)).toThrow();

    const { webhookDeliveries } = await client.listWebhookDeliveries({ webhookEndpointId });
    expect(webhookDeliveries).toHaveLength(3);
    expect(webhookDeliveries.map(({ eventId }) => eventId)).toEqual(
      expect.arrayContaining([tried?.eventId, again?.eventId]),
    );

    await client.deleteWebhookEndpoint({ webhookEndpointId });
    expect((await client.listWebhookEndpoints({})).webhookEndpoints).toEqual([]);
    expect((await refusalOf(client.getWebhookEndpoint({ webhookEndpointId }))).code).toBe(Code.NotFound);
  });

  test('an endpoint of another tenant does not exist', async () => {
    const settings = { url: receiver.url('/hook'), types: ['message.appended'] };
    const { webhookEndpoint, secret } = await ada.client(WebhookService).createWebhookEndpoint({ settings });
    service.keepSecret('secret of a webhook', secret);
    const { webhookEndpointId = '' } = webhookEndpoint ?? {};
    const client = eve.client(WebhookService, PROTOCOL);
    expect((await client.listWebhookEndpoints({})).webhookEndpoints).toEqual([]);
    const calls = [
      () => client.getWebhookEndpoint({ webhookEndpointId }),
      () => client.testWebhookEndpoint({ webhookEndpointId }),
      () => client.rotateWebhookSecret({ webhookEndpointId }),
      () => client.listWebhookDeliveries({ webhookEndpointId }),
      () => client.deleteWebhookEndpoint({ webhookEndpointId }),
    ];
    for (const call of calls) expect((await refusalOf(call())).code).toBe(Code.NotFound);
    expect(receiver.received).toEqual([]);
    const { webhookEndpoint: left } = await ada.client(WebhookService).getWebhookEndpoint({ webhookEndpointId });
    // The log goes on, and so does the position of the endpoint in the log.
    expect({ ...left, nextSequence: 0n }).toEqual({ ...webhookEndpoint, nextSequence: 0n });
  });

  test('a watch shows the same events as the endpoint receives, to its own tenant only', async () => {
    const client = ada.client(WebhookService, PROTOCOL);
    const settings = { url: receiver.url('/hook'), types: ['work_item.created'] };
    const { webhookEndpoint, secret } = await client.createWebhookEndpoint({ settings });
    service.keepSecret('secret of a webhook', secret);
    const watchers = [new EventWatcher(ada, 0n, PROTOCOL), new EventWatcher(eve, 0n, PROTOCOL)] as const;
    const [own, foreign] = watchers;
    for (const watcher of watchers) await watcher.caughtUp();
    const { workItem } = await ada.client(WorkService, PROTOCOL).createWorkItem({ subject: 'Refund for order 1234' });
    await own.until(({ events }) => events.some(({ type }) => type === 'work_item.created'));
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    const sent = verifiedEvent(lastReceived(), secret);
    expect(own.events).toContainEqual(expect.objectContaining({ eventId: sent.event_id, type: 'work_item.created' }));
    expect(sent.work_item_id).toBe(workItem?.workItemId);
    for (const watcher of watchers) await watcher.close();
    expect(foreign.events).toEqual([]);
    await client.deleteWebhookEndpoint({ webhookEndpointId: webhookEndpoint?.webhookEndpointId ?? '' });
  });
});
