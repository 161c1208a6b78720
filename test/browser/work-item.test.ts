import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LinkKind, LinkService } from '../../generated/proto/workgate/work/v1/link_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { ApiClient } from '../support/api-client.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser, workItemUrl } from './browser.ts';

const DESK = { width: 1440, height: 900 };
/** Viewport of a 1280 px wide window at 400 % zoom. */
const MAGNIFIED = { width: 320, height: 560 };

let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let ben: TestPerson;
let client: ApiClient;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Acme');
  const join = async () => (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  [ada, ben] = await Promise.all([join(), join()]);
  ({ client } = await service.createKey(tenantId, ['work.read', 'work.write'], { name: 'Shop importer' }));
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

type Scheme = 'light' | 'dark';

interface Opened {
  url: string;
  workItemId: string;
}

async function openWorkItem(body: object = {}): Promise<Opened> {
  const { body: item } = await client.createWorkItem({ subject: 'It came twice', ...body });
  return { url: workItemUrl(service, item), workItemId: item.work_item_id };
}

async function watch({ url }: Opened, viewport = DESK, colorScheme: Scheme = 'light', by = ada): Promise<Page> {
  const page = await browser.openAs(by, { viewport, colorScheme });
  await page.goto(url);
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor({ state: 'attached' });
  return page;
}

const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Conversation' }).getByRole('listitem').filter({ hasText: text });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

async function nameOf(person: TestPerson): Promise<string> {
  const { accounts } = service.services.identity;
  return (await accounts.findByEmail(person.email))?.name ?? '';
}

/**
 * Returns the distance of an element from the top of the window, once the element is completely visible and does not
 * move.
 */
async function placeOf(page: Page, seen: Locator): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  let y = Number.NaN;
  await expect
    .poll(async () => {
      const box = await seen.boundingBox();
      const isSeen = box !== null && box.y >= 0 && box.y + box.height <= height;
      const moves = box?.y !== y;
      y = box?.y ?? Number.NaN;
      return isSeen && !moves ? 'in view' : `at ${JSON.stringify(box)}`;
    })
    .toBe('in view');
  return y;
}

test.each([DESK, MAGNIFIED])('the newest message and the composer are visible ($width px)', async (viewport) => {
  const opened = await openWorkItem({ initial_message: { content: 'The first of all' } });
  for (let index = 1; index <= 120; index += 1) await client.appendMessage(opened.workItemId, `Message ${index}.`);
  const page = await watch(opened, viewport);
  await message(page, 'Message 120.').waitFor();
  await placeOf(page, message(page, 'Message 120.'));
  await placeOf(page, composer(page));
  expect(await message(page, 'Message').count(), 'what is read at first').toBe(50);

  await client.appendMessage(opened.workItemId, 'The newest.');
  await message(page, 'The newest.').waitFor();
  await placeOf(page, message(page, 'The newest.'));

  const log = page.getByRole('region', { name: 'Messages' });
  await log.focus();
  await page.keyboard.press('Home');
  const oldest = message(page, 'Message 72.');
  const before = await placeOf(page, oldest);
  await page.getByRole('button', { name: 'Show earlier messages (72)' }).click();
  await message(page, 'Message 22.').waitFor({ state: 'attached' });
  expect(Math.abs((await placeOf(page, oldest)) - before), 'what one reads stays where it is').toBeLessThan(3);

  await client.appendMessage(opened.workItemId, 'Newer than that.');
  await page.getByRole('button', { name: 'New messages' }).waitFor();
  expect(Math.abs((await placeOf(page, oldest)) - before)).toBeLessThan(3);
  await judge(page);
  await page.getByRole('button', { name: 'New messages' }).click();
  await placeOf(page, message(page, 'Newer than that.'));
  expect(await page.getByRole('button', { name: 'New messages' }).count()).toBe(0);
});

test('a message that an API key sent for the contact shows the contact’s name and the key', async () => {
  const opened = await openWorkItem({ contact: { name: 'Jo Miller' }, initial_message: { content: 'It came twice.' } });
  const page = await watch(opened);
  await message(page, 'It came twice.').waitFor();
  expect(await message(page, 'It came twice.').innerText()).toMatch(/^Jo Miller by API key Shop importer/);
  await composer(page).fill('We look into it.');
  await page.keyboard.press('Control+Enter');
  await message(page, 'We look into it.').waitFor();
  expect(await message(page, 'We look into it.').innerText()).not.toMatch(/Jo Miller|API key/);
});

test('a note that mentions a person stands apart, appears for that person, and is among their mentions', async () => {
  const opened = await openWorkItem({ subject: 'Lost parcel' });
  const [adas, bens] = [await watch(opened), await watch(opened, DESK, 'dark', ben)];
  const notes = (page: Page) => page.getByRole('region', { name: 'Internal notes' });
  const text = 'Do not refund before it is back.';
  await notes(adas).getByRole('textbox', { name: 'Note' }).fill(text);
  await notes(adas).getByRole('combobox', { name: 'Mention' }).fill('@');
  await adas.keyboard.press('ArrowDown');
  await adas.keyboard.press('Enter');
  await adas.keyboard.press('Escape');
  await judge(adas);
  await notes(adas).getByRole('button', { name: 'Add note' }).click();
  await notes(bens).getByRole('listitem').filter({ hasText: text }).waitFor();
  expect(await notes(bens).getByRole('listitem').filter({ hasText: text }).innerText()).toMatch(/For @Person/);
  expect(await bens.getByRole('region', { name: 'Conversation' }).innerText()).not.toContain(text);
  await expect.poll(() => notes(adas).getByRole('textbox', { name: 'Note' }).inputValue()).toBe('');
  await judge(bens);

  await bens.reload();
  const link = bens.getByRole('link', { name: /^Mentions/ });
  await link.filter({ hasText: '1 new' }).click();
  const mention = bens.getByRole('list', { name: 'Mentions' }).getByRole('listitem');
  await mention.filter({ hasText: text }).filter({ hasText: 'New' }).waitFor();
  await judge(bens);
  await mention.getByRole('link', { name: 'Lost parcel' }).click();
  await message(bens, text).waitFor({ state: 'detached' });
  await link.filter({ hasNotText: 'new' }).click();
  await bens.getByText('You have read all of them.').waitFor();
  expect(await mention.filter({ hasText: 'New' }).count()).toBe(0);
});

test('`@` mentions a person by keyboard, and an edited or deleted note is marked as such', async () => {
  const opened = await openWorkItem();
  const [adas, bens] = [await watch(opened), await watch(opened, DESK, 'dark', ben)];
  const notes = (page: Page) => page.getByRole('region', { name: 'Internal notes' });
  const noted = (text: string) => notes(bens).getByRole('listitem').filter({ hasText: text });
  const field = notes(adas).getByRole('textbox', { name: 'Note' });
  const name = await nameOf(ben);
  await field.pressSequentially('mail a@b, then ask @');
  const option = adas.getByRole('listbox', { name: 'Members' }).getByRole('option');
  await option.filter({ hasText: name }).waitFor();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await judge(adas);
  await adas.keyboard.press('Escape');
  await option.waitFor({ state: 'hidden' });
  await field.pressSequentially(name.slice(0, 3).toLowerCase());
  await option.waitFor();
  await adas.keyboard.press('ArrowDown');
  await adas.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe(`mail a@b, then ask @${name} `);
  await field.pressSequentially('first.');
  expect(await field.inputValue(), 'the caret is behind it').toBe(`mail a@b, then ask @${name} first.`);
  await notes(adas).getByRole('button', { name: 'Add note' }).click();
  await noted('first.')
    .filter({ hasText: `For @${name}` })
    .waitFor();
  expect(await noted('first.').getByRole('button').count(), 'of somebody else').toBe(0);

  const own = notes(adas).getByRole('listitem');
  await own.getByRole('button', { name: 'Edit' }).click();
  await own.getByRole('textbox', { name: 'Changed note' }).fill('Ask nobody.');
  await own.getByRole('button', { name: 'Save note' }).click();
  await noted('Ask nobody.').filter({ hasText: 'edited now' }).waitFor();
  await own.getByRole('button', { name: 'Delete' }).click();
  await judge(adas);
  await adas.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
  await noted(`was deleted by ${await nameOf(ada)}`).waitFor();
  expect(await notes(bens).innerText()).not.toContain('Ask nobody.');
});

test('another WorkItem is found by a word, linked, visible from both sides, unlinked, and opened', async () => {
  const [opened, other] = [
    await openWorkItem({ subject: 'Lost parcel' }),
    await openWorkItem({ subject: 'Quagga lost' }),
  ];
  const [page, others] = [await watch(opened), await watch(other, DESK, 'dark', ben)];
  const links = (on: Page) => on.getByRole('region', { name: 'Linked' });
  await links(page).getByRole('button', { name: 'Link', exact: true }).click();
  await links(page).getByRole('combobox', { name: 'Relation' }).click();
  await page.getByRole('option', { name: 'Duplicate of' }).click();
  // The search index is updated shortly after a WorkItem is written.
  const search = () => ada.client(WorkService).searchWorkItems({ query: { text: 'quagga' } });
  await expect.poll(async () => (await search()).workItems.length).toBe(1);
  await links(page).getByRole('combobox', { name: 'Other WorkItem' }).fill('quagga');
  await page.getByRole('option', { name: 'Quagga lost (New)' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await judge(page);
  await links(page).getByRole('button', { name: 'Add link' }).click();
  await links(page)
    .getByRole('listitem')
    .filter({ hasText: /Duplicate of.*Quagga lost.*New/s })
    .waitFor();
  await links(others)
    .getByRole('listitem')
    .filter({ hasText: /Duplicated by.*Lost parcel/s })
    .waitFor();
  await judge(others);
  await links(others).getByRole('button', { name: 'Remove the link to Lost parcel' }).click();
  await links(page).getByText('Not linked to any other WorkItem.').waitFor();
  const story = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await story.filter({ hasText: 'unmarked it as a duplicate of Quagga lost' }).waitFor();
  const told = story
    .filter({ hasText: /\bmarked it as a duplicate of Quagga lost/ })
    .getByRole('link', { name: 'Quagga lost' });
  expect(await told.getAttribute('href')).toBe(new URL(other.url).pathname);
  const { workItemId } = opened;
  await ada
    .client(LinkService)
    .linkWorkItems({ workItemId, otherWorkItemId: other.workItemId, kind: LinkKind.RELATED });
  await links(page).getByRole('link', { name: 'Quagga lost' }).click();
  await seeHeading(page, 'Quagga lost');
});

test('the activity uses names, groups similar entries, loads page by page, and updates live', async () => {
  const opened = await openWorkItem();
  const { workItemId } = opened;
  for (let index = 1; index <= 45; index += 1) await client.appendMessage(workItemId, `Message ${index}.`);
  const page = await watch(opened);
  const activity = page.getByRole('region', { name: 'Activity' });
  const told = activity.getByRole('listitem');
  await told.filter({ hasText: 'Shop importer (API key) wrote a message, 40 times' }).waitFor();
  expect(await told.count(), 'a page').toBe(1);
  await activity.getByRole('button', { name: 'Show earlier activity' }).click();
  await told.filter({ hasText: 'wrote a message, 45 times' }).waitFor();
  await told.filter({ hasText: 'Shop importer (API key) opened the WorkItem' }).waitFor();
  expect(await activity.getByRole('button', { name: 'Show earlier activity' }).count()).toBe(0);

  await page.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: await nameOf(ada) }).click();
  await told.filter({ hasText: 'You took it' }).waitFor();
  const bens = await watch(opened, DESK, 'dark', ben);
  const toldToBen = bens.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await toldToBen.filter({ hasText: `${await nameOf(ada)} took it` }).waitFor();
  await client.appendMessage(workItemId, 'One more.');
  for (const list of [told, toldToBen]) await list.filter({ hasText: /wrote a message · now/ }).waitFor();
  expect(await told.count()).toBe(4);
  await activity.getByRole('button', { name: 'All 45' }).click();
  await expect.poll(() => told.count()).toBe(4 + 45);
  expect(await activity.innerText(), 'ids are for machines').not.toMatch(/(key|usr|msg|evt|wi)_/);
  await judge(bens);
});

test('the due date is set and removed by keyboard, follows changes by others, and is read-only for a viewer', async () => {
  const opened = await openWorkItem();
  const page = await watch(opened, DESK, 'light');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByText('No due date').waitFor();
  await details.getByRole('button', { name: 'Set due date' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Due date' });
  const field = form.getByLabel('Due by');
  await expect.poll(() => field.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await judge(page);
  const inTwoHours = new Date(Date.now() + 2.5 * 60 * 60 * 1000);
  const local = await page.evaluate(
    (ms) => new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16),
    inTwoHours.getTime(),
  );
  await field.fill(local);
  await field.press('Enter');
  await details.getByText('Due in 2 h').waitFor();
  await page.getByRole('banner').or(page.locator('main')).getByText('Due in 2 h').first().waitFor();
  const { body } = await client.getWorkItem(opened.workItemId);
  expect(Date.parse(body.due_at)).toBe(Math.floor(inTwoHours.getTime() / 60_000) * 60_000);
  expect(await details.getByRole('button', { name: 'Change due date' }).evaluate((one) => one.matches(':focus'))).toBe(
    true,
  );

  await client.updateWorkItem(opened.workItemId, { due_at: body.created_at });
  await details.getByText(/^Overdue/).waitFor();
  await page
    .getByText(/set the due date to /)
    .first()
    .waitFor();
  await judge(page);
  await details.getByRole('button', { name: 'Change due date' }).press('Enter');
  await form.getByRole('button', { name: 'Remove' }).press('Enter');
  await details.getByText('No due date').waitFor();
  expect((await client.getWorkItem(opened.workItemId)).body.due_at).toBeNull();

  await client.updateWorkItem(opened.workItemId, { due_at: inTwoHours.toISOString(), status: 'resolved' });
  await expect.poll(() => details.getByText('Due in 2 h').count(), { message: 'what has ended is not due' }).toBe(0);
  const viewer = await (await TestPerson.create(service, [{ tenantId, role: 'viewer' }])).signIn();
  const seen = await watch(opened, DESK, 'dark', viewer);
  expect(await seen.getByRole('button', { name: /due date/ }).count()).toBe(0);
});

test('keys on a WorkItem reply, assign, change status and due date, and follow the list of the inbox', async () => {
  const [older, newer] = [
    await openWorkItem({ subject: 'Older by keys' }),
    await openWorkItem({ subject: 'Newest by keys' }),
  ];
  const page = await browser.openAs(ada, { viewport: DESK });
  await page.goto(`${service.address}/work?order=newest&assignee=none`);
  await page.locator(`[data-subject="${newer.workItemId}"]`).click();
  await seeHeading(page, 'Newest by keys');
  await page.keyboard.press('j');
  await seeHeading(page, 'Older by keys');
  expect(page.url()).toBe(older.url);
  await page.keyboard.press('k');
  await seeHeading(page, 'Newest by keys');
  await page.keyboard.press('r');
  await page.keyboard.type('jk is typed');
  expect(await composer(page).inputValue()).toBe('jk is typed');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('i');
  await page
    .getByTitle('Assignee')
    .getByText(await nameOf(ada))
    .waitFor();
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: 'In progress' }).waitFor();
  await judge(page);
  await page.getByRole('menuitem', { name: 'In progress' }).press('Enter');
  await page.getByRole('button', { name: 'Status: In progress. Change' }).waitFor();
  await page.getByRole('button', { name: 'Facts' }).click();
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'Due date' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Due date' }).waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('table', { name: 'WorkItem' }).getByText('Assign it to me').waitFor();
  await judge(page);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await seeHeading(page, 'Inbox');
  expect(new URL(page.url()).search).toBe('?assignee=none');
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
