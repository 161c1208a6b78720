/** Pages that administrators use to manage the tenant: set-up steps, agents, sessions, notifications and settings. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Role as WireRole } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { AgentEndpoint, IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

/** Viewport of a 1280 px wide page at 400 % zoom (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
const VIEWS = [{ colorScheme: 'dark' }, { viewport: NARROWEST }] as const;

let service: TestService;
let browser: TestBrowser;
let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
});
beforeEach(async () => {
  tenantId = await service.createTenant('Acme');
  ada = await personOf('owner');
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const personOf = async (role: Role) => (await TestPerson.create(service, [{ tenantId, role }])).signIn();
const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true });

async function open(path: string, by = ada, options = {}): Promise<Page> {
  const page = await browser.openAs(by, options);
  await page.goto(`${service.address}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('an owner sees the set-up steps of a new tenant, sees a step done on the next page, and turns off the reminder', async () => {
  const page = await open('/admin');
  await seeHeading(page, 'Set-up');
  await page.getByText('A second approver is needed', { exact: true }).waitFor();
  const line = page.getByRole('link', { name: /^Set-up: 0 of 5 done/ });
  await line.waitFor();
  await judge(page);
  await page.getByRole('link', { name: 'Make a key' }).click();
  await seeHeading(page, 'API keys');
  await service.createKey(tenantId, ['work.read']);
  await page.getByRole('link', { name: 'Members' }).click();
  // The heading of a page that has arrived takes the focus, even from the line in the navigation.
  await page.locator('h1:focus', { hasText: 'Members' }).waitFor();
  const next = page.getByRole('link', { name: /^Set-up: 1 of 5 done.*Next: a second approver/ });
  await next.focus();
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Set-up');
  const steps = page.getByRole('listitem');
  expect(await steps.getByText('Done', { exact: true }).count()).toBe(1);
  await button(page, 'Do not remind us').click();
  await page.getByText(/has dismissed the remaining steps/).waitFor();
  expect(await page.getByRole('link', { name: /^Set-up:/ }).count()).toBe(0);
  await button(page, 'Remind us again').click();
  await next.waitFor();
  for (const view of VIEWS) {
    const other = await open('/admin', ada, view);
    await other.getByText('A second approver', { exact: true }).waitFor();
    await judge(other);
  }
  const member = await open('/admin', await personOf('member'));
  await seeHeading(member, 'Members');
  expect(await member.getByRole('link', { name: /^Set-up:/ }).count(), 'who can do none of it').toBe(0);
  expect(browser.complaints).toEqual([]);
});

test('an admin sees what agents may do and when they last did something, and revokes a delegation', async () => {
  const bob = await personOf('approver');
  const issue = (agent: string, scopes: string[]) =>
    bob.client(IdentityService).issueAgentDelegation({ agent, scopes, endpoints: [AgentEndpoint.MCP] });
  const { token } = await issue('triage \u05d0\u05d1', ['agent.work.read', 'agent.actions.propose']);
  service.keepSecret('delegation token', token);
  await service.services.identity.delegations.authenticate(token, 'mcp');
  await service.createKey(tenantId, ['work.read', 'work.actions'], { name: 'Night watch' });
  await service.createKey(tenantId, ['catalog.read'], { name: 'Data only' });
  const page = await open('/admin/agents');
  await seeHeading(page, 'Agents');
  const row = page.getByRole('row', { name: /triage/ });
  await row.getByText('Read work, propose actions', { exact: true }).waitFor();
  await row.getByText('now', { exact: true }).waitFor();
  const key = page.getByRole('row', { name: /Night watch/ });
  await key.getByText(/^Read work, propose actions, execute what is approved/).waitFor();
  expect(await page.getByText('Data only').count(), 'a key that opens no door of agents').toBe(0);
  await judge(page);
  for (const view of VIEWS) {
    const other = await open('/admin/agents', ada, view);
    await other.getByText(/triage/).waitFor();
    await judge(other);
  }
  const own = await open('/admin/agents', bob);
  await own.getByText('No active key can be used by agents.').waitFor();
  await own.getByText(/triage/).waitFor();
  await row.getByRole('button', { name: /^Revoke triage/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Revoke triage/ });
  await judge(page);
  await button(dialog, 'Revoke').click();
  await page.getByText(/^No agent acts for a person/).waitFor();
  await expect(service.services.identity.delegations.authenticate(token, 'mcp')).rejects.toMatchObject({
    code: 'authentication_error',
  });
  await page.getByRole('switch', { name: 'Show ended ones' }).press('Space');
  await page
    .getByRole('row', { name: /triage/ })
    .getByText('Revoked', { exact: true })
    .waitFor();
  expect(browser.complaints).toEqual([]);
});

test('a viewer delegates to an agent no more than their own permissions, and sees the token once', async () => {
  const vic = await personOf('viewer');
  const page = await open('/admin/agents', vic, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByText(/^No agent acts for you/).waitFor();
  expect(await button(page, 'New API key').count(), 'who makes no keys').toBe(0);
  await button(page, 'Delegate to an agent').focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New delegation' });
  await form.getByRole('checkbox').first().waitFor();
  expect(await form.getByRole('group', { name: 'Permissions' }).getByRole('checkbox').count()).toBe(2);
  await judge(page);
  await page.setViewportSize(NARROWEST);
  await judge(page);
  await form.getByRole('textbox', { name: 'Agent' }).focus();
  await page.keyboard.type('\u05d0\u05d1 <b>triage</b>');
  await button(form, 'Delegate').click();
  await form.getByText(/^Permissions must/).waitFor();
  await form.getByRole('checkbox', { name: 'Read work' }).press('Space');
  await button(form, 'Delegate').click();
  const dialog = page.getByRole('dialog', { name: /^Secret of/ });
  await dialog.getByText(/valid at MCP, until/).waitFor();
  await judge(page);
  await button(dialog, 'Copy').click();
  await button(dialog, 'Copied').waitFor();
  const token = await page.evaluate<string>('navigator.clipboard.readText()');
  service.keepSecret('delegation token', token);
  await button(dialog, 'I have copied it').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(token);
  const authenticated = await service.services.identity.delegations.authenticate(token, 'mcp');
  expect([...authenticated.scopes]).toEqual(['agent.work.read']);
  await expect(service.services.identity.delegations.authenticate(token, 'a2a')).rejects.toThrow();
  await page.getByRole('listitem').filter({ hasText: '<b>triage</b>' }).getByText('Live', { exact: true }).waitFor();
  expect(browser.complaints.filter((one) => !/status of 400/.test(one))).toEqual([]);
});

test('an admin creates an API key on the agents page, and a person who meanwhile lost their role is refused a delegation', async () => {
  const page = await open('/admin/agents');
  await page.getByText('No active key can be used by agents.').waitFor();
  await button(page, 'New API key').click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Night watch');
  expect(await form.getByRole('checkbox', { name: 'work.read' }).isChecked()).toBe(true);
  await button(form, 'Create').click();
  const dialog = page.getByRole('dialog', { name: 'Secret of Night watch' });
  service.keepSecret('API key', await dialog.getByRole('textbox', { name: 'API key' }).inputValue());
  await button(dialog, 'I have copied it').click();
  await page
    .getByRole('row', { name: /Night watch/ })
    .getByText('Read work', { exact: true })
    .waitFor();

  const bob = await personOf('member');
  const other = await open('/admin/agents', bob);
  await button(other, 'New delegation').click();
  const lending = other.getByRole('dialog', { name: 'New delegation' });
  await lending.getByRole('textbox', { name: 'Agent' }).fill('triage');
  await lending.getByRole('checkbox', { name: 'Propose actions' }).check();
  await ada.client(MemberService).updateMemberRole({ personId: bob.personId, role: WireRole.VIEWER });
  await button(lending, 'Delegate').click();
  await lending.getByRole('alert').waitFor();
  expect((await ada.client(IdentityService).listAgentDelegations({})).delegations).toEqual([]);
});

test('people end their other sessions, an admin ends those of a member, and the member’s open page asks to sign in', async () => {
  const bob = await personOf('member');
  const elsewhere = await new TestPerson(service, bob).signIn();
  const page = await open('/work', bob);
  await page.getByRole('button', { name: /: account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sessions' }).click();
  await seeHeading(page, 'Your sessions');
  await page.getByRole('button', { name: 'Sign out Unknown browser', exact: true }).waitFor();
  await judge(page);
  await button(page, 'Sign out all others').click();
  await page.getByText('1 session has ended.').waitFor();
  await expect(elsewhere.client(SessionService).getSession({})).rejects.toThrow();

  const members = await open('/admin/members');
  const name = `Person ${bob.email.slice(0, 5)}`;
  await members.getByRole('button', { name: `Sessions of ${name}` }).click();
  const dialog = members.getByRole('dialog', { name: `Sessions of ${name}` });
  await dialog.getByText('Unknown browser').waitFor();
  await judge(members);
  const theirs = await open('/admin/members', bob);
  await button(dialog, 'Sign out everywhere').click();
  await members.getByText(`${name} has to sign in again.`).waitFor();
  // The page may already have noticed through its stream.
  const [next, form] = [theirs.getByRole('link', { name: 'Agents' }), theirs.getByRole('heading', { name: 'Sign in' })];
  await next.or(form).first().click();
  await seeHeading(theirs, 'Sign in');
  const narrow = await open('/account/sessions', ada, { viewport: NARROWEST, colorScheme: 'dark' });
  await narrow.getByText('This one').waitFor();
  await judge(narrow);
  expect(browser.complaints).toEqual([]);
});

test('people choose which mail they get and whether they get cards in chat, and both choices survive a reload', async () => {
  const page = await open('/work', await personOf('approver'), { viewport: NARROWEST, colorScheme: 'dark' });
  await page.getByRole('button', { name: /: account$/ }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  await seeHeading(page, 'Your notifications');
  await page.getByText('This service sends no mail').waitFor();
  expect(await page.getByRole('radio', { name: 'As it happens' }).isChecked()).toBe(true);
  await judge(page);
  await page.getByRole('radio', { name: 'Once a day' }).check();
  await page.getByText('Your choice is saved.').waitFor();
  await page.reload();
  await page.getByText('No chat account of yours is linked').waitFor();
  expect(await page.getByRole('radio', { name: 'Once a day' }).isChecked()).toBe(true);
  const cards = page.getByRole('switch', { name: 'Cards in the chat' });
  expect(await cards.isChecked()).toBe(false);
  await cards.check();
  await page.getByText('Your choice is saved.').waitFor();
  await page.reload();
  await page.getByText('No chat account of yours is linked').waitFor();
  expect(await page.getByRole('radio', { name: 'Once a day' }).isChecked()).toBe(true);
  expect(await cards.isChecked()).toBe(true);
  await judge(page);
  expect(browser.complaints).toEqual([]);
});

test('an approver enters an absence and a stand-in, and the stand-in sees it', async () => {
  const [bob, carol] = [await personOf('approver'), await personOf('approver')];
  const [away, standing] = [`Person ${bob.email.slice(0, 5)}`, `Person ${carol.email.slice(0, 5)}`];
  const page = await open('/account/notifications', bob, { viewport: NARROWEST });
  const section = page.getByRole('region', { name: 'Away' });
  await section.getByRole('combobox', { name: 'Stand-in' }).click();
  await page.getByRole('option', { name: standing }).click();
  await section.getByLabel('Until').fill('2020-01-01T10:00');
  await button(page, 'Set absence').click();
  await section.getByText(/must be later than from/).waitFor();
  await judge(page);
  const tomorrow = new Date(Date.now() + 30 * 60 * 60_000).toISOString().slice(0, 16);
  await section.getByLabel('Until').fill(tomorrow);
  await page.keyboard.press('Enter');
  await section.getByText(`${standing} stands in for you.`).waitFor();
  await judge(page);
  const theirs = await open('/account/notifications', carol, { colorScheme: 'dark' });
  await theirs.getByText(`You stand in for ${away}`).waitFor();
  await judge(theirs);
  // On a narrow window, a notification covers the button. It closes itself unless the pointer is over it.
  await page.mouse.move(0, 0);
  await button(page, 'End absence').click();
  await button(page, 'Set absence').waitFor();
  expect(browser.complaints).toEqual([]);
});

test('an admin changes the tenant’s name and time zone for everybody, and a viewer only reads the settings', async () => {
  const page = await open('/admin/settings');
  await seeHeading(page, 'Settings');
  await judge(page);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  expect(await button(page, 'Rename').isDisabled()).toBe(true);
  await name.fill('Acme Ltd');
  await page.keyboard.press('Enter');
  await page.getByText('The name was changed.').waitFor();
  await page.getByRole('banner').getByText('Acme Ltd').waitFor();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('Kiritimati');
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click();
  await button(page, 'Set time zone').click();
  await page.getByText('The time zone was changed.').waitFor();
  const decisions = await open('/approvals/decisions');
  await decisions.getByText('Days in Pacific/Kiritimati').waitFor();
  const viewer = await open('/admin/settings', await personOf('viewer'), { viewport: NARROWEST, colorScheme: 'dark' });
  await viewer.getByText('New approvers wait').waitFor();
  await viewer.getByText('Pacific/Kiritimati').waitFor();
  expect(await viewer.getByRole('button', { name: 'Rename' }).count()).toBe(0);
  await judge(viewer);
  expect(browser.complaints).toEqual([]);
});
