/** What a person can do for an execution that broke off and that nobody takes over, as its integration is switched off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

describe('an execution that broke off at an integration that is off', () => {
  let service: TestService;
  let desk: RefundDesk;
  let admin: CallContext;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    // Who is accountable for the proposals settles none of them.
    admin = await desk.join('admin');
    await service.services.integrations.integrations.setEnabled(admin, desk.integrationId, false);
  });
  afterAll(() => service.stop());

  /** Begun by hand, up to the record of the action. */
  async function begun(): Promise<{ proposalId: string; actionId: string; workItemId: string }> {
    const { proposal_id: proposalId, work_item_id: workItemId } = await desk.inState('auto_approved');
    const { steps, proposals } = service.services.actions;
    const row = await proposals.stored.find(admin, proposalId);
    const claimed = await steps.claim(admin, row, `act_${proposalId.slice('prop_'.length)}`);
    const begun = claimed && (await steps.record(admin, claimed, 'policies'));
    if (!begun) throw new Error('It was not begun');
    return { proposalId, actionId: begun.action._id, workItemId };
  }

  const leaseEnded = (proposalId: string) => {
    const lease_until = new Date(Date.now() - 1);
    return desk.write(proposalId, { 'execution.lease_until': lease_until, due_at: lease_until });
  };

  test('is not settled while the one who began it may still be at it', async () => {
    const { actionId } = await begun();
    const settling = service.services.actions.executor.settle(admin, actionId, 'rf_1', 'Found.');
    await expect(settling).rejects.toMatchObject({ code: 'invalid_state' });
  });

  test.each([
    ['done', 'rf_found', 'succeeded', 'executed'],
    ['not done', null, 'failed', 'execution_failed'],
  ] as const)('is left by recovery, and settled by a person as %s; its packet verifies', async (_, ref, action, status) => {
    const { proposalId, actionId, workItemId } = await begun();
    await leaseEnded(proposalId);
    await service.services.actions.recovery.recover(desk.tenantId);
    expect((await desk.row(proposalId)).status).toBe('executing');

    const settled = await service.services.actions.executor.settle(admin, actionId, ref, 'I have looked.');
    expect(settled).toMatchObject({ status: action, attempts: 1, settlement: { reason: 'I have looked.' } });
    expect(await desk.statusOf(proposalId)).toBe(status);
    expect((await desk.row(proposalId)).due_at).toBeUndefined();

    const packet = JSON.stringify((await desk.key.client.exportPacket(workItemId)).body);
    const jwks = await (await fetch(`${service.address}/.well-known/jwks.json`)).json();
    expect(verifyPacket(packet, readKeySet(jwks)).problems).toEqual([]);
  });
});
