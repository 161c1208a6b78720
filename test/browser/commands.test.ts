import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { NARROW, seeHeading, TestBrowser } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let vera: TestPerson;
let workItemId: string;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
  const [acme, borealis] = [await service.createTenant('Acme'), await service.createTenant('Borealis')];
  const memberships = [acme, borealis].map((tenantId) => ({ tenantId, role: 'admin' as const }));
  ada = await (await TestPerson.create(service, memberships)).signIn();
  vera = await TestPerson.create(service, [{ tenantId: acme, role: 'viewer' }]);
  const { workItem } = await ada.client(WorkService).createWorkItem({ subject: 'Found by its id' });
  workItemId = workItem?.workItemId ?? '';
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or go to' });

/** Opens the command palette with its shortcut, and types into it. */
async function enter(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(words);
}

async function openInbox(person: TestPerson, options: object = {}): Promise<Page> {
  const page = await browser.openAs(person, options);
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Inbox');
  return page;
}

test('the palette opens a page, opens a WorkItem by its id, and searches, all by keyboard', async () => {
  const page = await openInbox(ada);
  await enter(page, 'memb');
  const chosen = page.getByRole('option', { name: /^Members/, selected: true });
  await chosen.waitFor();
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await judge(page);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /^Search WorkItems/, selected: true }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Members');
  await palette(page).waitFor({ state: 'detached' });

  await enter(page, ` ${workItemId} `);
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Found by its id');

  await enter(page, 'broken parcel');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Inbox');
  expect(new URL(page.url()).searchParams.get('q')).toBe('broken parcel');
});

test('a palette that is reopened right after closing starts empty', async () => {
  const page = await openInbox(ada);
  await enter(page, 'memb');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await palette(page)
    .getByRole('option', { name: /^New WorkItem/ })
    .waitFor();
  expect(await field(page).inputValue()).toBe('');
});

test('the palette reports an unknown WorkItem, and returns the focus when it closes', async () => {
  const page = await openInbox(ada);
  const opener = page.getByRole('button', { name: /^Search or go to/ });
  await opener.focus();
  await enter(page, workItemId.replace(/.{5}$/, '00000'));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'The WorkItem cannot be opened' }).waitFor();
  await opener.click();
  await field(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await opener.and(page.locator(':focus')).waitFor();
  expect(page.url()).toBe(`${service.address}/work`);
});

test('the palette creates a WorkItem, shows the shortcuts, switches the tenant and signs out', async () => {
  const page = await openInbox(ada, { viewport: NARROW });
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await judge(page);
  await page.getByRole('option', { name: /^New WorkItem/ }).click();
  const form = page.getByRole('dialog', { name: 'New WorkItem' });
  await form.getByRole('textbox', { name: 'Subject' }).fill('Made from the palette');
  await form.getByRole('button', { name: 'Create' }).click();
  await seeHeading(page, 'Made from the palette');

  await enter(page, 'keyboard');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await judge(page);
  await page.keyboard.press('Escape');

  await enter(page, 'boreal');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Borealis/ }).waitFor();
  await enter(page, 'sign out');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Sign in');
});

test('the palette offers only what the role permits', async () => {
  const page = await openInbox(vera);
  await enter(page, '');
  await page.getByRole('option', { name: /^Inbox/ }).waitFor();
  const names = (await page.getByRole('option').allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(names).toContain('Members');
  for (const name of ['API keys', 'Packs', 'Approvals', 'Webhooks', 'New WorkItem', 'Borealis']) {
    expect(names).not.toContain(name);
  }
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
});
