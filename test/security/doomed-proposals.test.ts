/**
 * Proposals that the provider would refuse. A check finds this on proposing, and nobody approves them, or is asked to,
 * before a recheck passes.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ActionProposalCheckOutcome,
  ActionService,
} from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { checkProposals } from '../../src/evidence/verify-actions.ts';
import { POOL_SIZE } from '../../src/platform/mongo/pool-size.ts';
import { PROPOSAL_STATUSES } from '../../src/proposals/proposal.ts';
import type { BudgetDocument } from '../../src/proposals/schema.ts';
import { A2aAgent, actionMessage, EXTENSION } from '../support/a2a.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { DOORS, type Door } from '../support/doors.ts';
import { FakeStripe } from '../support/fake-stripe.ts';
import { forbid, LARGE, type ProposeOptions, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

/** A proposal with its check, as a door returns it, in the form of REST. */
interface Told {
  proposal_id: string;
  status: string;
  check: { outcome: string; problems: { field: string; problem: string }[]; at: string | null };
}

let stripe: FakeStripe;
let service: TestService;
let desk: RefundDesk;
let member: TestPerson;
let approver: TestPerson;
/** Id of the tenant's integration with the stand-in for Stripe. */
let stripeId: string;

beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers' });
  stripe = await FakeStripe.start({ address: service.env['WORKGATE_STRIPE_API_BASE'] });
  desk = await RefundDesk.open(service);
  const join = async (role: 'member' | 'approver') =>
    (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
  [member, approver] = [await join('member'), await join('approver')];
  const credential = `sk_test_${randomBytes(16).toString('hex')}`;
  const admin = await desk.callOf(desk.creator);
  const made = await service.services.integrations.integrations.create(admin, {
    kind: 'stripe',
    name: 'Stripe',
    credential,
  });
  stripeId = made.integrationId;
});
afterAll(async () => {
  await service.stop();
  await stripe.stop();
});

const newOrderId = () => `o-${randomBytes(6).toString('hex')}`;
const rowId = (orderId: string) => `${desk.integrationId}:${orderId}`;

/** Deletes an order, as if it had never existed. Returns a function that restores it. */
async function lose(orderId: string): Promise<() => Promise<unknown>> {
  const order = await desk.orders.findOneAndDelete({ _id: rowId(orderId) });
  if (order === null) throw new Error(`There is no order ${orderId}`);
  return () => desk.orders.insertOne(order);
}

/** Rechecks a proposal, even if it was checked a moment ago. */
async function recheck(proposalId: string): Promise<ApiAnswer> {
  await desk.proposalRows.updateOne({ _id: proposalId }, { $unset: { recheck_after: '' } });
  return desk.key.client.post(`/api/v1/public/action-proposals/${proposalId}/recheck`);
}

const code = (answer: ApiAnswer) => ({ status: answer.status, code: answer.body.error?.code });

/** Functions that propose a refund, by door. The order need not exist. */
const PROPOSE: Record<Door, (orderId: string, amount: string, currency: string) => Promise<Told>> = {
  REST: async (orderId, amount, currency) => (await desk.propose(amount, { orderId, currency })).body,
  MCP: async (order_id, amount, currency) => {
    const agent = new McpAgent(service, { apiKey: desk.key.token });
    const proposal = refundProposal(desk.integrationId, { order_id, amount, currency });
    return (await agent.call('propose_action', { work_item_id: await desk.workItem(), ...proposal })).output;
  },
  A2A: async (order_id, amount, currency) => {
    const proposal = refundProposal(desk.integrationId, { order_id, amount, currency });
    const message = actionMessage({ type: 'propose', proposal }, { taskId: await desk.workItem() });
    const task = await A2aAgent.withKey(service, desk.key.token).send(message);
    return task.metadata[EXTENSION].proposal;
  },
  Connect: async (orderId, amount, currency) => {
    const { proposal } = await member.client(ActionService).createActionProposal({
      workItemId: await desk.workItem(),
      integrationId: desk.integrationId,
      approvalReason: 'It came twice.',
      payload: { case: 'commerceRefund', value: { orderId, amount, currency, reason: 1 } },
    });
    const row = await desk.row(proposal?.proposalId ?? '');
    return {
      proposal_id: row._id,
      status: row.status,
      check: {
        outcome: (ActionProposalCheckOutcome[proposal?.check?.outcome ?? 0] ?? '').toLowerCase(),
        problems: proposal?.check?.problems.map(({ field, problem }) => ({ field, problem })) ?? [],
        at: proposal?.check?.at === undefined ? null : '',
      },
    };
  },
};

sampled(3).suites(DOORS)('a new proposal over %s', (door) => {
  const propose = PROPOSE[door];

  it.each([
    ['a missing order', 'payload.order_id', async () => newOrderId(), 'EUR'],
    ['another currency', 'payload.currency', () => desk.order(10_000), 'USD'],
    ['more than is left', 'payload.amount', () => desk.order(50), 'EUR'],
  ] as const)('waits for a person and names the field if the provider would refuse %s', async (_, field, order, currency) => {
    const told = await propose(await order(), '1.00', currency);
    expect(told.status).toBe('pending_approval');
    expect(told.check).toMatchObject({ outcome: 'would_fail', problems: [{ field }] });
    const { policy, total } = await desk.row(told.proposal_id);
    expect(policy.reasons.map(({ policy_id }) => policy_id)).toEqual(['workgate/would-fail']);
    const budgets = service.services.platform.mongo.connection.collection<BudgetDocument>('approval_budgets');
    expect(await budgets.countDocuments({ 'entries.proposal_id': told.proposal_id })).toBe(0);
    expect(total).toBe(100);
  });

  it('is approved by policy if the provider would accept it, and says so', async () => {
    const told = await propose(await desk.order(10_000), '1.00', 'EUR');
    expect(told).toMatchObject({ status: 'auto_approved', check: { outcome: 'ok', problems: [] } });
    expect(told.check.at).not.toBeNull();
  });
});

/** Ways to approve, each as somebody who may. They return null on approval, and the refusal otherwise. */
const APPROVE: Record<string, (proposal: ApiAnswer['body']) => Promise<{ code: string; said: string } | null>> = {
  Connect: async ({ proposal_id: proposalId, payload_hash: payloadHash }) => {
    const approving = approver.client(ActionService).approveActionProposal({ proposalId, payloadHash, comment: 'x' });
    return approving.then(
      () => null,
      (error) => ({ code: ConnectError.from(error).code === 9 ? 'invalid_state' : 'other', said: String(error) }),
    );
  },
  'MCP, by a delegation': async ({ proposal_id, payload_hash, token }) => {
    const agent = new McpAgent(service, { bearer: token });
    const { text, output } = await agent.call('approve_action', { proposal_id, payload_hash });
    return output === undefined ? { code: /failed: (\w+)\./.exec(text)?.[1] ?? text, said: text } : null;
  },
};

describe('a proposal that the provider would refuse', () => {
  /** Makes a valid proposal, issues a delegation for its approval, and then deletes the order and rechecks. */
  async function doomed(amount = LARGE) {
    const orderId = await desk.order(1_000_000);
    const { body } = await desk.propose(amount, { orderId });
    const { token, delegationId } = await desk.delegate(body, desk.approvers[1]);
    const restore = await lose(orderId);
    expect((await recheck(body.proposal_id)).body.check.outcome).toBe('would_fail');
    return { ...body, orderId, token, delegationId, restore };
  }

  sampled(6).each(Object.keys(APPROVE))(
    'cannot be approved over %s before a recheck; the refusal names the field and the remedy',
    async (way) => {
      const approve = APPROVE[way] as (typeof APPROVE)[string];
      const proposal = await doomed();
      const refused = await approve(proposal);
      expect(refused?.code).toBe('invalid_state');
      expect(refused?.said).toMatch(/payload\.order_id: There is no order .*have it checked again/s);
      expect(await desk.row(proposal.proposal_id)).toMatchObject({ status: 'pending_approval', approvals: [] });
      expect((await desk.events(proposal.proposal_id)).at(-1)).toMatchObject({
        type: 'proposal.approve_refused',
        data: { reason: 'would_fail' },
      });
      await proposal.restore();
      expect((await recheck(proposal.proposal_id)).body).toMatchObject({
        status: 'pending_approval',
        check: { outcome: 'ok', problems: [] },
      });
      expect(await approve(proposal)).toBeNull();
      expect((await desk.execute(proposal.proposal_id)).body.action.status).toBe('succeeded');
    },
  );

  it('gets no second approval either, and its first approval counts again after a recheck', {
    tags: 'full',
  }, async () => {
    const { proposal_id: id, orderId, restore } = await doomed(VERY_LARGE);
    await restore();
    await recheck(id);
    await desk.approve(id, desk.approvers[0]);
    await lose(orderId);
    await recheck(id);
    await expect(desk.approve(id, desk.approvers[1])).rejects.toMatchObject({ code: 'invalid_state' });
    await restore();
    await recheck(id);
    expect((await desk.approve(id, desk.approvers[1])).status).toBe('approved');
  });

  it('is not approved after the provider has said no, when an approval and a recheck race', {
    tags: 'full',
  }, async () => {
    for (let round = 0; round < 15; round += 1) {
      const orderId = await desk.order(1_000_000);
      const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
      await lose(orderId);
      const [checked, approved] = await Promise.allSettled([recheck(id), desk.approve(id)]);
      const types = (await desk.events(id)).map(({ type }) => type).filter((type) => !type.endsWith('_refused'));
      // The provider's answer is stored, whether or not the approval came first.
      expect(checked).toMatchObject({ status: 'fulfilled', value: { body: { check: { outcome: 'would_fail' } } } });
      expect(types).toEqual(
        approved.status === 'fulfilled'
          ? ['proposal.created', 'proposal.approved', 'proposal.checked']
          : ['proposal.created', 'proposal.checked'],
      );
      expect(code(await desk.execute(id))).toEqual({ status: 409, code: 'invalid_state' });
    }
  });

  it('gets no delegation for its approval', async () => {
    const { body } = await desk.propose(LARGE, { orderId: newOrderId() });
    await expect(desk.delegate(body)).rejects.toMatchObject({
      code: 'validation_error',
      message: expect.stringMatching(/^approval\.proposal_id: would be refused by the provider; correct the problem/),
    });
  });

  it('appears in no inbox until a recheck passes', async () => {
    const orderId = await desk.order(1_000_000);
    const restore = await lose(orderId);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    const waits = async () => {
      const { rows } = await service.services.actions.approvalInbox.list(desk.approvers[0], { limit: 200 });
      return rows.some(({ proposal }) => proposal.proposalId === id);
    };
    expect(await waits()).toBe(false);
    await restore();
    await recheck(id);
    expect(await waits()).toBe(true);
  });

  it('expires an hour after the check, and a recheck that passes restores its time', async () => {
    const { proposal_id: id, restore, expires_at: normal } = await doomed();
    const { check, expires_at } = (await desk.get(id)).body;
    expect(Date.parse(expires_at) - Date.parse(check.at)).toBe(60 * 60_000);
    expect((await desk.row(id)).due_at).toEqual(new Date(expires_at));
    const { proposal } = await approver.client(ActionService).getActionProposal({ proposalId: id });
    expect(Number(proposal?.expiresAt?.seconds)).toBe(Math.floor(Date.parse(expires_at) / 1000));
    await restore();
    expect((await recheck(id)).body.expires_at).toBe(normal);
    expect((await desk.row(id)).due_at?.getTime()).toBeGreaterThan(Date.parse(expires_at));
  });

  it('is expired after that hour, frees its place, and both doors say why', async () => {
    const action = {
      type: 'propose',
      proposal: refundProposal(desk.integrationId, { order_id: newOrderId() }),
    } as const;
    const agent = A2aAgent.withKey(service, desk.key.token);
    const task = await agent.send(actionMessage(action));
    const told = task.metadata[EXTENSION];
    expect(told.expires_at).toBe(told.proposal.expires_at);
    expect(task.status.message.parts[0].text).toContain(`It expires at ${told.expires_at}.`);
    const { proposal_id: id } = told.proposal;
    const { check } = await desk.row(id);
    await desk.write(id, { 'check.at': new Date((check?.at.getTime() ?? 0) - 60 * 60_000) });
    expect((await desk.get(id)).body).toMatchObject({ status: 'expired' });
    expect((await desk.events(id)).at(-1)).toMatchObject({
      type: 'proposal.expired',
      actor: { id: 'workgate-governance' },
      data: { status: 'expired', previous_status: 'pending_approval', reason: 'would_fail' },
    });
    const { status } = await agent.get(task.id);
    expect(status.state).toBe('failed');
    expect(status.message.parts[0].text).toMatch(
      /^It expired: the provider would have refused it \(payload\.order_id: There is no order .*\)\. Open a new task/,
    );
    const shown = await new McpAgent(service, { apiKey: desk.key.token }).call('get_work_item', {
      work_item_id: task.id,
    });
    expect(shown.output.proposals[0].next).toBe(
      'It expired: the provider would have refused it. Correct what check names, and propose it again.',
    );
  });

  it('can be rejected and cancelled', { tags: 'full' }, async () => {
    const [one, other] = [await doomed(), await doomed()];
    expect((await desk.reject(one.proposal_id)).status).toBe('rejected');
    expect((await desk.cancel(other.proposal_id)).body.status).toBe('cancelled');
  });

  it('keeps an earlier approval, but its execution asks the provider again', { tags: 'full' }, async () => {
    const orderId = await desk.order(1_000_000);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    await desk.approve(id);
    const restore = await lose(orderId);
    expect((await recheck(id)).body).toMatchObject({ status: 'approved', check: { outcome: 'would_fail' } });
    expect(code(await desk.execute(id))).toEqual({ status: 409, code: 'invalid_state' });
    await restore();
    expect((await desk.execute(id)).body.action.status).toBe('succeeded');
  });
});

describe('a recheck', () => {
  it('never leads to an approval by policy, whatever the amount', async () => {
    const orderId = await desk.order(1_000_000);
    const restore = await lose(orderId);
    const { proposal_id: id } = (await desk.propose('1.00', { orderId })).body;
    await restore();
    expect((await recheck(id)).body).toMatchObject({ status: 'pending_approval', check: { outcome: 'ok' } });
    expect(code(await desk.execute(id))).toEqual({ status: 409, code: 'invalid_state' });
    await desk.approve(id);
    expect((await desk.execute(id)).body.action.status).toBe('succeeded');
  });

  it('is available over Connect to people who may propose and to people who may approve', async () => {
    const orderId = await desk.order(1_000_000);
    const restore = await lose(orderId);
    const { proposal_id: proposalId } = (await desk.propose(LARGE, { orderId })).body;
    for (const person of [member, approver]) {
      await desk.proposalRows.updateOne({ _id: proposalId }, { $unset: { recheck_after: '' } });
      const { proposal } = await person.client(ActionService).recheckActionProposal({ proposalId });
      expect(proposal?.check?.outcome).toBe(ActionProposalCheckOutcome.WOULD_FAIL);
    }
    await restore();
  });

  sampled(6).each(
    PROPOSAL_STATUSES.filter((status) => !['pending_approval', 'auto_approved', 'approved'].includes(status)),
  )('of a proposal that is %s is refused', async (status) => {
    const { proposal_id: id } = await desk.inState(status);
    expect(code(await recheck(id))).toEqual({ status: 409, code: 'invalid_state' });
  });

  it('runs once when several ask for it at once; the others get 429 with Retry-After', { tags: 'full' }, async () => {
    const orderId = newOrderId();
    stripe.addPayment(orderId, 1_000_000, 'eur');
    const { proposal_id: id } = (await proposeAtStripe(orderId)).body;
    const asking = Array.from({ length: 8 }, () =>
      desk.key.client.post(`/api/v1/public/action-proposals/${id}/recheck`),
    );
    const answers = await Promise.all(asking);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(stripe.callsOf(orderId, 'search')).toHaveLength(2);
  });

  it('that a crash cut off blocks the next one only until recheck_after', async () => {
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    const again = () => desk.key.client.post(`/api/v1/public/action-proposals/${id}/recheck`);
    await desk.write(id, { recheck_after: new Date(Date.now() + 4_000) });
    expect((await again()).status).toBe(429);
    await desk.write(id, { recheck_after: new Date(Date.now() - 1) });
    expect((await again()).status).toBe(200);
  });

  it('does not replace the result of a later recheck', async () => {
    const orderId = await desk.order(1_000_000);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    const later = { outcome: 'would_fail', problems: [], at: new Date(Date.now() + 60_000) };
    await desk.write(id, { check: later });
    expect((await recheck(id)).body.check).toEqual({ ...later, at: later.at.toISOString() });
  });

  it('gets 409 while the integration is off, and the earlier result still counts', async () => {
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId: newOrderId() })).body;
    await withIntegrationOff(desk.integrationId, async () => {
      expect(code(await recheck(id))).toEqual({ status: 409, code: 'invalid_state' });
    });
    expect((await desk.get(id)).body.check.outcome).toBe('would_fail');
    await expect(desk.approve(id)).rejects.toMatchObject({ code: 'invalid_state' });
  });

  it('gets 409 if the integration now leads to another address, whose answer would prove nothing', async () => {
    const orderId = await desk.order(1_000_000);
    const restore = await lose(orderId);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    await restore();
    await desk.write(id, { 'pinned.target.address': 'https://elsewhere.example' });
    expect(code(await recheck(id))).toEqual({ status: 409, code: 'payload_mismatch' });
    expect((await desk.get(id)).body.check.outcome).toBe('would_fail');
  });

  it('gets a retryable 503 if the provider does not answer, and the earlier result still counts', {
    tags: 'full',
  }, async () => {
    const orderId = newOrderId();
    const { proposal_id: id } = (await proposeAtStripe(orderId)).body;
    stripe.fail(orderId, { on: 'search', how: 'hang_before_effect' });
    const refused = await recheck(id);
    expect(code(refused)).toEqual({ status: 503, code: 'unavailable' });
    expect(refused.body.error.retryable).toBe(true);
    expect((await desk.get(id)).body.check.outcome).toBe('would_fail');
    await expect(desk.approve(id)).rejects.toMatchObject({ code: 'invalid_state' });
  });
});

describe('a proposal that could not be checked', () => {
  it('is stored even if the provider does not answer within 3 seconds, and policy decides', async () => {
    const orderId = newOrderId();
    stripe.fail(orderId, { on: 'search', how: 'hang_before_effect' });
    const { status, body } = await proposeAtStripe(orderId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending_approval',
      check: {
        outcome: 'not_checked',
        // The check itself wrote this message. Stripe's client would have waited longer.
        problems: [{ field: 'integration_id', problem: 'The provider did not answer within 3 seconds.' }],
      },
    });
    expect((await desk.approve(body.proposal_id)).status).toBe('approved');
  });

  it('keeps no other request of its key waiting meanwhile', { tags: 'full' }, async () => {
    const key = await desk.newKey();
    const orderIds = Array.from({ length: POOL_SIZE / 8 }, newOrderId);
    for (const orderId of orderIds) stripe.fail(orderId, { on: 'search', how: 'hang_before_effect' });
    const workItemId = await desk.workItem();
    const proposing = orderIds.map((orderId) => proposeAtStripe(orderId, { by: key, workItemId }));
    await expect
      .poll(() => orderIds.filter((orderId) => stripe.callsOf(orderId).length > 0).length, {
        timeout: 20_000,
        interval: 20,
      })
      .toBe(orderIds.length);
    const first = await Promise.race([
      ...proposing.map(async (one) => one.then(() => 'proposed')),
      key.client.getWorkItem(workItemId).then(() => 'read'),
    ]);
    expect(first).toBe('read');
    for (const { status } of await Promise.all(proposing)) expect(status).toBe(201);
  });

  it('says so if the provider cannot tell at the moment', async () => {
    const orderId = newOrderId();
    stripe.fail(orderId, { on: 'search', how: 'rate_limited' });
    expect((await proposeAtStripe(orderId)).body.check).toMatchObject({
      outcome: 'not_checked',
      problems: [{ field: 'integration_id', problem: expect.stringMatching(/cannot tell at the moment/) }],
    });
  });

  it('says so if the integration is off', async () => {
    const { body } = await withIntegrationOff(desk.integrationId, () => desk.propose('1.00'));
    expect(body).toMatchObject({
      status: 'auto_approved',
      check: { outcome: 'not_checked', problems: [{ field: 'integration_id', problem: expect.stringMatching(/off/) }] },
    });
  });

  it('says that the provider was not asked because it did not answer lately', { tags: 'full' }, async () => {
    const { integrationId } = await service.services.integrations.integrations.create(await desk.callOf(desk.creator), {
      kind: 'sandbox_commerce',
      name: 'Shop that was off',
    });
    const orderId = await desk.order(1_000_000);
    const stuck = await desk.inState('executing', { orderId });
    // Recovery finds the integration off, and this process leaves it alone for a while. The service process runs
    // recovery too, and may take the unit first. So the unit becomes due only once the integration is off. A lease
    // lasts 60 s, a postponed unit is due in 30 to 45 s, and the poll waits for the latter.
    await withIntegrationOff(integrationId, async () => {
      await desk.proposalRows.updateOne(
        { _id: stuck.proposal_id },
        { $set: { integration_id: integrationId, 'execution.lease_until': new Date(0), due_at: new Date(0) } },
      );
      await service.services.actions.recovery.recover(desk.tenantId);
      const dueInSeconds = async () => {
        const row = await desk.proposalRows.findOne({ _id: stuck.proposal_id });
        return ((row?.due_at?.getTime() ?? 0) - Date.now()) / 1000;
      };
      await expect.poll(async () => Math.abs((await dueInSeconds()) - 37) < 15, { timeout: 10_000 }).toBe(true);
    });
    const input = {
      integrationId,
      approvalReason: 'x',
      resourceType: 'order',
      operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id: '1234', amount: '1.00', currency: 'EUR', reason: 'other' },
    } as const;
    const { value } = await service.services.actions.proposals.propose(desk.approvers[0], await desk.workItem(), input);
    expect(value.check).toMatchObject({
      outcome: 'not_checked',
      problems: [{ field: 'integration_id', problem: expect.stringMatching(/is not asked for a while/) }],
    });
  });

  it('is denied by policy without a request to the provider', async () => {
    const orderId = newOrderId();
    const { body } = await desk.under(forbid('propose', 'nothing'), () => proposeAtStripe(orderId));
    expect(body).toMatchObject({ status: 'denied', check: { outcome: 'not_checked', problems: [], at: null } });
    expect(stripe.callsOf(orderId)).toEqual([]);
  });

  it('can be approved if it was made before there were checks', async () => {
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    await desk.proposalRows.updateOne({ _id: id }, { $unset: { check: '' } });
    expect((await desk.get(id)).body.check).toEqual({ outcome: 'not_checked', problems: [], at: null });
    expect((await desk.approve(id)).status).toBe('approved');
  });
});

describe('the result of a check', () => {
  it('is returned to a repeated request without asking the provider again', async () => {
    const orderId = newOrderId();
    const options = { idempotencyKey: randomUUID(), workItemId: await desk.workItem() };
    const [first, second] = [await proposeAtStripe(orderId, options), await proposeAtStripe(orderId, options)];
    expect(second.body).toEqual(first.body);
    expect(first.body.check.outcome).toBe('would_fail');
    expect(stripe.callsOf(orderId, 'search')).toHaveLength(1);
  });

  it('is not changed by a dry run, which returns the present answer of the provider and the next step', async () => {
    const orderId = await desk.order(1_000_000);
    const restore = await lose(orderId);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    const before = await desk.row(id);
    expect((await desk.execute(id, true)).body).toMatchObject({
      outcome: 'would_fail',
      problems: [{ field: 'payload.order_id' }],
      next: expect.stringMatching(/checked again/),
    });
    await restore();
    expect((await desk.execute(id, true)).body).toMatchObject({
      outcome: 'needs_approval',
      next: expect.stringMatching(/^Have it checked again first\. One person has to approve it/),
    });
    // The comparison leaves out the outbox, because the relay may empty it at any time.
    expect({ ...(await desk.row(id)), outbox: [] }).toEqual({ ...before, outbox: [] });
  });

  it('is evidence: the log has the fields, packets have the text, and verification finds any change', async () => {
    const orderId = await desk.order(1_000_000);
    const restore = await lose(orderId);
    const { proposal_id: id, work_item_id: workItemId } = (await desk.propose(LARGE, { orderId })).body;
    await restore();
    await recheck(id);
    const [created, checked] = await desk.events(id);
    expect(created?.data['check']).toMatchObject({ outcome: 'would_fail', fields: ['payload.order_id'] });
    expect(JSON.stringify(created?.data)).not.toContain('There is no order');
    expect(checked).toMatchObject({ type: 'proposal.checked', data: { check: { outcome: 'ok', fields: [] } } });
    const packet = (await desk.key.client.post(`/api/v1/public/work-items/${workItemId}/evidence-packets`)).body;
    const { predicate } = JSON.parse(Buffer.from(packet.payload, 'base64').toString());
    expect(checkProposals(predicate)).toEqual([]);
    const [proposal] = predicate.proposals;
    expect(proposal.check).toMatchObject({ outcome: 'ok', problems: [] });
    const problem = { field: 'payload.amount', problem: 'x' };
    for (const check of [
      { ...proposal.check, outcome: 'would_fail' },
      { ...proposal.check, at: proposal.created_at },
      { ...proposal.check, problems: [problem] },
      undefined,
    ]) {
      expect(checkProposals({ ...predicate, proposals: [{ ...proposal, check }] }), JSON.stringify(check)).not.toEqual(
        [],
      );
    }
  });
});

/** Proposes a refund of 100.00 EUR at Stripe. */
function proposeAtStripe(orderId: string, options: ProposeOptions = {}): Promise<ApiAnswer> {
  return desk.propose(LARGE, { ...options, orderId, more: { integration_id: stripeId } });
}

async function withIntegrationOff<T>(integrationId: string, act: () => Promise<T>): Promise<T> {
  const { integrations } = service.services.integrations;
  const admin = await desk.callOf(desk.creator);
  await integrations.setEnabled(admin, integrationId, false);
  try {
    return await act();
  } finally {
    await integrations.setEnabled(admin, integrationId, true);
  }
}
