import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ActionService, RefundReason } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import {
  DataAdapter,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { SandboxOrderDocument } from '../../src/integrations/providers/sandbox-commerce/schema.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { definitionWith } from '../support/operation-definitions.ts';
import { supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import type { TestService } from '../support/service.ts';
import { NARROW, passwordField, seeHeading, TestBrowser, WIDE, workItemUrl } from './browser.ts';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3);

let chat: ChatDesk;
let service: TestService;
let browser: TestBrowser;
let admin: TestPerson;
let workItemPath: string;
let refundPath: string;
let invitationPath: string;
beforeAll(async () => {
  chat = await ChatDesk.open();
  service = chat.service;
  browser = await TestBrowser.launch();
  const tenantId = await service.createTenant(`Acme ${LONG_WORD}`);
  const second = await service.createTenant('Borealis');
  admin = await TestPerson.create(service, [
    { tenantId, role: 'owner' },
    { tenantId: second, role: 'viewer' },
  ]);
  const member = await TestPerson.create(service, [{ tenantId, role: 'member' }]);
  const { client } = await service.createKey(tenantId, ['work.read', 'work.write', 'catalog.read'], {
    name: LONG_WORD.slice(0, 100),
  });
  const { body } = await client.createWorkItem({
    subject: `Refund ${LONG_WORD}`,
    tags: ['vip', LONG_WORD.slice(0, 64)],
    contact: { name: LONG_WORD, email: `${'j'.repeat(60)}@example.com` },
    initial_message: { content: `${LONG_WORD}\n${LONG_WORD}`, external_message_id: LONG_WORD },
  });
  workItemPath = new URL(workItemUrl(service, body)).pathname;
  await chat.connect({ tenantId, teamName: LONG_WORD.slice(0, 100) });
  await admin.signIn();
  refundPath = await proposeRefunds(member, tenantId);
  const call = admin.in(tenantId);
  const email = `${'n'.repeat(60)}@example.com`;
  invitationPath = `/invitations/${(await service.services.identity.members.invite(call, email, 'member')).invitationId}`;
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await chat.close();
});

/** A WorkItem with a proposal that waits, one that was executed, and names as long as they may be. */
async function proposeRefunds(member: TestPerson, tenantId: string): Promise<string> {
  await member.signIn();
  const { integration } = await admin
    .client(IntegrationService)
    .createIntegration({ name: LONG_WORD.slice(0, 100), provider: { case: 'sandboxCommerce', value: {} } });
  const { workItem } = await member.client(WorkService).createWorkItem({ subject: 'Order 1238' });
  const workItemId = workItem?.workItemId ?? '';
  const actions = member.client(ActionService);
  const propose = (orderId: string, amount: string) =>
    actions.createActionProposal({
      workItemId,
      integrationId: integration?.integrationId ?? '',
      approvalReason: LONG_WORD,
      payload: { case: 'commerceRefund', value: { orderId, amount, currency: 'EUR', reason: RefundReason.DUPLICATE } },
    });
  const { proposal } = await propose('1238', '10.00');
  await actions.executeActionProposal({ proposalId: proposal?.proposalId ?? '' });
  const longOrder = LONG_WORD.repeat(2).slice(0, 255);
  // What its provider does not know would be refused, and waits for nobody.
  await service.services.platform.mongo.connection.collection<SandboxOrderDocument>('sandbox_orders').insertOne({
    _id: `${integration?.integrationId}:${longOrder}`,
    tenant_id: tenantId,
    integration_id: integration?.integrationId ?? '',
    order_id: longOrder,
    currency: 'EUR',
    paid: 100_000,
    refunded: 0,
    refunds: [],
  });
  await propose(longOrder, '600.00');
  await admin.client(IntegrationService).registerDataSource({
    sourceKey: 'x'.repeat(64),
    viewKey: 'racing_catalog',
    adapter: DataAdapter.RACECARD,
    locations: [`https://feed.invalid/${LONG_WORD}`],
    timezone: 'UTC',
    refreshInterval: { seconds: 3600n },
  });
  await admin.client(PolicyService).writePolicies({ text: `// ${LONG_WORD}`, expectedVersion: 0n });
  const title = LONG_WORD.slice(0, 100);
  const policyCedar = `@id("none") @reason("${LONG_WORD}") forbid (principal, action == Action::"propose", resource);`;
  const packs = admin.client(PackService);
  await packs.putPack({ packYaml: supportPack({ title: `Customer ${title}` }), policyCedar, expectedVersion: 0n });
  const description = `${LONG_WORD} ${LONG_WORD}`;
  const display = { labels: { account_id: LONG_WORD.slice(0, 80) } };
  await admin
    .client(OperationService)
    .putOperation({ text: definitionWith({ description, display }), expectedVersion: 0n });
  const target = { kind: FreezeKind.OPERATION, targetId: 'chat_post_message' };
  await admin.client(FreezeService).freeze({ ...target, reason: LONG_WORD });
  return `/packs/${workItem?.packKey}/work-items/${workItemId}`;
}

/** What each page shows when it is complete. */
const PAGES: [name: string, path: () => string, complete: (page: Page) => Promise<void>][] = [
  ['inbox', () => '/work', (page) => page.getByRole('link', { name: /^Refund/ }).waitFor()],
  ['empty inbox', () => '/work?status=failed', (page) => page.getByText('Nothing matches').waitFor()],
  ['WorkItem', () => workItemPath, (page) => page.getByText(/^Live$/).waitFor()],
  ['proposals', () => refundPath, (page) => page.getByText('Waiting for approval').waitFor()],
  ['approvals', () => '/approvals', (page) => page.getByRole('link', { name: /^Refund 600/ }).waitFor()],
  ['unknown WorkItem', () => `${workItemPath.slice(0, -4)}0000`, (page) => page.getByRole('alert').waitFor()],
  ['API keys', () => '/admin/api-keys', (page) => page.getByRole('button', { name: /^Revoke/ }).waitFor()],
  ['members', () => '/admin/members', (page) => page.getByRole('button', { name: /^Copy link/ }).waitFor()],
  [
    'integrations',
    () => '/admin/integrations',
    (page) =>
      page
        .getByRole('button', { name: /^Switch off/ })
        .first()
        .waitFor(),
  ],
  ['chat', () => '/admin/chat?chat_install=failed', (page) => page.getByRole('button', { name: /^Remove/ }).waitFor()],
  ['data sources', () => '/admin/data-sources', (page) => page.getByRole('button', { name: /^Refresh/ }).waitFor()],
  ['operations', () => '/admin/operations', (page) => page.getByRole('link', { name: 'Closed account' }).waitFor()],
  [
    'operation',
    () => '/admin/operations/x_close_account',
    (page) => page.getByText('This definition is in order').waitFor(),
  ],
  ['new operation', () => '/admin/operations/new', (page) => seeHeading(page, 'New operation')],
  ['packs', () => '/admin/packs', (page) => page.getByRole('link', { name: /^Customer/ }).waitFor()],
  ['pack', () => '/admin/packs/customer_support', (page) => page.getByText(/^This pack is in order/).waitFor()],
  ['new pack', () => '/admin/packs/new', (page) => page.getByRole('button', { name: 'Racing desk' }).waitFor()],
  [
    'trying out',
    () => '/admin/try-out',
    async (page) => {
      await page.getByRole('combobox', { name: 'Operation' }).click();
      await page.getByRole('option', { name: 'Refund', exact: true }).click();
      await page.getByRole('textbox', { name: 'Order' }).fill(LONG_WORD.repeat(2).slice(0, 255));
      await page.getByRole('textbox', { name: 'Amount' }).fill('600.00');
      await page.getByRole('textbox', { name: 'Currency' }).fill('EUR');
      await page.getByRole('button', { name: 'Try it out' }).click();
      await page.getByRole('heading', { name: 'The execution' }).waitFor();
    },
  ],
  [
    'backtest',
    () => '/admin/try-out/backtest?pack=customer_support&version=1',
    async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('heading', { name: /^Newly denied/ }).waitFor();
    },
  ],
  ['freezes', () => '/admin/freezes', (page) => page.getByRole('button', { name: /^Thaw/ }).waitFor()],
  ['policies', () => '/admin/policies', (page) => page.getByText(/^Shipped with/).waitFor()],
  ['not found', () => '/admin/nothing', (page) => seeHeading(page, 'There is no such page')],
  ['invitation', () => invitationPath, (page) => seeHeading(page, /^Join/)],
];

const DIALOGS: [name: string, path: () => string, button: RegExp][] = [
  ['new WorkItem', () => '/work', /^New WorkItem/],
  ['edit details', () => workItemPath, /^Edit/],
  ['new API key', () => '/admin/api-keys', /^New API key/],
  ['rotate', () => '/admin/api-keys', /^Rotate/],
  ['revoke', () => '/admin/api-keys', /^Revoke/],
  ['propose', () => refundPath, /^New proposal/],
  ['approve', () => refundPath, /^Approve/],
  ['reject', () => refundPath, /^Reject/],
  ['cancel a proposal', () => refundPath, /^Cancel proposal/],
  ['new integration', () => '/admin/integrations', /^New integration/],
  ['switch off', () => '/admin/integrations', /^Switch off/],
  ['store a bot token', () => '/admin/chat', /^Store a bot token/],
  ['map a channel', () => '/admin/chat', /^Map a channel/],
  ['remove a channel', () => '/admin/chat', /^Remove/],
  ['register a source', () => '/admin/data-sources', /^Register a source/],
  ['retire', () => '/admin/operations/x_close_account', /^Retire/],
  ['show a version', () => '/admin/packs/customer_support', /^Show version 1/],
  ['activate', () => '/admin/packs/customer_support', /^Activate version 1/],
  ['freeze', () => '/admin/freezes', /^Freeze/],
  ['thaw', () => '/admin/freezes', /^Thaw/],
  ['invite', () => '/admin/members', /^Invite/],
  ['remove', () => '/admin/members', /^Remove/],
];

describe.each(['light', 'dark'] as const)('in the %s scheme at 375 px', (colorScheme) => {
  test.each(PAGES)('%s does not scroll sideways', async (_name, path, complete) => {
    const page = await browser.openAs(admin, { viewport: NARROW, colorScheme });
    await page.goto(`${service.address}${path()}`);
    await complete(page);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate('document.documentElement.dataset.mantineColorScheme')).toBe(colorScheme);
    const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(background).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(36, 36, 36)');
  });
});

/** Run in the page: whether a dialog shows all that is in it. */
const FITS = `(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('[role=dialog]'))`;

test.each(DIALOGS)('at 375 px the dialog %s fits, and gives the focus back', async (_name, path, button) => {
  const page = await browser.openAs(admin, { viewport: NARROW });
  await page.goto(`${service.address}${path()}`);
  const opener = page.getByRole('button', { name: button }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectNoSidewaysScroll(page);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(NARROW.width);
  expect(await page.evaluate(FITS)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opener.and(page.locator(':focus')).waitFor();
});

test('at 375 px the navigation opens by its button, and closes behind a choice', async () => {
  const page = await browser.openAs(admin, { viewport: NARROW });
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Inbox');
  const link = page.getByRole('link', { name: 'Members' });
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  await link.click();
  await seeHeading(page, 'Members');
  await link.waitFor({ state: 'hidden' });
});

test('the chosen colours outlive a reload', async () => {
  const page = await browser.openAs(admin, { colorScheme: 'light' });
  await page.goto(`${service.address}/work`);
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload();
  await seeHeading(page, 'Inbox');
  expect(await page.evaluate('document.documentElement.dataset.mantineColorScheme')).toBe('dark');
});

test('with the keyboard alone one signs in and makes a key', async () => {
  const page = await browser.open({ viewport: WIDE });
  await page.goto(`${service.address}/admin/api-keys`);
  await seeHeading(page, 'Sign in');
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Tab');
  await passwordField(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await seeHeading(page, 'API keys');

  await page.reload();
  await seeHeading(page, 'API keys');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'New API key');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New API key' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Name');
  await page.keyboard.type('Made by keyboard');
  await tabTo(page, 'work.read');
  await page.keyboard.press('Space');
  await tabTo(page, 'Create');
  await page.keyboard.press('Enter');
  const showing = page.getByRole('dialog', { name: 'Secret of Made by keyboard' });
  await showing.waitFor();
  await expect.poll(() => focused(page)).toBe('Copy');
  await tabTo(page, 'I have copied it');
  await page.keyboard.press('Enter');
  await showing.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('API keys');
  await page.getByRole('row', { name: /Made by keyboard/ }).waitFor();
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = '[document.documentElement.scrollWidth, document.documentElement.clientWidth]';
  const [content, window] = await page.evaluate<[number, number]>(widths);
  expect(content, page.url()).toBeLessThanOrEqual(window);
}

/** What a screen reader would call the focused element, as far as the shell's elements need it. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const { activeElement: element } = document;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
    return label.replace(/\\s*\\*$/, '').trim();
  })()`);
}

/** Presses Tab until the element of this name has the focus, and checks that one can see where it is. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) !== name) continue;
    const style = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle');
    expect(style, `outline of ${name}`).not.toBe('none');
    return;
  }
  expect.fail(`${name} cannot be reached with Tab`);
}

test('no page has complained', () => {
  expect(browser.complaints).toEqual([]);
});
