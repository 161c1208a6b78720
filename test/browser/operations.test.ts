import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { TestPerson } from '../support/people.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const fixture = (name: string) => readFile(path.resolve(import.meta.dirname, '../fixtures/operations', name), 'utf8');

let receiver: WebhookReceiver;
let service: TestService;
let browser: TestBrowser;
let tenantId: string;
let admin: TestPerson;
let member: TestPerson;
let approver: TestPerson;
let closeAccount: string;
let moveStock: string;
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.startOwn({ env: { WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true' } });
  browser = await TestBrowser.launch();
  [closeAccount, moveStock] = await Promise.all([fixture('x_close_account.yaml'), fixture('x_move_stock.yaml')]);
});
beforeEach(async () => {
  tenantId = await service.createTenant('Acme');
  [admin, member, approver] = await Promise.all([join('admin'), join('member'), join('approver')]);
  await admin.client(IntegrationService).createIntegration({
    name: 'Bank',
    provider: { case: 'webhook', value: { url: receiver.url('/actions') } },
  });
  receiver.received.length = 0;
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
  await receiver.stop();
});

const join = async (role: Role) => (await TestPerson.create(service, [{ tenantId, role }])).signIn();
const define = (text: string, expectedVersion = 0n) =>
  admin.client(OperationService).putOperation({ text, expectedVersion });
const button = (within: Locator | Page, name: string) => within.getByRole('button', { name: new RegExp(`^${name}`) });

async function openOperation(name?: string, person = admin): Promise<Page> {
  const page = await browser.openAs(person);
  await page.goto(`${service.address}/admin/operations${name === undefined ? '' : `/${name}`}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const definition = (page: Page) => page.getByRole('textbox', { name: 'Definition' });
const inOrder = (page: Page) => page.getByRole('status').filter({ hasText: 'This definition is valid' });

async function openWorkItem(): Promise<string> {
  const { workItem } = await member.client(WorkService).createWorkItem({ subject: 'Close my account' });
  return `${service.address}/packs/${workItem?.packKey}/work-items/${workItem?.workItemId}`;
}

async function watch(person: TestPerson, url: string): Promise<Page> {
  const page = await browser.openAs(person);
  await page.goto(url);
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();
  return page;
}

async function openForm(page: Page): Promise<Locator> {
  await button(page, 'New proposal').click();
  const form = page.getByRole('dialog', { name: 'New proposal' });
  await form.getByRole('combobox', { name: 'Integration' }).waitFor();
  return form;
}

async function choose(form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  await form.page().getByRole('option', { name: option, exact: true }).click();
}

/**
 * Returns labels and values of a list of details, in order: first the payload, then operation, integration, target and
 * hash.
 */
async function detailsOf(within: Locator): Promise<[label: string, value: string][]> {
  const [labels, values] = await Promise.all([
    within.locator('dt').allInnerTexts(),
    within.locator('dd').allInnerTexts(),
  ]);
  return labels.map((label, index) => [label.trim(), (values[index] ?? '').trim()]);
}

test('an operation that an admin defined is proposed with a form, approved field by field, and executed', async () => {
  const admins = await openOperation('new');
  await definition(admins).fill(closeAccount);
  await inOrder(admins).waitFor();
  await button(admins, 'Save').click();
  await seeHeading(admins, 'Closed account');
  receiver.reply(json(200, { closure_id: 'cl_17' }));
  const url = await openWorkItem();
  const members = await watch(member, url);
  const form = await openForm(members);
  await form.getByRole('textbox', { name: 'Account' }).waitFor();
  const labels = await form.locator('label').allInnerTexts();
  expect(labels.map((label) => label.replace(/\s*\*$/, '').trim())).toEqual([
    'Integration',
    'Account',
    'Closes on',
    'Reason',
    'Note',
    'Why it should be done',
  ]);
  await form.getByText('The account, as the bank names it.').waitFor();
  await form.getByRole('textbox', { name: 'Account' }).fill('1234');
  await form.getByLabel('Closes on').fill('2026-12-31');
  await form.getByRole('textbox', { name: 'Note' }).fill('Moves away.\nFor \u202eevil\u202c good.');
  await form.getByRole('textbox', { name: 'Why it should be done' }).fill('The customer has asked for it.');
  await button(form, 'Propose').click();
  await form.getByText(/^Reason is required|^Reason must/).waitFor();
  await choose(form, 'Reason', 'requested_by_customer');
  await button(form, 'Propose').click();
  await form.getByText(/^Account must/).waitFor();
  expect(await form.getByRole('textbox', { name: 'Account' }).getAttribute('aria-invalid')).toBe('true');
  await form.getByRole('textbox', { name: 'Account' }).fill('acc_1234');
  await button(form, 'Propose').click();
  await form.waitFor({ state: 'detached' });

  const approvers = await watch(approver, url);
  const card = approvers.getByRole('article');
  const fields: [string, string][] = [
    ['Account', 'acc_1234'],
    ['Closes on', '2026-12-31'],
    ['Reason', 'requested_by_customer'],
    ['Note', 'Moves away.\nFor [U+202E right-to-left override]evil[U+202C end of direction] good.'],
  ];
  await card.getByText('Closes on').waitFor();
  expect((await detailsOf(card)).slice(0, -4)).toEqual(fields);
  await button(card, 'Approve').click();
  const dialog = approvers.getByRole('dialog', { name: 'Approve this action?' });
  await dialog.getByText('Closes on').waitFor();
  expect((await detailsOf(dialog)).slice(0, -4)).toEqual(fields);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await button(members.getByRole('article'), 'Execute').click();
  await members.getByRole('dialog').getByRole('button', { name: 'Execute', exact: true }).click();
  await members.getByRole('article').getByText('Executed', { exact: true }).waitFor();
  await members.getByRole('article').getByText('Closure id').waitFor();
  const record = await detailsOf(members.getByRole('article'));
  expect(record).toEqual(
    expect.arrayContaining([
      ['Status', 'Done by the provider'],
      ['Closure id', 'cl_17'],
    ]),
  );
  expect(receiver.received).toHaveLength(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ payload: { note: expect.any(String) } });
});

test('the form asks for numbers, choices and nested values, and drops none of them silently', async () => {
  await define(moveStock);
  const url = await openWorkItem();
  const page = await watch(member, url);
  const form = await openForm(page);
  const from = form.getByRole('textbox', { name: 'Warehouse (from_warehouse)' });
  await from.fill('North');
  await form.getByRole('textbox', { name: 'Quantity' }).fill('12.5');
  await form.getByRole('textbox', { name: 'Weight' }).fill('2.5');
  await choose(form, 'Urgent', 'No');
  const crates = form.getByRole('textbox', { name: 'Crates' });
  await crates.fill('[{"code": "c1"}, ');
  await form.getByRole('textbox', { name: 'Why it should be done' }).fill('It is needed there.');
  await button(form, 'Propose').click();
  await form.getByText('Quantity must be a whole number, such as 25.').waitFor();
  await form.getByText(/^Crates is not JSON/).waitFor();
  await form.getByRole('textbox', { name: 'Quantity' }).fill('12');
  await crates.fill('[{"code": "c1"}, {"code": "x"}]');
  await button(form, 'Propose').click();
  await form.getByText(/^Crates, \[?1\]?\.code: /).waitFor();
  await crates.fill('[{"code": "c1"}, {"code": "c2"}]');
  await button(form, 'Propose').click();
  await form.waitFor({ state: 'detached' });
  const card = page.getByRole('article');
  await card.getByText('Warehouse (from_warehouse)').waitFor();
  expect((await detailsOf(card)).slice(0, -4)).toEqual([
    ['Warehouse (from_warehouse)', 'North'],
    ['Quantity', '12'],
    ['Weight', '2.5'],
    ['Urgent', 'No'],
    ['Crates', '[{"code":"c1"},{"code":"c2"}]'],
  ]);
});

test('a proposal under an earlier version shows its fields by their names', async () => {
  await define(closeAccount);
  const url = await openWorkItem();
  const page = await watch(member, url);
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Account' }).fill('acc_1234');
  await form.getByLabel('Closes on').fill('2026-12-31');
  await choose(form, 'Reason', 'inactive');
  await form.getByRole('textbox', { name: 'Why it should be done' }).fill('Nobody uses it.');
  await button(form, 'Propose').click();
  await form.waitFor({ state: 'detached' });
  await define(closeAccount.replace('account_id: Account', 'account_id: Another thing'), 1n);
  await page.reload();
  const card = page.getByRole('article');
  await card.getByText('Account id').waitFor();
  const details = new Map(await detailsOf(card));
  expect([...details.keys()].slice(0, -4).toSorted()).toEqual(['Account id', 'Closes on', 'Reason']);
  expect(details.get('Account id')).toBe('acc_1234');
  expect(await page.getByText('Another thing').count()).toBe(0);
});

test('a definition is validated and previewed while it is written, and can be saved only when it is valid', async () => {
  const page = await openOperation();
  await page.getByRole('row', { name: /Refund/ }).waitFor();
  await page.getByRole('link', { name: 'New operation' }).click();
  await seeHeading(page, 'New operation');
  expect(await button(page, 'Save').isDisabled()).toBe(true);
  await button(page, 'Start with an example').click();
  await inOrder(page).waitFor();
  const preview = page.getByRole('region', { name: 'Form preview' });
  await preview.getByRole('textbox', { name: 'Account' }).fill('acc_1');
  await preview.getByRole('combobox', { name: 'System' }).waitFor();
  expect((await admin.client(OperationService).listOperations({})).operations).toHaveLength(2);

  const example = await definition(page).inputValue();
  await definition(page).fill(example.replace('type: integer', 'type: whole').replace('/system}', '/sistem}'));
  const wrong = page.getByRole('status').filter({ hasText: 'This definition is not valid' });
  await wrong.getByText('payload_schema.properties.days.type').waitFor();
  expect(await definition(page).getAttribute('aria-invalid')).toBe('true');
  expect(await button(page, 'Save').isDisabled()).toBe(true);
  expect(await preview.getByRole('textbox').count(), 'the preview is of what was in order').toBe(0);

  await definition(page).fill(example.replace('title: Granted access', 'title: Access for a while'));
  await inOrder(page).waitFor();
  await button(page, 'Save').click();
  await seeHeading(page, 'Access for a while');
  await page.getByText(/^1, by /).waitFor();
  expect(await button(page, 'Save').isDisabled(), 'there is nothing to save').toBe(true);
  await page.getByRole('link', { name: 'All operations' }).click();
  const row = page.getByRole('row', { name: /Access for a while/ });
  expect(await row.innerText()).toMatch(/x_grant_access\s+1\s+Active\s+High\s+Webhook/);
});

test('a version that another person saved meanwhile is not overwritten unseen', async () => {
  await define(closeAccount);
  const page = await openOperation('x_close_account');
  const mine = closeAccount.replace('title: Closed account', 'title: Mine');
  const theirs = closeAccount.replace('title: Closed account', 'title: Theirs');
  await definition(page).fill(mine);
  await inOrder(page).waitFor();
  await define(theirs, 1n);
  await button(page, 'Save').click();
  await page.getByRole('alert').filter({ hasText: 'Somebody else has changed the operation' }).waitFor();
  expect(await page.getByRole('region', { name: 'Saved definition' }).innerText()).toContain('title: Theirs');
  expect(await definition(page).inputValue()).toBe(mine);
  await button(page, 'Save').click();
  await seeHeading(page, 'Mine');
  await page.getByText(/^3, by /).waitFor();
  expect(await page.getByText('Somebody else has changed').count()).toBe(0);

  await definition(page).fill(mine.replace('x_close_account', 'x_open_account'));
  await page.getByRole('status').filter({ hasText: 'This is another operation' }).waitFor();
  expect(await button(page, 'Save').isDisabled()).toBe(true);
  const another = await openOperation('new');
  await definition(another).fill(theirs);
  await inOrder(another).waitFor();
  await button(another, 'Save').click();
  await another.getByRole('alert').filter({ hasText: 'An operation of this name already exists' }).waitFor();
  await another.getByRole('link', { name: 'write a new version of x_close_account' }).click();
  await seeHeading(another, 'Mine');
});

test('a retired operation cannot be proposed until its definition is saved again', async () => {
  await define(closeAccount);
  const page = await openOperation('x_close_account');
  await button(page, 'Retire').click();
  const dialog = page.getByRole('dialog', { name: 'Retire Closed account?' });
  await dialog.getByRole('button', { name: 'Retire', exact: true }).click();
  await page.getByText('Retired', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await button(page, 'Retire').count()).toBe(0);
  const members = await watch(member, await openWorkItem());
  const form = await openForm(members);
  await form.getByText('no operation is defined for it').waitFor();
  await inOrder(page).waitFor();
  await button(page, 'Save').click();
  await page.getByText(/^2, by /).waitFor();
  await page.getByText('Active', { exact: true }).waitFor();
});

test('a version waits until another admin confirms it on its page', async () => {
  const operator = { tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
  const other = await join('admin');
  await service.services.identity.roleMaturity.change(operator, 7);
  await define(closeAccount);
  const page = await openOperation('x_close_account', other);
  const notice = page.getByRole('status').filter({ hasText: 'This version does not apply yet' });
  await notice.getByText('Another administrator has to confirm this.').waitFor();
  await button(page, 'Confirm version 1').click();
  await notice.waitFor({ state: 'detached' });
  const { operation } = await admin.client(OperationService).getOperation({ operation: 'x_close_account' });
  expect(operation?.waiting).toBeUndefined();
});

test('a person who may not define operations can read them', async () => {
  await define(closeAccount);
  const page = await openOperation(undefined, member);
  await page.getByRole('link', { name: 'Closed account' }).click();
  await seeHeading(page, 'Closed account');
  expect(await page.getByRole('region', { name: 'Definition' }).last().innerText()).toContain('x_close_account');
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Save|Retire|Confirm|Begin/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'All operations' }).click();
  await page.getByRole('link', { name: 'Refund' }).click();
  await page.getByRole('region', { name: 'Schema of payloads' }).getByText('order_id').first().waitFor();
  expect(await page.getByRole('link', { name: 'New operation' }).count()).toBe(0);
  await page.goto(`${service.address}/admin/operations/new`);
  await page.getByText('You need the role admin').waitFor();
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
