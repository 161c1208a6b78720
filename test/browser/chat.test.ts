import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  IntegrationKind,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { personPrincipal } from '../../src/call-context.ts';
import { permissionsOfRole } from '../../src/identity/permissions.ts';
import type { Role } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { newChatId } from '../support/fake-chat.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { countInMemory, everythingKept, seeHeading, signInByForm, TestBrowser } from './browser.ts';

const INSTALL_PATH = '/api/v1/integrations/chat/oauth/start';

let chat: ChatDesk;
let browser: TestBrowser;
let tenantId: string;
beforeAll(async () => {
  chat = await ChatDesk.openOwn();
  browser = await TestBrowser.launch();
  tenantId = await chat.service.createTenant('Acme');
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await chat.close();
});

async function openChat(role: Role, query = '', tenant = tenantId): Promise<Page> {
  const page = await browser.openAs(await TestPerson.create(chat.service, [{ tenantId: tenant, role }]));
  await page.goto(`${chat.service.address}/admin/chat${query}`);
  await seeHeading(page, 'Chat');
  return page;
}

test('an admin starts an installation at the platform', async () => {
  const page = await openChat('admin');
  await page.getByText('The app is not installed in any workspace yet.').waitFor();
  const install = page.getByRole('link', { name: 'Install in a workspace' });
  expect(await install.getAttribute('href')).toBe(INSTALL_PATH);
  const authorize = chat.service.env['WORKGATE_CHAT_AUTHORIZE_URL'] ?? '';
  await install.click();
  await page.waitForURL((url) => url.href.startsWith(authorize));
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('scope')).toBe('commands');
  expect(asked.get('state')).toMatch(/^ey/);
});

test('signing in at the install link continues the installation, and signing in again by the same URL does not start another', async () => {
  const authorize = chat.service.env['WORKGATE_CHAT_AUTHORIZE_URL'] ?? '';
  const person = await TestPerson.create(chat.service, [{ tenantId, role: 'admin' }]);
  const page = await browser.open();
  await page.goto(`${chat.service.address}${INSTALL_PATH}`);
  await seeHeading(page, 'Sign in');
  const signInAddress = page.url();
  await signInByForm(page, person);
  await page.waitForURL((url) => url.href.startsWith(authorize));
  await page.goto(signInAddress);
  await seeHeading(page, 'Chat');
  expect(new URL(page.url()).pathname).toBe('/admin/chat');
});

test.each([
  ['ok', 'The app is installed', 'status'],
  ['denied', 'The app was not installed', 'alert'],
  ['expired', 'The installation took too long', 'alert'],
  ['failed', 'The app was not installed', 'alert'],
] as const)('the outcome of an installation is shown: %s', async (outcome, title, role) => {
  const page = await openChat('admin', `?chat_install=${outcome}`);
  const told = page.getByRole(role).filter({ hasText: title });
  await told.waitFor();
  await told.getByRole('button', { name: 'Close' }).click();
  await told.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('any other outcome in the URL is ignored', async () => {
  const page = await openChat('admin', '?chat_install=%3Cb%3Eowned');
  await page.getByRole('heading', { name: 'Workspaces' }).waitFor();
  expect(await page.getByText('owned').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an admin stores a bot token, which is never shown again, and the workspace is ready for posting', async () => {
  const workspace = chat.platform.workspace({ teamName: 'Acme workspace' });
  const lacking = chat.platform.issueToken(workspace, ['commands']);
  const token = chat.platform.issueToken(workspace);
  const page = await openChat('admin');
  await page.getByRole('button', { name: 'Store a bot token' }).click();
  const form = page.getByRole('dialog', { name: 'Store a bot token' });
  const field = form.getByLabel(/^Bot token/);
  expect(await field.getAttribute('type')).toBe('password');
  await form.getByRole('textbox', { name: 'Workspace' }).fill(newChatId('T'));
  await field.fill(lacking);
  await form.getByRole('button', { name: 'Store' }).click();
  await form.getByText('Workspace does not match the workspace of the token.').waitFor();
  await form.getByText('Bot token lacks the scope chat:write.').waitFor();
  await form.getByRole('textbox', { name: 'Workspace' }).fill(workspace.teamId);
  await field.fill(token);
  await form.getByRole('button', { name: 'Store' }).click();
  await form.waitFor({ state: 'detached' });

  const row = page.getByRole('row', { name: /Acme workspace/ });
  await row.getByText('Ready', { exact: true }).waitFor();
  await row.getByText('Installed', { exact: true }).waitFor();
  await row.getByText('Bot token: commands, chat:write').waitFor();
  expect(await everythingKept(page)).not.toContain(token);
  await expect.poll(() => countInMemory(page, token), { timeout: 15_000 }).toBe(0);
  expect(chat.service.output).not.toContain(token);
});

test('a workspace that is not ready for posting shows what is missing', async () => {
  const tenant = await chat.service.createTenant();
  const oauthOnly = await chat.connect({ tenantId: tenant, teamName: 'By OAuth' });
  const gone = await chat.connect({ tenantId: tenant, teamName: 'Removed one' });
  expect((await chat.event(gone, { type: 'app_uninstalled' })).status).toBe(200);
  const page = await openChat('admin', '', tenant);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await row(oauthOnly.workspace.teamName).getByText('Not ready: no bot token is stored.').waitFor();
  await row('Removed one').getByText('Not ready: the app is not installed, or the integration is off.').waitFor();
  await row('Removed one').getByText('Removed', { exact: true }).waitFor();
});

test('an admin maps a channel, turns it off and on, and removes it', async () => {
  const pageId = newChatId('C');
  const page = await openChat('admin');
  await page.getByRole('button', { name: 'Map a channel' }).click();
  const form = page.getByRole('dialog', { name: 'Map a channel' });
  expect(await form.getByRole('combobox', { name: 'Workspace' }).inputValue()).toBe('Acme workspace');
  await form.getByRole('textbox', { name: 'Channel' }).fill(pageId);
  await form.getByRole('combobox', { name: 'Queue' }).click();
  await page.getByRole('option', { name: 'general' }).click();
  await form.getByRole('button', { name: 'Map' }).click();
  await form.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: new RegExp(pageId) });
  await row.getByText('customer_support, queue general').waitFor();
  await row.getByText('Acme workspace').waitFor();

  await row.getByRole('button', { name: `Switch off ${pageId}` }).click();
  await row.getByText('Off', { exact: true }).waitFor();
  await row.getByRole('button', { name: `Switch on ${pageId}` }).click();
  await row.getByText('On', { exact: true }).waitFor();
  await row.getByRole('button', { name: `Remove ${pageId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${pageId}?` });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByText('No channel is mapped yet.').waitFor();
});

test('a viewer sees the workspaces and no controls to change them', async () => {
  const page = await openChat('viewer');
  await page.getByRole('row', { name: /Acme workspace/ }).waitFor();
  expect(await page.getByRole('button', { name: /Store|Map|Switch|Remove/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Install in a workspace' }).count()).toBe(0);
});

test('a member proposes a message on the page of a WorkItem, and its card shows all of the message', async () => {
  const member = await (await TestPerson.create(chat.service, [{ tenantId, role: 'member' }])).signIn();
  const { workItem } = await member.client(WorkService).createWorkItem({ subject: 'Order 1234' });
  const page = await browser.openAs(member);
  await page.goto(`${chat.service.address}/packs/${workItem?.packKey}/work-items/${workItem?.workItemId}`);
  await page.getByRole('button', { name: 'New proposal' }).click();
  const form = page.getByRole('dialog', { name: 'New proposal' });
  expect(await form.getByRole('combobox', { name: 'Integration' }).inputValue()).toBe('Acme workspace');
  await form.getByRole('textbox', { name: 'Channel' }).fill('C024BE91L');
  await form.getByRole('textbox', { name: 'Text' }).fill('It is <settled>.\nSee order 1234.');
  await form.getByRole('textbox', { name: 'Why it should be done' }).fill('The team waits.');
  await form.getByRole('button', { name: 'Propose' }).click();
  await form.waitFor({ state: 'detached' });
  const card = page.getByRole('listitem').filter({ hasText: 'Chat message' });
  await card.getByText('Waiting for approval').waitFor();
  const shown = await card.innerText();
  for (const text of [
    'chat_post_message',
    'C024BE91L',
    'It is <settled>.\nSee order 1234.',
    'messages-need-a-person',
  ]) {
    expect(shown).toContain(text);
  }
});

test('a message with characters that reverse text is shown in its real order where it is approved', async () => {
  const [member, approver] = await Promise.all(
    (['member', 'approver'] as const).map(async (role) =>
      (await TestPerson.create(chat.service, [{ tenantId, role }])).signIn(),
    ),
  );
  if (member === undefined || approver === undefined) throw new Error('nobody');
  const { workItem } = await member.client(WorkService).createWorkItem({ subject: 'Order 1235' });
  const { integrations } = await member.client(IntegrationService).listIntegrations({});
  const { proposal } = await member.client(ActionService).createActionProposal({
    workItemId: workItem?.workItemId ?? '',
    integrationId: integrations.find(({ kind }) => kind === IntegrationKind.CHAT)?.integrationId ?? '',
    approvalReason: 'The team \u202ewaits.',
    payload: { case: 'chatPostMessage', value: { channelId: 'C024BE91L', text: 'We refund \u202eRUE 05.1\u202c.' } },
  });
  const page = await browser.openAs(approver);
  await page.goto(`${chat.service.address}/packs/${workItem?.packKey}/work-items/${workItem?.workItemId}`);
  const card = page.getByRole('listitem').filter({ hasText: 'Chat message' });
  await card.getByRole('button', { name: /^Approve/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this action?' });
  await dialog.getByText('You approve exactly this').waitFor();
  for (const shown of [await card.innerText(), await dialog.innerText()]) {
    expect(shown).toContain('We refund [U+202E right-to-left override]RUE 05.1[U+202C');
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
  // An approval by a chat card is marked as such.
  await page.keyboard.press('Escape');
  const { identity, actions } = chat.service.services;
  const { createdAt: tenantCreatedAt } = await identity.tenants.get(tenantId);
  const principal = personPrincipal(approver.personId, 'Ada');
  const permissions = permissionsOfRole('approver');
  const via = { door: 'chat', linkId: newId('chl') } as const;
  const call = { tenantId, tenantCreatedAt, principal, permissions, correlationId: 'test', via };
  const { proposalId, payloadHash } = proposal ?? { proposalId: '', payloadHash: '' };
  await actions.approvals.approve(call, proposalId, null, { payloadHash });
  await card.getByText('approved it from a linked chat account').waitFor();
});

test('a person links their chat account with a code, sees the link without a reload, and unlinks it', async () => {
  const connected = await chat.connect({ tenantId: await chat.service.createTenant('Linked') });
  const person = await TestPerson.create(chat.service, [{ tenantId: connected.tenantId, role: 'approver' }]);
  const page = await browser.openAs(person);
  await page.goto(`${chat.service.address}/account/chat`);
  await page.getByText('No account is linked.').waitFor();
  await page.getByRole('button', { name: 'Create a code' }).click();
  const code = page.getByRole('textbox', { name: 'Type this in the chat' });
  const [, typed = ''] = /^\/work (link .+)$/.exec(await code.inputValue()) ?? [];
  const userId = newChatId('U');
  expect((await chat.command(connected, typed, { user_id: userId })).body?.text).toContain('is linked to');
  // The link appears without a reload, and the used code disappears.
  const row = page.getByRole('row').filter({ hasText: userId });
  await row.getByText(connected.workspace.teamName).waitFor();
  await code.waitFor({ state: 'detached' });
  await judge(page);
  // If cards do not reach the chosen account, both pages show why, since when, and what to do.
  const { chatDeliveries, chatLinks } = chat.service.services.integrations;
  const { tenantId } = connected;
  const [link] = await chatLinks.accountsOf(tenantId, person.personId);
  await page.goto(`${chat.service.address}/account/notifications`);
  await page.getByRole('switch', { name: 'Cards in the chat' }).check();
  await page.getByText('Your choice is saved.').waitFor();
  await chatDeliveries.noteFailed(tenantId, link?.linkId ?? '', 'messages_disabled');
  const alert = page.getByRole('alert', { name: `Cards do not reach ${userId}` });
  for (const path of ['/account/notifications', '/account/chat']) {
    await page.goto(`${chat.service.address}${path}`);
    await alert.getByText('Ask an administrator of the workspace to allow messages of the app.').waitFor();
    await judge(page);
  }
  await chatDeliveries.noteDelivered(tenantId, link?.linkId ?? '');
  await page.reload();
  await row.waitFor();
  expect(await alert.count()).toBe(0);
  await row.getByRole('button', { name: `Unlink ${userId}` }).click();
  await page.getByText('No account is linked.').waitFor();
  expect(await code.count(), 'a code that was used').toBe(0);
  expect(await chatLinks.memberOf(tenantId, connected.integration.integrationId, userId)).toBeNull();
});

test('without a chat app the page says so, and offers no controls', async () => {
  const service = await TestService.startOwn();
  try {
    const tenant = await service.createTenant();
    const page = await browser.openAs(await TestPerson.create(service, [{ tenantId: tenant, role: 'admin' }]));
    await page.goto(`${service.address}/admin/chat`);
    await page.getByText('This service is not connected to a chat platform.').waitFor();
    expect(await page.getByRole('button', { name: /Store|Map/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Install in a workspace' }).count()).toBe(0);
  } finally {
    await service.stop();
  }
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
