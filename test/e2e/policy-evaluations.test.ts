import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ActionService,
  PolicyDecision,
  RefundReason,
  Risk,
} from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import {
  type EvaluateRequestSchema,
  PolicyService,
} from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const DEFINITION = readFileSync(
  path.resolve(import.meta.dirname, '../fixtures/operations/x_close_account.yaml'),
  'utf8',
);
const APPROVER = { who: { case: 'role' as const, value: 'approver' } };
const VIEWER = { who: { case: 'role' as const, value: 'viewer' } };

const forbid = (id: string, action: string, when: string) =>
  `@id("${id}")\n@reason("Because of ${id}.")\nforbid (principal, action == Action::"${action}", resource) when { ${when} };`;

describe('an evaluation', () => {
  let service: TestService;
  let admin: TestPerson;
  let member: TestPerson;
  let integrationId = '';

  beforeAll(async () => {
    service = await TestService.start();
    const tenantId = await service.createTenant();
    const join = async (role: 'member' | 'admin') => (await TestPerson.create(service, [{ tenantId, role }])).signIn();
    [admin, member] = await Promise.all([join('admin'), join('member')]);
    const provider = { case: 'sandboxCommerce' as const, value: {} };
    const made = await admin.client(IntegrationService).createIntegration({ name: 'Shop', provider });
    integrationId = made.integration?.integrationId ?? '';
    await admin.client(OperationService).putOperation({ text: DEFINITION, expectedVersion: 0n });
  });
  afterAll(() => service.stop());

  const refund = (amount: string, currency = 'EUR') => ({
    case: 'commerceRefund' as const,
    value: { orderId: '1238', amount, currency, reason: RefundReason.DUPLICATE },
  });
  const closing = (reason: string) => ({
    case: 'custom' as const,
    value: { operation: 'x_close_account', fields: { account_id: 'acc_1234', reason, closes_on: '2026-12-31' } },
  });
  const evaluate = (request: MessageInitShape<typeof EvaluateRequestSchema>) =>
    admin.client(PolicyService).evaluate(request);

  async function proposed(amount: string, currency: string) {
    const { workItem } = await member.client(WorkService).createWorkItem({ subject: 'Refund', tags: ['refund'] });
    const { proposal } = await member.client(ActionService).createActionProposal({
      workItemId: workItem?.workItemId ?? '',
      integrationId,
      approvalReason: 'It came twice.',
      payload: refund(amount, currency),
    });
    return proposal;
  }

  it.each([
    ['25.00', 'EUR'],
    ['50.01', 'EUR'],
    ['500.01', 'EUR'],
    ['1', 'CHF'],
  ])('decides as for a real proposal of %s %s', async (amount, currency) => {
    const { title, summary, risk, policy } = await evaluate({
      payload: refund(amount, currency),
      proposer: { who: { case: 'personId', value: member.personId } },
    });
    const proposal = await proposed(amount, currency);
    expect({ title, summary, risk }).toEqual({
      title: proposal?.title,
      summary: proposal?.summary,
      risk: proposal?.risk,
    });
    // The order of the shop is in EUR. Policy does not ask what the shop would refuse.
    const wouldFail = proposal?.policy?.reasons.some(({ policyId }) => policyId === 'workgate/would-fail');
    expect(wouldFail).toBe(false);
    expect(policy).toEqual(proposal?.policy);
  });

  it('counts the approvals that policy allows, and says why it does not allow the others', async () => {
    const one = await evaluate({ payload: refund('600.00'), approvers: [APPROVER, VIEWER] });
    expect(one.policy).toMatchObject({ decision: PolicyDecision.REQUIRE_APPROVAL, approvalsRequired: 2 });
    expect(one.approvals.map(({ allowed }) => allowed)).toEqual([true, false]);
    expect(one.execution).toMatchObject({
      allowed: false,
      reasons: [{ policyId: 'pack/two-approvals-for-large-amounts' }],
    });
    const two = await evaluate({ payload: refund('600.00'), approvers: [APPROVER, APPROVER] });
    expect(two.execution?.allowed).toBe(true);
  });

  it('does not accept the proposer as an approver', async () => {
    const self = { who: { case: 'personId' as const, value: admin.personId } };
    const { approvals, execution } = await evaluate({ payload: refund('100.00'), approvers: [self] });
    expect(approvals).toMatchObject([{ allowed: false, reasons: [{ policyId: 'pack/no-self-approval' }] }]);
    expect(execution?.allowed).toBe(false);
  });

  it('uses the given total of the resource', async () => {
    const { policy } = await evaluate({ payload: refund('10.00'), total: '510.00' });
    expect(policy).toMatchObject({
      decision: PolicyDecision.REQUIRE_APPROVAL,
      reasons: [{ policyId: 'pack/large-totals-need-people' }],
    });
  });

  it('covers operations that the tenant has defined', async () => {
    const { title, risk, policy } = await evaluate({ payload: closing('fraud') });
    expect({ title, risk }).toEqual({ title: 'Closed account', risk: Risk.HIGH });
    expect(policy).toMatchObject({ decision: PolicyDecision.REQUIRE_APPROVAL, approvalsRequired: 2 });
  });

  it('tries other policies, and leaves the present ones unchanged', { tags: 'full' }, async () => {
    const text = forbid('no-small-ones', 'auto_approve', 'context.amount < 1000');
    const before = await admin.client(PolicyService).getPolicies({});
    const { policy } = await evaluate({ payload: refund('9.99'), text });
    expect(policy).toMatchObject({
      decision: PolicyDecision.REQUIRE_APPROVAL,
      reasons: [{ policyId: 'tenant/no-small-ones', message: 'Because of no-small-ones.' }],
      policyVersion: expect.stringMatching(/\+tenant@tried$/),
    });
    expect((await evaluate({ payload: refund('10.00'), text })).policy?.decision).toBe(PolicyDecision.AUTO_APPROVE);
    expect(await admin.client(PolicyService).getPolicies({})).toEqual(before);
    expect((await evaluate({ payload: refund('9.99') })).policy?.decision).toBe(PolicyDecision.AUTO_APPROVE);
  });

  it.each<[string, MessageInitShape<typeof EvaluateRequestSchema>, RegExp]>([
    ['an amount with too many decimals', { payload: refund('1.001') }, /payload\.amount/],
    ['a payload that does not fit its definition', { payload: closing('whim') }, /payload\.reason/],
    ['an undefined operation', { payload: { case: 'custom', value: { operation: 'x_none', fields: {} } } }, /x_none/],
    ['an unknown pack', { payload: refund('1.00'), packKey: 'none' }, /no pack none/],
    [
      'an unknown version of a pack',
      { payload: refund('1.00'), packKey: 'customer_support', packVersion: 9n },
      /version 9/,
    ],
    ['a total for an operation without money', { payload: closing('fraud'), total: '1.00' }, /total/],
    ['a total that is not an amount', { payload: refund('1.00'), total: 'much' }, /total/],
    [
      'policies that are not allowed',
      { payload: refund('1.00'), text: 'permit (principal, action, resource);' },
      /text/,
    ],
    ['an unknown role', { payload: refund('1.00'), proposer: { who: { case: 'role', value: 'king' } } }, /role/],
  ])('refuses %s, and names the fault', async (_what, request, words) => {
    await expect(evaluate(request)).rejects.toThrow(words);
  });

  it('is refused to people who may not write policies', async () => {
    const asked = member.client(PolicyService).evaluate({ payload: refund('1.00') });
    await expect(asked).rejects.toThrow(/permission/i);
  });
});
