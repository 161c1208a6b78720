import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../src/identity/roles.ts';
import { RefundDesk } from '../support/governance.ts';
import { MailServer } from '../support/mail-server.ts';
import { TestPerson } from '../support/people.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { countInMemory, everythingKept, seeHeading, TestBrowser } from './browser.ts';

const SECRET = 'rk_test_q8Zk3vT7nB5xW2mL9pR4';

let service: TestService;
let browser: TestBrowser;
let tenantId: string;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await MailServer.start();
  const mail = { WORKGATE_SMTP_URL: mailServer.url, WORKGATE_MAIL_FROM: 'Workgate <workgate@acme.test>' };
  service = await TestService.startOwn({ env: mail });
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Acme');
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
  await mailServer.down();
});

async function openIntegrations(role: Role): Promise<Page> {
  const page = await browser.openAs(await TestPerson.create(service, [{ tenantId, role }]));
  await page.goto(`${service.address}/admin/integrations`);
  await seeHeading(page, 'Integrations');
  return page;
}

test('an admin creates a sandbox shop, and turns it off and on', async () => {
  const page = await openIntegrations('admin');
  await page.getByText('No integrations yet').waitFor();
  await page.getByRole('button', { name: 'New integration' }).first().click();
  const form = page.getByRole('dialog', { name: 'New integration' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Test shop');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /Test shop/ });
  await row.getByText('On', { exact: true }).waitFor();

  await row.getByRole('button', { name: 'Switch off Test shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch off Test shop?' });
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Off', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Switch on Test shop' }).click();
  await row.getByText('On', { exact: true }).waitFor();
  expect(await row.getByRole('button').allInnerTexts()).toEqual(['Switch off']);
});

test('an admin who turns an integration off sees which actions are already on the way', async () => {
  const desk = await RefundDesk.open(service);
  const { proposal_id: id } = await desk.inState('executing');
  const { execution } = await desk.row(id);
  const page = await browser.openAs(desk.creator);
  await page.goto(`${service.address}/admin/integrations`);
  await seeHeading(page, 'Integrations');
  await page.getByRole('button', { name: 'Switch off Shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch off Shop?' });
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await dialog.waitFor({ state: 'detached' });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain(
    `1 action is already on the way and cannot be recalled: ${execution?.action_id} (${id}).`,
  );
});

test('the secret key of an integration reaches the service and is kept nowhere else', async () => {
  const page = await openIntegrations('admin');
  const [sent, received]: [string[], Promise<string>[]] = [[], []];
  page.on('request', (request) => sent.push(request.postDataBuffer()?.toString('latin1') ?? ''));
  page.on('response', (response) => {
    // A stream never ends, so it cannot be waited for. It carries events, which never contain a secret.
    if (response.url().endsWith('/WatchEvents')) return;
    const body = response.body().then(
      (bytes) => bytes.toString('latin1'),
      () => '',
    );
    received.push(body);
  });
  await page.getByRole('button', { name: 'New integration' }).first().click();
  const form = page.getByRole('dialog', { name: 'New integration' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Stripe Europe');
  await form.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Stripe' }).click();
  const key = form.getByLabel(/^Secret key/);
  expect(await key.getAttribute('type')).toBe('password');
  await key.fill('pk_test_which_is_a_public_key');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Secret key begins with sk_ or rk_.').waitFor();
  expect(await key.getAttribute('aria-invalid')).toBe('true');
  await key.fill(SECRET);
  expect(await countInMemory(page, SECRET), 'memory was searched').toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Stripe Europe/ }).waitFor();

  expect(sent.filter((body) => body.includes(SECRET))).toHaveLength(1);
  expect((await Promise.all(received)).filter((body) => body.includes(SECRET))).toEqual([]);
  expect(await everythingKept(page)).not.toContain(SECRET);
  await expect.poll(() => countInMemory(page, SECRET), { timeout: 15_000 }).toBe(0);
  expect(service.output).not.toContain(SECRET);
});

test('the form for a webhook asks for addresses, and shows the signing secret once', async () => {
  const page = await openIntegrations('admin');
  await page.getByRole('button', { name: 'New integration' }).first().click();
  const form = page.getByRole('dialog', { name: 'New integration' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Own systems');
  await form.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Webhook' }).click();
  const address = form.getByRole('textbox', { name: 'Address', exact: true });
  expect(await form.locator('input[type=password]').count()).toBe(0);
  await address.fill('https://127.0.0.1/');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('must be a public address').waitFor();
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await address.fill('https://hooks.example.com/workgate');
  await form.getByRole('button', { name: 'Create' }).click();

  const dialog = page.getByRole('dialog', { name: 'Secret of Own systems' });
  const secret = await dialog.getByLabel('Signing secret').inputValue();
  service.keepSecret('signing secret', secret);
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Own systems.*https:\/\/hooks\.example\.com\/workgate/ }).waitFor();
  expect(await everythingKept(page)).not.toContain(secret);
  await expect.poll(() => countInMemory(page, secret), { timeout: 15_000 }).toBe(0);
});

test('an integration that one admin created waits until another admin confirms it', async () => {
  const page = await openIntegrations('admin');
  const maker = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
  await service.services.identity.roleMaturity.change({ tenantId, principal: TEST_OPERATOR, correlationId: 'test' }, 7);
  const shop = { kind: 'sandbox_commerce', name: 'Waiting shop' } as const;
  await service.services.integrations.integrations.create(maker.in(tenantId), shop);
  await page.reload();
  const row = page.getByRole('row', { name: /Waiting shop/ });
  await row.getByText('Another administrator has to confirm this.').waitFor();
  await row.getByRole('button', { name: 'Confirm Waiting shop' }).click();
  await row.getByText('Another administrator has to confirm').waitFor({ state: 'detached' });
  expect(await row.getByRole('button').allInnerTexts()).toEqual(['Switch off']);
});

test('a member sees the integrations and no controls to change them', async () => {
  const page = await openIntegrations('member');
  await page.getByRole('row', { name: /Test shop/ }).waitFor();
  expect(await page.getByRole('button', { name: /New integration|Switch/ }).count()).toBe(0);
});

test('the health of an integration is shown by icon and word, with what to do, and updates by itself', async () => {
  const desk = await RefundDesk.open(service);
  const { integrations } = service.services.integrations;
  const page = await browser.openAs(desk.creator);
  await page.goto(`${service.address}/admin/integrations`);
  await seeHeading(page, 'Integrations');
  const row = page.getByRole('row', { name: /Shop/ });
  await row.getByText('Not tried yet').waitFor();

  await desk.inState('approved');
  await row.getByText('Waiting: 1 to be done').waitFor();
  await desk.inState('executed');
  await row.getByText('Working', { exact: true }).waitFor();
  const outcome = { kind: 'unknown', code: 'no_answer', message: 'words from outside' } as const;
  await integrations.noteOutcome(desk.tenantId, desk.integrationId, outcome);
  await desk.inState('auto_approved');
  await row.getByText('Failing', { exact: true }).waitFor();
  const cell = await row.innerText();
  expect(cell).toMatch(/No answer, .* ago|No answer, now/);
  expect(cell).toContain('Check that it is up and reachable from this service.');
  expect(cell).toContain('Waiting: 2 to be done');
  expect(cell).not.toContain('words from outside');
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await judge(page);
  }
});

test('mail shows its health, and shows admins the refused addresses with invisible characters revealed', async () => {
  const desk = await RefundDesk.open(service);
  const approvers = (await service.services.identity.members.list(desk.tenantId)).filter(
    ({ role }) => role === 'approver',
  );
  mailServer.refused.add(approvers[0]?.email ?? '');
  const page = await browser.openAs(desk.creator);
  await page.goto(`${service.address}/admin/integrations`);
  await seeHeading(page, 'Integrations');
  const section = page.getByRole('region', { name: 'Mail' });
  await section.getByText('Nothing sent yet').waitFor();
  await desk.inState('pending_approval');
  const asked = () => mailServer.asked.filter((address) => approvers.some(({ email }) => email === address));
  await expect.poll(() => asked().length, { timeout: 30_000 }).toBe(2);
  await page.reload();
  await section.getByText('Working').waitFor();
  await section.getByText(approvers[0]?.email ?? '', { exact: true }).waitFor();
  expect(await section.innerText()).toMatch(/550 .*Nobody here.*U\+202E/);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await judge(page);
  }
  const onlooker = await browser.openAs(
    await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'viewer' }]),
  );
  await onlooker.goto(`${service.address}/admin/integrations`);
  await onlooker.getByRole('region', { name: 'Mail' }).getByText('Working').waitFor();
  expect(await onlooker.getByText(approvers[0]?.email ?? '').count()).toBe(0);
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
