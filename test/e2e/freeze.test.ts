import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Freeze, FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { commitment } from '../../src/platform/canonical-json.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { workgate } from '../faults/cli.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const REASON = 'Wrong amounts since noon';

/** A freeze stops executions at once, needs one person, and takes no approval away. */
describe('a freeze', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  async function open() {
    desk = await RefundDesk.open(service);
    const approver = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
    for (const person of [desk.creator, approver]) await person.signIn();
    return { admin: desk.creator.client(FreezeService), approver: approver.client(FreezeService), person: approver };
  }

  const frozenOf = ({ freeze }: { freeze?: Freeze | undefined }): Freeze => {
    if (freeze === undefined) throw new Error('The answer names no freeze');
    return freeze;
  };

  async function approved(by?: { keyId: string }): Promise<{ id: string; orderId: string }> {
    const orderId = await desk.order(1_000_000);
    const key = by === undefined ? {} : { by: by as RefundDesk['key'] };
    const { proposal_id: id } = (await desk.propose(LARGE, { orderId, ...key })).body;
    await desk.approve(id);
    return { id, orderId };
  }

  async function entries(): Promise<LogEntry[]> {
    await service.services.platform.relay.drain(desk.tenantId);
    const log = service.services.platform.mongo.connection.collection<LogEntry>('event_log');
    const found = await log.find({ tenant_id: desk.tenantId }).sort({ sequence: 1 }).toArray();
    return found.filter(({ type }) => type.startsWith('freeze.'));
  }

  const targets: [string, FreezeKind, () => Promise<string>][] = [
    ['the tenant', FreezeKind.TENANT, async () => ''],
    ['the operation', FreezeKind.OPERATION, async () => 'commerce_refund'],
    ['the integration', FreezeKind.INTEGRATION, async () => desk.integrationId],
    ['the API key', FreezeKind.API_KEY, async () => desk.key.keyId],
  ];

  sampled(2).each(targets)(
    'of %s pauses approved proposals, says why, and loses nothing when it is thawed',
    async (_what, kind, idOf) => {
      const { admin, approver } = await open();
      const { id, orderId } = await approved();
      const answer = await approver.freeze({ kind, targetId: await idOf(), reason: REASON });
      const { freezeId } = frozenOf(answer);
      expect(answer).toMatchObject({ actionsInFlight: [], moreActionsInFlight: false });

      const refused = await desk.execute(id);
      expect(refused).toMatchObject({
        status: 403,
        body: {
          error: {
            code: 'policy_denied',
            details: [{ field: `workgate/frozen/${freezeId}`, problem: expect.stringContaining(`"${REASON}"`) }],
          },
        },
      });
      expect(refused.body.error.message).toMatch(/is frozen since 20.*An administrator can thaw it\./);
      const dry = await desk.execute(id, true);
      expect(dry).toMatchObject({ status: 200, body: { outcome: 'not_executable' } });
      expect(dry.body.next).toMatch(/administrator to thaw it/);
      expect(await desk.statusOf(id)).toBe('approved');
      expect((await desk.refunded(orderId)).count).toBe(0);

      const { freeze: thawed } = await admin.thaw({ freezeId, reason: 'Mended' });
      expect(thawed).toMatchObject({ freezeId, thawed: { reason: 'Mended' } });
      expect((await desk.execute(id)).body).toMatchObject({ proposal: { status: 'executed' } });
      expect((await desk.refunded(orderId)).count).toBe(1);
    },
  );

  it('of a delegation pauses the proposals that it approved', async () => {
    const { approver } = await open();
    const { body } = await desk.propose(LARGE);
    const { delegationId, call } = await desk.delegate(body);
    await service.services.actions.approvals.approve(call, body.proposal_id, null);
    await approver.freeze({ kind: FreezeKind.DELEGATION, targetId: delegationId, reason: REASON });
    expect(await desk.execute(body.proposal_id)).toMatchObject({ status: 403 });
    const { id } = await approved();
    expect((await desk.execute(id)).status).toBe(200);
  });

  it('of an API key covers its proposals, whoever executes them, and its successor after a rotation', {
    tags: 'full',
  }, async () => {
    const { approver } = await open();
    const rogue = await desk.newKey(desk.creator);
    const { id } = await approved(rogue);
    await approver.freeze({ kind: FreezeKind.API_KEY, targetId: rogue.keyId, reason: REASON });
    expect(await desk.execute(id)).toMatchObject({ status: 403, body: { error: { code: 'policy_denied' } } });

    const { apiKeys } = service.services.identity;
    const { key, token } = await apiKeys.rotate(await desk.callOf(desk.creator), rogue.keyId, 0);
    const { id: other } = await approved();
    const executing = service
      .client(token)
      .post(`/api/v1/public/action-proposals/${other}/execute`, { dry_run: false });
    expect(await executing).toMatchObject({ status: 403, body: { error: { code: 'policy_denied' } } });
    // People get the same result: freezing the new key returns the existing freeze.
    const again = await approver.freeze({ kind: FreezeKind.API_KEY, targetId: key.keyId, reason: 'x' });
    expect(frozenOf(again)).toMatchObject({ targetId: rogue.keyId, reason: REASON });
    expect((await desk.execute(other)).status).toBe(200);
  });

  it('affects nothing else, and lets people propose and approve', async () => {
    const { approver } = await open();
    await approver.freeze({ kind: FreezeKind.OPERATION, targetId: 'chat_post_message', reason: REASON });
    const { id } = await approved();
    expect((await desk.execute(id)).status).toBe(200);
    await approver.freeze({ kind: FreezeKind.TENANT, targetId: '', reason: REASON });
    const { body } = await desk.propose('1.00');
    expect(body.status).toBe('auto_approved');
    const { id: later } = await approved();
    expect(await desk.statusOf(later)).toBe('approved');
    // Proposals still expire.
    await desk.overdue(later);
    expect(await desk.statusOf(later)).toBe('expired');
  });

  it('is shown with integrations and operations', { tags: 'full' }, async () => {
    const { approver, admin } = await open();
    const read = async (path: string) => (await desk.key.client.get(`/api/v1/public/${path}`)).body;
    const integration = () => read(`integrations/${desk.integrationId}`);
    expect(await integration()).toMatchObject({ problem: null, operations: [{ problem: null }] });
    const ofOne = await approver.freeze({ kind: FreezeKind.OPERATION, targetId: 'commerce_refund', reason: REASON });
    const problem = expect.stringMatching(
      /^The operation commerce_refund is frozen since .*"Wrong amounts since noon"/,
    );
    expect(await integration()).toMatchObject({ problem: null, operations: [{ problem }] });
    expect(await read('operations/commerce_refund')).toMatchObject({ problem });
    expect((await read('operations')).operations).toContainEqual(
      expect.objectContaining({ operation: 'chat_post_message', problem: null }),
    );
    await admin.thaw({ freezeId: frozenOf(ofOne).freezeId, reason: 'x' });
    await approver.freeze({ kind: FreezeKind.TENANT, targetId: '', reason: REASON });
    const everything = expect.stringMatching(/^The whole tenant is frozen/);
    expect((await read('integrations')).integrations[0]).toMatchObject({ problem: everything });
  });

  it('is logged with the person, the target and a commitment to the reason, as is its end', async () => {
    const { admin, approver, person } = await open();
    const target = { kind: FreezeKind.INTEGRATION, targetId: desk.integrationId };
    const { freezeId } = frozenOf(await approver.freeze({ ...target, reason: REASON }));
    const again = await admin.freeze({ ...target, reason: 'Another reason' });
    expect(frozenOf(again)).toMatchObject({ freezeId, reason: REASON });
    await admin.thaw({ freezeId, reason: 'Mended' });
    await admin.thaw({ freezeId, reason: 'Mended twice' });

    const { freezes, thawed } = await admin.listFreezes({});
    expect(freezes).toEqual([]);
    expect(thawed).toMatchObject([{ freezeId, reason: REASON, thawed: { reason: 'Mended' } }]);
    const stored = await service.services.identity.authority.readFreezes(desk.tenantId);
    const salt = stored.thawed[0]?.salt ?? '';
    const data = { kind: 'integration', target_id: desk.integrationId };
    expect(await entries()).toMatchObject([
      {
        type: 'freeze.begun',
        actor: { type: 'user', id: person.personId },
        subject: { type: 'freeze', id: freezeId },
        data: { ...data, commitments: { reason: commitment(salt, 'freeze.begun.reason', REASON) } },
      },
      {
        type: 'freeze.thawed',
        actor: { type: 'user', id: desk.creator.personId },
        data: { ...data, commitments: { reason: commitment(salt, 'freeze.thawed.reason', 'Mended') } },
      },
    ]);
  });

  it('is refused for a target that does not exist, and the error names the field', async () => {
    const { approver, admin } = await open();
    const elsewhere = await RefundDesk.open(service);
    const missing: [FreezeKind, string][] = [
      [FreezeKind.OPERATION, 'x_nothing'],
      [FreezeKind.INTEGRATION, elsewhere.integrationId],
      [FreezeKind.API_KEY, elsewhere.key.keyId],
      [FreezeKind.DELEGATION, 'dlg_01h455vb4pex5vsknk084sn02q'],
    ];
    for (const [kind, targetId] of missing) {
      const { info } = await refusalOf(approver.freeze({ kind, targetId, reason: REASON }));
      expect(info).toMatchObject({ code: 'not_found', problems: [{ field: 'target_id' }] });
    }
    const wrong = [
      { kind: FreezeKind.TENANT, targetId: desk.tenantId },
      { kind: FreezeKind.INTEGRATION, targetId: '' },
    ];
    for (const target of wrong) {
      const { info } = await refusalOf(approver.freeze({ ...target, reason: REASON }));
      expect(info).toMatchObject({ code: 'validation_error', problems: [{ field: 'target_id' }] });
    }
    const blank = await refusalOf(approver.freeze({ kind: FreezeKind.TENANT, targetId: '', reason: ' ' }));
    expect(blank.info).toMatchObject({ code: 'validation_error', problems: [{ field: 'reason' }] });
    const unknown = { freezeId: 'frz_01h455vb4pex5vsknk084sn02q', reason: 'x' };
    const { info } = await refusalOf(admin.thaw(unknown));
    expect(info).toMatchObject({ code: 'not_found', problems: [{ field: 'freeze_id' }] });
  });

  it('is limited to a hundred per tenant, and the whole tenant can still be frozen after that', {
    tags: 'full',
  }, async () => {
    const { approver } = await open();
    const { freezes } = service.services.actions;
    const call = await desk.callOf(desk.creator);
    const freezeKey = async () => {
      const { keyId } = await service.createKey(desk.tenantId, ['work.read']);
      return freezes.freeze(call, { kind: 'api_key', targetId: keyId }, REASON);
    };
    // The freezes are made concurrently, and none is lost.
    for (let round = 0; round < 25; round += 1) {
      await Promise.all(Array.from({ length: 4 }, freezeKey));
    }
    expect((await freezes.list(call)).freezes).toHaveLength(100);
    await expect(freezeKey()).rejects.toMatchObject({ code: 'invalid_state' });
    await approver.freeze({ kind: FreezeKind.TENANT, targetId: '', reason: REASON });
    expect((await freezes.list(call)).freezes).toHaveLength(101);
  });

  it('is set and ended on the command line, which freezes a tenant only with --everything', {
    tags: 'full',
    timeout: 120_000,
  }, async () => {
    await open();
    const { id } = await approved();
    const tenant = ['--tenant', desk.tenantId];
    const run = (...args: string[]) => workgate(service.env, args);
    const unsaid = await run('freeze', ...tenant, '--reason', REASON);
    expect(unsaid).toMatchObject({ status: 1, stderr: expect.stringContaining('--everything') });
    const { status, stdout, stderr } = await run('freeze', ...tenant, '--everything', '--reason', REASON);
    expect(status, stderr).toBe(0);
    const { freeze_id: freezeId } = JSON.parse(stdout);
    expect((await desk.execute(id)).status).toBe(403);
    const listed = JSON.parse((await run('freeze', 'list', ...tenant)).stdout);
    expect(listed).toMatchObject({ freezes: [{ freeze_id: freezeId, kind: 'tenant', reason: REASON }], thawed: [] });
    expect((await run('thaw', freezeId, ...tenant, '--reason', 'Mended')).status).toBe(0);
    expect((await desk.execute(id)).status).toBe(200);
  });
});

/** Callers without the right can neither freeze nor thaw. */
describe('freezing', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  it('takes an approver, thawing an administrator, both of the tenant, and neither works for agents', async () => {
    const desk = await RefundDesk.open(service);
    const as = async (role: 'member' | 'approver' | 'admin', tenantId = desk.tenantId) => {
      const person = await TestPerson.create(service, [{ tenantId, role }]);
      return (await person.signIn()).client(FreezeService);
    };
    const target = { kind: FreezeKind.TENANT, targetId: '', reason: REASON };
    const refused = async (doing: Promise<unknown>, code: string) => {
      expect((await refusalOf(doing)).info.code).toBe(code);
    };
    await refused((await as('member')).freeze(target), 'authorization_error');
    const approver = await as('approver');
    const freezeId = (await approver.freeze(target)).freeze?.freezeId ?? '';
    const thaw = { freezeId, reason: 'I want to' };
    await refused(approver.thaw(thaw), 'authorization_error');
    await refused((await as('member')).thaw(thaw), 'authorization_error');
    const other = await RefundDesk.open(service);
    await refused((await as('admin', other.tenantId)).thaw(thaw), 'not_found');
    for (const header of ['X-Api-Key', 'Authorization']) {
      const response = await fetch(`${service.address}/workgate.action.v1.FreezeService/Thaw`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Connect-Protocol-Version': '1',
          Origin: service.address,
          [header]: header === 'Authorization' ? `Bearer ${desk.key.token}` : desk.key.token,
        },
        body: JSON.stringify(thaw),
      });
      expect(response.status).toBe(401);
    }
    const { freezes } = await (await as('member')).listFreezes({});
    expect(freezes).toMatchObject([{ freezeId }]);
    expect((await (await as('admin')).thaw(thaw)).freeze?.thawed).toBeDefined();
  });
});
