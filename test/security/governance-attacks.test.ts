import { randomUUID } from 'node:crypto';
import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { CallContext, Principal } from '../../src/call-context.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { payloadHash } from '../../src/proposals/payload-hash.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { type DelegatedCall, forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refundOf } from '../support/refund-of.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

/** Attempts to get round policy or people, and the refusals that they meet. */
describe('governance', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const lastEvent = async (id: string) => (await desk.events(id)).at(-1);

  describe('refuses a decision on one’s own proposal', () => {
    sampled(2).each(['approve', 'reject'] as const)('as creator of its key (%s)', async (what) => {
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      const creator = await desk.callOf(desk.creator);
      await expect(desk[what](id, creator)).rejects.toMatchObject({
        code: 'policy_denied',
        details: [{ field: 'pack/no-self-approval' }],
      });
      expect((await desk.get(id)).body).toMatchObject({ status: 'pending_approval', approvals: [], version: 1 });
      expect(await lastEvent(id)).toMatchObject({
        type: `proposal.${what}_refused`,
        actor: { type: 'user', id: desk.creator.personId },
        data: { reason: 'policy_denied', policies: ['pack/no-self-approval'] },
      });
    });

    it('as creator of its key, even after the key was revoked', async () => {
      const person = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
      const key = await desk.newKey(person);
      const { proposal_id: id } = (await desk.propose(LARGE, { by: key })).body;
      await service.revokeKey(desk.tenantId, key.keyId);
      await expect(desk.approve(id, await desk.callOf(person))).rejects.toMatchObject({ code: 'policy_denied' });
    });

    it('as issuer of the delegation that proposed it', async () => {
      const issuer = await desk.join('admin');
      const delegation: Principal = {
        type: 'delegation',
        id: 'dlg_x',
        displayName: 'Agent',
        lineage: 'dlg_x',
        accountable: issuer.principal.id,
        accountables: [issuer.principal.id],
      };
      const { value } = await service.services.actions.proposals.propose(
        { ...issuer, principal: delegation },
        await desk.workItem(),
        {
          integrationId: desk.integrationId,
          approvalReason: 'x',
          resourceType: 'order',
          operation: 'commerce_refund',
          payload: { type: 'commerce_refund', order_id: '1238', amount: LARGE, currency: 'EUR', reason: 'other' },
        },
      );
      await expect(desk.approve(value.proposalId, issuer)).rejects.toMatchObject({ code: 'policy_denied' });
      expect((await desk.approve(value.proposalId)).status).toBe('approved');
    });

    it('in person, signed in over Connect', async () => {
      const person = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'owner' }]);
      const { proposal_id: proposalId, payload_hash: hash } = (
        await desk.propose(LARGE, { by: await desk.newKey(person) })
      ).body;
      await person.signIn();
      const refused = await person
        .client(ActionService)
        .approveActionProposal({ proposalId, payloadHash: hash })
        .catch((error) => ConnectError.from(error));
      expect(refused).toMatchObject({
        code: Code.PermissionDenied,
        rawMessage: expect.stringMatching(/Nobody approves/),
      });
    });

    it('as the second approver of a large amount', async () => {
      const creator = await desk.callOf(desk.creator);
      const { proposal_id: id } = (await desk.propose(VERY_LARGE)).body;
      await desk.approve(id);
      await expect(desk.approve(id, creator)).rejects.toMatchObject({ code: 'policy_denied' });
      expect(await desk.statusOf(id)).toBe('pending_approval');
    });
  });

  describe('refuses a decision by a program', () => {
    const programs: [string, Principal['type'], string | null][] = [
      ['the key that proposed', 'api_key', null],
      ['a key that an approver has made', 'api_key', 'approver'],
      ['a delegation that an approver has issued', 'delegation', 'approver'],
      ['the service itself', 'system', null],
    ];
    it.each(programs)('%s', async (_name, type, accountable) => {
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      const [approver] = desk.approvers;
      const call: CallContext = {
        ...approver,
        principal: {
          type,
          id: desk.key.keyId,
          displayName: 'Program',
          lineage: desk.key.keyId,
          accountable: accountable === null ? null : approver.principal.id,
          accountables: accountable === null ? [] : [approver.principal.id],
        },
      };
      for (const what of ['approve', 'reject'] as const) {
        await expect(desk[what](id, call)).rejects.toMatchObject({ code: 'authorization_error' });
        expect(await lastEvent(id)).toMatchObject({ type: `proposal.${what}_refused`, actor: { type } });
      }
      expect((await desk.get(id)).body).toMatchObject({ status: 'pending_approval', approvals: [] });
    });

    it('over REST, whatever path or body it tries', async () => {
      const approver = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'owner' }]);
      const key = await desk.newKey(approver);
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      const path = `/api/v1/public/action-proposals/${id}`;
      for (const [method, target] of [
        ['POST', `${path}/approve`],
        ['POST', `${path}/approvals`],
        ['PUT', `${path}/approve`],
        ['PATCH', path],
        ['PUT', path],
        ['POST', path],
      ] as const) {
        const answer = await key.client.call(method, target, { body: { status: 'approved', decision: 'approve' } });
        expect([404, 405], `${method} ${target}`).toContain(answer.status);
      }
      const body = { dry_run: false, approve: true };
      expect((await key.client.post(`${path}/execute`, body)).status).toBe(400);
      expect(await desk.statusOf(id)).toBe('pending_approval');
    });

    it('with its key over Connect and gRPC-web', async () => {
      const { proposal_id: proposalId, payload_hash: payloadHash } = (await desk.propose(LARGE)).body;
      const nobody = new TestPerson(service, { personId: '', email: '', password: '' });
      const headers = { 'X-Api-Key': desk.key.token, Authorization: `Bearer ${desk.key.token}` };
      for (const protocol of ['connect', 'grpc-web'] as const) {
        const refused = await nobody
          .client(ActionService, protocol, headers)
          .approveActionProposal({ proposalId, payloadHash })
          .catch((error) => ConnectError.from(error));
        expect(refused).toMatchObject({ code: Code.Unauthenticated });
      }
      expect(await desk.statusOf(proposalId)).toBe('pending_approval');
    });
  });

  describe('lets a person delegate one approval', () => {
    const usedAt = async (delegationId: string) =>
      (await desk.delegationRows.findOne({ _id: delegationId }))?.approval?.used_at;
    const pending = async (amount = LARGE) => (await desk.propose(amount)).body;

    /** Expects a refusal that is logged and leaves the proposal and the delegation as they are. */
    async function expectRefused(
      { delegationId, call }: DelegatedCall,
      id: string,
      code: string,
      data: Record<string, unknown>,
    ): Promise<void> {
      const [before, used] = [await desk.row(id), await usedAt(delegationId)];
      await expect(desk.approve(id, call)).rejects.toMatchObject({ code });
      expect(await lastEvent(id)).toMatchObject({
        type: 'proposal.approve_refused',
        actor: { type: 'delegation', id: delegationId, accountable: call.principal.accountable },
        data,
      });
      const { status, version, approvals } = await desk.row(id);
      expect({ status, version, approvals }).toEqual({
        status: before.status,
        version: before.version,
        approvals: before.approvals,
      });
      expect(await usedAt(delegationId)).toEqual(used);
    }

    it('to an agent, after whose approval the action is executed', async () => {
      const proposal = await pending();
      const [approver] = desk.approvers;
      const { delegationId, call } = await desk.delegate(proposal, approver);
      const { approvals } = service.services.actions;
      await approvals.approve(call, proposal.proposal_id, 'Seen at night.', proposal.payload_hash);
      expect((await desk.get(proposal.proposal_id)).body).toMatchObject({
        status: 'approved',
        approvals: [
          {
            approver: { type: 'delegation', id: delegationId, display_name: 'night watch' },
            accountable: approver.principal.id,
            comment: 'Seen at night.',
            payload_hash: proposal.payload_hash,
          },
        ],
      });
      const actor = { type: 'delegation', id: delegationId, accountable: approver.principal.id };
      expect(await lastEvent(proposal.proposal_id)).toMatchObject({ type: 'proposal.approved', actor });
      expect(await lastEvent(delegationId)).toMatchObject({
        type: 'delegation.used',
        subject_version: 2,
        actor,
        data: { proposal_id: proposal.proposal_id, payload_hash: proposal.payload_hash },
      });
      expect(await desk.workItemStatus(proposal.work_item_id)).toBe('new');
      const executed = await desk.execute(proposal.proposal_id);
      expect(executed.body).toMatchObject({ proposal: { status: 'executed' }, action: { status: 'succeeded' } });

      const packet = await desk.key.client.post(`/api/v1/public/work-items/${proposal.work_item_id}/evidence-packets`);
      const keys = readKeySet(await (await fetch(`${service.address}/.well-known/jwks.json`)).json());
      expect(verifyPacket(JSON.stringify(packet.body), keys)).toMatchObject({ verified: true });
    });

    it('for one use', async () => {
      const proposal = await pending();
      const delegated = await desk.delegate(proposal);
      await desk.approve(proposal.proposal_id, delegated.call);
      await expectRefused(delegated, proposal.proposal_id, 'authorization_error', { reason: 'delegation_used' });
      // A used delegation is also refused when the proposal waits for approval again.
      await desk.write(proposal.proposal_id, { status: 'pending_approval', approvals: [] });
      await expectRefused(delegated, proposal.proposal_id, 'authorization_error', { reason: 'delegation_used' });
      const again = { ...delegated, call: await desk.callOfToken(delegated.token) };
      await expectRefused(again, proposal.proposal_id, 'authorization_error', { reason: 'delegation_used' });
    });

    it.each([
      ['one approval is', LARGE, 'approved'],
      ['two approvals are', VERY_LARGE, 'pending_approval'],
    ])('for one use out of 20 at once on two nodes, where %s needed', { tags: 'full' }, async (_n, amount, status) => {
      const other = await TestService.start({ sharing: service });
      try {
        const proposal = await pending(amount);
        const { delegationId, call } = await desk.delegate(proposal);
        const nodes = [service.services.actions.approvals, other.services.actions.approvals];
        const approving = Array.from({ length: 10 }, () =>
          nodes.map((approvals) => approvals.approve(call, proposal.proposal_id, null)),
        );
        const answers = await Promise.allSettled(approving.flat());
        expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
        const row = await desk.row(proposal.proposal_id);
        expect(row).toMatchObject({ status, version: 2, approvals: [{ approver: { id: delegationId } }] });
        expect(await usedAt(delegationId)).toBeInstanceOf(Date);
        const told = (await desk.events(delegationId)).map(({ type }) => type);
        expect(told).toEqual(['delegation.issued', 'delegation.used']);
      } finally {
        await other.stop({ keepDatabase: true });
      }
    });

    it('for no other proposal', { tags: 'full' }, async () => {
      const [proposal, other] = [await pending(), await pending()];
      const delegated = await desk.delegate(proposal);
      const refusal = { reason: 'other_proposal' };
      await expectRefused(delegated, other.proposal_id, 'authorization_error', refusal);
      // A superseding proposal is another one, even with the same payload.
      const { body: successor } = await desk.propose(LARGE, {
        workItemId: proposal.work_item_id,
        orderId: proposal.payload.order_id,
        more: { supersedes: proposal.proposal_id },
      });
      expect(successor.payload_hash).toBe(proposal.payload_hash);
      await expectRefused(delegated, successor.proposal_id, 'authorization_error', refusal);
    });

    it('for no proposal of another tenant', { tags: 'full' }, async () => {
      const stranger = await RefundDesk.open(service);
      const { call } = await stranger.delegate((await stranger.propose(LARGE)).body);
      const { proposal_id: id } = await pending();
      await expect(desk.approve(id, call)).rejects.toMatchObject({ code: 'not_found' });
      expect((await desk.events(id)).map(({ type }) => type)).toEqual(['proposal.created']);
    });

    it('for no other payload', async () => {
      const proposal = await pending();
      const delegated = await desk.delegate(proposal);
      const { approvals } = service.services.actions;
      const seen = approvals.approve(delegated.call, proposal.proposal_id, null, { payloadHash: 'f'.repeat(64) });
      await expect(seen).rejects.toMatchObject({ code: 'payload_mismatch' });
      expect(await lastEvent(proposal.proposal_id)).toMatchObject({
        type: 'proposal.approve_refused',
        data: { reason: 'payload_mismatch' },
      });
      const refusal = { reason: 'payload_mismatch' };
      await desk.write(proposal.proposal_id, { 'payload.amount': '101.00' });
      await expectRefused(delegated, proposal.proposal_id, 'payload_mismatch', refusal);
      // A changed payload is refused even if its hash was changed to fit.
      const payloadHashNow = payloadHash(await desk.row(proposal.proposal_id));
      await desk.write(proposal.proposal_id, { payload_hash: payloadHashNow });
      await expectRefused(delegated, proposal.proposal_id, 'payload_mismatch', { payload_hash: payloadHashNow });
      await desk.write(proposal.proposal_id, {
        'payload.amount': proposal.payload.amount,
        payload_hash: proposal.payload_hash,
      });
      expect((await desk.approve(proposal.proposal_id, delegated.call)).status).toBe('approved');
    });

    it('only if the call, the token and the stored record agree', { tags: 'full' }, async () => {
      const [proposal, other] = [await pending(), await pending()];
      const delegated = await desk.delegate(proposal);
      const grant = { proposalId: other.proposal_id, payloadHash: other.payload_hash };
      // No door would make this call.
      const forged = { ...delegated.call, approvalGrant: grant };
      await expect(desk.approve(other.proposal_id, forged)).rejects.toMatchObject({ code: 'conflict' });
      expect((await desk.row(other.proposal_id)).approvals).toEqual([]);
      expect(await usedAt(delegated.delegationId)).toBeNull();
      // The record names another proposal than the signed token.
      await desk.delegationRows.updateOne(
        { _id: delegated.delegationId },
        { $set: { 'approval.proposal_id': other.proposal_id, 'approval.payload_hash': other.payload_hash } },
      );
      const elsewhere = await TestService.start({ sharing: service });
      const believing = elsewhere.services.identity.delegations.authenticate(delegated.token, 'mcp');
      await expect(believing).rejects.toMatchObject({ code: 'authentication_error' });
      await elsewhere.stop({ keepDatabase: true });
    });

    it('but not of a proposal that they are accountable for', async () => {
      const expectNotLent = (of: ApiAnswer['body'], by: CallContext) =>
        expect(desk.delegate(of, by)).rejects.toMatchObject({
          code: 'policy_denied',
          details: [{ field: 'workgate/accountable' }],
        });
      // Accountable as creator of the key.
      const proposal = await pending();
      await expectNotLent(proposal, await desk.callOf(desk.creator));
      // Accountable as proposer in person.
      const proposer = await desk.join('approver');
      const { value } = await service.services.actions.proposals.propose(proposer, await desk.workItem(), {
        integrationId: desk.integrationId,
        approvalReason: 'x',
        resourceType: 'order',
        operation: 'commerce_refund',
        payload: { type: 'commerce_refund', order_id: '1238', amount: LARGE, currency: 'EUR', reason: 'other' },
      });
      const own = { proposal_id: value.proposalId, payload_hash: value.payloadHash };
      await expectNotLent(own, proposer);
      expect((await desk.approve(value.proposalId, (await desk.delegate(own)).call)).status).toBe('approved');
    });

    sampled(2).each(['viewer', 'member'])('but refuses it after they have become a %s', async (role) => {
      const proposal = await pending();
      const approver = await desk.join('approver');
      const delegated = await desk.delegate(proposal, approver);
      const members = service.services.platform.mongo.connection.collection('members');
      await members.updateOne({ person_id: approver.principal.id }, { $set: { role } });
      await expectRefused(delegated, proposal.proposal_id, 'policy_denied', { reason: 'policy_denied' });
    });

    it('but refuses it after they have left', async () => {
      const proposal = await pending();
      const approver = await desk.join('approver');
      const delegated = await desk.delegate(proposal, approver);
      await service.services.platform.mongo.connection
        .collection('members')
        .deleteOne({ person_id: approver.principal.id });
      await expectRefused(delegated, proposal.proposal_id, 'policy_denied', { reason: 'policy_denied' });
    });

    it.each([
      ['revoked', { revoked_at: new Date() }],
      ['expired', { expires_at: new Date(Date.now() - 1) }],
    ])('but refuses it once the delegation is %s, even if it was accepted a moment ago', async (_what, change) => {
      const proposal = await pending();
      const delegated = await desk.delegate(proposal);
      await desk.delegationRows.updateOne({ _id: delegated.delegationId }, { $set: change });
      const refusal = { reason: 'delegation_ended' };
      await expectRefused(delegated, proposal.proposal_id, 'authorization_error', refusal);
    });

    sampled(2).each(['in person first', 'through their agent first'])(
      'and counts the person once, %s',
      async (order) => {
        const proposal = await pending(VERY_LARGE);
        const [first, second] = desk.approvers;
        const delegated = await desk.delegate(proposal, first);
        const twice = { reason: 'policy_denied', policies: ['pack/one-approval-each'] };
        if (order === 'in person first') {
          await desk.approve(proposal.proposal_id, first);
          await expectRefused(delegated, proposal.proposal_id, 'policy_denied', twice);
        } else {
          const another = await desk.delegate(proposal, first);
          await desk.approve(proposal.proposal_id, delegated.call);
          await expectRefused(another, proposal.proposal_id, 'policy_denied', twice);
          await expect(desk.approve(proposal.proposal_id, first)).rejects.toMatchObject({ code: 'policy_denied' });
        }
        expect((await desk.execute(proposal.proposal_id)).body.error.code).toBe('invalid_state');
        await desk.approve(proposal.proposal_id, (await desk.delegate(proposal, second)).call);
        expect((await desk.execute(proposal.proposal_id)).body.proposal.status).toBe('executed');
      },
    );

    it('but never a rejection', async () => {
      const proposal = await pending();
      const { delegationId, call } = await desk.delegate(proposal);
      await expect(desk.reject(proposal.proposal_id, call)).rejects.toMatchObject({ code: 'authorization_error' });
      expect(await lastEvent(proposal.proposal_id)).toMatchObject({
        type: 'proposal.reject_refused',
        actor: { id: delegationId },
        data: { reason: 'authorization_error' },
      });
      expect((await desk.approve(proposal.proposal_id, call)).status).toBe('approved');
    });

    it('and refuses any other delegation', async () => {
      const proposal = await pending();
      const { delegation, token } = await service.services.identity.delegations.issue(
        { ...desk.approvers[0], role: 'approver' },
        { agent: 'triage', scopes: ['agent.actions.propose', 'agent.actions.execute'], endpoints: ['mcp'] },
      );
      const delegated = { delegationId: delegation.delegationId, token, call: await desk.callOfToken(token) };
      await expectRefused(delegated, proposal.proposal_id, 'authorization_error', { reason: 'authorization_error' });
    });
  });

  describe('accepts present approvers only, and each of them once', () => {
    it('refuses a second approval by the same person', async () => {
      const { proposal_id: id } = (await desk.propose(VERY_LARGE)).body;
      await desk.approve(id);
      for (let time = 0; time < 3; time += 1) {
        await expect(desk.approve(id)).rejects.toMatchObject({
          code: 'policy_denied',
          details: [{ field: 'pack/one-approval-each' }],
        });
      }
      expect((await desk.get(id)).body).toMatchObject({ status: 'pending_approval', approvals: [{}] });
      expect(await lastEvent(id)).toMatchObject({
        type: 'proposal.approve_refused',
        data: { policies: ['pack/one-approval-each'] },
      });
      expect((await desk.execute(id)).status).toBe(409);
    });

    it('counts one person once, however often they approve at the same time', { tags: 'full' }, async () => {
      const { proposal_id: id } = (await desk.propose(VERY_LARGE)).body;
      await Promise.allSettled(Array.from({ length: 10 }, () => desk.approve(id)));
      expect((await desk.row(id)).approvals).toHaveLength(1);
      expect(await desk.statusOf(id)).toBe('pending_approval');
    });

    const setRole = async (personId: string, role: string) => {
      const members = service.services.platform.mongo.connection.collection('members');
      const changed = await members.updateMany(
        { $or: [{ person_id: personId }, { userId: personId }] },
        { $set: { role } },
      );
      expect(changed.modifiedCount).toBe(1);
    };

    sampled(3).each(['viewer', 'member', 'nonsense'])('refuses an approver who has become a %s', async (role) => {
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      const approver = await desk.join('approver');
      await setRole(approver.principal.id, role);
      for (const what of ['approve', 'reject'] as const) {
        await expect(desk[what](id, approver)).rejects.toMatchObject({ code: 'policy_denied' });
      }
      expect(await lastEvent(id)).toMatchObject({
        type: 'proposal.reject_refused',
        actor: { id: approver.principal.id },
        data: { reason: 'policy_denied' },
      });
      expect(await desk.statusOf(id)).toBe('pending_approval');
    });

    it('refuses an approver who has left', async () => {
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      const approver = await desk.join('approver');
      const members = service.services.platform.mongo.connection.collection('members');
      await members.deleteMany({ person_id: approver.principal.id });
      await expect(desk.approve(id, approver)).rejects.toMatchObject({ code: 'policy_denied' });
    });

    it('refuses approvers of another tenant', async () => {
      const other = await RefundDesk.open(service);
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      await expect(desk.approve(id, other.approvers[0])).rejects.toMatchObject({ code: 'not_found' });
      // A call with our tenant, which no door would make, does not help them: they are no member here.
      const smuggled = { ...other.approvers[0], tenantId: desk.tenantId };
      await expect(desk.approve(id, smuggled)).rejects.toMatchObject({ code: 'policy_denied' });
    });

    it('carries no approval over to a superseding proposal', async () => {
      const approved = await desk.inState('approved');
      const { body } = await desk.propose(VERY_LARGE, {
        workItemId: approved.work_item_id,
        more: { supersedes: approved.proposal_id },
      });
      expect(body).toMatchObject({ status: 'pending_approval', approvals: [], policy: { approvals_required: 2 } });
      expect((await desk.execute(body.proposal_id)).status).toBe(409);
    });
  });

  describe('executes exactly what was approved', () => {
    /** Changes a stored proposal and all its hashes, as an attacker would who knows how they are computed. */
    async function forge(id: string, change: Partial<ProposalDocument>): Promise<void> {
      const row = { ...(await desk.row(id)), ...change };
      const hash = payloadHash(row);
      const approvals = row.approvals.map((approval) => ({ ...approval, payload_hash: hash }));
      await desk.write(id, { ...change, payload_hash: hash, approvals });
    }

    it('refuses a decision on a changed payload, and records it', async () => {
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      await desk.write(id, { 'payload.amount': '101.00' });
      for (const what of ['approve', 'reject'] as const) {
        await expect(desk[what](id)).rejects.toMatchObject({ code: 'payload_mismatch' });
        expect(await lastEvent(id)).toMatchObject({
          type: `proposal.${what}_refused`,
          data: { reason: 'payload_mismatch' },
        });
      }
      expect((await desk.row(id)).approvals).toEqual([]);
    });

    it('refuses the approval of somebody who has seen another payload', async () => {
      const { proposal_id: id } = (await desk.propose(LARGE)).body;
      const seen = 'f'.repeat(64);
      const approving = service.services.actions.approvals.approve(desk.approvers[0], id, null, { payloadHash: seen });
      await expect(approving).rejects.toMatchObject({ code: 'payload_mismatch' });
      expect(await desk.statusOf(id)).toBe('pending_approval');
    });

    sampled(4).each([
      ['amount', { 'payload.amount': '999.00' }],
      ['order', { 'payload.order_id': '1234' }],
      ['currency', { 'payload.currency': 'USD' }],
      ['reason', { 'payload.reason': 'fraudulent' }],
      ['integration', { integration_id: 'int_01h455vb4pex5vsknk084sn02q' }],
      ['resource type', { resource_type: 'customer' }],
      ['hash', { payload_hash: 'a'.repeat(64) }],
    ])('refuses an approved proposal with another %s, and records it', async (_what, change) => {
      const orderId = await desk.order(1_000_000);
      const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
      await desk.approve(id);
      await desk.write(id, change);
      const refused = await desk.execute(id);
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'payload_mismatch', retryable: false } } });
      expect(await lastEvent(id)).toMatchObject({
        type: 'proposal.execution_refused',
        actor: { id: desk.key.keyId },
        data: { reason: 'payload_mismatch' },
      });
      expect((await desk.row(id)).status).toBe('approved');
      expect((await desk.refunded(orderId)).count).toBe(0);
    });

    it('refuses an approved proposal that was moved to another WorkItem', async () => {
      const { proposal_id: id } = await desk.inState('approved');
      await desk.write(id, { work_item_id: await desk.workItem() });
      expect((await desk.execute(id)).body.error.code).toBe('payload_mismatch');
    });

    it('refuses another payload with a correct hash that nobody has approved', async () => {
      const { proposal_id: id } = await desk.inState('approved');
      const row = await desk.row(id);
      const payload = { ...refundOf(row), amount: '120.00' };
      await desk.write(id, { payload, payload_hash: payloadHash({ ...row, payload }) });
      expect((await desk.execute(id)).body.error.code).toBe('payload_mismatch');
    });

    it('refuses a larger amount that needs more people, even if all hashes are forged', async () => {
      const orderId = await desk.order(1_000_000);
      const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
      await desk.approve(id);
      await forge(id, { payload: { ...refundOf(await desk.row(id)), amount: '5000.00' } });
      expect((await desk.execute(id)).body.error.code).toBe('approval_required');
      expect((await desk.refunded(orderId)).count).toBe(0);
    });

    it('refuses a larger amount with a forged hash if policy had approved a small one', async () => {
      const orderId = await desk.order(1_000_000);
      const { proposal_id: id } = (await desk.propose('1.00', { orderId })).body;
      await forge(id, { payload: { ...refundOf(await desk.row(id)), amount: '50.01' } });
      expect((await desk.execute(id)).body.error.code).toBe('approval_required');
      expect((await desk.refunded(orderId)).count).toBe(0);
    });

    it('reaches no shop of another tenant, whatever is forged', async () => {
      const other = await RefundDesk.open(service);
      const orderId = await other.order(1_000_000);
      const { proposal_id: id } = await desk.inState('approved');
      const payload = { ...refundOf(await desk.row(id)), order_id: orderId };
      await forge(id, { integration_id: other.integrationId, payload });
      const refused = await desk.execute(id);
      expect([404, 409]).toContain(refused.status);
      expect((await other.refunded(orderId)).count).toBe(0);
    });

    it('refuses expired proposals, approved or not', async () => {
      for (const status of ['auto_approved', 'approved', 'pending_approval'] as const) {
        const { proposal_id: id, payload } = await desk.inState(status);
        await desk.overdue(id);
        expect(await desk.execute(id)).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
        await expect(desk.approve(id)).rejects.toMatchObject({ code: 'invalid_state' });
        expect(await lastEvent(id)).toMatchObject({
          type: 'proposal.approve_refused',
          data: { reason: 'invalid_state' },
        });
        expect((await desk.refunded(payload.order_id)).count).toBe(0);
        expect((await desk.events(id)).map(({ type }) => type)).toContain('proposal.expired');
      }
    });

    it('refuses proposals that were approved before policy was tightened, and records it', {
      tags: 'full',
    }, async () => {
      for (const status of ['auto_approved', 'approved'] as const) {
        const { proposal_id: id, payload } = await desk.inState(status);
        const refused = await desk.under(forbid('execute', 'tightened'), () => desk.execute(id));
        expect(refused).toMatchObject({ status: 403, body: { error: { code: 'policy_denied' } } });
        expect(await lastEvent(id)).toMatchObject({
          type: 'proposal.execution_refused',
          data: { reason: 'policy_denied', policies: ['tenant/tightened'] },
        });
        expect(await desk.statusOf(id)).toBe(status);
        expect((await desk.refunded(payload.order_id)).count).toBe(0);
      }
    });

    sampled(5).each(['pending_approval', 'rejected', 'denied', 'cancelled', 'execution_failed'] as const)(
      'records an attempt to execute a proposal that is %s',
      async (status) => {
        const { proposal_id: id } = await desk.inState(status);
        expect((await desk.execute(id)).status).toBe(409);
        expect(await lastEvent(id)).toMatchObject({
          type: 'proposal.execution_refused',
          actor: { type: 'api_key', id: desk.key.keyId },
          data: { reason: 'invalid_state' },
        });
      },
    );

    it('records an attempt to refund more than is left', async () => {
      const { proposal_id: id } = (await desk.proposeUnchecked('1.01', { orderId: await desk.order(100) })).body;
      expect((await desk.execute(id)).status).toBe(409);
      expect(await lastEvent(id)).toMatchObject({
        type: 'proposal.execution_refused',
        data: { reason: 'amount_exceeds_refundable' },
      });
    });

    it('records nothing for a dry run', async () => {
      const { proposal_id: id } = (await desk.propose('1.01', { orderId: await desk.order(100) })).body;
      expect((await desk.execute(id, true)).body.outcome).toBe('would_fail');
      expect((await desk.events(id)).map(({ type }) => type)).toEqual(['proposal.created']);
    });
  });

  describe('lets tenant policies only forbid', () => {
    const policy = (text: string, id = 'mine') => `@id("${id}") @reason("Mine.") ${text}`;
    const PERMIT_ALL = 'permit (principal, action, resource);';
    const HARMLESS = policy('forbid (principal, action == Action::"execute", resource) when { context.amount > 1 };');

    it.each([
      ['a permit', policy(PERMIT_ALL), /may only forbid/],
      ['a permit under a shipped id', policy(PERMIT_ALL, 'auto-approval-limit'), /may only forbid/],
      [
        'a permit among others',
        `${HARMLESS}\n${policy(PERMIT_ALL, 'other')}`,
        /other: tenant policies may only forbid/,
      ],
      ['a permit that forbids in its reason', policy(PERMIT_ALL).replace('Mine.', 'forbid (principal'), /only forbid/],
      ['a permit behind a comment', `// forbid\n${policy(PERMIT_ALL)}`, /may only forbid/],
      ['a shipped id', HARMLESS.replace('"mine"', '"pack/no-self-approval"'), /needs an @id/],
      ['an id with a slash', HARMLESS.replace('"mine"', '"tenant/mine"'), /needs an @id/],
      ['an id that every object inherits', HARMLESS.replace('"mine"', '"__proto__"'), /needs an @id/],
      ['an id in capitals', HARMLESS.replace('"mine"', '"Mine"'), /needs an @id/],
      ['an empty id', HARMLESS.replace('"mine"', '""'), /needs an @id/],
      ['an id twice', `${HARMLESS}\n${HARMLESS}`, /mine: the id is used twice/],
      ['no id', HARMLESS.replace('@id("mine")', ''), /policy 1: needs an @id/],
      ['no reason', HARMLESS.replace('@reason("Mine.")', ''), /mine: needs a @reason/],
      ['an empty reason', HARMLESS.replace('Mine.', '  '), /mine: needs a @reason/],
      ['a template for principals', policy('forbid (principal == ?principal, action, resource);'), /templates/],
      ['a template for resources', policy('forbid (principal, action, resource in ?resource);'), /templates/],
      ['an attribute that is not there', HARMLESS.replace('context.amount', 'context.colour'), /colour/],
      [
        'an attribute that may not be there',
        HARMLESS.replace('context.amount', 'context.two_approvals_above'),
        /two_app/,
      ],
      ['an attribute of people that is not there', HARMLESS.replace('context.amount', 'principal.salary'), /salary/],
      ['an attribute of proposals', HARMLESS.replace('context.amount', 'resource.amount'), /amount/],
      ['another type', HARMLESS.replace('> 1', '> "1"'), /type/i],
      ['an action that is not there', HARMLESS.replace('"execute"', '"destroy"'), /destroy/],
      ['an entity that is not there', HARMLESS.replace('principal,', 'principal is Robot,'), /Robot/],
      ['a function that is not there', HARMLESS.replace('context.amount > 1', 'system("ls")'), /system/],
      ['half a policy', HARMLESS.slice(0, -4), /./],
      ['no policy', 'DROP TABLE policies', /./],
      ['a template that is not used', `${HARMLESS} forbid (principal == ?principal, action, resource);`, /./],
      ['more text than is allowed', `${HARMLESS}${' '.repeat(64 * 1024)}`, /longer than 65536/],
    ])('refuses %s', async (_what, text, problem) => {
      const { policies } = service.services.actions;
      const admin = await desk.callOf(desk.creator);
      const before = await policies.read(desk.tenantId);
      const problems = await policies.validate(desk.tenantId, text);
      expect(problems.join('\n')).toMatch(problem);
      const writing = policies.write(admin, text, before.version);
      await expect(writing).rejects.toMatchObject({ code: 'validation_error', details: expect.any(Array) });
      expect(await policies.read(desk.tenantId)).toEqual(before);
    });

    it('keeps shipped policies, whatever ids the tenant gives its own', { tags: 'full' }, async () => {
      const shipped = ['no-self-approval', 'auto-approval-limit', 'one-approval-each', 'execute', 'propose', 'tenant'];
      const text = shipped.map((id) => forbid('execute', id, 'context.amount < 0')).join('\n');
      await desk.under(text, async () => {
        const { proposal_id: id, status } = (await desk.propose(LARGE)).body;
        expect(status).toBe('pending_approval');
        await expect(desk.approve(id, await desk.callOf(desk.creator))).rejects.toMatchObject({
          code: 'policy_denied',
          details: [{ field: 'pack/no-self-approval' }],
        });
        await desk.approve(id);
        expect((await desk.execute(id)).body.proposal.status).toBe('executed');
      });
    });

    sampled(4).each([
      ['a permit', 'permit (principal, action, resource);'],
      [
        'a permit of auto-approval',
        '@id("x") @reason("x") permit (principal, action == Action::"auto_approve", resource);',
      ],
      ['an unreadable text', 'forbid ((('],
      ['a policy that does not fit the schema', forbid('execute', 'x', 'context.colour == "red"')],
    ])('refuses everything if %s was written directly to the database', async (_what, text) => {
      const own = await RefundDesk.open(service);
      const approved = await own.inState('approved');
      const pending = await own.inState('pending_approval');
      await own.under(forbid('execute', 'first', 'context.amount < 0'), async () => {
        const stored = service.services.platform.mongo.connection.collection<{ _id: string }>('tenant_policies');
        await stored.updateOne({ _id: own.tenantId }, { $set: { text } });
        const { body } = await own.propose('0.01');
        expect(body).toMatchObject({ status: 'denied', policy: { reasons: [{ policy_id: 'policy-error' }] } });
        expect((await own.propose(VERY_LARGE)).body.status).toBe('denied');
        await expect(own.approve(pending.proposal_id)).rejects.toMatchObject({ code: 'policy_denied' });
        expect(await own.execute(approved.proposal_id)).toMatchObject({ status: 403 });
        expect((await own.refunded(approved.payload.order_id)).count).toBe(0);
      });
    });

    it('treats a policy that fails at evaluation as a refusal', { tags: 'full' }, async () => {
      const overflow = forbid('auto_approve', 'overflow', 'context.amount * 9223372036854775807 > 0');
      const { body } = await desk.under(overflow, () => desk.propose('1.00'));
      expect(body).toMatchObject({
        status: 'pending_approval',
        policy: { reasons: [{ policy_id: 'policy-error', message: expect.stringMatching(/overflow/) }] },
      });
    });

    it('lets exactly one of several simultaneous writers win', { tags: 'full' }, async () => {
      const { policies } = service.services.actions;
      const admin = await desk.callOf(desk.creator);
      const { version } = await policies.read(desk.tenantId);
      const texts = ['a', 'b', 'c'].map((id) => forbid('execute', id, 'context.amount < 0'));
      const written = await Promise.allSettled(texts.map((text) => policies.write(admin, text, version)));
      expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await policies.write(admin, '', version + 1);
    });
  });

  describe('limits what policy approves when refunds are split', () => {
    /** Returns the sum, in minor units, that was approved without a person. */
    const approvedAlone = (answers: ApiAnswer[]) =>
      answers
        .filter(({ body }) => body.status === 'auto_approved')
        .reduce((sum, { body }) => sum + Math.round(Number(body.payload.amount) * 100), 0);
    /** Expects that each proposal was stored, or may be retried because others were faster. */
    const expectAnswered = (answers: ApiAnswer[]) => {
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.filter(({ body }) => body.error.retryable !== true)).toEqual([]);
    };
    const approvers = (count: number, person?: TestPerson): Promise<TestKey[]> =>
      Promise.all(Array.from({ length: count }, () => desk.newKey(person)));

    it('on one order, to 50.00 in all', async () => {
      const orderId = await desk.order(1_000_000);
      const statuses: string[] = [];
      for (const amount of ['20.00', '19.99', '10.02', '10.01', '0.01']) {
        const { body } = await desk.propose(amount, { orderId });
        statuses.push(body.status);
        if (body.status === 'pending_approval') {
          expect(body.policy).toMatchObject({
            decision: 'require_approval',
            reasons: [{ policy_id: 'pack/auto-approval-budget' }],
            approvals_required: 1,
          });
        }
      }
      expect(statuses).toEqual([
        'auto_approved',
        'auto_approved',
        'pending_approval',
        'auto_approved',
        'pending_approval',
      ]);
    });

    it('on one order, by different people', { tags: 'full' }, async () => {
      const orderId = await desk.order(1_000_000);
      const amounts = ['25.00', '24.99', '25.01'];
      const keys = await approvers(amounts.length);
      const statuses: string[] = [];
      for (const [n, by] of keys.entries()) {
        statuses.push((await desk.propose(amounts[n] ?? '', { orderId, by })).body.status);
      }
      expect(statuses).toEqual(['auto_approved', 'auto_approved', 'pending_approval']);
    });

    it('on one order, 50 at once', { tags: 'full' }, async () => {
      const orderId = await desk.order(1_000_000);
      const [workItemId, keys] = [await desk.workItem(), await approvers(5)];
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          desk.propose((7 + n / 100).toFixed(2), { orderId, workItemId, by: keys[n % 5] as TestKey }),
        ),
      );
      expectAnswered(answers);
      expect(approvedAlone(answers)).toBeLessThanOrEqual(5_000);
      expect(approvedAlone(answers)).toBeGreaterThan(0);
      // Later proposals add to the same sum.
      const later = await Promise.all(
        Array.from({ length: 10 }, (_, n) => desk.propose(`6.${10 + n}`, { orderId, workItemId })),
      );
      expect(approvedAlone([...answers, ...later])).toBeLessThanOrEqual(5_000);
      const executed = await Promise.all(
        [...answers, ...later]
          .filter(({ body }) => body.status === 'auto_approved')
          .map(({ body }) => desk.execute(body.proposal_id)),
      );
      expect(executed.map(({ status }) => status)).toEqual(executed.map(() => 200));
      expect((await desk.refunded(orderId)).total).toBeLessThanOrEqual(5_000);
    });

    it('over many orders, by one person with several keys, 50 at once', { tags: 'full' }, async () => {
      const person = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]);
      const [workItemId, keys] = [await desk.workItem(), await approvers(4, person)];
      const orders = await Promise.all(Array.from({ length: 50 }, () => desk.order(1_000_000)));
      const answers = await Promise.all(
        orders.map((orderId, n) => desk.propose('40.00', { orderId, workItemId, by: keys[n % 4] as TestKey })),
      );
      expectAnswered(answers);
      expect(approvedAlone(answers)).toBeLessThanOrEqual(50_000);
      expect(approvedAlone(answers)).toBeGreaterThan(0);
      const later: ApiAnswer[] = [];
      for (const by of keys) for (let n = 0; n < 4; n += 1) later.push(await desk.propose('40.00', { workItemId, by }));
      // The later proposals come one after the other and use up the rest: 40.00 fits 12 times in all.
      expect(approvedAlone([...answers, ...later])).toBe(48_000);
    });

    it('by cancelling and proposing again', async () => {
      const orderId = await desk.order(1_000_000);
      const statuses: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const { body } = await desk.propose('25.00', { orderId });
        statuses.push(body.status);
        await desk.cancel(body.proposal_id);
      }
      expect(statuses).toEqual(['auto_approved', 'auto_approved', 'pending_approval']);
    });

    it('by using one Idempotency-Key for different amounts at once', { tags: 'full' }, async () => {
      const [orderId, by] = [await desk.order(1_000_000), (await approvers(1))[0] as TestKey];
      const answers: ApiAnswer[] = [];
      for (let round = 0; round < 6; round += 1) {
        const options = { orderId, by, workItemId: await desk.workItem(), idempotencyKey: randomUUID() };
        const amounts = ['0.01', '20.00', '0.01', '20.00', '0.01', '20.00'];
        const racing = await Promise.all(amounts.map((amount) => desk.propose(amount, options)));
        for (const { status } of racing) expect([201, 409, 422]).toContain(status);
        answers.push(...racing.filter(({ status, headers }) => status === 201 && !headers.has('idempotent-replayed')));
      }
      expect(approvedAlone(answers)).toBeLessThanOrEqual(5_000);
    });

    it('within any 24 hours, and no longer', async () => {
      const orderId = await desk.order(1_000_000);
      const [by] = (await approvers(1)) as [TestKey];
      let cents = 3_000;
      const propose = async () => {
        cents += 1;
        return (await desk.propose((cents / 100).toFixed(2), { orderId, by })).body.status;
      };
      expect([await propose(), await propose()]).toEqual(['auto_approved', 'pending_approval']);
      const budgets = service.services.platform.mongo.connection.collection<{ _id: string; entries: { at: Date }[] }>(
        'approval_budgets',
      );
      const age = async (hours: number) => {
        const at = new Date(Date.now() - hours * 3_600_000);
        for (const { _id } of await budgets.find({}).toArray()) {
          if (_id.includes(orderId)) await budgets.updateOne({ _id }, { $set: { 'entries.$[].at': at } });
        }
      };
      await age(23.9);
      expect(await propose()).toBe('pending_approval');
      await age(24.1);
      expect([await propose(), await propose()]).toEqual(['auto_approved', 'pending_approval']);
    });
  });

  describe('counts money exactly', () => {
    const TOO_MANY = /has \d decimals; [A-Z]{3} has \d/;
    it.each([
      ['10.123', 'EUR', 'payload.amount', TOO_MANY],
      ['10.5', 'JPY', 'payload.amount', TOO_MANY],
      ['10.0', 'JPY', 'payload.amount', TOO_MANY],
      ['1.0005', 'KWD', 'payload.amount', TOO_MANY],
      ['1.00005', 'CLF', 'payload.amount', /decimal/],
      ['1.00', 'XXQ', 'payload.currency', /ISO 4217/],
      ['1.00', 'AAA', 'payload.currency', /ISO 4217/],
      ['1.00', 'DEM', 'payload.currency', /withdrawn from ISO 4217 .*; use EUR/],
      ['1.00', 'ANG', 'payload.currency', /withdrawn from ISO 4217 .*; use XCG/],
      ['1.00', 'eur', 'payload.currency', /ISO 4217/],
      ['1.00', 'EURO', 'payload.currency', /ISO 4217/],
      ['1.00', '€', 'payload.currency', /ISO 4217/],
      ['1.00', 'ΕUR', 'payload.currency', /ISO 4217/],
      ['0', 'EUR', 'payload.amount', /more than zero/],
      ['0.00', 'EUR', 'payload.amount', /more than zero/],
      ['0', 'JPY', 'payload.amount', /more than zero/],
      ['-1.00', 'EUR', 'payload.amount', /decimal/],
      ['-0.00', 'EUR', 'payload.amount', /decimal/],
      ['+1.00', 'EUR', 'payload.amount', /decimal/],
      ['1e2', 'EUR', 'payload.amount', /decimal/],
      ['1E2', 'EUR', 'payload.amount', /decimal/],
      ['1e-2', 'EUR', 'payload.amount', /decimal/],
      ['007.00', 'EUR', 'payload.amount', /decimal/],
      ['00.01', 'EUR', 'payload.amount', /decimal/],
      ['.50', 'EUR', 'payload.amount', /decimal/],
      ['1.', 'EUR', 'payload.amount', /decimal/],
      ['1,00', 'EUR', 'payload.amount', /decimal/],
      ['1.000,00', 'EUR', 'payload.amount', /decimal/],
      ['1_000', 'EUR', 'payload.amount', /decimal/],
      ['0x10', 'EUR', 'payload.amount', /decimal/],
      ['NaN', 'EUR', 'payload.amount', /decimal/],
      ['Infinity', 'EUR', 'payload.amount', /decimal/],
      [' 1.00', 'EUR', 'payload.amount', /decimal/],
      ['1.00\n', 'EUR', 'payload.amount', /decimal/],
      ['', 'EUR', 'payload.amount', /./],
      ['١.٠٠', 'EUR', 'payload.amount', /decimal/],
      ['１.００', 'EUR', 'payload.amount', /decimal/],
      ['90071992547409.92', 'EUR', 'payload.amount', /too large/],
      ['999999999999999.99', 'EUR', 'payload.amount', /too large/],
      ['9007199254740992', 'JPY', 'payload.amount', /./],
      ['9007199254740.992', 'KWD', 'payload.amount', /too large/],
      ['9'.repeat(400), 'EUR', 'payload.amount', /./],
    ])('refuses %j %s', async (amount, currency, field, problem) => {
      const { status, body } = await desk.propose(amount, { payload: { currency }, orderId: '1234' });
      expect(status).toBe(400);
      expect(body.error.details.map((detail: { field: string }) => detail.field)).toContain(field);
      expect(body.error.message).toMatch(problem);
    });

    it.each([
      ['90071992547409.91', 'EUR'],
      ['999999999999999', 'JPY'],
      ['9007199254740.991', 'KWD'],
    ])('takes %s %s unchanged, and asks for two approvals', async (amount, currency) => {
      const { body } = await desk.propose(amount, { currency });
      expect(body).toMatchObject({ payload: { amount, currency }, policy: { approvals_required: 2 } });
    });

    it('refunds what is left, and not one unit more', async () => {
      const orderId = await desk.order(10_000, 'JPY');
      const refund = async (amount: string) => {
        const { proposal_id: id, status } = (await desk.proposeUnchecked(amount, { orderId, currency: 'JPY' })).body;
        if (status === 'pending_approval') await desk.approve(id);
        return desk.execute(id);
      };
      expect((await refund('7500')).body.action.status).toBe('succeeded');
      const refused = await refund('2501');
      expect(refused.body.error).toMatchObject({
        code: 'invalid_state',
        details: [{ field: 'payload.amount', problem: 'Only 2500 JPY of the order are left to refund.' }],
      });
      expect((await refund('2500')).body.action.status).toBe('succeeded');
      expect((await refund('1')).status).toBe(409);
      expect(await desk.refunded(orderId)).toEqual({ total: 10_000, count: 2 });
    });

    sampled(2).each([8, 2])('refunds a whole order once, however many executions run at once (%i)', async (many) => {
      // Other tests have used up what one person may approve.
      const desk = await RefundDesk.open(service);
      const orderId = await desk.order(30_000);
      const ids: string[] = [];
      for (let n = 0; n < many; n += 1) {
        const { proposal_id: id } = (await desk.propose('300.00', { orderId })).body;
        await desk.approve(id);
        ids.push(id);
      }
      const answers = await Promise.all(ids.map((id) => desk.execute(id)));
      expect(await desk.refunded(orderId)).toEqual({ total: 30_000, count: 1 });
      const succeeded = answers.filter(({ status, body }) => status === 200 && body.action.status === 'succeeded');
      expect(succeeded).toHaveLength(1);
      for (const { status, body } of answers) {
        if (status === 200) expect(['succeeded', 'failed']).toContain(body.action.status);
        else expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'invalid_state' });
      }
      const left = await Promise.all(ids.map((id) => desk.statusOf(id)));
      expect(left.filter((status) => status === 'executed')).toHaveLength(1);
    });

    it('refunds no more than was paid, in many parts at once', { tags: 'full' }, async () => {
      const orderId = await desk.order(1_000);
      const ids: string[] = [];
      for (let n = 0; n < 12; n += 1) {
        const { body } = await desk.propose('3.00', { orderId });
        if (body.status === 'pending_approval') await desk.approve(body.proposal_id);
        ids.push(body.proposal_id);
      }
      await Promise.all(ids.map((id) => desk.execute(id)));
      expect(await desk.refunded(orderId)).toEqual({ total: 900, count: 3 });
    });
  });
});
