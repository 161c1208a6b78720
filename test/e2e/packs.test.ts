/** A tenant writes its own packs, activates versions of them, and is judged by these. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackChangeEffect, PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { canonicalHash } from '../../src/platform/canonical-json.ts';
import { workgate } from '../faults/cli.ts';
import { RefundDesk } from '../support/governance.ts';
import { activate, PACKS, shippedTexts, supportLimits, supportPack } from '../support/packs.ts';
import type { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';

const KEY = 'customer_support';
const OWN = /^customer_support@(\d+)-[0-9a-f]{12}$/;

let service: TestService;
let receiver: WebhookReceiver;
let desk: RefundDesk;
let admin: TestPerson;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.start({ shared: 'with-providers' });
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  admin = await desk.creator.signIn();
});

const packs = (by = admin) => by.client(PackService);
const find = async (packKey: string) => (await packs().listPacks({})).packs.find((one) => one.packKey === packKey);
const reasonsOf = (body: { policy: { reasons: { policy_id: string }[] } }) =>
  body.policy.reasons.map(({ policy_id }) => policy_id);
const problemsOf = async (packYaml: string, policyCedar = '') =>
  (await packs().validatePack({ packYaml, policyCedar })).problems.map(({ field, problem }) => `${field} ${problem}`);
const cli = (...args: string[]) => workgate({ ...service.env }, ['pack', ...args, '--tenant', desk.tenantId], 60_000);
const confirm = (revision: string) => {
  const command = ['confirm', 'pack', KEY, revision, '--reason', 'Nobody else is here.', '--tenant', desk.tenantId];
  return workgate({ ...service.env }, command, 60_000);
};
const events = async () => {
  await service.services.platform.relay.drain(desk.tenantId);
  return service.services.platform.mongo.connection
    .collection('event_log')
    .find({ tenant_id: desk.tenantId, type: /^pack\./ })
    .sort({ sequence: 1 })
    .toArray();
};

describe('PackService', () => {
  it('shows the shipped pack to each tenant until the tenant activates another version', async () => {
    const { packs: all } = await packs().listPacks({});
    expect(all).toMatchObject([
      { packKey: KEY, title: 'Customer support', activeVersion: 0n, revision: 0n, newestVersion: 0n, isDefault: true },
    ]);
    const { body } = await desk.propose('60.00');
    expect(body).toMatchObject({ status: 'pending_approval' });
    expect(body.policy.policy_version).toMatch(/^customer_support@[0-9a-f]{12}$/);
  });

  it('judges by a version after its activation, names it, and logs who activated it and why', async () => {
    const packYaml = supportLimits('80.00');
    const { version } = await packs().putPack({ packYaml, policyCedar: '', expectedVersion: 0n });
    expect(version).toMatchObject({ packKey: KEY, version: 1n, packYaml, textHash: canonicalHash([packYaml, '']) });
    // A version that is only stored has no effect.
    expect((await desk.propose('60.00')).body.status).toBe('pending_approval');
    const activation = { packKey: KEY, version: 1n, reason: 'Fewer questions.', expectedRevision: 0n };
    const { pack } = await packs().activatePack(activation);
    expect(pack).toMatchObject({ activeVersion: 1n, revision: 1n, reason: 'Fewer questions.', waiting: [] });
    const { body } = await desk.propose('60.00');
    expect(body.status).toBe('auto_approved');
    expect(body.policy.policy_version).toMatch(OWN);
    expect((await desk.execute(body.proposal_id)).body.action).toMatchObject({
      status: 'succeeded',
      policy_version: body.policy.policy_version,
    });
    const again = await packs().activatePack(activation);
    expect(again.pack?.revision).toBe(1n);
    expect(
      (await events()).map(({ type, subject_version, actor, data }) => [type, subject_version, actor.id, data]),
    ).toEqual([
      ['pack.written', 1, admin.personId, { text_hash: version?.textHash }],
      [
        'pack.activated',
        1,
        admin.personId,
        {
          version: 1,
          previous_version: 0,
          pack_version: body.policy.policy_version,
          reason: 'Fewer questions.',
          is_default: false,
        },
      ],
    ]);
  });

  it('rolls back to the previous version, which running proposals meet at their next decision', async () => {
    await activate(admin, supportLimits('80.00'));
    const { body } = await desk.propose('60.00');
    expect(body.status).toBe('auto_approved');
    const { pack } = await packs().rollBackPack({ packKey: KEY, reason: 'Too much.', expectedRevision: 1n });
    expect(pack).toMatchObject({ activeVersion: 0n, revision: 2n });
    expect((await desk.get(body.proposal_id)).body).toMatchObject({ status: 'auto_approved', policy: body.policy });
    const { status } = await desk.execute(body.proposal_id);
    expect(status).toBe(409);
    expect((await desk.get(body.proposal_id)).body.status).toBe('pending_approval');
    // A rollback is one step: a second one would activate again what was rolled back.
    const again = packs().rollBackPack({ packKey: KEY, reason: 'More.', expectedRevision: 2n });
    await expect(again).rejects.toThrow(/Activate the version that you want/);
    const none = packs().rollBackPack({ packKey: 'it_requests', reason: 'x', expectedRevision: 1n });
    expect((await refusalOf(none)).info.code).toBe('invalid_state');
  });

  it('accepts one of several writes, and one of several activations, at the same time', async () => {
    const texts = ['61.00', '62.00', '63.00'].map((upTo) => supportLimits(upTo));
    const put = (packYaml: string) => packs().putPack({ packYaml, policyCedar: '', expectedVersion: 0n });
    const written = await Promise.allSettled(texts.map(put));
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await packs().putPack({ packYaml: supportLimits('64.00'), policyCedar: '', expectedVersion: 1n });
    const activations = await Promise.allSettled(
      [1n, 2n].map((version) => packs().activatePack({ packKey: KEY, version, reason: 'x', expectedRevision: 0n })),
    );
    expect(activations.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await find(KEY))?.revision).toBe(1n);
  });

  it('repeats a put whose answer was lost, and refuses one that does not follow the newest version', {
    tags: 'full',
  }, async () => {
    const packYaml = supportLimits('61.00');
    for (let n = 0; n < 2; n += 1) {
      expect((await packs().putPack({ packYaml, policyCedar: '', expectedVersion: 0n })).version?.version).toBe(1n);
    }
    const stale = packs().putPack({ packYaml: supportLimits('62.00'), policyCedar: '', expectedVersion: 0n });
    expect((await refusalOf(stale)).info.code).toBe('precondition_failed');
    expect((await packs().getPack({ packKey: KEY })).version?.version).toBe(1n);
    const missing = packs().activatePack({ packKey: KEY, version: 7n, reason: 'x', expectedRevision: 0n });
    expect((await refusalOf(missing)).info.code).toBe('not_found');
  });

  it('lists versions with their authors and the active one, and compares two of them', { tags: 'full' }, async () => {
    expect((await packs().listPackVersions({ packKey: KEY })).versions).toEqual([]);
    await activate(admin, supportLimits('80.00'));
    await packs().putPack({ packYaml: supportLimits('20.00'), policyCedar: '', expectedVersion: 1n });
    const { versions } = await packs().listPackVersions({ packKey: KEY });
    expect(versions).toMatchObject([
      { version: 2n, authorName: expect.stringMatching(/^Person /), active: false, backtests: [] },
      {
        version: 1n,
        authorName: expect.stringMatching(/^Person /),
        active: true,
        textHash: canonicalHash([supportLimits('80.00'), '']),
      },
    ]);
    const compare = async (fromVersion: bigint, toVersion: bigint) => {
      const { changes } = await packs().comparePackVersions({ packKey: KEY, fromVersion, toVersion });
      return changes.map(({ effect, words }) => [effect, words]).filter(([, words]) => String(words).includes('80.00'));
    };
    expect(await compare(1n, 2n)).toContainEqual([PackChangeEffect.TIGHTENS, 'was 80.00 EUR, becomes 20.00 EUR']);
    expect(await compare(2n, 1n)).toContainEqual([PackChangeEffect.LOOSENS, 'was 20.00 EUR, becomes 80.00 EUR']);
    expect(await compare(0n, 1n)).toContainEqual([PackChangeEffect.LOOSENS, 'was 50.00 EUR, becomes 80.00 EUR']);
    expect(await compare(1n, 1n)).toEqual([]);
    const none = packs().comparePackVersions({ packKey: KEY, fromVersion: 1n, toVersion: 7n });
    expect((await refusalOf(none)).info.code).toBe('not_found');
    const shipped = packs().comparePackVersions({ packKey: 'it_requests', fromVersion: 0n, toVersion: 0n });
    await expect(shipped).rejects.toThrow(/Version 0 exists for customer_support only/);
  });

  it('returns the templates as they are shipped', async () => {
    const { templates } = await packs().listPackTemplates({});
    const keys = [KEY, 'it_requests', 'racing_desk'];
    expect(templates.map(({ packKey, packYaml, policyCedar }) => ({ packKey, packYaml, policyCedar }))).toEqual(
      keys.map((packKey) => ({ packKey, ...shippedTexts(packKey) })),
    );
    expect(templates.map(({ title }) => title)[0]).toBe('Customer support');
    // This neither activates nor stores a template.
    expect((await packs().listPacks({})).packs).toHaveLength(1);
  });

  it('tells the present revision to a caller who confirms another one', { tags: 'full' }, async () => {
    const confirm = (revision: bigint) => packs().confirmPack({ packKey: KEY, revision });
    await expect(confirm(1n)).rejects.toThrow(/was never activated, so there is nothing to confirm/);
    await activate(admin, supportLimits('80.00'));
    await expect(confirm(7n)).rejects.toThrow(/is at revision 1\./);
    expect((await refusalOf(confirm(7n))).info.code).toBe('precondition_failed');
  });

  it('lists what would change, and whether each change loosens or tightens', async () => {
    const { policyCedar } = shippedTexts('it_requests');
    const packYaml = supportPack({
      refunds: { auto_approve_up_to: { EUR: '60.00', USD: '40.00', GBP: '45.00', JPY: '7500', KWD: '15.000' } },
      tenant_operations: { approvals: 1 },
    });
    const { packKey, changes } = await packs().diffPack({ packYaml, policyCedar });
    expect(packKey).toBe(KEY);
    expect(changes.map(({ field, effect, words }) => [field, effect, words])).toEqual([
      [
        'operations.commerce_refund.auto_approve_up_to.EUR',
        PackChangeEffect.LOOSENS,
        'was 50.00 EUR, becomes 60.00 EUR',
      ],
      [
        'operations.commerce_refund.auto_approve_up_to.USD',
        PackChangeEffect.TIGHTENS,
        'was 50.00 USD, becomes 40.00 USD',
      ],
      ['tenant_operations.approvals_of_high_risk', PackChangeEffect.LOOSENS, 'was 2, becomes 1'],
      ['pack/own/administrators-grant-high-risk', PackChangeEffect.TIGHTENS, 'is added'],
    ]);
  });

  it('refuses an invalid pack with the field and what to do', async () => {
    const limits = (refunds: object) => supportPack({ refunds: refunds as never });
    expect(await problemsOf('{')).toEqual([expect.stringMatching(/^text is not valid YAML in line 1/)]);
    expect(await problemsOf('a: &a [1]\nb: *a')).toEqual([expect.stringMatching(/has an alias/)]);
    expect(await problemsOf(supportPack({ pack_key: 'No' }))).toEqual(['pack_key must match ^[a-z][a-z0-9_]{0,63}$']);
    expect(await problemsOf(supportPack({ colour: 'red' }))).toEqual(['colour is not a known field; leave it out']);
    expect(await problemsOf(supportPack({ queues: [] }))).toEqual(['queues must have at least 1 entries']);
    expect(await problemsOf(limits({ auto_approve_up_to: { EUR: '600.00' } }))).toEqual([
      'operations.commerce_refund.auto_approve_up_to.EUR is more than two_approvals_above.EUR; lower it',
    ]);
    expect(await problemsOf(limits({ auto_approve_up_to: { EUR: '6.001' } }))).toEqual([
      'operations.commerce_refund.auto_approve_up_to.EUR has 3 decimals; EUR has 2',
    ]);
    expect(await problemsOf(supportPack({ operations: { commerce_refund: { approvals: 1 } } }))).toHaveLength(4);
    expect(await problemsOf(supportPack({ operations: { fly: { approvals: 1 } } }))).toEqual([
      expect.stringMatching(/^operations.fly is not an operation; use one of commerce_refund/),
    ]);
    expect(await problemsOf(supportPack({ operations: { x_fly: { rate_per_hour: 3 } } }))).toEqual([
      'operations.x_fly.approvals is required: the number of people who must approve it',
    ]);
    const permit = '@id("a") @reason("b") permit (principal, action, resource);';
    expect(await problemsOf(supportPack(), permit)).toEqual(['policy_cedar a: policies of a pack may only forbid']);
    const { info } = await refusalOf(
      packs().putPack({ packYaml: supportPack(), policyCedar: permit, expectedVersion: 0n }),
    );
    expect(info.code).toBe('validation_error');
  });
});

describe('an active pack', () => {
  it('forbids by its own policies, in addition to those of the service', async () => {
    const policyCedar =
      '@id("no-fives") @reason("No fives.") forbid (principal, action == Action::"propose", resource) when { context.amount == 500 };';
    await activate(admin, supportPack(), policyCedar);
    const { body } = await desk.propose('5.00');
    expect(body.status).toBe('denied');
    expect(reasonsOf(body)).toEqual(['pack/own/no-fives']);
    expect((await desk.propose('6.00')).body.status).toBe('auto_approved');
  });

  it('does not allow what it forbids or leaves out, even if that was approved before', async () => {
    const { body } = await desk.propose('6.00');
    await activate(admin, supportPack({ operations: { commerce_refund: { allowed: false } } }));
    const refused = await desk.propose('6.00');
    expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'action_operation']);
    const execution = await desk.execute(body.proposal_id);
    expect([execution.status, execution.body.error.code]).toEqual([409, 'approval_required']);
    await activate(admin, supportPack());
    await desk.approve(body.proposal_id);
    expect((await desk.execute(body.proposal_id)).status).toBe(200);
  });

  it('limits executions per hour, also concurrent ones, and lets the rest wait', async () => {
    await activate(admin, supportPack({ refunds: { rate_per_hour: 2 } }));
    const proposed = await Promise.all(Array.from({ length: 5 }, () => desk.propose('1.00')));
    const ids = proposed.map(({ body }) => body.proposal_id);
    const executed = await Promise.all(ids.map((id) => desk.execute(id)));
    expect(executed.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403, 403]);
    const refused = executed.find(({ status }) => status === 403)?.body.error;
    expect(refused).toMatchObject({ code: 'policy_denied', details: [{ field: 'pack/rate-per-hour' }] });
    const done = ids[executed.findIndex(({ status }) => status === 200)];
    expect((await desk.execute(done)).body).toMatchObject({ replayed: true });
    const waiting = ids[executed.findIndex(({ status }) => status === 403)];
    expect((await desk.get(waiting)).body.status).toBe('auto_approved');
    await service.services.platform.mongo.connection
      .collection('execution_rates')
      .updateOne({ tenant_id: desk.tenantId }, { $set: { 'entries.$[].at': new Date(Date.now() - 3_601_000) } });
    expect((await desk.execute(waiting)).status).toBe(200);
  });
});

describe('new work', () => {
  const route = async (item: object) => {
    const { body } = await desk.key.client.createWorkItem({ subject: 'New', ...item });
    return `${body.pack_key}/${body.queue_key}`;
  };

  it('is routed by channel, channel id, tags, priority and domain, in this order, else to the default pack', async () => {
    const queue = (queue_key: string, match: object) => ({ queue_key, title: queue_key, match });
    await activate(
      admin,
      supportPack({
        pack_key: 'desk',
        queues: [
          queue('by_domain', { contact_domains: ['Example.com'] }),
          queue('by_priority', { priorities: ['urgent'] }),
          queue('by_tags', { tags: ['one'] }),
          queue('by_id', { channel_ids: ['42'] }),
          queue('by_channel', { channels: ['phone'] }),
          { queue_key: 'rest', title: 'Rest' },
        ],
      }),
    );
    const all = {
      channel: 'phone',
      channel_id: '42',
      tags: ['one'],
      priority: 'urgent',
      contact: { email: 'ada@example.COM' },
    };
    expect(await route(all)).toBe('desk/by_channel');
    expect(await route({ ...all, channel: 'email' })).toBe('desk/by_id');
    expect(await route({ ...all, channel: 'email', channel_id: '43' })).toBe('desk/by_tags');
    expect(await route({ priority: 'urgent', contact: all.contact })).toBe('desk/by_priority');
    expect(await route({ contact: all.contact })).toBe('desk/by_domain');
    expect(await route({ contact: { email: 'ada@sub.example.com' } })).toBe('customer_support/general');
    expect(await route({ tags: ['refund'] })).toBe('customer_support/refunds');
    await packs().activatePack({ packKey: 'desk', version: 1n, reason: 'x', expectedRevision: 1n, makeDefault: true });
    expect(await route({})).toBe('desk/rest');
    expect(await route({ tags: ['refund'] })).toBe('customer_support/refunds');
  });
});

describe('the shipped templates', () => {
  it.each([
    [
      'it_requests',
      'x_grant_access',
      { person_email: 'ada@example.com', system: 'erp', role: 'reader', until: '2026-12-31' },
    ],
    [
      'racing_desk',
      'x_correct_result',
      { race_id: 'ascot-3', runner: 'Northern Light', published_place: 3, right_place: 2, source: 'Stewards' },
    ],
  ])(
    'govern an operation of their own: %s',
    { tags: 'full', timeout: 120_000 },
    async (packKey, operation, payload) => {
      receiver.reply(json(200, packKey === 'it_requests' ? { grant_id: 'g1' } : { correction_id: 'c1' }));
      const put = await workgate({ ...service.env }, [
        'operation',
        'put',
        path.join(PACKS, packKey, 'operations', `${operation}.yaml`),
        '--tenant',
        desk.tenantId,
      ]);
      expect(put.stderr).toBe('');
      expect(JSON.parse((await cli('put', path.join(PACKS, packKey))).stdout)).toMatchObject({
        pack_key: packKey,
        version: 1,
      });
      const activated = await cli('activate', packKey, '1', '--reason', 'It begins.', '--default');
      expect(JSON.parse(activated.stdout)).toMatchObject({ active_version: 1, is_default: true });
      const body = await propose(operation, payload);
      const needed = packKey === 'it_requests' ? 1 : 2;
      expect(body).toMatchObject({ status: 'pending_approval', policy: { approvals_required: needed } });
      for (const approver of desk.approvers.slice(0, needed)) await desk.approve(body.proposal_id, approver);
      expect((await desk.execute(body.proposal_id)).body.action).toMatchObject({ status: 'succeeded' });
      // The pack allows only what it names.
      const { body: item } = await desk.key.client.createWorkItem({ subject: 'Something else' });
      expect((await desk.propose('1.00', { workItemId: item.work_item_id })).status).toBe(400);
    },
  );

  it('limit tenant operations by amount, and approve small amounts without people', {
    tags: 'full',
  }, async () => {
    receiver.reply(json(200, { order_number: 'o1' }));
    const text = await readFile(path.join(PACKS, 'it_requests/operations/x_buy_licence.yaml'), 'utf8');
    await admin.client(OperationService).putOperation({ text, expectedVersion: 0n });
    const { packYaml, policyCedar } = shippedTexts('it_requests');
    await activate(admin, packYaml, policyCedar, { makeDefault: true });
    const buy = (price: string, product: string) =>
      propose('x_buy_licence', { product, seats: 1, price, currency: 'EUR' });
    const small = await buy('80.00', 'editor');
    expect(small.status).toBe('auto_approved');
    expect(reasonsOf(small)).toEqual(['pack/auto-approve-within-limits']);
    expect((await desk.execute(small.proposal_id)).body.action.status).toBe('succeeded');
    expect((await buy('100.01', 'other')).policy).toMatchObject({
      decision: 'require_approval',
      approvals_required: 1,
    });
    // The total that was approved for the same product counts.
    expect((await buy('1950.00', 'editor')).policy).toMatchObject({ approvals_required: 2 });
    // These two use up the budget of the product.
    for (const price of ['100.00', '99.99']) expect((await buy(price, 'editor')).status).toBe('auto_approved');
    const beyond = await buy('99.98', 'editor');
    expect([beyond.status, reasonsOf(beyond)]).toEqual(['pending_approval', ['pack/auto-approval-budget']]);
  });

  async function propose(operation: string, payload: object) {
    const { integrations } = service.services.integrations;
    const call = await desk.callOf(admin);
    const known = (await integrations.list(desk.tenantId)).find(({ kind }) => kind === 'webhook');
    const settings = { url: receiver.url('/actions'), lookup_url: receiver.url('/done') };
    const { integrationId } = known ?? (await integrations.create(call, { kind: 'webhook', name: 'Own', settings }));
    const { body: item } = await desk.key.client.createWorkItem({ subject: 'Please' });
    const { operation: defined } = await admin.client(OperationService).getOperation({ operation });
    const { body } = await desk.key.client.post(`/api/v1/public/work-items/${item.work_item_id}/action-proposals`, {
      integration_id: integrationId,
      approval_reason: 'Somebody has asked.',
      resource_type: defined?.resourceType,
      action_operation: operation,
      payload: { type: operation, ...payload },
    });
    return body;
  }
});

describe('the workgate command', () => {
  it('validates without a database, shows changes, rolls back, lists and confirms', {
    tags: 'full',
    timeout: 120_000,
  }, async () => {
    const folder = path.join(PACKS, KEY);
    expect(await workgate({}, ['pack', 'validate', folder])).toEqual({
      status: 0,
      stdout: 'Valid.\n',
      stderr: '',
    });
    const missing = await workgate({}, ['pack', 'validate', '/no/such/folder']);
    expect([missing.status, missing.stderr]).toEqual([1, expect.stringMatching(/no such file/)]);
    expect((await cli('diff', folder)).stdout).toBe('Nothing would change.\n');
    await activate(admin, supportLimits('80.00'));
    const diff = await cli('diff', folder);
    expect(diff.stdout).toContain(
      'tightens  operations.commerce_refund.auto_approve_up_to.EUR: was 80.00 EUR, becomes 50.00 EUR',
    );
    const stale = await cli('put', folder, '--follows', '7');
    expect([stale.status, stale.stderr]).toEqual([1, expect.stringMatching(/changed by somebody else/)]);
    const compared = await cli('compare', KEY, '0', '1');
    expect(compared.stdout).toContain('was 50.00 EUR, becomes 80.00 EUR');
    expect(JSON.parse((await cli('versions', KEY)).stdout)).toMatchObject([{ version: 1, is_active: true }]);
    const invented = await cli('activate', KEY, '0', '--reason', 'x', '--backtest', '0'.repeat(64));
    expect([invented.status, invented.stderr]).toEqual([
      1,
      expect.stringMatching(/backtest_hash: matches no backtest/),
    ]);
    const wrong = await confirm('7');
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/is at revision 1\./)]);
    const rolled = await cli('rollback', KEY, '--reason', 'Too much.');
    expect(JSON.parse(rolled.stdout)).toMatchObject({ active_version: 0, revision: 2 });
    expect(JSON.parse((await cli('list')).stdout)).toMatchObject([
      { pack_key: KEY, active_version: 0, newest_version: 1 },
    ]);
    expect(JSON.parse((await confirm('2')).stdout)).toMatchObject({ revision: 2, waiting: [] });
  });

  it('is not needed to see the pack version of a proposal', async () => {
    await activate(admin, supportLimits('80.00'));
    const { proposal } = await admin
      .client(ActionService)
      .getActionProposal({ proposalId: (await desk.propose('60.00')).body.proposal_id });
    expect(proposal?.policy?.policyVersion).toMatch(OWN);
  });
});
