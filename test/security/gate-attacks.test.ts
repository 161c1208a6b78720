import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '../../src/actions/execution.ts';
import { executionCall } from '../../src/actions/provider-call.ts';
import type { ProposalDocument } from '../../src/actions/schema.ts';
import type { CallContext } from '../../src/call-context.ts';
import { newId } from '../../src/platform/ids.ts';
import { DOORS, type Door, executeAt } from '../support/doors.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

/** Whatever is sent was authorised, by people and policies that hold at that moment. */
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

  it('an approval holds for its time, also where an execution that may be repeated has failed meanwhile', async () => {
    const { id, orderId } = await approved();
    await desk.write(id, { status: 'execution_failed', execution: await desk.begun(id, 'failed', true) });
    await desk.write(id, { expires_at: new Date(Date.now() - 1_000) });
    const refused = await desk.execute(id);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
    expect(refused.body.error.message).toMatch(/was to be executed by .*Make a new proposal/);
    expect((await desk.execute(id, true)).body.outcome).not.toBe('would_execute');
    expect(await effects(orderId)).toBe(0);
    await desk.write(id, { expires_at: new Date(Date.now() + 60_000) });
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
  });

  it('what is begun again while a total is counted is in it', async () => {
    const { id, orderId } = await approved('500.00');
    // As a reader finds it between the two writings of whoever begins again.
    await desk.write(id, { status: 'execution_failed', execution: await desk.begun(id, 'running') });
    const second = (await desk.propose('500.00', { orderId })).body;
    expect((await desk.row(second.proposal_id)).total).toBe(100_000);
    expect(second.policy.approvals_required).toBe(2);
  });

  describe.each(DOORS)('at %s', (door) => {
    it('policy that forbids to execute pauses, and ends nothing', async () => {
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

    it('an approval counts for nothing once who gave it is no approver any more', async () => {
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

    it('a payload that was changed after its approval is not executed, though all hashes but the approval’s fit', async () => {
      const { id, orderId } = await approved();
      const other = (await desk.propose('400.00', { orderId, workItemId: (await desk.row(id)).work_item_id })).body;
      const { payload, payload_hash } = await desk.row(other.proposal_id);
      await desk.write(id, { payload, payload_hash });
      expect(await execute(door, await desk.row(id))).toMatchObject({ code: 'payload_mismatch' });
      expect(await effects(orderId)).toBe(0);
    });
  });

  it('a role that was taken away counts for none of two approvals', async () => {
    const { id, orderId, row } = await approved(VERY_LARGE);
    await withRole(desk.approvers[1], 'viewer', async () => {
      expect(await execute('REST', row)).toMatchObject({ code: 'approval_required' });
    });
    expect(await effects(orderId)).toBe(0);
    expect((await desk.row(id)).status).toBe('pending_approval');
  });

  it('who was removed from the tenant executes nothing by a session, a key or a delegation that was believed a moment ago', async () => {
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

  it('a key that was revoked, and a delegation that was, execute nothing where they are still believed', async () => {
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
    /** Claimed, and recorded if it is asked for, by a process that is gone. */
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
      await service.services.actions.recovery.recover(desk.tenantId);
      return desk.row(id);
    }

    it('what was claimed and not sent goes on by the authority of whoever claimed it', async () => {
      const { id, orderId } = await begun(false);
      expect(await recover(id)).toMatchObject({ status: 'executed' });
      expect(await effects(orderId)).toBe(1);
    });

    it('policy that forbids it meanwhile gives the claim back: it is approved again, and nothing was sent', async () => {
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

    it('a key that was revoked meanwhile sends nothing any more', async () => {
      const key = await desk.newKey(desk.creator);
      const person = await desk.callOf(desk.creator);
      const call: CallContext = { ...person, principal: { ...person.principal, type: 'api_key', id: key.keyId } };
      const { id, orderId } = await begun(false, call);
      await service.revokeKey(desk.tenantId, key.keyId);
      expect(await recover(id)).toMatchObject({ status: 'approved' });
      expect(await effects(orderId)).toBe(0);
    });

    it('an approver who was removed meanwhile counts no more: it waits for approval again', async () => {
      const { id, orderId } = await begun(false);
      await withRole(desk.approvers[0], null, async () => {
        expect(await recover(id)).toMatchObject({ status: 'pending_approval' });
      });
      expect(await effects(orderId)).toBe(0);
      const { work_item_id: workItemId } = await desk.row(id);
      expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
    });

    it('a payload that was changed while it is executing is not sent', async () => {
      for (const recorded of [false, true]) {
        const { id, orderId } = await begun(recorded);
        await desk.write(id, { 'payload.amount': '4000.00' });
        const row = await recover(id);
        expect(row.status).toBe(recorded ? 'outcome_unknown' : 'approved');
        expect(await effects(orderId)).toBe(0);
      }
    });

    it('what may have been sent and was, is looked up and settled, though nobody may send it any more', async () => {
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

    it('what may have been sent and was not, is looked for until the provider would have it, and then has failed', async () => {
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

    it('what 0.3.0 has claimed and not recorded is begun by nobody who is known, and given back', async () => {
      const { id, orderId } = await begun(false);
      await desk.proposalRows.updateOne({ _id: id }, { $unset: { 'execution.by': '' } });
      expect(await recover(id)).toMatchObject({ status: 'approved' });
      expect(await effects(orderId)).toBe(0);
    });
  });

  it('what was checked is checked anew, if authority changes before it is sent', async () => {
    const { id, orderId, row } = await approved();
    const [{ gate, steps }, call] = [service.services.actions, await desk.callOf(desk.creator)];
    const { authority } = service.services.identity;
    const examined = await gate.examine(row, call.principal, false);
    if ('refusal' in examined) throw new Error('It did not pass');
    const claimed = await steps.claim(call, row, newId('act'));
    const attempt = claimed && (await steps.record(call, claimed, 'policies'));
    if (claimed === null || attempt === null) throw new Error('It was not begun');
    // The epoch says that something has changed: what it was is found by checking.
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

  it('what was let through more than a second ago is let through anew before it is sent', async () => {
    const { orderId, row } = await approved();
    const [{ gate, steps }, call] = [service.services.actions, await desk.callOf(desk.creator)];
    const examined = await gate.examine(row, call.principal, false);
    if ('refusal' in examined) throw new Error('It did not pass');
    const claimed = await steps.claim(call, row, newId('act'));
    const attempt = claimed && (await steps.record(call, claimed, 'policies'));
    if (claimed === null || attempt === null) throw new Error('It was not begun');
    await delay(1_100);
    // Behind the service's back, without an epoch.
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

  /** Gives somebody another role, or none, for as long as it takes. */
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
