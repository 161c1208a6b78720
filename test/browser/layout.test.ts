import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ActionService, RefundReason } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import {
  DataAdapter,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WebhookService } from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { SandboxOrderDocument } from '../../src/integrations/providers/sandbox-commerce/schema.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { definitionWith } from '../support/operation-definitions.ts';
import { supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import type { TestService } from '../support/service.ts';
import { expectAccessible, judge, judgeColours, judgeUnderPointer } from './accessibility.ts';
import { NARROW, passwordField, seeHeading, TestBrowser, WIDE, workItemUrl } from './browser.ts';

const ROUTE_TABLE = new URL('../../src/shell/routes.tsx', import.meta.url);
const LONG_LATIN = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3);
/** A word that begins right to left. It reverses the text beside it, unless the page isolates it. */
const LONG_WORD = `שלום${LONG_LATIN}`;

let chat: ChatDesk;
let service: TestService;
let browser: TestBrowser;
let admin: TestPerson;
let workItemPath: string;
let refundPath: string;
let invitationPath: string;
let webhookPath: string;
beforeAll(async () => {
  chat = await ChatDesk.openOwn();
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
  const people = service.services.platform.mongo.connection.collection<{ _id: string; name: string }>('people');
  await people.updateMany({ _id: { $in: [admin.personId, member.personId] } }, { $set: { name: 'Ada שלום' } });
  await admin.signIn();
  refundPath = await proposeRefunds(member, tenantId);
  const { webhookEndpoint, secret } = await admin
    .client(WebhookService)
    .createWebhookEndpoint({ settings: { url: 'https://example.com/hook', description: `Ledger ${LONG_WORD}` } });
  service.keepSecret('signing secret', secret);
  webhookPath = `/admin/webhooks/${webhookEndpoint?.webhookEndpointId}`;
  const call = admin.in(tenantId);
  const email = `${'n'.repeat(60)}@example.com`;
  invitationPath = `/invitations/${(await service.services.identity.members.invite(call, email, 'member')).invitationId}`;
}, 180_000);
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await chat.close();
});

/** Creates a WorkItem with a waiting proposal, an executed one, and names of the maximum length. */
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
  const longOrder = LONG_LATIN.repeat(2).slice(0, 255);
  // The provider has to know the order. Otherwise the check refuses the proposal, which then waits for nobody.
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
    locations: [`https://feed.invalid/${LONG_LATIN}`],
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

/** Paths of the route table, without redirects. */
const ROUTES = [...readFileSync(ROUTE_TABLE, 'utf8').matchAll(/path: '([^'*]+)',\s+(?:lazy|Component)/g)].map(
  ([, path = '']) => path,
);

type Row = [name: string, path: () => string, complete: (page: Page) => Promise<void>, route?: string];

/** Pages with their paths, and a check that each is complete. */
const PAGES: Row[] = [
  ['inbox', () => '/work', (page) => page.getByRole('link', { name: /^Refund/ }).waitFor(), 'work'],
  ['empty inbox', () => '/work?status=failed', (page) => page.getByText('Nothing matches').waitFor()],
  [
    'WorkItem',
    () => workItemPath,
    (page) => page.getByText(/^Live$/).waitFor(),
    'packs/:packKey/work-items/:workItemId',
  ],
  ['proposals', () => refundPath, (page) => page.getByText('Waiting for approval').waitFor()],
  [
    'approvals',
    () => '/approvals',
    (page) => page.getByRole('link', { name: /^Refund 600/ }).waitFor(),
    'approvals/:proposalId?',
  ],
  ['unknown WorkItem', () => `${workItemPath.slice(0, -4)}0000`, (page) => page.getByRole('alert').waitFor()],
  [
    'API keys',
    () => '/admin/api-keys',
    (page) => page.getByRole('button', { name: /^Revoke/ }).waitFor(),
    'admin/api-keys',
  ],
  [
    'members',
    () => '/admin/members',
    (page) => page.getByRole('button', { name: /^Copy link/ }).waitFor(),
    'admin/members',
  ],
  [
    'integrations',
    () => '/admin/integrations',
    (page) =>
      page
        .getByRole('button', { name: /^Switch off/ })
        .first()
        .waitFor(),
    'admin/integrations',
  ],
  [
    'chat',
    () => '/admin/chat?chat_install=failed',
    (page) => page.getByRole('button', { name: /^Remove/ }).waitFor(),
    'admin/chat',
  ],
  [
    'data sources',
    () => '/admin/data-sources',
    (page) => page.getByRole('button', { name: /^Refresh/ }).waitFor(),
    'admin/data-sources',
  ],
  [
    'operations',
    () => '/admin/operations',
    (page) => page.getByRole('link', { name: 'Closed account' }).waitFor(),
    'admin/operations',
  ],
  [
    'operation',
    () => '/admin/operations/x_close_account',
    (page) => page.getByText('This definition is valid').waitFor(),
    'admin/operations/:operation',
  ],
  ['new operation', () => '/admin/operations/new', (page) => seeHeading(page, 'New operation'), 'admin/operations/new'],
  ['packs', () => '/admin/packs', (page) => page.getByRole('link', { name: /^Customer/ }).waitFor(), 'admin/packs'],
  [
    'pack',
    () => '/admin/packs/customer_support',
    (page) => page.getByText(/^This pack is valid/).waitFor(),
    'admin/packs/:packKey',
  ],
  [
    'new pack',
    () => '/admin/packs/new',
    (page) => page.getByRole('button', { name: 'Racing desk' }).waitFor(),
    'admin/packs/new',
  ],
  [
    'trying out',
    () => '/admin/try-out',
    async (page) => {
      await page.getByRole('combobox', { name: 'Operation' }).click();
      await page.getByRole('option', { name: 'Refund', exact: true }).click();
      await page.getByRole('textbox', { name: 'Order' }).fill(LONG_LATIN.repeat(2).slice(0, 255));
      await page.getByRole('textbox', { name: 'Amount' }).fill('600.00');
      await page.getByRole('textbox', { name: 'Currency' }).fill('EUR');
      await page.getByRole('button', { name: 'Try it out' }).click();
      await page.getByRole('heading', { name: 'Execution' }).waitFor();
    },
    'admin/try-out',
  ],
  [
    'backtest',
    () => '/admin/try-out/backtest?pack=customer_support&version=1',
    async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('heading', { name: /^Newly denied/ }).waitFor();
    },
    'admin/try-out/backtest',
  ],
  [
    'webhook endpoint',
    () => webhookPath,
    (page) => page.getByRole('heading', { level: 1, name: /^Ledger/ }).waitFor(),
    'admin/webhooks/:webhookEndpointId',
  ],
  ['freezes', () => '/admin/freezes', (page) => page.getByRole('button', { name: /^Thaw/ }).waitFor(), 'admin/freezes'],
  ['policies', () => '/admin/policies', (page) => page.getByText(/^Shipped with/).waitFor(), 'admin/policies'],
  ['sign-in of who has signed in', () => '/sign-in', (page) => seeHeading(page, 'Inbox'), 'sign-in'],
  ['not found', () => '/admin/nothing', (page) => seeHeading(page, 'There is no such page')],
  ['invitation', () => invitationPath, (page) => seeHeading(page, /^Join/), 'invitations/:invitationId'],
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

/** Pages of the route table that `PAGES` lacks. A new page is checked automatically if its path needs no parameters. */
const OTHER_PAGES = ROUTES.filter((route) => !PAGES.some(([, , , of]) => of === route)).map(
  (route): Row => [route, () => `/${route}`, completeByItself, route],
);

test('every page of the route table is checked', () => {
  expect(ROUTES.length).toBeGreaterThan(20);
  // A path with parameters needs existing objects, so its page has to be in `PAGES`.
  expect(OTHER_PAGES.map(([route]) => route).filter((route) => route.includes(':'))).toEqual([]);
  expect(PAGES.map(([, , , of]) => of).filter((of) => of !== undefined && !ROUTES.includes(of))).toEqual([]);
});

test.each([
  ...PAGES,
  ...OTHER_PAGES,
])('%s is accessible and fits, wide and narrow, light and dark', async (_name, path, complete) => {
  const page = await browser.openAs(admin, { viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await page.goto(`${service.address}${path()}`);
  await complete(page);
  await judge(page);
  expect(await page.evaluate(FIND_UNISOLATED), 'what others wrote turns nothing around').toEqual([]);
  expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)');
  await judgeUnderPointer(page);
  await judgeColours(page, 'dark');
  expect(await backgroundOf(page)).toBe('rgb(36, 36, 36)');
  await judgeUnderPointer(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await judge(page);
});

/** Script that finds right-to-left texts that share a line with other texts, which they can reverse. */
const FIND_UNISOLATED = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!/[\\u0590-\\u05ff]/.test(text.data)) continue;
    const within = text.parentElement;
    if (within.closest('bdi, [dir], textarea, select, title, script, style') !== null) continue;
    let block = within;
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (block.textContent.trim() !== text.data.trim()) found.push(block.outerHTML.slice(0, 300));
  }
  return found;
})()`;

const backgroundOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');

/** Waits until the page has a heading and no loading placeholder. */
async function completeByItself(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count(), { timeout: 15_000 }).toBe(0);
}

/** Script that is true if a dialog shows everything in it without scrolling sideways. */
const FITS = `(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('[role=dialog]'))`;

test.each(
  DIALOGS,
)('at 375 px the dialog %s fits, and returns the focus when it closes', async (_name, path, button) => {
  const page = await browser.openAs(admin, { viewport: NARROW, colorScheme: 'light' });
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
  await expectAccessible(page);
  await judgeColours(page, 'dark');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opener.and(page.locator(':focus')).waitFor();
});

test.each([
  [/account$/, 'menuitem'],
  [/^Filter/, 'dialog'],
  [/^View:/, 'menuitem'],
  [/^Keyboard shortcuts/, 'dialog'],
  [/^Search or go to/, 'dialog'],
] as const)('the menu or dialog behind %s opens, and returns the focus each time it closes', async (name, role) => {
  const page = await browser.openAs(admin, { viewport: NARROW });
  await page.goto(`${service.address}/work`);
  const opener = page.getByRole('button', { name }).first();
  for (let time = 0; time < 2; time += 1) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const opened = page.getByRole(role).first();
    await opened.waitFor();
    const focused = opener.and(page.locator(':focus'));
    await expect.poll(() => focused.count(), { message: 'what has opened has it' }).toBe(0);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await focused.waitFor();
  }
});

test('at 375 px the navigation opens with its button, and closes after a choice', async () => {
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

/** Returns a script that is true if an element has a visible outline or border, which marks it without colours. */
const surroundingOf = (selector: string) =>
  `(({ outlineStyle, borderInlineStartWidth }) => outlineStyle === 'solid' || borderInlineStartWidth === '3px')(getComputedStyle(document.querySelector(${JSON.stringify(selector)})))`;

test('selected, current and unread elements are marked in forced colours too', async () => {
  const page = await browser.openAs(admin, { viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  await page.goto(`${service.address}/work`);
  const row = page.getByRole('row', { name: /Refund/ });
  await row.waitFor();
  await row.getByRole('checkbox').check();
  for (const chosen of ['nav [aria-current=page]', '[aria-label=Views] [aria-current=page]', 'tr[data-selected]']) {
    expect(await page.evaluate(surroundingOf(chosen)), chosen).toBe(true);
  }
  expect(await page.evaluate("getComputedStyle(document.querySelector('td input')).appearance")).toBe('auto');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(await page.evaluate(surroundingOf('[role=option][aria-selected=true]'))).toBe(true);
  await page.goto(`${service.address}/approvals`);
  await page.getByRole('link', { name: /^Refund 600/ }).waitFor();
  await page.locator('li a[aria-current=true]').waitFor();
  expect(await page.evaluate(surroundingOf('li a[aria-current=true]'))).toBe(true);
});

/** Script that runs before any script of the page. It records all motion except for the text cursor. */
const NOTE_MOTION = `globalThis.moved = [];
for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, ({ target, propertyName, animationName }) => {
  if (/^(transform|translate|scale|opacity|height|width|top|left|right|bottom|margin.*)$/.test(propertyName ?? '') || animationName)
    globalThis.moved.push([target.className, propertyName ?? animationName].join(' '));
}, true);`;

test.each([
  'reduce',
  'no-preference',
] as const)('motion follows the person’s preference (%s)', async (reducedMotion) => {
  const page = await browser.openAs(admin, { reducedMotion });
  await page.addInitScript(NOTE_MOTION);
  await page.goto(`${service.address}/work`);
  await page.getByRole('link', { name: /^Refund/ }).waitFor();
  for (const opener of [/^New WorkItem/, /account$/, /^Filter/]) {
    await page.getByRole('button', { name: opener }).click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu')).first();
    await opened.waitFor();
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  }
  await page.goto(`${service.address}${refundPath}`);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('dialog').waitFor();
  const moved = await page.evaluate<string[]>('globalThis.moved');
  if (reducedMotion === 'reduce') expect(moved).toEqual([]);
  else expect(moved, 'what would be found is found').not.toEqual([]);
});

test('the chosen colour scheme survives a reload', async () => {
  const page = await browser.openAs(admin, { colorScheme: 'light' });
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Inbox');
  await page.getByRole('button', { name: /account$/ }).click();
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await dark.waitFor();
  await judge(page);
  await dark.click();
  await page.reload();
  await seeHeading(page, 'Inbox');
  expect(await page.evaluate('document.documentElement.dataset.mantineColorScheme')).toBe('dark');
});

test('a person signs in and creates a key with the keyboard alone', async () => {
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

/** Name of the focused element for a screen reader, as far as the shell's elements need it, and its outline. */
interface Focus {
  name: string;
  outline: string;
}

/** Reads name and outline in one step, because the focus may move between two. */
function readFocus(page: Page): Promise<Focus> {
  return page.evaluate<Focus>(`(() => {
    const { activeElement: element } = document;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
    return { name: label.replace(/\\s*\\*$/, '').trim(), outline: getComputedStyle(element).outlineStyle };
  })()`);
}

async function focused(page: Page): Promise<string> {
  return (await readFocus(page)).name;
}

/** Presses Tab until the element with this name has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    if (focus.name !== name) continue;
    expect(focus.outline, `outline of ${name}`).not.toBe('none');
    return;
  }
  expect.fail(`${name} cannot be reached with Tab`);
}

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
