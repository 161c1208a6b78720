/**
 * Attacks on packs of tenants. An administrator who raises limits gains nothing until another administrator confirms.
 * No tenant reaches the packs of another tenant, or permits what the service forbids.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PackChangeEffect, PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { ApiAnswer } from '../support/api-client.ts';
import { RefundDesk } from '../support/governance.ts';
import { activate, shippedTexts, supportLimits, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

type Json = ApiAnswer['body'];

const KEY = 'customer_support';
const UNCONFIRMED = 'workgate/unconfirmed';
/** Refund limits far above those of the shipped pack. */
const LAX = {
  auto_approve_up_to: { EUR: '400.00' },
  two_approvals_above: { EUR: '9000.00' },
  auto_approve_budget: { per_resource: { EUR: '400.00' }, per_principal: { EUR: '900.00' } },
};

let service: TestService;
let desk: RefundDesk;
/** Ada is an administrator with a key. Bob is another administrator, whose role does not come from her. */
let ada: TestPerson;
let bob: TestPerson;
let adas: TestKey;
let bobs: TestKey;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  ada = await desk.creator.signIn();
  bob = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'admin' }])).signIn();
  adas = desk.key;
  bobs = await desk.newKey(bob);
  await desk.waitDays(7);
});

/** Returns the support pack with this limit for one approval, and for none, in EUR. */
function limitsFrom(above: string, upTo = '50.00'): string {
  const shipped = parse(shippedTexts(KEY).packYaml).operations.commerce_refund;
  const two_approvals_above = { ...shipped.two_approvals_above, EUR: above };
  return supportPack({
    refunds: { two_approvals_above, auto_approve_up_to: { ...shipped.auto_approve_up_to, EUR: upTo } },
  });
}

const packsOf = (person: TestPerson) => person.client(PackService);
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).info.code;
const propose = async (by: TestKey, amount: string): Promise<Json> => (await desk.propose(amount, { by })).body;
const reasonsOf = ({ policy }: Json): string[] =>
  policy.reasons.map((reason: { policy_id: string }) => reason.policy_id);
const find = async (packKey = KEY) => (await packsOf(bob).listPacks({})).packs.find((one) => one.packKey === packKey);

describe('an administrator who raises limits', () => {
  it('cannot hide it behind a harmless version: the confirmer sees the whole difference', async () => {
    await activate(ada, supportLimits('80.00'));
    await activate(ada, JSON.stringify({ ...JSON.parse(supportLimits('80.00')), title: 'Support' }));
    const pack = await find();
    expect(pack).toMatchObject({ activeVersion: 2n, previousVersion: 1n, confirmedVersion: 0n });
    const { changes } = await packsOf(bob).comparePackVersions({ packKey: KEY, fromVersion: 0n, toVersion: 2n });
    expect(changes.map(({ field }) => field)).toContain('operations.commerce_refund.auto_approve_up_to.EUR');
    await packsOf(bob).confirmPack({ packKey: KEY, revision: 2n });
    expect((await find())?.confirmedVersion).toBeUndefined();
  });

  it('gains nothing for anybody until another administrator confirms', async () => {
    const pack = await activate(ada, supportLimits('80.00', '900.00'));
    expect(pack?.waiting).toMatchObject([{ version: 1n, mayConfirm: false }]);
    const hers = await propose(adas, '60.00');
    expect(hers.status).toBe('pending_approval');
    expect(reasonsOf(hers)).toEqual([UNCONFIRMED, 'pack/auto-approval-limit']);
    expect(hers.policy.reasons[0].message).toContain('changed the pack customer_support at');
    expect(hers.policy.policy_version).toMatch(/^customer_support@1-[0-9a-f]{12}\+before@0$/);
    // Her proposals still need two approvals where they needed two before.
    expect((await propose(adas, '600.00')).policy.approvals_required).toBe(2);
    expect((await propose(bobs, '60.00')).status).toBe('pending_approval');
    expect((await propose(bobs, '600.00')).policy.approvals_required).toBe(2);

    const confirm = (by: TestPerson, revision: bigint) => packsOf(by).confirmPack({ packKey: KEY, revision });
    expect(await codeOf(confirm(ada, 1n))).toBe('authorization_error');
    expect(await codeOf(confirm(bob, 2n))).toBe('precondition_failed');
    expect((await confirm(bob, 1n)).pack?.waiting).toEqual([]);
    for (const key of [adas, bobs]) expect((await propose(key, '60.00')).status).toBe('auto_approved');
  });

  it('lowers limits at once, without confirmation', async () => {
    await activate(ada, supportLimits('10.00'));
    for (const key of [adas, bobs]) expect((await propose(key, '20.00')).status).toBe('pending_approval');
    expect((await find())?.waiting).toEqual([]);
  });

  it('ends if somebody rolls the pack back, and its author confirms nothing by making it again', async () => {
    await activate(ada, limitsFrom('900.00'));
    const back = await packsOf(bob).rollBackPack({ packKey: KEY, reason: 'No.', expectedRevision: 1n });
    expect(back.pack).toMatchObject({ activeVersion: 0n, waiting: [] });
    const { pack } = await packsOf(ada).activatePack({
      ...{ packKey: KEY, version: 1n, reason: 'Again.', expectedRevision: 2n },
    });
    expect(pack?.waiting).toMatchObject([{ version: 3n, mayConfirm: false }]);
    expect((await propose(adas, '600.00')).policy.approvals_required).toBe(2);
  });

  it('does not end if rolling back gives up a limit that somebody has lowered with it', async () => {
    await activate(ada, limitsFrom('400.00', '80.00'));
    const back = await packsOf(ada).rollBackPack({ packKey: KEY, reason: 'No.', expectedRevision: 1n });
    expect(back.pack?.waiting).toMatchObject([{ version: 1n }, { version: 2n }]);
    expect((await propose(adas, '60.00')).status).toBe('pending_approval');
    expect((await propose(adas, '450.00')).policy.approvals_required).toBe(2);
  });

  it('gains nothing in steps: by lowering and raising, or by rolling back a lower limit of somebody else', {
    tags: 'full',
  }, async () => {
    await activate(bob, supportLimits('10.00', '20.00'));
    const { pack } = await packsOf(ada).rollBackPack({ packKey: KEY, reason: 'Mine.', expectedRevision: 1n });
    expect(pack).toMatchObject({ activeVersion: 0n, waiting: [{ version: 2n }] });
    const hers = await propose(adas, '15.00');
    expect([hers.status, reasonsOf(hers)[0]]).toEqual(['pending_approval', UNCONFIRMED]);
    expect((await propose(adas, '30.00')).policy.approvals_required).toBe(2);
    expect((await propose(bobs, '15.00')).status).toBe('pending_approval');
    // A stricter version on top does not change this.
    await activate(ada, supportLimits('40.00'));
    expect((await propose(adas, '15.00')).status).toBe('pending_approval');
  });

  it('gains nothing by a higher hourly rate, a removed forbid or a newly allowed operation', {
    tags: 'full',
  }, async () => {
    const forbid =
      '@id("no-fives") @reason("No fives.") forbid (principal, action == Action::"execute", resource) when { context.amount == 500 };';
    await activate(bob, supportPack({ refunds: { rate_per_hour: 1 } }), forbid);
    await activate(ada, supportPack({ refunds: { rate_per_hour: 100 } }));
    const [fives, one, two] = [await propose(adas, '5.00'), await propose(adas, '1.00'), await propose(adas, '2.00')];
    expect(
      (await desk.execute(fives.proposal_id)).body.error.details.map(({ field }: { field: string }) => field),
    ).toEqual([UNCONFIRMED, 'pack/own/no-fives']);
    expect((await desk.execute(one.proposal_id)).status).toBe(200);
    expect((await desk.execute(two.proposal_id)).body.error.details[0].field).toBe('pack/rate-per-hour');
    const his = await propose(bobs, '5.00');
    expect((await desk.execute(his.proposal_id)).status).toBe(403);

    await activate(bob, supportPack({ operations: { commerce_refund: { allowed: false } } }));
    await activate(ada, supportPack());
    const newly = await propose(adas, '1.00');
    expect([newly.status, ...new Set(reasonsOf(newly))]).toEqual(['denied', UNCONFIRMED, 'pack/operation-not-allowed']);
    expect((await propose(bobs, '1.00')).status).toBe('denied');
  });

  it('gains nothing by a new pack, or by work that is in it', async () => {
    await activate(ada, supportPack({ pack_key: 'lax', refunds: LAX }), '', { makeDefault: true });
    // No work gets there by itself, so put it there.
    const workItemId = await desk.workItem();
    await service.services.platform.mongo.connection
      .collection<{ _id: string }>('work_items')
      .updateOne({ _id: workItemId }, { $set: { pack_key: 'lax', queue_key: 'general' } });
    const { body } = await desk.propose('1.00', { by: adas, workItemId });
    expect([body.status, reasonsOf(body)]).toEqual(['denied', [UNCONFIRMED, 'pack/operation-not-allowed']]);
    await packsOf(bob).confirmPack({ packKey: 'lax', revision: 1n });
    expect((await desk.propose('1.00', { by: adas, workItemId })).body.status).toBe('auto_approved');
  });

  it('has her approved proposals judged again when they are sent', async () => {
    await activate(ada, supportLimits('80.00'));
    await packsOf(bob).confirmPack({ packKey: KEY, revision: 1n });
    const hers = await propose(adas, '60.00');
    expect(hers.status).toBe('auto_approved');
    await activate(bob, supportLimits('20.00'));
    expect((await desk.execute(hers.proposal_id)).body.error.code).toBe('approval_required');
  });

  it('has at most five of her changes waiting', { tags: 'full' }, async () => {
    for (let n = 1; n <= 5; n += 1) await activate(ada, supportLimits(`${50 + n}.00`));
    const sixth = activate(ada, supportLimits('60.00'));
    expect(await codeOf(sixth)).toBe('invalid_state');
    expect((await find())?.waiting).toHaveLength(5);
    await activate(ada, supportLimits('1.00'));
    expect((await find())?.waiting, 'a version that is stricter than all of them ends them').toEqual([]);
  });
});

describe('an administrator who changes where work goes', () => {
  const tagged = (tag: string) => [
    { queue_key: 'tagged', title: 'Tagged', match: { tags: [tag] } },
    { queue_key: 'rest', title: 'Rest' },
  ];
  const laxPack = (queues: object[]) => supportPack({ pack_key: 'lax', queues, refunds: LAX });
  const route = async (tags: string[] = []) => {
    const { body } = await bobs.client.createWorkItem({ subject: 'New', tags });
    return `${body.pack_key}/${body.queue_key}`;
  };
  const places = async () =>
    (await bob.client(WorkService).listQueues({})).packs.flatMap(({ packKey, queues }) =>
      queues.map(({ queueKey }) => `${packKey}/${queueKey}`),
    );
  const moveTo = (workItemId: string, queueKey: string) =>
    bob.client(WorkService).moveWorkItem({ workItemId, packKey: 'lax', queueKey });

  beforeEach(async () => {
    await activate(bob, laxPack(tagged('lax')));
    await packsOf(ada).confirmPack({ packKey: 'lax', revision: 1n });
    expect(await route(['lax'])).toBe('lax/tagged');
  });

  it('leads no work into a more lenient pack until another administrator confirms', async () => {
    const wider = [...tagged('vip'), { queue_key: 'new', title: 'New', match: { priorities: ['normal'] } }];
    const pack = await activate(ada, laxPack(wider));
    expect(pack?.waiting).toMatchObject([{ version: 2n, mayConfirm: false }]);
    expect([await route(), await route(['vip']), await route(['lax'])]).toEqual([
      'customer_support/general',
      'customer_support/general',
      'lax/tagged',
    ]);
    const compared = await packsOf(bob).comparePackVersions({ packKey: 'lax', fromVersion: 1n, toVersion: 2n });
    expect(compared.changes).toMatchObject([{ field: 'queues', effect: PackChangeEffect.LOOSENS }]);
    await packsOf(bob).confirmPack({ packKey: 'lax', revision: 2n });
    expect([await route(), await route(['vip'])]).toEqual(['lax/new', 'lax/tagged']);
  });

  it('adds no queue to which work can be moved, and takes none away, until another administrator confirms', {
    tags: 'full',
  }, async () => {
    await activate(ada, laxPack([{ queue_key: 'new', title: 'New' }]));
    expect((await places()).filter((place) => place.startsWith('lax/'))).toEqual(['lax/tagged', 'lax/rest']);
    const workItemId = await desk.workItem();
    const refused = await refusalOf(moveTo(workItemId, 'new'));
    expect(refused.info.problems).toMatchObject([
      { field: 'queue_key', problem: expect.stringContaining('another administrator has to confirm') },
    ]);
    expect((await moveTo(workItemId, 'rest')).workItem).toMatchObject({ packKey: 'lax', queueKey: 'rest' });
    await packsOf(bob).confirmPack({ packKey: 'lax', revision: 2n });
    expect((await moveTo(workItemId, 'new')).workItem).toMatchObject({ queueKey: 'new' });
    expect((await places()).filter((place) => place.startsWith('lax/'))).toEqual(['lax/new']);
  });

  it('makes no other pack the default until another administrator confirms, and may take that back at once', async () => {
    const makeDefault = (by: TestPerson, packKey: string, version: bigint, expectedRevision: bigint) =>
      packsOf(by).activatePack({ packKey, version, reason: 'x', expectedRevision, makeDefault: true });
    const defaults = async () => {
      const { packs } = await packsOf(bob).listPacks({});
      const keys = (kept: typeof packs) => kept.map(({ packKey }) => packKey).join();
      return [
        keys(packs.filter(({ isDefault }) => isDefault)),
        keys(packs.filter(({ isNextDefault }) => isNextDefault)),
      ];
    };
    const { pack } = await makeDefault(ada, 'lax', 1n, 1n);
    expect(pack?.waiting).toMatchObject([{ version: 2n }]);
    expect([await route(), await defaults()]).toEqual(['customer_support/general', [KEY, 'lax']]);
    const taken = await makeDefault(ada, KEY, 0n, 0n);
    expect([taken.pack?.waiting, await defaults()]).toEqual([[], [KEY, KEY]]);
    await makeDefault(ada, 'lax', 1n, 2n);
    expect(await route()).toBe('customer_support/general');
    await packsOf(bob).confirmPack({ packKey: 'lax', revision: 3n });
    expect([await route(), await defaults()]).toEqual(['lax/rest', ['lax', 'lax']]);
  });

  it('changes titles and due times at once, even while other changes of the pack wait', { tags: 'full' }, async () => {
    const queues = tagged('lax').map((queue) => ({ ...queue, title: 'Later', due_within_hours: 5 }));
    expect((await activate(ada, laxPack(queues)))?.waiting).toEqual([]);
    const wider = [{ ...queues[0], title: 'Now', match: { tags: ['vip'] } }, queues[1] ?? {}];
    expect((await activate(ada, laxPack(wider)))?.waiting).toHaveLength(1);
    const { packs } = await bob.client(WorkService).listQueues({});
    const titles = packs.find(({ packKey }) => packKey === 'lax')?.queues.map(({ title }) => title);
    expect([titles, await route(['vip'])]).toEqual([['Now', 'Later'], 'customer_support/general']);
  });

  it('may go back at once to the queues that count', { tags: 'full' }, async () => {
    await activate(ada, laxPack(tagged('vip')));
    const back = await packsOf(ada).rollBackPack({ packKey: 'lax', reason: 'Wrong.', expectedRevision: 2n });
    expect(back.pack?.waiting).toEqual([]);
    expect((await activate(bob, laxPack(tagged('vip'))))?.waiting).toMatchObject([{ version: 4n, mayConfirm: false }]);
    service.services.actions.packs.forgetRoutes(desk.tenantId);
    expect([await route(['lax']), await route(['vip'])]).toEqual(['lax/tagged', 'customer_support/general']);
  });
});

describe('putting and activating a pack', () => {
  it('can be repeated after a crash, and the old version counts until then', { tags: 'full' }, async () => {
    const packs = packsOf(bob);
    const put = { packYaml: supportLimits('80.00'), policyCedar: '', expectedVersion: 0n };
    await packs.putPack(put);
    expect((await propose(bobs, '60.00')).status).toBe('pending_approval');
    expect((await packs.putPack(put)).version?.version).toBe(1n);
    const activation = { packKey: KEY, version: 1n, reason: 'x', expectedRevision: 0n };
    const first = await packs.activatePack(activation);
    expect((await packs.activatePack(activation)).pack).toEqual(first.pack);
  });

  it('advances the authority epoch again when an unanswered activation is repeated', { tags: 'full' }, async () => {
    const epoch = () => service.services.identity.authority.read(desk.tenantId);
    const before = await epoch();
    await activate(bob, supportLimits('80.00'));
    expect(await epoch()).toBeGreaterThan(before);
    const again = await epoch();
    await packsOf(bob).activatePack({ packKey: KEY, version: 1n, reason: 'x', expectedRevision: 0n });
    expect(await epoch()).toBeGreaterThan(again);
  });

  it('lets exactly one of two administrators win who activate at once', async () => {
    await packsOf(ada).putPack({ packYaml: supportLimits('60.00'), policyCedar: '', expectedVersion: 0n });
    await packsOf(bob).putPack({ packYaml: supportLimits('70.00'), policyCedar: '', expectedVersion: 1n });
    const both = await Promise.allSettled([
      packsOf(ada).activatePack({ packKey: KEY, version: 1n, reason: 'hers', expectedRevision: 0n }),
      packsOf(bob).activatePack({ packKey: KEY, version: 2n, reason: 'his', expectedRevision: 0n }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const pack = await find();
    expect([pack?.activeVersion, pack?.reason]).toEqual(pack?.activeVersion === 1n ? [1n, 'hers'] : [2n, 'his']);
  });
});

describe('somebody who does not administer the tenant', () => {
  it('neither reads nor changes its packs', { tags: 'full' }, async () => {
    await activate(ada, supportLimits('80.00'));
    const other = await RefundDesk.open(service);
    const stranger = await other.creator.signIn();
    expect(await codeOf(packsOf(stranger).getPack({ packKey: KEY }))).toBe('not_found');
    const theirs = { packKey: KEY, version: 1n, reason: 'x', expectedRevision: 0n };
    expect(await codeOf(packsOf(stranger).activatePack(theirs))).toBe('not_found');
    expect((await packsOf(stranger).listPacks({})).packs).toMatchObject([{ packKey: KEY, activeVersion: 0n }]);
    expect((await other.propose('60.00')).body.status).toBe('pending_approval');
    const member = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }])).signIn();
    expect(await codeOf(packsOf(member).listPacks({}))).toBe('authorization_error');
    expect(await codeOf(packsOf(member).rollBackPack({ packKey: KEY, reason: 'x', expectedRevision: 1n }))).toBe(
      'authorization_error',
    );
  });
});

describe('a pack that allows as much as possible', () => {
  it('weakens no policy of the service', { tags: 'full' }, async () => {
    const all = { EUR: '90000000.00' };
    const refunds = {
      auto_approve_up_to: all,
      two_approvals_above: all,
      auto_approve_budget: { per_resource: all, per_principal: all },
    };
    await activate(ada, supportPack({ refunds }));
    await packsOf(bob).confirmPack({ packKey: KEY, revision: 1n });
    const risky = await desk.propose('1.00', { payload: { reason: 'fraudulent' } });
    expect(reasonsOf(risky.body)).toContain('pack/high-risk-needs-a-person');
    await expect(desk.approve(risky.body.proposal_id, await desk.callOf(ada))).rejects.toMatchObject({
      code: 'policy_denied',
    });
    const { packs } = await ada.client(PolicyService).getPolicies({});
    expect(packs[0]?.text).toContain('no-self-approval');
  });
});
