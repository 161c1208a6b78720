import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import { activate, supportLimits } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';
import { definition } from '../support/workers.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const NO_DOLLARS = `@id("no-dollars") @reason("No dollars today.")
forbid (principal, action == Action::"execute", resource) when { context.currency == "USD" };`;

let service: TestService;
let browser: TestBrowser;
let tenantId: string;
let admin: TestPerson;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Opens the page of policies as a new person of a new tenant. */
async function openPolicies(role: RoleName = 'admin'): Promise<Page> {
  tenantId = await service.createTenant('Acme');
  admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
  const page = await browser.openAs(await TestPerson.create(service, [{ tenantId, role }]));
  await page.goto(`${service.address}/admin/policies`);
  await seeHeading(page, 'Policies');
  await page.getByRole('heading', { name: 'Shipped with the pack customer_support' }).waitFor();
  return page;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Policies' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const savedText = async () => (await admin.client(PolicyService).getPolicies({})).tenant?.text;

test('policies are validated without saving, saved, and still there after a reload', async () => {
  const page = await openPolicies();
  await page.getByText('Not written yet').waitFor();
  const packs = page.getByRole('main').getByRole('link', { name: 'Packs' });
  expect(await packs.getAttribute('href'), 'limits are changed there').toBe('/admin/packs');
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled(), 'there is nothing to save').toBe(true);

  await field(page).fill('@id("x") @reason("No.") permit (principal, action, resource);\nforbid (principal');
  await press(page, 'Validate');
  await page.getByRole('alert').filter({ hasText: 'not valid' }).waitFor();
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  await field(page).fill('@id("x") @reason("No.") permit (principal, action, resource);');
  expect(await page.getByRole('alert').count(), 'it was said of another text').toBe(0);
  await press(page, 'Save');
  await page.getByRole('alert').filter({ hasText: 'x: tenant policies may only forbid' }).waitFor();
  expect(await savedText()).toBe('');

  await field(page).fill(NO_DOLLARS);
  await press(page, 'Validate');
  await page.getByRole('status').filter({ hasText: 'These policies are valid' }).waitFor();
  expect(await savedText()).toBe('');
  await press(page, 'Save');
  await page.getByText('The policies are saved.').waitFor();
  await page.getByText(/^Version 1,/).waitFor();
  expect(await savedText()).toBe(NO_DOLLARS);
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await page.reload();
  await page.getByText(/^Version 1,/).waitFor();
  expect(await field(page).inputValue()).toBe(NO_DOLLARS);
});

test('the example that the page inserts is valid', async () => {
  const page = await openPolicies();
  await field(page).fill(
    '@id("none") @reason("Never.") forbid (principal, action == Action::"auto_approve", resource);',
  );
  await press(page, 'Add an example');
  await press(page, 'Validate');
  await page.getByRole('status').filter({ hasText: 'These policies are valid' }).waitFor();
  expect(await field(page).inputValue()).toMatch(/"none".*"no-dollars"/s);
  await press(page, 'Discard changes');
  expect(await field(page).inputValue()).toBe('');
});

test('policies that another person saved meanwhile are not overwritten unseen', async () => {
  const page = await openPolicies();
  await field(page).fill(NO_DOLLARS);
  const theirs = NO_DOLLARS.replaceAll('dollars', 'yen').replace('USD', 'JPY');
  await admin.client(PolicyService).writePolicies({ text: theirs, expectedVersion: 0n });
  await press(page, 'Save');
  await page.getByRole('alert').filter({ hasText: 'Somebody else has changed the policies' }).waitFor();
  expect(await page.getByRole('region', { name: 'Saved policies' }).innerText()).toContain('No yen today.');
  expect(await field(page).inputValue()).toBe(NO_DOLLARS);
  expect(await savedText()).toBe(theirs);
  await field(page).fill(`${theirs}\n${NO_DOLLARS}`);
  await press(page, 'Save');
  await page.getByText(/^Version 2,/).waitFor();
  expect(await savedText()).toBe(`${theirs}\n${NO_DOLLARS}`);
  expect(await page.getByText('Somebody else has changed the policies').count()).toBe(0);
});

test('the removal of a policy waits until another admin, who can read the old text, confirms the current version', async () => {
  const page = await openPolicies();
  const operator = { tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
  await service.services.identity.roleMaturity.change(operator, 7);
  const policies = admin.client(PolicyService);
  await policies.writePolicies({ text: NO_DOLLARS, expectedVersion: 0n });
  await policies.writePolicies({ text: '', expectedVersion: 1n });
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Some changes do not apply yet' });
  await notice.getByText('Another administrator has to confirm this.').waitFor();
  await press(page, 'Text before version 2');
  const before = page.getByRole('region', { name: 'Policies before version 2' });
  await before.waitFor();
  expect(await before.innerText()).toContain('No dollars today.');

  await policies.writePolicies({ text: NO_DOLLARS.replace('USD', 'JPY'), expectedVersion: 2n });
  await press(page, 'Confirm version 2');
  await page.getByText('The policies were not confirmed').waitFor();
  await press(page, 'Confirm version 3');
  await page.getByText('The policies are confirmed.').waitFor();
  await notice.waitFor({ state: 'detached' });
  expect((await policies.getPolicies({})).tenant?.waiting).toEqual([]);
});

test('everything that waits is on one page, until somebody independent confirms it', async () => {
  await openPolicies();
  const operator = { tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
  await service.services.identity.roleMaturity.change(operator, 7);
  const other = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
  const page = await browser.openAs(other);
  await page.goto(`${service.address}/admin/waiting-changes`);
  await page.getByText('Nothing waits', { exact: true }).waitFor();

  const { integrations } = service.services.integrations;
  const url = 'https://bank.example/do';
  await activate(admin, supportLimits('400.00'));
  await admin.client(PolicyService).writePolicies({ text: NO_DOLLARS, expectedVersion: 0n });
  await admin.client(PolicyService).writePolicies({ text: '', expectedVersion: 1n });
  await service.services.actions.operations.put(admin.in(tenantId), await definition(), 0);
  await integrations.create(admin.in(tenantId), { kind: 'webhook', name: 'Bank', settings: { url } });
  const invited = await TestPerson.invited(admin, Role.APPROVER);
  const hers = await browser.openAs(admin);
  await hers.goto(`${service.address}/admin/settings`);
  await hers.getByRole('textbox', { name: 'Days', exact: true }).fill('3');
  await press(hers, 'Save');
  await hers.getByText('The number of days waits for another admin.').waitFor();
  await page.reload();
  const rows = page.getByRole('table', { name: 'Changes that wait' }).getByRole('row');
  const rowOf = (kind: string) => rows.filter({ has: page.getByText(kind, { exact: true }) });
  await rowOf('Pack')
    .getByText(/activated revision 1 /)
    .waitFor();
  await rowOf('Operation')
    .getByText(/defined version 1 /)
    .waitFor();
  await rowOf('Integration')
    .getByText(/created it /)
    .waitFor();
  await rowOf('Role')
    .getByText(/gave the role approver /)
    .waitFor();
  expect(await rowOf('Role').innerText()).toContain(await invited.name());
  await rowOf('Settings')
    .getByText(/set 3 days /)
    .waitFor();
  expect(await rows.count()).toBe(1 + 6);
  expect(await rows.getByText('You', { exact: true }).count()).toBe(6);
  await page.getByRole('link', { name: 'The tenant’s policies' }).click();
  await seeHeading(page, 'Policies');
  await press(page, 'Confirm version 2');
  await page.getByText('The policies are confirmed.').waitFor();
  await page.goBack();
  await rowOf('Pack').waitFor();
  await rowOf('Policies').waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1 + 5);
  await page.getByRole('link', { name: 'Days until a role matures' }).click();
  await seeHeading(page, 'Settings');
  await judge(page);
  await press(page, 'Confirm 3 days');
  await page.getByText('You have set 3 days, too.').waitFor();
  await page.getByText('Fewer days do not apply yet').waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Days', exact: true }).inputValue()).toBe('3');

  const author = await browser.openAs(admin);
  await author.goto(`${service.address}/admin/waiting-changes`);
  await author.getByText('Somebody else', { exact: true }).first().waitFor();
  expect(await author.getByText('You', { exact: true }).count()).toBe(0);
  expect(browser.complaints).toEqual([]);
});

test('everybody can read the pack’s policies and schema, and nobody can change them here', async () => {
  const page = await openPolicies('viewer');
  await page.getByText('Limits are those of the packs.').waitFor();
  await page.getByText('There are none.').waitFor();
  await press(page, 'Policies');
  const text = page.getByRole('region', { name: 'Policies of customer_support' });
  await text.waitFor();
  expect(await text.innerText()).toContain('@id("no-self-approval")');
  await press(page, 'Schema: names that policies can use');
  await page.getByRole('region', { name: 'Schema of customer_support' }).getByText('entity Person').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Save|Validate|example/ }).count()).toBe(0);
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
