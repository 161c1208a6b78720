import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import type { ProposalStatus } from '../../src/proposals/proposal.ts';
import { FORBID_PROPOSING, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('createActionProposal', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const post = (workItemId: string, body: unknown, headers: Record<string, string> = {}) =>
    desk.key.client.post(`/api/v1/public/work-items/${workItemId}/action-proposals`, body, headers);

  it('answers 201 with the proposal, the policy decision and the Location', async () => {
    const workItemId = await desk.workItem();
    const before = Date.now();
    const { status, body, headers } = await desk.propose('1.50', { workItemId, orderId: '1238' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      work_item_id: workItemId,
      status: 'auto_approved',
      action_type: 'commerce_refund',
      integration_id: desk.integrationId,
      resource_type: 'order',
      action_operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id: '1238', amount: '1.50', currency: 'EUR', reason: 'duplicate' },
      approval_reason: 'A valid reason',
      proposed_by: { type: 'api_key', id: desk.key.keyId, display_name: 'Test key' },
      policy: {
        decision: 'auto_approve',
        reasons: [{ policy_id: 'pack/auto-approve-refunds', message: expect.stringMatching(/need no person/) }],
        policy_version: expect.stringMatching(/^customer_support@[0-9a-f]{12}$/),
        approvals_required: 0,
      },
      approvals: [],
      supersedes: null,
      version: 1,
    });
    expect(body.proposal_id).toMatch(/^prop_/);
    expect(body.updated_at).toBe(body.created_at);
    expect(Date.parse(body.created_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(72 * HOUR_MS);
    expect(headers.has('idempotent-replayed')).toBe(false);
    const read = await desk.key.client.get(headers.get('location') ?? '');
    expect(read).toMatchObject({ status: 200, body });
  });

  it('hashes exactly what would be executed', async () => {
    const [workItemId, orderId] = [await desk.workItem(), await desk.order(10_000)];
    const hashOf = async (amount: string, more: object = {}) =>
      (await desk.propose(amount, { workItemId, orderId, ...more })).body.payload_hash;
    const hash = await hashOf('1.00');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    // The reason and the API key are not part of the hash.
    expect(await hashOf('1.00', { more: { approval_reason: 'Another reason' } })).toBe(hash);
    expect(await hashOf('1.00', { by: await desk.newKey() })).toBe(hash);
    const others = [
      await hashOf('1'),
      await hashOf('1.01'),
      await hashOf('1.00', { payload: { reason: 'other' } }),
      await hashOf('1.00', { orderId: await desk.order(10_000) }),
      await hashOf('1.00', { workItemId: await desk.workItem() }),
    ];
    expect(new Set([hash, ...others]).size).toBe(6);
  });

  it.each([
    ['50.00', 'EUR', 'auto_approved', 0],
    ['50.01', 'EUR', 'pending_approval', 1],
    ['500.00', 'EUR', 'pending_approval', 1],
    ['500.01', 'EUR', 'pending_approval', 2],
    ['45.00', 'GBP', 'auto_approved', 0],
    ['45.01', 'GBP', 'pending_approval', 1],
    ['7500', 'JPY', 'auto_approved', 0],
    ['7501', 'JPY', 'pending_approval', 1],
    ['75001', 'JPY', 'pending_approval', 2],
    ['15.000', 'KWD', 'auto_approved', 0],
    ['15.001', 'KWD', 'pending_approval', 1],
    ['150.001', 'KWD', 'pending_approval', 2],
    // The pack sets no limits for these currencies, so each amount needs two people.
    ['0.01', 'CHF', 'pending_approval', 2],
    ['1', 'CLP', 'pending_approval', 2],
  ])('asks policy: %s %s is %s and needs %i approvals', async (amount, currency, status, approvals) => {
    const by = await desk.newKey();
    const { status: code, body } = await desk.propose(amount, { currency, by });
    expect(code).toBe(201);
    expect(body.status).toBe(status);
    expect(body.policy.approvals_required).toBe(approvals);
    expect(body.policy.decision).toBe(status === 'auto_approved' ? 'auto_approve' : 'require_approval');
    if (status === 'pending_approval') {
      expect(body.policy.reasons).toContainEqual({
        policy_id: 'pack/auto-approval-limit',
        message: expect.stringMatching(/above the limit/),
      });
    }
  });

  it('requires a person for a high-risk proposal, however small the amount', async () => {
    const { body } = await desk.propose('0.01', { payload: { reason: 'fraudulent' } });
    expect(body).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 1 } });
    expect(body.policy.reasons.map((reason: { policy_id: string }) => reason.policy_id)).toEqual([
      'pack/high-risk-needs-a-person',
    ]);
  });

  it('stores a proposal that policy forbids as denied, for evidence', async () => {
    const workItemId = await desk.workItem();
    const { status, body } = await desk.under(FORBID_PROPOSING, () => desk.propose('1.00', { workItemId }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'denied',
      policy: {
        decision: 'deny',
        reasons: [{ policy_id: 'tenant/no-proposals', message: 'Not here: no-proposals.' }],
        policy_version: expect.stringMatching(/^customer_support@[0-9a-f]{12}\+tenant@\d+$/),
        approvals_required: 0,
      },
    });
    expect(await desk.workItemStatus(workItemId)).toBe('new');
    // The policy no longer applies, but the proposal stays denied.
    expect(await desk.statusOf(body.proposal_id)).toBe('denied');
  });

  const SOME_ID = 'int_01h455vb4pex5vsknk084sn02q';
  const valid = (more: object) => ({ ...refundProposal(SOME_ID), ...more });
  const payload = (more: object) => refundProposal(SOME_ID, more);
  const message = (more: object) =>
    valid({ payload: { type: 'chat_post_message', channel_id: 'C024BE91L', text: 'Hello.', ...more } });

  it.each([
    ['integration_id', 'is required', valid({ integration_id: undefined })],
    ['approval_reason', 'is required', valid({ approval_reason: undefined })],
    ['resource_type', 'is required', valid({ resource_type: undefined })],
    ['action_operation', 'is required', valid({ action_operation: undefined })],
    ['payload', 'is required', valid({ payload: undefined })],
    ['integration_id', 'is not the id of an integration', valid({ integration_id: 'int_x' })],
    ['approval_reason', 'must not be empty', valid({ approval_reason: '' })],
    ['approval_reason', 'must not be only white space', valid({ approval_reason: ' \n' })],
    ['approval_reason', 'must have at most 2000 characters', valid({ approval_reason: 'x'.repeat(2001) })],
    ['resource_type', 'must be a kind of resource', valid({ resource_type: 'Customer' })],
    ['action_operation', 'must be commerce_refund, chat_post_message, or', valid({ action_operation: 'pay' })],
    ['supersedes', 'is not the id of an action proposal', valid({ supersedes: 'prop_x' })],
    ['payload', 'must be an object', valid({ payload: [] })],
    ['payload.type', 'is required', valid({ payload: {} })],
    ['status', 'is not a known field', valid({ status: 'approved' })],
    ['payload.type', 'is required', payload({ type: undefined })],
    [
      'payload.type',
      'is not known: "chat_delete_message"; known: commerce_refund, chat_post_message, others such as x_close_account',
      payload({ type: 'chat_delete_message' }),
    ],
    ['payload.type', 'must be a string', payload({ type: 7 })],
    ['payload.order_id', 'is required', payload({ order_id: undefined })],
    ['payload.order_id', 'must not be empty', payload({ order_id: '' })],
    ['payload.order_id', 'must consist of visible ASCII characters', payload({ order_id: '12 34' })],
    ['payload.order_id', 'must have at most 255 characters', payload({ order_id: 'x'.repeat(256) })],
    ['payload.amount', 'is required', payload({ amount: undefined })],
    ['payload.amount', 'must be a string', payload({ amount: 25 })],
    ['payload.amount', 'must be a decimal number such as 25.00', payload({ amount: '-25.00' })],
    ['payload.currency', 'is required', payload({ currency: undefined })],
    ['payload.currency', 'must be an ISO 4217 code such as EUR', payload({ currency: 'eur' })],
    ['payload.reason', 'is required', payload({ reason: undefined })],
    ['payload.reason', 'must be one of duplicate, fraudulent', payload({ reason: 'boredom' })],
    ['payload.note', 'is not a known field', payload({ note: 'x' })],
    ['payload.channel_id', 'must be the id of a channel, such as C024BE91L', message({ channel_id: '#general' })],
    [
      'payload.thread_ts',
      'must be the time stamp of a message, such as 1772357400.000200',
      message({ thread_ts: '1' }),
    ],
  ])('refuses %s: %s', async (field, problem, request) => {
    const { status, body } = await post(await desk.workItem(), request);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'validation_error', code: 'validation_error', retryable: false });
    expect(body.error.details).toEqual([{ field, problem: expect.stringContaining(problem) }]);
    expect(body.error.message).toContain(`${field}: `);
  });

  it('refuses an unknown integration or superseded proposal, and names the field', async () => {
    const workItemId = await desk.workItem();
    const integrationId = newId('int');
    const unknown = await desk.propose('1.00', { workItemId, more: { integration_id: integrationId } });
    expect(unknown.status).toBe(400);
    expect(unknown.body.error.details).toEqual([
      { field: 'integration_id', problem: `there is no integration ${integrationId}` },
    ]);
    const elsewhere = (await desk.propose(LARGE)).body.proposal_id;
    for (const supersedes of [newId('prop'), elsewhere]) {
      const { status, body } = await desk.propose('1.00', { workItemId, more: { supersedes } });
      expect(status).toBe(400);
      expect(body.error.details).toEqual([{ field: 'supersedes', problem: 'is not a proposal of this WorkItem' }]);
    }
    expect(await desk.statusOf(elsewhere)).toBe('pending_approval');
    expect((await desk.list(workItemId)).body.action_proposals).toEqual([]);
  });

  it('reports all problems of the content at once', async () => {
    const { body } = await desk.propose('1.234', { more: { integration_id: newId('int') } });
    const fields = body.error.details.map((detail: { field: string }) => detail.field);
    expect(fields.sort()).toEqual(['integration_id', 'payload.amount']);
  });

  describe('with an Idempotency-Key', () => {
    it('replays the proposal in its current state', async () => {
      const options = { workItemId: await desk.workItem(), orderId: '1238', idempotencyKey: randomUUID() };
      const first = await desk.propose(LARGE, options);
      expect(first.headers.has('idempotent-replayed')).toBe(false);
      await desk.cancel(first.body.proposal_id);
      const again = await desk.propose(LARGE, options);
      expect(again.status).toBe(201);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.headers.get('location')).toBe(first.headers.get('location'));
      expect(again.body).toMatchObject({ proposal_id: first.body.proposal_id, status: 'cancelled', version: 2 });
      expect((await desk.list(options.workItemId)).body.action_proposals).toHaveLength(1);
    });

    it('replays the proposal after its WorkItem has ended', async () => {
      const options = { workItemId: await desk.workItem(), orderId: '1238', idempotencyKey: randomUUID() };
      const first = await desk.propose('0.01', options);
      await desk.key.client.updateWorkItem(options.workItemId, { status: 'resolved' });
      const again = await desk.propose('0.01', options);
      // The proposal can no longer take effect, as its status says.
      expect(again).toMatchObject({ status: 201, body: { proposal_id: first.body.proposal_id, status: 'cancelled' } });
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    });

    it('refuses another payload, reason or WorkItem', async () => {
      const options = { workItemId: await desk.workItem(), orderId: '1238', idempotencyKey: randomUUID() };
      await desk.propose('1.00', options);
      for (const answer of [
        await desk.propose('1.01', options),
        await desk.propose('1.00', { ...options, more: { approval_reason: 'Another' } }),
        await desk.propose('1.00', { ...options, workItemId: await desk.workItem() }),
      ]) {
        expect(answer).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reused' } } });
      }
      expect((await desk.list(options.workItemId)).body.action_proposals).toHaveLength(1);
    });

    it('keeps requests of two API keys or two operations apart', async () => {
      const idempotencyKey = randomUUID();
      const [workItemId, orderId] = [await desk.workItem(), '1238'];
      const mine = await desk.propose('1.00', { workItemId, orderId, idempotencyKey });
      const theirs = await desk.propose('1.00', { workItemId, orderId, idempotencyKey, by: await desk.newKey() });
      expect(theirs.status).toBe(201);
      expect(theirs.body.proposal_id).not.toBe(mine.body.proposal_id);
      const message = await desk.key.client.appendMessage(workItemId, 'Hello', { 'Idempotency-Key': idempotencyKey });
      expect(message.status).toBe(201);
    });

    it('creates one proposal from many simultaneous requests, and uses the budget once', async () => {
      const orderId = await desk.order(100_000);
      const options = {
        workItemId: await desk.workItem(),
        orderId,
        idempotencyKey: randomUUID(),
        by: await desk.newKey(),
      };
      const answers = await Promise.all(Array.from({ length: 12 }, () => desk.propose('10.00', options)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(answers.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1);
      expect(answers[0]?.body.status).toBe('auto_approved');
      expect((await desk.list(options.workItemId)).body.action_proposals).toHaveLength(1);
      const budgets = service.services.platform.mongo.connection.collection('approval_budgets');
      const [budget] = (await budgets.find({ tenant_id: desk.tenantId }).toArray()).filter(({ _id }) =>
        String(_id).includes(orderId),
      );
      expect(budget?.['entries'].map(({ amount }: { amount: number }) => amount)).toEqual([1000]);
      // The rest of the order's budget of 50.00 can still be approved automatically.
      expect((await desk.propose('40.00', { orderId, by: options.by })).body.status).toBe('auto_approved');
    });

    it('creates one superseding proposal from many simultaneous requests', async () => {
      const workItemId = await desk.workItem();
      const { proposal_id: supersedes } = await desk.inState('pending_approval', { workItemId });
      const options = { workItemId, orderId: '1238', idempotencyKey: randomUUID(), more: { supersedes } };
      const answers = await Promise.all(Array.from({ length: 8 }, () => desk.propose(LARGE, options)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ body }) => body.proposal_id)).size).toBe(1);
      expect((await desk.list(workItemId)).body.action_proposals).toHaveLength(2);
    });
  });

  describe('that supersedes another', () => {
    sampled(3).each(['pending_approval', 'auto_approved', 'approved'] as const)(
      'cancels a proposal that is %s',
      async (status) => {
        const workItemId = await desk.workItem();
        const earlier = await desk.inState(status, { workItemId });
        const { status: code, body } = await desk.propose(LARGE, {
          workItemId,
          more: { supersedes: earlier.proposal_id },
        });
        expect(code).toBe(201);
        expect(body).toMatchObject({ status: 'pending_approval', supersedes: earlier.proposal_id });
        expect((await desk.get(earlier.proposal_id)).body).toMatchObject({
          status: 'cancelled',
          version: earlier.version + 1,
        });
        expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
        const events = await desk.events(earlier.proposal_id);
        expect(events.at(-1)).toMatchObject({
          type: 'proposal.cancelled',
          data: { status: 'cancelled', previous_status: status, superseded_by: body.proposal_id },
        });
        await desk.cancel(body.proposal_id);
        expect(await desk.workItemStatus(workItemId)).toBe('new');
      },
    );

    it('ends the wait of the WorkItem if it needs no person itself', async () => {
      const workItemId = await desk.workItem();
      const earlier = await desk.inState('pending_approval', { workItemId });
      const { body } = await desk.propose('1.00', { workItemId, more: { supersedes: earlier.proposal_id } });
      expect(body.status).toBe('auto_approved');
      expect(await desk.workItemStatus(workItemId)).toBe('new');
    });

    sampled(4).each([
      'rejected',
      'denied',
      'expired',
      'cancelled',
      'executing',
      'executed',
      'execution_failed',
      'outcome_unknown',
    ] satisfies ProposalStatus[])(
      'is refused with 409 if the other is %s, and the error names this status',
      async (status) => {
        const workItemId = await desk.workItem();
        const earlier = await desk.inState(status, { workItemId });
        const answer = await desk.propose('1.00', { workItemId, more: { supersedes: earlier.proposal_id } });
        expect(answer).toMatchObject({ status: 409, body: { error: { code: 'invalid_state', retryable: false } } });
        expect(answer.body.error.message).toContain(`is ${status} `);
        expect((await desk.get(earlier.proposal_id)).body).toEqual(earlier);
        expect((await desk.list(workItemId)).body.action_proposals).toHaveLength(1);
      },
    );

    it('supersedes the earlier proposal once, however many requests arrive at once', async () => {
      const workItemId = await desk.workItem();
      const earlier = await desk.inState('pending_approval', { workItemId });
      const more = { supersedes: earlier.proposal_id };
      const answers = await Promise.all(Array.from({ length: 6 }, () => desk.propose(LARGE, { workItemId, more })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect((await desk.list(workItemId)).body.action_proposals).toHaveLength(2);
      expect((await desk.row(earlier.proposal_id)).status).toBe('cancelled');
      await desk.cancel(answers.find(({ status }) => status === 201)?.body.proposal_id);
      expect(await desk.workItemStatus(workItemId)).toBe('new');
    });
  });

  describe('for a WorkItem', () => {
    sampled(5).each(['resolved', 'closed', 'cancelled', 'failed', 'rejected'])(
      'that is %s is refused, and uses no budget',
      async (status) => {
        const workItemId = await desk.workItem();
        if (status === 'closed') await desk.key.client.updateWorkItem(workItemId, { status: 'resolved' });
        await desk.key.client.updateWorkItem(workItemId, { status });
        const orderId = await desk.order(10_000);
        for (const amount of ['30.00', LARGE]) {
          const answer = await desk.propose(amount, { workItemId, orderId });
          expect(answer).toMatchObject({ status: 409, body: { error: { code: 'invalid_state', retryable: false } } });
          expect(answer.body.error.message).toContain(`is ${status} `);
        }
        expect((await desk.list(workItemId)).body.action_proposals).toEqual([]);
        expect(await desk.workItemStatus(workItemId)).toBe(status);
        expect((await desk.propose('50.00', { orderId, by: await desk.newKey() })).body.status).toBe('auto_approved');
      },
    );

    it('makes it wait from the first to the last proposal that needs a person', { tags: 'full' }, async () => {
      const workItemId = await desk.workItem();
      await desk.key.client.updateWorkItem(workItemId, { status: 'in_progress' });
      await desk.propose('0.01', { workItemId });
      expect(await desk.workItemStatus(workItemId)).toBe('in_progress');
      const pending: string[] = [];
      for (const amount of ['100.00', '101.00', '102.00', VERY_LARGE, '104.00', '105.00']) {
        pending.push((await desk.propose(amount, { workItemId })).body.proposal_id);
        expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
      }
      const [approved, rejected, cancelled, twice, expired, superseded] = pending as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      const settle: (() => Promise<unknown>)[] = [
        () => desk.approve(approved),
        () => desk.reject(rejected),
        () => desk.cancel(cancelled),
        async () => {
          await desk.overdue(expired);
          return desk.get(expired);
        },
        () => desk.propose('0.01', { workItemId, more: { supersedes: superseded } }),
        // The first of two approvals does not end the wait.
        () => desk.approve(twice),
      ];
      for (const step of settle) {
        await step();
        expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
      }
      await desk.approve(twice, desk.approvers[1]);
      expect(await desk.workItemStatus(workItemId)).toBe('in_progress');
      // The WorkItem waits a second time, and returns to the same status.
      const { body } = await desk.propose(LARGE, { workItemId });
      expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
      await desk.reject(body.proposal_id);
      expect(await desk.workItemStatus(workItemId)).toBe('in_progress');
    });

    it('counts waiting proposals correctly when many come and go at once', { tags: 'full' }, async () => {
      const workItemId = await desk.workItem();
      const made = await Promise.all(Array.from({ length: 8 }, () => desk.propose(LARGE, { workItemId })));
      expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
      expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
      await Promise.all(
        made.map(({ body }, index) =>
          index % 2 === 0 ? desk.cancel(body.proposal_id) : desk.reject(body.proposal_id),
        ),
      );
      expect(await desk.workItemStatus(workItemId)).toBe('new');
    });

    it('that waits accepts messages and other changes, but no status except one that ends the work', async () => {
      const workItemId = await desk.workItem();
      await desk.propose(LARGE, { workItemId });
      expect((await desk.key.client.appendMessage(workItemId, 'Any news?')).status).toBe(201);
      expect((await desk.key.client.updateWorkItem(workItemId, { priority: 'high' })).status).toBe(200);
      for (const status of ['open', 'in_progress', 'closed']) {
        const moved = await desk.key.client.updateWorkItem(workItemId, { status });
        expect(moved).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
        expect(moved.body.error.message).toMatch(/waits for its action proposals/);
      }
      expect((await desk.key.client.updateWorkItem(workItemId, { status: 'resolved' })).status).toBe(200);
    });
  });

  it('writes an event that says who, what and when, without personal data', async () => {
    const { body } = await desk.propose('1.00', { more: { approval_reason: 'Very private reason' } });
    const events = await desk.events(body.proposal_id);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'proposal.created',
      subject: { type: 'action_proposal', id: body.proposal_id },
      subject_version: 1,
      work_item_id: body.work_item_id,
      actor: { type: 'api_key', id: desk.key.keyId, accountable: desk.creator.personId },
      data: {
        status: 'auto_approved',
        operation: 'commerce_refund',
        decision: 'auto_approve',
        payload_hash: body.payload_hash,
        policy_version: body.policy.policy_version,
      },
    });
    expect(JSON.stringify(events)).not.toMatch(/private/i);
  });
});
