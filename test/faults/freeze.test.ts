import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import type { FaultPoint } from '../../src/actions/execution.ts';
import type { ProposalStatus } from '../../src/actions/proposal.ts';
import type { CallContext } from '../../src/call-context.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
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
/** A key has so much of the process at a time. */
const AT_ONCE = 12;
const LATENCY_MS = 150;
const CRASHES = 6;
/** What has passed the gate is on its way within 1 s; the rest is for a busy machine. */
const SENT_WITHIN_MS = 2_000;

/** A freeze holds on every node once it is answered, whenever a process ends, and costs nobody their approval. */
describe('a freeze, on two nodes', () => {
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

  /** Approved refunds by Stripe, each of an order of its own. */
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

  it('lets nothing pass once it is answered but what it names, and all go on, once each, when it is thawed', async () => {
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
    // Each named one was on its way: it was sent, or the gate has stopped it, and neither is left open.
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
    return { id, orderId };
  }

  /** As if so much time had passed that every lease has run out; the worker of the other node goes on with it. */
  async function recoveredTo(id: string, ...statuses: ProposalStatus[]): Promise<void> {
    await desk.write(id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    const status = async () => (await desk.row(id)).status;
    await expect.poll(status, { timeout: SETTLE_TIMEOUT_MS }).toBeOneOf(statuses);
  }

  it('after the claim of a process that was killed keeps recovery from sending, and the approval holds', async () => {
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

  it('after the record of a process that was killed leaves it to be looked up, and sent once when it is thawed', async () => {
    const { id, orderId } = await executedUpTo('action_recorded');
    await freezes().freeze(admin, { kind: 'operation', targetId: 'commerce_refund' }, REASON);
    // On a busy machine the shop may say by then that it will never see it: the attempt has failed, and may be made again.
    await recoveredTo(id, 'outcome_unknown', 'execution_failed');
    expect((await desk.refunded(orderId)).count).toBe(0);
    await service.spawn();
    expect((await desk.execute(id)).status).not.toBe(200);
    await thawAll();
    await recoveredTo(id, 'executed', 'execution_failed');
    expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
    expect((await desk.refunded(orderId)).count).toBe(1);
  }, 120_000);

  it('of a process that is killed while it freezes holds on the other one as soon as anybody sees it', async () => {
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
      // What the process had asked of the database may still be done.
      await delay(200);
      const isFrozen = (await freezes().list(admin)).freezes.length > 0;
      expect((await executeOn(other, id)).status).toBe(isFrozen ? 403 : 200);
      seen[isFrozen ? 'frozen' : 'not'] += 1;
      await service.spawn();
      // Again is no change: it is logged once.
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
