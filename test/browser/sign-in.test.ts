import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { MailServer } from '../support/mail-server.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { passwordField, seeHeading, signInByForm, TestBrowser } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Acme');
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const newPerson = () => TestPerson.create(service, [{ tenantId, role: 'member' }]);

test('a signed-out person is sent to the sign-in page, and then to the page they asked for', async () => {
  const person = await newPerson();
  const page = await browser.open();
  await page.goto(`${service.address}/work?status=open&priority=high`);
  await seeHeading(page, 'Sign in');
  expect(await page.title()).toBe('Sign in - Workgate');
  await signInByForm(page, person);
  await seeHeading(page, 'Inbox');
  expect(page.url()).toBe(`${service.address}/work?status=open&priority=high`);
});

test('a wrong password is refused in the form, with a correlation id and an emptied field', async () => {
  const person = await newPerson();
  const page = await browser.open();
  await page.goto(`${service.address}/sign-in`);
  await signInByForm(page, person, 'not the password');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/Correlation id\s*[0-9a-f]{32}/);
  expect(await passwordField(page).inputValue()).toBe('');
  await signInByForm(page, person);
  await seeHeading(page, 'Inbox');
});

test('after too many attempts the form says how long to wait', async () => {
  const strict = await TestService.start({ sharing: service, env: { WORKGATE_RATE_LIMIT_AUTH_FAILURES: '2' } });
  try {
    const person = await newPerson();
    const page = await browser.open();
    await page.goto(`${strict.address}/sign-in`);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await signInByForm(page, person, 'not the password');
      // A refusal empties the field.
      await expect.poll(() => passwordField(page).inputValue()).toBe('');
    }
    await page
      .getByRole('alert')
      .filter({ hasText: /Try again in \d+ (second|minute)/ })
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
  } finally {
    await strict.stop({ keepDatabase: true });
  }
});

describe('`next` with another origin leads to the inbox', () => {
  const ELSEWHERE = [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/.//elsewhere.example/',
    '/%2e//elsewhere.example/',
    'javascript:alert(1)',
    '\t//elsewhere.example/',
    '/\t/elsewhere.example/',
  ];
  test.each(ELSEWHERE)('%j', async (next) => {
    const person = await newPerson();
    const page = await browser.open();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).origin));
    await page.goto(`${service.address}/sign-in?${new URLSearchParams({ next })}`);
    await signInByForm(page, person);
    await seeHeading(page, 'Inbox');
    expect(page.url()).toBe(`${service.address}/work`);
    expect(new Set(requested)).toEqual(new Set([service.address]));
  });
});

test('signing out ends the session in every tab, and leaves no cookie', async () => {
  const person = await newPerson();
  const page = await browser.openAs(person);
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Inbox');
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${service.address}/admin/members`);
  await seeHeading(otherTab, 'Members');

  await page.bringToFront();
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await seeHeading(page, 'Sign in');
  await seeHeading(otherTab, 'Sign in');
  await page.goBack();
  await seeHeading(page, 'Sign in');
  expect(await page.context().cookies()).toEqual([]);
});

test('a session that ended elsewhere leads to the sign-in page at the next call', async () => {
  const person = await newPerson();
  const page = await browser.openAs(person);
  await page.goto(`${service.address}/work?status=open`);
  await page.getByText('Nothing matches', { exact: true }).waitFor();
  // Calls that the page makes by itself must not come first, as the order is not in the address then. They get no
  // answer: after failures, the page would hold back its calls until the service can be reached again.
  await page.route(/\/workgate\.(?!work\.v1\.WorkService\/SearchWorkItems|identity\.)/, () => undefined);
  await page.context().clearCookies();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await seeHeading(page, 'Sign in');
  const next = new URL(page.url()).searchParams.get('next');
  expect(next).toMatch(/^\/work\?status=open&order=/);
});

test('the password can be changed, and a wrong current one is refused in the form without ending the session', async () => {
  const person = await newPerson();
  const page = await browser.openAs(person);
  await page.goto(`${service.address}/work`);
  const account = page.getByRole('button', { name: /account$/ });
  await account.click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const change = async (current: string, next: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password').fill(next);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the password', 'a new and better password');
  await dialog.getByRole('alert').waitFor();
  await change(person.password, 'a new and better password');
  await dialog.waitFor({ state: 'hidden' });
  await account.and(page.locator(':focus')).waitFor();
  await page.reload();
  await seeHeading(page, 'Inbox');

  const again = await browser.open();
  await again.goto(`${service.address}/sign-in`);
  await signInByForm(again, person, 'a new and better password');
  await seeHeading(again, 'Inbox');
  expect(again.url()).toBe(`${service.address}/work`);
});

test('calls refused while one session replaces another sign nobody out, and the stream goes on', async () => {
  const page = await browser.openAs(await newPerson());
  // Simulates an old session cookie: first the stream is refused, then the call that reads the session because of the
  // refusal.
  const [asked, refused]: [string[], string[]] = [[], []];
  await page.route(/\/(WatchEvents|GetSession)$/, async (route) => {
    const rpc = route.request().url().split('/').at(-1) ?? '';
    asked.push(rpc);
    const isOfBefore = rpc === 'WatchEvents' ? !refused.includes(rpc) : asked.includes('WatchEvents');
    if (!isOfBefore || refused.includes(rpc)) return route.fallback();
    refused.push(rpc);
    return route.fulfill({ status: 401 });
  });
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Inbox');
  await expect.poll(() => refused).toEqual(['WatchEvents', 'GetSession']);
  await expect.poll(() => asked.filter((rpc) => rpc === 'GetSession').length).toBeGreaterThanOrEqual(3);
  const { client } = await service.createKey(tenantId, ['work.write']);
  await client.createWorkItem({ subject: 'Came after the session was another' });
  await page.getByText('Came after the session was another').waitFor();
  // The browser itself logs both refusals.
  const refusal = expect.stringContaining('status of 401');
  expect(browser.complaints.splice(0)).toEqual([refusal, refusal]);
});

test('switching the tenant switches every tab', async () => {
  const otherTenantId = await service.createTenant('Borealis');
  const person = await TestPerson.create(service, [
    { tenantId, role: 'member' },
    { tenantId: otherTenantId, role: 'member' },
  ]);
  const { client } = await service.createKey(otherTenantId, ['work.write']);
  await client.createWorkItem({ subject: 'Only at Borealis' });
  const page = await browser.openAs(person);
  await page.goto(`${service.address}/work`);
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${service.address}/work`);
  await seeHeading(otherTab, 'Inbox');

  await page.bringToFront();
  await page.getByRole('button', { name: /^Tenant: Acme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Borealis' }).click();
  await page.getByRole('link', { name: 'Only at Borealis' }).waitFor();
  await otherTab.getByRole('link', { name: 'Only at Borealis' }).waitFor();
  expect(await otherTab.getByRole('button', { name: /^Tenant: Borealis/ }).count()).toBe(1);
});

test('a person confirms their address with a mailed link and a button, and can then reset a forgotten password', async () => {
  const mails = await MailServer.start();
  const env = { WORKGATE_SMTP_URL: mails.url, WORKGATE_MAIL_FROM: 'workgate@acme.test' };
  const mailing = await TestService.startOwn({ sharing: service, env });
  try {
    const person = await TestPerson.create(mailing, [{ tenantId, role: 'approver' }], { isVerified: false });
    const page = await browser.openAs(person);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${mailing.address}/approvals`);
    const notice = page.getByText('You get no mail about waiting proposals');
    await notice.waitFor();
    await judge(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Nothing waits for you').waitFor();
    expect(await notice.count()).toBe(0);
    await page.goto(`${mailing.address}/account/notifications`);
    await notice.waitFor();
    await page.goto(`${mailing.address}/account`);
    await page.getByRole('button', { name: 'Send a confirmation mail' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `on its way to ${person.email}` })
      .waitFor();
    await judge(page);
    const { path, secret } = await mailedLink(mails, mailing, person.email);
    await page.goto(`${mailing.address}${path}#${secret}`);
    await seeHeading(page, 'Confirm your address');
    // The recipient may not be the person who made the account, so the page shows whose account it is before the
    // button.
    await page.getByText(`${await nameOf(person)} signs in to Workgate with the address ${person.email}`).waitFor();
    await judge(page);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await seeHeading(page, 'The address is confirmed');
    await page.goto(`${mailing.address}/account`);
    await page.getByText(/^Address confirmed\./).waitFor();
    await resetPassword(mails, mailing, person);
  } finally {
    await mailing.stop({ keepDatabase: true });
    await mails.down();
  }
});

const nameOf = async (person: TestPerson) =>
  (await person.client(SessionService).getSession({})).session?.person?.name ?? 'nobody';

/** Resets the password, from the sign-in page to a session with the new password. */
async function resetPassword(mails: MailServer, mailing: TestService, person: TestPerson): Promise<void> {
  const before = mails.to(person.email).length;
  const page = await browser.open({ viewport: { width: 320, height: 640 } });
  await page.goto(`${mailing.address}/sign-in`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await seeHeading(page, 'Forgot your password?');
  await judge(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await seeHeading(page, 'Check your mail');
  await judge(page);
  await expect.poll(() => mails.to(person.email).length, { timeout: 30_000 }).toBe(before + 1);
  const { path, secret } = await mailedLink(mails, mailing, person.email);
  await page.goto(`${mailing.address}${path}#${secret}`);
  await seeHeading(page, 'Choose a new password');
  await judge(page);
  await page.getByLabel(/^New password/).fill('a new and better password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await seeHeading(page, 'Your password was changed');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await seeHeading(page, 'Sign in');
  await signInByForm(page, person, 'a new and better password');
  await seeHeading(page, 'Inbox');
}

/** Returns the path and secret of the link in the last mail to an address. */
async function mailedLink(mails: MailServer, mailing: TestService, address: string) {
  await expect.poll(() => mails.to(address).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [, link = ''] = /<a href="([^"]*)"/.exec(mails.to(address).at(-1)?.html ?? '') ?? [];
  const { pathname: path, hash } = new URL(link);
  mailing.keepSecret('secret of a link', hash.slice(1));
  return { path, secret: hash.slice(1) };
}

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
