import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultPoint } from '../../src/actions/execution.ts';
import type { ProposalStatus } from '../../src/actions/proposal.ts';
import type { CallContext } from '../../src/call-context.ts';
import { forbid, LARGE, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';
import { OwnEngine } from './own-engine.ts';

const SETTLE_TIMEOUT_MS = 60_000;
/** Two hundred races in CI, which has an hour for everything; `WORKGATE_RACES=1000` for as many as one likes. */
const AT_ONCE = 8;
const ROUNDS = Math.ceil(Number(process.env['WORKGATE_RACES'] ?? 200) / AT_ONCE);

/** Authority holds at the moment of effect, whenever the process ends and whoever goes on. */
describe('authority that is withdrawn', () => {
  let engine: OwnEngine;
  let service: TestService;
  let desk: RefundDesk;
  let admin: CallContext;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    // What is refused in a race stays open.
    const env = { WORKGATE_OPEN_PROPOSALS_PER_TENANT: String(2 * ROUNDS * AT_ONCE) };
    service = await TestService.start({ mongodbUri: engine.uri, env });
    desk = await RefundDesk.open(service);
    admin = await desk.callOf(desk.creator);
  });
  afterAll(async () => {
    await service?.stop();
    await engine?.stop();
  });

  /** Has a process execute an approved refund, which ends itself at the point. */
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

  /** Starts the service, as if so much time had passed that every lease has run out, and waits for its own worker. */
  async function restartedUntil(id: string, status: ProposalStatus): Promise<void> {
    await desk.write(id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await service.spawn();
    await expect.poll(async () => (await desk.row(id)).status, { timeout: SETTLE_TIMEOUT_MS }).toBe(status);
  }

  const write = async (text: string) => {
    const { policies } = service.services.actions;
    await policies.write(admin, text, (await policies.read(desk.tenantId)).version);
  };

  it('after the claim of a process that was killed keeps it from being sent', async () => {
    const { id, orderId } = await executedUpTo('claimed');
    await write(forbid('execute', 'not-any-more'));
    await restartedUntil(id, 'approved');
    expect(await desk.refunded(orderId)).toEqual({ total: 0, count: 0 });
    await write('');
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
    expect((await desk.refunded(orderId)).count).toBe(1);
  }, 120_000);

  it('of the key that executed keeps it from being sent by whoever goes on', async () => {
    const own = await desk.newKey(desk.creator);
    const { id, orderId } = await executedUpTo('claimed');
    await desk.write(id, { 'execution.by': { type: 'api_key', id: own.keyId } });
    await service.revokeKey(desk.tenantId, own.keyId);
    await restartedUntil(id, 'approved');
    expect((await desk.refunded(orderId)).count).toBe(0);
  }, 120_000);

  it('after the record of a process that was killed leaves it to be looked up, and sends nothing', async () => {
    const { id, orderId } = await executedUpTo('action_recorded');
    await write(forbid('execute', 'not-any-more'));
    await restartedUntil(id, 'outcome_unknown');
    expect((await desk.refunded(orderId)).count).toBe(0);
    await write('');
  }, 120_000);

  it('after it was sent recalls nothing: it is looked up and settled', async () => {
    const { id, orderId } = await executedUpTo('provider_answered');
    await write(forbid('execute', 'not-any-more'));
    await restartedUntil(id, 'executed');
    expect(await desk.refunded(orderId)).toEqual({ total: 10_000, count: 1 });
    await write('');
  }, 120_000);

  it('is not needed where what is stored was changed: another payload than the approved one is not sent', async () => {
    const { id, orderId } = await executedUpTo('claimed');
    await desk.write(id, { 'payload.amount': '4000.00' });
    await restartedUntil(id, 'approved');
    expect((await desk.refunded(orderId)).count).toBe(0);
    expect(await desk.execute(id)).toMatchObject({ status: 409, body: { error: { code: 'payload_mismatch' } } });
  }, 120_000);

  it('while two nodes execute: what was answered as refused was not made, and what was made was answered so', async () => {
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
          Array.from({ length: AT_ONCE }, () => desk.propose('0.10', { orderId, by })),
        );
        const executing = proposals.map(async ({ body }, index) => {
          const path = `/api/v1/public/action-proposals/${body.proposal_id}/execute`;
          return clients[index % 2]?.post(path, { dry_run: false });
        });
        // Now before all of them, now in between, now after them, which the first round has told how long they take.
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
    // Both happened, or nothing was tried.
    expect(Math.min(answers.made, answers.refused), JSON.stringify(answers)).toBeGreaterThan(0);
  }, 600_000);
});
