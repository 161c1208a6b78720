import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ActionProposal,
  ActionProposalStatus,
  ActionService,
  RefundReason,
} from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FakeStripe } from '../support/fake-stripe.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser, WIDE } from './browser.ts';

let stripe: FakeStripe;
let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let admin: TestPerson;
let tenantId: string;
let shopId: string;
beforeAll(async () => {
  stripe = await FakeStripe.start();
  service = await TestService.start({ env: { WORKGATE_STRIPE_API_BASE: stripe.address } });
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Acme');
  const join = async (role: 'member' | 'approver' | 'admin') =>
    (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  [ada, ben, cleo, admin] = await Promise.all([join('member'), join('approver'), join('approver'), join('admin')]);
  const { integration } = await admin
    .client(IntegrationService)
    .createIntegration({ name: 'Test shop', provider: { case: 'sandboxCommerce', value: {} } });
  shopId = integration?.integrationId ?? '';
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
  await stripe.stop();
});

interface Opened {
  url: string;
  workItemId: string;
}

async function openWorkItem(): Promise<Opened> {
  const { workItem } = await ada.client(WorkService).createWorkItem({ subject: 'It came twice', tags: ['refund'] });
  if (workItem === undefined) throw new Error('no WorkItem');
  const { packKey, workItemId } = workItem;
  return { url: `${service.address}/packs/${packKey}/work-items/${workItemId}`, workItemId };
}

/** Proposes a refund over the API, for tests that are about the page that shows the proposal. */
async function propose({ workItemId }: Opened, amount: string, by = ada, integrationId = shopId) {
  const { proposal } = await by.client(ActionService).createActionProposal({
    workItemId,
    integrationId,
    approvalReason: 'The parcel came twice.',
    payload: {
      case: 'commerceRefund',
      value: { orderId: '1238', amount, currency: 'EUR', reason: RefundReason.DUPLICATE },
    },
  });
  if (proposal === undefined) throw new Error('no proposal');
  return proposal;
}

/** Raises the amount paid for the order of all these refunds, in cents. A negative number lowers it. */
async function payMore(cents: number): Promise<void> {
  const orders = service.services.platform.mongo.connection.collection('sandbox_orders');
  const order = { tenant_id: tenantId, integration_id: shopId, order_id: '1238' };
  expect((await orders.updateOne(order, { $inc: { paid: cents } })).matchedCount).toBe(1);
}

async function watch(person: TestPerson, { url }: Opened): Promise<Page> {
  const page = await browser.openAs(person);
  await page.goto(url);
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();
  return page;
}

const card = (page: Page, amount: string) => page.getByRole('article', { name: `Refund ${amount} EUR of order 1238.` });
const button = (within: Locator | Page, name: string) => within.getByRole('button', { name: new RegExp(`^${name}`) });
const timeline = (page: Page) => page.getByRole('region', { name: 'Activity' }).getByRole('listitem');

async function approveInDialog(page: Page, amount: string, comment = ''): Promise<void> {
  await button(card(page, amount), 'Approve').click();
  const dialog = page.getByRole('dialog', { name: 'Approve this action?' });
  await dialog.getByText('You approve exactly this, and nothing else').waitFor();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function executeInDialog(page: Page, amount: string): Promise<void> {
  await button(card(page, amount), 'Execute').click();
  const dialog = page.getByRole('dialog', { name: 'Execute this action?' });
  expect(await dialog.innerText()).toContain(`Refund ${amount} EUR of order 1238.`);
  await dialog.getByRole('button', { name: 'Execute', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Forgets what was approved, so that each test has the first refunds of the order and approvers with a whole budget. */
beforeEach(async () => {
  const { connection } = service.services.platform.mongo;
  for (const name of ['approved_totals', 'approval_budgets']) {
    await connection.collection(name).deleteMany({ tenant_id: tenantId });
  }
});

test('a member proposes, sees the approval arrive, and executes, and the approver sees the result', async () => {
  const item = await openWorkItem();
  const [adas, bens] = [await watch(ada, item), await watch(ben, item)];
  const loads: string[] = [];
  for (const page of [adas, bens]) page.on('load', () => loads.push(page.url()));

  await button(adas, 'New proposal').click();
  const form = adas.getByRole('dialog', { name: 'New proposal' });
  expect(await form.getByRole('combobox', { name: 'Integration' }).inputValue()).toBe('Test shop');
  await form.getByRole('textbox', { name: 'Order' }).fill('1238');
  await form.getByRole('textbox', { name: 'Amount' }).fill('100.123');
  await form.getByRole('textbox', { name: 'Currency' }).fill('eur');
  await form.getByRole('textbox', { name: 'Why it should be done' }).fill('The parcel came twice.');
  await form.getByRole('button', { name: 'Propose' }).click();
  await form.getByText('Amount has 3 decimals; EUR has 2.').waitFor();
  await form.getByRole('textbox', { name: 'Amount' }).fill('100.00');
  await form.getByRole('button', { name: 'Propose' }).click();
  await form.waitFor({ state: 'detached' });
  await card(adas, '100.00').getByText('Waiting for approval').waitFor();
  expect(await button(card(adas, '100.00'), 'Approve').count()).toBe(0);
  expect(await button(card(adas, '100.00'), 'Execute').count()).toBe(0);

  const proposal = card(bens, '100.00');
  await proposal.getByText('Waiting for approval').waitFor();
  await bens.getByRole('button', { name: 'Status: Waiting on approval. Change' }).waitFor();
  // The name of the integration is read by a call of its own, and may come later than the proposal.
  await proposal.getByText('Test shop').first().waitFor();
  const shown = await proposal.innerText();
  for (const text of [
    'commerce_refund',
    'Test shop',
    'Sandbox shop',
    '1238',
    '100.00',
    'EUR',
    'The customer wants it',
    'Medium',
  ]) {
    expect(shown).toContain(text);
  }
  expect(shown).toMatch(/above the limit.*pack\/auto-approval-limit/s);
  expect(shown).toContain('One person has to approve it. 0 of 1 given.');
  expect(shown).toContain('The parcel came twice.');

  let approved: Buffer | null = null;
  bens.on('request', (request) => {
    if (request.url().endsWith('/ApproveActionProposal')) approved = request.postDataBuffer();
  });
  await button(proposal, 'Show the whole payload hash').click();
  const hash = (
    await proposal
      .locator('code')
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .innerText()
  ).trim();
  await approveInDialog(bens, '100.00', 'Checked the order.');
  expect(String(approved)).toContain(hash);

  await card(adas, '100.00').getByText('1 of 1 given').waitFor();
  expect(await card(adas, '100.00').innerText()).toMatch(/Approved.*approved it.*Checked the order\./s);
  await adas.getByRole('button', { name: 'Status: New. Change' }).waitFor();
  await executeInDialog(adas, '100.00');
  for (const page of [adas, bens]) {
    await card(page, '100.00').getByText('Done by the provider').waitFor();
    expect(await card(page, '100.00').innerText()).toMatch(/100\.00 EUR of order 1238.*rf_\w+.*Attempts\s+1/s);
    expect(await button(card(page, '100.00'), '(Approve|Execute|Cancel|Dry run)').count()).toBe(0);
  }
  const executed = timeline(bens).filter({ hasText: 'executed the proposal' });
  await executed.getByRole('button', { name: 'steps' }).click();
  await executed.getByText('got the action done by the provider').waitFor();
  await timeline(bens).filter({ hasText: 'You approved the proposal' }).waitFor();
  const told = await bens.getByRole('region', { name: 'Activity' }).innerText();
  expect(told, 'every entry has words').not.toMatch(/(proposal|action)\.\w+|pending_proposals/);
  expect(told).toContain('Refund 100.00 EUR of order 1238.');
  expect(loads).toEqual([]);
});

test('a person cannot approve a proposal that they are accountable for, and the page says who is accountable', async () => {
  const item = await openWorkItem();
  await propose(item, '101.00', ben);
  const page = await watch(ben, item);
  await card(page, '101.00').getByText('You have proposed this yourself').waitFor();
  expect(await button(card(page, '101.00'), '(Approve|Reject)').count()).toBe(0);
  expect(await button(card(page, '101.00'), 'Cancel').count()).toBe(1);

  const { client } = await service.createKey(tenantId, ['work.read', 'work.actions'], { name: 'Robot' }, ben);
  const { status } = await client.post(`/api/v1/public/work-items/${item.workItemId}/action-proposals`, {
    integration_id: shopId,
    approval_reason: 'It came twice.',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload: { type: 'commerce_refund', order_id: '1238', amount: '102.00', currency: 'EUR', reason: 'duplicate' },
  });
  expect(status).toBe(201);
  await card(page, '102.00').getByText('Robot (API key)').waitFor();
  await card(page, '102.00').getByText('You are accountable for this').waitFor();
  await card(page, '102.00').getByText('Accountable: You.').waitFor();
  expect(await button(card(page, '102.00'), '(Approve|Reject)').count()).toBe(0);
});

test('approved work has a mark and a view until somebody executes it', async () => {
  const item = await openWorkItem();
  const { proposalId, payloadHash } = await propose(item, '101.00');
  const inbox = await browser.openAs(ada);
  await inbox.goto(`${service.address}/work`);
  const row = inbox.locator(`[data-row="${item.workItemId}"]`);
  await row.getByText('Waiting on approval').waitFor();
  await ben.client(ActionService).approveActionProposal({ proposalId, payloadHash });
  await row.getByText('Approved, to execute').waitFor();
  const view = inbox.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Approved, to execute/ });
  await view.click();
  await row.getByText('Approved, to execute').waitFor();
  await expect.poll(() => view.innerText()).toMatch(/\d$/);
  await judge(inbox);
  await row.getByRole('link').click();
  await executeInDialog(inbox, '101.00');
  await inbox.goBack();
  await seeHeading(inbox, 'Inbox');
  await inbox.locator(`[data-row="${item.workItemId}"][data-left]`).waitFor();
  expect(await row.getByText('Approved, to execute').count()).toBe(0);
});

test('a large amount needs two people: the page shows how many have approved, and each person counts once', async () => {
  const item = await openWorkItem();
  await propose(item, '600.00');
  const [adas, bens, cleos] = [await watch(ada, item), await watch(ben, item), await watch(cleo, item)];
  await card(bens, '600.00').getByText('2 different people have to approve it. 0 of 2 given.').waitFor();
  await button(card(bens, '600.00'), 'Approve').click();
  await bens.getByRole('dialog').getByText('Yours is 1 of 2 approvals: one more person has to approve.').waitFor();
  await bens.keyboard.press('Escape');
  await bens.getByRole('dialog').waitFor({ state: 'detached' });
  await approveInDialog(bens, '600.00', 'First.');
  await card(bens, '600.00').getByText('You have approved this').waitFor();
  expect(await button(card(bens, '600.00'), '(Approve|Reject)').count()).toBe(0);
  for (const page of [adas, cleos]) await card(page, '600.00').getByText('1 of 2 given').waitFor();
  expect(await button(card(adas, '600.00'), 'Execute').count()).toBe(0);
  await approveInDialog(cleos, '600.00', 'Second.');
  await card(adas, '600.00').getByText('2 of 2 given').waitFor();
  await executeInDialog(adas, '600.00');
  await card(adas, '600.00').getByText('Done by the provider').waitFor();
});

test('a rejection is final, and shows its reason', async () => {
  const item = await openWorkItem();
  await propose(item, '103.00');
  const [adas, bens] = [await watch(ada, item), await watch(ben, item)];
  await button(card(bens, '103.00'), 'Reject').click();
  const dialog = bens.getByRole('dialog', { name: 'Reject this action?' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('The customer has kept both.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await card(adas, '103.00').getByText('The customer has kept both.').waitFor();
  expect(await card(adas, '103.00').innerText()).toContain('Rejected');
  expect(await button(card(adas, '103.00'), '(Execute|Cancel|Dry run)').count()).toBe(0);

  await adas.reload();
  await card(adas, '103.00').getByText('Rejected').waitFor();
  expect(await card(adas, '103.00').getByText('The customer has kept both.').count(), 'folded up').toBe(0);
  await button(card(adas, '103.00'), 'Show details').click();
  await card(adas, '103.00').getByText('The customer has kept both.').waitFor();
});

test('a decision that comes too late is refused, and the typed comment stays', async () => {
  const item = await openWorkItem();
  const { proposalId } = await propose(item, '104.00');
  const page = await watch(ben, item);
  await button(card(page, '104.00'), 'Approve').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Fine with me.');
  await ada.client(ActionService).cancelActionProposal({ proposalId });
  await card(page, '104.00').getByText('Cancelled').waitFor();
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog.getByRole('alert').filter({ hasText: 'cancelled cannot be approved' }).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('Fine with me.');
});

test('a dry run shows what would happen, and changes nothing', async () => {
  const item = await openWorkItem();
  const waiting = await propose(item, '105.00');
  const page = await watch(ada, item);
  const before = await timeline(page).count();
  await button(card(page, '105.00'), 'Dry run').click();
  await card(page, '105.00').getByText('Dry run: it would not be executed yet').waitFor();

  const ready = await propose(item, '10.00');
  await card(page, '10.00').getByText('Approved by policy').waitFor();
  await button(card(page, '10.00'), 'Dry run').click();
  await card(page, '10.00').getByText('Dry run: it would be executed', { exact: true }).waitFor();

  // The order has enough money at the proposal and the approvals, and too little at the execution.
  await payMore(1_000_000);
  const tooMuch = await propose(item, '2999.00');
  for (const by of [ben, cleo]) {
    const { proposalId, payloadHash } = tooMuch;
    await by.client(ActionService).approveActionProposal({ proposalId, payloadHash });
  }
  await payMore(-1_000_000);
  await card(page, '2999.00').getByText('2 of 2 given').waitFor();
  await button(card(page, '2999.00'), 'Dry run').click();
  const refusal = card(page, '2999.00').getByRole('status');
  await refusal.filter({ hasText: /the provider would refuse it.*Only .* are left to refund/ }).waitFor();

  const { proposals } = await ada.client(ActionService).listActionProposals({ workItemId: item.workItemId });
  const statusOf = ({ proposalId }: ActionProposal) => proposals.find((one) => one.proposalId === proposalId)?.status;
  expect([waiting, ready, tooMuch].map(statusOf)).toEqual([
    ActionProposalStatus.PENDING_APPROVAL,
    ActionProposalStatus.AUTO_APPROVED,
    ActionProposalStatus.APPROVED,
  ]);
  expect((await ada.client(ActionService).listActions({ workItemId: item.workItemId })).actions).toEqual([]);
  // The activity has two waiting proposals with the status changes that they caused, one proposal approved by policy,
  // and two approvals. Dry runs add nothing.
  const words = await page.getByRole('region', { name: 'Activity' }).innerText();
  expect(words).not.toMatch(/(tried|began) to execute/);
  expect(await timeline(page).count()).toBeGreaterThan(before);
});

test('a proposal that the provider would refuse says so, and can be approved only after another check', async () => {
  const item = await openWorkItem();
  const [adas, bens] = [await watch(ada, item), await watch(ben, item)];
  // 3000.00 is more than was paid for the order.
  await propose(item, '3000.00');
  for (const page of [adas, bens]) {
    await card(page, '3000.00').getByText('The provider would refuse this').waitFor();
    expect(await card(page, '3000.00').innerText()).toMatch(/Only .* EUR of the order are left to refund\./);
  }
  expect(await button(card(bens, '3000.00'), 'Approve').count()).toBe(0);
  expect(await button(card(bens, '3000.00'), 'Reject').count()).toBe(1);

  await payMore(1_000_000);
  try {
    await button(card(bens, '3000.00'), 'Check again').click();
    await card(bens, '3000.00').getByText('The provider would do this, as of').waitFor();
    await button(card(bens, '3000.00'), 'Approve').waitFor();
    await card(adas, '3000.00').getByText('The provider would do this, as of').waitFor();
    await timeline(bens).filter({ hasText: 'checked the proposal with the provider again' }).waitFor();
    await approveInDialog(bens, '3000.00');
  } finally {
    await payMore(-1_000_000);
  }
});

test('the proposer cancels a proposal', async () => {
  const item = await openWorkItem();
  await propose(item, '106.00');
  const page = await watch(ada, item);
  await button(card(page, '106.00'), 'Cancel proposal').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the proposal' }).click();
  await card(page, '106.00').getByText('Cancelled').waitFor();
  expect(await button(card(page, '106.00'), '(Cancel|Dry run)').count()).toBe(0);
});

test('an unknown outcome is explained, and an admin settles it', async () => {
  stripe.addPayment('1238', 50_000, 'eur');
  stripe.fail('1238', { on: 'create', how: 'error_before_effect' }, { on: 'list', how: 'error_before_effect' });
  const { integration } = await admin.client(IntegrationService).createIntegration({
    name: 'Stripe',
    provider: { case: 'stripe', value: { apiKey: 'sk_test_0123456789abcdef0123' } },
  });
  const item = await openWorkItem();
  await propose(item, '20.00', ada, integration?.integrationId);
  const [adas, admins] = [await watch(ada, item), await watch(admin, item)];
  await executeInDialog(adas, '20.00');
  await card(adas, '20.00').getByText('The outcome is unknown').waitFor();
  expect(await button(card(adas, '20.00'), '(Settle|Execute)').count()).toBe(0);

  await button(card(admins, '20.00'), 'Settle').click();
  const dialog = admins.getByRole('dialog', { name: 'Settle the outcome' });
  await dialog.getByRole('radio', { name: 'The provider did it' }).check();
  await dialog.getByRole('textbox', { name: 'Reference at the provider' }).fill('re_found_by_hand');
  await dialog.getByRole('textbox', { name: 'Source' }).fill('It stands in the dashboard.');
  await dialog.getByRole('button', { name: 'Settle' }).click();
  await dialog.waitFor({ state: 'detached' });
  await card(adas, '20.00').getByText('re_found_by_hand').waitFor();
  expect(await card(adas, '20.00').innerText()).toContain('Executed');
  await timeline(admins).filter({ hasText: 'You settled the outcome of the action' }).waitFor();

  stripe.fail('1238', { on: 'create', how: 'cut_before_effect' });
  const again = await openWorkItem();
  await propose(again, '21.00', ada, integration?.integrationId);
  const page = await watch(admin, again);
  await executeInDialog(page, '21.00');
  await button(card(page, '21.00'), 'Settle').click();
  await dialogOf(page).getByRole('radio', { name: 'The provider did not do it' }).check();
  await dialogOf(page).getByRole('textbox', { name: 'Source' }).fill('The dashboard knows nothing of it.');
  await dialogOf(page).getByRole('button', { name: 'Settle' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  await card(page, '21.00').getByText('A person found that it was not done.').waitFor();
  stripe.heal('1238');
  await button(card(page, '21.00'), 'Execute again').click();
  await dialogOf(page).getByRole('button', { name: 'Execute', exact: true }).click();
  await card(page, '21.00').getByText('Done by the provider').waitFor();
  expect(stripe.refundsOf('1238'), 'made by the second attempt alone').toHaveLength(1);
});

const dialogOf = (page: Page) => page.getByRole('dialog');

test('an approver’s waiting proposals are listed, and lead to the page where they are decided', async () => {
  const item = await openWorkItem();
  await propose(item, '107.00');
  await propose(item, '108.00', ben);
  const page = await browser.openAs(ben, { viewport: WIDE });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${service.address}/approvals`);
  await seeHeading(page, 'Approvals');
  await page.getByRole('link', { name: /^Refund 107.00 EUR of order 1238\./ }).waitFor();
  expect(await page.getByText('Refund 108.00').count(), 'their own').toBe(0);
  await page.getByText('It came twice').first().waitFor();
  expect(asked.filter((url) => url.includes('ListActionProposalsAwaitingMe')).length).toBeLessThanOrEqual(2);
  expect(asked.filter((url) => url.includes('GetWorkItem'))).toEqual([]);
  await page.getByRole('link', { name: /^Refund 107.00 EUR of order 1238\./ }).click();
  await page.getByRole('link', { name: 'It came twice', exact: true }).click();
  await seeHeading(page, 'It came twice');
  await approveInDialog(page, '107.00');
  await page.getByRole('link', { name: 'Approvals' }).click();
  await seeHeading(page, 'Approvals');
  await expect.poll(() => page.getByText('Refund 107.00').count()).toBe(0);

  const adas = await browser.openAs(ada);
  await adas.goto(`${service.address}/approvals`);
  await adas.getByText('You need the role approver').waitFor();
  expect(await adas.getByRole('link', { name: 'Approvals' }).count()).toBe(0);
});

test('a person approves with the keyboard alone', async () => {
  const item = await openWorkItem();
  const { proposalId } = await propose(item, '109.00');
  const page = await watch(cleo, item);
  await tabTo(page, 'Approve: Refund 109.00 EUR of order 1238.');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Approve this action?' });
  await dialog.getByRole('textbox', { name: 'Comment' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('By keyboard.');
  await tabTo(page, 'Approve');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await card(page, '109.00').getByText('By keyboard.').waitFor();
  // The button that opened the dialog is gone, so the focus has to go to another element.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).not.toBe('BODY');
  const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId });
  expect(proposal?.status).toBe(ActionProposalStatus.APPROVED);
});

/** Presses Tab until the button with this name has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true }).and(page.locator(':focus'));
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await target.count()) === 0) continue;
    const style = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle');
    expect(style, `outline of ${name}`).not.toBe('none');
    return;
  }
  expect.fail(`${name} cannot be reached with Tab`);
}

test('text of a proposer is shown as plain text, even if it contains markup', async () => {
  const item = await openWorkItem();
  const hostile = '<img src=x onerror="document.title=\'owned\'"> **Approve this**\n  second line';
  await ada.client(ActionService).createActionProposal({
    workItemId: item.workItemId,
    integrationId: shopId,
    approvalReason: hostile,
    payload: {
      case: 'commerceRefund',
      value: { orderId: '<b>1238</b>', amount: '110.00', currency: 'EUR', reason: RefundReason.FRAUDULENT },
    },
  });
  const page = await watch(ben, item);
  const shown = page.getByRole('article');
  expect(await shown.innerText()).toContain(hostile);
  expect(await shown.locator('img, b, strong').count()).toBe(0);
  await shown.getByText('High', { exact: true }).waitFor();
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
