import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ALL_PERMISSIONS, type CallContext } from '../../src/call-context.ts';
import type { SendingCall } from '../../src/integrations/providers/connector.ts';
import { stripeAccount } from '../../src/integrations/providers/stripe/account.ts';
import { refundsAt } from '../../src/integrations/providers/stripe/refunds.ts';
import type { CommerceRefundPayload } from '../../src/operations/built-in/commerce-refund/payload.ts';
import type { ActionDocument, ProposalDocument } from '../../src/proposals/schema.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { type FailureOrder, type FakePayment, FakeStripe } from '../support/fake-stripe.ts';
import { TestPerson } from '../support/people.ts';
import { sendingCall } from '../support/provider-call.ts';
import { recovered } from '../support/recovered.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { type StripeMock, startStripeMock } from '../support/stripe-mock.ts';

const HOUR_MS = 3_600_000;

const apiKeyOf = async () => ({ value: 'sk_test_0123456789abcdef', version: 1 });
const newCredential = () => `sk_test_${randomBytes(16).toString('hex')}`;
const newOrderId = () => `order-${randomBytes(6).toString('hex')}`;

describe('a refund at Stripe', () => {
  let stripe: FakeStripe;
  let service: TestService;
  let shop: Tenant;
  /** All answers of the service, which a test searches for secrets. */
  const answers: ApiAnswer[] = [];

  interface Tenant {
    tenantId: string;
    key: TestKey;
    admin: CallContext;
    /** Another administrator, who is accountable for none of the proposals. */
    settler: CallContext;
    integrationId: string;
    credential: string;
  }

  beforeAll(async () => {
    service = await TestService.start({ shared: 'with-providers' });
    stripe = await FakeStripe.start({ address: service.env['WORKGATE_STRIPE_API_BASE'] });
    shop = await createTenant();
  });
  afterAll(async () => {
    await service.stop();
    await stripe.stop();
  });

  async function createTenant(): Promise<Tenant> {
    const tenantId = await service.createTenant();
    const person = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
    const key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions'], {}, person);
    const { createdAt } = await service.services.identity.tenants.get(tenantId);
    const callOf = ({ personId, email }: TestPerson) => {
      const principal = {
        type: 'user',
        id: personId,
        displayName: email,
        lineage: personId,
        accountable: personId,
        accountables: [personId],
      };
      return {
        tenantId,
        tenantCreatedAt: createdAt,
        principal,
        permissions: ALL_PERMISSIONS,
        correlationId: 'test',
      } as CallContext;
    };
    const admin = callOf(person);
    const settler = callOf(await TestPerson.create(service, [{ tenantId, role: 'admin' }]));
    const credential = newCredential();
    const { integrationId } = await service.services.integrations.integrations.create(admin, {
      kind: 'stripe',
      name: 'Stripe',
      credential,
    });
    return { tenantId, key, admin, settler, integrationId, credential };
  }

  function keep(answer: ApiAnswer): ApiAnswer {
    answers.push(answer);
    return answer;
  }

  /** Adds a paid order, and makes the given calls about it fail. */
  function order(amount = 10_000, currency = 'eur', ...failures: FailureOrder[]): FakePayment {
    const orderId = newOrderId();
    stripe.fail(orderId, ...failures);
    return stripe.addPayment(orderId, amount, currency);
  }

  /** Creates a proposal that policy approves. @returns its id. */
  async function propose(orderId: string, amount = '5.00', currency = 'EUR', reason = 'duplicate', tenant = shop) {
    const { client } = tenant.key;
    const item = keep(await client.createWorkItem({ subject: 'Refund', tags: ['refund'] }));
    const { status, body } = keep(
      await client.post(`/api/v1/public/work-items/${item.body.work_item_id}/action-proposals`, {
        integration_id: tenant.integrationId,
        approval_reason: 'It came twice.',
        resource_type: 'order',
        action_operation: 'commerce_refund',
        payload: { type: 'commerce_refund', order_id: orderId, amount, currency, reason },
      }),
    );
    expect({ status, is: body.status }).toEqual({ status: 201, is: 'auto_approved' });
    return body.proposal_id as string;
  }

  /**
   * Like `propose`, for a refund that Stripe would refuse. Its first search fails, so the check at the proposal cannot
   * prevent approval by policy.
   */
  async function proposeUnchecked(orderId: string, amount?: string, currency?: string): Promise<string> {
    stripe.fail(orderId, { on: 'search', how: 'rate_limited', times: 1 });
    return propose(orderId, amount, currency);
  }

  async function execute(proposalId: string, dryRun = false, tenant = shop): Promise<ApiAnswer> {
    const path = `/api/v1/public/action-proposals/${proposalId}/execute`;
    return keep(await tenant.key.client.post(path, { dry_run: dryRun }));
  }

  async function proposalOf(proposalId: string): Promise<{ status: string }> {
    return keep(await shop.key.client.get(`/api/v1/public/action-proposals/${proposalId}`)).body;
  }

  const collection = <T extends mongo.Document>(name: string) =>
    service.services.platform.mongo.connection.collection(name) as unknown as mongo.Collection<T>;

  /** Returns the only record of a proposal. */
  async function actionOf(proposalId: string): Promise<ActionDocument> {
    const actions = await collection<ActionDocument>('actions').find({ proposal_id: proposalId }).toArray();
    expect(actions).toHaveLength(1);
    return actions[0] as ActionDocument;
  }

  const keyOf = (proposalId: string) => `workgate-${proposalId}`;

  /** Lets the lease run out, and waits until somebody has taken over the execution. */
  async function takeOver(proposalId: string): Promise<ActionDocument> {
    const proposals = collection<ProposalDocument>('action_proposals');
    const { attempts } = await actionOf(proposalId);
    await proposals.updateOne(
      { _id: proposalId },
      { $set: { 'execution.lease_until': new Date(0), due_at: new Date(0) } },
    );
    await service.services.actions.recovery.recover(shop.tenantId);
    // The worker of the service may have been faster.
    for (;;) {
      const proposal = await proposals.findOne({ _id: proposalId });
      const action = await actionOf(proposalId);
      if (proposal?.status !== 'executing' && action.attempts > attempts) return action;
      await delay(50);
    }
  }

  test('succeeds, sends its reason and metadata, and returns the answer of Stripe', async () => {
    const { orderId } = order();
    const id = await propose(orderId, '12.34', 'EUR', 'requested_by_customer');
    expect((await execute(id, true)).body).toMatchObject({ dry_run: true, action: null });
    expect(stripe.refundsOf(orderId)).toEqual([]);
    const { status, body } = await execute(id);
    expect(status).toBe(200);
    const [refund] = stripe.refundsOf(orderId);
    expect(refund).toMatchObject({
      amount: 1234,
      reason: 'requested_by_customer',
      metadata: { action_id: body.action.action_id, order_id: orderId },
      idempotencyKey: keyOf(id),
    });
    expect(body).toMatchObject({
      replayed: false,
      proposal: { status: 'executed' },
      action: { status: 'succeeded', attempts: 1, result: { refund_id: refund?.id, amount: '12.34', currency: 'EUR' } },
    });
    const again = await execute(id);
    expect(again.body).toMatchObject({ replayed: true, action: { action_id: body.action.action_id } });
    expect(stripe.callsOf(orderId, 'create')).toHaveLength(1);
  });

  test('has no reason at Stripe if its reason is "other"', async () => {
    const { orderId } = order();
    expect((await execute(await propose(orderId, '1.00', 'EUR', 'other'))).body.action.status).toBe('succeeded');
    expect(stripe.refundsOf(orderId)[0]?.reason).toBeNull();
    expect(stripe.callsOf(orderId, 'create')[0]?.params).not.toHaveProperty('reason');
  });

  sampled(3).each([
    { currency: 'JPY', paid: 1_200, amount: '500', minor: 500, tooMuch: '701', left: '700' },
    { currency: 'KWD', paid: 2_500, amount: '1.500', minor: 1_500, tooMuch: '1.010', left: '1.000' },
    { currency: 'EUR', paid: 2_000, amount: '0.07', minor: 7, tooMuch: '19.94', left: '19.93' },
  ])('counts $currency as Stripe does', async ({ currency, paid, amount, minor, tooMuch, left }) => {
    const { orderId } = order(paid, currency.toLowerCase());
    const { body } = await execute(await propose(orderId, amount, currency));
    expect(stripe.refundsOf(orderId)[0]?.amount).toBe(minor);
    expect(body.action.result).toMatchObject({ amount, currency });
    const refused = await execute(await proposeUnchecked(orderId, tooMuch, currency));
    expect(refused.body.error.message).toContain(`Only ${left} ${currency} of the order are left`);
    const rest = await propose(orderId, left, currency);
    const row = await collection<ProposalDocument>('action_proposals').findOne({ _id: rest });
    expect(row?.check?.left).toEqual({ amount: left, currency });
    expect((await execute(rest)).body.action.status).toBe('succeeded');
  });

  test('finds the payment of an order id with special characters, and no other payment', { tags: 'full' }, async () => {
    for (const orderId of [`o'${newOrderId()}`, `${newOrderId()}' OR status:'succeeded`, `\\${newOrderId()}`]) {
      const item = await shop.key.client.createWorkItem({ subject: 'Refund' });
      // Policy approves nothing that Stripe would refuse, so Stripe must not be able to tell at first.
      stripe.fail(orderId, { on: 'search', how: 'rate_limited', times: 1 });
      const proposed = await shop.key.client.post(
        `/api/v1/public/work-items/${item.body.work_item_id}/action-proposals`,
        {
          integration_id: shop.integrationId,
          approval_reason: 'x',
          resource_type: 'order',
          action_operation: 'commerce_refund',
          payload: { type: 'commerce_refund', order_id: orderId, amount: '1.00', currency: 'EUR', reason: 'other' },
        },
      );
      if (proposed.status !== 201) {
        expect(proposed.status, 'refused by the contract').toBe(400);
        continue;
      }
      const unknown = await execute(proposed.body.proposal_id, true);
      expect(unknown.body.problems[0].problem).toContain('There is no payment of order');
      stripe.addPayment(orderId, 500, 'eur');
      expect((await execute(proposed.body.proposal_id)).body.action.status).toBe('succeeded');
      expect(stripe.refundsOf(orderId)).toHaveLength(1);
    }
  });

  describe('is refused before it is sent, in dry runs as well, for', () => {
    async function expectRefused(orderId: string, amount: string, currency: string, message: RegExp, field: string) {
      const id = await proposeUnchecked(orderId, amount, currency);
      for (const dryRun of [true, false]) {
        const { status, body } = await execute(id, dryRun);
        const problems = [{ field: `payload.${field}`, problem: expect.stringMatching(message) }];
        if (dryRun) {
          expect([status, body.outcome, body.problems]).toEqual([200, 'would_fail', problems]);
          continue;
        }
        expect({ status, code: body.error?.code }).toEqual({ status: 409, code: 'invalid_state' });
        expect(body.error.message).toMatch(message);
        expect(body.error.details).toEqual(problems);
      }
      expect(stripe.callsOf(orderId, 'create')).toEqual([]);
      expect((await proposalOf(id)).status).toBe('auto_approved');
    }

    test('an order that Stripe does not know', () =>
      expectRefused(newOrderId(), '5.00', 'EUR', /no payment of order/, 'order_id'));

    test('an unpaid order', async () => {
      const orderId = newOrderId();
      stripe.addPayment(orderId, 1_000, 'eur', { status: 'requires_payment_method' });
      await expectRefused(orderId, '5.00', 'EUR', /no payment of order/, 'order_id');
    });

    test('an order with several payments', async () => {
      const { orderId } = order();
      stripe.addPayment(orderId, 10_000, 'eur');
      await expectRefused(orderId, '5.00', 'EUR', /several payments/, 'order_id');
    });

    test('another currency', () =>
      expectRefused(order(10_000, 'usd').orderId, '5.00', 'EUR', /paid in USD, not EUR/, 'currency'));

    test('more than is left', async () => {
      const payment = order(1_000);
      stripe.addRefund(payment, 600);
      await expectRefused(payment.orderId, '4.01', 'EUR', /Only 4\.00 EUR/, 'amount');
    });
  });

  test.each([
    ['insufficient_funds', 'balance_insufficient'],
    ['charge_already_refunded', 'charge_already_refunded'],
  ] as const)('fails for good with %s', async (how, code) => {
    const { orderId } = order(10_000, 'eur', { on: 'create', how });
    const id = await propose(orderId);
    const { status, body } = await execute(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      proposal: { status: 'execution_failed' },
      action: { status: 'failed', result: null, error: { code, retryable: false } },
    });
    const again = await execute(id);
    expect({ status: again.status, code: again.body.error.code }).toEqual({ status: 409, code: 'invalid_state' });
    expect(stripe.callsOf(orderId, 'create')).toHaveLength(1);
    expect(stripe.effectsOf(keyOf(id))).toBe(0);
  });

  test('fails if somebody else refunds the order in the meantime', async () => {
    const payment = order(500, 'eur', { on: 'create', how: 300 });
    const id = await propose(payment.orderId);
    const executing = execute(id);
    while (stripe.callsOf(payment.orderId, 'create').length === 0) await delay(10);
    stripe.addRefund(payment, 400);
    const { body } = await executing;
    expect(body.action).toMatchObject({ status: 'failed', error: { retryable: false } });
    expect(body.action.error.message).toMatch(/greater than unrefunded amount/);
    expect(stripe.refundsOf(payment.orderId)).toHaveLength(1);
  });

  test('fails with 429, and is executed again later with the same key and the same record', async () => {
    const { orderId } = order(10_000, 'eur', { on: 'create', how: 'rate_limited', times: 1 });
    const id = await propose(orderId);
    const first = await execute(id);
    expect(first.body).toMatchObject({
      proposal: { status: 'execution_failed' },
      action: { status: 'failed', attempts: 1, error: { code: 'provider_rate_limited', retryable: true } },
    });
    const second = await execute(id);
    expect(second.body).toMatchObject({
      replayed: false,
      proposal: { status: 'executed' },
      action: { action_id: first.body.action.action_id, status: 'succeeded', attempts: 2, error: null },
    });
    const keys = stripe.callsOf(orderId, 'create').map((call) => call.idempotencyKey);
    expect(keys).toEqual([keyOf(id), keyOf(id)]);
    expect(stripe.effectsOf(keyOf(id))).toBe(1);
    expect((await actionOf(id)).idempotency_key).toBe(keyOf(id));
  });

  test.each([
    'rate_limited',
    'error_before_effect',
    'cut_before_effect',
  ] as const)('can be repeated after a search that ends with %s', async (how) => {
    const { orderId } = order(10_000, 'eur', { on: 'search', how, times: Number.POSITIVE_INFINITY });
    const id = await propose(orderId);
    const dry = await execute(id, true);
    expect({ status: dry.status, code: dry.body.error?.code }).toEqual({ status: 503, code: 'unavailable' });
    const { status, body } = await execute(id);
    expect(status).toBe(200);
    expect(['failed', 'outcome_unknown']).toContain(body.action.status);
    expect(stripe.callsOf(orderId, 'create')).toEqual([]);
    stripe.heal(orderId);
    if (body.action.status === 'failed') await execute(id);
    else await takeOver(id);
    // A search that was answered with 500 cannot have had an effect.
    expect((await proposalOf(id)).status).toBe('executed');
    expect(stripe.effectsOf(keyOf(id))).toBe(1);
  });

  test('is unknown after a 500 that hides its effect, is settled by a look-up, and is never repeated', async () => {
    const { orderId } = order(10_000, 'eur', { on: 'create', how: 'error_after_effect' });
    const id = await propose(orderId);
    const { status, body } = await execute(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      proposal: { status: 'outcome_unknown' },
      action: { status: 'outcome_unknown', error: { code: 'provider_error', retryable: false } },
    });
    const meanwhile = await execute(id);
    // The worker may have settled the refund in between.
    if (meanwhile.status !== 200) expect(meanwhile.body.error).toMatchObject({ code: 'execution_in_progress' });
    const action = await takeOver(id);
    const [refund] = stripe.refundsOf(orderId);
    expect(action).toMatchObject({
      _id: body.action.action_id,
      status: 'succeeded',
      result: { refund_id: refund?.id },
    });
    expect((await proposalOf(id)).status).toBe('executed');
    expect((await execute(id)).body).toMatchObject({ replayed: true, action: { status: 'succeeded' } });
    expect(stripe.callsOf(orderId, 'create')).toHaveLength(1);
    expect(stripe.callsOf(orderId, 'list').length).toBeGreaterThanOrEqual(1);
    expect(stripe.effectsOf(keyOf(id))).toBe(1);
  });

  describe('after a 500 without effect', () => {
    /**
     * Creates a refund that was sent once, answered with 500, and looked up often. Nothing is found, and nothing may be
     * sent again.
     */
    async function stuck(): Promise<{ id: string; payment: FakePayment; actionId: string }> {
      const payment = order(10_000, 'eur', { on: 'create', how: 'error_before_effect' });
      const id = await propose(payment.orderId);
      const actionId = (await execute(id)).body.action.action_id as string;
      for (let round = 0; round < 4; round += 1) {
        const action = await takeOver(id);
        expect(action, `round ${round}`).toMatchObject({
          status: 'outcome_unknown',
          error: { code: 'needs_a_person' },
        });
        expect(stripe.callsOf(payment.orderId, 'create'), `sent by round ${round}`).toHaveLength(1);
      }
      expect((await execute(id)).body.error).toMatchObject({ code: 'execution_in_progress', retryable: true });
      return { id, payment, actionId };
    }

    test('is settled as done if a person has refunded it at Stripe', async () => {
      const { id, payment, actionId } = await stuck();
      const refund = stripe.addRefund(payment, 500);
      const settled = await service.services.actions.executor.settle(
        shop.settler,
        actionId,
        refund.id,
        'Found at Stripe.',
      );
      expect(settled).toMatchObject({ status: 'succeeded', result: { refund_id: refund.id, amount: '5.00' } });
      expect((await proposalOf(id)).status).toBe('executed');
      await recovered(service, shop.tenantId);
      expect((await execute(id)).body).toMatchObject({ replayed: true, action: { result: { refund_id: refund.id } } });
      expect(stripe.refundsOf(payment.orderId)).toHaveLength(1);
      await expect(service.services.actions.executor.settle(shop.settler, actionId, null, 'No.')).rejects.toThrow(
        /not need to be settled/,
      );
    });

    test('is settled as failed if a person finds nothing, and never sent under a key that Stripe remembers', async () => {
      const { id, payment, actionId } = await stuck();
      const settled = await service.services.actions.executor.settle(shop.settler, actionId, null, 'Not at Stripe.');
      expect(settled).toMatchObject({ status: 'failed', error: { code: 'not_done' } });
      expect((await proposalOf(id)).status).toBe('execution_failed');
      // Stripe would answer the same key with the same 500 for 24 hours, so this proposal has come to its end.
      const again = await execute(id);
      expect({ status: again.status, code: again.body.error?.code }).toEqual({ status: 409, code: 'invalid_state' });
      expect(stripe.callsOf(payment.orderId, 'create')).toHaveLength(1);
      stripe.heal(payment.orderId);
      expect((await execute(await propose(payment.orderId))).body.action.status).toBe('succeeded');
      expect(stripe.refundsOf(payment.orderId)).toHaveLength(1);
    });
  });

  test('has one effect if the connection is cut after the effect', async () => {
    const { orderId } = order(10_000, 'eur', {
      on: 'create',
      how: 'cut_after_effect',
      times: Number.POSITIVE_INFINITY,
    });
    const id = await propose(orderId);
    const { body } = await execute(id);
    expect(body.action).toMatchObject({ status: 'outcome_unknown', error: { code: 'no_answer' } });
    // Only the service decides whether to repeat a call, not the library.
    expect(stripe.callsOf(orderId, 'create')).toHaveLength(1);
    const action = await takeOver(id);
    expect(action).toMatchObject({ status: 'succeeded', result: { refund_id: stripe.refundsOf(orderId)[0]?.id } });
    expect(stripe.callsOf(orderId, 'create')).toHaveLength(1);
    expect(stripe.effectsOf(keyOf(id))).toBe(1);
  });

  test('is sent again with the same key, and has one effect, if the connection is cut before the effect', async () => {
    const { orderId } = order(10_000, 'eur', {
      on: 'create',
      how: 'cut_before_effect',
      times: Number.POSITIVE_INFINITY,
    });
    const id = await propose(orderId);
    expect((await execute(id)).body.action).toMatchObject({ status: 'outcome_unknown', error: { code: 'no_answer' } });
    stripe.heal(orderId);
    expect(await takeOver(id)).toMatchObject({ status: 'succeeded' });
    const keys = new Set(stripe.callsOf(orderId, 'create').map((call) => call.idempotencyKey));
    expect([...keys]).toEqual([keyOf(id)]);
    expect(stripe.effectsOf(keyOf(id))).toBe(1);
    expect(stripe.refundsOf(orderId)).toHaveLength(1);
  });

  test('stays unknown while look-ups fail, until one succeeds', { tags: 'full' }, async () => {
    const { orderId } = order(
      10_000,
      'eur',
      { on: 'create', how: 'cut_after_effect', times: Number.POSITIVE_INFINITY },
      { on: 'list', how: 'rate_limited', times: 1 },
      { on: 'list', how: 'error_before_effect', times: 1 },
      { on: 'list', how: 'cut_before_effect', times: 2 },
    );
    const id = await propose(orderId);
    await execute(id);
    const sent = stripe.callsOf(orderId, 'create').length;
    let action = await takeOver(id);
    for (let rounds = 1; action.status !== 'succeeded'; rounds += 1) {
      expect(action.status).toBe('outcome_unknown');
      expect(rounds).toBeLessThan(6);
      action = await takeOver(id);
    }
    expect(stripe.callsOf(orderId, 'create')).toHaveLength(sent);
    expect(stripe.refundsOf(orderId)).toHaveLength(1);
  });

  test('is found by a look-up behind a hundred others', async () => {
    const payment = order(100_000, 'eur', { on: 'create', how: 'error_after_effect' });
    const id = await propose(payment.orderId);
    await execute(id);
    for (let i = 0; i < 250; i += 1) stripe.addRefund(payment, 1);
    expect(await takeOver(id)).toMatchObject({ status: 'succeeded' });
    expect(stripe.callsOf(payment.orderId, 'list').filter((call) => call.status === 200)).toHaveLength(3);
  });

  test('is found by a look-up even if the order gets a second payment later', async () => {
    const { orderId } = order(10_000, 'eur', { on: 'create', how: 'error_after_effect' });
    const id = await propose(orderId);
    await execute(id);
    stripe.addPayment(orderId, 10_000, 'eur');
    const action = await takeOver(id);
    expect(action).toMatchObject({ status: 'succeeded', result: { refund_id: stripe.refundsOf(orderId)[0]?.id } });
  });

  test('stays unknown while the search does not find its payment', { tags: 'full' }, async () => {
    const payment = order(10_000, 'eur', { on: 'create', how: 'error_after_effect' });
    const id = await propose(payment.orderId);
    await execute(id);
    payment.searchable = false;
    expect(await takeOver(id)).toMatchObject({ status: 'outcome_unknown' });
    payment.searchable = true;
    expect(await takeOver(id)).toMatchObject({ status: 'succeeded' });
    expect(stripe.callsOf(payment.orderId, 'create')).toHaveLength(1);
  });

  test('is not sent again more than 20 hours after it was first sent', async () => {
    const { orderId } = order(10_000, 'eur', {
      on: 'create',
      how: 'cut_before_effect',
      times: Number.POSITIVE_INFINITY,
    });
    const id = await propose(orderId);
    await execute(id);
    const sent = stripe.callsOf(orderId, 'create').length;
    stripe.heal(orderId);
    stripe.forgetKeys();
    const longAgo = new Date(Date.now() - 20 * HOUR_MS - 60_000);
    await collection<ActionDocument>('actions').updateOne({ proposal_id: id }, { $set: { created_at: longAgo } });
    for (let round = 0; round < 3; round += 1) {
      expect(await takeOver(id)).toMatchObject({ status: 'outcome_unknown', error: { code: 'needs_a_person' } });
    }
    expect(stripe.callsOf(orderId, 'create')).toHaveLength(sent);
    expect(stripe.refundsOf(orderId)).toEqual([]);
  });

  test('is still sent again just before 20 hours are over', async () => {
    const { orderId } = order(10_000, 'eur', {
      on: 'create',
      how: 'cut_before_effect',
      times: Number.POSITIVE_INFINITY,
    });
    const id = await propose(orderId);
    await execute(id);
    stripe.heal(orderId);
    const before = new Date(Date.now() - 20 * HOUR_MS + 60_000);
    await collection<ActionDocument>('actions').updateOne({ proposal_id: id }, { $set: { created_at: before } });
    expect(await takeOver(id)).toMatchObject({ status: 'succeeded' });
    expect(stripe.effectsOf(keyOf(id))).toBe(1);
  });

  test('has one effect if Stripe hangs before it, hangs after it, or answers late', {
    tags: 'full',
    timeout: 90_000,
  }, async () => {
    const forever = Number.POSITIVE_INFINITY;
    const orders = {
      after: order(10_000, 'eur', { on: 'create', how: 'hang_after_effect', times: forever }).orderId,
      before: order(10_000, 'eur', { on: 'create', how: 'hang_before_effect', times: forever }).orderId,
      late: order(10_000, 'eur', { on: 'create', how: 19_000, times: 1 }).orderId,
    };
    const ids = await Promise.all(Object.values(orders).map((orderId) => propose(orderId)));
    const first = await Promise.all(ids.map((id) => execute(id)));
    // The request ends before the time limit of the call to Stripe.
    for (const { status, body } of first) {
      expect({ status, code: body.error?.code, retryable: body.error?.retryable }).toEqual({
        status: 503,
        code: 'unavailable',
        retryable: true,
      });
    }
    const [after, before, late] = ids as [string, string, string];
    for (const id of ids) {
      const second = await execute(id);
      expect(second.body.error).toMatchObject({ code: 'execution_in_progress', retryable: true });
    }
    while ((await actionOf(late)).status === 'running') await delay(100);
    for (const orderId of Object.values(orders)) stripe.heal(orderId);
    // Stripe is still working on the late refund, and says so.
    await Promise.all(
      ids.map((id) =>
        collection<ProposalDocument>('action_proposals').updateOne(
          { _id: id, status: 'outcome_unknown' },
          { $set: { 'execution.lease_until': new Date(0), due_at: new Date(0) } },
        ),
      ),
    );
    await service.services.actions.recovery.recover(shop.tenantId);
    for (const id of [after, before, late]) {
      for (let rounds = 0; (await proposalOf(id)).status !== 'executed'; rounds += 1) {
        expect(rounds).toBeLessThan(8);
        await delay(1_000);
        if ((await proposalOf(id)).status === 'outcome_unknown') await takeOver(id);
      }
      expect(stripe.effectsOf(keyOf(id))).toBe(1);
    }
    for (const orderId of Object.values(orders)) expect(stripe.refundsOf(orderId)).toHaveLength(1);
  });

  test('keeps no other tenant waiting while Stripe is slow', { tags: 'full', timeout: 60_000 }, async () => {
    const slow = await Promise.all(
      Array.from({ length: 20 }, () => propose(order(10_000, 'eur', { on: 'create', how: 8_000, times: 1 }).orderId)),
    );
    const other = await createTenant();
    const executing = slow.map((id) => execute(id));
    await delay(500);
    const id = await propose(order().orderId, '1.00', 'EUR', 'duplicate', other);
    expect((await execute(id, false, other)).body.action.status).toBe('succeeded');
    // If this refund had waited for the slow ones, all of them would have ended by now.
    const statuses = await Promise.all(slow.map(async (id) => (await proposalOf(id)).status));
    expect(statuses).toContain('executing');
    for (const { body } of await Promise.all(executing)) expect(body.action.status).toBe('succeeded');
  });

  test('is refused without a request while its integration is switched off', async () => {
    const { orderId } = order();
    const id = await propose(orderId);
    const asked = stripe.callsOf(orderId).length;
    const { integrations } = service.services.integrations;
    await integrations.setEnabled(shop.admin, shop.integrationId, false);
    try {
      for (const dryRun of [true, false]) {
        const { status, body } = await execute(id, dryRun);
        expect(status).toBe(dryRun ? 200 : 409);
        expect(dryRun ? body.problems[0].problem : body.error.message).toMatch(/switched off/);
        expect(dryRun ? body.outcome : body.error.code).toBe(dryRun ? 'not_executable' : 'invalid_state');
      }
      expect(stripe.callsOf(orderId)).toHaveLength(asked);
    } finally {
      await integrations.setEnabled(shop.admin, shop.integrationId, true);
    }
    expect((await execute(id)).body.action.status).toBe('succeeded');
  });

  test('keeps no other execution from being recovered while its integration is switched off', {
    tags: 'full',
  }, async () => {
    const tenant = await createTenant();
    const { integrations } = service.services.integrations;
    const { recovery } = service.services.actions;
    const on = await integrations.create(tenant.admin, { kind: 'sandbox_commerce', name: 'Shop' });
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) ids.push(await propose(order().orderId, '1.00', 'EUR', 'duplicate', tenant));
    const sandbox = await propose('1238', '1.00', 'EUR', 'duplicate', { ...tenant, integrationId: on.integrationId });
    await integrations.setEnabled(tenant.admin, tenant.integrationId, false);
    const proposals = collection<ProposalDocument>('action_proposals');
    for (const [index, id] of [...ids, sandbox].entries()) {
      const action_id = `act_${index}`;
      const by = { type: 'api_key' as const, id: tenant.key.keyId };
      const execution = { attempt: 1, lease_until: new Date(0), action_id, by };
      await proposals.updateOne({ _id: id }, { $set: { status: 'executing', execution, due_at: new Date(0) } });
    }
    await recovery.recover(tenant.tenantId).catch(() => undefined);
    // The worker of the service may have taken it first.
    await expect
      .poll(async () => (await proposals.findOne({ _id: sandbox }))?.status, { timeout: 20_000 })
      .toBe('executed');
    await integrations.setEnabled(tenant.admin, tenant.integrationId, true);
  });

  describe('with a wrong API key', () => {
    test('fails, and can be executed again once Stripe accepts the key', async () => {
      const tenant = await createTenant();
      stripe.rejectedKeys.add(tenant.credential);
      const { orderId } = order();
      const id = await propose(orderId, '5.00', 'EUR', 'duplicate', tenant);
      const dry = await execute(id, true, tenant);
      expect(dry.status).toBeGreaterThanOrEqual(400);
      expect(dry.body.error).toMatchObject({ message: expect.stringMatching(/key of the integration/) });
      const { status, body } = await execute(id, false, tenant);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        proposal: { status: 'execution_failed' },
        action: { status: 'failed', error: { code: 'provider_credential', retryable: true } },
      });
      expect(body.action.error.message).toMatch(/key of the integration/);
      expect(stripe.presentedKeys).toContain(tenant.credential);
      stripe.rejectedKeys.delete(tenant.credential);
      expect((await execute(id, false, tenant)).body.action).toMatchObject({ status: 'succeeded', attempts: 2 });
    });

    test('leaves no key of an integration in a log line, a database field or an answer', async () => {
      const credentials = [...stripe.presentedKeys].filter((key) => key.startsWith('sk_test_'));
      expect(credentials.length).toBeGreaterThanOrEqual(2);
      const needles = credentials.flatMap((credential) => {
        const secret = credential.slice('sk_test_'.length);
        const encodings = ['base64', 'base64url', 'hex'] as const;
        return [secret, ...encodings.map((encoding) => Buffer.from(credential).toString(encoding))];
      });
      const found = (where: string, text: string) => {
        expect(
          needles.filter((needle) => text.includes(needle)),
          where,
        ).toEqual([]);
      };
      expect(service.output.length).toBeGreaterThan(1_000);
      found('log', service.output);
      found('answers', JSON.stringify(answers.map(({ body, headers }) => [body, [...headers]])));
      let documents = 0;
      for (const { name } of await service.services.platform.mongo.connection.listCollections()) {
        for (const document of await collection(name).find({}).toArray()) {
          documents += 1;
          found(name, mongo.BSON.EJSON.stringify(document));
        }
      }
      expect(documents).toBeGreaterThan(100);
    });
  });
});

/** Outcomes of single calls of the connector, without a service around it. */
describe('the Stripe connector', () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await FakeStripe.start();
  });
  afterAll(() => stripe.stop());
  afterEach(() => stripe.forgetKeys());

  const payloadOf = (order_id: string, amount: string, currency: string): CommerceRefundPayload => ({
    type: 'commerce_refund',
    order_id,
    amount,
    currency,
    reason: 'duplicate',
  });

  const connector = () => refundsAt(stripeAccount({ apiKeyOf, apiBase: stripe.address }));

  const callWith = (payload: CommerceRefundPayload): SendingCall<CommerceRefundPayload> =>
    sendingCall(payload, {
      provider: 'stripe',
      address: `${stripe.address}/`,
      account: 'credential/1',
      workspace: null,
    });

  test('sends nothing with another credential or to another address than the call was allowed for', async () => {
    const { orderId } = stripe.addPayment(newOrderId(), 10_000, 'eur');
    const call = callWith(payloadOf(orderId, '5.00', 'EUR'));
    for (const target of [
      { ...call.target, account: 'credential/2' },
      { ...call.target, address: 'https://elsewhere.example/' },
    ]) {
      expect(await connector().execute({ ...call, target })).toEqual({ kind: 'not_sent' });
    }
    expect(stripe.callsOf(orderId, 'create')).toEqual([]);
    expect(await connector().execute(call)).toMatchObject({ kind: 'succeeded' });
  });

  // https://docs.stripe.com/currencies: Stripe's smallest unit of these currencies differs from ISO 4217.
  sampled(3).each([
    { currency: 'ISK', amount: '500', left: '5000', stripeAmount: 50_000 },
    { currency: 'UGX', amount: '500', left: '5000', stripeAmount: 50_000 },
    { currency: 'MGA', amount: '500.00', left: '5000.00', stripeAmount: 500 },
  ])('counts $currency as Stripe does, not as ISO 4217', async ({ currency, amount, left, stripeAmount }) => {
    const orderId = newOrderId();
    stripe.addPayment(orderId, 10 * stripeAmount, currency.toLowerCase());
    const call = callWith(payloadOf(orderId, amount, currency));
    expect(await connector().dryRun(call)).toEqual({ left: { amount: left, currency } });
    const outcome = await connector().execute(call);
    expect(outcome).toMatchObject({ kind: 'succeeded', result: { amount, currency } });
    expect(stripe.refundsOf(orderId)[0]?.amount).toBe(stripeAmount);
  });

  test('refuses amounts that Stripe does not accept, in dry runs as well', async () => {
    const orderId = newOrderId();
    stripe.addPayment(orderId, 10_000, 'kwd');
    const call = callWith(payloadOf(orderId, '1.505', 'KWD'));
    expect((await connector().execute(call)).kind).toBe('failed');
    expect(await connector().dryRun(call)).toMatchObject({ field: 'amount', retryable: false });
  });

  test('reports an unknown outcome, not a failure, while another attempt uses the key', { tags: 'full' }, async () => {
    const orderId = newOrderId();
    stripe.addPayment(orderId, 10_000, 'eur');
    stripe.fail(orderId, { on: 'create', how: 500, times: 1 });
    const call = callWith(payloadOf(orderId, '5.00', 'EUR'));
    const both = await Promise.all([connector().execute(call), delay(200).then(() => connector().execute(call))]);
    expect(both.map((outcome) => outcome.kind)).toEqual(['succeeded', 'unknown']);
    expect(await connector().lookup(call)).toMatchObject({ kind: 'succeeded' });
    expect(stripe.effectsOf(call.idempotencyKey)).toBe(1);
  });

  test('refuses a payment that is too new to be found, and does not guess', async () => {
    const lagging = await FakeStripe.start({ searchLagMs: 60_000 });
    const orderId = newOrderId();
    lagging.addPayment(orderId, 10_000, 'eur');
    const late = refundsAt(stripeAccount({ apiKeyOf, apiBase: lagging.address }));
    expect(await late.dryRun(callWith(payloadOf(orderId, '5.00', 'EUR')))).toMatchObject({ code: 'order_not_found' });
    await lagging.stop();
  });
});

/** Stripe's own description of its API as a server, which refuses what does not follow the description. */
describe('stripe-mock', () => {
  let mock: StripeMock;
  let recorder: Server;
  const statuses: { request: string; status: number; error: unknown }[] = [];
  const orderId = newOrderId();

  /** Forwards requests of the connector to the mock, and changes the found payment into that of the order. */
  beforeAll(async () => {
    mock = await startStripeMock();
    recorder = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(`${mock.address}${request.url}`, {
        method: request.method as string,
        headers: headers as Record<string, string>,
        ...(body === '' ? {} : { body }),
      });
      const json = (await answer.json()) as { data?: object[]; error?: unknown };
      const path = request.url?.split('?')[0] ?? '';
      statuses.push({ request: `${request.method} ${path}`, status: answer.status, error: json.error });
      if (path.endsWith('/search')) {
        json.data = json.data?.slice(0, 1).map((payment) => ({
          ...payment,
          metadata: { order_id: orderId },
          currency: 'eur',
          amount_received: 10_000,
        })) as object[];
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
    await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  }, 360_000);
  afterAll(async () => {
    recorder?.closeAllConnections();
    await new Promise((resolve) => recorder?.close(resolve) ?? resolve(undefined));
    await mock?.stop();
  });

  test('accepts all that the connector sends', async () => {
    const apiBase = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
    const account = stripeAccount({ apiKeyOf, apiBase });
    const connector = refundsAt(account);
    for (const reason of ['duplicate', 'fraudulent', 'requested_by_customer', 'other'] as const) {
      const payload = { type: 'commerce_refund', order_id: orderId, amount: '5.00', currency: 'EUR', reason } as const;
      const call = {
        ...sendingCall(payload, await account.target('ten', 'int')),
        actionId: 'act_01h455vb4pex5vsknk084sn02q',
      };
      await connector.dryRun(call);
      expect((await connector.execute(call)).kind).toBe('succeeded');
      await connector.lookup(call);
    }
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
    const requests = new Set(statuses.map(({ request }) => request));
    expect([...requests].sort()).toEqual(['GET /v1/payment_intents/search', 'GET /v1/refunds', 'POST /v1/refunds']);
  });

  test('refuses what Stripe does not know', async () => {
    const post = (body: string) =>
      fetch(`${mock.address}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await post('payment_intent=pi_1&amount=500')).status).toBe(200);
    expect((await post('payment_intent=pi_1&amount=500&reason=other')).status).toBe(400);
    expect((await post('payment_intent=pi_1&nonsense=1')).status).toBe(400);
  });
});
