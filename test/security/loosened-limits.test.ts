/** Unreadable policies, missing limits and operations that count fewer days take nothing from what others have set. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ActionProposalStatus, ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { TotalDocument } from '../../src/proposals/schema.ts';
import { forbid, RefundDesk } from '../support/governance.ts';
import { definitionWith } from '../support/operation-definitions.ts';
import { activate, shippedTexts, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let service: TestService;
let desk: RefundDesk;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  ada = await desk.creator.signIn();
  bob = await join('admin');
});

const join = async (role: 'admin') => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();

it('a version that leaves out policies which cannot be read any more waits', async () => {
  await desk.waitDays(7);
  await activate(bob, supportPack(), forbid('execute', 'by-two', 'context.approvals < 2'));
  const versions = service.services.platform.mongo.connection.collection<{ version: number; tenant_id: string }>(
    'pack_versions',
  );
  const unreadable = forbid('execute', 'by-two', 'context.called_otherwise < 2');
  await versions.updateOne({ tenant_id: desk.tenantId, version: 1 }, { $set: { policy_cedar: unreadable } });
  // A process that has not read the version before.
  const later = await TestService.start({ sharing: service });
  try {
    const { packService } = later.services.actions;
    const call = await desk.callOf(ada);
    const { version } = await packService.put(call, { packYaml: supportPack({ title: 'Other' }), policyCedar: '' }, 1);
    const activation = { packKey: 'customer_support', version, expectedRevision: 1, reason: 'Simpler.' };
    expect((await packService.activate(call, activation)).waiting).toHaveLength(1);
  } finally {
    await later.stop();
  }
});

const OVER_TWO = 'context has two_approvals_above && context.amount > context.two_approvals_above';

it('a currency that leaves only the limit for approval without a person waits, too', async () => {
  await desk.waitDays(7);
  const { auto_approve_up_to: shipped } = parse(shippedTexts('customer_support').packYaml).operations.commerce_refund;
  const { EUR: _, ...others } = shipped;
  const policy = forbid('execute', 'never-above', 'context has auto_approve_up_to && context.amount > 40000');
  await activate(bob, supportPack(), policy);
  const { proposal_id: large } = (await desk.propose('450.00')).body;
  const active = await activate(ada, supportPack({ refunds: { auto_approve_up_to: others } }), policy);
  expect(active?.waiting).toHaveLength(1);
  // Stricter limits count at once.
  expect((await desk.propose('1.00')).body.status).toBe('pending_approval');
  await expectNeverAbove(large);
});

/** Returns the support pack without limits in EUR. */
function withoutEuros(members: Record<string, unknown> = {}): string {
  const { two_approvals_above: shipped } = parse(shippedTexts('customer_support').packYaml).operations.commerce_refund;
  const { EUR: _, ...others } = shipped;
  const usd = { USD: '50.00' };
  const budget = { per_resource: usd, per_principal: usd };
  const refunds = { auto_approve_up_to: usd, two_approvals_above: others, auto_approve_budget: budget };
  return supportPack({ refunds, ...members });
}

async function expectNeverAbove(proposalId: string): Promise<void> {
  for (const approver of desk.approvers.slice(0, 2)) await desk.approve(proposalId, approver);
  const { status, body } = await desk.execute(proposalId);
  expect([status, body.error?.code]).toEqual([403, 'policy_denied']);
  expect(JSON.stringify(body)).toContain('never-above');
}

it('a currency that leaves the limits waits, and the policies that test for its limit apply until then', async () => {
  await desk.waitDays(7);
  const policy = forbid('execute', 'never-above', OVER_TWO);
  await activate(bob, supportPack(), policy);
  const { proposal_id: id } = (await desk.propose('600.00')).body;
  const active = await activate(ada, withoutEuros(), policy);
  expect(active?.waiting).toHaveLength(1);
  await expectNeverAbove(id);
});

it('a pack without the limit does not switch off policies that test for it under another pack', async () => {
  await activate(bob, withoutEuros({ pack_key: 'elsewhere' }));
  const text = forbid('execute', 'never-above', OVER_TWO);
  await ada.client(PolicyService).writePolicies({ text, expectedVersion: 0n });
  await expectNeverAbove((await desk.propose('600.00')).body.proposal_id);
});

it('a proposal needs as many approvals as its case says, also where the pack has stopped counting totals', async () => {
  const orderId = await desk.order(1_000_000);
  const refund = async (amount: string) => (await desk.propose(amount, { orderId })).body;
  await desk.approve((await refund('450.00')).proposal_id);
  const { proposal_id: proposalId, payload_hash: payloadHash } = await refund('300.00');
  await activate(ada, supportPack({ refunds: { total_over_days: 0 } }));
  const approver = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }])).signIn();
  const actions = approver.client(ActionService);
  const { proposal } = await actions.getApprovalCase({ proposalId });
  const seen = proposal?.policy?.approvalsRequired;
  expect(seen).toBe(2);
  const approved = await actions.approveActionProposal({ proposalId, payloadHash, seenApprovalsRequired: seen });
  expect(approved.proposal?.status).toBe(ActionProposalStatus.PENDING_APPROVAL);
});

it('totals of an order outlast an operation of the same order that counts fewer days', async () => {
  const text = definitionWith({
    operation: 'x_goodwill',
    payload_schema: {
      type: 'object',
      required: ['order_id', 'amount', 'currency'],
      additionalProperties: false,
      properties: Object.fromEntries(
        ['order_id', 'amount', 'currency'].map((one) => [one, { type: 'string', maxLength: 50 }]),
      ),
    },
    resource: { type: 'order', id_pointer: '/order_id' },
    money: { amount_pointer: '/amount', currency_pointer: '/currency' },
    risk: 'low',
    summary: 'Pay {/amount} {/currency} of goodwill for {/order_id}',
    personal_data: [],
    executors: ['pull'],
    reversible_by: 'x_goodwill',
    display: { order: ['order_id'], labels: {}, formats: {} },
  });
  await ada.client(OperationService).putOperation({ text, expectedVersion: 0n });
  const money = (days: number) => ({
    auto_approve_up_to: { EUR: '50.00' },
    two_approvals_above: { EUR: '500.00' },
    total_over_days: days,
    auto_approve_budget: { per_resource: { EUR: '50.00' }, per_principal: { EUR: '500.00' } },
  });
  await activate(ada, supportPack({ operations: { commerce_refund: money(30), x_goodwill: money(1) } }));
  const totals = service.services.platform.mongo.connection.collection<TotalDocument>('approved_totals');
  const { integrations } = service.services.integrations;
  const pull = await integrations.create(await desk.callOf(desk.creator), { kind: 'pull', name: 'Workers' });
  const orderId = await desk.order(1_000_000);
  const refund = async (amount: string) => (await desk.propose(amount, { orderId, by: await desk.newKey() })).body;
  const { proposal_id: first } = await refund('500.00');
  await desk.approve(first);
  await desk.execute(first);
  const before = new Date(Date.now() - 2 * DAY_MS);
  await totals.updateMany({ tenant_id: desk.tenantId }, { $set: { 'entries.$[].at': before } });
  const { expires_at: until } = (await totals.findOne({ tenant_id: desk.tenantId })) ?? {};
  const goodwill = await desk.key.client.post(`/api/v1/public/work-items/${await desk.workItem()}/action-proposals`, {
    integration_id: pull.integrationId,
    approval_reason: 'Sorry.',
    resource_type: 'order',
    action_operation: 'x_goodwill',
    payload: { type: 'x_goodwill', order_id: orderId, amount: '0.01', currency: 'EUR' },
  });
  expect(goodwill.body.status).toBe('auto_approved');
  expect((await refund('499.98')).policy.approvals_required).toBe(2);
  expect((await totals.findOne({ tenant_id: desk.tenantId }))?.expires_at).toEqual(until);
});
