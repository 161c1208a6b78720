import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import type { Attempt } from '../../src/execution/execution.ts';
import { newId } from '../../src/platform/ids.ts';
import { executionCall } from '../../src/proposals/provider-call.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { DOORS, type Door, executeAt } from '../support/doors.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { recovered } from '../support/recovered.ts';
import { TestService } from '../support/service.ts';

/** Every action that is sent has the authority of people and policies at the moment of sending. */
describe('the gate', () => {
  let service: TestService;
  let desk: RefundDesk;
  let member: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    member = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]);
    await member.signIn();
  });
  afterAll(() => service.stop());

  const execute = (door: Door, row: ProposalDocument) => executeAt(door, desk, member, row);

  const approved = async (amount = LARGE) => {
    const orderId = await desk.order(1_000_000);
    const { proposal_id: id } = (await desk.propose(amount, { orderId })).body;
    const { approvals_required: required } = (await desk.row(id)).policy;
    for (const by of desk.approvers.slice(0, required)) await desk.approve(id, by);
    return { id, orderId, row: await desk.row(id) };
  };
  const effects = async (orderId: string) => (await desk.refunded(orderId)).count;

  it('refuses execution after the approval has expired, even after a failed attempt that may be repeated', async () => {
    const { id, orderId } = await approved();
    await desk.write(id, { status: 'execution_failed', execution: await desk.begun(id, 'failed', true) });
    await desk.write(id, { expires_at: new Date(Date.now() - 1_000) });
    const refused = await desk.execute(id);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
    expect(refused.body.error.message).toMatch(/approval was valid until .*Make a new proposal/);
    expect((await desk.execute(id, true)).body.outcome).not.toBe('would_execute');
    expect(await effects(orderId)).toBe(0);
    await desk.write(id, { expires_at: new Date(Date.now() + 60_000) });
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
  });

  it('includes an execution in the total while the execution begins again', async () => {
    const { id, orderId } = await approved('500.00');
    // The state that a reader finds between the two writes of an execution that begins again.
    await desk.write(id, { status: 'execution_failed', execution: await desk.begun(id, 'running') });
    const second = (await desk.propose('500.00', { orderId })).body;
    expect((await desk.row(second.proposal_id)).total).toBe(100_000);
    expect(second.policy.approvals_required).toBe(2);
  });

  describe.each(DOORS)('at %s', (door) => {
    it('pauses execution while policy forbids it, and ends nothing', { tags: 'full' }, async () => {
      const { id, orderId, row } = await approved();
      const refused = await desk.under(forbid('execute', 'not-today'), () => execute(door, row));
      expect(refused).toMatchObject({ code: 'policy_denied' });
      expect(await desk.row(id)).toMatchObject({ status: 'approved', version: row.version });
      expect((await desk.events(id)).at(-1)).toMatchObject({
        type: 'proposal.execution_refused',
        data: { reason: 'policy_denied' },
      });
      expect(await effects(orderId)).toBe(0);
      expect(await execute(door, row)).toBeNull();
      expect(await effects(orderId)).toBe(1);
    });

    it('does not count an approval of somebody who is no longer an approver', { tags: 'full' }, async () => {
      const { id, orderId, row } = await approved();
      const [approver] = desk.approvers;
      await withRole(approver, 'member', async () => {
        expect(await execute(door, row)).toMatchObject({ code: 'approval_required' });
      });
      expect(await effects(orderId)).toBe(0);
      expect(await desk.row(id)).toMatchObject({ status: 'pending_approval' });
      await desk.approve(id, desk.approvers[1]);
      expect(await execute(door, row)).toBeNull();
    });

    it('refuses a payload that was changed after its approval, even if every hash but the approval’s fits', async () => {
      const { id, orderId } = await approved();
      const other = (await desk.propose('400.00', { orderId, workItemId: (await desk.row(id)).work_item_id })).body;
      const { payload, payload_hash } = await desk.row(other.proposal_id);
      await desk.write(id, { payload, payload_hash });
      expect(await execute(door, await desk.row(id))).toMatchObject({ code: 'payload_mismatch' });
      expect(await effects(orderId)).toBe(0);
    });
  });

  it('does not count one of two approvals after its approver has lost the role', async () => {
    const { id, orderId, row } = await approved(VERY_LARGE);
    await withRole(desk.approvers[1], 'viewer', async () => {
      expect(await execute('REST', row)).toMatchObject({ code: 'approval_required' });
    });
    expect(await effects(orderId)).toBe(0);
    expect((await desk.row(id)).status).toBe('pending_approval');
  });

  it('refuses a removed person’s session, key and delegation, even if accepted a moment ago', async () => {
    const leaving = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'admin' }]);
    const person = await desk.callOf(leaving);
    const key = await desk.newKey(leaving);
    const { delegation } = await service.services.identity.delegations.issue(
      { ...person, role: 'admin' },
      { agent: 'agent', scopes: ['agent.actions.execute'], endpoints: ['mcp'] },
    );
    const calls: CallContext[] = [
      person,
      { ...person, principal: { ...person.principal, type: 'api_key', id: key.keyId } },
      { ...person, principal: { ...person.principal, type: 'delegation', id: delegation.delegationId } },
    ];
    await memberRows().deleteOne({ tenant_id: desk.tenantId, person_id: leaving.personId });
    for (const call of calls) {
      const { id, orderId } = await approved();
      await expect(service.services.actions.executor.execute(call, id), call.principal.type).rejects.toMatchObject({
        code: 'authorization_error',
      });
      expect(await effects(orderId)).toBe(0);
      expect((await desk.row(id)).status).toBe('approved');
    }
  });

  it('refuses a revoked key and a revoked delegation, even where a process still accepts them', async () => {
    const person = await desk.join('admin');
    const key = await desk.newKey(desk.creator);
    const { delegations } = service.services.identity;
    const { executor } = service.services.actions;
    const { delegation } = await delegations.issue(
      { ...person, role: 'admin' },
      { agent: 'agent', scopes: ['agent.actions.execute'], endpoints: ['mcp'] },
    );
    await service.revokeKey(desk.tenantId, key.keyId);
    await delegations.revoke({ ...person, role: 'admin' }, delegation.delegationId);
    for (const [type, id] of [
      ['api_key', key.keyId],
      ['delegation', delegation.delegationId],
    ] as const) {
      const { id: proposalId, orderId } = await approved();
      const call = { ...person, principal: { ...person.principal, type, id } };
      await expect(executor.execute(call, proposalId)).rejects.toMatchObject({ code: 'authorization_error' });
      expect(await effects(orderId)).toBe(0);
    }
  });

  describe('in recovery', () => {
    /** Claims an approved proposal, and records its action if `recorded`, as a process would that dies afterwards. */
    async function begun(recorded: boolean, by?: CallContext) {
      const { id, orderId, row } = await approved();
      const call = by ?? (await desk.callOf(desk.creator));
      const { steps } = service.services.actions;
      const claimed = await steps.claim(call, row, newId('act'));
      if (claimed === null) throw new Error('It was not claimed');
      const attempt: Attempt | null = recorded ? await steps.record(call, claimed, 'policies') : null;
      if (recorded && attempt === null) throw new Error('It was not recorded');
      return { id, orderId, claimed, attempt };
    }

    async function recover(id: string): Promise<ProposalDocument> {
      await desk.write(id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
      await recovered(service, desk.tenantId);
      return desk.row(id);
    }

    it('continues a claimed, unsent execution with the authority of its claimer', async () => {
      const { id, orderId } = await begun(false);
      expect(await recover(id)).toMatchObject({ status: 'executed' });
      expect(await effects(orderId)).toBe(1);
    });

    it('returns the claim if policy forbids it meanwhile: the proposal is approved again, and nothing is sent', {
      tags: 'full',
    }, async () => {
      const { id, orderId } = await begun(false);
      const row = await desk.under(forbid('execute', 'not-now'), () => recover(id));
      expect(row).toMatchObject({ status: 'approved' });
      expect(await effects(orderId)).toBe(0);
      expect((await desk.events(id)).slice(-2)).toMatchObject([
        { type: 'proposal.execution_refused', data: { reason: 'policy_denied' } },
        { type: 'proposal.execution_returned', data: { status: 'approved', previous_status: 'executing' } },
      ]);
      expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
    });

    it('sends nothing for a key that was revoked meanwhile', async () => {
      const key = await desk.newKey(desk.creator);
      const person = await desk.callOf(desk.creator);
      const call: CallContext = { ...person, principal: { ...person.principal, type: 'api_key', id: key.keyId } };
      const { id, orderId } = await begun(false, call);
      await service.revokeKey(desk.tenantId, key.keyId);
      expect(await recover(id)).toMatchObject({ status: 'approved' });
      expect(await effects(orderId)).toBe(0);
    });

    it('returns the proposal to pending approval if its approver was removed meanwhile', async () => {
      const { id, orderId } = await begun(false);
      await withRole(desk.approvers[0], null, async () => {
        expect(await recover(id)).toMatchObject({ status: 'pending_approval' });
      });
      expect(await effects(orderId)).toBe(0);
      const { work_item_id: workItemId } = await desk.row(id);
      expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
    });

    it('does not send a payload that was changed during execution', async () => {
      for (const recorded of [false, true]) {
        const { id, orderId } = await begun(recorded);
        await desk.write(id, { 'payload.amount': '4000.00' });
        const row = await recover(id);
        expect(row.status).toBe(recorded ? 'outcome_unknown' : 'approved');
        expect(await effects(orderId)).toBe(0);
      }
    });

    it('looks up and settles a sent execution, even if nobody may send it any more', {
      tags: 'full',
    }, async () => {
      const { id, orderId, claimed, attempt } = await begun(true);
      const { gate } = service.services.actions;
      if (attempt === null) throw new Error('It was not recorded');
      const by = claimed.execution?.by;
      if (by === undefined) throw new Error('The claim does not say by whom');
      const outcome = await gate.send(
        executionCall(claimed, attempt.action, false, () => ({ problem: 'of none', details: [] }), 'k1.token'),
        {
          row: claimed,
          action: attempt.action,
          by,
          examined: null,
          note: async () => true,
        },
      );
      expect(outcome).toMatchObject({ kind: 'succeeded' });
      const row = await desk.under(forbid('execute', 'not-any-more'), () => recover(id));
      expect(row).toMatchObject({ status: 'executed' });
      expect(await effects(orderId)).toBe(1);
    });

    it('looks for an unsent execution until the provider would have it, and then fails it', {
      tags: 'full',
    }, async () => {
      const { id, orderId, attempt } = await begun(true);
      await desk.under(forbid('execute', 'not-any-more'), async () => {
        expect(await recover(id)).toMatchObject({ status: 'outcome_unknown' });
        expect((await desk.events(id)).map(({ type }) => type)).toContain('proposal.execution_refused');
        await desk.actionRows.updateOne({ _id: attempt?.action._id ?? '' }, { $set: { sent_at: new Date(0) } });
        expect(await recover(id)).toMatchObject({ status: 'execution_failed' });
      });
      const action = await desk.actionRows.findOne({ _id: attempt?.action._id ?? '' });
      expect(action).toMatchObject({ status: 'failed', error: { code: 'not_sent', retryable: true } });
      expect(await effects(orderId)).toBe(0);
      expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
      expect(await effects(orderId)).toBe(1);
    });

    it('returns a claim of 0.3.0 without a record, because nobody is known to have begun it', async () => {
      const { id, orderId } = await begun(false);
      await desk.proposalRows.updateOne({ _id: id }, { $unset: { 'execution.by': '' } });
      expect(await recover(id)).toMatchObject({ status: 'approved' });
      expect(await effects(orderId)).toBe(0);
    });
  });

  it('checks again if authority changes between the checks and the sending', async () => {
    const { id, orderId, row } = await approved();
    const [{ gate, steps }, call] = [service.services.actions, await desk.callOf(desk.creator)];
    const { authority } = service.services.identity;
    const examined = await gate.examine(row, call.principal, false);
    if ('refusal' in examined) throw new Error('It did not pass');
    const claimed = await steps.claim(call, row, newId('act'));
    const attempt = claimed && (await steps.record(call, claimed, 'policies'));
    if (claimed === null || attempt === null) throw new Error('It was not begun');
    // The epoch only says that something has changed. New checks find out what.
    await memberRows().updateOne(memberOf(desk.approvers[0]), { $set: { role: 'viewer' } });
    await authority.advance(desk.tenantId);
    try {
      const outcome = await steps.perform(call, attempt, examined.connector, call.principal, examined);
      expect(outcome).toMatchObject({ reason: 'approval_required', becomes: { status: 'pending_approval' } });
      if ('refusal' in outcome) await steps.giveBack(call, claimed, attempt, outcome);
    } finally {
      await memberRows().updateOne(memberOf(desk.approvers[0]), { $set: { role: 'approver' } });
    }
    expect(await desk.row(id)).toMatchObject({ status: 'pending_approval' });
    const { body } = await desk.actions(`?work_item_id=${row.work_item_id}`);
    expect(body.actions).toMatchObject([{ status: 'failed', error: { code: 'not_sent', retryable: true } }]);
    expect(await effects(orderId)).toBe(0);
  });

  it('checks again before sending if the checks are more than a second old', async () => {
    const { orderId, row } = await approved();
    const [{ gate, steps }, call] = [service.services.actions, await desk.callOf(desk.creator)];
    const examined = await gate.examine(row, call.principal, false);
    if ('refusal' in examined) throw new Error('It did not pass');
    const claimed = await steps.claim(call, row, newId('act'));
    const attempt = claimed && (await steps.record(call, claimed, 'policies'));
    if (claimed === null || attempt === null) throw new Error('It was not begun');
    await delay(1_100);
    // Changed directly in the database, without a new epoch.
    await memberRows().updateOne(memberOf(desk.approvers[0]), { $set: { role: 'viewer' } });
    try {
      const outcome = await steps.perform(call, attempt, examined.connector, call.principal, examined);
      expect(outcome).toMatchObject({ reason: 'approval_required' });
    } finally {
      await memberRows().updateOne(memberOf(desk.approvers[0]), { $set: { role: 'approver' } });
    }
    expect(await effects(orderId)).toBe(0);
  });

  const memberRows = () =>
    service.services.platform.mongo.connection.collection<{ _id: string; role: string }>('members');
  const memberOf = ({ principal }: CallContext) => ({ tenant_id: desk.tenantId, person_id: principal.id });

  /** Runs `act` while a person has another role, or none, and restores the role afterwards. */
  async function withRole(call: CallContext, role: string | null, act: () => Promise<void>): Promise<void> {
    const row = await memberRows().findOne(memberOf(call));
    if (row === null) throw new Error('There is no such member');
    if (role === null) await memberRows().deleteOne({ _id: row._id });
    else await memberRows().updateOne({ _id: row._id }, { $set: { role } });
    await service.services.identity.authority.advance(desk.tenantId);
    try {
      await act();
    } finally {
      await memberRows().deleteOne({ _id: row._id });
      await memberRows().insertOne(row);
      await service.services.identity.authority.advance(desk.tenantId);
    }
  }
});
