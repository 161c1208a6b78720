/** Proposals whose time runs out while nobody looks: two nodes share the work, and whoever follows the log hears of it once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';
import { ENDPOINTS, HOOKS_ENV, verifiedEvent } from '../support/webhook-desk.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';

/** A look for work comes every five seconds at the latest; the machine is loaded. */
const SOON = { timeout: 60_000, interval: 50 };

let service: TestService;
let peer: TestService;
let desk: RefundDesk;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.startOwn({ env: HOOKS_ENV });
  peer = await TestService.startOwn({ sharing: service });
  desk = await RefundDesk.open(service);
});
afterAll(async () => {
  await peer?.stop();
  await service?.stop();
  await receiver.stop();
});

test('what expires unread is told to webhooks and the feed once, by two nodes', { timeout: 180_000 }, async () => {
  const follower = await service.createKey(desk.tenantId, ['events.read', 'webhooks.manage']);
  const open = ['pending_approval', 'auto_approved', 'approved'] as const;
  const before = new Map<string, string>();
  for (const status of [...open, ...open]) before.set((await desk.inState(status)).proposal_id, status);
  const { proposal_id: other } = await desk.inState('pending_approval');
  const types = ['proposal.expired'];
  const made = await follower.client.post(ENDPOINTS, { url: receiver.url('/'), types });
  service.keepSecret('secret of a webhook', made.body.secret);

  // From here on nobody reads a proposal, before it has been told that it has expired.
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
