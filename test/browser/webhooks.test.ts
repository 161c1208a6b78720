/** Webhook endpoints in the shell: an administrator creates and tests them, and inspects their deliveries. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebhookService } from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

/** Viewport of a 1280 px wide page at 400 % zoom (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

let service: TestService;
let receiver: WebhookReceiver;
let browser: TestBrowser;
let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.startOwn({ env: { WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true' } });
  browser = await TestBrowser.launch();
});
beforeEach(async () => {
  receiver.reply(json(200, { ok: true }));
  receiver.received.length = 0;
  tenantId = await service.createTenant('Acme');
  ada = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
  await receiver.stop();
});

const webhooks = () => ada.client(WebhookService);
const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true });
const field = (within: Locator | Page, name: string) => within.getByRole('textbox', { name, exact: true });

async function open(path = '/admin/webhooks', by = ada, options = {}): Promise<Page> {
  const page = await browser.openAs(by, options);
  await page.goto(`${service.address}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Creates an endpoint over Connect and returns the path of its page. */
async function make(settings: object = {}): Promise<string> {
  const made = await webhooks().createWebhookEndpoint({
    settings: { url: receiver.url('/hooks'), description: 'Ledger', ...settings },
  });
  service.keepSecret('signing secret', made.secret);
  return `/admin/webhooks/${made.webhookEndpoint?.webhookEndpointId}`;
}

test('an admin creates an endpoint, copies its secret once, and sees its deliveries', async () => {
  const page = await open();
  await page.getByText('No endpoints yet').waitFor();
  await button(page, 'New endpoint').first().click();
  const form = page.getByRole('dialog', { name: 'New endpoint' });
  await field(form, 'Address').fill('ftp://hooks.example.com/');
  await field(form, 'Description').fill('Ledger');
  await form.getByRole('combobox', { name: 'Events' }).fill('proposals.*');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await button(form, 'Create').click();
  await form.getByText(/^Address must be an https: address/).waitFor();
  await field(form, 'Address').fill(receiver.url('/hooks'));
  await button(form, 'Create').click();
  await form.getByText(/^Events .*did you mean proposal\.\*/).waitFor();
  await form.getByRole('combobox', { name: 'Events' }).press('Backspace');
  await page.keyboard.press('Tab');
  await button(form, 'Create').click();

  const secret = page.getByRole('dialog', { name: 'Secret of Ledger' });
  const shown = await field(secret, 'Signing secret').inputValue();
  service.keepSecret('signing secret', shown);
  expect(shown).toMatch(/^whsec_/);
  await button(secret, 'I have copied it').click();
  expect(await page.content()).not.toContain(shown);

  await page.getByRole('link', { name: 'Ledger' }).click();
  await seeHeading(page, 'Ledger');
  const item = await service.createKey(tenantId, ['work.write']);
  expect((await item.client.createWorkItem({ subject: 'Close my account' })).status).toBe(201);
  const row = page.getByRole('row', { name: /work_item\.created/ });
  await row.getByText('Delivered', { exact: true }).waitFor();
  await row.getByText(/^200 after \d+ ms$/).waitFor();
  await button(row, 'Show')
    .or(row.getByRole('button', { name: /^Show work_item\.created/ }))
    .click();
  const delivery = page.getByRole('dialog', { name: 'Delivery' });
  const sent = receiver.received.find(({ body }) => body.includes('work_item.created'));
  expect(await delivery.getByRole('region', { name: 'Body' }).innerText()).toBe(sent?.body);
  await delivery.getByText(String(sent?.headers['webhook-id']), { exact: true }).waitFor();
  await button(delivery, 'Send again').click();
  await delivery.waitFor({ state: 'detached' });
  await page.getByText(/, sent again$/).waitFor();
  const times = () => receiver.received.filter(({ headers }) => headers['webhook-id'] === sent?.headers['webhook-id']);
  await expect.poll(() => times().length).toBe(2);
});

test('a test event shows the receiver’s response, whatever event types the endpoint has', async () => {
  const page = await open(await make({ types: ['pack.*'] }));
  receiver.reply(json(503, { sorry: 'full' }));
  await button(page, 'Send a test event').click();
  const delivery = page.getByRole('dialog', { name: 'Delivery' });
  await delivery.getByText('webhook_endpoint.tested', { exact: false }).first().waitFor();
  await delivery.getByText('{"sorry":"full"}').waitFor();
  await delivery.getByText(/status 503/).waitFor();
  expect(receiver.received).toHaveLength(1);
});

test('an admin changes an endpoint, turns it off and on, recovers it, rotates its secret, and deletes it', async () => {
  const page = await open(await make());
  await button(page, 'Change').click();
  const change = page.getByRole('dialog', { name: 'Change Ledger' });
  expect(await field(change, 'Address').inputValue()).toBe(receiver.url('/hooks'));
  await field(change, 'Description').fill('Books');
  await button(change, 'Change').click();
  await seeHeading(page, 'Books');

  await button(page, 'Switch off').click();
  const off = page.getByRole('dialog', { name: 'Switch off Books?' });
  await button(off, 'Switch off').click();
  await off.waitFor({ state: 'detached' });
  await page.getByText('Off', { exact: true }).waitFor();
  expect(await button(page, 'Recover').count()).toBe(0);
  const item = await service.createKey(tenantId, ['work.write']);
  await item.client.createWorkItem({ subject: 'Missed' });
  await service.services.platform.relay.drain(tenantId);
  await button(page, 'Switch on').click();
  await button(page, 'Recover').click();
  const recover = page.getByRole('dialog', { name: 'Recover Books' });
  await button(recover, 'Recover').click();
  await recover.waitFor({ state: 'detached' });
  const missed = () => receiver.received.filter(({ body }) => body.includes('work_item.created')).length;
  await expect.poll(missed).toBe(1);

  await button(page, 'Rotate the secret').click();
  const rotate = page.getByRole('dialog', { name: 'Rotate the secret of Books' });
  await button(rotate, 'Rotate').click();
  const secret = page.getByRole('dialog', { name: 'Secret of Books' });
  service.keepSecret('signing secret', await field(secret, 'Signing secret').inputValue());
  await button(secret, 'I have copied it').click();
  await page.getByText(/^Both sign until/).waitFor();

  await button(page, 'Delete').click();
  await button(page.getByRole('dialog', { name: 'Delete Books?' }), 'Delete').click();
  await page.getByText('No endpoints yet').waitFor();
  expect((await webhooks().listWebhookEndpoints({})).webhookEndpoints).toEqual([]);
});

test('a receiver’s response is shown as plain text, even if it contains markup', async () => {
  receiver.reply((_received, response) => response.writeHead(400).end('<img src=x onerror=alert(1)>\u202e'));
  const page = await open(await make());
  await button(page, 'Send a test event').click();
  const answer = page.getByRole('dialog', { name: 'Delivery' }).getByText('<img src=x onerror=alert(1)>');
  expect(await answer.innerText()).not.toContain('\u202e');
});

test('a person who is not an admin sees no page of webhooks', async () => {
  const approver = await TestPerson.create(service, [{ tenantId, role: 'approver' }]);
  for (const path of ['/admin/webhooks', await make()]) {
    const page = await open(path, approver);
    await page.getByText('You need the role admin for this page').waitFor();
    expect(await page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0);
  }
});

describe.each(['light', 'dark'] as const)('the pages and dialogs of webhooks in the %s scheme', (colorScheme) => {
  test('have no accessibility violation and do not scroll sideways, at 320 px and wide', async () => {
    const path = await make({ types: ['work_item.*', 'proposal.*', 'webhook_endpoint.*'], tag: 'vip' });
    for (const viewport of [{ width: 1280, height: 860 }, NARROWEST]) {
      const list = await open('/admin/webhooks', ada, { viewport, colorScheme });
      await list.getByRole('link', { name: 'Ledger' }).waitFor();
      await judge(list);
      await button(list, 'New endpoint').click();
      await list.getByRole('dialog').waitFor();
      await judge(list);
      const page = await open(path, ada, { viewport, colorScheme });
      await button(page, 'Send a test event').click();
      await page.getByRole('dialog', { name: 'Delivery' }).waitFor();
      await judge(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Delivered', { exact: true }).first().waitFor();
      await judge(page);
      for (const opener of ['Change', 'Rotate the secret', 'Recover', 'Switch off', 'Delete']) {
        await button(page, opener).click();
        await page.getByRole('dialog').waitFor();
        await judge(page);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
  });
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
