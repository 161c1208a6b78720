/**
 * Nobody approves or settles a proposal that they are accountable for, cancels approved proposals of other people
 * without the right, or avoids a second approval by splitting an amount.
 */
import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActionService, RefundReason } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { AgentEndpoint, IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { CallContext } from '../../src/call-context.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { LASTING_AGENT_SCOPES, type Role } from '../../src/identity/roles.ts';
import { A2aAgent, actionMessage } from '../support/a2a.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

const SMALL = '0.01';

let service: TestService;
let desk: RefundDesk;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
});
afterAll(() => service.stop());

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => ConnectError.from(error),
  );

async function personOf(role: Role, of = desk): Promise<{ person: TestPerson; call: CallContext }> {
  const person = await TestPerson.create(service, [{ tenantId: of.tenantId, role }]);
  return { person: await person.signIn(), call: await of.callOf(person) };
}

/** Returns a key that `maker` made and `rotator` rotated, so both have seen its secret. */
async function rotatedKey(maker: TestPerson, rotator: TestPerson): Promise<TestKey> {
  const made = await desk.newKey(maker);
  const call = await desk.callOf(rotator);
  const { key, token } = await service.services.identity.apiKeys.rotate(call, made.keyId, 0);
  return { keyId: key.keyId, token, client: service.client(token) };
}

async function expectVerified(workItemId: string): Promise<void> {
  const packet = JSON.stringify((await desk.key.client.exportPacket(workItemId)).body);
  const jwks = await (await fetch(`${service.address}/.well-known/jwks.json`)).json();
  expect(verifyPacket(packet, readKeySet(jwks)).problems).toEqual([]);
}

describe('approving a proposal', () => {
  const approving = async (
    person: TestPerson,
    { proposal_id: proposalId, payload_hash: payloadHash }: ApiAnswer['body'],
  ) => refusalOf(person.client(ActionService).approveActionProposal({ proposalId, payloadHash }));

  it('is refused to the maker and to the rotator of its key, who have both seen the secret', async () => {
    const [maker, rotator] = [await personOf('admin'), await personOf('admin')];
    const key = await rotatedKey(maker.person, rotator.person);
    const { body } = await desk.propose(LARGE, { by: key });
    for (const { person, call } of [maker, rotator]) {
      expect(await approving(person, body)).toMatchObject({
        code: Code.PermissionDenied,
        rawMessage: expect.stringMatching(/accountable/),
      });
      expect(
        (await service.services.actions.approvalInbox.list(call, { limit: 200, pageToken: undefined })).rows,
      ).toEqual([]);
    }
    expect(await desk.statusOf(body.proposal_id)).toBe('pending_approval');
    await desk.approve(body.proposal_id);
  });

  it('is refused to people accountable for the proposal that it supersedes', { tags: 'full' }, async () => {
    const author = await personOf('approver');
    const first = (await desk.propose(LARGE, { by: await desk.newKey(author.person) })).body;
    // People who may approve the first one may replace it.
    const { person } = await personOf('approver');
    const { proposal } = await person.client(ActionService).createActionProposal({
      workItemId: first.work_item_id,
      integrationId: desk.integrationId,
      approvalReason: 'Instead.',
      payload: {
        case: 'commerceRefund',
        value: { orderId: first.payload.order_id, amount: LARGE, currency: 'EUR', reason: RefundReason.OTHER },
      },
      supersedes: first.proposal_id,
    });
    const body = { proposal_id: proposal?.proposalId, payload_hash: proposal?.payloadHash };
    expect(proposal).toMatchObject({ supersedes: first.proposal_id });
    expect(await approving(author.person, body)).toMatchObject({ code: Code.PermissionDenied });
    await desk.approve(proposal?.proposalId ?? '');
  });

  it('cannot be delegated by an accountable person: the delegation is not issued', async () => {
    const author = await personOf('approver');
    const { body } = await desk.propose(LARGE, { by: await desk.newKey(author.person) });
    const refused = await refusalOf(
      author.person.client(IdentityService).issueAgentDelegation({
        agent: 'night watch',
        scopes: ['agent.actions.approve'],
        endpoints: [AgentEndpoint.MCP],
        approval: { proposalId: body.proposal_id, payloadHash: body.payload_hash },
      }),
    );
    expect(refused).toMatchObject({ code: Code.PermissionDenied, rawMessage: expect.stringMatching(/accountable/) });
    expect(await desk.delegationRows.countDocuments({ person_id: author.person.personId })).toBe(0);
  });

  it('is refused to a delegation that was issued before its person became accountable', { tags: 'full' }, async () => {
    const author = await personOf('approver');
    const { body } = await desk.propose(LARGE);
    const { token } = await desk.delegate(body, author.call);
    await desk.write(body.proposal_id, { accountables: [author.person.personId] });
    const answer = await new McpAgent(service, { bearer: token }).call('approve_action', {
      proposal_id: body.proposal_id,
      payload_hash: body.payload_hash,
    });
    expect(answer.text).toMatch(/policy_denied[\s\S]*accountable/);
    expect(await desk.statusOf(body.proposal_id)).toBe('pending_approval');
  });

  it('is refused to accountable people also in proposals of 0.3.0, which do not list them', async () => {
    const author = await personOf('approver');
    const { body } = await desk.propose(LARGE, { by: await desk.newKey(author.person) });
    await desk.proposalRows.updateOne({ _id: body.proposal_id }, { $unset: { accountables: '' } });
    expect(await approving(author.person, body)).toMatchObject({ code: Code.PermissionDenied });
  });
});

describe('the budget of an accountable person', () => {
  it('counts all keys of the person, and a key that two people have seen against both', { tags: 'full' }, async () => {
    const [maker, rotator] = [await personOf('admin'), await personOf('admin')];
    const shared = await rotatedKey(maker.person, rotator.person);
    const [makers, rotators] = [await desk.newKey(maker.person), await desk.newKey(rotator.person)];
    const workItemId = await desk.workItem();
    // The budget is 500.00 a day, so it is enough for 50.00 ten times.
    const propose = async (by: TestKey) => (await desk.propose('50.00', { by, workItemId })).body.status;
    for (let n = 0; n < 6; n += 1) expect(await propose(shared)).toBe('auto_approved');
    for (const own of [makers, rotators]) {
      for (let n = 0; n < 4; n += 1) expect(await propose(own)).toBe('auto_approved');
      expect(await propose(own)).toBe('pending_approval');
    }
  });
});

describe('settling an unknown outcome', () => {
  async function unknown(amount: string, by: TestKey, executor?: string): Promise<{ actionId: string; id: string }> {
    const { proposal_id: id } = (await desk.propose(amount, { by })).body;
    const execution = await desk.begun(id, 'outcome_unknown');
    await desk.write(id, { status: 'outcome_unknown', execution: { ...execution, unknown: 'no_lookup' } });
    if (executor !== undefined) {
      await desk.actionRows.updateOne({ _id: execution.action_id }, { $set: { 'executed_by.id': executor } });
    }
    return { actionId: execution.action_id, id };
  }
  const settling = (person: TestPerson, actionId: string) =>
    person.client(ActionService).settleAction({
      actionId,
      outcome: { case: 'providerReference', value: 're_invented' },
      reason: 'I have looked.',
    });

  it('is refused to accountable people: the maker of the key, and whoever saw its secret on rotation', async () => {
    const [maker, rotator, other] = [await personOf('admin'), await personOf('admin'), await personOf('admin')];
    const key = await rotatedKey(maker.person, rotator.person);
    const { actionId, id } = await unknown(SMALL, key);
    for (const { person } of [maker, rotator]) {
      expect(await refusalOf(settling(person, actionId))).toMatchObject({
        code: Code.PermissionDenied,
        rawMessage: expect.stringMatching(/accountable/),
      });
    }
    expect(await desk.statusOf(id)).toBe('outcome_unknown');
    await settling(other.person, actionId);
    expect(await desk.statusOf(id)).toBe('executed');
  });

  it('needs somebody other than the executor above the second threshold', async () => {
    const [executor, other] = [await personOf('admin'), await personOf('admin')];
    const large = await unknown(VERY_LARGE, desk.key, executor.person.personId);
    expect(await refusalOf(settling(executor.person, large.actionId))).toMatchObject({
      code: Code.PermissionDenied,
      rawMessage: expect.stringMatching(/executed/),
    });
    await settling(other.person, large.actionId);
    const small = await unknown(LARGE, desk.key, executor.person.personId);
    await settling(executor.person, small.actionId);
  });

  it('needs somebody other than whoever executed it again, too', async () => {
    const [executor, other] = [await personOf('admin'), await personOf('admin')];
    const { proposal_id: id } = (await desk.propose(VERY_LARGE)).body;
    for (const one of desk.approvers) await desk.approve(id, one);
    const failed = await desk.begun(id, 'failed', true);
    await desk.write(id, { status: 'execution_failed', execution: failed });
    const { payload } = await desk.row(id);
    // The shop breaks, so that nobody knows how the second attempt ended.
    await desk.orders.updateOne(
      { order_id: String(Reflect.get(payload, 'order_id')) },
      { $set: { refunds: 5 as never } },
    );
    const again = { proposalId: id, dryRun: false };
    const { action } = await executor.person.client(ActionService).executeActionProposal(again);
    const actionId = action?.actionId ?? '';
    expect(await refusalOf(settling(executor.person, actionId))).toMatchObject({
      code: Code.PermissionDenied,
      rawMessage: expect.stringMatching(/executed/),
    });
    await settling(other.person, actionId);
  });
});

describe('cancelling or superseding an open proposal', () => {
  const STATES = ['pending_approval', 'approved', 'auto_approved'] as const;
  let stranger: TestKey;
  beforeAll(async () => {
    stranger = await desk.newKey();
  });

  sampled(3).each(STATES)('is refused to a key of somebody else (cancelling, %s, over REST)', async (status) => {
    const { proposal_id: id } = await desk.inState(status);
    const refused = await stranger.client.post(`/api/v1/public/action-proposals/${id}/cancel`);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'authorization_error' } } });
    expect(refused.body.error.message).toContain(id);
    expect(await desk.statusOf(id)).toBe(status);
    if (status !== 'pending_approval') expect((await desk.execute(id)).body.proposal.status).toBe('executed');
  });

  sampled(3).each(STATES)('is refused to a key of somebody else (superseding, %s, over REST)', async (status) => {
    const { proposal_id: id, work_item_id: workItemId } = await desk.inState(status);
    const { body } = await desk.propose(SMALL, { by: stranger, workItemId, more: { supersedes: id } });
    expect(body.error).toMatchObject({ code: 'authorization_error' });
    expect(await desk.statusOf(id)).toBe(status);
  });

  it('is refused to an agent of somebody else (superseding, over MCP and A2A)', async () => {
    const owner = { ...(await desk.join('member')), role: 'member' as const };
    const { token } = await service.services.identity.delegations.issue(owner, {
      agent: 'triage',
      scopes: LASTING_AGENT_SCOPES,
      endpoints: ['mcp', 'a2a'],
    });
    const { proposal_id: id, work_item_id } = await desk.inState('approved');
    const proposal = refundProposal(desk.integrationId, { amount: SMALL }, { supersedes: id });
    const answer = await new McpAgent(service, { bearer: token }).call('propose_action', { work_item_id, ...proposal });
    expect(answer.text).toMatch(/authorization_error/);
    const { body } = await A2aAgent.withBearer(service, token).call('message/send', {
      message: actionMessage({ type: 'propose', proposal }, { taskId: work_item_id }),
    });
    expect(JSON.stringify(body.error)).toMatch(/authorization_error/);
    expect(await desk.statusOf(id)).toBe('approved');
  });

  it('is refused to a member who may not approve (over Connect)', async () => {
    const member = await personOf('member');
    const { proposal_id: proposalId, work_item_id: workItemId } = await desk.inState('approved');
    const client = member.person.client(ActionService);
    expect(await refusalOf(client.cancelActionProposal({ proposalId }))).toMatchObject({ code: Code.PermissionDenied });
    const superseding = client.createActionProposal({
      workItemId,
      integrationId: desk.integrationId,
      approvalReason: 'Instead.',
      payload: {
        case: 'commerceRefund',
        value: { orderId: '1234', amount: SMALL, currency: 'EUR', reason: RefundReason.OTHER },
      },
      supersedes: proposalId,
    });
    expect(await refusalOf(superseding)).toMatchObject({ code: Code.PermissionDenied });
    expect(await desk.statusOf(proposalId)).toBe('approved');
  });

  it('is allowed to its proposer, to the people accountable for it, and to approvers', async () => {
    const creator = await personOf('member');
    const key = await desk.newKey(creator.person);
    const approver = await personOf('approver');
    const own = (await desk.propose(SMALL, { by: key })).body;
    expect((await key.client.post(`/api/v1/public/action-proposals/${own.proposal_id}/cancel`)).status).toBe(200);
    for (const { person } of [creator, approver]) {
      const { proposal_id: proposalId } = (await desk.propose(SMALL, { by: key })).body;
      const { proposal } = await person.client(ActionService).cancelActionProposal({ proposalId });
      expect(proposal?.proposalId).toBe(proposalId);
      expect(await desk.statusOf(proposalId)).toBe('cancelled');
    }
  });

  it('does not happen if policy denies the superseding proposal', { tags: 'full' }, async () => {
    const approved = await desk.inState('approved');
    const denied = await desk.under(forbid('propose', 'no-proposals'), () =>
      desk.propose(SMALL, { workItemId: approved.work_item_id, more: { supersedes: approved.proposal_id } }),
    );
    expect(denied.body).toMatchObject({ status: 'denied', supersedes: null });
    expect(await desk.statusOf(approved.proposal_id)).toBe('approved');
    await expectVerified(approved.work_item_id);
    expect((await desk.execute(approved.proposal_id)).body.proposal.status).toBe('executed');
  });
});

describe('the approvals that a refund needs', () => {
  const required = (body: ApiAnswer['body']) => body.policy.approvals_required as number;
  const propose = async (orderId: string, amount: string, options: object = {}) =>
    (await desk.propose(amount, { orderId, by: await desk.newKey(), ...options })).body;
  const [first, second] = [0, 1] as const;
  // One approver approves only so much within 24 hours.
  beforeEach(async () => {
    desk = await RefundDesk.open(service);
  });

  it('follow from the total of the order: each 500.00 after the first needs two, whoever proposes it', async () => {
    const orderId = await desk.order(1_000_000);
    const one = await propose(orderId, '500.00');
    expect(required(one)).toBe(1);
    expect((await desk.approve(one.proposal_id)).status).toBe('approved');
    for (let n = 2; n <= 4; n += 1) {
      const { proposal_id: id, policy } = await propose(orderId, '500.00');
      expect(policy.approvals_required).toBe(2);
      expect((await desk.approve(id, desk.approvers[first])).status).toBe('pending_approval');
      expect((await desk.execute(id)).body.error.code).toBe('invalid_state');
      expect((await desk.approve(id, desk.approvers[second])).status).toBe('approved');
    }
    // The later refunds do not raise the approvals that the first one needs.
    expect((await desk.execute(one.proposal_id)).body.proposal.status).toBe('executed');
  });

  it('follow from the total even if all refunds were proposed first and are approved at once on two nodes', {
    tags: 'full',
  }, async () => {
    const other = await TestService.start({ sharing: service });
    try {
      const orderId = await desk.order(1_000_000);
      const proposals = await Promise.all([1, 2, 3, 4].map(() => propose(orderId, '500.00')));
      expect(proposals.map(required)).toEqual([1, 1, 1, 1]);
      const nodes = [service.services.actions.approvals, other.services.actions.approvals];
      const decided = await Promise.all(
        proposals.map(({ proposal_id: id }, n) => nodes[n % 2]?.approve(desk.approvers[first], id, null)),
      );
      const statuses = decided.map((proposal) => proposal?.status);
      expect(statuses.filter((status) => status === 'approved')).toHaveLength(1);
      for (const proposal of decided) {
        if (proposal?.status === 'approved') continue;
        expect(proposal?.policy.approvalsRequired).toBe(2);
        expect((await desk.approve(proposal?.proposalId ?? '', desk.approvers[second])).status).toBe('approved');
      }
      for (const { proposal_id: id, work_item_id: workItemId } of proposals) {
        expect((await desk.execute(id)).body.proposal.status).toBe('executed');
        await expectVerified(workItemId);
      }
    } finally {
      await other.stop({ keepDatabase: true });
    }
  });

  it('are refused beyond a cap of the tenant on the total, even if all refunds were proposed first', async () => {
    const orderId = await desk.order(1_000_000);
    const cap = forbid('approve', 'at-most-1000', 'context.total > 100000');
    const [one, two, three] = [
      await propose(orderId, '500.00'),
      await propose(orderId, '500.00'),
      await propose(orderId, '300.00'),
    ];
    await desk.under(cap, async () => {
      expect((await desk.approve(one.proposal_id)).status).toBe('approved');
      expect((await desk.approve(two.proposal_id, desk.approvers[first])).status).toBe('pending_approval');
      expect((await desk.approve(two.proposal_id, desk.approvers[second])).status).toBe('approved');
      const { actions } = service.services;
      const beyond = actions.approvals.approve(desk.approvers[first], three.proposal_id, null);
      await expect(beyond).rejects.toThrow('Not here: at-most-1000.');
      expect((await desk.execute(two.proposal_id)).body.proposal.status).toBe('executed');
    });
    await expectVerified(two.work_item_id);
  });

  it('are refused beyond a cap of the tenant on the total, even if they are given at once on two nodes', async () => {
    const other = await TestService.start({ sharing: service });
    try {
      const orderId = await desk.order(1_000_000);
      const proposals = await Promise.all([1, 2, 3, 4, 5].map(() => propose(orderId, '200.00')));
      const nodes = [service.services.actions.approvals, other.services.actions.approvals];
      await desk.under(forbid('approve', 'at-most-400', 'context.total > 40000'), async () => {
        const decided = await Promise.all(
          proposals.map(({ proposal_id: id }, n) =>
            nodes[n % 2]?.approve(desk.approvers[first], id, null).catch((error) => error.code),
          ),
        );
        expect(decided.filter((one) => one?.status === 'approved')).toHaveLength(2);
        expect(decided.filter((one) => one === 'policy_denied')).toHaveLength(3);
        for (const { proposal_id: id } of proposals) {
          const status = await desk.statusOf(id);
          if (status === 'approved') expect((await desk.execute(id)).body.proposal.status).toBe('executed');
        }
      });
    } finally {
      await other.stop({ keepDatabase: true });
    }
  });

  it('do not depend on the letter case of the order id', { tags: 'full' }, async () => {
    const orderId = (await desk.order(1_000_000)).toUpperCase();
    const one = await propose(orderId.toLowerCase(), '500.00');
    await desk.approve(one.proposal_id);
    expect(required(await propose(orderId, '500.00'))).toBe(2);
  });

  it('count what policy approved by itself, so that small steps avoid no approval', { tags: 'full' }, async () => {
    const orderId = await desk.order(1_000_000);
    const one = await propose(orderId, '480.00');
    await desk.approve(one.proposal_id);
    expect((await propose(orderId, '20.00')).status).toBe('auto_approved');
    const { status, policy } = await propose(orderId, '0.01');
    expect({ status, required: policy.approvals_required }).toEqual({ status: 'pending_approval', required: 2 });
    expect(policy.reasons).toMatchObject([{ policy_id: 'pack/large-totals-need-people' }]);
  });

  it('count refunds whose outcome is unknown', { tags: 'full' }, async () => {
    const orderId = await desk.order(1_000_000);
    const { proposal_id: id } = await propose(orderId, '500.00');
    await desk.approve(id);
    const execution = await desk.begun(id, 'outcome_unknown');
    await desk.write(id, { status: 'outcome_unknown', execution: { ...execution, unknown: 'no_lookup' } });
    expect(required(await propose(orderId, '500.00'))).toBe(2);
  });

  it('do not count pending, cancelled or rejected refunds, other orders or other currencies', {
    tags: 'full',
  }, async () => {
    const orderId = await desk.order(1_000_000);
    await propose(orderId, '500.00');
    const cancelled = await propose(orderId, '500.00');
    await desk.approve(cancelled.proposal_id);
    await service.services.actions.proposals.cancel(desk.approvers[first], cancelled.proposal_id);
    const rejected = await propose(orderId, '500.00');
    await desk.reject(rejected.proposal_id);
    expect(required(await propose(orderId, '500.00'))).toBe(1);
    const one = await propose(orderId, '500.00');
    await desk.approve(one.proposal_id);
    expect(required(await propose(await desk.order(1_000_000), '500.00'))).toBe(1);
    expect(required(await propose(orderId, '500.00', { currency: 'USD' }))).toBe(1);
    expect(required(await propose(orderId, '500.00'))).toBe(2);
  });
});

describe('the limit on open proposals', () => {
  const LIMITS = { WORKGATE_OPEN_PROPOSALS_PER_PERSON: '5', WORKGATE_OPEN_PROPOSALS_PER_TENANT: '12' };
  let strict: TestService;
  let shop: RefundDesk;
  beforeAll(async () => {
    strict = await TestService.start({ env: LIMITS });
    shop = await RefundDesk.open(strict);
  });
  afterAll(() => strict.stop());

  const propose = async (workItemId: string, by: TestKey) => shop.propose(LARGE, { by, workItemId });
  const codes = (answers: ApiAnswer[]) => answers.map(({ status, body }) => (status === 201 ? 201 : body.error.code));

  it('is kept exactly for one person, with several keys at once on two nodes', {
    tags: 'full',
  }, async () => {
    const other = await TestService.start({ sharing: strict, env: LIMITS });
    try {
      const person = await TestPerson.create(strict, [{ tenantId: shop.tenantId, role: 'member' }]);
      const keys = await Promise.all([1, 2, 3].map(() => shop.newKey(person)));
      const elsewhere = keys.map((key) => ({ ...key, client: other.client(key.token) }));
      const workItemId = await shop.workItem();
      const answers = await Promise.all(
        [...keys, ...elsewhere].flatMap((key) => [1, 2, 3].map(() => propose(workItemId, key))),
      );
      expect(codes(answers).filter((code) => code === 201)).toHaveLength(5);
      expect(new Set(codes(answers))).toEqual(new Set([201, 'too_many_pending']));
      const refused = answers.find(({ status }) => status !== 201);
      expect(refused).toMatchObject({ status: 409, body: { error: { type: 'conflict', retryable: false } } });
      // Each proposal that ends makes room for exactly one more.
      const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.proposal_id as string);
      const [key] = keys as [TestKey];
      await shop.reject(made[0] ?? '');
      await key.client.post(`/api/v1/public/action-proposals/${made[1]}/cancel`);
      const more = [];
      for (let n = 0; n < 3; n += 1) more.push(await propose(workItemId, key));
      expect(codes(more)).toEqual([201, 201, 'too_many_pending']);
    } finally {
      await other.stop({ keepDatabase: true });
    }
  });

  it('is kept at every door', async () => {
    const person = await TestPerson.create(strict, [{ tenantId: shop.tenantId, role: 'member' }]);
    await person.signIn();
    const call = { ...(await shop.callOf(person)), role: 'member' as const };
    const workItemId = await shop.workItem();
    const key = await shop.newKey(person);
    for (let n = 0; n < 5; n += 1) expect((await propose(workItemId, key)).status).toBe(201);
    const { token } = await strict.services.identity.delegations.issue(call, {
      agent: 'triage',
      scopes: LASTING_AGENT_SCOPES,
      endpoints: ['mcp', 'a2a'],
    });
    const proposal = refundProposal(shop.integrationId, { amount: LARGE });
    const mcp = await new McpAgent(strict, { bearer: token }).call('propose_action', {
      work_item_id: workItemId,
      ...proposal,
    });
    expect(mcp.text).toMatch(/too_many_pending/);
    const { body } = await A2aAgent.withBearer(strict, token).call('message/send', {
      message: actionMessage({ type: 'propose', proposal }, { taskId: workItemId }),
    });
    expect(JSON.stringify(body.error)).toMatch(/too_many_pending/);
    const proposing = person.client(ActionService).createActionProposal({
      workItemId,
      integrationId: shop.integrationId,
      approvalReason: 'One more.',
      payload: {
        case: 'commerceRefund',
        value: { orderId: '1234', amount: LARGE, currency: 'EUR', reason: RefundReason.OTHER },
      },
    });
    expect(await refusalOf(proposing)).toMatchObject({
      code: Code.FailedPrecondition,
      rawMessage: expect.stringMatching(/5 proposals/),
    });
  });

  it('is kept for the whole tenant, whoever proposes', { tags: 'full' }, async () => {
    const tenant = await RefundDesk.open(strict);
    const workItemId = await tenant.workItem();
    const keys = await Promise.all(Array.from({ length: 8 }, () => tenant.newKey()));
    const answers = await Promise.all(
      keys.flatMap((by) => [1, 2].map(() => tenant.propose(LARGE, { by, workItemId }))),
    );
    expect(codes(answers).filter((code) => code === 201)).toHaveLength(12);
  });

  it('does not count expired and denied proposals', { tags: 'full' }, async () => {
    const tenant = await RefundDesk.open(strict);
    const workItemId = await tenant.workItem();
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await tenant.propose(LARGE, { workItemId })).body.proposal_id);
    await tenant.under(forbid('propose', 'no-proposals'), async () => {
      expect((await tenant.propose(LARGE, { workItemId })).body.status).toBe('denied');
    });
    expect((await tenant.propose(LARGE, { workItemId })).body.error.code).toBe('too_many_pending');
    await tenant.overdue(made[0] ?? '');
    expect((await tenant.propose(LARGE, { workItemId })).status).toBe(201);
  });
});

describe('policies of a tenant', () => {
  let own: RefundDesk;
  let admin: TestPerson;
  beforeAll(async () => {
    own = await RefundDesk.open(service);
    admin = await own.creator.signIn();
  });

  const problemsOf = async (text: string) => {
    const client = admin.client(PolicyService);
    const { problems } = await client.validatePolicies({ text });
    const { tenant } = await client.getPolicies({});
    const writing = client.writePolicies({ text, expectedVersion: tenant?.version ?? 0n });
    expect(await refusalOf(writing)).toMatchObject({ code: Code.InvalidArgument });
    expect((await client.getPolicies({})).tenant).toEqual(tenant);
    return problems.join('\n');
  };
  const third = () => own.join('approver');

  it('are not saved if an operation could make them overflow', async () => {
    expect(await problemsOf(forbid('auto_approve', 'big', 'context.amount * 9223372036854775807 > 0'))).toMatch(
      /tenant\/big.*overflow.*"auto_approve" of a commerce_refund/s,
    );
  });

  it('are not saved if nobody could approve; the problem says what to forbid instead', { tags: 'full' }, async () => {
    expect(await problemsOf(forbid('approve', 'closed'))).toMatch(
      /nobody could approve any.*tenant\/closed.*"execute"/s,
    );
  });

  it('are not saved if they ask for more than ten approvals', { tags: 'full' }, async () => {
    expect(await problemsOf(forbid('execute', 'eleven', 'context.approvals < 11'))).toMatch(/more than ten approvals/);
  });

  it('may depend on the role of the proposer, or on a person by id', { tags: 'full' }, async () => {
    const owner = await TestPerson.create(service, [{ tenantId: own.tenantId, role: 'owner' }]);
    const byRole = forbid('approve', 'not-of-owners', 'context.proposer.role == "owner"');
    const byName = forbid('execute', 'while-she-is', `Person::"${owner.personId}".role != "owner"`);
    await own.under(`${byRole}\n${byName}`, async () => {
      const theirs = (await own.propose(LARGE, { by: await own.newKey(owner) })).body;
      expect(theirs.policy.reasons[0]).toMatchObject({ policy_id: 'nobody-could' });
      await expect(own.approve(theirs.proposal_id)).rejects.toMatchObject({
        code: 'policy_denied',
        details: [{ field: 'tenant/not-of-owners' }],
      });
      const { proposal_id: id } = (await own.propose(LARGE)).body;
      expect((await own.approve(id)).status).toBe('approved');
      expect((await own.execute(id)).body.proposal.status).toBe('executed');
    });
  });

  it('may ask for three approvals: the proposal needs three from the start, and no more', {
    tags: 'full',
  }, async () => {
    await own.under(forbid('execute', 'three', 'context.approvals < 3'), async () => {
      const { body } = await own.propose(LARGE);
      expect(body).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 3 } });
      expect((await own.approve(body.proposal_id, own.approvers[0])).status).toBe('pending_approval');
      expect((await own.approve(body.proposal_id, own.approvers[1])).status).toBe('pending_approval');
      expect((await own.approve(body.proposal_id, await third())).status).toBe('approved');
      expect((await own.execute(body.proposal_id)).body.proposal.status).toBe('executed');
    });
  });

  it('may ask for one person by id, and then wait for that person however many others approve', {
    tags: 'full',
  }, async () => {
    const [, named] = own.approvers;
    const text = `@id("she") @reason("She has to see it.") forbid (principal, action == Action::"execute", resource)
      unless { context.approvers.contains(Person::"${named.principal.id}") };`;
    await own.under(text, async () => {
      const { body } = await own.propose(LARGE);
      expect(body.policy).toMatchObject({ decision: 'require_approval', approvals_required: 1 });
      expect((await own.approve(body.proposal_id, own.approvers[0])).status).toBe('pending_approval');
      expect((await own.approve(body.proposal_id, await third())).status).toBe('pending_approval');
      expect((await own.approve(body.proposal_id, named)).status).toBe('approved');
      expect((await own.execute(body.proposal_id)).body.proposal.status).toBe('executed');
    });
  });

  it('may forbid execution for a while: proposals say so, and can still be approved', {
    tags: 'full',
  }, async () => {
    const id = await own.under(forbid('execute', 'closed'), async () => {
      const { body } = await own.propose(LARGE);
      expect(body).toMatchObject({
        status: 'pending_approval',
        policy: {
          approvals_required: 1,
          reasons: [
            { policy_id: 'nobody-could', message: expect.stringMatching(/nobody could execute this:$/) },
            { policy_id: 'tenant/closed' },
            { policy_id: 'pack/auto-approval-limit' },
          ],
        },
      });
      expect((await own.approve(body.proposal_id)).status).toBe('approved');
      return body.proposal_id as string;
    });
    expect((await own.execute(id)).body.proposal.status).toBe('executed');
  });

  it('are shown with their problems if the stored text is no longer valid', { tags: 'full' }, async () => {
    await own.under(forbid('execute', 'fine', 'context.amount > 99999999'), async () => {
      const client = admin.client(PolicyService);
      expect((await client.getPolicies({})).tenant?.problems).toEqual([]);
      const stored = service.services.platform.mongo.connection.collection<{ _id: string }>('tenant_policies');
      const text = forbid('propose', 'big', 'context.amount * 9223372036854775807 > 0');
      await stored.updateOne({ _id: own.tenantId }, { $set: { text } });
      expect((await client.getPolicies({})).tenant?.problems.join()).toMatch(/tenant\/big.*overflow/s);
      const { body } = await own.propose(LARGE);
      expect(body).toMatchObject({ status: 'denied', policy: { reasons: [{ policy_id: 'policy-error' }] } });
      expect(body.policy.reasons[0].message).toMatch(/tenant\/big/);
    });
  });
});
