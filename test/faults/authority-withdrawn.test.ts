import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import type { FaultPoint } from '../../src/execution/execution.ts';
import type { ProposalStatus } from '../../src/proposals/proposal.ts';
import { forbid, LARGE, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';
import { OwnEngine } from './own-engine.ts';

const SETTLE_TIMEOUT_MS = 60_000;
/** 200 races by default, because CI has an hour for everything. Set `WORKGATE_RACES=1000` for more. */
const AT_ONCE = 8;
const ROUNDS = Math.ceil(Number(process.env['WORKGATE_RACES'] ?? 200) / AT_ONCE);

/** Authority is checked at the moment of effect, whenever the process dies and whoever continues the execution. */
describe('an execution whose authority is withdrawn', () => {
  let engine: OwnEngine;
  let service: TestService;
  let desk: RefundDesk;
  let admin: CallContext;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    // Proposals that are refused in a race stay open and count towards the limit.
    const env = { WORKGATE_OPEN_PROPOSALS_PER_TENANT: String(2 * ROUNDS * AT_ONCE) };
    service = await TestService.start({ mongodbUri: engine.uri, env });
    desk = await RefundDesk.open(service);
    admin = await desk.callOf(desk.creator);
  });
  afterAll(async () => {
    await service?.stop();
    await engine?.stop();
  });

  /** Executes an approved refund in a process that kills itself at a fault point. */
  async function executedUpTo(point: FaultPoint): Promise<{ id: string; orderId: string }> {
    const orderId = await desk.order(1_000_000);
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId })).body;
    await desk.approve(id);
    await service.end('SIGTERM');
    service.env['WORKGATE_FAULT_POINT'] = point;
    await service.spawn();
    await expect(desk.execute(id)).rejects.toThrow();
    await service.end('SIGTERM');
    delete service.env['WORKGATE_FAULT_POINT'];
    expect((await desk.row(id)).status).toBe('executing');
    return { id, orderId };
  }

  /** Expires every lease, starts the service, and waits until its own worker has brought the proposal to a status. */
  async function restartedUntil(id: string, status: ProposalStatus): Promise<void> {
    await desk.write(id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await service.spawn();
    await expect.poll(async () => (await desk.row(id)).status, { timeout: SETTLE_TIMEOUT_MS }).toBe(status);
  }

  const write = async (text: string) => {
    const { policies } = service.services.actions;
    await policies.write(admin, text, (await policies.read(desk.tenantId)).version);
  };

  it('sends nothing when policy forbids it after a killed process had claimed it', async () => {
    const { id, orderId } = await executedUpTo('claimed');
    await write(forbid('execute', 'not-any-more'));
    await restartedUntil(id, 'approved');
    expect(await desk.refunded(orderId)).toEqual({ total: 0, count: 0 });
    await write('');
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
    expect((await desk.refunded(orderId)).count).toBe(1);
  }, 120_000);

  it('sends nothing, whoever continues, when the executing key was revoked', async () => {
    const own = await desk.newKey(desk.creator);
    const { id, orderId } = await executedUpTo('claimed');
    await desk.write(id, { 'execution.by': { type: 'api_key', id: own.keyId } });
    await service.revokeKey(desk.tenantId, own.keyId);
    await restartedUntil(id, 'approved');
    expect((await desk.refunded(orderId)).count).toBe(0);
  }, 120_000);

  it('sends nothing and stays unknown when policy forbids it after a killed process had recorded the action', async () => {
    const { id, orderId } = await executedUpTo('action_recorded');
    await write(forbid('execute', 'not-any-more'));
    await restartedUntil(id, 'outcome_unknown');
    expect((await desk.refunded(orderId)).count).toBe(0);
    await write('');
  }, 120_000);

  it('is looked up and settled, not recalled, when it had already been sent', async () => {
    const { id, orderId } = await executedUpTo('provider_answered');
    await write(forbid('execute', 'not-any-more'));
    await restartedUntil(id, 'executed');
    expect(await desk.refunded(orderId)).toEqual({ total: 10_000, count: 1 });
    await write('');
  }, 120_000);

  it('sends nothing when the stored payload is not the approved one', async () => {
    const { id, orderId } = await executedUpTo('claimed');
    await desk.write(id, { 'payload.amount': '4000.00' });
    await restartedUntil(id, 'approved');
    expect((await desk.refunded(orderId)).count).toBe(0);
    expect(await desk.execute(id)).toMatchObject({ status: 409, body: { error: { code: 'payload_mismatch' } } });
  }, 120_000);

  it('makes exactly the refunds that it answers with success while two nodes execute', async () => {
    const other = await TestService.start({ sharing: service });
    const { integrations } = service.services.integrations;
    const clients = [desk.key.client, other.client(desk.key.token)];
    const answers = { made: 0, refused: 0 };
    let took = 0;
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const orderId = await desk.order(1_000_000);
        const by = await desk.newKey();
        const proposals = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, n) => desk.propose((0.1 + n / 100).toFixed(2), { orderId, by })),
        );
        const executing = proposals.map(async ({ body }, index) => {
          const path = `/api/v1/public/action-proposals/${body.proposal_id}/execute`;
          return clients[index % 2]?.post(path, { dry_run: false });
        });
        // The integration is disabled before, during or after the executions. The first round measures how long they
        // take.
        const begunAt = performance.now();
        if (round === 0) await Promise.all(executing);
        else await delay(((round % 5) * took) / 3);
        if (round === 0) took = performance.now() - begunAt;
        await integrations.setEnabled(admin, desk.integrationId, false);
        const late = await desk.execute(proposals[0]?.body.proposal_id);
        const statuses = (await Promise.all(executing)).map((answer) => answer?.status);
        expect([200, 409]).toContain(late.status);
        const made = statuses.filter((status) => status === 200).length;
        expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
        expect((await desk.refunded(orderId)).count, `round ${round}: ${statuses}`).toBe(made);
        answers.made += made;
        answers.refused += AT_ONCE - made;
        await integrations.setEnabled(admin, desk.integrationId, true);
        for (const [index, { body }] of proposals.entries()) {
          const { status } = await desk.row(body.proposal_id);
          expect(status, `round ${round}`).toBe(statuses[index] === 200 ? 'executed' : 'auto_approved');
        }
      }
    } finally {
      await other.stop({ keepDatabase: true });
    }
    // Unless both outcomes occurred, the races have tested nothing.
    expect(Math.min(answers.made, answers.refused), JSON.stringify(answers)).toBeGreaterThan(0);
  }, 600_000);
});
