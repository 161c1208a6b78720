import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
let admin: TestPerson;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
  const tenantId = await service.createTenant('Acme');
  admin = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Invites a person on the members page. Returns the page and the path of the link that it shows. */
async function invite(email: string) {
  const page = await browser.openAs(admin);
  await page.goto(`${service.address}/admin/members`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return { page, path: new URL(link).pathname };
}

test('a new person opens the link, chooses a password and can work', async () => {
  const { page: adminPage, path } = await invite('nora@example.com');
  await adminPage.getByRole('row', { name: /nora@example.com/ }).waitFor();

  const page = await browser.open();
  await page.goto(`${service.address}${path}`);
  await seeHeading(page, 'Join Acme');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nora New');
  const password = page.getByLabel(/^New password/);
  await password.fill('too short');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  expect(await password.and(page.locator(':invalid')).count()).toBe(1);
  await password.fill('long enough for anybody');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await seeHeading(page, 'Inbox');
  await page.getByRole('button', { name: 'New WorkItem' }).first().waitFor();

  await adminPage.reload();
  await adminPage.getByRole('row', { name: /Nora New.*nora@example.com/s }).waitFor();
  await adminPage.getByText('There are no pending invitations.').waitFor();

  const late = await browser.open();
  await late.goto(`${service.address}${path}`);
  await seeHeading(late, 'This invitation cannot be accepted');
});

test('a person with an account accepts with their password', async () => {
  const person = await TestPerson.create(service);
  const { path } = await invite(person.email);
  const page = await browser.open();
  await page.goto(`${service.address}${path}`);
  await seeHeading(page, 'Join Acme');
  expect(await page.getByRole('textbox', { name: 'Your name' }).count()).toBe(0);
  await page.getByLabel(/^Your password/).fill('not the password');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel(/^Your password/).fill(person.password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await seeHeading(page, 'Inbox');
});

test('the link of a cancelled invitation opens nothing', async () => {
  const { page: adminPage, path } = await invite('gone@example.com');
  await adminPage.getByRole('button', { name: 'Cancel the invitation of gone@example.com' }).click();
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Cancel the invitation' }).click();
  await adminPage.getByRole('row', { name: /gone@example.com/ }).waitFor({ state: 'detached' });
  const page = await browser.open();
  await page.goto(`${service.address}${path}`);
  await seeHeading(page, 'This invitation cannot be accepted');
  expect(await page.getByRole('button').count()).toBe(0);
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
