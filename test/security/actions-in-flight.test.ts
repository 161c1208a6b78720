import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import type { ActionInFlight } from '../../generated/proto/workgate/action/v1/in_flight_pb.js';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import type { ActionDocument, ProposalDocument } from '../../src/proposals/schema.ts';
import { workgate } from '../faults/cli.ts';
import { FakeStripe } from '../support/fake-stripe.ts';
import { forbid, RefundDesk } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

interface Withdrawn {
  actionsInFlight: ActionInFlight[];
  moreActionsInFlight: boolean;
}

const CLI_TIMEOUT_MS = 60_000;
/**
 * Milliseconds to wait until a request is sent, which takes a while on a busy machine. The connector waits 15 s for an
 * answer.
 */
const SENT_TIMEOUT_MS = 30_000;

/** A withdrawal of authority lists the actions that it came too late to stop, and no others. */
describe('a withdrawal of authority', () => {
  let stripe: FakeStripe;
  let service: TestService;
  let desk: RefundDesk;
  let stripeId: string;

  beforeAll(async () => {
    service = await TestService.start({ shared: 'with-providers' });
    stripe = await FakeStripe.start({ address: service.env['WORKGATE_STRIPE_API_BASE'] });
    desk = await RefundDesk.open(service);
    await desk.creator.signIn();
    const shop = { kind: 'stripe', name: 'Shop', credential: 'sk_test_0123456789abcdef' } as const;
    const admin = await desk.callOf(desk.creator);
    stripeId = (await service.services.integrations.integrations.create(admin, shop)).integrationId;
  });
  afterAll(async () => {
    await service.stop();
    await stripe.stop();
  });

  const member = () => TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]);

  /** Ways in which people withdraw authority. Each one prepares its withdrawal and returns the call that withdraws. */
  const DOORS: Record<string, () => Promise<() => Promise<Withdrawn>>> = {
    'that revokes an API key': async () => {
      const { keyId } = await desk.newKey();
      return () => desk.creator.client(IdentityService).revokeIdentityApiKey({ keyId });
    },
    'that rotates an API key': async () => {
      const { keyId } = await desk.newKey(desk.creator);
      return () => desk.creator.client(IdentityService).rotateIdentityApiKey({ keyId, overlap: { seconds: 0n } });
    },
    'that claims an API key': async () => {
      const { keyId } = await service.createKey(desk.tenantId, ['work.read']);
      return () => desk.creator.client(IdentityService).claimIdentityApiKey({ keyId });
    },
    'that accepts an API key from somebody': async () => {
      const giver = await member();
      const { keyId } = await desk.newKey(giver);
      await service.services.identity.apiKeys.offer(await desk.callOf(giver), keyId, desk.creator.personId);
      return () => desk.creator.client(IdentityService).acceptIdentityApiKey({ keyId });
    },
    'that revokes a delegation': async () => {
      const call = { ...(await desk.callOf(desk.creator)), role: 'admin' as const };
      const input = { agent: 'agent', scopes: ['agent.work.read'], endpoints: ['mcp' as const] };
      const { delegationId } = (await service.services.identity.delegations.issue(call, input)).delegation;
      return () => desk.creator.client(IdentityService).revokeAgentDelegation({ delegationId });
    },
    'that changes a role': async () => {
      const { personId } = await member();
      return () => desk.creator.client(MemberService).updateMemberRole({ personId, role: Role.VIEWER });
    },
    'that removes a member': async () => {
      const { personId } = await member();
      return () => desk.creator.client(MemberService).removeMember({ personId });
    },
    'that writes policies': async () => {
      const text = forbid('propose', 'never', 'context.amount < 0');
      return async () => {
        const { version } = await service.services.actions.policies.read(desk.tenantId);
        return desk.creator.client(PolicyService).writePolicies({ text, expectedVersion: BigInt(version) });
      };
    },
    'that switches an integration off': async () => {
      const admin = await desk.callOf(desk.creator);
      const { integrationId } = await service.services.integrations.integrations.create(admin, {
        kind: 'sandbox_commerce',
        name: 'x',
      });
      return () => desk.creator.client(IntegrationService).setIntegrationEnabled({ integrationId, enabled: false });
    },
  };

  /** Starts a refund that Stripe has received and not yet answered. */
  async function underWay() {
    const { orderId } = stripe.addPayment(`order-${newId('wi')}`, 10_000, 'eur');
    stripe.fail(orderId, { on: 'create', how: 'held', times: 1 });
    const workItemId = await desk.workItem();
    const path = `/api/v1/public/work-items/${workItemId}/action-proposals`;
    const { body } = await desk.key.client.post(path, refundProposal(stripeId, { order_id: orderId, amount: '0.01' }));
    const proposalId = body.proposal_id as string;
    const executing = desk.execute(proposalId);
    await expect.poll(() => stripe.callsOf(orderId, 'create').length, { timeout: SENT_TIMEOUT_MS }).toBe(1);
    const actionId = (await desk.row(proposalId)).execution?.action_id;
    const settle = async () => {
      stripe.letGo(orderId);
      await executing;
      await expect.poll(() => desk.statusOf(proposalId), { timeout: SENT_TIMEOUT_MS }).toBe('executed');
    };
    return { workItemId, proposalId, actionId, settle };
  }

  sampled(3).each(Object.entries(DOORS))('%s names the actions in flight', async (_what, prepare) => {
    const [withdraw, withdrawAgain] = [await prepare(), await prepare()];
    const { settle, ...underway } = await underWay();
    const { actionsInFlight, moreActionsInFlight } = await withdraw().finally(settle);
    expect(actionsInFlight).toMatchObject([underway]);
    expect(moreActionsInFlight).toBe(false);
    // An action that was answered, or that only waits, is not in flight.
    expect(await withdrawAgain()).toMatchObject({ actionsInFlight: [], moreActionsInFlight: false });
  });

  it('that freezes names only the actions in flight of the frozen target', async () => {
    const { freezes } = service.services.actions;
    const client = desk.creator.client(FreezeService);
    const another = await desk.newKey();
    const freeze = (kind: FreezeKind, targetId: string) => client.freeze({ kind, targetId, reason: 'It goes wrong.' });
    const { settle, ...underway } = await underWay();
    const answers = async () => ({
      concerned: [
        await freeze(FreezeKind.TENANT, ''),
        await freeze(FreezeKind.OPERATION, 'commerce_refund'),
        await freeze(FreezeKind.INTEGRATION, stripeId),
        await freeze(FreezeKind.API_KEY, desk.key.keyId),
      ],
      others: [
        await freeze(FreezeKind.OPERATION, 'chat_post_message'),
        await freeze(FreezeKind.INTEGRATION, desk.integrationId),
        await freeze(FreezeKind.API_KEY, another.keyId),
      ],
    });
    const { concerned, others } = await answers().finally(settle);
    for (const { actionsInFlight } of concerned) expect(actionsInFlight).toMatchObject([underway]);
    for (const { actionsInFlight } of others) expect(actionsInFlight).toEqual([]);
    const call = await desk.callOf(desk.creator);
    for (const { freezeId } of (await freezes.list(call)).freezes) await freezes.thaw(call, freezeId, 'It goes well.');
  });

  it('on the command line tells of actions in flight on stderr, and prints its record on stdout', {
    tags: 'full',
  }, async () => {
    const [withdrawn, another] = [await desk.newKey(), await desk.newKey()];
    const { proposalId, actionId, settle } = await underWay();
    const revoke = ({ keyId }: { keyId: string }) =>
      workgate(service.env, ['key', 'revoke', keyId, '--tenant', desk.tenantId, '--yes'], CLI_TIMEOUT_MS);
    const { stdout, stderr } = await revoke(withdrawn).finally(settle);
    expect(stderr).toBe(`1 action is already being sent and cannot be stopped: ${actionId} (${proposalId}).\n`);
    expect(JSON.parse(stdout)).toMatchObject({ key_id: withdrawn.keyId });
    expect((await revoke(another)).stderr).toBe('');
  });

  it('names the oldest twenty actions, none that is only claimed, and none of another tenant', async () => {
    const other = await RefundDesk.open(service);
    await other.creator.signIn();
    const { proposal_id: id } = await other.inState('executing');
    const proposal = await other.row(id);
    const action = await other.actionRows.findOne({ proposal_id: id });
    if (action === null) throw new Error('It was not recorded');
    const copies = Array.from({ length: 25 }, (_, n) => ({ n, proposalId: newId('prop'), actionId: newId('act') }));
    await other.proposalRows.insertMany(
      copies.map(
        ({ proposalId, actionId }): ProposalDocument => ({
          ...proposal,
          _id: proposalId,
          execution: { attempt: 1, lease_until: new Date(Date.now() + 600_000), action_id: actionId },
        }),
      ),
    );
    const [claimed, ...recorded] = copies;
    await other.actionRows.insertMany(
      recorded.map(
        ({ n, proposalId, actionId }): ActionDocument => ({
          ...action,
          _id: actionId,
          proposal_id: proposalId,
          created_at: new Date(action.created_at.getTime() - n * 1_000),
        }),
      ),
    );
    const { personId } = await TestPerson.create(service, [{ tenantId: other.tenantId, role: 'member' }]);
    const answer = await other.creator.client(MemberService).removeMember({ personId });
    expect(answer.moreActionsInFlight).toBe(true);
    const oldest = recorded.reverse().slice(0, 20);
    expect(answer.actionsInFlight.map(({ actionId }) => actionId)).toEqual(oldest.map(({ actionId }) => actionId));
    expect(answer.actionsInFlight.map(({ proposalId }) => proposalId)).not.toContain(claimed?.proposalId);
    const { personId: here } = await member();
    expect(await desk.creator.client(MemberService).removeMember({ personId: here })).toMatchObject({
      actionsInFlight: [],
    });
  });
});
