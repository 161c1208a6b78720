import { afterAll, beforeAll, expect, test } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { expectAccessible } from './accessibility.ts';
import { countInMemory, everythingKept, seeHeading, signInByForm, TestBrowser } from './browser.ts';

/** Maximum time until every process refuses a revoked key. */
const REVOKED_WITHIN_MS = 2_000;

let service: TestService;
let otherProcess: TestService;
let browser: TestBrowser;
let tenantId: string;
let admin: TestPerson;
beforeAll(async () => {
  service = await TestService.startOwn();
  otherProcess = await TestService.start({ sharing: service });
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Acme');
  admin = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
});
afterAll(async () => {
  await browser.close();
  await otherProcess.stop({ keepDatabase: true });
  await service.stop();
});

/**
 * Script that runs before any script of the page. It records the responses to calls, as far as they are read before
 * they are aborted.
 */
const KEEP_ANSWERS = `{
  const ask = globalThis.fetch;
  globalThis.answers = [];
  globalThis.fetch = async (...asked) => {
    const answer = await ask(...asked);
    const chunks = [];
    globalThis.answers.push(chunks);
    const keep = (chunk, out) => { chunks.push(chunk); out.enqueue(chunk); };
    return new Response(answer.body?.pipeThrough(new TransformStream({ transform: keep })), answer);
  };
}`;
const KEPT_ANSWERS = `globalThis.answers.map((chunks) =>
  chunks.map((chunk) => new TextDecoder('latin1').decode(chunk)).join(''))`;

test('an admin creates a key, copies its secret, which is shown once, uses it and revokes it', async () => {
  const page = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(KEEP_ANSWERS);
  await page.goto(`${service.address}/admin/api-keys`);
  await signInByForm(page, admin);
  await seeHeading(page, 'API keys');

  await page.getByRole('button', { name: 'New API key' }).first().click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Shop importer');
  await form.getByRole('checkbox', { name: 'work.write' }).check();
  await form.getByRole('checkbox', { name: 'work.read' }).check();
  await form.getByRole('button', { name: 'Create' }).click();

  const showing = page.getByRole('dialog', { name: 'Secret of Shop importer' });
  await showing.getByRole('button', { name: 'Copy' }).click();
  await showing.getByRole('button', { name: 'Copied', exact: true }).waitFor();
  const secret = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(await countInMemory(page, secret), 'memory was searched').toBeGreaterThan(0);
  expect(secret).toMatch(/^wg_(live|test)_/);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await showing.isVisible(), 'only its button closes it').toBe(true);
  await showing.getByRole('button', { name: 'I have copied it' }).click();
  await showing.waitFor({ state: 'hidden' });
  expect(await everythingKept(page)).not.toContain(secret);
  await expect.poll(() => countInMemory(page, secret), { timeout: 15_000 }).toBe(0);

  await page.reload();
  const row = page.getByRole('row', { name: /Shop importer/ });
  await row.waitFor();
  await page.getByRole('link', { name: 'Members' }).click();
  await seeHeading(page, 'Members');
  await page.getByRole('link', { name: 'API keys' }).click();
  await row.waitFor();
  expect(await everythingKept(page)).not.toContain(secret);
  const received = await page.evaluate<string[]>(KEPT_ANSWERS);
  expect(
    received.some((body) => body.includes('Shop importer')),
    'the answers were recorded',
  ).toBe(true);
  expect(received.filter((body) => body.includes(secret))).toEqual([]);

  const [here, elsewhere] = [service.client(secret), otherProcess.client(secret)];
  expect((await here.createWorkItem()).status).toBe(201);
  expect((await elsewhere.listWorkItems()).status).toBe(200);

  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await row.getByText('Revoked').waitFor();
  const revokedAtMs = performance.now();
  expect((await here.listWorkItems()).status).toBe(401);
  await expect
    .poll(async () => (await elsewhere.listWorkItems()).status, { timeout: REVOKED_WITHIN_MS, interval: 50 })
    .toBe(401);
  expect(performance.now() - revokedAtMs).toBeLessThan(REVOKED_WITHIN_MS);
  expect(await row.getByRole('button').count(), 'nothing more can be done with it').toBe(0);
});

test('after a rotation both keys work during the overlap, and the old one cannot be rotated again', async () => {
  const { token } = await service.createKey(tenantId, ['work.read'], { name: 'Nightly export' });
  const page = await browser.openAs(admin, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${service.address}/admin/api-keys`);
  await page.getByRole('button', { name: 'Rotate Nightly export' }).click();
  const form = page.getByRole('dialog', { name: 'Rotate Nightly export' });
  await form.getByRole('radio', { name: '1 hour' }).check();
  await form.getByRole('button', { name: 'Rotate' }).click();
  const showing = page.getByRole('dialog', { name: 'Secret of Nightly export' });
  const secret = await showing.getByRole('textbox', { name: 'API key' }).inputValue();
  await showing.getByRole('button', { name: 'I have copied it' }).click();

  expect((await service.client(secret).listWorkItems()).status).toBe(200);
  expect((await service.client(token).listWorkItems()).status).toBe(200);
  await page.getByRole('row', { name: /Nightly export.*Rotated, still valid/s }).waitFor();
  expect(await page.getByRole('button', { name: 'Rotate Nightly export' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Revoke Nightly export' }).count()).toBe(2);
});

test('a refused value is reported at its field, and the other entries stay', async () => {
  const page = await browser.openAs(admin);
  await page.goto(`${service.address}/admin/api-keys`);
  await page.getByRole('button', { name: 'New API key' }).first().click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Importer');
  await form.getByRole('checkbox', { name: 'work.read' }).check();
  const networks = form.getByRole('combobox', { name: 'Allowed networks' });
  await networks.fill('not-a-network');
  await networks.press('Enter');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText(/^Networks .*\.$/).waitFor();
  expect(await networks.getAttribute('aria-invalid')).toBe('true');
  expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Importer');
  expect(await form.getByRole('alert').innerText()).toContain('Correlation id');
});

test('a worker’s key carries the chosen integrations, and only the scopes that are still selected', async () => {
  const integrations = (await admin.signIn()).client(IntegrationService);
  const page = await browser.openAs(admin);
  await page.goto(`${service.address}/admin/api-keys`);
  await page.getByRole('button', { name: 'New API key' }).first().click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Warehouse worker');
  await form.getByRole('checkbox', { name: 'operations.carry' }).check();
  await form.getByText('No integration is for workers yet.').waitFor();
  await expectAccessible(page);
  await integrations.createIntegration({ name: 'Shop', provider: { case: 'sandboxCommerce', value: {} } });
  const pull = await integrations.createIntegration({ name: 'Warehouse', provider: { case: 'pull', value: {} } });
  await page.reload();
  await page.getByRole('button', { name: 'New API key' }).first().click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Warehouse worker');
  await form.getByRole('checkbox', { name: 'operations.carry' }).check();
  const carries = form.getByRole('combobox', { name: 'Carries' });
  await carries.press('ArrowDown');
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Warehouse']);
  await page.getByRole('option', { name: 'Warehouse' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create' }).click();
  const showing = page.getByRole('dialog', { name: 'Secret of Warehouse worker' });
  const secret = await showing.getByRole('textbox', { name: 'API key' }).inputValue();
  await showing.getByRole('button', { name: 'I have copied it' }).click();
  const integrationId = pull.integration?.integrationId;
  await page.getByRole('row', { name: new RegExp(`Warehouse worker.*Carries ${integrationId}`, 's') }).waitFor();
  expect((await service.client(secret).get('/api/v1/public/me')).body.key).toMatchObject({
    scopes: ['operations.carry'],
    carries: [integrationId],
  });
});

test('a key shows its owner, can be claimed when it has none, and gets a new secret when it is given away', async () => {
  const { token } = await service.createKey(tenantId, ['work.read'], { name: 'Orphan' });
  const receiver = await TestPerson.create(service, [{ tenantId, role: 'member' }]);
  const page = await browser.openAs(admin);
  await page.goto(`${service.address}/admin/api-keys`);
  const row = page.getByRole('row', { name: /Orphan/ }).first();
  await row.getByText('None yet: all owners of the tenant are accountable').waitFor();
  await row.getByRole('button', { name: 'Claim Orphan' }).click();
  await page.getByRole('dialog', { name: 'Claim Orphan?' }).getByRole('button', { name: 'Claim' }).click();
  await row.getByRole('button', { name: 'Give away Orphan' }).click();
  const giving = page.getByRole('dialog', { name: 'Give Orphan away' });
  await giving.getByRole('combobox', { name: 'New owner' }).click();
  await page.getByRole('option', { name: new RegExp(receiver.email) }).click();
  await giving.getByRole('button', { name: 'Offer' }).click();
  await row.getByText(/^Offered to/).waitFor();

  const theirs = await browser.openAs(receiver);
  await theirs.goto(`${service.address}/admin/api-keys`);
  await theirs.getByRole('button', { name: 'Accept Orphan' }).click();
  await theirs.getByRole('dialog', { name: 'Accept Orphan' }).getByRole('button', { name: 'Accept' }).click();
  const showing = theirs.getByRole('dialog', { name: 'Secret of Orphan' });
  const secret = await showing.getByRole('textbox', { name: 'API key' }).inputValue();
  await showing.getByRole('button', { name: 'I have copied it' }).click();
  expect((await service.client(secret).listWorkItems()).status).toBe(200);
  expect((await service.client(token).listWorkItems()).status).toBe(401);
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
