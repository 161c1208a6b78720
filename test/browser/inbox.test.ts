import { timestampFromMs, timestampMs } from '@bufbuild/protobuf/wkt';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type WorkItem, WorkItemStatus, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { ALL_PERMISSIONS, personPrincipal } from '../../src/call-context.ts';
import { newWorkItemDocument } from '../../src/work-items/new-work-item.ts';
import { termsOf } from '../../src/work-items/search/terms.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { NARROW, seeHeading, TestBrowser, WIDE } from './browser.ts';

const HOUR_MS = 60 * 60 * 1000;
const DESK = { width: 1440, height: 900 };
/** Matches calls of the inbox itself. */
const READING = /\/(SearchWorkItems|BatchGetWorkItems|ListReadMarks|CountWorkItems)$/;

let service: TestService;
let browser: TestBrowser;
let tenantId: string;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
});
beforeEach(async () => {
  tenantId = await service.createTenant();
  ada = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  bob = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const subjects = (page: Page) => page.locator('[data-subject]');
const texts = (page: Page) => subjects(page).allInnerTexts();
const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });
const seeLive = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();

async function openInbox(person: TestPerson, search = '', viewport = DESK): Promise<Page> {
  const page = await browser.openAs(person, { viewport });
  await page.goto(`${service.address}/work${search}`);
  await seeHeading(page, 'Inbox');
  await seeLive(page);
  return page;
}

async function newItem(subject: string, person = bob): Promise<WorkItem> {
  const { workItem } = await person.client(WorkService).createWorkItem({ subject });
  if (workItem === undefined) throw new Error('There is no WorkItem in the answer');
  return workItem;
}

async function move({ workItemId }: WorkItem, status: WorkItemStatus, person = bob): Promise<void> {
  const change = { changes: { status }, updateMask: { paths: ['status'] } };
  await person.client(WorkService).updateWorkItem({ workItemId, ...change });
}

/** Inserts WorkItems directly into the database, because thousands of calls would take minutes. */
async function seed(count: number, messageOf: (index: number) => string = () => 'Words'): Promise<void> {
  const call = { tenantId, principal: personPrincipal(ada.personId, 'Ada'), correlationId: 'seed' };
  const now = { tenantCreatedAt: new Date(), permissions: ALL_PERMISSIONS };
  const route = { packKey: 'customer_support', queueKey: 'general' };
  const documents = Array.from({ length: count }, (_, index) => {
    const input = { subject: `Seeded ${index}`, initialMessage: { content: messageOf(index) } };
    return { ...newWorkItemDocument({ ...call, ...now }, input, route, undefined), tenant_id: tenantId, outbox: [] };
  });
  // Search documents, as the relay would write them after the events.
  const found = documents.map((one) => {
    const { _id, tenant_id, created_at, subject, initial_message: message } = one;
    return { _id, tenant_id, created_at, terms: termsOf([subject, message?.content ?? '']), revision: 1 };
  });
  const { connection } = service.services.platform.mongo;
  for (let at = 0; at < count; at += 500) {
    const items = connection.collection<(typeof documents)[number]>('work_items');
    await items.insertMany(documents.slice(at, at + 500));
    await connection.collection<(typeof found)[number]>('work_item_search').insertMany(found.slice(at, at + 500));
  }
}

/** Counts the page's calls from now on. */
function countCalls(page: Page): { count: () => number } {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (READING.test(request.url())) calls.push(request.url());
  });
  return { count: () => calls.length };
}

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await judge(page);
  await page.getByRole('heading', { level: 1 }).click();
}

test.each([
  WIDE,
  NARROW,
])('the URL determines what is shown, also a URL of an earlier release ($width px)', async (viewport) => {
  const work = ada.client(WorkService);
  for (const [subject, assigneeId] of [
    ['Of Ada', ada.personId],
    ['Of Bob', bob.personId],
    ['Of nobody', undefined],
  ] as const) {
    const { workItemId } = await newItem(subject, ada);
    if (assigneeId !== undefined) await work.assignWorkItem({ workItemId, assigneeId });
  }
  const page = await openInbox(ada, '', viewport);
  await expect.poll(() => texts(page)).toEqual(['Of nobody', 'Of Bob', 'Of Ada']);
  await judge(page);
  await choose(page, 'Assignee', 'Nobody');
  await expect.poll(() => texts(page)).toEqual(['Of nobody']);
  await choose(page, 'Assignee', 'Me');
  await expect.poll(() => texts(page)).toEqual(['Of Ada']);
  expect(new URL(page.url()).search).toBe('?assignee=me');
  await page.reload();
  await expect.poll(() => texts(page), { message: 'it survives a reload' }).toEqual(['Of Ada']);

  const other = await openInbox(bob, '?assignee=me', viewport);
  await expect.poll(() => texts(other), { message: 'whoever opens it sees their own' }).toEqual(['Of Bob']);
  await other.goto(`${service.address}/work?assignee=me&status=closed`);
  await other.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => subjects(other).count()).toBe(3);
});

test('2,000 rows scroll with at most 60 rendered, and are not read again when the person comes back', async () => {
  await seed(2_000);
  const page = await openInbox(ada);
  await subjects(page).first().waitFor();
  const heading = page.getByRole('region', { name: 'WorkItems' }).getByRole('status');
  // The service stops counting at 1,000.
  await page.getByRole('link', { name: 'All work 1,000+' }).waitFor();
  await heading.filter({ hasText: /^1,000\+ WorkItems$/ }).waitFor();
  const seen = await visibleRows(page);
  expect(seen).toBeGreaterThanOrEqual(18);
  const nodes: number[] = [];
  const last = page.getByRole('link', { name: 'Seeded 0', exact: true });
  while ((await last.count()) === 0) {
    await scroll(page, 'scrollBy(0, 2_500)');
    nodes.push(await page.locator('[data-row]').count());
  }
  expect(Math.max(...nodes)).toBeLessThanOrEqual(60);
  await page.getByText('End of the list.').waitFor();
  expect(await page.getByRole('table', { name: 'WorkItems' }).getAttribute('aria-rowcount')).toBe('2001');
  await heading.filter({ hasText: /^2,000 WorkItems$/ }).waitFor();

  const calls = countCalls(page);
  await page.getByRole('link', { name: 'Seeded 3', exact: true }).click();
  await seeHeading(page, 'Seeded 3');
  await page.goBack();
  await page.getByRole('link', { name: 'Seeded 3', exact: true }).waitFor();
  await seeLive(page);
  await turn(page, 'hidden');
  await turn(page, 'visible');
  await seeLive(page);
  await expect.poll(calls.count).toBeGreaterThan(0);
  expect(calls.count()).toBeLessThanOrEqual(12);
}, 90_000);

async function scroll(page: Page, how: string): Promise<void> {
  await page.evaluate(`document.querySelector('table').parentElement.${how}`);
}

/** Returns the number of rows that are completely visible in the list. */
function visibleRows(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const { top, bottom } = document.querySelector('table').parentElement.getBoundingClientRect();
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.top >= top && row.bottom <= bottom).length;
  })()`);
}

/** Tells the page that its tab was brought to the front or hidden. A headless browser has no such tabs. */
async function turn(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${visibility}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}

test('one of 10,000 WorkItems is found by a word of its message, and opened, with three keys besides the word', async () => {
  await seed(10_000, (index) => (index === 1_234 ? 'The zebra printer has broken' : `Words of number ${index}`));
  const page = await openInbox(ada);
  await subjects(page).first().waitFor();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('/');
  await page.keyboard.type('zebra');
  await press('Enter');
  await expect.poll(() => texts(page)).toEqual(['Seeded 1234']);
  const focused = () => page.evaluate<string>('document.activeElement.innerText ?? ""');
  await expect.poll(focused, { message: 'so that Enter opens it' }).toBe('Seeded 1234');
  expect(new URL(page.url()).search).toBe('?q=zebra');
  await judge(page);
  await press('Enter');
  await seeHeading(page, 'Seeded 1234');
  expect(keys).toBeLessThanOrEqual(3);
}, 90_000);

describe('the live inbox', () => {
  test('shows new WorkItems by itself, and moves nothing while the person reads further down', async () => {
    await seed(60);
    const page = await openInbox(ada, '?status=new');
    await subjects(page).first().waitFor();
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const first = await newItem('Came first');
    await page.getByRole('link', { name: 'Came first' }).waitFor();

    await scroll(page, 'scrollTo(0, 720)');
    const read = page.getByRole('link', { name: 'Seeded 35', exact: true });
    const before = (await read.boundingBox())?.y;
    await newItem('Came second');
    await newItem('Came third');
    const news = page.getByRole('button', { name: '2 new' });
    await news.waitFor();
    expect((await read.boundingBox())?.y).toBe(before);
    await judge(page);
    await news.click();
    await expect.poll(async () => (await texts(page)).slice(0, 3)).toEqual(['Came third', 'Came second', 'Came first']);

    await move(first, WorkItemStatus.RESOLVED);
    await rowOf(page, 'Came first').getByText('Resolved').waitFor();
    expect((await texts(page)).slice(0, 3), 'it stays where it is read').toContain('Came first');
    expect(loads).toEqual([]);
  });

  test('shows what happened between its first read and the start of the stream, without reading twice', async () => {
    await newItem('There before');
    const page = await browser.openAs(ada, { viewport: DESK });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    let begin = () => {};
    const mayBegin = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await page.route('**/WatchEvents', async (route) => {
      await mayBegin;
      await route.continue();
    });
    await page.goto(`${service.address}/work`);
    await page.getByRole('link', { name: 'There before' }).waitFor();
    await page.getByRole('navigation', { name: 'Views' }).getByText('1', { exact: true }).first().waitFor();
    await newItem('Came meanwhile');
    await expect.poll(() => calls.filter((one) => one === 'WatchEvents').length).toBe(1);
    begin();
    await page.getByRole('link', { name: 'Came meanwhile' }).waitFor();
    await seeLive(page);
    expect(calls.filter((one) => one === 'SearchWorkItems')).toHaveLength(1);
  });

  test('handles a flood of events with a bounded number of calls and one stream', async () => {
    await seed(40);
    const page = await browser.openAs(ada, { viewport: DESK });
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/WatchEvents')) streams.push(request.url());
    });
    await page.goto(`${service.address}/work`);
    await seeLive(page);
    const calls = countCalls(page);
    const begun = Date.now();
    for (let batch = 0; batch < 20; batch += 1) {
      await Promise.all(Array.from({ length: 15 }, (_, index) => newItem(`Flood ${batch} ${index}`)));
    }
    const last = await newItem('The last');
    await expect.poll(async () => (await texts(page))[0], { timeout: 15_000 }).toBe(last.subject);
    const seconds = (Date.now() - begun) / 1000;
    // Four calls in two seconds and one more in ten seconds, for 300 events.
    expect(calls.count()).toBeLessThanOrEqual(10 + seconds * 2.5);
    expect(calls.count()).toBeLessThan(100);
    await page
      .getByRole('link', { name: /^Flood/ })
      .first()
      .click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Live$/ })
      .waitFor();
    expect(streams).toHaveLength(1);
  }, 60_000);
});

test('a WorkItem that one person has read stays unread for the other, and is unread for both after a change', async () => {
  const item = await newItem('Refund');
  const isUnread = (page: Page) => rowOf(page, 'Refund').getByRole('img', { name: 'Unread' });
  const [adas, bobs] = [await openInbox(ada), await openInbox(bob)];
  await isUnread(adas).waitFor();
  await isUnread(bobs).waitFor();
  await adas.getByRole('link', { name: 'Refund' }).click();
  await seeHeading(adas, 'Refund');
  await adas.getByRole('link', { name: 'Inbox' }).click();
  await rowOf(adas, 'Refund').waitFor();
  await expect.poll(() => isUnread(adas).count()).toBe(0);
  expect(await isUnread(bobs).count()).toBe(1);
  await move(item, WorkItemStatus.OPEN);
  await isUnread(adas).waitFor();

  await adas.keyboard.press('j');
  await adas.keyboard.press('u');
  await expect.poll(() => isUnread(adas).count()).toBe(0);
  await adas.keyboard.press('u');
  await isUnread(adas).waitFor();
  await adas.reload();
  await isUnread(adas).waitFor();
});

test('several WorkItems are changed at once, and those that fail show why and stay selected', async () => {
  const items = [await newItem('First'), await newItem('Second'), await newItem('Third')];
  const page = await openInbox(ada, '?status=new,open,resolved,in_progress');
  await subjects(page).first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('X');
  await page.getByText('3 selected').waitFor();
  await judge(page);
  // Another person changes one WorkItem first, and the page does not know it yet.
  await page.route('**/BatchGetWorkItems', (route) => route.abort());
  await move(items[1] as WorkItem, WorkItemStatus.RESOLVED);
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitem', { name: 'In progress' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'One WorkItem was not changed' });
  await alert.getByRole('link', { name: 'Second' }).waitFor();
  await page.getByText('1 selected').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Select Second' }).isChecked()).toBe(true);
  await rowOf(page, 'First').getByText('In progress').waitFor();
  await rowOf(page, 'Third').getByText('In progress').waitFor();
  await judge(page);
  await page.unroute('**/BatchGetWorkItems');

  await page.getByRole('textbox', { name: 'Add a tag' }).fill('late');
  await page.getByRole('textbox', { name: 'Add a tag' }).press('Enter');
  await rowOf(page, 'Second').getByText('late').or(alert).first().waitFor();
});

test('the inbox works completely by keyboard, and never loses the focus', async () => {
  for (const subject of ['Fourth', 'Third', 'Second', 'First']) await newItem(subject);
  const page = await openInbox(ada, '?status=new');
  await subjects(page).first().waitFor();
  const focused = () => page.evaluate<string>('document.activeElement.innerText ?? ""');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused()).toBe('Second');
  await page.keyboard.press('e');
  await expect.poll(() => texts(page), { message: 'what is resolved leaves' }).toEqual(['First', 'Third', 'Fourth']);
  await expect.poll(focused).toBe('Third');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Third');
  await page.goBack();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  await judge(page);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'New WorkItem' }).waitFor();
});

test('views are saved for oneself or for everybody, and show the number of their WorkItems', async () => {
  await newItem('Of nobody');
  const page = await openInbox(ada, '?assignee=none&status=new');
  const views = (one: Page): Locator => one.getByRole('navigation', { name: 'Views' });
  const link = (one: Page, name: string | RegExp) => views(one).getByRole('link', { name });
  await link(page, 'My work 0').waitFor();
  await link(page, 'Unassigned 1').waitFor();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('To be given out');
  await dialog.getByRole('checkbox', { name: /^Shared/ }).check();
  await judge(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await link(page, 'To be given out 1').waitFor();
  expect(await link(page, /^To be given out/).getAttribute('aria-current')).toBe('page');

  const other = await openInbox(bob);
  await link(other, /^To be given out/).click();
  await expect.poll(() => new URL(other.url()).search).toBe('?status=new&assignee=none');
  expect(await other.getByRole('button', { name: /^Change the view/ }).count(), 'it is Ada’s').toBe(0);
  await newItem('Another of nobody');
  // Counts are refreshed at most every 10 seconds.
  await link(other, 'To be given out 2').waitFor({ timeout: 45_000 });

  await page.getByRole('button', { name: 'Change the view To be given out' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await link(page, /^To be given out/).waitFor({ state: 'detached' });
}, 120_000);

test('due dates are shown in words, filtered by overdue and sorted, and follow changes by others', async () => {
  const subjectsDue = ['Late', 'Soon', 'Later', 'Never', 'Done'] as const;
  const items = new Map<string, WorkItem>();
  for (const subject of subjectsDue) items.set(subject, await newItem(subject));
  const setDue = async (subject: (typeof subjectsDue)[number], afterMs: number | undefined) => {
    const { workItemId, createdAt } = items.get(subject) as WorkItem;
    const openedMs = timestampMs(createdAt as NonNullable<typeof createdAt>);
    const changes = afterMs === undefined ? {} : { dueAt: timestampFromMs(openedMs + afterMs) };
    await bob.client(WorkService).updateWorkItem({ workItemId, changes, updateMask: { paths: ['due_at'] } });
  };
  await setDue('Late', 0);
  await setDue('Done', 0);
  await setDue('Soon', 2.5 * HOUR_MS);
  await setDue('Later', 50.5 * HOUR_MS);
  await move(items.get('Done') as WorkItem, WorkItemStatus.RESOLVED);

  const page = await openInbox(ada, '?order=due');
  await expect.poll(() => texts(page)).toEqual(['Late', 'Soon', 'Later', 'Done', 'Never']);
  const dueOf = (subject: string) => rowOf(page, subject).locator('time').first().innerText();
  expect([await dueOf('Late'), await dueOf('Soon'), await dueOf('Later')]).toEqual([
    expect.stringMatching(/^Overdue( \d min)?$/),
    'Due in 2 h',
    'Due in 2 d',
  ]);
  expect(await rowOf(page, 'Done').getByText('Overdue').count(), 'what has ended is not late').toBe(0);
  await setDue('Never', 1);
  await expect.poll(() => texts(page)).toEqual(['Late', 'Never', 'Soon', 'Later', 'Done']);

  const views = page.getByRole('navigation', { name: 'Views' });
  await page.reload();
  await views.getByRole('link', { name: 'Overdue 2' }).click();
  await expect.poll(() => texts(page)).toEqual(['Late', 'Never']);
  const order = page.getByRole('combobox', { name: 'Order' }).locator('option:checked');
  expect(await order.innerText()).toBe('Due soonest first');
  await page.getByText('Overdue', { exact: true }).and(page.locator('.mantine-Pill-label')).waitFor();
  await judge(page);
  await move(items.get('Late') as WorkItem, WorkItemStatus.RESOLVED);
  await setDue('Soon', 2);
  await expect.poll(() => texts(page)).toEqual(expect.arrayContaining(['Never', 'Soon']));
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Overdue' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('?order=due');
  await expect.poll(() => texts(page)).toEqual(['Soon', 'Never', 'Later', 'Done', 'Late']);
  await page.setViewportSize(NARROW);
  await judge(page);
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
