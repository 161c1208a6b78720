import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { ApiClient } from '../support/api-client.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser, workItemUrl } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let ben: TestPerson;
let client: ApiClient;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
  const tenantId = await service.createTenant('Acme');
  ada = await TestPerson.create(service, [{ tenantId, role: 'member' }]);
  ben = await TestPerson.create(service, [{ tenantId, role: 'member' }]);
  ({ client } = await service.createKey(tenantId, ['work.read', 'work.write'], { name: 'Shop importer' }));
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function openWorkItem(body: object = {}): Promise<{ url: string; workItemId: string }> {
  const subject = 'Refund for order 1234';
  const { body: item } = await client.createWorkItem({
    subject,
    initial_message: { content: 'It came twice.' },
    ...body,
  });
  return { url: workItemUrl(service, item), workItemId: item.work_item_id };
}

/** Opens the live page of a WorkItem. Changes must appear by themselves, so a reload fails the test. */
async function watch(person: TestPerson, url: string): Promise<Page> {
  const page = await browser.openAs(person);
  await page.goto(url);
  await seeLive(page);
  return page;
}

const seeLive = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};
const messages = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
const timeline = (page: Page) => page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
const moveTo = async (page: Page, status: string) => {
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitem', { name: status, exact: true }).click();
};

test('changes by one person appear for the other without a reload', async () => {
  const { url } = await openWorkItem();
  const [adas, bens] = [await watch(ada, url), await watch(ben, url)];
  const loads: string[] = [];
  bens.on('load', () => loads.push(bens.url()));

  await say(adas, 'I look into it.\n\nPlease wait.');
  await messages(bens).filter({ hasText: 'I look into it.' }).waitFor();
  expect(await bens.getByText('2 messages').count()).toBe(1);

  await moveTo(adas, 'In progress');
  await bens.getByRole('button', { name: 'Status: In progress. Change' }).waitFor();
  await timeline(bens).filter({ hasText: 'moved it from New to In progress' }).waitFor();

  await adas.getByRole('combobox', { name: 'Assignee' }).click();
  await adas.getByRole('option', { name: await nameOf(ben) }).click();
  await expect.poll(() => bens.getByRole('combobox', { name: 'Assignee' }).inputValue()).toBe(await nameOf(ben));

  await bens.getByRole('combobox', { name: 'Queue' }).click();
  await bens.getByRole('option', { name: 'Refunds', exact: true }).click();
  await expect.poll(() => adas.getByRole('combobox', { name: 'Queue' }).inputValue()).toBe('Refunds');
  await timeline(adas)
    .filter({ hasText: `${await nameOf(ben)} moved it to the queue refunds` })
    .waitFor();

  await bens.getByRole('combobox', { name: 'Priority' }).click();
  await bens.getByRole('option', { name: 'Urgent' }).click();
  await expect.poll(() => adas.getByRole('combobox', { name: 'Priority' }).inputValue()).toBe('Urgent');
  await timeline(adas)
    .filter({ hasText: `${await nameOf(ben)} set the priority to Urgent` })
    .waitFor();
  await timeline(adas)
    .filter({ hasText: `You assigned it to ${await nameOf(ben)}` })
    .waitFor();
  expect(loads).toEqual([]);
});

test('the stream resumes after a restart of the service, and misses nothing', async () => {
  const { url, workItemId } = await openWorkItem();
  const [adas, bens] = [await watch(ada, url), await watch(ben, url)];
  const before = await timeline(bens).count();

  await service.end('SIGKILL');
  await bens
    .getByRole('status')
    .filter({ hasText: /^Reconnecting$/ })
    .waitFor();
  await service.spawn();
  await client.appendMessage(workItemId, 'Written before the pages are back.');
  await Promise.all([seeLive(adas), seeLive(bens)]);
  await messages(bens).filter({ hasText: 'Written before the pages are back.' }).waitFor();
  await say(adas, 'Written after.');
  await messages(bens).filter({ hasText: 'Written after.' }).waitFor();
  await expect.poll(() => timeline(bens).count()).toBe(before + 2);
});

test('a hidden page closes its stream, and catches up when it is visible again', async () => {
  const { url, workItemId } = await openWorkItem();
  const page = await watch(ada, url);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/WatchEvents'));
  await turn(page, 'hidden');
  await ended;
  await client.appendMessage(workItemId, 'Written while nobody looked.');
  await turn(page, 'visible');
  await messages(page).filter({ hasText: 'Written while nobody looked.' }).waitFor();
  await seeLive(page);
  expect(await timeline(page).count()).toBe(2);
});

/** Tells the page that its tab was brought to the front or hidden. A headless browser has no such tabs. */
async function turn(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${visibility}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}

test('text typed for one WorkItem does not appear on the next one', async () => {
  const { url } = await openWorkItem();
  const { url: nextUrl } = await openWorkItem({ subject: 'Another one' });
  const page = await watch(ada, url);
  await page.getByRole('textbox', { name: 'Your message' }).fill('For the first one only');
  await page.evaluate(`history.pushState(null, '', '${new URL(nextUrl).pathname}')`);
  await page.evaluate("window.dispatchEvent(new PopStateEvent('popstate'))");
  await seeHeading(page, 'Another one');
  await seeLive(page);
  expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('');
  expect(await timeline(page).count()).toBe(1);
});

test('a change made on an outdated page is not applied, and the person is told', async () => {
  const { url, workItemId } = await openWorkItem();
  const page = await browser.openAs(ada);
  await page.route('**/ListWorkItemActivity', (route) => route.abort());
  await page.goto(url);
  await page.getByRole('button', { name: 'Status: New. Change' }).waitFor();
  await ben.signIn();
  await ben.client(WorkService).updateWorkItem({
    workItemId,
    changes: { subject: 'Refund for order 4321' },
    updateMask: { paths: ['subject'] },
  });
  await moveTo(page, 'Open');
  await page.getByRole('alert').filter({ hasText: 'Somebody else has changed this WorkItem' }).waitFor();
  await seeHeading(page, 'Refund for order 4321');
  expect(await page.getByRole('button', { name: 'Status: New. Change' }).count()).toBe(1);
  await moveTo(page, 'Open');
  await page.getByRole('button', { name: 'Status: Open. Change' }).waitFor();
});

test('simultaneous edits of the details lose nothing on either side', async () => {
  const { url, workItemId } = await openWorkItem({ tags: ['vip'], contact: { name: 'Jo', email: 'jo@example.com' } });
  const page = await watch(ada, url);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await dialog.getByRole('textbox', { name: 'Contact name' }).fill('Joan');
  await dialog.getByRole('textbox', { name: 'Contact email' }).fill('');
  await ben.signIn();
  await ben.client(WorkService).updateWorkItem({
    workItemId,
    changes: { subject: 'Refund for order 4321' },
    updateMask: { paths: ['subject'] },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Not saved.' }).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Refund for order 4321');
  expect(await dialog.getByRole('textbox', { name: 'Contact name' }).inputValue()).toBe('Joan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { body } = await client.getWorkItem(workItemId);
  expect(body).toMatchObject({ subject: 'Refund for order 4321', tags: ['vip'], contact: { name: 'Joan' } });
  expect(body.contact.email ?? null).toBeNull();
});

test('a status change that the service forbids is refused with the service’s message', async () => {
  const { url } = await openWorkItem();
  const page = await watch(ada, url);
  await moveTo(page, 'Closed');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/A WorkItem that is new cannot become closed.*Correlation id/s);
  await moveTo(page, 'Resolved');
  await page.getByRole('button', { name: 'Status: Resolved. Change' }).waitFor();
  await say(page, 'One more thing');
  await page.getByRole('alert').filter({ hasText: 'takes no more messages' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue(), 'the text stays').toBe(
    'One more thing',
  );
});

test('text of others is shown as plain text, even if it contains markup', async () => {
  const hostile = '<img src=x onerror="document.title=\'owned\'"> **bold** [link](javascript:alert(1))\n  second line';
  const { url } = await openWorkItem({ subject: '<script>document.title="owned"</script>', tags: ['<b>tag</b>'] });
  await client.appendMessage(new URL(url).pathname.split('/').at(-1) ?? '', hostile);
  const page = await watch(ada, url);
  const message = messages(page).filter({ hasText: '**bold**' });
  expect(await message.innerText()).toContain(hostile);
  expect(await message.locator('img, a, b, strong').count()).toBe(0);
  await seeHeading(page, '<script>document.title="owned"</script>');
  expect(await page.title()).toBe('<script>document.title="owned"</script> - Workgate');
});

async function nameOf(person: TestPerson): Promise<string> {
  const { accounts } = service.services.identity;
  return (await accounts.findByEmail(person.email))?.name ?? '';
}

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
