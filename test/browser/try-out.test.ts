/**
 * Trying policies before they take effect, in the shell: with a hypothetical proposal, and with the decisions of the
 * past.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { RefundDesk } from '../support/governance.ts';
import { definitionWith } from '../support/operation-definitions.ts';
import { supportLimits } from '../support/packs.ts';
import type { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { expectAccessible, judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const NARROWEST = { width: 320, height: 640 };
const NO_SIXTIES = `@id("no-sixties") @reason("No sixties.")
forbid (principal, action == Action::"propose", resource) when { context.amount == 6000 };`;

let service: TestService;
let browser: TestBrowser;
let desk: RefundDesk;
let admin: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
});
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  admin = await desk.creator.signIn();
  const packs = admin.client(PackService);
  await packs.putPack({ packYaml: supportLimits('15.00', '55.00'), policyCedar: '', expectedVersion: 0n });
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true });
const answer = (page: Page, title = 'Decision') => page.getByRole('region', { name: title });

async function open(path: string, options = {}): Promise<Page> {
  const page = await browser.openAs(admin, options);
  await page.goto(`${service.address}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillRefund(page: Page, amount: string): Promise<void> {
  await choose(page, 'Operation', 'Refund');
  await page.getByRole('textbox', { name: 'Order' }).fill('1238');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('textbox', { name: 'Currency' }).fill('EUR');
}

const tryOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try it out' }).click();

describe('a hypothetical proposal', () => {
  test('shows what policy decides and by which policies, whose approval counts, and whether it could be executed', async () => {
    const page = await open('/admin/try-out');
    await fillRefund(page, '60.00');
    await tryOut(page);
    await answer(page).getByText('One person has to approve it. 0 of 1 given.').waitFor();
    await answer(page).getByText('pack/auto-approval-limit').waitFor();
    await answer(page).getByText('60.00 EUR').waitFor();
    await answer(page, 'Execution').getByText('Could not be executed').waitFor();

    await button(page, 'Add an approval').click();
    await tryOut(page);
    await answer(page).getByText('One person has to approve it. 1 of 1 given.').waitFor();
    await answer(page, 'Execution').getByText('Could be executed').waitFor();
    await choose(page, 'Approval 1', 'Some viewer');
    await tryOut(page);
    await answer(page, 'Approvals').getByText('Does not count').waitFor();
    await answer(page, 'Execution').getByText('Could not be executed').waitFor();

    await choose(page, 'Version', 'Version 1');
    await tryOut(page);
    await answer(page).getByText('2 different people have to approve it. 0 of 2 given.').waitFor();
    await answer(page)
      .getByText(/Policy version: customer_support@1-/)
      .waitFor();
    await page.getByRole('checkbox', { name: 'With other policies of your own' }).check();
    await page.getByRole('textbox', { name: 'Policies' }).fill(NO_SIXTIES);
    await tryOut(page);
    await answer(page).getByText('It must not be executed.').waitFor();
    await answer(page).getByText('No sixties.').waitFor();
    await page.getByRole('textbox', { name: 'Policies' }).fill('permit (principal, action, resource);');
    await tryOut(page);
    await page.getByText('The proposal was not tried out').waitFor();
    expect(await page.getByRole('textbox', { name: 'Policies' }).getAttribute('aria-invalid')).toBe('true');
    await button(page, 'Remove approval 1').click();
    expect(await page.getByRole('combobox', { name: /^Approval/ }).count()).toBe(0);
  });

  test('can use an operation that the tenant defined, and reports an error at its field', async () => {
    await admin.client(OperationService).putOperation({ text: definitionWith({}), expectedVersion: 0n });
    const page = await open('/admin/try-out');
    await fillRefund(page, '60.001');
    await tryOut(page);
    await page.getByText(/^Amount .*\.$/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Order' }).inputValue()).toBe('1238');
    await choose(page, 'Operation', 'Closed account');
    await page.getByRole('textbox', { name: 'Account' }).fill('acc_1234');
    await page.getByLabel('Closes on').fill('2026-12-31');
    await choose(page, 'Reason', 'fraud');
    await tryOut(page);
    await answer(page).getByText('2 different people have to approve it.').waitFor();
  });

  test('keeps its entries while the service is away', async () => {
    const page = await open('/admin/try-out');
    await fillRefund(page, '60.00');
    await page.route(/PolicyService\/Evaluate$/, (route) => route.abort());
    await tryOut(page);
    await page.getByText('The service cannot be reached').waitFor();
    expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('60.00');
    await page.unroute(/PolicyService\/Evaluate$/);
    await tryOut(page);
    await answer(page).getByText('One person has to approve it.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a backtest', () => {
  test('of a stricter version lists the decisions that change, with links, and activates the version with its hash', async () => {
    for (const amount of ['10.00', '20.00', '30.00', '60.00', '600.00']) await desk.propose(amount);
    const page = await open('/admin/packs/customer_support');
    await page.getByRole('link', { name: 'Backtest version 1' }).click();
    await seeHeading(page, 'Backtest');
    await button(page, 'Start').click();
    await page.getByText('3 of 5 decisions would change.').waitFor();
    const automatic = page.getByRole('table', { name: 'No longer automatic' });
    expect(await automatic.getByRole('row').count(), 'two of them, and their heading').toBe(3);
    expect(await automatic.innerText()).toMatch(/Automatic\s+1 approval\s.*pack\/auto-approval-limit/s);
    const more = page.getByRole('table', { name: 'Needs more approvals' });
    expect(await more.innerText()).toMatch(/1 approval\s+2 approvals/);
    const link = await more.getByRole('link').getAttribute('href');
    expect(link).toMatch(/^\/packs\/customer_support\/work-items\/wi_/);

    const outcome = page.getByRole('region', { name: 'Result' });
    const hash = await outcome.locator('dd').last().innerText();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await button(outcome, 'Activate version 1').click();
    const dialog = page.getByRole('dialog', { name: 'Activate version 1' });
    expect(await dialog.getByRole('combobox', { name: 'Backtest' }).inputValue()).toMatch(
      /5 decisions: .*2 no longer automatic/,
    );
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('As it was tried.');
    await button(dialog, 'Activate').click();
    await outcome.getByText('This version is active.').waitFor();
    const { packs } = await admin.client(PackService).listPacks({});
    expect(packs).toMatchObject([{ activeVersion: 1n, backtestHash: hash, reason: 'As it was tried.' }]);
    await page.goto(`${service.address}/admin/packs/customer_support`);
    await page.getByRole('region', { name: 'Active version' }).getByText(hash).waitFor();
    await page.goto(`${service.address}${link}`);
    await page.getByRole('article').getByText('60.00 EUR').first().waitFor();
  });

  test('of policies lists the proposals that would be denied, saves nothing, and offers no activation', async () => {
    await desk.propose('60.00');
    const page = await open('/admin/try-out');
    await page.getByRole('link', { name: 'Backtest' }).click();
    await seeHeading(page, 'Backtest');
    expect(await button(page, 'Start').isDisabled(), 'nothing else is tried than what there is').toBe(true);
    await page.getByRole('checkbox', { name: 'With other policies of your own' }).check();
    await page.getByRole('textbox', { name: 'Policies' }).fill('forbid (');
    await button(page, 'Start').click();
    await page.getByText('The backtest failed').waitFor();
    expect(await page.getByRole('textbox', { name: 'Policies' }).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('textbox', { name: 'Policies' }).fill(NO_SIXTIES);
    await button(page, 'Start').click();
    await page.getByRole('table', { name: 'Newly denied' }).getByText('No sixties.').waitFor();
    await page.getByText('To change your policies, open the page Policies.').waitFor();
    expect(await page.getByRole('button', { name: /^Activate/ }).count()).toBe(0);
  });

  test('that breaks off says so, has no hash, and can be repeated', async () => {
    await desk.propose('20.00');
    const page = await open('/admin/try-out/backtest?pack=customer_support&version=1');
    await page.route(/PolicyService\/Backtest$/, (route) => route.abort());
    await button(page, 'Start').click();
    await page.getByText('The backtest failed').waitFor();
    expect(await page.getByText('Hash').count()).toBe(0);
    await page.unroute(/PolicyService\/Backtest$/);
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/PolicyService\/Backtest$/, async (route) => {
      await held;
      // By now the page has given the request up, or the request was continued before.
      await route.continue().catch(() => undefined);
    });
    await button(page, 'Start').click();
    await page.getByText('The backtest waits for its turn').waitFor();
    await expectAccessible(page);
    await button(page, 'Stop').click();
    await page.getByText('It has no hash, so it cannot be named in an activation.').waitFor();
    go();
    await page.unroute(/PolicyService\/Backtest$/);
    await button(page, 'Start').click();
    await page.getByText('1 of 1 decisions would change.').waitFor();
  });
});

describe.each(['light', 'dark'] as const)('the pages for trying policies in the %s scheme', (colorScheme) => {
  test('have no accessibility violation and do not scroll sideways, at 320 px and wide', async () => {
    await desk.propose('20.00');
    for (const viewport of [{ width: 1280, height: 860 }, NARROWEST]) {
      const page = await open('/admin/try-out', { viewport, colorScheme });
      await fillRefund(page, '60.00');
      await button(page, 'Add an approval').click();
      await page.getByRole('checkbox', { name: 'With other policies of your own' }).check();
      await page.getByRole('textbox', { name: 'Policies' }).waitFor();
      await tryOut(page);
      await answer(page, 'Execution').waitFor();
      await judge(page);
      const backtest = await open('/admin/try-out/backtest?pack=customer_support&version=1', { viewport, colorScheme });
      await button(backtest, 'Start').click();
      await backtest.getByText('1 of 1 decisions would change.').waitFor();
      await judge(backtest);
      await button(backtest, 'Activate version 1').click();
      await backtest
        .getByRole('dialog')
        .getByText(/becomes/)
        .first()
        .waitFor();
      await judge(backtest);
    }
  });
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
