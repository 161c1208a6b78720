import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ActionProposalStatus,
  ActionService,
  RefundReason,
} from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { NARROW, TestBrowser } from './browser.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
/** The case is on one page, and no key pressed for another one can reach it any more. */
const READY = 'button[aria-keyshortcuts="A"]';

let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let shopId: string;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
});
/** A tenant for each test, so that nothing else waits. */
beforeEach(async () => {
  const tenantId = await service.createTenant('Acme');
  const join = async (role: 'member' | 'approver' | 'admin') =>
    (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  const [member, first, second, admin] = await Promise.all([
    join('member'),
    join('approver'),
    join('approver'),
    join('admin'),
  ]);
  [ada, ben, cleo] = [member, first, second];
  const { integration } = await admin
    .client(IntegrationService)
    .createIntegration({ name: 'Test shop', provider: { case: 'sandboxCommerce', value: {} } });
  shopId = integration?.integrationId ?? '';
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function openWorkItem(subject = 'It came twice'): Promise<string> {
  const { workItem } = await ada
    .client(WorkService)
    .createWorkItem({ subject, tags: ['refund'], initialMessage: { content: 'Two parcels, please take one back.' } });
  return workItem?.workItemId ?? '';
}

async function propose(workItemId: string, amount: string): Promise<string> {
  const { proposal } = await ada.client(ActionService).createActionProposal({
    workItemId,
    integrationId: shopId,
    approvalReason: 'The parcel came twice.',
    payload: {
      case: 'commerceRefund',
      value: { orderId: '1238', amount, currency: 'EUR', reason: RefundReason.DUPLICATE },
    },
  });
  return proposal?.proposalId ?? '';
}

const statusOf = async (proposalId: string) =>
  (await ada.client(ActionService).getActionProposal({ proposalId })).proposal?.status;
const caseOf = (page: Page, amount: string) =>
  page.getByRole('article', { name: `Refund ${amount} EUR of order 1238.` });

async function openApprovals(person: TestPerson, options: object = DESK): Promise<Page> {
  const page = await browser.openAs(person, options);
  await page.goto(`${service.address}/approvals`);
  return page;
}

test('30 waiting proposals take 30 key presses and what policy wants confirmed, and the next one comes by itself', async () => {
  const workItemId = await openWorkItem();
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push(await propose(workItemId, `100.${10 + at}`));
  const page = await openApprovals(ben);
  for (let at = 0; at < 30; at += 1) {
    const amount = `100.${10 + at}`;
    await caseOf(page, amount).locator(READY).waitFor();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    const nextOne = at === 29 ? page.getByText('Nothing waits for you') : caseOf(page, `100.${11 + at}`);
    await dialog.or(nextOne).first().waitFor();
    if ((await dialog.count()) === 0) continue;
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByText('Nothing waits for you').waitFor();
  for (const proposalId of ids) {
    const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId });
    const isEnough = (proposal?.policy?.approvalsRequired ?? 0) < 2;
    const { APPROVED, PENDING_APPROVAL } = ActionProposalStatus;
    expect(proposal?.status).toBe(isEnough ? APPROVED : PENDING_APPROVAL);
    expect(proposal?.approvals.map(({ approved, accountable }) => [approved, accountable])).toEqual([
      [true, ben.personId],
    ]);
  }
}, 240_000);

test('the case says what one decides by, of what else is asked for the same order, in few calls', async () => {
  const workItemId = await openWorkItem();
  await propose(workItemId, '101.00');
  await propose(workItemId, '102.50');
  const page = await browser.openAs(ben, DESK);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${service.address}/approvals`);
  const shown = caseOf(page, '101.00');
  await shown.locator(READY).waitFor();
  await shown.getByText('Two parcels, please take one back.').waitFor();
  expect(page.url()).toMatch(/\/approvals\/prop_\w+$/);
  const text = await shown.innerText();
  for (const part of [
    '203.50 EUR',
    'The parcel came twice.',
    'Proposed by',
    'Expires',
    'Medium',
    'has to approve it',
  ]) {
    expect(text).toContain(part);
  }
  const calls = asked.filter((url) => url.includes('/workgate.'));
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(10);
  await judge(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await judge(page);
});

test('what another decides shows at once, with who, and can no longer be decided', async () => {
  const workItemId = await openWorkItem();
  const first = await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this action?' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('aaa jjj');

  await cleo.client(ActionService).rejectActionProposal({ proposalId: first, comment: 'No parcel came.' });
  await dialog.getByText('This cannot be decided any more').waitFor();
  expect(await dialog.getByRole('button', { name: 'Reject' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await caseOf(page, '101.00').getByText('No parcel came.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);

  // A new one comes by itself, and what is read stays where it is.
  await propose(workItemId, '102.00');
  await page.getByRole('link', { name: /^Refund 102.00/ }).waitFor();
  expect(await caseOf(page, '101.00').count()).toBe(1);
  await page.keyboard.press('j');
  await caseOf(page, '102.00').waitFor();
  // It has an address of its own.
  expect((await page.reload())?.status()).toBe(200);
  await caseOf(page, '102.00').waitFor();
});

test('what expires while it is shown can no longer be decided', async () => {
  const workItemId = await openWorkItem();
  const proposalId = await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId });
  await page.clock.setSystemTime(Number(proposal?.expiresAt?.seconds ?? 0n) * 1_000 + 2_000);
  await page.getByText('Its time was over before it was decided.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  await page.keyboard.press('a');
  expect(await statusOf(proposalId)).toBe(ActionProposalStatus.PENDING_APPROVAL);
});

test('letters that are typed or held with other keys decide nothing', async () => {
  const workItemId = await openWorkItem();
  const proposalId = await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('');
  await page.keyboard.type('a rja');
  expect(await page.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('a rja');
  await page.keyboard.press('Escape');
  expect(await statusOf(proposalId)).toBe(ActionProposalStatus.PENDING_APPROVAL);
});

test('on a narrow window the queue and the case are two pages', async () => {
  const workItemId = await openWorkItem();
  await propose(workItemId, '101.00');
  const page = await openApprovals(ben, { viewport: { ...NARROW, width: 320 } });
  await page.getByRole('link', { name: /^Refund 101.00/ }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await judge(page);
  await page.getByRole('link', { name: /^Refund 101.00/ }).click();
  await caseOf(page, '101.00').locator(READY).waitFor();
  await judge(page);
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await page.getByRole('link', { name: /^Refund 101.00/ }).waitFor();
});
