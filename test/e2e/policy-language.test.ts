import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionService, PolicyDecision } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { type BacktestResponse, PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { ApiAnswer } from '../support/api-client.ts';
import { RefundDesk } from '../support/governance.ts';
import { CLOSE_ACCOUNT, definitionWith } from '../support/operation-definitions.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';

const PAYLOAD = {
  type: 'x_close_account',
  account_id: 'acc_1234',
  reason: 'requested_by_customer',
  closes_on: '2026-12-31',
};

const forbid = (id: string, action: string, when: string) =>
  `@id("${id}")\n@reason("Because of ${id}.")\nforbid (principal, action == Action::"${action}", resource) when { ${when} };`;
const closing = (when: string) => `resource is x_close_account && ${when}`;

describe('a policy that names an operation', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let desk: RefundDesk;
  let admin: TestPerson;
  let approver: TestPerson;
  let integrationId: string;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await TestService.start({ shared: 'with-providers' });
    desk = await RefundDesk.open(service);
    const { tenantId } = desk;
    admin = await desk.creator.signIn();
    approver = await (await TestPerson.create(service, [{ tenantId, role: 'approver' }])).signIn();
    await admin.client(OperationService).putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    const made = await service.services.integrations.integrations.create(await desk.callOf(admin), {
      kind: 'webhook',
      name: 'Bank',
      settings: { url: receiver.url('/actions'), lookup_url: receiver.url('/done') },
    });
    integrationId = made.integrationId;
    receiver.reply(json(200, { closure_id: 'cl_17' }));
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });

  async function propose(more: object = {}, work: object = {}): Promise<ApiAnswer> {
    const { body } = await desk.key.client.createWorkItem({ subject: 'Close my account', ...work });
    return desk.key.client.post(`/api/v1/public/work-items/${body.work_item_id}/action-proposals`, {
      integration_id: integrationId,
      approval_reason: 'The customer has asked for it.',
      resource_type: 'account',
      action_operation: 'x_close_account',
      payload: { ...PAYLOAD, ...more },
    });
  }
  const approve = ({ body }: ApiAnswer) =>
    approver
      .client(ActionService)
      .approveActionProposal({ proposalId: body.proposal_id, payloadHash: body.payload_hash });
  const execute = ({ body }: ApiAnswer) =>
    desk.key.client.post(`/api/v1/public/action-proposals/${body.proposal_id}/execute`, { dry_run: false });

  it('sees its payload when it is proposed, approved, executed and evaluated, and no other payload', async () => {
    const text = [
      forbid('no-fraud', 'propose', closing('resource.payload.reason == "fraud"')),
      forbid('no-secrets', 'approve', closing('resource.payload has note && resource.payload.note like "*secret*"')),
      forbid('not-in-2027', 'execute', closing('resource.payload.closes_on like "2027-*"')),
    ].join('\n');
    await desk.under(text, async () => {
      expect((await propose({ reason: 'fraud' })).body).toMatchObject({
        status: 'denied',
        policy: { reasons: [{ policy_id: 'tenant/no-fraud', message: 'Because of no-fraud.' }] },
      });
      await expect(approve(await propose({ note: 'It is secret.' }))).rejects.toThrow(/Because of no-secrets/);
      const late = await propose({ closes_on: '2027-01-01' });
      await approve(late);
      expect(await execute(late)).toMatchObject({
        status: 403,
        body: { error: { code: 'policy_denied', message: expect.stringContaining('Because of not-in-2027.') } },
      });
      const fine = await propose({ note: 'It is open.' });
      await approve(fine);
      expect((await execute(fine)).body).toMatchObject({ proposal: { status: 'executed' } });
      const evaluated = await admin.client(PolicyService).evaluate({
        payload: {
          case: 'custom',
          value: { operation: 'x_close_account', fields: { ...PAYLOAD, type: undefined, reason: 'fraud' } as never },
        },
      });
      expect(evaluated.policy?.reasons).toMatchObject([{ policyId: 'tenant/no-fraud' }]);
      expect((await desk.propose('10.00')).body.status).toBe('auto_approved');
    });
  });

  it('can name an operation of the service', { tags: 'full' }, async () => {
    const text = forbid(
      'no-duplicates',
      'auto_approve',
      'resource is commerce_refund && resource.payload.reason == "duplicate"',
    );
    await desk.under(text, async () => {
      const { body } = await desk.propose('10.00');
      expect(body).toMatchObject({
        status: 'pending_approval',
        policy: { reasons: [{ policy_id: 'tenant/no-duplicates' }] },
      });
    });
  });

  it('sees the circumstances that it names', { tags: 'full' }, async () => {
    const text = [
      forbid('no-tag', 'propose', 'context.work.tags.contains("hold") || context.work.priority == "urgent"'),
      forbid('no-bank', 'execute', 'context.integration.kind == "webhook" && context.resource_id == "acc_1234"'),
      forbid(
        'an-admin-too',
        'execute',
        '!context.approver_roles.contains("admin") && context.resource_id == "acc_9999"',
      ),
      forbid('never', 'execute', 'context.hour > 23 || context.weekday < 1 || context.weekday > 7'),
      forbid('no-agents', 'propose', 'context.proposed_by.kind == "delegation"'),
    ].join('\n');
    await desk.under(text, async () => {
      expect((await propose({}, { tags: ['hold'] })).body.status).toBe('denied');
      expect((await propose({}, { priority: 'urgent' })).body.status).toBe('denied');
      const bank = await propose();
      await approve(bank);
      expect((await execute(bank)).body.error.message).toContain('Because of no-bank.');
      const other = await propose({ account_id: 'acc_9999' });
      await approve(other);
      expect((await execute(other)).body.error.message).toContain('Because of an-admin-too.');
    });
  });

  it('is backtested on the payloads of past decisions, and decisions with missing facts are counted', {
    tags: 'full',
  }, async () => {
    const fraud = (await propose({ reason: 'fraud' })).body.proposal_id as string;
    const unknown = (await propose({ reason: 'fraud' })).body.proposal_id as string;
    await desk.proposalRows.updateOne({ _id: unknown }, { $unset: { 'facts.further': '' } });
    const backtest = async (text: string) => {
      const parts: BacktestResponse[] = [];
      for await (const part of admin.client(PolicyService).backtest({ text })) parts.push(part);
      const changed = parts.flatMap(({ changes }) => changes.map(({ proposalId }) => proposalId));
      return { changed, missing: parts.at(-1)?.result?.notReplayable };
    };
    const byPayload = await backtest(forbid('no-fraud', 'propose', closing('resource.payload.reason == "fraud"')));
    expect(byPayload).toMatchObject({ changed: expect.arrayContaining([fraud, unknown]), missing: 0 });
    const named = `${closing('resource.payload.reason == "fraud"')} && context.work.priority == "normal"`;
    const byWork = await backtest(forbid('no-fraud', 'propose', named));
    expect(byWork.changed).toContain(fraud);
    expect(byWork.changed).not.toContain(unknown);
    expect(byWork.missing).toBe(1);
    await desk.proposalRows.updateOne({ _id: unknown }, { $unset: { payload: '' } });
    const erased = await backtest(forbid('no-fraud', 'propose', closing('resource.payload.reason == "fraud"')));
    expect(erased.changed).not.toContain(unknown);
    expect(erased.missing).toBe(1);
    await desk.proposalRows.deleteOne({ _id: unknown });
  });

  it('is evaluated in given circumstances', { tags: 'full' }, async () => {
    const text = forbid('not-at-night', 'propose', 'context.hour < 6 && context.work.queue == "refunds"');
    const evaluated = async (hour: number, queueKey: string) => {
      const at = timestampFromDate(new Date(Date.UTC(2026, 10, 23, hour)));
      const fields = { account_id: 'acc_1234', reason: 'inactive', closes_on: '2026-12-31' };
      const payload = { case: 'custom' as const, value: { operation: 'x_close_account', fields } };
      const { policy } = await admin.client(PolicyService).evaluate({ payload, text, circumstances: { at, queueKey } });
      return policy?.decision;
    };
    expect(await evaluated(3, 'refunds')).toBe(PolicyDecision.DENY);
    expect(await evaluated(9, 'refunds')).toBe(PolicyDecision.REQUIRE_APPROVAL);
    expect(await evaluated(3, 'general')).toBe(PolicyDecision.REQUIRE_APPROVAL);
  });

  const problemsOf = async (text: string) =>
    (await admin.client(PolicyService).validatePolicies({ text })).problems.join('\n');

  it('is refused if it reads an optional field unchecked, compares other types, or names nothing', {
    tags: 'full',
  }, async () => {
    const of = (when: string) => problemsOf(forbid('a', 'propose', when));
    expect(await of(closing('resource.payload.note == "x"'))).toMatch(/tenant\/a.*payload\.note.*has note/s);
    expect(await of(closing('resource.payload.reason == 3'))).toMatch(
      /tenant\/a.*String.*Long|tenant\/a.*Long.*String/s,
    );
    expect(await of('resource.payload.reason == "fraud"')).toMatch(/`payload`.*not found/);
    expect(await of(closing('resource.payload has notes'))).toMatch(/"notes"/);
    expect(await of('resource is x_close_acount')).toMatch(/x_close_acount, which is not an operation/);
    expect(await of('resource is x_close_account && resource != Proposal::"prop_1"')).toMatch(/name both Proposal/);
    // Cedar calls this a warning.
    expect(await of('context.amount < 0 && false')).toMatch(/tenant\/a.*impossible/s);
  });

  it('prevents a change of the operation after which the policy could not be evaluated', { tags: 'full' }, async () => {
    const text = forbid('no-fraud', 'propose', closing('resource.payload.reason == "fraud"'));
    await desk.under(text, async () => {
      const put = (members: object, expectedVersion = 1n) =>
        admin.client(OperationService).putOperation({ text: definitionWith(members), expectedVersion });
      const { payload_schema: schema } = JSON.parse(definitionWith({}));
      const { reason: _, ...others } = schema.properties;
      const without = { ...schema, properties: others, required: ['account_id', 'closes_on'] };
      const gone = { payload_schema: without, risk: 'medium', summary: 'Close {/account_id}.', display: {} };
      await expect(put(gone)).rejects.toThrow(/payload_schema.*own policies.*no-fraud.*reason/s);
      const reason = { type: 'integer', minimum: 0, maximum: 3 };
      const other = { ...schema, properties: { ...schema.properties, reason } };
      await expect(put({ ...gone, payload_schema: other })).rejects.toThrow(/no-fraud.*reason/s);
      // Fields that no policy reads may change.
      const { note: __, ...kept } = schema.properties;
      const { operation } = await put({
        payload_schema: { ...schema, properties: kept },
        summary: 'Close {/account_id} for {/reason}.',
        personal_data: [],
        display: {},
      });
      expect(operation?.version).toBe(2n);
      expect((await propose({ reason: 'fraud' })).body.policy.reasons).toMatchObject([
        { policy_id: 'tenant/no-fraud' },
      ]);
    });
  });
});
