/**
 * Proposals that wait for long or expire while nobody reads them. Two nodes share the work, and followers of the log
 * hear of each event once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';
import { ENDPOINTS, verifiedEvent } from '../support/webhook-desk.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';

/** Patience for the workers, which look for work every five to six seconds, on a busy machine. */
const SOON = { timeout: 60_000, interval: 50 };

let service: TestService;
let peer: TestService;
let desk: RefundDesk;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.start({ shared: 'with-providers' });
  peer = await TestService.startOwn({ sharing: service });
  desk = await RefundDesk.open(service);
});
afterAll(async () => {
  await peer?.stop();
  await service?.stop();
  await receiver.stop();
});

test('two nodes tell webhooks and the feed once of each proposal that expires unread', {
  tags: 'full',
  timeout: 180_000,
}, async () => {
  const follower = await service.createKey(desk.tenantId, ['events.read', 'webhooks.manage']);
  const open = ['pending_approval', 'auto_approved', 'approved'] as const;
  const before = new Map<string, string>();
  for (const status of [...open, ...open]) before.set((await desk.inState(status)).proposal_id, status);
  const { proposal_id: other } = await desk.inState('pending_approval');
  const types = ['proposal.expired'];
  const made = await follower.client.post(ENDPOINTS, { url: receiver.url('/'), types });
  service.keepSecret('secret of a webhook', made.body.secret);

  // From here on nobody reads a proposal, until its expiry was told.
  await Promise.all([...before.keys()].map((id) => desk.overdue(id)));
  const told = () => receiver.received.map((request) => verifiedEvent(request, made.body.secret));
  await expect.poll(() => new Set(told().map(({ subject }) => subject.id)), SOON).toEqual(new Set(before.keys()));

  const { body } = await follower.client.get('/api/v1/public/events?types=proposal.expired');
  const subjects = body.events.map((event: { subject: { id: string } }) => event.subject.id);
  expect(subjects.toSorted()).toEqual([...before.keys()].toSorted());
  for (const [id, previous] of before) {
    expect((await desk.row(id)).status).toBe('expired');
    expect((await desk.events(id)).filter(({ type }) => type === 'proposal.expired')).toMatchObject([
      {
        actor: { type: 'system', id: 'workgate-governance' },
        data: { status: 'expired', previous_status: previous },
      },
    ]);
  }
  expect((await desk.row(other)).status).toBe('pending_approval');
});

test('a waiting proposal causes one reminder after half of its time, and one escalation after most of it', {
  timeout: 180_000,
}, async () => {
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000);
  const proposed = async () => (await desk.inState('pending_approval')).proposal_id;
  /** Lets this part of the proposal's ten hours pass. */
  const aged = (id: string, part: number) =>
    desk.write(id, { created_at: hours(-10 * part), expires_at: hours(10 - 10 * part), due_at: new Date() });
  const told = async (id: string) =>
    (await desk.events(id)).map(({ type }) => type).filter((type) => /reminded|escalated/.test(type));
  const [fresh, half, most, both, decided] = [
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
  ];
  await desk.reject(decided);
  await Promise.all([aged(fresh, 0.45), aged(half, 0.55), aged(most, 0.85), aged(both, 0.55)]);
  await desk.write(decided, { created_at: hours(-9), expires_at: hours(1), due_at: new Date() });
  await expect.poll(() => told(both), SOON).toEqual(['proposal.approval_reminded']);
  await aged(both, 0.85);
  await desk.write(both, { 'waiting.since': hours(-8.5), due_at: new Date() });
  await expect.poll(() => told(both), SOON).toEqual(['proposal.approval_reminded', 'proposal.approval_escalated']);
  await expect.poll(() => told(half), SOON).toEqual(['proposal.approval_reminded']);
  // If both were missed, only the last is told.
  await expect.poll(() => told(most), SOON).toEqual(['proposal.approval_escalated']);
  await expect.poll(async () => (await desk.row(decided)).due_at, SOON).toBeUndefined();
  expect([...(await told(fresh)), ...(await told(decided))]).toEqual([]);
  const row = await desk.row(half);
  expect([row.status, row.waiting?.since]).toEqual(['pending_approval', row.created_at]);
  expect((await desk.events(half)).at(-1)).toMatchObject({
    actor: { type: 'system', id: 'workgate-governance' },
    data: { expires_at: row.expires_at.toISOString() },
  });
  // The worker looks at the proposal again when most of its time is over.
  expect(row.due_at?.getTime()).toBe(row.created_at.getTime() + 8 * 60 * 60_000);

  // People can still approve the proposal, and nobody is reminded of it after that.
  await desk.approve(both);
  expect(await desk.row(both)).toMatchObject({ status: 'approved', due_at: (await desk.row(both)).expires_at });
  await service.services.platform.relay.drain(desk.tenantId);
  expect(await told(both)).toEqual(['proposal.approval_reminded', 'proposal.approval_escalated']);
});
