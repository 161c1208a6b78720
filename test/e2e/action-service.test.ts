import { ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ActionProposalStatus, ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WorkItemStatus, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let member: TestPerson;
let approver: TestPerson;
let admin: TestPerson;
let integrationId: string;

beforeAll(async () => {
  service = await TestService.start();
  const tenantId = await service.createTenant();
  const join = async (role: 'member' | 'approver' | 'admin') =>
    (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  [member, approver, admin] = await Promise.all([join('member'), join('approver'), join('admin')]);
  const { integration } = await admin
    .client(IntegrationService)
    .createIntegration({ name: 'Shop', provider: { case: 'sandboxCommerce', value: {} } });
  integrationId = integration?.integrationId ?? '';
});
afterAll(() => service.stop());

async function propose(amount: string, by = member) {
  const { workItem } = await by.client(WorkService).createWorkItem({ subject: 'Refund', tags: ['refund'] });
  const { proposal } = await by.client(ActionService).createActionProposal({
    workItemId: workItem?.workItemId ?? '',
    integrationId,
    approvalReason: 'It came twice.',
    payload: { case: 'commerceRefund', value: { orderId: '1238', amount, currency: 'EUR', reason: 1 } },
  });
  if (proposal === undefined) throw new Error('no proposal');
  return proposal;
}

describe('ActionService', () => {
  test('lets a member propose, an approver approve exactly what will be executed, and the member execute', async () => {
    const proposal = await propose('100.00');
    expect(proposal).toMatchObject({
      status: ActionProposalStatus.PENDING_APPROVAL,
      summary: 'Refund 100.00 EUR of order 1238.',
      policy: { approvalsRequired: 1 },
    });
    const awaiting = await approver.client(ActionService, 'grpc-web').listActionProposalsAwaitingMe({});
    expect(awaiting.proposals.map((one) => one.proposalId)).toEqual([proposal.proposalId]);
    const { proposalId, payloadHash } = proposal;
    const stale = approver.client(ActionService).approveActionProposal({ proposalId, payloadHash: 'a'.repeat(64) });
    await expect(stale).rejects.toThrow(/not the one/);
    const approved = await approver
      .client(ActionService)
      .approveActionProposal({ proposalId, payloadHash, comment: 'Fine.' });
    expect(approved.proposal?.approvals[0]).toMatchObject({ approved: true, comment: 'Fine.' });
    const dry = await member.client(ActionService).executeActionProposal({ proposalId, dryRun: true });
    expect(dry.action).toBeUndefined();
    const { action } = await member.client(ActionService).executeActionProposal({ proposalId });
    expect(action?.result.value).toMatchObject({ amount: '100.00', orderId: '1238' });
    const { actions } = await member.client(ActionService).listActions({ workItemId: proposal.workItemId });
    expect(actions.map((one) => one.actionId)).toEqual([action?.actionId]);
  });

  test('refuses approval by a member or the proposer, and execution after a rejection', async () => {
    const proposal = await propose('120.00', admin);
    const { proposalId, payloadHash, workItemId } = proposal;
    await expect(member.client(ActionService).approveActionProposal({ proposalId, payloadHash })).rejects.toThrow(
      /lacks the permission/,
    );
    const own = await admin
      .client(ActionService)
      .approveActionProposal({ proposalId, payloadHash })
      .catch((error) => error);
    expect(ConnectError.from(own).rawMessage).toMatch(/Nobody approves/);
    expect((await admin.client(ActionService).listActionProposalsAwaitingMe({})).proposals).toEqual([]);
    const rejected = await approver.client(ActionService).rejectActionProposal({ proposalId, comment: 'No.' });
    expect(rejected.proposal?.status).toBe(ActionProposalStatus.REJECTED);
    const { workItem } = await member.client(WorkService).getWorkItem({ workItemId });
    expect(workItem?.status).toBe(WorkItemStatus.NEW);
    await expect(admin.client(ActionService).executeActionProposal({ proposalId })).rejects.toThrow(
      /rejected cannot be executed/,
    );
  });

  test('validates policies when they are written', async () => {
    const policies = admin.client(PolicyService);
    const text = '@id("x") @reason("No.") permit (principal, action, resource);';
    expect((await policies.validatePolicies({ text })).problems).toEqual(['x: tenant policies may only forbid']);
    await expect(policies.writePolicies({ text, expectedVersion: 0n })).rejects.toThrow(/may only forbid/);
    const { packs } = await member.client(PolicyService).getPolicies({});
    expect(packs[0]).toMatchObject({ packKey: 'customer_support', text: expect.stringContaining('no-self-approval') });
    await expect(approver.client(PolicyService).writePolicies({ text: '', expectedVersion: 0n })).rejects.toThrow(
      /lacks the permission/,
    );
  });
});
