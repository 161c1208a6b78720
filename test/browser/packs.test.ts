/** Packs in the shell: an administrator writes, compares, activates, confirms and rolls back versions. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { RefundDesk } from '../support/governance.ts';
import { shippedTexts, supportLimits, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const KEY = 'customer_support';
/** Viewport of a 1280 px wide page at 400 % zoom (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

let service: TestService;
let browser: TestBrowser;
let desk: RefundDesk;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
});
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  ada = await desk.creator.signIn();
  bob = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'admin' }])).signIn();
  const operator = { tenantId: desk.tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
  await service.services.identity.roleMaturity.change(operator, 7);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const packs = (by = ada) => by.client(PackService);
const find = async (packKey = KEY) => (await packs().listPacks({})).packs.find((one) => one.packKey === packKey);
const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true });
const packYaml = (page: Page) => page.getByRole('textbox', { name: 'pack.yaml' });
const inOrder = (page: Page) => page.getByRole('status').filter({ hasText: 'This pack is valid' });
const put = (upTo: string, expectedVersion: bigint) =>
  packs().putPack({ packYaml: supportLimits(upTo), policyCedar: '', expectedVersion });

async function open(path = `/admin/packs/${KEY}`, by = ada, options = {}): Promise<Page> {
  const page = await browser.openAs(by, options);
  await page.goto(`${service.address}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Opens files with the page's file chooser. */
async function openFiles(page: Page, files: Record<string, string>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Open files').click();
  const chosen = Object.entries(files).map(([name, text]) => {
    return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
  });
  await (await chooser).setFiles(chosen);
}

async function giveReason(dialog: Locator, reason: string, submit: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await button(dialog, submit).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a pack is written from a file, activated with a reason, confirmed by another admin, and rolled back', async () => {
  const page = await open('/admin/packs');
  await page.getByRole('link', { name: 'Customer support' }).click();
  await seeHeading(page, 'Customer support');
  await inOrder(page).waitFor();
  expect(await button(page, 'Save as a new version').isDisabled(), 'there is nothing to save').toBe(true);
  expect(await button(page, 'Roll back').count()).toBe(0);

  await openFiles(page, { 'pack.yaml': supportLimits('600.00') });
  const wrong = page.getByRole('status').filter({ hasText: 'This pack is not valid' });
  await wrong.getByText('operations.commerce_refund.auto_approve_up_to.EUR').waitFor();
  await wrong.getByText('lower it').waitFor();
  expect(await packYaml(page).getAttribute('aria-invalid')).toBe('true');
  expect(await button(page, 'Save as a new version').isDisabled()).toBe(true);

  await packYaml(page).fill(supportLimits('80.00'));
  await inOrder(page).waitFor();
  const changes = page.getByRole('list', { name: 'Changes of this draft' });
  expect(await changes.getByRole('listitem').first().innerText()).toMatch(
    /^Looser\s+operations.commerce_refund.auto_approve_up_to.EUR was 50.00 EUR, becomes 80.00 EUR$/,
  );
  await changes.getByText('Stricter').first().waitFor();
  await button(page, 'Save as a new version').click();
  await page.getByText('Version 1 is saved. It has no effect until it is activated.').waitFor();
  expect(await find()).toMatchObject({ activeVersion: 0n, newestVersion: 1n });

  await button(page, 'Activate version 1').click();
  const dialog = page.getByRole('dialog', { name: 'Activate version 1' });
  await dialog.getByText('version 1 replaces the shipped version').waitFor();
  await dialog.getByText('was 50.00 EUR, becomes 80.00 EUR').first().waitFor();
  await giveReason(dialog, 'Fewer questions.', 'Activate');
  await page.getByText('Fewer questions.').waitFor();
  const notice = (of: Page) => of.getByRole('status').filter({ hasText: 'Some changes do not apply yet' });
  await notice(page).waitFor();
  expect(
    await notice(page)
      .getByRole('button', { name: /^Confirm/ })
      .count(),
    'nobody confirms their own',
  ).toBe(0);

  const his = await open(undefined, bob);
  await notice(his).getByText('Looser').first().waitFor();
  await button(his, 'Confirm revision 1').click();
  await notice(his).waitFor({ state: 'detached' });
  expect(await find()).toMatchObject({ activeVersion: 1n, waiting: [] });

  await button(his, 'Roll back').click();
  const back = his.getByRole('dialog', { name: 'Roll back to the shipped version' });
  await back.getByText('was 80.00 EUR, becomes 50.00 EUR').first().waitFor();
  await giveReason(back, 'Too much.', 'Roll back');
  await his.getByRole('row', { name: /^Shipped version Active/ }).waitFor();
  expect(await find()).toMatchObject({ activeVersion: 0n, reason: 'Too much.' });
  expect(await button(his, 'Roll back').count(), 'back is one step').toBe(0);
});

test('a confirmation of a pack that changed meanwhile shows the current revision', async () => {
  await put('80.00', 0n);
  await put('90.00', 1n);
  await packs().activatePack({ packKey: KEY, version: 1n, reason: 'One.', expectedRevision: 0n });
  const page = await open(undefined, bob);
  await button(page, 'Confirm revision 1').waitFor();
  await packs().activatePack({ packKey: KEY, version: 2n, reason: 'Two.', expectedRevision: 1n });
  await button(page, 'Confirm revision 1').click();
  await page.getByText('The pack customer_support is at revision 2.').waitFor();
  // All changes that the confirmation would put into effect, not only those of the last step.
  await page.getByText('was 50.00 EUR, becomes 90.00 EUR').first().waitFor();
  await button(page, 'Confirm revision 2').click();
  await page.getByText('The pack is confirmed.').waitFor();
  expect(await find()).toMatchObject({ activeVersion: 2n, waiting: [] });
});

test('a new pack starts from a template, waits for its first activation, and can become the default', async () => {
  const page = await open('/admin/packs/new');
  await button(page, 'IT requests').click();
  await inOrder(page).waitFor();
  expect(await packYaml(page).inputValue()).toBe(shippedTexts('it_requests').packYaml);
  expect(await page.getByRole('group', { name: 'Templates' }).count(), 'they would replace it').toBe(0);
  await button(page, 'Save as a new version').click();
  await seeHeading(page, 'it_requests');
  await page.getByText('None yet').waitFor();
  await button(page, 'Activate version 1').click();
  const dialog = page.getByRole('dialog', { name: 'Activate version 1' });
  await dialog.getByRole('checkbox', { name: 'Make it the default pack' }).check();
  await giveReason(dialog, 'It begins.', 'Activate');
  await seeHeading(page, 'IT requests');
  await page.getByText('It becomes the default pack, which takes work that fits no other pack.').waitFor();
  expect(await find('it_requests')).toMatchObject({ activeVersion: 1n, isDefault: false, isNextDefault: true });
  await page.getByRole('link', { name: 'All packs' }).click();
  const row = page.getByRole('row', { name: /IT requests/ });
  expect(await row.innerText()).toMatch(
    /it_requests\s+Version 1\s.*It begins\..*Another administrator has to confirm/s,
  );
  await packs(bob).confirmPack({ packKey: 'it_requests', revision: 1n });
  await page.reload();
  await row.filter({ hasText: 'Nothing' }).waitFor();
  expect(await row.innerText()).toMatch(/Default\s+it_requests\s+Version 1\s.*It begins\./s);

  const another = await open('/admin/packs/new');
  await packYaml(another).fill(supportPack({ pack_key: 'it_requests' }));
  await inOrder(another).waitFor();
  await button(another, 'Save as a new version').click();
  await another.getByRole('alert').filter({ hasText: 'A pack with this key already exists' }).waitFor();
  await another.getByRole('link', { name: 'write a new version of it_requests' }).click();
  await seeHeading(another, 'IT requests');
});

test('two versions are compared, an earlier one is read, and the next one is started from it', async () => {
  await put('80.00', 0n);
  await put('20.00', 1n);
  const page = await open();
  const comparing = page.getByRole('region', { name: 'Compare two versions' });
  await comparing.getByText('was 50.00 EUR, becomes 20.00 EUR').waitFor();
  await comparing.getByRole('combobox', { name: 'From' }).click();
  await page.getByRole('option', { name: 'Version 1' }).click();
  await comparing.getByText('was 80.00 EUR, becomes 20.00 EUR').waitFor();
  await packYaml(page).fill(`${supportLimits('30.00')}\n`);
  await button(page, 'Show version 1').click();
  const dialog = page.getByRole('dialog', { name: 'Version 1 of customer_support' });
  await dialog.getByRole('region', { name: 'pack.yaml' }).getByText('80.00').waitFor();
  await dialog.getByText('This version would replace your unsaved text.').waitFor();
  await button(dialog, 'Replace my text').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await packYaml(page).inputValue()).toBe(supportLimits('80.00'));
  await button(page, 'Discard changes').click();
  expect(await packYaml(page).inputValue()).toBe(supportLimits('20.00'));
});

describe('the text that an admin wrote', () => {
  test('is not overwritten unseen by another person’s version, and cannot be saved as another pack', async () => {
    const page = await open();
    await inOrder(page).waitFor();
    const mine = supportLimits('30.00');
    await packYaml(page).fill(mine);
    await inOrder(page).waitFor();
    await put('20.00', 0n);
    await button(page, 'Save as a new version').click();
    const notice = page.getByRole('alert').filter({ hasText: 'Somebody else has saved a version' });
    await notice.getByRole('region', { name: 'Saved pack.yaml' }).getByText('20.00').waitFor();
    expect(await packYaml(page).inputValue()).toBe(mine);
    await button(page, 'Save as a new version').click();
    await page.getByText('Version 2 is saved.').waitFor();
    await packYaml(page).fill(supportPack({ pack_key: 'desk' }));
    await page.getByRole('status').filter({ hasText: 'This is another pack' }).waitFor();
    expect(await button(page, 'Save as a new version').isDisabled()).toBe(true);
    await openFiles(page, { 'a.yaml': '1', 'b.yml': '2' });
    await page.getByRole('alert').filter({ hasText: 'b.yml is the second file of its kind' }).waitFor();
    expect(await packYaml(page).inputValue()).toContain('"desk"');
  });

  test('stays while the service is away and is saved afterwards, as is the reason of an activation', async () => {
    const page = await open();
    await inOrder(page).waitFor();
    const mine = supportLimits('30.00');
    await packYaml(page).fill(mine);
    await inOrder(page).waitFor();
    await page.route(/PackService\/(PutPack|ActivatePack)$/, (route) => route.abort());
    await button(page, 'Save as a new version').click();
    const alert = page.getByRole('alert').filter({ hasText: 'The service cannot be reached' });
    await alert.waitFor();
    expect(await packYaml(page).inputValue()).toBe(mine);
    await page.unroute(/PackService\/(PutPack|ActivatePack)$/);
    await button(page, 'Save as a new version').click();
    await page.getByText('Version 1 is saved.').waitFor();
    await page.route(/PackService\/(PutPack|ActivatePack)$/, (route) => route.abort());
    await button(page, 'Activate version 1').click();
    const dialog = page.getByRole('dialog', { name: 'Activate version 1' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Less for all.');
    await button(dialog, 'Activate').click();
    await dialog.getByRole('alert').filter({ hasText: 'The service cannot be reached' }).waitFor();
    await page.unroute(/PackService\/(PutPack|ActivatePack)$/);
    expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Less for all.');
    await button(dialog, 'Activate').click();
    await dialog.waitFor({ state: 'detached' });
    expect(await find()).toMatchObject({ activeVersion: 1n, reason: 'Less for all.' });
  });
});

test('a person who is not an admin sees no page of packs', async () => {
  const approver = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
  for (const path of ['/admin/packs', '/admin/packs/new', `/admin/packs/${KEY}`]) {
    const page = await open(path, approver);
    await page.getByText('You need the role admin for this page').waitFor();
    expect(await page.getByRole('link', { name: /^(Packs|Try it out)$/ }).count()).toBe(0);
  }
});

test('the page of an unknown pack says that there is none', async () => {
  const page = await open('/admin/packs/nothing');
  await page.getByText('There is no pack of this key.').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
});

describe.each(['light', 'dark'] as const)('the pages and dialogs of packs in the %s scheme', (colorScheme) => {
  test('have no accessibility violation and do not scroll sideways, at 320 px and wide', async () => {
    await put('80.00', 0n);
    await packs().activatePack({ packKey: KEY, version: 1n, reason: 'One.', expectedRevision: 0n });
    await put('20.00', 1n);
    for (const viewport of [{ width: 1280, height: 860 }, NARROWEST]) {
      const list = await open('/admin/packs', bob, { viewport, colorScheme });
      await list.getByText('Another administrator has to confirm this.').first().waitFor();
      await judge(list);
      const fresh = await open('/admin/packs/new', bob, { viewport, colorScheme });
      await packYaml(fresh).fill('queues: []');
      await fresh.getByRole('status').filter({ hasText: 'not valid' }).waitFor();
      await judge(fresh);
      const page = await open(undefined, bob, { viewport, colorScheme });
      await inOrder(page).waitFor();
      await page.getByText('Looser').first().waitFor();
      await judge(page);
      for (const opener of ['Activate version 2', 'Show version 2', 'Roll back']) {
        await button(page, opener).click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await dialog
          .getByText(/becomes|pack_key/)
          .first()
          .waitFor();
        await judge(page);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await button(page, opener).and(page.locator(':focus')).waitFor();
      }
    }
  });
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
