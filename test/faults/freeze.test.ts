import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import type { CallContext } from '../../src/call-context.ts';
import type { FaultPoint } from '../../src/execution/execution.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { ProposalStatus } from '../../src/proposals/proposal.ts';
import { FakeStripe } from '../support/fake-stripe.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { seededRandom } from '../support/seed.ts';
import { TestService } from '../support/service.ts';
import { stored } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

const SETTLE_TIMEOUT_MS = 60_000;
const REASON = 'It goes wrong.';
const EXECUTIONS = 60;
/** Number of executions that one key may run at a time. */
const AT_ONCE = 12;
const LATENCY_MS = 150;
const CRASHES = 6;
/** An execution that has passed the gate is sent within 1 s. The rest is a margin for a busy machine. */
const SENT_WITHIN_MS = 2_000;

/** A freeze holds on every node as soon as it is acknowledged, whenever a process dies. No approval is lost. */
describe('a freeze on two nodes', () => {
  let engine: OwnEngine;
  let stripe: FakeStripe;
  let service: TestService;
  let other: TestService;
  let desk: RefundDesk;
  let admin: CallContext;
  let stripeId: string;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const random = seededRandom();
    stripe = await FakeStripe.start({ latencyMs: () => random() * LATENCY_MS });
    const env = { WORKGATE_STRIPE_API_BASE: stripe.address };
    service = await TestService.start({ mongodbUri: engine.uri, env });
    other = await TestService.start({ sharing: service });
    desk = await RefundDesk.open(service);
    admin = await desk.callOf(desk.creator);
    await desk.creator.signIn();
    const shop = { kind: 'stripe', name: 'Stripe', credential: 'sk_test_0123456789abcdef' } as const;
    stripeId = (await service.services.integrations.integrations.create(admin, shop)).integrationId;
  });
  afterAll(async () => {
    await other?.stop({ keepDatabase: true });
    await service?.stop();
    await stripe?.stop();
    await engine?.stop();
  });

  const freezes = () => service.services.actions.freezes;
  const executeOn = (node: TestService, id: string) =>
    node.client(desk.key.token).post(`/api/v1/public/action-proposals/${id}/execute`, { dry_run: false });

  async function thawAll(): Promise<void> {
    for (const { freezeId } of (await freezes().list(admin)).freezes) await freezes().thaw(admin, freezeId, 'Mended');
  }

  /** Creates approved refunds through Stripe, each for its own order. */
  async function approvedByStripe(count: number): Promise<{ id: string; orderId: string }[]> {
    const workItemId = await desk.workItem();
    const path = `/api/v1/public/work-items/${workItemId}/action-proposals`;
    const made: { id: string; orderId: string }[] = [];
    for (let n = 0; n < count; n += 1) {
      const { orderId } = stripe.addPayment(`frozen-${made.length}-${Date.now()}`, 100_000, 'eur');
      const { body } = await desk.key.client.post(
        path,
        refundProposal(stripeId, { order_id: orderId, amount: '0.01' }),
      );
      expect(body.status).toBe('auto_approved');
      made.push({ id: body.proposal_id, orderId });
    }
    return made;
  }

  it('stops everything except the actions that it names as in flight, and after the thaw each is executed once', async () => {
    const planned = await approvedByStripe(EXECUTIONS);
    const statuses = new Map<string, number>();
    const waiting = [...planned];
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        statuses.set(next.id, (await executeOn(other, next.id)).status);
      }
    };
    const working = Promise.all(Array.from({ length: AT_ONCE }, worker));
    const sent = () => stripe.calls.filter(({ call }) => call === 'create').length;
    await expect.poll(sent, { timeout: SETTLE_TIMEOUT_MS, interval: 5 }).toBeGreaterThan(AT_ONCE);

    const target = { kind: FreezeKind.INTEGRATION, targetId: stripeId, reason: REASON };
    const { actionsInFlight, moreActionsInFlight } = await desk.creator.client(FreezeService).freeze(target);
    const answeredAt = Date.now();
    const sentBefore = sent();
    await working;
    await delay(SENT_WITHIN_MS);

    expect(moreActionsInFlight).toBe(false);
    const named = new Set(actionsInFlight.map(({ proposalId }) => proposalId));
    const orderOf = new Map(planned.map(({ id, orderId }) => [orderId, id]));
    const late = stripe.calls.filter(({ call }) => call === 'create').slice(sentBefore);
    for (const { orderId = '', at } of late) {
      expect(named).toContain(orderOf.get(orderId));
      expect(at - answeredAt).toBeLessThan(SENT_WITHIN_MS);
    }
    // Each named action was in flight: it was sent, or stopped by the gate. Neither is left open.
    for (const id of named) expect([200, 403]).toContain(statuses.get(id));
    const answers = [...statuses.values()];
    expect(new Set(answers)).toEqual(new Set([200, 403]));
    for (const { id } of planned) {
      expect((await desk.row(id)).status).toBe(statuses.get(id) === 200 ? 'executed' : 'auto_approved');
    }

    await thawAll();
    for (const { id } of planned)
      expect((await executeOn(other, id)).body).toMatchObject({ proposal: { status: 'executed' } });
    for (const { orderId } of planned) {
      expect(stripe.refunds.filter(({ payment }) => payment.orderId === orderId)).toHaveLength(1);
    }
  }, 300_000);

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
    return { id, orderId };
  }

  /** Expires the lease, and waits until the other node's worker has brought the proposal to one of these statuses. */
  async function recoveredTo(id: string, ...statuses: ProposalStatus[]): Promise<void> {
    await desk.write(id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    const status = async () => (await desk.row(id)).status;
    await expect.poll(status, { timeout: SETTLE_TIMEOUT_MS }).toBeOneOf(statuses);
  }

  it("after a killed process's claim, stops recovery from sending, and keeps the approval", async () => {
    const { id, orderId } = await executedUpTo('claimed');
    await freezes().freeze(admin, { kind: 'tenant', targetId: null }, REASON);
    await recoveredTo(id, 'approved');
    expect((await desk.refunded(orderId)).count).toBe(0);
    await service.spawn();
    expect((await desk.execute(id)).status).toBe(403);
    await thawAll();
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
    expect((await desk.refunded(orderId)).count).toBe(1);
  }, 120_000);

  it("after a killed process's action record, leaves the outcome to a look-up, and after the thaw the refund is sent once", async () => {
    const { id, orderId } = await executedUpTo('action_recorded');
    await freezes().freeze(admin, { kind: 'operation', targetId: 'commerce_refund' }, REASON);
    // On a busy machine, enough time may have passed for the shop to rule out the refund. Then the attempt has failed
    // and may be repeated.
    await recoveredTo(id, 'outcome_unknown', 'execution_failed');
    expect((await desk.refunded(orderId)).count).toBe(0);
    await service.spawn();
    expect((await desk.execute(id)).status).not.toBe(200);
    await thawAll();
    await recoveredTo(id, 'executed', 'execution_failed');
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
    expect((await desk.refunded(orderId)).count).toBe(1);
  }, 120_000);

  it('by a process that is killed meanwhile holds on the other node as soon as it is visible', async () => {
    const seen = { frozen: 0, not: 0 };
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const [planned] = await approvedByStripe(1);
      const id = planned?.id ?? '';
      const client = desk.creator.client(FreezeService);
      const target = { kind: FreezeKind.INTEGRATION, targetId: stripeId, reason: `${REASON} ${crash}` };
      const freezing = client.freeze(target).catch(() => undefined);
      await delay(crash * 4);
      await service.end('SIGKILL');
      await freezing;
      // The database may still perform what the killed process had requested.
      await delay(200);
      const isFrozen = (await freezes().list(admin)).freezes.length > 0;
      expect((await executeOn(other, id)).status).toBe(isFrozen ? 403 : 200);
      seen[isFrozen ? 'frozen' : 'not'] += 1;
      await service.spawn();
      // Freezing again changes nothing: there is one log entry.
      const again = await desk.creator.client(FreezeService).freeze(target);
      await service.services.platform.relay.drain(desk.tenantId);
      const about = { 'subject.id': again.freeze?.freezeId ?? '', type: 'freeze.begun' as const };
      expect(await stored<LogEntry>(service, 'event_log').countDocuments(about)).toBe(1);
      await thawAll();
      expect((await executeOn(other, id)).status).toBe(200);
    }
    expect(seen.frozen + seen.not).toBe(CRASHES);
  }, 300_000);
});
