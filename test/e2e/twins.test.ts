/** Policy approves of equal proposals only the first. People see that a proposal has twins, and may approve it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { forbid, LARGE, RefundDesk, SMALL } from '../support/governance.ts';
import { definitionWith } from '../support/operation-definitions.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TWINS_POLICY = 'pack/twins-need-a-person';

let service: TestService;
let elsewhere: TestService;
let desk: RefundDesk;
let orderId: string;

beforeAll(async () => {
  service = await TestService.start();
  elsewhere = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await elsewhere.stop();
  await service.stop();
});
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  orderId = await desk.order(1_000_000);
});

const same = (amount = SMALL, more: Parameters<RefundDesk['propose']>[1] = {}) =>
  desk.propose(amount, { orderId, ...more });
const twinsOf = ({ body }: ApiAnswer): string[] =>
  (body.twins ?? []).map(({ proposal_id }: { proposal_id: string }) => proposal_id);
const reasonsOf = ({ body }: ApiAnswer): string[] =>
  body.policy.reasons.map(({ policy_id }: { policy_id: string }) => policy_id);

test('the second of two equal calls waits for a person, and both name each other in every answer', async () => {
  const first = await same();
  expect(first.body).toMatchObject({ status: 'auto_approved' });
  expect(first.body).not.toHaveProperty('twins');
  const second = await same();
  expect(second.body).toMatchObject({
    status: 'pending_approval',
    policy: { approvals_required: 1 },
    twins: [
      {
        proposal_id: first.body.proposal_id,
        work_item_id: first.body.work_item_id,
        status: 'auto_approved',
        at: first.body.created_at,
      },
    ],
  });
  expect(reasonsOf(second)).toContain(TWINS_POLICY);
  const seen = await desk.get(first.body.proposal_id);
  expect(seen.body.twins).toEqual([
    {
      proposal_id: second.body.proposal_id,
      work_item_id: second.body.work_item_id,
      status: 'pending_approval',
      at: second.body.created_at,
    },
  ]);
  expect((await desk.list(first.body.work_item_id)).body.action_proposals[0].twins).toEqual(seen.body.twins);
  const approver = desk.approvers[0];
  const found = await service.services.actions.approvalInbox.list(approver, {});
  expect(found.rows.map(({ proposal }) => proposal.twins.map(({ proposalId }) => proposalId))).toEqual([
    [first.body.proposal_id],
  ]);
});

test('the first of two is executed as before, and a person may approve the second', async () => {
  const first = await same();
  const second = await same();
  expect((await desk.execute(first.body.proposal_id)).body.proposal).toMatchObject({ status: 'executed' });
  expect((await desk.get(second.body.proposal_id)).body.twins).toMatchObject([{ status: 'executed' }]);
  const approved = await desk.approve(second.body.proposal_id);
  expect(approved.twins).toMatchObject([{ proposalId: first.body.proposal_id, status: 'executed' }]);
  expect((await desk.execute(second.body.proposal_id)).body.proposal).toMatchObject({ status: 'executed' });
});

test('of simultaneous calls at two processes policy approves one, and of each pair one names the other', async () => {
  const workItemId = await desk.workItem();
  const body = refundProposal(desk.integrationId, { order_id: orderId, amount: SMALL, currency: 'EUR' });
  const path = `/api/v1/public/work-items/${workItemId}/action-proposals`;
  const clients = [service, elsewhere].map((node) => node.client(desk.key.token));
  const answers = await Promise.all(Array.from({ length: 4 }, () => clients.map((one) => one.post(path, body))).flat());
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  const statuses = answers.map((one) => one.body.status);
  expect(statuses.filter((status) => status === 'auto_approved')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'pending_approval')).toHaveLength(7);
  const named = new Map(answers.map((one) => [one.body.proposal_id, new Set(twinsOf(one))]));
  const ids = [...named.keys()];
  const pairs = ids.flatMap((one, n) => ids.slice(n + 1).map((other) => [one, other]));
  for (const [one, other] of pairs) {
    // The later one has seen the earlier one.
    expect([named.get(one)?.has(other), named.get(other)?.has(one)].filter(Boolean)).toHaveLength(1);
  }
});

test('a repetition under one idempotency key is no twin, also at once at two processes', async () => {
  const workItemId = await desk.workItem();
  const body = refundProposal(desk.integrationId, { order_id: orderId, amount: SMALL, currency: 'EUR' });
  const path = `/api/v1/public/work-items/${workItemId}/action-proposals`;
  const clients = [service, elsewhere].map((node) => node.client(desk.key.token));
  const once = () => clients.map((one) => one.post(path, body, { 'Idempotency-Key': 'refund-1' }));
  const answers = [...(await Promise.all(once())), ...(await Promise.all(once()))];
  expect(new Set(answers.map((one) => one.body.proposal_id)).size).toBe(1);
  for (const answer of answers) {
    expect(answer.body).toMatchObject({ status: 'auto_approved' });
    expect(answer.body).not.toHaveProperty('twins');
  }
});

test('an execution that failed is a twin as long as it may be repeated', async () => {
  const earlier = (await same()).body.proposal_id;
  await desk.write(earlier, { status: 'execution_failed', execution: await desk.begun(earlier, 'failed', true) });
  const answer = await same();
  expect(answer.body).toMatchObject({ status: 'pending_approval' });
  expect(reasonsOf(answer)).toContain(TWINS_POLICY);
  expect(twinsOf(answer)).toEqual([earlier]);
  const read = await desk.get(answer.body.proposal_id);
  expect(read.body.twins).toMatchObject([{ proposal_id: earlier, status: 'execution_failed' }]);
  await desk.actionRows.updateOne({ proposal_id: earlier }, { $set: { 'error.retryable': false } });
  expect((await desk.get(answer.body.proposal_id)).body).not.toHaveProperty('twins');
});

describe('is no twin:', () => {
  sampled(2).each(['amount', 'order', 'tenant'] as const)('another %s', async (what) => {
    await same();
    const by = what === 'tenant' ? await RefundDesk.open(service) : desk;
    const other = what === 'order' ? await by.order(1_000) : orderId;
    const amount = what === 'amount' ? '0.02' : SMALL;
    // Another tenant's shop does not have the order.
    const answer = await (what === 'tenant'
      ? by.proposeUnchecked(amount, { orderId: other })
      : by.propose(amount, { orderId: other }));
    expect(answer.body).toMatchObject({ status: 'auto_approved' });
    expect(answer.body).not.toHaveProperty('twins');
  });

  sampled(3).each(['cancelled', 'rejected', 'expired', 'denied', 'execution_failed'] as const)(
    'a proposal that is %s',
    async (status) => {
      const earlier = await desk.inState(status, { orderId });
      const answer = await same(earlier.payload.amount);
      expect(answer.body).not.toHaveProperty('twins');
      expect(reasonsOf(answer)).not.toContain(TWINS_POLICY);
    },
  );

  test('a superseded proposal', async () => {
    const workItemId = await desk.workItem();
    const first = await same(LARGE, { workItemId });
    const second = await same(LARGE, { workItemId, more: { supersedes: first.body.proposal_id } });
    expect(second.body).not.toHaveProperty('twins');
    expect((await desk.get(first.body.proposal_id)).body).toMatchObject({ status: 'cancelled' });
  });

  test('a proposal of more than seven days before', async () => {
    await same();
    await moveTwins(-7 * DAY_MS - 60_000);
    const answer = await same();
    expect(answer.body).toMatchObject({ status: 'auto_approved' });
    await moveTwins(-6 * DAY_MS);
    expect(reasonsOf(await same())).toContain(TWINS_POLICY);
  });

  test('a call that was refused', async () => {
    const workItemId = await desk.workItem();
    await desk.key.client.updateWorkItem(workItemId, { status: 'resolved' });
    expect((await same(SMALL, { workItemId })).status).toBe(409);
    expect((await same()).body).toMatchObject({ status: 'auto_approved' });
  });
});

test('finds a twin by the same resource, whatever the case of its id, and whoever proposes it for whatever WorkItem', async () => {
  const first = await same();
  const answer = await desk.proposeUnchecked(SMALL, {
    orderId: orderId.toUpperCase(),
    by: await desk.newKey(),
    payload: { reason: 'other' },
  });
  expect(twinsOf(answer)).toEqual([first.body.proposal_id]);
});

test('many cancelled proposals do not hide an executed one', { tags: 'full' }, async () => {
  const first = await same();
  await desk.execute(first.body.proposal_id);
  for (let count = 0; count < 25; count += 1) {
    const { body } = await same();
    expect((await desk.cancel(body.proposal_id)).status).toBe(200);
  }
  const last = await same();
  expect(twinsOf(last)).toEqual([first.body.proposal_id]);
  expect(last.body).toMatchObject({ status: 'pending_approval' });
});

test('a tenant’s policy is told of twins, and the facts of the decision hold their number', async () => {
  const text = forbid('propose', 'no-twins', 'context.twins > 1');
  await same();
  await desk.under(text, async () => {
    const second = await same();
    expect(second.body).toMatchObject({ status: 'pending_approval' });
    expect((await desk.row(second.body.proposal_id)).facts).toMatchObject({ twins: 1 });
    const third = await same();
    expect(third.body).toMatchObject({ status: 'denied' });
    expect(reasonsOf(third)).toEqual(['tenant/no-twins']);
  });
});

test('an approver sees the twins of a case, and the log and a packet that verifies hold them', async () => {
  const workItemId = await desk.workItem();
  const first = await same(SMALL, { workItemId });
  const second = await same(SMALL, { workItemId });
  const approver = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
  await approver.signIn();
  const { proposal } = await approver.client(ActionService).getApprovalCase({
    proposalId: second.body.proposal_id,
  });
  expect(proposal?.twins.map(({ proposalId }) => proposalId)).toEqual([first.body.proposal_id]);
  const [created] = await desk.events(second.body.proposal_id);
  expect(created?.data['twins']).toEqual([first.body.proposal_id]);
  const packet = await desk.key.client.exportPacket(workItemId);
  const keys = await (await fetch(`${service.address}/.well-known/jwks.json`)).json();
  expect(verifyPacket(JSON.stringify(packet.body), readKeySet(keys))).toMatchObject({ verified: true });
});

describe('an operation of the tenant', () => {
  let integrationId: string;

  const withTwins = async (twins?: object) => {
    const admin = await desk.creator.signIn();
    const text = definitionWith(twins === undefined ? {} : { twins });
    await admin.client(OperationService).putOperation({ text, expectedVersion: 0n });
    const webhook = { kind: 'webhook', name: 'Bank', settings: { url: 'https://nobody.invalid/' } } as const;
    const made = await service.services.integrations.integrations.create(await desk.callOf(admin), webhook);
    integrationId = made.integrationId;
  };
  const close = async (more: object = {}) =>
    desk.key.client.post(`/api/v1/public/work-items/${await desk.workItem()}/action-proposals`, {
      integration_id: integrationId,
      approval_reason: 'The customer has asked for it.',
      resource_type: 'account',
      action_operation: 'x_close_account',
      payload: {
        type: 'x_close_account',
        account_id: 'acc_1234',
        reason: 'inactive',
        closes_on: '2026-12-31',
        ...more,
      },
    });

  test('that moves no money has twins of the same payload within ten minutes', async () => {
    await withTwins();
    const first = await close();
    expect(first.status).toBe(201);
    expect(twinsOf(await close({ note: 'Another' }))).toEqual([]);
    expect(twinsOf(await close())).toEqual([first.body.proposal_id]);
    await moveTwins(-11 * 60_000);
    expect(twinsOf(await close())).toEqual([]);
  });

  test('says itself which members are the same, and within which time', async () => {
    await withTwins({ same_pointers: ['/account_id', '/note'], within_minutes: 60 });
    const first = await close();
    expect(twinsOf(await close({ reason: 'requested_by_customer' }))).toEqual([first.body.proposal_id]);
    expect(twinsOf(await close({ note: 'Another' }))).toEqual([]);
    await moveTwins(-61 * 60_000);
    expect(twinsOf(await close())).toEqual([]);
  });

  test('is refused if it points at a member that payloads do not have', async () => {
    const admin = await desk.creator.signIn();
    const text = definitionWith({ twins: { same_pointers: ['/nothing'], within_minutes: 0 } });
    const { problems } = await admin.client(OperationService).validateOperation({ text });
    expect(problems.map(({ field }) => field)).toEqual(['twins.within_minutes']);
    const other = definitionWith({ twins: { same_pointers: ['/nothing'], within_minutes: 1 } });
    const answer = await admin.client(OperationService).validateOperation({ text: other });
    expect(answer.problems.map(({ field }) => field)).toEqual(['twins.same_pointers[0]']);
  });
});

async function moveTwins(byMs: number): Promise<void> {
  const twins = service.services.platform.mongo.connection.collection('proposal_twins');
  for (const row of await twins.find({ tenant_id: desk.tenantId }).toArray()) {
    const entries = row['entries'].map((one: { at: Date }) => ({ ...one, at: new Date(one.at.getTime() + byMs) }));
    await twins.updateOne({ _id: row._id }, { $set: { entries } });
  }
}
