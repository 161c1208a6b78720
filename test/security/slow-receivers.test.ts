import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ReceiverDesk } from '../support/long-webhooks.ts';
import { TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { RESULT } from '../support/workers.ts';

/**
 * DNS look-ups are replaced, so that the tests decide how long one takes. Later tests share this process, so the
 * original is restored.
 */
const { lookup } = dns;
function lookUpAs(answer: () => Promise<unknown>): void {
  Object.assign(dns, { lookup: answer });
  syncBuiltinESMExports();
}
afterEach(() => {
  Object.assign(dns, { lookup });
  syncBuiltinESMExports();
});

/** Milliseconds that a look-up takes, which is longer than the checks of the gate stay valid. */
const LOOKED_UP_MS = 1_200;

let service: TestService;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.start({ shared: 'with-providers' });
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

it('sends nothing to a receiver that connects too slowly, and does not report a permission error', async () => {
  const bank = await ReceiverDesk.open(service, receiver);
  const { desk } = bank;
  const { integrationId } = await service.services.integrations.integrations.create(await desk.callOf(desk.creator), {
    kind: 'webhook',
    name: 'Far away',
    settings: { url: receiver.url('/do', 'far-away.test') },
  });
  receiver.reply(json(200, RESULT));
  const address = [{ address: '127.0.0.1', family: 4 }];
  lookUpAs(async () => {
    await delay(LOOKED_UP_MS);
    return address;
  });
  const id = await bank.approved(integrationId);
  const { executor } = service.services.actions;
  const refused = executor.execute(desk.approvers[1], id);
  await expect(refused).rejects.toMatchObject({
    code: 'unavailable',
    retryable: true,
    message: expect.stringContaining('The connection to the provider took more than a second'),
  });
  expect(receiver.received).toEqual([]);
  expect(await desk.statusOf(id)).toBe('approved');
  lookUpAs(async () => address);
  const { action } = await executor.execute(desk.approvers[1], id);
  expect(action).toMatchObject({ status: 'succeeded' });
});
