/** Nobody gains by choosing the pack: then all packs for the operation apply. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { newChatId } from '../support/fake-chat.ts';
import { RefundDesk } from '../support/governance.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

/** More than the default pack approves by itself, and less than the generous one does. */
const BETWEEN = '80.00';
const CHOSEN = 'workgate/chosen-pack';
const GENEROUS = { auto_approve_up_to: { EUR: '200.00' }, two_approvals_above: { EUR: '5000.00' } };
const BUDGET = { per_resource: { EUR: '900.00' }, per_principal: { EUR: '900.00' } };

let chat: ChatDesk;
let service: TestService;
let elsewhere: TestService;
let desk: RefundDesk;
let owner: TestPerson;
/** Belongs to nobody else here. */
let othersKey: TestKey;

beforeAll(async () => {
  chat = await ChatDesk.openOwn();
  ({ service } = chat);
  elsewhere = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await elsewhere.stop();
  await chat.close();
});
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  owner = await desk.creator.signIn();
  othersKey = await desk.newKey();
  await activate(owner, packFor('vip', { ...GENEROUS, auto_approve_budget: BUDGET }));
});

/** Returns a pack that takes work with a tag. Key and tag are the same. */
const packFor = (tag: string, refunds: Record<string, unknown>) => {
  const queues = [
    { queue_key: 'tagged', title: 'Tagged', match: { tags: [tag] } },
    { queue_key: 'rest', title: 'The rest' },
  ];
  return supportPack({ pack_key: tag, title: tag, queues, refunds });
};
const open = async (by: TestKey, tags: string[]) =>
  (await by.client.createWorkItem({ subject: 'Refund', tags })).body.work_item_id as string;
const move = (by: TestPerson, workItemId: string, packKey: string, queueKey: string) =>
  by.client(WorkService).moveWorkItem({ workItemId, packKey, queueKey });
const join = async (role: 'admin' | 'member') =>
  (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const reasonsOf = (body: { policy: { reasons: { policy_id: string; message: string }[] } }) =>
  body.policy.reasons.map(({ policy_id }) => policy_id);

test('a proposal by whoever opened the work needs what the strictest pack needs, and says why', async () => {
  const { body } = await desk.propose(BETWEEN, { workItemId: await open(desk.key, ['vip']) });
  expect(body).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 1 } });
  expect(body.policy.policy_version).toMatch(/^vip@.+\+with@customer_support@/);
  const why = body.policy.reasons.find((one: { policy_id: string }) => one.policy_id === CHOSEN);
  expect(why.message).toContain('So the limits of customer_support apply too.');

  const large = await desk.propose('600.00', { workItemId: await open(desk.key, ['vip']) });
  expect(large.body).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 2 } });
  await desk.approve(large.body.proposal_id);
  expect((await desk.execute(large.body.proposal_id)).status).toBe(409);
  await desk.approve(large.body.proposal_id, desk.approvers[1]);
  expect((await desk.execute(large.body.proposal_id)).body.action).toMatchObject({ status: 'succeeded' });
  const path = `/api/v1/public/work-items/${large.body.work_item_id}/evidence-packets`;
  const packet = await desk.key.client.post(path, {});
  const keys = await (await fetch(`${service.address}/.well-known/jwks.json`)).json();
  expect(verifyPacket(JSON.stringify(packet.body), readKeySet(keys)).problems).toEqual([]);
});

test('an hourly rate is shared by all packs among which the proposer can choose', async () => {
  for (const tag of ['vip', 'gold']) {
    await activate(owner, packFor(tag, { ...GENEROUS, auto_approve_budget: BUDGET, rate_per_hour: 1 }));
  }
  const proposed = async (by: TestKey, tag: string) =>
    (await desk.propose('5.00', { workItemId: await open(by, [tag]) })).body.proposal_id;
  const [first, second] = [await proposed(desk.key, 'vip'), await proposed(desk.key, 'gold')];
  expect((await desk.execute(first)).status).toBe(200);
  const refused = await desk.execute(second);
  expect(refused.body.error).toMatchObject({ code: 'policy_denied', details: [{ field: 'pack/rate-per-hour' }] });
  expect((await desk.execute(await proposed(othersKey, 'gold'))).status, 'not chosen by its people').toBe(200);
  expect((await desk.execute(first)).status, 'again').toBe(200);
});

test('a proposal for work that somebody else opened is judged by the pack of the work alone', async () => {
  const { body } = await desk.propose(BETWEEN, { workItemId: await open(othersKey, ['vip']) });
  expect(body).toMatchObject({ status: 'auto_approved' });
  expect(body.policy.policy_version).toMatch(/^vip@[^+]+$/);
  expect((await desk.execute(body.proposal_id)).body.action).toMatchObject({ status: 'succeeded' });
});

test('the pack that was avoided applies, too: work without the tag meets the pack for the tag', async () => {
  const strict = { auto_approve_up_to: { EUR: '0.01' }, two_approvals_above: { EUR: '0.01' } };
  await activate(owner, packFor('fraud', strict));
  const avoided = await desk.propose('5.00', { workItemId: await open(desk.key, []) });
  expect(avoided.body).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 2 } });
  const others = await desk.propose('5.00', { workItemId: await open(othersKey, []) });
  expect(others.body).toMatchObject({ status: 'auto_approved' });
});

sampled(2).each([
  ['does not name', {}],
  ['forbids', { commerce_refund: { allowed: false } }],
])('a pack that %s the operation changes nothing', async (_, operations) => {
  await activate(owner, JSON.stringify({ ...JSON.parse(packFor('quiet', {})), operations }));
  const { body } = await desk.propose('5.00', { workItemId: await open(desk.key, []) });
  expect(body).toMatchObject({ status: 'auto_approved' });
});

describe('a pack that waits for another administrator', () => {
  const STRICT = { auto_approve_up_to: { EUR: '0.01' }, two_approvals_above: { EUR: '0.01' } };
  let colleague: TestPerson;
  const confirm = (packKey: string, revision: bigint) =>
    colleague.client(PackService).confirmPack({ packKey, revision });
  const proposed = async () => (await desk.propose('5.00', { workItemId: await open(desk.key, []) })).body;

  beforeEach(async () => {
    colleague = await join('admin');
    await desk.waitDays(7);
  });

  test('changes nothing for other packs if it is new', async () => {
    expect((await activate(owner, packFor('fraud', STRICT)))?.waiting).toHaveLength(1);
    expect(await proposed()).toMatchObject({ status: 'auto_approved' });
    await confirm('fraud', 1n);
    expect(await proposed()).toMatchObject({ status: 'pending_approval' });
  });

  test('goes on limiting beside others an operation that it no longer allows', { tags: 'full' }, async () => {
    await activate(owner, packFor('fraud', STRICT));
    await confirm('fraud', 1n);
    const silent = { ...JSON.parse(packFor('fraud', {})), operations: {} };
    expect((await activate(owner, JSON.stringify(silent)))?.waiting).toHaveLength(1);
    expect(await proposed()).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 2 } });
    const own = await desk.propose('5.00', { workItemId: await open(othersKey, ['fraud']) });
    expect(own.status, 'in its own pack').toBe(400);
    await confirm('fraud', 2n);
    expect(await proposed()).toMatchObject({ status: 'auto_approved' });
  });
});

test('a proposal whose work left its pack while it was made is judged by all packs when it is executed', async () => {
  const { body } = await desk.propose('20.00', { workItemId: await open(othersKey, []) });
  expect(body).toMatchObject({ status: 'auto_approved' });
  const { connection } = service.services.platform.mongo;
  const items = connection.collection<{ _id: string }>('work_items');
  await items.updateOne({ _id: body.work_item_id }, { $set: { pack_key: 'vip', queue_key: 'rest' } });
  const strict = { auto_approve_up_to: { EUR: '1.00' }, two_approvals_above: { EUR: '5000.00' } };
  await activate(owner, supportPack({ refunds: strict }));
  expect((await desk.execute(body.proposal_id)).status).toBe(409);
});

describe('work that is moved to another pack', () => {
  test('was placed by whoever moved it', async () => {
    const [member, key] = [await join('member'), await desk.newKey()];
    const moved = await open(desk.key, []);
    await move(member, moved, 'vip', 'rest');
    expect((await desk.propose(BETWEEN, { workItemId: moved })).body).toMatchObject({ status: 'auto_approved' });
    const own = await open(key, []);
    await move(owner, own, 'vip', 'rest');
    expect(reasonsOf((await desk.propose(BETWEEN, { workItemId: own })).body)).toContain(CHOSEN);
  });

  test('keeps who placed it if a colleague moves it within the pack', { tags: 'full' }, async () => {
    const workItemId = await open(desk.key, ['vip']);
    await move(await join('member'), workItemId, 'vip', 'rest');
    expect(reasonsOf((await desk.propose(BETWEEN, { workItemId })).body)).toContain(CHOSEN);
  });

  test('was placed by an administrator if somebody whom they have just invited moves it', async () => {
    await desk.waitDays(7);
    const puppet = await TestPerson.invited(owner, Role.MEMBER);
    const workItemId = await open(othersKey, []);
    await move(puppet, workItemId, 'vip', 'rest');
    const { body } = await desk.propose(BETWEEN, { workItemId });
    expect(body).toMatchObject({ status: 'pending_approval' });
    expect(reasonsOf(body)).toContain(CHOSEN);
  });
});

test('a pack that becomes stricter at another process counts before the execution', async () => {
  const { body } = await desk.propose('20.00', { workItemId: await open(desk.key, ['vip']) });
  expect(body).toMatchObject({ status: 'auto_approved' });
  const strict = { auto_approve_up_to: { EUR: '1.00' }, two_approvals_above: { EUR: '5000.00' } };
  const account = { personId: owner.personId, email: owner.email, password: owner.password };
  await activate(await new TestPerson(elsewhere, account).signIn(), supportPack({ refunds: strict }));
  expect((await desk.execute(body.proposal_id)).status).toBe(409);
  expect(await desk.statusOf(body.proposal_id)).toBe('pending_approval');
});

test('work of an earlier release may have been placed by anybody', { tags: 'full' }, async () => {
  const workItemId = await open(othersKey, ['vip']);
  const { connection } = service.services.platform.mongo;
  const items = connection.collection<{ _id: string }>('work_items');
  await items.updateOne({ _id: workItemId }, { $unset: { placed_by: '' } });
  expect(reasonsOf((await desk.propose(BETWEEN, { workItemId })).body)).toContain(CHOSEN);
});

describe('work from a chat channel', () => {
  const userId = newChatId('U');

  /** Maps a channel to the generous pack, has a person order work in it, and returns the id of the work. */
  async function ordered(mappedBy: TestPerson, by: TestPerson | null): Promise<string> {
    const { tenantId } = desk;
    const connected = await chat.connect({ tenantId });
    const { chatChannels, chatLinks } = service.services.integrations;
    const pageId = newChatId('C');
    const { integrationId } = connected.integration;
    const call = await desk.callOf(mappedBy);
    const place = { packKey: 'vip', queueKey: 'rest', enabled: true };
    const channel = await chatChannels.put(call, { pageId, integrationId, ...place });
    if (by !== null) {
      const { code } = await by.client(IntegrationService).createChatLinkCode({});
      await chatLinks.redeem({ tenantId, integrationId, userId, code, correlationId: 'test' });
    }
    expect((await chat.command({ ...connected, channel }, 'Refund the order', { user_id: userId })).status).toBe(200);
    const [item] = await chat.workItems(tenantId);
    return item?._id ?? '';
  }

  sampled(2).each([
    ['was placed by those who mapped the channel and ordered it', 'others', 'others', false],
    ['was placed by whoever mapped the channel', 'owner', 'others', true],
    ['was placed by whoever ordered it', 'others', 'owner', true],
    ['may have been placed by anybody if the account is not linked', 'others', 'nobody', true],
  ] as const)('%s', async (_, mapped, orders, isChosen) => {
    const mappedBy = mapped === 'owner' ? owner : await join('admin');
    const by = orders === 'nobody' ? null : orders === 'owner' ? owner : await join('member');
    const { body } = await desk.propose(BETWEEN, { workItemId: await ordered(mappedBy, by) });
    expect(reasonsOf(body).includes(CHOSEN)).toBe(isChosen);
    expect(body.status).toBe(isChosen ? 'pending_approval' : 'auto_approved');
  });
});
