import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { racingDocuments } from '../../scripts/racing-fixtures.ts';
import type { Role } from '../../src/identity/roles.ts';
import { FeedServer } from '../support/feed-server.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
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

test('an admin registers a source, sees it load, fail and recover, and switches it off and on', async () => {
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
  await row.getByRole('button', { name: 'Refresh harbour now' }).click();
  await row.getByText(/^Refresh failed .*answers with status 500\.$/).waitFor();
  await row.getByText('Stale', { exact: true }).waitFor();
  await row.getByText(/^6 groups, /).waitFor();
  feed.serve('/meetings', MEETINGS);
  await row.getByRole('button', { name: 'Refresh harbour now' }).click();
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

test('whoever may only read sees the sources, and nothing to change them with', async () => {
  const page = await openDataSources('viewer');
  await page.getByRole('row', { name: /harbour/ }).waitFor();
  expect(await page.getByRole('button', { name: /Register|Refresh|Switch|Change|Remove/ }).count()).toBe(0);
});

test('an admin points a source elsewhere, and removes it', async () => {
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

test('no page has complained', () => {
  expect(browser.complaints).toEqual([]);
});
