/** Settling an execution that broke off, and that nobody takes over because its integration is switched off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

describe('an execution that broke off at a switched-off integration', () => {
  let service: TestService;
  let desk: RefundDesk;
  let admin: CallContext;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    // People who are accountable for a proposal cannot settle it.
    admin = await desk.join('admin');
    await service.services.integrations.integrations.setEnabled(admin, desk.integrationId, false);
  });
  afterAll(() => service.stop());

  /** Begins an execution step by step, up to the record of the action. */
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

  test('cannot be settled while its attempt may still be running', async () => {
    const { actionId } = await begun();
    const settling = service.services.actions.executor.settle(admin, actionId, 'rf_1', 'Found.');
    await expect(settling).rejects.toMatchObject({ code: 'invalid_state' });
  });

  test.each([
    ['done', 'rf_found', 'succeeded', 'executed'],
    ['not done', null, 'failed', 'execution_failed'],
  ] as const)('is left alone by recovery, settled by a person as %s, and verifies in its packet', async (_, ref, action, status) => {
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
