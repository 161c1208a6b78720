import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { payloadHash } from '../../src/proposals/payload-hash.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { FakeStripe } from '../support/fake-stripe.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { TestService } from '../support/service.ts';

const SETTLE_TIMEOUT_MS = 30_000;

/** An approved action goes to the target that the integration had when it was proposed, and nowhere else. */
describe('an integration whose target changes after an approval', () => {
  let here: FakeStripe;
  let there: FakeStripe;
  let service: TestService;
  let desk: RefundDesk;
  let stripeId: string;

  beforeAll(async () => {
    [here, there] = [await FakeStripe.start(), await FakeStripe.start()];
    service = await TestService.start({ env: { WORKGATE_STRIPE_API_BASE: here.address } });
    desk = await RefundDesk.open(service);
    stripeId = await newStripe();
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([here.stop(), there.stop()]);
  });

  async function newStripe(): Promise<string> {
    const admin = await desk.callOf(desk.creator);
    const shop = { kind: 'stripe', name: 'Shop', credential: 'sk_test_0123456789abcdef' } as const;
    return (await service.services.integrations.integrations.create(admin, shop)).integrationId;
  }

  /** Creates an order that both targets know, and a refund of this order that a person has approved. */
  async function approved(integrationId = stripeId) {
    const orderId = `order-${newId('wi')}`;
    here.addPayment(orderId, 100_000, 'eur');
    there.addPayment(orderId, 100_000, 'eur');
    const path = `/api/v1/public/work-items/${await desk.workItem()}/action-proposals`;
    const refund = refundProposal(integrationId, { order_id: orderId, amount: LARGE });
    const { status, body } = await desk.key.client.post(path, refund);
    expect({ status, hash_version: body.hash_version }).toEqual({ status: 201, hash_version: 2 });
    await desk.approve(body.proposal_id);
    return { id: body.proposal_id as string, orderId };
  }

  async function refusedAndLogged(id: string, status: ProposalDocument['status']): Promise<void> {
    expect((await desk.row(id)).status).toBe(status);
    const refusals = (await desk.events(id)).filter(({ type }) => type === 'proposal.execution_refused');
    expect(refusals.at(-1)?.data).toMatchObject({ reason: 'payload_mismatch' });
  }

  const outcomes = (orderId: string) => [here, there].map((stripe) => stripe.refundsOf(orderId).length);

  describe('because the operator sets another address of Stripe', { tags: 'full' }, () => {
    type Refund = { id: string; orderId: string };
    let elsewhere: TestService;
    let fresh: Refund;
    let failed: Refund;
    let claimed: Refund;
    let unknown: Refund;
    let notThere: Refund;

    /** Makes an execution due, as after a process that died in the middle of it. */
    const abandon = (id: string) => desk.write(id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });

    beforeAll(async () => {
      fresh = await approved();
      failed = await approved();
      here.fail(failed.orderId, { on: 'create', how: 'rate_limited', times: 1 });
      expect((await desk.execute(failed.id)).body.action).toMatchObject({
        status: 'failed',
        error: { retryable: true },
      });
      unknown = await approved();
      here.fail(unknown.orderId, { on: 'create', how: 'cut_after_effect', times: 1 });
      expect((await desk.execute(unknown.id)).body.action.status).toBe('outcome_unknown');
      notThere = await approved();
      here.fail(notThere.orderId, { on: 'create', how: 'cut_before_effect', times: 1 });
      expect((await desk.execute(notThere.id)).body.action.status).toBe('outcome_unknown');
      // The right Stripe would have the refund after so long a time, if it had been sent.
      await desk.actionRows.updateOne({ proposal_id: notThere.id }, { $set: { sent_at: new Date(0) } });
      claimed = await approved();
      const call = await desk.callOf(desk.creator);
      expect(await service.services.actions.steps.claim(call, await desk.row(claimed.id), newId('act'))).not.toBeNull();
      await service.end('SIGTERM');
      elsewhere = await TestService.start({
        sharing: service,
        env: { WORKGATE_STRIPE_API_BASE: there.address },
      });
    });
    afterAll(() => elsewhere.stop({ keepDatabase: true }));

    const executeElsewhere = (id: string, dryRun = false) =>
      elsewhere.client(desk.key.token).post(`/api/v1/public/action-proposals/${id}/execute`, { dry_run: dryRun });

    it('executes nothing', async () => {
      const refused = await executeElsewhere(fresh.id);
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'payload_mismatch', retryable: false } } });
      expect(refused.body.error.message).toContain('points to another address');
      expect(await executeElsewhere(fresh.id, true)).toMatchObject({ body: { error: { code: 'payload_mismatch' } } });
      await refusedAndLogged(fresh.id, 'approved');
      expect(outcomes(fresh.orderId)).toEqual([0, 0]);
    });

    it('retries nothing', async () => {
      expect(await executeElsewhere(failed.id)).toMatchObject({ body: { error: { code: 'payload_mismatch' } } });
      await refusedAndLogged(failed.id, 'execution_failed');
      expect(outcomes(failed.orderId)).toEqual([0, 0]);
    });

    it('sends nothing in recovery, and returns what was only claimed', async () => {
      await abandon(claimed.id);
      await elsewhere.services.actions.recovery.recover(desk.tenantId);
      await expect
        .poll(async () => (await desk.row(claimed.id)).status, { timeout: SETTLE_TIMEOUT_MS })
        .toBe('approved');
      await refusedAndLogged(claimed.id, 'approved');
      expect(outcomes(claimed.orderId)).toEqual([0, 0]);
    });

    it('settles nothing that was sent before by asking the wrong target', async () => {
      for (const { id, orderId } of [unknown, notThere]) {
        const { attempt } = (await desk.row(id)).execution ?? { attempt: 0 };
        await abandon(id);
        await elsewhere.services.actions.recovery.recover(desk.tenantId);
        await expect
          .poll(async () => (await desk.row(id)).execution?.attempt ?? 0, { timeout: SETTLE_TIMEOUT_MS })
          .toBeGreaterThan(attempt);
        await expect
          .poll(async () => (await desk.row(id)).status, { timeout: SETTLE_TIMEOUT_MS })
          .toBe('outcome_unknown');
        expect(there.refundsOf(orderId)).toEqual([]);
      }
      expect(outcomes(unknown.orderId)).toEqual([1, 0]);
    });

    it('continues once the target is the old one again', async () => {
      await elsewhere.end('SIGTERM');
      await service.spawn();
      for (const { id } of [fresh, failed, claimed]) {
        expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
      }
      for (const { id } of [unknown, notThere]) {
        await abandon(id);
        await service.services.actions.recovery.recover(desk.tenantId);
        await expect.poll(async () => (await desk.row(id)).status, { timeout: SETTLE_TIMEOUT_MS }).toBe('executed');
      }
      for (const { orderId } of [fresh, failed, claimed, unknown, notThere]) expect(outcomes(orderId)).toEqual([1, 0]);
    });
  });

  it('refuses approvals of pending proposals, because approvers have read another target', async () => {
    const integrationId = await newStripe();
    const orderId = `order-${newId('wi')}`;
    here.addPayment(orderId, 100_000, 'eur');
    const path = `/api/v1/public/work-items/${await desk.workItem()}/action-proposals`;
    const { body } = await desk.key.client.post(
      path,
      refundProposal(integrationId, { order_id: orderId, amount: LARGE }),
    );
    const id = body.proposal_id as string;
    await service.services.integrations.secrets.put(desk.tenantId, integrationId, 'sk_test_fedcba9876543210');
    await expect(desk.approve(id)).rejects.toMatchObject({ code: 'payload_mismatch' });
    const row = await desk.row(id);
    expect([row.status, row.approvals]).toEqual(['pending_approval', []]);
    const refusals = (await desk.events(id)).filter(({ type }) => type === 'proposal.approve_refused');
    expect(refusals.at(-1)?.data).toMatchObject({ reason: 'payload_mismatch' });
  });

  it('executes nothing with another credential, whose account is unknown', async () => {
    const integrationId = await newStripe();
    const { id, orderId } = await approved(integrationId);
    await service.services.integrations.secrets.put(desk.tenantId, integrationId, 'sk_test_fedcba9876543210');
    expect((await desk.execute(id)).body.error.code).toBe('payload_mismatch');
    await refusedAndLogged(id, 'approved');
    expect(outcomes(orderId)).toEqual([0, 0]);
  });

  it('executes nothing after it was moved to another provider', { tags: 'full' }, async () => {
    const orderId = await desk.order(1_000_000);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    await desk.approve(id);
    const integrations = service.services.platform.mongo.connection.collection<{ _id: string }>('integrations');
    const kindIs = (kind: string) => integrations.updateOne({ _id: desk.integrationId }, { $set: { kind } });
    await kindIs('chat');
    try {
      expect((await desk.execute(id)).body.error.code).toBe('payload_mismatch');
    } finally {
      await kindIs('sandbox_commerce');
    }
    await refusedAndLogged(id, 'approved');
    expect((await desk.refunded(orderId)).count).toBe(0);
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
  });

  it('refuses a proposal whose pinned target, operation or schema was altered', async () => {
    const orderId = await desk.order(1_000_000);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    await desk.approve(id);
    const { pinned } = await desk.row(id);
    for (const change of [
      { 'pinned.target.account': newId('int') },
      { 'pinned.operation_version': 2 },
      { 'pinned.schema_hash': 'ab'.repeat(32) },
      { 'pinned.hash_version': 1 },
    ]) {
      await desk.write(id, change);
      expect((await desk.execute(id)).body.error.code, JSON.stringify(change)).toBe('payload_mismatch');
      await desk.write(id, { pinned });
    }
    expect((await desk.refunded(orderId)).count).toBe(0);
  });

  it('executes proposals and approvals of older releases by hash version 1', {
    tags: 'full',
  }, async () => {
    for (const approvedBefore of [false, true]) {
      const orderId = await desk.order(1_000_000);
      const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
      const { pinned: _, ...row } = await desk.row(id);
      await desk.proposalRows.updateOne(
        { _id: id },
        { $set: { payload_hash: payloadHash(row) }, $unset: { pinned: '' } },
      );
      if (approvedBefore) await desk.approve(id);
      expect((await desk.get(id)).body).toMatchObject({ hash_version: 1 });
      if (!approvedBefore) await desk.approve(id);
      expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
      expect((await desk.refunded(orderId)).count).toBe(1);
    }
  });
});
