import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser, workItemUrl } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function openWorkItem(tenantId: string, subject: string): Promise<string> {
  const { client } = await service.createKey(tenantId, ['work.read', 'work.write']);
  return workItemUrl(service, (await client.createWorkItem({ subject })).body);
}

test('a link into another of the person’s tenants names that tenant and offers to switch to it', async () => {
  const [acme, globex] = [await service.createTenant('Acme'), await service.createTenant('Globex')];
  const url = await openWorkItem(globex, 'Something of Globex');
  const memberships = [acme, globex].map((tenantId) => ({ tenantId, role: 'member' as const }));
  const page = await browser.openAs(await TestPerson.create(service, memberships));
  await page.goto(`${service.address}/work`);
  await page.getByRole('button', { name: 'Tenant: Acme. Switch' }).waitFor();
  await page.goto(url);
  await page.getByRole('status').filter({ hasText: 'This WorkItem is in Globex' }).waitFor();
  expect(await page.getByText('Something of Globex').count()).toBe(0);
  await page.getByRole('button', { name: 'Switch to Globex' }).click();
  await seeHeading(page, 'Something of Globex');
  expect(page.url()).toBe(url);
});

test('a link into a foreign tenant shows the same as a link to nothing', async () => {
  const mine = [await service.createTenant('Mine'), await service.createTenant('Mine too')];
  const url = await openWorkItem(await service.createTenant('Stranger'), 'Something of theirs');
  const person = await TestPerson.create(
    service,
    mine.map((tenantId) => ({ tenantId, role: 'member' as const })),
  );
  const page = await browser.openAs(person);
  const words: string[] = [];
  for (const address of [url, url.replace(/wi_\w+/, 'wi_00000000000000000000000000')]) {
    await page.goto(address);
    const alert = page.getByRole('alert').filter({ hasText: 'The WorkItem cannot be shown' });
    await alert.waitFor();
    words.push((await alert.innerText()).replaceAll(/wi_\w+|\b[0-9a-f]{32}\b/g, '…'));
    expect(await page.getByRole('button', { name: /^Switch to/ }).count()).toBe(0);
  }
  expect(words[0]).toBe(words[1]);
});

test('a truncated invitation link is explained in words', async () => {
  const page = await browser.open();
  await page.goto(`${service.address}/invitations/inv_cut`);
  await seeHeading(page, 'This invitation cannot be accepted');
  const alert = page.getByRole('alert');
  expect(await alert.innerText()).toBe('This link is incomplete. Copy it again from the message.');
});

test('no page logs an unexpected error or warning', () => {
  // The browser itself logs error responses, and these tests cause some on purpose.
  expect(browser.complaints.filter((one) => !/status of (400|404)/.test(one))).toEqual([]);
});
