import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PacketStatement } from '../../src/evidence/packet-schema.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

/** Each decision stores the facts that policies saw, and approvals are counted by these facts. */
describe('the facts of a decision', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const rolesIn = (tenantId: string) =>
    service.services.platform.mongo.connection
      .collection<{ _id: string; role: string }>('members')
      .find({ tenant_id: tenantId });

  it('are stored with the decision of policy and of each person, and appear in the packet', async () => {
    const [first, second] = desk.approvers;
    const { body } = await desk.propose(VERY_LARGE);
    const { proposal_id: id, work_item_id: workItemId } = body;
    const [{ version } = { version: '' }] = await service.services.actions.policies.packs(desk.tenantId);
    const told = {
      policy_version: version,
      proposer: desk.creator.personId,
      accountables: [desk.creator.personId],
      approvers: [],
      roles: [{ person_id: desk.creator.personId, role: 'admin' }],
      operation: 'commerce_refund',
      amount: 60_000,
      currency: 'EUR',
      risk: 'medium',
      total: 60_000,
      auto_approve_up_to: 5_000,
      two_approvals_above: 50_000,
      approvals_needed: null,
      further: {
        resource_type: 'order',
        resource_id: body.payload.order_id,
        integration: { id: desk.integrationId, kind: 'sandbox_commerce' },
        proposed_by: { kind: 'api_key', id: body.proposed_by.id },
        work: {
          id: workItemId,
          status: 'new',
          pack: 'customer_support',
          queue: 'refunds',
          channel: 'api',
          priority: 'normal',
          tags: ['refund'],
        },
        hour: expect.any(Number),
        weekday: expect.any(Number),
      },
    };
    const waiting = { further: { ...told.further, work: { ...told.further.work, status: 'waiting_on_approval' } } };
    expect((await desk.row(id)).facts).toEqual(told);
    await desk.approve(id, first);
    await desk.approve(id, second);
    const withRole = (...people: string[]) => [
      ...told.roles,
      ...people.map((person_id) => ({ person_id, role: 'approver' })),
    ];
    const [approval, last] = (await desk.row(id)).approvals;
    expect(approval?.facts).toEqual({ ...told, ...waiting, roles: withRole(first.principal.id) });
    const both = withRole(first.principal.id, second.principal.id);
    expect(last?.facts).toEqual({ ...told, ...waiting, approvers: [first.principal.id], roles: both });

    const envelope = (await desk.key.client.exportPacket(workItemId)).body;
    const keys = readKeySet((await (await fetch(`${service.address}/.well-known/jwks.json`)).json()) as never);
    expect(verifyPacket(JSON.stringify(envelope), keys).problems).toEqual([]);
    const { predicate } = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as PacketStatement;
    expect(predicate.proposals[0]).toMatchObject({
      pinned: { hash_version: 2, target: { provider: 'sandbox_commerce', account: desk.integrationId } },
      facts: told,
      approvals: [{ facts: approval?.facts }, { facts: last?.facts }],
    });
  });

  it('are stored with a denial and with a rejection', { tags: 'full' }, async () => {
    const denied = await desk.inState('denied');
    expect((await desk.row(denied.proposal_id)).facts).toMatchObject({ proposer: desk.creator.personId, amount: 1 });
    const rejected = await desk.inState('rejected');
    expect((await desk.row(rejected.proposal_id)).approvals).toMatchObject([
      { decision: 'reject', facts: { amount: 10_000, approvers: [] } },
    ]);
  });

  it('include the total of earlier approvals for the same order', async () => {
    const orderId = await desk.order(1_000_000);
    const earlier = (await desk.propose(LARGE, { orderId })).body;
    await desk.approve(earlier.proposal_id);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    expect((await desk.row(id)).facts).toMatchObject({ amount: 10_000, total: 20_000 });
  });

  describe('under a policy about the role of the proposer', () => {
    /** Creates an approved proposal, and then makes its proposer an owner, whose proposals nobody may approve. */
    async function approvedThenPromoted() {
      const own = await RefundDesk.open(service);
      const { policies } = service.services.actions;
      const text = forbid('approve', 'none-of-owners', 'context.proposer.role == "owner"');
      await policies.write(await own.callOf(own.creator), text, 0);
      const { proposal_id: id } = (await own.propose(LARGE)).body;
      await own.approve(id);
      const owner = await TestPerson.create(service, [{ tenantId: own.tenantId, role: 'owner' }]);
      const call = { ...(await own.callOf(owner)), role: 'owner' as const };
      await service.services.identity.members.updateRole(call, own.creator.personId, 'owner');
      expect(await rolesIn(own.tenantId).toArray()).toContainEqual(
        expect.objectContaining({ person_id: own.creator.personId, role: 'owner' }),
      );
      return { own, id };
    }

    it('count an approval by the facts at the time of the approval', { tags: 'full' }, async () => {
      const { own, id } = await approvedThenPromoted();
      expect((await own.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
    });

    it('do not count an approval of somebody who is no longer an approver', async () => {
      const { own, id } = await approvedThenPromoted();
      const owner = await TestPerson.create(service, [{ tenantId: own.tenantId, role: 'owner' }]);
      const call = { ...(await own.callOf(owner)), role: 'owner' as const };
      await service.services.identity.members.updateRole(call, own.approvers[0].principal.id, 'member');
      expect((await own.execute(id)).body.error.code).toBe('approval_required');
    });

    it('count an approval by the policies of today', { tags: 'full' }, async () => {
      const { own, id } = await approvedThenPromoted();
      const owner = await own.callOf(await TestPerson.create(service, [{ tenantId: own.tenantId, role: 'owner' }]));
      await service.services.actions.policies.write(owner, forbid('approve', 'nobody', 'context.amount == 10000'), 1);
      expect((await own.execute(id)).body.error.code).toBe('approval_required');
    });

    it('of an older release are missing, so its approval is counted as if it were given now', {
      tags: 'full',
    }, async () => {
      const { own, id } = await approvedThenPromoted();
      await own.proposalRows.updateOne({ _id: id }, { $unset: { 'approvals.0.facts': '' } });
      expect((await own.execute(id)).body.error.code).toBe('approval_required');
    });
  });
});
