import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Role as WireRole } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser, workItemUrl } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
let tenantId: string;
let workItem: { pack_key: string; work_item_id: string };
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Acme');
  const { client } = await service.createKey(tenantId, ['work.write']);
  workItem = (await client.createWorkItem({ subject: 'Where is my parcel?' })).body;
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function openAsNew(role: Role, path: string) {
  const person = await TestPerson.create(service, [{ tenantId, role }]);
  const page = await browser.openAs(person);
  await page.goto(`${service.address}${path}`);
  return page;
}

/** Matches the names of controls that change something. */
const WRITE_CONTROLS =
  /new workitem|^status|edit|send|assignee|priority|invite|remove|role of|revoke|rotate|propos|approve|reject|execute|dry run|settle|switch|integration|save|validate/i;

test('a viewer sees work and people, and no controls to change them', async () => {
  const page = await openAsNew('viewer', '/work');
  await page.getByRole('link', { name: 'Where is my parcel?' }).click();
  await seeHeading(page, 'Where is my parcel?');
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();
  await expectNoControls(page);
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('link', { name: 'Members' }).click();
  await seeHeading(page, 'Members');
  await page.getByRole('row').nth(1).waitFor();
  await expectNoControls(page);
  expect(await page.getByText('Pending invitations').count()).toBe(0);
});

async function expectNoControls(page: Awaited<ReturnType<typeof openAsNew>>): Promise<void> {
  for (const role of ['button', 'combobox', 'textbox'] as const) {
    const found = await page.getByRole(role, { name: WRITE_CONTROLS }).allInnerTexts();
    expect(found, `${role} on ${page.url()}`).toEqual([]);
  }
}

test('a member can work on WorkItems', async () => {
  const page = await openAsNew('member', new URL(workItemUrl(service, workItem)).pathname);
  await page.getByRole('button', { name: 'Status: New. Change' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Your message' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(1);
});

test('a viewer has no page of API keys', async () => {
  const page = await openAsNew('viewer', '/admin/api-keys');
  const called: string[] = [];
  page.on('request', (request) => called.push(request.url()));
  await seeHeading(page, 'API keys');
  await page.getByText('You need the role member').waitFor();
  expect(await page.getByRole('link', { name: 'API keys' }).count()).toBe(0);
  expect(called.filter((url) => url.includes('IdentityService'))).toEqual([]);
});

test.each(['member', 'approver'] as const)('a %s sees their own API keys and cannot create any', async (role) => {
  const page = await openAsNew(role, '/admin/api-keys');
  await seeHeading(page, 'API keys');
  await page.getByText('You own no API keys').waitFor();
  expect(await page.getByRole('button', { name: 'New API key' }).count()).toBe(0);
});

test('an admin grants and removes roles, but not those of owners', async () => {
  const owner = await TestPerson.create(service, [{ tenantId, role: 'owner' }]);
  const viewer = await TestPerson.create(service, [{ tenantId, role: 'viewer' }]);
  const page = await openAsNew('admin', '/admin/members');
  const rowOf = (person: TestPerson) => page.getByRole('row', { name: new RegExp(person.email) });
  await rowOf(owner).waitFor();
  expect(await rowOf(owner).getByRole('button').count()).toBe(0);
  expect(await rowOf(owner).getByRole('combobox').count()).toBe(0);

  await rowOf(viewer)
    .getByRole('combobox', { name: /^Role of/ })
    .click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Viewer', 'Member', 'Approver', 'Admin']);
  await page.getByRole('option', { name: 'Member' }).click();
  await page.getByText(/is member from now on/).waitFor();
  await rowOf(viewer)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await rowOf(viewer).waitFor({ state: 'detached' });
});

test('a person who loses a role loses its controls at the next refusal, without a reload', async () => {
  const person = await TestPerson.create(service, [{ tenantId, role: 'member' }]);
  const owner = await TestPerson.create(service, [{ tenantId, role: 'owner' }]);
  const page = await browser.openAs(person);
  await page.goto(workItemUrl(service, workItem));
  const composer = page.getByRole('textbox', { name: 'Your message' });
  await composer.fill('Too late');
  await owner.signIn();
  await demote(owner, person);
  await page.getByRole('button', { name: 'Send' }).click();
  await composer.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /^Status/ }).count()).toBe(0);
});

async function demote(owner: TestPerson, person: TestPerson): Promise<void> {
  await owner.client(MemberService).updateMemberRole({ personId: person.personId, role: WireRole.VIEWER });
}

test('a person without a tenant is told so', async () => {
  const page = await browser.openAs(await TestPerson.create(service));
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'You belong to no tenant');
  expect(await page.getByRole('link').count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await seeHeading(page, 'Sign in');
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
