import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ActionService, RefundReason } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { expectAccessible } from './accessibility.ts';
import { everythingKept, seeHeading, signInByForm, TestBrowser } from './browser.ts';

const TEXT = 'Dear Jo, the second parcel goes back.';

/** Script that fills the storage with another person's drafts of several ages, until not even a short one fits. */
const FILL_WITH_DRAFTS = `(() => {
  const store = (name, daysAgo, length) => {
    const writtenAt = Date.now() - daysAgo * 24 * 60 * 60 * 1000;
    const draft = JSON.stringify({ revision: 'r', writtenAt, value: 'x'.repeat(length) });
    localStorage.setItem('workgate.draft/ten_other/usr_other/' + name, draft);
  };
  const fill = (name, daysAgo, length) => {
    try {
      for (let n = 0; ; n += 1) store(name + n, daysAgo, length);
    } catch {}
  };
  store('over', 31, 100);
  store('oldest', 20, 100_000);
  fill('long', 10, 250_000);
  fill('short', 5, 1_000);
  return Object.keys(localStorage).map((name) => name.split('/').at(-1));
})()`;

let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let eve: TestPerson;
let workItemId: string;
let url: string;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
  const tenantId = await service.createTenant('Acme');
  ada = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
  eve = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
});
beforeEach(async () => {
  await ada.signIn();
  const { workItem } = await ada.client(WorkService).createWorkItem({ subject: 'It came twice', tags: ['refund'] });
  workItemId = workItem?.workItemId ?? '';
  url = `${service.address}/packs/${workItem?.packKey}/work-items/${workItemId}`;
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const isBack = (page: Page) => page.getByText('Your draft is restored.');

async function openComposer(by = ada): Promise<Page> {
  const page = await browser.openAs(by);
  await page.goto(url);
  await composer(page).waitFor();
  return page;
}

async function messagesOf(): Promise<string[]> {
  const { messages } = await ada.client(WorkService).listWorkItemMessages({ workItemId });
  return messages.map(({ content }) => content);
}

test('the draft of a message survives navigation and a reload, until it is sent or discarded', async () => {
  const page = await openComposer();
  await composer(page).fill(TEXT);
  await page.getByRole('link', { name: 'Inbox' }).click();
  await seeHeading(page, 'Inbox');
  await page.goBack();
  await isBack(page).waitFor();
  expect(await composer(page).inputValue()).toBe(TEXT);
  await page.reload();
  await isBack(page).waitFor();
  expect(await composer(page).inputValue()).toBe(TEXT);
  await expectAccessible(page);

  await send(page).click();
  await expect.poll(() => composer(page).inputValue()).toBe('');
  expect(await messagesOf()).toEqual([TEXT]);
  await page.reload();
  await composer(page).fill('Another');
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await composer(page).waitFor();
  expect(await composer(page).inputValue()).toBe('');
  expect(await everythingKept(page)).not.toContain('workgate.draft');
});

test('a draft survives the end of the session, and is shown to nobody else in the same browser', async () => {
  const page = await openComposer();
  await composer(page).fill(TEXT);
  await ada.client(SessionService).signOut({});
  // By keyboard: the page may already have noticed through its stream, and then has no button to press.
  await page.keyboard.press('Control+Enter');
  await seeHeading(page, 'Sign in');

  await signInByForm(page, eve);
  await seeHeading(page, 'It came twice');
  expect(await composer(page).inputValue(), 'what somebody else wrote').toBe('');
  expect(await page.content()).not.toContain(TEXT);
  await composer(page).fill('By Eve');
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await seeHeading(page, 'Sign in');

  await signInByForm(page, ada);
  await page.waitForURL(`${service.address}/work`);
  await page.goto(url);
  await isBack(page).waitFor();
  expect(await composer(page).inputValue()).toBe(TEXT);
});

test('a draft survives a kill of the service, and a message whose response was lost is sent once', async () => {
  const page = await openComposer();
  await composer(page).fill(TEXT);
  await service.end('SIGKILL');
  await send(page).click();
  await page.getByRole('alert').filter({ hasText: 'The message was not sent' }).waitFor();
  await service.spawn();

  await page.reload();
  await isBack(page).waitFor();
  await page.route('**/AppendWorkItemMessage', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await page.getByRole('alert').filter({ hasText: 'The message was not sent' }).waitFor();
  expect(await messagesOf(), 'it has arrived, which the page cannot know').toEqual([TEXT]);
  await page.unroute('**/AppendWorkItemMessage');
  await page.reload();
  await isBack(page).waitFor();
  await send(page).click();
  await page.getByText('The message had already arrived. It was not added twice.').waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe('');
  expect(await messagesOf()).toEqual([TEXT]);
});

test('two tabs share a draft, and after simultaneous edits both versions stay until the person chooses one', async () => {
  const one = await openComposer();
  const other = await one.context().newPage();
  // The second tab gets no storage events, so it notices the other tab's edits too late.
  await other.addInitScript("window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)");
  await other.goto(url);
  await composer(other).fill('In the second tab');
  await expect.poll(() => composer(one).inputValue()).toBe('In the second tab');

  await composer(one).fill('In the first tab');
  await composer(other).fill('In the second tab, at once');
  const choice = other.getByRole('alert').filter({ hasText: 'Another tab has a different draft' });
  await choice.waitFor();
  await expectAccessible(other);
  expect([await composer(one).inputValue(), await composer(other).inputValue()]).toEqual([
    'In the first tab',
    'In the second tab, at once',
  ]);
  await choice.getByRole('button', { name: 'Use the other draft' }).click();
  expect(await composer(other).inputValue()).toBe('In the first tab');

  await composer(one).fill('Again in the first');
  await composer(other).fill('Again in the second');
  await choice.getByRole('button', { name: 'Keep this draft' }).click();
  await expect.poll(() => composer(one).inputValue()).toBe('Again in the second');
  await send(one).click();
  await expect.poll(messagesOf).toEqual(['Again in the second']);
});

test('a warning appears when the browser cannot store drafts, and messages can still be sent', async () => {
  const page = await browser.openAs(ada);
  await page.addInitScript(
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  );
  await page.goto(url);
  await composer(page).fill(TEXT);
  await page.getByText('This browser cannot keep more drafts').waitFor();
  await expectAccessible(page);
  await send(page).click();
  await expect.poll(() => composer(page).inputValue()).toBe('');
  expect(await messagesOf()).toEqual([TEXT]);
});

test('the oldest drafts are deleted when the storage is full, and drafts untouched for 30 days are deleted anyway', async () => {
  const page = await openComposer();
  // The page may delete the draft of 31 days ago at once.
  expect(await page.evaluate(FILL_WITH_DRAFTS)).toEqual(expect.arrayContaining(['over', 'oldest', 'long1']));
  const kept = () => page.evaluate(() => Object.keys(localStorage).map((name) => name.split('/').at(-1)));
  await page.reload();
  await composer(page).waitFor();
  await expect.poll(kept).not.toContain('over');
  await composer(page).fill(`${TEXT}${'y'.repeat(20_000)}`);
  expect(await kept()).toEqual(expect.arrayContaining(['long1', workItemId]));
  expect(await kept()).not.toContain('oldest');
  expect(await page.getByText('This browser cannot keep more drafts').count()).toBe(0);
});

test('the drafts of all other forms survive a reload', async () => {
  const admin = ada.client(IntegrationService);
  const { integration } = await admin.createIntegration({
    name: 'Test shop',
    provider: { case: 'sandboxCommerce', value: {} },
  });
  await eve.signIn();
  const { proposal } = await eve.client(ActionService).createActionProposal({
    workItemId,
    integrationId: integration?.integrationId ?? '',
    approvalReason: 'The parcel came twice.',
    payload: {
      case: 'commerceRefund',
      value: { orderId: '1238', amount: '400.00', currency: 'EUR', reason: RefundReason.DUPLICATE },
    },
  });
  const page = await browser.openAs(ada);
  /** Expects that a text in a field survives a reload. `pressed` names the buttons that lead to the field. */
  const survives = async (path: string, pressed: RegExp[], field: string | RegExp, text: string) => {
    const open = async () => {
      for (const name of pressed) await page.getByRole('button', { name }).first().click();
      return page.getByRole('textbox', { name: field }).first();
    };
    await page.goto(`${service.address}${path}`);
    await (await open()).fill(text);
    await page.reload();
    const found = await open();
    await expect.poll(() => found.inputValue(), { message: `${path} ${field}` }).toBe(text);
  };
  const { pathname } = new URL(url);
  await survives('/work', [/^New WorkItem$/], 'Subject', 'A new one');
  await survives(pathname, [/^Edit$/], 'Contact name', 'Joan');
  await survives(pathname, [/^New proposal$/], 'Why it should be done', 'Because it came twice');
  await survives(`/approvals/${proposal?.proposalId}`, [/^Reject/], 'Comment', 'Too much');
  await survives('/admin/policies', [], 'Policies', '// nothing yet');
  await survives('/admin/operations/new', [], 'Definition', 'operation: x_mine');
  await survives('/admin/packs/new', [], 'pack.yaml', 'pack_key: mine');
});

test('no page logs an error or a warning', () => {
  // The component library warns when the browser cannot store anything.
  expect(browser.complaints.filter((one) => !one.includes('localStorage is blocked'))).toEqual([]);
});
