import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { racingDocuments } from '../../scripts/racing-fixtures.ts';
import type { Role } from '../../src/identity/roles.ts';
import { FeedServer } from '../support/feed-server.ts';
import { TestPerson } from '../support/people.ts';
import { loadSource, raceCards } from '../support/racing.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const MEETINGS = racingDocuments(new Date())['meetings/meetings.json'] as { data: { meetings: object[] } };

let feed: FeedServer;
let service: TestService;
let browser: TestBrowser;
let tenantId: string;
beforeAll(async () => {
  feed = await FeedServer.start();
  service = await TestService.start({ env: { WORKGATE_DATA_ALLOW_PRIVATE: 'true' } });
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Acme');
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
  await feed.stop();
});

async function openDataSources(role: Role): Promise<Page> {
  const page = await browser.openAs(await TestPerson.create(service, [{ tenantId, role }]));
  await page.goto(`${service.address}/admin/data-sources`);
  await seeHeading(page, 'Data sources');
  return page;
}

test('an admin registers a source, sees it load, fail and recover, and turns it off and on', async () => {
  const page = await openDataSources('admin');
  await page.getByText('No data sources yet').waitFor();
  await page.getByRole('button', { name: 'Register a source' }).first().click();
  const form = page.getByRole('dialog', { name: 'Register a source' });
  await form.getByRole('textbox', { name: 'Key' }).fill('Harbour');
  await form.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Meeting tree' }).click();
  await form.getByRole('textbox', { name: 'Addresses' }).fill('file:meetings');
  await form.getByRole('textbox', { name: 'Time zone' }).fill('Australia/Sydney');
  await form.getByRole('button', { name: 'Register' }).click();
  await form.getByText(/^Key .*\.$/).waitFor();
  await form.getByRole('textbox', { name: 'Key' }).fill('harbour');
  await form.getByRole('button', { name: 'Register' }).click();
  await form.getByText(/^Addresses must be an https: address; files are registered on the command line/).waitFor();

  feed.serve('/meetings', MEETINGS);
  await form.getByRole('textbox', { name: 'Addresses' }).fill(feed.url('/meetings'));
  await form.getByRole('button', { name: 'Register' }).click();
  await form.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /harbour/ });
  await row.getByText('Fresh', { exact: true }).waitFor();
  await row.getByText(/^6 groups, /).waitFor();

  feed.on('/meetings', (_request, response) => response.writeHead(500).end());
  await row.getByRole('button', { name: 'Refresh now: harbour' }).click();
  await row.getByText(/^Refresh failed .*answers with status 500\.$/).waitFor();
  await row.getByText('Stale', { exact: true }).waitFor();
  await row.getByText(/^6 groups, /).waitFor();
  feed.serve('/meetings', MEETINGS);
  await row.getByRole('button', { name: 'Refresh now: harbour' }).click();
  await row.getByText('Fresh', { exact: true }).waitFor();

  await row.getByRole('button', { name: 'Switch off harbour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch off harbour?' });
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Off', { exact: true }).waitFor();
  expect(await row.getByRole('button').allInnerTexts()).toEqual(['Switch on', 'Change', 'Remove']);
  await row.getByRole('button', { name: 'Switch on harbour' }).click();
  await row.getByText('Fresh', { exact: true }).waitFor();
});

test('a viewer sees the sources and no controls to change them', async () => {
  const page = await openDataSources('viewer');
  await page.getByRole('row', { name: /harbour/ }).waitFor();
  expect(await page.getByRole('button', { name: /Register|Refresh|Switch|Change|Remove/ }).count()).toBe(0);
});

test('an admin changes the address of a source, and removes it', async () => {
  const page = await openDataSources('admin');
  const row = page.getByRole('row', { name: /harbour/ });
  feed.serve('/elsewhere', { ...MEETINGS, data: { meetings: MEETINGS.data.meetings.slice(0, 2) } });
  await row.getByRole('button', { name: 'Change harbour' }).click();
  const form = page.getByRole('dialog', { name: 'Change harbour' });
  expect(await form.getByRole('textbox', { name: 'Addresses' }).inputValue()).toBe(feed.url('/meetings'));
  await form.getByRole('textbox', { name: 'Addresses' }).fill('ftp://feed.example.com/');
  await form.getByRole('button', { name: 'Change' }).click();
  await form.getByText(/^Addresses must be an https: address/).waitFor();
  await form.getByRole('textbox', { name: 'Addresses' }).fill(feed.url('/elsewhere'));
  await form.getByRole('button', { name: 'Change' }).click();
  await form.waitFor({ state: 'detached' });
  await row.getByText(/^2 groups, /).waitFor();

  await row.getByRole('button', { name: 'Remove harbour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove harbour?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No data sources yet').waitFor();
});

/** Script that finds parts of a dialog that can be seen only by scrolling sideways. */
const STICKING_OUT = `[...document.querySelectorAll('[role=dialog], [role=dialog] *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX))
  .map((one) => one.outerHTML.slice(0, 200))`;

test('an admin sees the data as readers do, with the source of each field, and as the bearer of an API key', async () => {
  const tenant = await service.createTenant('Racing');
  const ada = await TestPerson.create(service, [{ tenantId: tenant, role: 'admin' }]);
  await service.createKey(tenant, ['catalog.read'], { name: 'Reader' }, ada);
  await service.createKey(tenant, ['work.read'], { name: 'Worker' }, ada);
  const page = await browser.openAs(ada);
  await page.goto(`${service.address}/admin/data`);
  await page.getByText('This view has no data source yet').waitFor();
  await loadSource(service, { tenantId: tenant, sourceKey: 'cards', adapter: 'racecard', documents: raceCards() });
  await page.reload();
  const row = page.getByRole('row', { name: /Larkspur Downs/ });
  await row.getByText('cards').waitFor();
  await judge(page);

  await row.getByRole('button', { name: /Larkspur Downs/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Sources of the group' });
  const field = drawer.getByRole('row', { name: /attributes\.country/ });
  expect(await field.innerText()).toMatch(/US\s+cards/);
  await drawer
    .getByRole('button', { name: /participants/ })
    .first()
    .click();
  await drawer.getByRole('table', { name: /^Fields of event/ }).waitFor();
  await judge(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await drawer.getByRole('list', { name: /^Fields of event/ }).waitFor();
  const country = drawer.getByRole('listitem').filter({ hasText: 'attributes.country' });
  expect(await country.innerText()).toMatch(/US\s+From cards/);
  expect(await page.evaluate(STICKING_OUT)).toEqual([]);
  await judge(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  const as = page.getByRole('combobox', { name: 'As' });
  await as.click();
  await page.getByRole('option', { name: 'Worker' }).click();
  await page.getByRole('alert').getByText('This API key cannot read the view').waitFor();
  expect(await page.getByRole('row').count(), 'nothing of what others see').toBe(0);
  await as.click();
  await page.getByRole('option', { name: 'Reader' }).click();
  await row.waitFor();
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('list', { name: 'Groups' }).waitFor();
  await judge(page);
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
