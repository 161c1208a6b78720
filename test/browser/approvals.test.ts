import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ActionProposalStatus,
  ActionService,
  RefundReason,
} from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { NoteService } from '../../generated/proto/workgate/work/v1/note_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { EventWatcher } from '../support/event-watcher.ts';
import { forbid } from '../support/governance.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { NARROW, TestBrowser } from './browser.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
/**
 * Selector of the Approve button. Once it is there, the case is on the page and no key pressed for another case can
 * reach it.
 */
const READY = 'button[aria-keyshortcuts="A"]';

/** Script that returns true if the queue shows the whole line of the open case. */
const LINE_IS_IN_VIEW = `(() => {
  const line = document.querySelector('nav li a[aria-current=true]');
  const [shown, queue] = [line, line.closest('nav').parentElement].map((one) => one.getBoundingClientRect());
  return shown.top >= queue.top - 1 && shown.bottom <= Math.min(queue.bottom, innerHeight) + 1;
})()`;

let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let admin: TestPerson;
let shopId: string;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
});
/** Creates a tenant for each test, so that no other proposals wait. */
beforeEach(async () => {
  tenantId = await service.createTenant('Acme');
  const join = async (role: 'member' | 'approver' | 'admin') =>
    (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  const [member, first, second, fourth] = await Promise.all([
    join('member'),
    join('approver'),
    join('approver'),
    join('admin'),
  ]);
  [ada, ben, cleo, admin] = [member, first, second, fourth];
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
  const { workItem } = await ada.client(WorkService).createWorkItem({
    subject,
    tags: ['refund'],
    contact: { name: 'Maria Lindqvist' },
    initialMessage: { content: 'Two parcels, please take one back.' },
  });
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

test('an approver decides 30 waiting proposals with one key press each, plus the confirmations that policy requires', async () => {
  const workItemId = await openWorkItem();
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push(await propose(workItemId, `100.${10 + at}`));
  const page = await openApprovals(ben);
  await page.goto(`${service.address}/approvals/${ids[29]}`);
  await caseOf(page, '100.39').locator(READY).waitFor();
  await expect.poll(() => page.evaluate(LINE_IS_IN_VIEW)).toBe(true);
  await page.goto(`${service.address}/approvals`);
  const confirmed: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    const amount = `100.${10 + at}`;
    await caseOf(page, amount).locator(READY).waitFor();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    const nextOne = at === 29 ? page.getByText('Nothing waits for you') : caseOf(page, `100.${11 + at}`);
    await dialog.or(nextOne).first().waitFor();
    if (at === 0) await page.getByText('You approved: Refund 100.10 EUR of order 1238.').waitFor();
    if ((await dialog.count()) === 0) continue;
    confirmed.push(ids[at] ?? '');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByText('Nothing waits for you').waitFor();
  await page.getByRole('link', { name: 'View' }).click();
  await caseOf(page, '100.39').waitFor();
  for (const proposalId of ids) {
    const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId });
    const isEnough = (proposal?.policy?.approvalsRequired ?? 0) < 2;
    const { APPROVED, PENDING_APPROVAL } = ActionProposalStatus;
    expect(proposal?.status).toBe(isEnough ? APPROVED : PENDING_APPROVAL);
    expect(confirmed.includes(proposalId), `${proposalId} needed a second approval`).toBe(!isEnough);
    expect(proposal?.approvals.map(({ approved, accountable }) => [approved, accountable])).toEqual([
      [true, ben.personId],
    ]);
  }
}, 240_000);

test('the case shows what a decision needs, including other requests for the same order, in few calls', async () => {
  const workItemId = await openWorkItem();
  const importer = await service.createKey(tenantId, ['work.read', 'work.write'], { name: 'Importer' });
  await importer.client.appendMessage(workItemId, 'The second one is unopened.');
  const proposed = [await propose(workItemId, '101.00'), await propose(workItemId, '102.50')];
  // Waits for the events, because an event that arrives while the page is open would make the page read again.
  const log = await new EventWatcher(ada, 0n).until(({ events }) =>
    proposed.every((id) => events.some(({ subjectId }) => subjectId === id)),
  );
  await log.close();
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
    'For Maria Lindqvist: It came twice',
    '203.50 EUR',
    '2 of these wait',
    'The parcel came twice.',
    'Proposed by',
    'Accountable',
    'Expires',
    'Medium',
    'has to approve it',
    'After this one',
    'Maria Lindqvist by API key Importer',
    'Your approval is enough: anybody who may propose actions can then execute it, once.',
    'The provider agrees; 2,399.00 EUR would be left on order 1238.',
  ]) {
    expect(text).toContain(part);
  }
  for (const folded of ['commerce_refund', 'Amount', 'Payload hash', 'pack/', workItemId]) {
    expect(text).not.toContain(folded);
  }
  const callsOf = () => asked.flatMap((url) => url.match(/\/workgate\.[\w.]+\/(\w+)$/)?.[1] ?? []);
  await expect.poll(callsOf).toContain('WatchEvents');
  await judge(page);
  // When the page is complete, it has made each call once and opened the stream that announces changes.
  const calls = callsOf();
  expect(calls.slice(0, 2)).toEqual(['GetSession', 'ListActionProposalsAwaitingMe']);
  expect(calls.toSorted()).toEqual([
    'CountActionProposalsAwaitingMe',
    'GetApprovalCase',
    'GetSession',
    'ListActionProposalsAwaitingMe',
    'ListFreezes',
    'ListMyMentions',
    'WatchEvents',
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await judge(page);
  await shown.getByText('Details', { exact: true }).click();
  await shown.getByText('Payload hash').waitFor();
  const whole = await shown.innerText();
  for (const part of ['commerce_refund', 'Amount', 'pack/auto-approval-limit', workItemId])
    expect(whole).toContain(part);
  await judge(page);
});

test('Shift+A approves with a comment, and Q asks the people behind the proposal by a note', async () => {
  const workItemId = await openWorkItem();
  const proposalId = await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  await page.keyboard.press('q');
  const question = page.getByRole('dialog', { name: 'Ask about this proposal' });
  await question.getByText(/will find the question among their mentions/).waitFor();
  await judge(page);
  await question.getByRole('textbox', { name: 'Question' }).fill('Which of the parcels came back?');
  await page.keyboard.press('Control+Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByText('Your question is a note on the WorkItem.').waitFor();
  const { notes } = await ada.client(NoteService).listWorkItemNotes({ workItemId });
  expect(notes[0]?.content).toBe('About “Refund 101.00 EUR of order 1238.”: Which of the parcels came back?');
  expect(notes[0]?.mentioned.map(({ id }) => id)).toEqual([ada.personId]);
  await page.keyboard.press('Shift+A');
  const dialog = page.getByRole('dialog', { name: 'Approve this action?' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Both are here.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('You approved: Refund 101.00 EUR of order 1238.').waitFor();
  const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId });
  expect(proposal?.approvals.map(({ comment }) => comment)).toEqual(['Both are here.']);
});

test('the facts that the queue tells are on the page while the case is read, and nothing can be decided before', async () => {
  await propose(await openWorkItem(), '101.00');
  const page = await browser.openAs(ben, DESK);
  let read: (() => void) | undefined;
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  await page.route('**/GetApprovalCase', async (route) => {
    await isRead;
    await route.continue();
  });
  await page.goto(`${service.address}/approvals`);
  const shown = caseOf(page, '101.00');
  await shown.getByText('The parcel came twice.').waitFor();
  await shown.getByText('1238', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  read?.();
  await shown.locator(READY).waitFor();
  await shown.getByText('Test shop').waitFor();
});

test('requests that together exceed what is left to refund of an order are pointed out, although each alone would pass', async () => {
  const workItemId = await openWorkItem();
  for (const amount of ['901.00', '902.00', '903.00']) await propose(workItemId, amount);
  const page = await openApprovals(ben);
  const shown = caseOf(page, '901.00');
  await shown.locator(READY).waitFor();
  const notice = shown.getByRole('alert').filter({ hasText: '3 of these exceed what is left' });
  const said = await notice.innerText();
  for (const part of ['order 1238', '2,706.00 EUR', '2,500.00 EUR']) expect(said).toContain(part);
  await judge(page);
});

test('a case says why policy refuses an approval by now, and the person may still reject it', async () => {
  const workItemId = await openWorkItem();
  const [first, second] = [await propose(workItemId, '301.00'), await propose(workItemId, '302.00')];
  const text = forbid('approve', 'at-most-400', 'context.total > 40000');
  await admin.client(PolicyService).writePolicies({ text, expectedVersion: 0n });
  const { proposal } = await cleo.client(ActionService).getActionProposal({ proposalId: first });
  const seen = { proposalId: first, payloadHash: proposal?.payloadHash ?? '' };
  await cleo.client(ActionService).approveActionProposal(seen);
  const page = await openApprovals(ben);
  await caseOf(page, '302.00').locator('button[aria-keyshortcuts="R"]').waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'You cannot approve this' });
  await notice.getByText('Not here: at-most-400.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject this action?' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Too much.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('You rejected: Refund 302.00 EUR of order 1238.').waitFor();
  expect(await statusOf(second)).toBe(ActionProposalStatus.REJECTED);
});

test('another person’s decision appears at once with their name, and the proposal can no longer be decided', async () => {
  const workItemId = await openWorkItem();
  const first = await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this action?' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('aaa jjj');

  await cleo.client(ActionService).rejectActionProposal({ proposalId: first, comment: 'No parcel came.' });
  const decider = `Person ${cleo.email.slice(0, 5)}`;
  await dialog.getByText(`This can no longer be decided. Rejected by ${decider}.`).waitFor();
  expect(await dialog.getByRole('button', { name: 'Reject' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await caseOf(page, '101.00').getByText('No parcel came.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);

  // A new proposal appears by itself, and the open case stays open.
  await propose(workItemId, '102.00');
  await page.getByRole('link', { name: /^Refund 102.00/ }).waitFor();
  expect(await caseOf(page, '101.00').count()).toBe(1);
  await page.keyboard.press('j');
  await caseOf(page, '102.00').waitFor();
  // The case has its own URL.
  expect((await page.reload())?.status()).toBe(200);
  await caseOf(page, '102.00').waitFor();
});

test('of two people on one queue, one cannot decide what the other has just decided, and goes on with the next case', async () => {
  const workItemId = await openWorkItem();
  const first = await propose(workItemId, '101.00');
  await propose(workItemId, '102.00');
  const [bens, cleos] = await Promise.all([openApprovals(ben), openApprovals(cleo)]);
  await Promise.all([bens, cleos].map((page) => caseOf(page, '101.00').locator(READY).waitFor()));
  await bens.keyboard.press('a');
  await caseOf(bens, '102.00').locator(READY).waitFor();
  await bens.getByText('You approved: Refund 101.00 EUR of order 1238.').waitFor();
  await judge(bens);
  const shown = caseOf(cleos, '101.00');
  await shown.getByText('This can no longer be decided').waitFor();
  await shown.getByText(/approved it, /).waitFor();
  expect(await cleos.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  await cleos.keyboard.press('a');
  await cleos.keyboard.press('j');
  await caseOf(cleos, '102.00').locator(READY).waitFor();
  await cleos.keyboard.press('a');
  for (const page of [bens, cleos])
    await page.getByText('This can no longer be decided').or(page.getByText('Nothing waits for you')).first().waitFor();
  const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId: first });
  expect(proposal?.approvals.map(({ accountable }) => accountable)).toEqual([ben.personId]);
});

test('during a flood of events the page reads at most once a second, and misses nothing', async () => {
  const workItemId = await openWorkItem();
  await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const startedAt = performance.now();
  // Five at a time: a hundred transactions on one WorkItem at once can be answered with "retry" on a busy machine.
  const lanes = Array.from({ length: 5 }, async (_lane, lane) => {
    for (let n = lane; n < 100; n += 5) {
      await ada.client(WorkService).appendWorkItemMessage({ workItemId, content: `Word ${n}` });
    }
  });
  await Promise.all(lanes);
  await ada.client(WorkService).appendWorkItemMessage({ workItemId, content: 'The last word' });
  await propose(workItemId, '102.00');
  await page.getByRole('link', { name: /^Refund 102.00/ }).waitFor();
  await page.getByText('The last word').waitFor();
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
  for (const call of ['ListActionProposalsAwaitingMe', 'GetApprovalCase']) {
    const times = asked.filter((url) => url.endsWith(call)).length;
    expect(times, call).toBeGreaterThan(0);
    expect(times, call).toBeLessThanOrEqual(seconds + 1);
  }
});

test('a proposal that replaces another shows the changed fields, and the newest messages', async () => {
  const workItemId = await openWorkItem();
  const supersedes = await propose(workItemId, '120.00');
  for (let n = 1; n <= 12; n += 1) {
    await ada.client(WorkService).appendWorkItemMessage({ workItemId, content: `Word ${n}.` });
  }
  await ada.client(ActionService).createActionProposal({
    workItemId,
    integrationId: shopId,
    approvalReason: 'Only one parcel came back.',
    supersedes,
    payload: {
      case: 'commerceRefund',
      value: { orderId: '1238', amount: '60.00', currency: 'EUR', reason: RefundReason.DUPLICATE },
    },
  });
  const page = await openApprovals(ben);
  const shown = caseOf(page, '60.00');
  await shown.locator(READY).waitFor();
  expect(await shown.locator('del').allInnerTexts()).toEqual(['120.00']);
  await shown.getByText('The reason was: The parcel came twice.').waitFor();
  await shown.getByText('Word 12.', { exact: true }).waitFor();
  expect(await shown.getByText('Two parcels, please take one back.').count()).toBe(0);
  await shown.getByRole('button', { name: 'Show 10 earlier' }).click();
  await shown.getByText('Two parcels, please take one back.').waitFor();
  expect(await shown.getByText(/^Word \d+\.$/).count()).toBe(12);
});

test('a case names the other proposals of the same effect, and a person may reject it as a repetition', async () => {
  const [workItemId, other] = [await openWorkItem(), await openWorkItem('Where is my money?')];
  const first = await propose(workItemId, '140.00');
  const second = await propose(other, '140.00');
  const page = await openApprovals(ben, { ...DESK, colorScheme: 'dark' });
  await page.goto(`${service.address}/approvals/${second}`);
  const shown = caseOf(page, '140.00');
  await shown.locator(READY).waitFor();
  const notice = shown.getByRole('status').filter({ hasText: 'The same was proposed more than once' });
  await notice.getByText('waiting for approval').waitFor();
  await judge(page);
  await notice.getByRole('link', { name: 'see it' }).click();
  await page.waitForURL(`**/approvals/${first}`);
  await caseOf(page, '140.00').getByText('The same was proposed more than once').waitFor();
});

test('several proposals are approved together within the pack’s limit, and each outcome is shown', async () => {
  await activate(admin, supportPack({ refunds: { bulk_approval_limit: { EUR: '210.00' } } }));
  const workItemId = await openWorkItem();
  const ids = [
    await propose(workItemId, '60.00'),
    await propose(workItemId, '70.00'),
    await propose(workItemId, '80.50'),
  ];
  const page = await openApprovals(ben);
  await caseOf(page, '60.00').locator(READY).waitFor();
  for (const amount of ['60.00', '70.00']) {
    await caseOf(page, amount).locator(READY).waitFor();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
  }
  const bar = page.getByRole('region', { name: 'Joint decision' });
  await bar.getByText('130.00 EUR').waitFor();
  await caseOf(page, '80.50').locator(READY).waitFor();
  await page.keyboard.press('x');
  await bar.getByText('too much for one decision').waitFor();
  expect(await bar.getByRole('button', { name: 'Approve 3 together …' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Choose: Refund 80.50 EUR of order 1238.' }).click();
  await judge(page);
  await bar.getByRole('button', { name: 'Approve 2 together …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve these actions?' });
  await dialog.getByText('Refund 70.00 EUR of order 1238.').waitFor();
  await judge(page);
  // Another person decides one of the proposals meanwhile.
  await cleo.client(ActionService).rejectActionProposal({ proposalId: ids[1] ?? '' });
  await dialog.getByRole('button', { name: 'Approve 2', exact: true }).click();
  await dialog.getByText('1 of 2 approved').waitFor();
  await dialog.getByText(/Not approved: .*rejected/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  expect(await Promise.all(ids.map(statusOf))).toEqual([
    ActionProposalStatus.APPROVED,
    ActionProposalStatus.REJECTED,
    ActionProposalStatus.PENDING_APPROVAL,
  ]);
});

test('a proposal is not offered for a joint decision once earlier approvals make it need two people', async () => {
  await activate(admin, supportPack({ refunds: { bulk_approval_limit: { EUR: '600.00' } } }));
  const workItemId = await openWorkItem();
  const first = await propose(workItemId, '300.00');
  await propose(workItemId, '260.00');
  const page = await openApprovals(ben);
  const choices = page.getByRole('checkbox', { name: /^Choose: Refund/ });
  await expect.poll(() => choices.count()).toBe(2);
  const { proposal } = await cleo.client(ActionService).getActionProposal({ proposalId: first });
  await cleo
    .client(ActionService)
    .approveActionProposal({ proposalId: first, payloadHash: proposal?.payloadHash ?? '' });
  await expect.poll(() => page.getByRole('link', { name: /^Refund \d/ }).count()).toBe(1);
  await page.getByRole('link', { name: /^Refund 260.00/ }).click();
  await caseOf(page, '260.00').getByText('2 different people have to approve it.').waitFor();
  expect(await choices.count()).toBe(0);
});

test('several proposals are rejected together with one comment, which survives a reload', async () => {
  await activate(admin, supportPack({ refunds: { bulk_approval_limit: { EUR: '100.00' } } }));
  const workItemId = await openWorkItem();
  const ids = [await propose(workItemId, '60.00'), await propose(workItemId, '70.00')];
  const page = await openApprovals(ben);
  const choose = async () => {
    for (const amount of ['60.00', '70.00']) {
      await page.getByRole('checkbox', { name: `Choose: Refund ${amount} EUR of order 1238.` }).click();
    }
    await page.getByRole('button', { name: 'Reject 2 together …' }).click();
    return page.getByRole('dialog', { name: 'Reject these actions?' });
  };
  await (await choose()).getByRole('textbox', { name: 'Comment' }).fill('No parcel came.');
  await page.reload();
  const dialog = await choose();
  await dialog.getByText('Your draft is restored.').waitFor();
  await judge(page);
  await cleo.client(ActionService).rejectActionProposal({ proposalId: ids[1] ?? '' });
  await dialog.getByRole('button', { name: 'Reject 2', exact: true }).click();
  await dialog.getByText('1 of 2 rejected').waitFor();
  await dialog.getByText(/Not rejected: .*rejected/).waitFor();
  const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId: ids[0] ?? '' });
  expect(proposal).toMatchObject({
    status: ActionProposalStatus.REJECTED,
    approvals: [{ comment: 'No parcel came.' }],
  });
});

test('a proposal that expires while it is open can no longer be decided', async () => {
  const workItemId = await openWorkItem();
  const proposalId = await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  const { proposal } = await ada.client(ActionService).getActionProposal({ proposalId });
  await page.clock.setSystemTime(Number(proposal?.expiresAt?.seconds ?? 0n) * 1_000 + 2_000);
  await page.getByText('It expired before it was decided.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  await page.keyboard.press('a');
  expect(await statusOf(proposalId)).toBe(ActionProposalStatus.PENDING_APPROVAL);
});

test('letters typed into a field or pressed with modifier keys decide nothing', async () => {
  const workItemId = await openWorkItem();
  const proposalId = await propose(workItemId, '101.00');
  const page = await openApprovals(ben);
  await caseOf(page, '101.00').locator(READY).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Meta+A');
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('');
  await page.keyboard.type('a rja');
  expect(await page.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('a rja');
  await page.keyboard.press('Escape');
  expect(await statusOf(proposalId)).toBe(ActionProposalStatus.PENDING_APPROVAL);
});

test('on a narrow window the queue and the case are separate pages', async () => {
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

/**
 * Script that replaces notifications and focus, because a headless browser shows no notifications and always reports
 * that the page has the focus. `shown` lists the notifications of this page that are still open.
 */
const DESKTOP = `(() => {
  const shown = [];
  window.desktop = { shown, clicked: (title) => shown.find((one) => one.title === title).notice.onclick() };
  const Real = window.Notification;
  window.Notification = class extends EventTarget {
    static permission = Real.permission;
    static requestPermission = () => Real.requestPermission();
    constructor(title, options) {
      super();
      const before = shown.findIndex(({ tag }) => tag === options.tag);
      if (before !== -1) shown.splice(before, 1);
      this.entry = { title, ...options, notice: this };
      shown.push(this.entry);
    }
    close() {
      if (shown.includes(this.entry)) shown.splice(shown.indexOf(this.entry), 1);
      this.onclose?.();
    }
  };
  let looks = true;
  document.hasFocus = () => looks;
  Object.defineProperty(document, 'visibilityState', { get: () => (looks ? 'visible' : 'hidden') });
  window.look = (here) => {
    looks = here;
    window.dispatchEvent(new Event(here ? 'focus' : 'blur'));
    document.dispatchEvent(new Event('visibilitychange'));
  };
})()`;

const desktopOf = (page: Page) =>
  page.evaluate<{ title: string; body: string; silent?: boolean }[]>(
    'desktop.shown.map(({ title, body, silent }) => ({ title, body, silent }))',
  );
const look = (page: Page, here: boolean) => page.evaluate(`look(${here})`);
const toldOf = (page: Page) => page.evaluate<string>(`JSON.stringify(localStorage)`);

test('a person who turned on browser notifications gets each waiting proposal once while looking elsewhere, until it is decided', async () => {
  const workItemId = await openWorkItem();
  const old = await propose(workItemId, '100.00');
  const page = await browser.openAs(ben, { permissions: ['notifications'] });
  await page.context().addInitScript(DESKTOP);
  await page.goto(`${service.address}/account/notifications`);
  const choice = page.getByRole('switch', { name: 'Browser notifications' });
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(true);
  expect(await desktopOf(page)).toMatchObject([{ title: 'Notifications are on' }]);
  // Proposals that were already waiting cause no notification.
  await expect.poll(() => toldOf(page)).toContain(old);
  const second = await page.context().newPage();
  await second.goto(`${service.address}/work`);
  await second.getByRole('link', { name: /^Approvals 1 waiting$/ }).waitFor();

  await page.evaluate('desktop.shown.length = 0');
  // While the person looks at one of the pages, no notification appears.
  await look(page, false);
  const seen = await propose(workItemId, '101.00');
  await expect.poll(() => toldOf(page)).toContain(seen);
  expect([...(await desktopOf(page)), ...(await desktopOf(second))]).toEqual([]);

  await look(second, false);
  const first = await propose(workItemId, '203.50');
  await expect.poll(() => desktopOf(page)).toHaveLength(1);
  const [shown] = await desktopOf(page);
  expect(shown?.title).toBe('Refund, 203.50 EUR waits for your approval');
  expect(shown?.body).toMatch(/^Proposed by .+ in Acme, until /);
  for (const secret of ['Maria', '1238', 'parcel', 'It came twice']) expect(shown?.body).not.toContain(secret);
  expect(shown?.silent).toBeUndefined();
  const next = await propose(workItemId, '204.00');
  await expect
    .poll(() => desktopOf(page))
    .toMatchObject([{ title: '2 new proposals wait for your approval', silent: true }]);
  expect(await desktopOf(second), 'one page of the browser tells').toEqual([]);

  const reject = async (proposalId: string) => {
    await cleo.client(ActionService).rejectActionProposal({ proposalId, comment: 'Not this one.' });
  };
  await reject(first);
  await expect
    .poll(() => desktopOf(page))
    .toMatchObject([{ title: 'Refund, 204.00 EUR waits for your approval', silent: true }]);
  await page.evaluate(`desktop.clicked('Refund, 204.00 EUR waits for your approval')`);
  await caseOf(page, '204.00').locator(READY).waitFor();
  expect(await desktopOf(page)).toEqual([]);

  // When the page that notified is closed, the other page takes over and shows what was not seen.
  const left = await propose(workItemId, '204.50');
  await expect.poll(() => desktopOf(page)).toMatchObject([{ title: 'Refund, 204.50 EUR waits for your approval' }]);
  await page.close();
  await expect
    .poll(() => desktopOf(second))
    .toMatchObject([{ title: 'Refund, 204.50 EUR waits for your approval', silent: true }]);
  const last = await propose(workItemId, '205.00');
  await expect.poll(() => desktopOf(second)).toMatchObject([{ title: '2 new proposals wait for your approval' }]);
  for (const one of [next, left, last]) await reject(one);
  await expect.poll(() => desktopOf(second)).toEqual([]);
  await propose(workItemId, '206.00');
  await expect.poll(() => desktopOf(second)).toHaveLength(1);
  await look(second, true);
  await expect.poll(() => desktopOf(second)).toEqual([]);
  await look(second, false);
  await propose(workItemId, '207.00');
  await expect.poll(() => desktopOf(second)).toHaveLength(1);
  // Leaves the page, as signing out does.
  await second.evaluate(`window.dispatchEvent(new Event('pagehide'))`);
  expect(await desktopOf(second)).toEqual([]);
});

test('the notifications page says so when the browser shows no notifications', async () => {
  const page = await browser.openAs(ben);
  await page.context().addInitScript(`Notification.requestPermission = async () => 'denied';
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });`);
  await page.goto(`${service.address}/account/notifications`);
  await page.getByText('Notifications of Workgate are blocked').waitFor();
  expect(await page.getByRole('switch', { name: 'Browser notifications' }).isDisabled()).toBe(true);
  await judge(page);
  const old = await browser.openAs(cleo);
  await old.context().addInitScript('delete window.Notification');
  await old.goto(`${service.address}/account/notifications`);
  await old.getByText('This browser cannot show notifications of pages').waitFor();
});
