/** The tenant's audit log in the shell, as an administrator reads and exports it. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebhookService } from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { stored } from '../faults/event-log.ts';
import { RefundDesk, SMALL } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { quietEvent, writeLog } from '../support/written-log.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const NARROWEST = { width: 320, height: 640 };

let service: TestService;
let browser: TestBrowser;
let desk: RefundDesk;
let admin: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
  desk = await RefundDesk.open(service);
  admin = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'admin' }]);
  const { body } = await desk.propose(SMALL);
  await desk.execute(body.proposal_id);
  await desk.inState('rejected');
  // More entries than the page shows, or keeps in memory, at a time.
  await writeLog(
    service,
    desk.tenantId,
    Array.from({ length: 400 }, () => quietEvent()),
  );
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Script that returns the texts of rows which hide something or reach into the next row. */
const FAULTY_ROWS = `[...document.querySelectorAll('ol[aria-label^=Entries] > li')].filter((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  const isCut = (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline';
  const isAt = ({ left, right, height }) => height > 0 && left >= 0 && right <= innerWidth;
  const covers = [...row.parentElement.children].some((other) => {
    const next = other.getBoundingClientRect();
    return other !== row && next.top < bottom - 1 && next.bottom > top + 1;
  });
  const texts = [...row.querySelectorAll('button span, button bdi')].filter((part) => part.textContent !== '');
  return covers || texts.some((part) => isCut(part) || !isAt(part.getBoundingClientRect()));
}).map((row) => row.textContent)`;

const logOf = async () => {
  await service.services.platform.relay.drain(desk.tenantId);
  return stored<LogEntry>(service, 'event_log').find({ tenant_id: desk.tenantId }).sort({ sequence: 1 }).toArray();
};
const rows = (within: Page | Locator) =>
  within.getByRole('list', { name: 'Entries, newest first' }).getByRole('button');

async function open(query = '', options = {}): Promise<Page> {
  const page = await browser.openAs(admin, options);
  await page.goto(`${service.address}/admin/audit-log${query}`);
  await seeHeading(page, 'Audit log');
  await rows(page).first().waitFor();
  return page;
}

test('the log is one list that renders only visible rows, and scrolls to its beginning', async () => {
  const page = await open();
  const log = await logOf();
  await rows(page).first().getByText(`#${log.length}`, { exact: true }).waitFor();
  expect(await rows(page).count()).toBeLessThan(60);
  const first = page.getByText('#1', { exact: true });
  while ((await first.count()) === 0) {
    await rows(page).last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(50);
  }
  await page.getByText('Searched to the beginning of the log.').waitFor();
  expect(await rows(page).count()).toBeLessThan(60);
});

test('the URL contains the search, and an entry shows its data and is verified in the browser', async () => {
  const page = await open('?type=proposal.rejected');
  await page.getByRole('button', { name: /rejected the proposal/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await drawer.getByText('The entry is in the tree: this browser has followed its proof to the root.').waitFor();
  const entry = (await logOf()).find(({ type }) => type === 'proposal.rejected') as LogEntry;
  expect(page.url()).toMatch(new RegExp(`type=proposal\\.rejected&entry=${entry.sequence}$`));
  expect(JSON.parse(await drawer.getByRole('region', { name: 'Entry data' }).innerText())).toEqual(entry.data);
  await judge(page);
  await page.reload();
  await drawer.getByText(entry.hash, { exact: true }).waitFor();
  await drawer.getByRole('button', { name: 'All its entries' }).click();
  await drawer.waitFor({ state: 'detached' });
  expect(page.url()).toMatch(new RegExp(`subject=${entry.subject.id}$`));
  await rows(page).getByText('proposed an action').waitFor();
  expect(await rows(page).count()).toBe(2);
  // By keyboard only.
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('proposal.created', { exact: true }).waitFor();
});

test('an entry says its changes in words, with its exact time, and leads to the case and to the WorkItem', async () => {
  const page = await open('?type=work_item.updated');
  await rows(page)
    .first()
    .getByText(/^\d+ \w+ 20\d\d, \d\d:\d\d$/)
    .waitFor();
  await page.getByText(/^When \(.+\)$/).waitFor();
  await rows(page).first().click();
  const drawer = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await drawer.getByText(/^New, was Waiting on approval$/).waitFor();
  await judge(page);
  await page.goto(`${service.address}/admin/audit-log?type=proposal.rejected`);
  await rows(page).first().click();
  await drawer.waitFor();
  const where = page.url();
  await drawer.getByRole('link', { name: 'Open the case' }).click();
  await page.getByRole('article').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/approvals\/prop_\w+$/);
  await page.goto(where);
  await drawer.getByRole('link', { name: 'Open the WorkItem' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/packs\/customer_support\/work-items\/wi_\w+$/);
});

test('rows and entries show names, exactly as they were written, before ids, and the kind of a deleted object', async () => {
  const subject = '\u200B<b>Parcel</b> \u05D0';
  const { body } = await desk.key.client.createWorkItem({ subject });
  const webhooks = (await admin.signIn()).client(WebhookService);
  const settings = { url: 'https://example.com/hook', description: 'Ledger' };
  const { webhookEndpoint, secret } = await webhooks.createWebhookEndpoint({ settings });
  service.keepSecret('signing secret', secret);
  const page = await open('?type=webhook_endpoint.*');
  await rows(page).getByText('Ledger').waitFor();
  await webhooks.deleteWebhookEndpoint({ webhookEndpointId: webhookEndpoint?.webhookEndpointId ?? '' });
  await page.getByRole('button', { name: 'Show 1 new' }).click();
  await expect.poll(() => rows(page).getByText('A deleted webhook').count()).toBe(2);

  await page.goto(`${service.address}/admin/audit-log?item=${body.work_item_id}`);
  const row = rows(page).filter({ hasText: 'opened the WorkItem' });
  await row.locator('mark').filter({ hasText: 'zero width space' }).waitFor();
  expect(await row.locator('b').count()).toBe(0);
  await row.click();
  const drawer = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await drawer.getByText('<b>Parcel</b>').waitFor();
  await drawer.getByText(body.work_item_id, { exact: true }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await drawer.getByRole('button', { name: 'Copy the id of the subject' }).click();
  await drawer.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(body.work_item_id);
  await judge(page);
  await page.setViewportSize(NARROWEST);
  await judge(page);
});

test('new entries are announced, and nothing moves until the person asks for them', async () => {
  const page = await open('?type=api_key.*');
  const shown = await rows(page).allInnerTexts();
  await desk.newKey(desk.creator);
  await page.getByRole('button', { name: 'Show 1 new' }).click();
  await expect.poll(() => rows(page).count()).toBe(shown.length + 1);
  expect((await rows(page).allInnerTexts()).slice(1).length).toBe(shown.length);
});

test.each([
  ['CSV', 'csv'],
  ['JSON lines', 'jsonl'],
])('an export has one line for each log entry (%s)', async (label, ending) => {
  const page = await open('?type=work_item.*');
  const log = (await logOf()).filter(({ type }) => type.startsWith('work_item.'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: `As ${label}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^workgate-audit-log-axp_[a-z0-9]+\\.${ending}$`));
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split(/\r?\n/);
  const saved = ending === 'csv' ? lines.slice(1) : lines;
  expect(saved).toHaveLength(log.length + 1);
  expect(saved.at(-1)).toMatch(ending === 'csv' ? `complete,${log.length},` : `"entries":${log.length},`);
  for (const [index, entry] of log.entries()) {
    expect(saved[index]).toContain(entry.hash);
    expect(saved[index]).toContain(entry.subject.id);
  }
});

test.each([
  'light',
  'dark',
] as const)('everything works at any width, in every colour scheme (%s)', async (colorScheme) => {
  const page = await open('', { colorScheme });
  await judge(page);
  await page.setViewportSize(NARROWEST);
  await judge(page);
  // Nothing of a row is cut off, and no row covers another.
  await expect.poll(() => page.evaluate(FAULTY_ROWS)).toEqual([]);
  const other = await open('?entry=1', { colorScheme, viewport: NARROWEST, forcedColors: 'active' });
  await other
    .getByRole('dialog', { name: 'Entry 1' })
    .getByText(/^The entry is in the tree/)
    .waitFor();
  await judge(other);
});

test('a person who is not an admin is told so', async () => {
  const member = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
  const page = await browser.openAs(member);
  await page.goto(`${service.address}/admin/audit-log`);
  await seeHeading(page, 'Audit log');
  await page
    .getByText(/[Aa]dmin/)
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
});
