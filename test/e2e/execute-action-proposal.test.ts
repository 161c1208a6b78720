import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import type { ProposalStatus } from '../../src/proposals/proposal.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { storedContents } from '../support/contents.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { refundOf } from '../support/refund-of.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('executeActionProposal', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const switchIntegration = async (enabled: boolean) =>
    service.services.integrations.integrations.setEnabled(await desk.callOf(desk.creator), desk.integrationId, enabled);

  it('executes what policy has approved, and returns the record of the action', async () => {
    const [orderId, workItemId] = [await desk.order(5_000), await desk.workItem()];
    const proposal = (await desk.propose('1.50', { orderId, workItemId })).body;
    const { status, body } = await desk.execute(proposal.proposal_id);
    expect(status).toBe(200);
    expect(body).toEqual({
      proposal: { ...proposal, status: 'executed', version: body.proposal.version, updated_at: isoTime },
      action: {
        action_id: expect.stringMatching(/^act_/),
        work_item_id: workItemId,
        proposal_id: proposal.proposal_id,
        action_type: 'commerce_refund',
        integration_id: desk.integrationId,
        status: 'succeeded',
        idempotency_key: `workgate-${proposal.proposal_id}`,
        attempts: 1,
        executed_by: { type: 'api_key', id: desk.key.keyId, display_name: 'Test key' },
        policy_version: proposal.policy.policy_version,
        payload_hash: proposal.payload_hash,
        result: {
          type: 'commerce_refund',
          refund_id: expect.any(String),
          order_id: orderId,
          amount: '1.50',
          currency: 'EUR',
        },
        error: null,
        started_at: isoTime,
        finished_at: isoTime,
      },
      policy: {
        decision: 'auto_approve',
        reasons: [{ policy_id: 'pack/execute', message: expect.any(String) }],
        policy_version: proposal.policy.policy_version,
        approvals_required: 0,
      },
      dry_run: false,
      replayed: false,
    });
    expect(await desk.refunded(orderId)).toEqual({ total: 150, count: 1 });
    expect((await desk.get(proposal.proposal_id)).body).toEqual(body.proposal);
    expect(await desk.workItemStatus(workItemId)).toBe('new');
  });

  it.each([
    [LARGE, 1],
    [VERY_LARGE, 2],
  ])('executes a refund of %s after %i approvals', async (amount, needed) => {
    const orderId = await desk.order(100_000);
    const { proposal_id: id } = (await desk.propose(amount, { orderId })).body;
    for (const by of desk.approvers.slice(0, needed)) await desk.approve(id, by);
    const { status, body } = await desk.execute(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      proposal: { status: 'executed' },
      action: { status: 'succeeded' },
      policy: { decision: 'require_approval', approvals_required: needed },
    });
    expect((await desk.refunded(orderId)).count).toBe(1);
  });

  it('returns the same record again, to any caller, and refunds nothing more', async () => {
    const orderId = await desk.order(5_000);
    const { proposal_id: id } = (await desk.propose('1.00', { orderId })).body;
    const first = (await desk.execute(id)).body;
    const other = await desk.newKey();
    for (const key of [desk.key, other]) {
      const again = await key.client.post(`/api/v1/public/action-proposals/${id}/execute`, { dry_run: false });
      expect(again.status).toBe(200);
      expect(again.body).toMatchObject({ proposal: first.proposal, action: first.action, replayed: true });
    }
    expect((await desk.refunded(orderId)).count).toBe(1);
    // Later changes make no difference, because the action is done.
    await switchIntegration(false);
    const late = await desk
      .under(forbid('execute', 'nothing'), () => desk.execute(id))
      .finally(() => switchIntegration(true));
    expect(late).toMatchObject({ status: 200, body: { action: first.action, replayed: true } });
  });

  it.each(['amount of 0 decimals', 'amount of 3 decimals'])('refunds the exact %s', async (kind) => {
    const [amount, currency, minor] = kind.includes('0') ? ['123', 'JPY', 123] : ['1.005', 'KWD', 1005];
    const orderId = await desk.order(5_000, currency as string);
    const { proposal_id: id } = (await desk.propose(amount as string, { orderId, currency: currency as string })).body;
    expect((await desk.execute(id)).body.action.result).toMatchObject({ amount, currency });
    expect(await desk.refunded(orderId)).toEqual({ total: minor, count: 1 });
  });

  it.each([
    [{}, 'dry_run', 'is required'],
    [{ dry_run: 'yes' }, 'dry_run', 'must be a boolean'],
    [{ dry_run: null }, 'dry_run', 'must be a boolean'],
    [{ dry_run: false, reason: 'x' }, 'reason', 'is not a known field'],
  ])('refuses the body %j because of %s', async (request, field, problem) => {
    const { proposal_id: id } = await desk.inState('auto_approved');
    const { status, body } = await desk.key.client.post(`/api/v1/public/action-proposals/${id}/execute`, request);
    expect(status).toBe(400);
    expect(body.error.details).toEqual([{ field, problem: expect.stringContaining(problem) }]);
    expect(await desk.statusOf(id)).toBe('auto_approved');
  });

  describe('while another call executes', () => {
    it('waits for the result of the other call', async () => {
      const proposal = await desk.inState('executing');
      const row = await desk.row(proposal.proposal_id);
      const payload = refundOf(row);
      const waiting = desk.execute(proposal.proposal_id);
      await delay(300);
      await desk.actionRows.updateOne(
        { _id: row.execution?.action_id ?? '' },
        {
          $set: {
            status: 'succeeded',
            finished_at: new Date(),
            result: {
              type: 'commerce_refund',
              refund_id: 're_1',
              order_id: payload.order_id,
              amount: payload.amount,
              currency: 'EUR',
            },
          },
        },
      );
      await desk.write(proposal.proposal_id, { status: 'executed', version: row.version + 1 });
      const { status, body } = await waiting;
      expect(status).toBe(200);
      expect(body).toMatchObject({ replayed: true, action: { action_id: row.execution?.action_id } });
    });

    it('gives up in time with a 409 that can be retried', { tags: 'full' }, async () => {
      const proposal = await desk.inState('executing');
      const startedAt = Date.now();
      const refused = await desk.execute(proposal.proposal_id);
      expect(refused).toMatchObject({
        status: 409,
        body: { error: { code: 'execution_in_progress', retryable: true } },
      });
      expect(Date.now() - startedAt).toBeGreaterThan(2_000);
      expect(Date.now() - startedAt).toBeLessThan(20_000);
      expect((await desk.get(proposal.proposal_id)).body).toEqual(proposal);
    });

    it('has one effect and one record, however many calls there are', async () => {
      const orderId = await desk.order(100_000);
      const { proposal_id: id } = (await desk.propose('0.50', { orderId })).body;
      const answers = await Promise.all(Array.from({ length: 30 }, () => desk.execute(id)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.action.action_id)).size).toBe(1);
      expect(answers.filter(({ body }) => !body.replayed)).toHaveLength(1);
      expect(await desk.refunded(orderId)).toEqual({ total: 50, count: 1 });
    });
  });

  describe('asks policy again', () => {
    it('and pauses while policy forbids the action', async () => {
      const workItemId = await desk.workItem();
      const { proposal_id: id } = await desk.inState('approved', { workItemId });
      const refused = await desk.under(forbid('execute', 'closed-today'), () => desk.execute(id));
      expect(refused).toMatchObject({
        status: 403,
        body: {
          error: {
            type: 'authorization_error',
            code: 'policy_denied',
            message: expect.stringContaining('Not here: closed-today.'),
            retryable: false,
            details: [{ field: 'tenant/closed-today', problem: 'Not here: closed-today.' }],
          },
        },
      });
      expect((await desk.get(id)).body).toMatchObject({ status: 'approved', policy: { decision: 'require_approval' } });
      expect((await desk.events(id)).at(-1)).toMatchObject({
        type: 'proposal.execution_refused',
        data: { reason: 'policy_denied' },
      });
      expect((await desk.actions(`?work_item_id=${workItemId}`)).body.actions).toEqual([]);
      // The policy is gone, so the call succeeds.
      expect(await desk.execute(id)).toMatchObject({ status: 200, body: { proposal: { status: 'executed' } } });
    });

    it('and requires a person if policy no longer approves by itself', { tags: 'full' }, async () => {
      const [workItemId, orderId] = [await desk.workItem(), await desk.order(5_000)];
      const { proposal_id: id } = (await desk.propose('1.00', { workItemId, orderId })).body;
      const refused = await desk.under(forbid('auto_approve', 'people-only'), () => desk.execute(id));
      expect(refused).toMatchObject({
        status: 409,
        body: {
          error: { code: 'approval_required', retryable: false, message: expect.stringMatching(/one more person/) },
        },
      });
      expect((await desk.get(id)).body).toMatchObject({
        status: 'pending_approval',
        policy: { decision: 'require_approval', reasons: [{ policy_id: 'tenant/people-only' }], approvals_required: 1 },
      });
      expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
      expect((await desk.refunded(orderId)).count).toBe(0);
      expect((await desk.execute(id)).body.error.code).toBe('invalid_state');
      await desk.approve(id);
      expect(await desk.workItemStatus(workItemId)).toBe('new');
      expect((await desk.execute(id)).body.proposal.status).toBe('executed');
      expect((await desk.refunded(orderId)).count).toBe(1);
    });

    it('and requires another person if an approval is missing', async () => {
      const [workItemId, orderId] = [await desk.workItem(), await desk.order(100_000)];
      const { proposal_id: id } = (await desk.propose(VERY_LARGE, { workItemId, orderId })).body;
      for (const by of desk.approvers) await desk.approve(id, by);
      const { approvals } = await desk.row(id);
      await desk.write(id, { approvals: approvals.slice(0, 1) });
      const refused = await desk.execute(id);
      expect(refused.body.error).toMatchObject({
        code: 'approval_required',
        message: expect.stringMatching(/one more person has to approve/),
      });
      expect(await desk.statusOf(id)).toBe('pending_approval');
      expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
      expect((await desk.refunded(orderId)).count).toBe(0);
    });

    it('and records the policy version of that moment', { tags: 'full' }, async () => {
      const { proposal_id: id, policy } = await desk.inState('approved');
      const allowed = forbid('execute', 'no-yen', 'context.currency == "JPY"');
      const { body } = await desk.under(allowed, () => desk.execute(id));
      expect(body.action.policy_version).toMatch(/^customer_support@[0-9a-f]{12}\+tenant@\d+$/);
      expect(body.policy.policy_version).toBe(body.action.policy_version);
      // The proposal keeps the decision that was made when it was proposed.
      expect(body.proposal.policy).toEqual(policy);
    });
  });

  describe('for an action that cannot be carried out', () => {
    it('answers 409 with the field, and succeeds once the provider would accept the action', async () => {
      const orderId = `late-${newId('wi').slice(-8)}`;
      const { proposal_id: id } = (await desk.proposeUnchecked('1.00', { orderId })).body;
      const refused = await desk.execute(id);
      expect(refused).toMatchObject({
        status: 409,
        body: { error: { code: 'invalid_state', details: [{ field: 'payload.order_id' }] } },
      });
      expect(refused.body.error.message).toContain(`There is no order ${orderId}`);
      expect(await desk.statusOf(id)).toBe('auto_approved');
      const template = await desk.orders.findOne({ _id: `${desk.integrationId}:1234` });
      if (template === null) throw new Error('There is no order 1234');
      await desk.orders.insertOne({ ...template, _id: `${desk.integrationId}:${orderId}`, order_id: orderId });
      expect((await desk.execute(id)).body.action.status).toBe('succeeded');
    });

    it('is refused while the integration is switched off', async () => {
      const { proposal_id: id } = await desk.inState('auto_approved');
      await switchIntegration(false);
      const refused = await desk.execute(id).finally(() => switchIntegration(true));
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
      expect(refused.body.error.message).toMatch(/switched off/);
      expect((await desk.execute(id)).body.action.status).toBe('succeeded');
    });
  });

  describe('after a failure', () => {
    /** Creates a proposal whose first attempt failed. */
    async function failed(retryable: boolean, orderId: string) {
      const { proposal_id: id } = (await desk.propose('1.00', { orderId })).body;
      await desk.write(id, { status: 'execution_failed', execution: await desk.begun(id, 'failed', retryable) });
      return id as string;
    }

    it('repeats a retryable action with the same record and idempotency key, as the next attempt', async () => {
      const orderId = await desk.order(5_000);
      const id = await failed(true, orderId);
      const { action_id: actionId } = (await desk.row(id)).execution ?? {};
      const { status, body } = await desk.execute(id);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        replayed: false,
        proposal: { status: 'executed' },
        action: {
          action_id: actionId,
          status: 'succeeded',
          attempts: 2,
          idempotency_key: `workgate-${id}`,
          error: null,
        },
      });
      expect((await desk.refunded(orderId)).count).toBe(1);
      expect((await desk.events(actionId ?? '')).map(({ type }) => type)).toEqual([
        'action.retried',
        'action.succeeded',
      ]);
    });

    it('fails again if the provider refuses again, and says why', async () => {
      const orderId = await desk.order(5_000);
      const id = await failed(true, orderId);
      await desk.orders.updateOne({ order_id: orderId }, { $set: { paid: 50 } });
      const { status, body } = await desk.execute(id);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        replayed: false,
        proposal: { status: 'execution_failed' },
        action: {
          status: 'failed',
          attempts: 2,
          result: null,
          error: { code: 'amount_exceeds_refundable', message: expect.stringContaining('0.50 EUR'), retryable: false },
          finished_at: isoTime,
        },
      });
      // This failure is final.
      expect(await desk.execute(id)).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
      expect((await desk.refunded(orderId)).count).toBe(0);
    });

    it('refuses if the failure is final', async () => {
      const orderId = await desk.order(5_000);
      const id = await failed(false, orderId);
      const refused = await desk.execute(id);
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
      expect(refused.body.error.message).toContain('is execution_failed');
      expect((await desk.refunded(orderId)).count).toBe(0);
    });

    it('asks policy again, and records the refusal if the action is forbidden now', {
      tags: 'full',
    }, async () => {
      const orderId = await desk.order(5_000);
      const id = await failed(true, orderId);
      const refused = await desk.under(forbid('execute', 'not-again'), () => desk.execute(id));
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'policy_denied' } } });
      expect((await desk.events(id)).at(-1)).toMatchObject({ data: { reason: 'policy_denied' } });
      expect((await desk.get(id)).body.status).toBe('execution_failed');
      expect((await desk.refunded(orderId)).count).toBe(0);
    });
  });

  /** Expected answer to executing a proposal, by its status. */
  const STATES: Record<ProposalStatus, { status: number; code?: string; replayed?: boolean }> = {
    pending_approval: { status: 409, code: 'invalid_state' },
    auto_approved: { status: 200, replayed: false },
    approved: { status: 200, replayed: false },
    rejected: { status: 409, code: 'invalid_state' },
    denied: { status: 409, code: 'invalid_state' },
    expired: { status: 409, code: 'invalid_state' },
    cancelled: { status: 409, code: 'invalid_state' },
    executing: { status: 409, code: 'execution_in_progress' },
    executed: { status: 200, replayed: true },
    execution_failed: { status: 409, code: 'invalid_state' },
    outcome_unknown: { status: 409, code: 'execution_in_progress' },
  };

  it('says for whom a proposal waits, or that a problem at the provider must be solved first', async () => {
    const told = async (id: string) => (await desk.execute(id)).body.error;
    const waits = (who: string) =>
      `A proposal that is pending_approval cannot be executed: it waits for approval by ${who} may approve actions and is not accountable for it. A dry run says where.`;
    const { proposal_id: large } = (await desk.propose(LARGE)).body;
    expect(await told(large)).toMatchObject({ code: 'invalid_state', message: waits('one person, who') });
    const { proposal_id: veryLarge } = (await desk.propose(VERY_LARGE)).body;
    expect((await told(veryLarge)).message).toBe(waits('2 different people, each of whom'));
    await desk.approve(veryLarge);
    expect((await told(veryLarge)).message).toBe(waits('one person, who'));
    const { proposal_id: doomed } = (await desk.propose('1.00', { orderId: 'nowhere' })).body;
    const refused = await told(doomed);
    expect(refused).toMatchObject({
      code: 'invalid_state',
      message: expect.stringMatching(/Correct the problem and have it checked again, or propose it again\.$/),
      details: [{ field: 'payload.order_id' }, { field: 'check' }],
    });
  });

  sampled(2).each(Object.entries(STATES))('answers a proposal that is %s with %j', async (status, expected) => {
    const proposal = await desk.inState(status as ProposalStatus);
    const answer = await desk.execute(proposal.proposal_id);
    expect(answer.status).toBe(expected.status);
    if (expected.code === undefined) {
      expect(answer.body).toMatchObject({ proposal: { status: 'executed' }, replayed: expected.replayed });
      return;
    }
    expect(answer.body.error).toMatchObject({
      code: expected.code,
      retryable: expected.code === 'execution_in_progress',
    });
    if (expected.code === 'invalid_state') expect(answer.body.error.message).toContain(`is ${status} `);
    expect((await desk.get(proposal.proposal_id)).body).toEqual(proposal);
  });

  describe('as a dry run', () => {
    /** Performs a dry run, and expects that it does not change the database. */
    async function dryRun(id: string): Promise<ApiAnswer> {
      const before = await storedContents(service);
      const answer = await desk.execute(id, true);
      expect(await storedContents(service)).toEqual(before);
      return answer;
    }

    sampled(2).each(['auto_approved', 'approved'] as const)(
      'says that a proposal that is %s would be executed',
      async (status) => {
        const proposal = await desk.inState(status);
        const dry = await dryRun(proposal.proposal_id);
        const decision = status === 'approved' ? 'require_approval' : 'auto_approve';
        expect(dry.status).toBe(200);
        expect(dry.body).toMatchObject({
          proposal,
          action: null,
          policy: { decision },
          dry_run: true,
          replayed: false,
        });
        expect(dry.body).toMatchObject({
          outcome: 'would_execute',
          problems: [],
          approvals_missing: 0,
          approval_url: null,
        });
        const real = await desk.execute(proposal.proposal_id);
        expect(real.body.policy).toEqual(dry.body.policy);
      },
    );

    it('says how many people have to approve a waiting proposal', async () => {
      const proposal = (await desk.propose(VERY_LARGE)).body;
      const dry = await dryRun(proposal.proposal_id);
      expect(dry.status).toBe(200);
      expect(dry.body).toMatchObject({
        proposal,
        action: null,
        policy: {
          decision: 'require_approval',
          reasons: expect.arrayContaining([expect.objectContaining({ policy_id: 'pack/auto-approval-limit' })]),
          approvals_required: 2,
        },
        dry_run: true,
        replayed: false,
        outcome: 'needs_approval',
        approvals_missing: 2,
      });
    });

    it('says that a proposal was executed before', { tags: 'full' }, async () => {
      const proposal = await desk.inState('executed');
      const dry = await dryRun(proposal.proposal_id);
      expect(dry).toMatchObject({ status: 200, body: { proposal, action: null, dry_run: true, replayed: true } });
      expect(dry.body).toMatchObject({ outcome: 'not_executable', problems: [{ field: 'status' }] });
    });

    it('says that a failed action would be retried', { tags: 'full' }, async () => {
      const { proposal_id: id } = await desk.inState('auto_approved');
      await desk.write(id, { status: 'execution_failed', execution: await desk.begun(id, 'failed', true) });
      expect(await dryRun(id)).toMatchObject({ status: 200, body: { replayed: false } });
      expect((await desk.execute(id)).body.action.attempts).toBe(2);
    });

    const OUTCOMES: Record<string, string> = {
      invalid_state: 'not_executable',
      execution_in_progress: 'not_executable',
      policy_denied: 'not_executable',
      approval_required: 'needs_approval',
    };

    interface Refusal {
      /** Outcome of the dry run, if it is not the one of the code in `OUTCOMES`. */
      outcome?: string;
      status: number;
      code: string;
      /** Creates the proposal; returns its id. */
      prepare: () => Promise<string>;
      /** Policies of the tenant during the execution. */
      policies?: string;
      /** True if the integration is switched off during the execution. */
      off?: boolean;
    }

    const idIn = async (status: ProposalStatus) => (await desk.inState(status)).proposal_id as string;
    const changed = async (status: ProposalStatus, change: object) => {
      const id = await idIn(status);
      await desk.write(id, change);
      return id;
    };
    const proposed = async (amount: string, orderId: string, currency?: string) => {
      const options = currency === undefined ? { orderId } : { orderId, currency };
      return (await desk.proposeUnchecked(amount, options)).body.proposal_id as string;
    };
    const retryable = async () => {
      const id = await idIn('auto_approved');
      await desk.write(id, { status: 'execution_failed', execution: await desk.begun(id, 'failed', true) });
      return id;
    };

    const REFUSALS: Record<string, Refusal> = {
      'was rejected': { status: 409, code: 'invalid_state', prepare: () => idIn('rejected') },
      'was denied': { status: 409, code: 'invalid_state', prepare: () => idIn('denied') },
      'was cancelled': { status: 409, code: 'invalid_state', prepare: () => idIn('cancelled') },
      'has expired': { status: 409, code: 'invalid_state', prepare: () => idIn('expired') },
      // The worker finds expired proposals by `due_at`, which is unchanged here. So only the call notices the expiry.
      'has expired unnoticed': {
        status: 409,
        code: 'invalid_state',
        prepare: () => changed('auto_approved', { expires_at: new Date(Date.now() - 1) }),
      },
      'has expired unnoticed, with approvals': {
        status: 409,
        code: 'invalid_state',
        prepare: () => changed('approved', { expires_at: new Date(Date.now() - 1) }),
      },
      'has expired unnoticed while it waited': {
        status: 409,
        code: 'invalid_state',
        prepare: () => changed('pending_approval', { expires_at: new Date(Date.now() - 1) }),
      },
      'has failed for good': { status: 409, code: 'invalid_state', prepare: () => idIn('execution_failed') },
      'is executing': { status: 409, code: 'execution_in_progress', prepare: () => idIn('executing') },
      'has an unknown outcome': { status: 409, code: 'execution_in_progress', prepare: () => idIn('outcome_unknown') },
      'does not exist': { status: 404, code: 'not_found', prepare: async () => newId('prop') },
      'has another amount than was approved': {
        status: 409,
        code: 'payload_mismatch',
        prepare: () => changed('approved', { 'payload.amount': '0.02' }),
      },
      'has another amount than policy approved': {
        status: 409,
        code: 'payload_mismatch',
        prepare: () => changed('auto_approved', { 'payload.amount': '0.02' }),
      },
      'has another order': {
        status: 409,
        code: 'payload_mismatch',
        prepare: () => changed('approved', { 'payload.order_id': '1234' }),
      },
      'has another integration': {
        status: 409,
        code: 'payload_mismatch',
        prepare: () => changed('approved', { integration_id: newId('int') }),
      },
      'has an extra field': {
        status: 409,
        code: 'payload_mismatch',
        prepare: () => changed('approved', { 'payload.note': 'x' }),
      },
      'has an invalid amount': {
        status: 409,
        code: 'payload_mismatch',
        prepare: () => changed('approved', { 'payload.amount': 'everything' }),
      },
      'has a hash that was forged with the payload': {
        status: 409,
        code: 'payload_mismatch',
        async prepare() {
          const [id, other] = [await idIn('approved'), (await desk.propose('400.00')).body.proposal_id];
          // Another payload with its matching hash, from a proposal of the same WorkItem.
          const { work_item_id: workItemId } = await desk.row(id);
          const donor = (await desk.propose('300.00', { workItemId })).body;
          const { payload, payload_hash } = await desk.row(donor.proposal_id);
          await desk.write(id, { payload, payload_hash });
          expect((await desk.row(other)).status).toBe('pending_approval');
          return id;
        },
      },
      'is forbidden now': {
        status: 403,
        code: 'policy_denied',
        prepare: () => idIn('approved'),
        policies: forbid('execute', 'dry'),
      },
      'was approved by policy and is forbidden now': {
        status: 403,
        code: 'policy_denied',
        prepare: () => idIn('auto_approved'),
        policies: forbid('execute', 'dry'),
      },
      'is forbidden by a policy that cannot be evaluated': {
        status: 403,
        code: 'policy_denied',
        prepare: () => idIn('approved'),
        policies: forbid('execute', 'overflow', 'context.amount * 9223372036854775807 > 0'),
      },
      'policy no longer approves by itself': {
        status: 409,
        code: 'approval_required',
        prepare: () => idIn('auto_approved'),
        policies: forbid('auto_approve', 'dry'),
      },
      'lacks its approval': {
        status: 409,
        code: 'approval_required',
        prepare: () => changed('approved', { approvals: [] }),
      },
      'lacks one of two approvals': {
        status: 409,
        code: 'approval_required',
        async prepare() {
          const id = (await desk.propose(VERY_LARGE)).body.proposal_id as string;
          for (const by of desk.approvers) await desk.approve(id, by);
          const { approvals } = await desk.row(id);
          await desk.write(id, { approvals: approvals.slice(1) });
          return id;
        },
      },
      'has one approval twice': {
        status: 409,
        code: 'approval_required',
        async prepare() {
          const id = (await desk.propose(VERY_LARGE)).body.proposal_id as string;
          for (const by of desk.approvers) await desk.approve(id, by);
          const [approval] = (await desk.row(id)).approvals;
          await desk.write(id, { approvals: [approval, approval] });
          return id;
        },
      },
      'has only rejections': {
        status: 409,
        code: 'approval_required',
        async prepare() {
          const id = await idIn('approved');
          await desk.write(id, { 'approvals.0.decision': 'reject' });
          return id;
        },
      },
      'is forbidden by policy on retry': {
        status: 403,
        code: 'policy_denied',
        prepare: retryable,
        policies: forbid('execute', 'dry'),
      },
      'needs a person on retry': {
        status: 409,
        code: 'approval_required',
        prepare: retryable,
        policies: forbid('auto_approve', 'dry'),
      },
      'is for an unknown order': {
        outcome: 'would_fail',
        status: 409,
        code: 'invalid_state',
        prepare: () => proposed('1.01', 'nowhere'),
      },
      'is in another currency than the order': {
        outcome: 'would_fail',
        status: 409,
        code: 'invalid_state',
        prepare: () => proposed('1.00', '1234', 'USD'),
      },
      'exceeds the rest of the order': {
        outcome: 'would_fail',
        status: 409,
        code: 'invalid_state',
        prepare: async () => proposed('1.01', await desk.order(100)),
      },
      'uses an integration that is switched off': {
        status: 409,
        code: 'invalid_state',
        prepare: () => idIn('approved'),
        off: true,
      },
    };

    async function refuses(refusal: Refusal): Promise<void> {
      const id = await refusal.prepare();
      const act = async () => {
        if (refusal.off === true) await switchIntegration(false);
        const dry = await dryRun(id);
        const real = await desk.execute(id);
        return { dry, real };
      };
      const { dry, real } = await (refusal.policies === undefined ? act() : desk.under(refusal.policies, act)).finally(
        () => switchIntegration(true),
      );
      expect(real).toMatchObject({ status: refusal.status, body: { error: { code: refusal.code } } });
      if (['not_found', 'payload_mismatch'].includes(refusal.code)) {
        expect(dry.status).toBe(real.status);
        expect({ ...real.body.error, correlation_id: '' }).toEqual({ ...dry.body.error, correlation_id: '' });
        return;
      }
      expect(dry.status, JSON.stringify(dry.body)).toBe(200);
      const { outcome, problems, approvals_missing, approval_url, next } = dry.body;
      expect(outcome).toBe(refusal.outcome ?? OUTCOMES[refusal.code]);
      expect(next).not.toBe('');
      const { message } = real.body.error;
      if (outcome === 'needs_approval') {
        expect(approvals_missing).toBeGreaterThanOrEqual(1);
        expect(approval_url).toMatch(/^https?:.*\/approvals\/prop_/);
        expect(problems).toEqual([]);
      } else if (outcome === 'would_fail') {
        expect(message).toContain(problems[0].problem);
        expect(problems[0].field).toMatch(/^payload\./);
      } else {
        expect(problems[0]).toEqual({ field: 'status', problem: message });
      }
    }

    sampled(30).each(Object.entries(REFUSALS))('says why the real call refuses a proposal that %s', (_name, refusal) =>
      refuses(refusal),
    );
  });
});
