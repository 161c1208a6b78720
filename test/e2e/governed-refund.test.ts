import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import { TestPerson } from '../support/people.ts';
import { recovered } from '../support/recovered.ts';
import { type TestKey, TestService } from '../support/service.ts';

let service: TestService;
let tenantId: string;
let key: TestKey;
let integrationId: string;
let creator: TestPerson;
let approvers: CallContext[];

beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  creator = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
  key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions'], {}, creator);
  const admin = { tenantId, principal: await callOf(creator).then((call) => call.principal), correlationId: 'test' };
  ({ integrationId } = await service.services.integrations.integrations.create(admin, {
    kind: 'sandbox_commerce',
    name: 'Shop',
  }));
  approvers = [];
  for (let i = 0; i < 2; i += 1) {
    approvers.push(await callOf(await TestPerson.create(service, [{ tenantId, role: 'approver' }])));
  }
});
afterAll(() => service.stop());

async function callOf(person: TestPerson): Promise<CallContext> {
  const tenant = await service.services.identity.tenants.get(tenantId);
  const { personId } = person;
  return {
    tenantId,
    tenantCreatedAt: tenant.createdAt,
    principal: {
      type: 'user',
      id: personId,
      displayName: person.email,
      lineage: personId,
      accountable: personId,
      accountables: [personId],
    },
    permissions: ALL_PERMISSIONS,
    correlationId: 'test',
  };
}

async function propose(amount: string, orderId = '1238', currency = 'EUR', more: object = {}) {
  const item = await key.client.createWorkItem({ subject: 'Refund', tags: ['refund'] });
  expect(item.body.queue_key).toBe('refunds');
  return key.client.post(`/api/v1/public/work-items/${item.body.work_item_id}/action-proposals`, {
    integration_id: integrationId,
    approval_reason: 'It came twice.',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload: { type: 'commerce_refund', order_id: orderId, amount, currency, reason: 'duplicate' },
    ...more,
  });
}
const execute = (id: string, dryRun = false) =>
  key.client.post(`/api/v1/public/action-proposals/${id}/execute`, { dry_run: dryRun });

describe('a governed refund', () => {
  test('below the limit is approved by policy, tried in a dry run, and executed once', async () => {
    const { status, body } = await propose('10.00', '1235', 'USD');
    expect(status).toBe(201);
    expect(body.status).toBe('auto_approved');
    const dry = await execute(body.proposal_id, true);
    expect(dry.body).toMatchObject({ dry_run: true, action: null, policy: { decision: 'auto_approve' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => execute(body.proposal_id)));
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((one) => one.body.action.action_id)).size).toBe(1);
    expect(answers.filter((one) => !one.body.replayed)).toHaveLength(1);
    expect(answers[0]?.body.action).toMatchObject({
      status: 'succeeded',
      result: { amount: '10.00', currency: 'USD' },
    });
    const { body: actions } = await key.client.get(`/api/v1/public/actions?work_item_id=${body.work_item_id}`);
    expect(actions.actions).toHaveLength(1);
    expect((await key.client.get(`/api/v1/public/actions/${actions.actions[0].action_id}`)).status).toBe(200);
  });

  test('above the limit waits for a person other than its proposer', async () => {
    const { body } = await propose('100.00');
    expect(body).toMatchObject({
      status: 'pending_approval',
      policy: { decision: 'require_approval', approvals_required: 1 },
    });
    expect((await key.client.getWorkItem(body.work_item_id)).body.status).toBe('waiting_on_approval');
    expect((await execute(body.proposal_id, true)).body.policy.decision).toBe('require_approval');
    expect((await execute(body.proposal_id)).body.error.code).toBe('invalid_state');
    const { approvals } = service.services.actions;
    await expect(approvals.approve(await callOf(creator), body.proposal_id, null)).rejects.toThrow(
      /Nobody approves what they/,
    );
    const [first] = approvers as [CallContext];
    expect((await approvals.approve(first, body.proposal_id, 'ok')).status).toBe('approved');
    expect((await key.client.getWorkItem(body.work_item_id)).body.status).toBe('new');
    const done = await execute(body.proposal_id);
    expect(done.body).toMatchObject({
      replayed: false,
      proposal: { status: 'executed' },
      action: { status: 'succeeded' },
    });
  });

  test('above the second limit needs two different people', async () => {
    const { body } = await propose('600.00');
    expect(body.policy.approvals_required).toBe(2);
    const [first, second] = approvers as [CallContext, CallContext];
    const { approvals } = service.services.actions;
    expect((await approvals.approve(first, body.proposal_id, null)).status).toBe('pending_approval');
    await expect(approvals.approve(first, body.proposal_id, null)).rejects.toThrow(/approved this proposal already/);
    expect((await approvals.approve(second, body.proposal_id, null)).status).toBe('approved');
    expect((await execute(body.proposal_id)).body.proposal.status).toBe('executed');
  });

  test('is refused if it is invalid, and needs approval if the provider would refuse it', async () => {
    const wrong = await propose('10.123');
    expect(wrong.status).toBe(400);
    expect(wrong.body.error.details).toEqual([{ field: 'payload.amount', problem: 'has 3 decimals; EUR has 2' }]);
    expect((await propose('0.00')).body.error.message).toMatch(/more than zero/);
    expect((await propose('1', '1234', 'XXQ')).body.error.message).toMatch(/ISO 4217/);
    const unknown = await propose('1.00', 'nope');
    expect(unknown.status).toBe(201);
    expect(unknown.body).toMatchObject({ status: 'pending_approval', check: { outcome: 'would_fail' } });
    expect(unknown.body.check.problems[0].problem).toMatch(/no order nope/);
    const { body: told } = await execute(unknown.body.proposal_id, true);
    expect(told.problems[0].problem).toMatch(/no order nope/);
    expect((await execute(unknown.body.proposal_id, false)).body.error.code).toBe('invalid_state');
  });

  test('exceeds the budget if it is split to stay below the limit', async () => {
    const statuses: string[] = [];
    for (const amount of ['20.00', '20.01', '20.02']) {
      const { body } = await propose(amount, '1234');
      expect(body.error).toBeUndefined();
      statuses.push(body.status);
    }
    expect(statuses).toEqual(['auto_approved', 'auto_approved', 'pending_approval']);
  });

  test('is not executed after its payload was changed in the database', async () => {
    const { body } = await propose('5.00', '1236', 'JPY').then(async () => propose('500', '1236', 'JPY'));
    const { connection } = service.services.platform.mongo;
    await connection
      .collection('action_proposals')
      .updateOne({ _id: body.proposal_id }, { $set: { 'payload.amount': '900' } });
    for (const dry of [true, false])
      expect((await execute(body.proposal_id, dry)).body.error.code).toBe('payload_mismatch');
  });

  test('is finished by the recovery worker after a crash', async () => {
    const { body } = await propose('3.000', '1237', 'KWD');
    const { connection } = service.services.platform.mongo;
    const id = body.proposal_id;
    await connection.collection('action_proposals').updateOne(
      { _id: id },
      {
        $set: {
          status: 'executing',
          execution: {
            attempt: 1,
            lease_until: new Date(0),
            action_id: 'act_01h455vb4pex5vsknk084sn02q',
            by: { type: 'api_key', id: key.keyId },
          },
          due_at: new Date(0),
        },
      },
    );
    await recovered(service, tenantId);
    expect((await key.client.get(`/api/v1/public/action-proposals/${id}`)).body.status).toBe('executed');
    expect((await execute(id)).body).toMatchObject({ replayed: true, action: { attempts: 2, status: 'succeeded' } });
  });

  test('can be forbidden by policies of the tenant, which are asked again at execution', async () => {
    const { body } = await propose('4.00', '1235', 'USD');
    const call = approvers[0] as CallContext;
    const text =
      '@id("no-dollars") @reason("No dollars today.") forbid (principal, action == Action::"execute", resource) when { context.currency == "USD" };';
    const { version } = await service.services.actions.policies.write(call, text, 0);
    expect((await execute(body.proposal_id, true)).body).toMatchObject({
      outcome: 'not_executable',
      problems: [{ field: 'status', problem: expect.stringMatching('No dollars today') }, {}],
    });
    expect((await execute(body.proposal_id)).body.error.code).toBe('policy_denied');
    expect((await key.client.get(`/api/v1/public/action-proposals/${body.proposal_id}`)).body.status).toBe(
      'auto_approved',
    );
    await expect(
      service.services.actions.policies.write(call, 'permit (principal, action, resource);', version),
    ).rejects.toThrow(/may only forbid/);
    await service.services.actions.policies.write(call, '', version);
  });
});
