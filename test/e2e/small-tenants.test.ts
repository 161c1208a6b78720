import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { workgate } from '../faults/cli.ts';
import { newEmail } from '../support/accounts.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { LARGE } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

const SCOPES = ['work.read', 'work.write', 'work.actions'];

/** Days until a role that an accountable person granted counts for approvals. This is the default in production. */
const SEASONING = '7';

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

interface SmallTenant {
  tenantId: string;
  owner: TestPerson;
  key: TestKey;
  integrationId: string;
}

async function tenantOfOne(): Promise<SmallTenant> {
  const tenantId = await service.createTenant();
  const owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
  const days = ['--maturity-days', SEASONING];
  expect((await workgate(service.env, ['tenant', 'settings', '--tenant', tenantId, ...days])).status).toBe(0);
  const shop = { kind: 'sandbox_commerce', name: 'Shop' } as const;
  const { integrationId } = await service.services.integrations.integrations.create(owner.in(tenantId), shop);
  return { tenantId, owner, key: await service.createKey(tenantId, SCOPES, {}, owner), integrationId };
}

async function propose({ key, integrationId }: SmallTenant, amount: string): Promise<ApiAnswer['body']> {
  const { work_item_id: workItemId } = (await key.client.createWorkItem({ subject: 'Refund' })).body;
  const refund = refundProposal(integrationId, { order_id: '1238', amount, currency: 'EUR' });
  return (await key.client.post(`/api/v1/public/work-items/${workItemId}/action-proposals`, refund)).body;
}

const execute = async ({ key }: SmallTenant, { proposal_id: id }: ApiAnswer['body']) =>
  (await key.client.post(`/api/v1/public/action-proposals/${id}/execute`, { dry_run: false })).body.proposal?.status;

async function approve(person: TestPerson, { proposal_id: proposalId, payload_hash: payloadHash }: ApiAnswer['body']) {
  await person.client(ActionService).approveActionProposal({ proposalId, payloadHash });
}

describe('a tenant of one person', () => {
  it('learns on the first day that it needs a second person for what policy does not approve', async () => {
    const tenantId = await service.createTenant();
    const join = async (role: string) => {
      const who = ['--tenant', tenantId, '--email', newEmail(), '--role', role];
      return JSON.parse((await workgate(service.env, ['admin', 'create', ...who])).stdout);
    };
    expect((await join('owner')).note).toContain('Add a second approver');
    expect((await join('approver')).note).toBeUndefined();
  });

  it('works: policy approves small refunds, and the rest waits for a second person', {
    tags: 'full',
  }, async () => {
    const tenant = await tenantOfOne();
    const { owner } = tenant;
    await owner.client(WorkService).createWorkItem({ subject: 'By hand' });
    expect(await execute(tenant, await propose(tenant, '1.00'))).toBe('executed');

    const large = await propose(tenant, LARGE);
    expect(large.status).toBe('pending_approval');
    expect((await refusalOf(approve(owner, large))).info.code).toBe('policy_denied');

    const invite = { email: newEmail(), role: Role.APPROVER };
    const { invitation } = await owner.client(MemberService).inviteMember(invite);
    const second = new TestPerson(service, { personId: '', email: invite.email, password: 'a long enough password' });
    const input = { invitationId: invitation?.invitationId ?? '', password: second.password, name: 'Second' };
    await second.client(SessionService).acceptInvitation(input);
    await approve(second, large);
    expect(await execute(tenant, large)).toBe('executed');
  });
});

describe('a tenant of two people', () => {
  it('works: each approves what the other is accountable for', { tags: 'full' }, async () => {
    const tenant = await tenantOfOne();
    const { tenantId, owner } = tenant;
    const second = await (await TestPerson.create(service, [{ tenantId, role: 'approver' }])).signIn();
    const large = await propose(tenant, LARGE);
    await approve(second, large);
    expect(await execute(tenant, large)).toBe('executed');

    const theirs = { ...tenant, key: await service.createKey(tenantId, SCOPES, {}, second) };
    const other = await propose(theirs, LARGE);
    expect((await refusalOf(approve(second, other))).info.code).toBe('policy_denied');
    await approve(owner, other);
    expect(await execute(theirs, other)).toBe('executed');
  });
});
