import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { recovered } from '../support/recovered.ts';
import { TestService } from '../support/service.ts';
import { json, problem, WebhookReceiver } from '../support/webhook-receiver.ts';

const DEFINITION = path.resolve(import.meta.dirname, '../fixtures/operations/x_close_account.yaml');
const PAYLOAD = {
  type: 'x_close_account',
  account_id: 'acc_1234',
  reason: 'requested_by_customer',
  note: 'Moves away.',
  closes_on: '2026-12-31',
};

// No code of the service knows this operation. A file defines it, and the tenant's own system carries it out.
describe('an operation that a tenant has defined', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let desk: RefundDesk;
  let author: TestPerson;
  let approver: TestPerson;
  let integrationId: string;
  let signingSecret: string;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await TestService.start({ shared: 'with-providers' });
    desk = await RefundDesk.open(service);
    const { tenantId } = desk;
    author = await desk.creator.signIn();
    approver = await (await TestPerson.create(service, [{ tenantId, role: 'approver' }])).signIn();
    const text = await readFile(DEFINITION, 'utf8');
    await author.client(OperationService).putOperation({ text, expectedVersion: 0n });
    const made = await service.services.integrations.integrations.create(await desk.callOf(author), {
      kind: 'webhook',
      name: 'Bank',
      settings: { url: receiver.url('/actions'), lookup_url: receiver.url('/done') },
    });
    integrationId = made.integrationId;
    signingSecret = (await service.services.integrations.secrets.get(tenantId, integrationId)) ?? '';
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.reply(json(200, { closure_id: 'cl_17' }));
  });

  async function propose(payload: object = PAYLOAD, more: object = {}): Promise<ApiAnswer> {
    const { body } = await desk.key.client.createWorkItem({ subject: 'Close my account' });
    return desk.key.client.post(`/api/v1/public/work-items/${body.work_item_id}/action-proposals`, {
      integration_id: integrationId,
      approval_reason: 'The customer has asked for it.',
      resource_type: 'account',
      action_operation: 'x_close_account',
      payload,
      ...more,
    });
  }

  const execute = (proposalId: string, dryRun = false) =>
    desk.key.client.post(`/api/v1/public/action-proposals/${proposalId}/execute`, { dry_run: dryRun });

  async function approved(payload: object = PAYLOAD): Promise<string> {
    const { body } = await propose(payload);
    await approve(approver, body.proposal_id, body.payload_hash);
    return body.proposal_id;
  }

  const approve = (person: TestPerson, proposalId: string, payloadHash: string) =>
    person.client(ActionService).approveActionProposal({ proposalId, payloadHash });

  it('is proposed, approved in readable form, carried out once, and verified', async () => {
    const { status, body } = await propose();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending_approval',
      action_operation: 'x_close_account',
      resource_type: 'account',
      payload: PAYLOAD,
      policy: { decision: 'require_approval', approvals_required: 1 },
    });
    const { proposal } = await approver.client(ActionService).getActionProposal({ proposalId: body.proposal_id });
    expect(proposal).toMatchObject({
      title: 'Closed account',
      payload: { case: 'custom', value: { operation: 'x_close_account' } },
    });
    expect(proposal?.summary).toContain('acc_1234');
    expect(proposal?.payload.value).toMatchObject({ fields: { account_id: 'acc_1234', note: 'Moves away.' } });
    // Without an address for checks, nobody is asked.
    expect(body.check).toMatchObject({ outcome: 'not_checked' });
    const rechecked = await desk.key.client.post(`/api/v1/public/action-proposals/${body.proposal_id}/recheck`, {});
    expect(rechecked).toMatchObject({ status: 409, body: { error: { code: 'invalid_state', retryable: false } } });
    expect((await execute(body.proposal_id)).status).toBe(409);
    expect(receiver.received).toEqual([]);

    await approve(approver, body.proposal_id, body.payload_hash);
    const done = await execute(body.proposal_id);
    expect(done.body).toMatchObject({
      proposal: { status: 'executed' },
      action: { status: 'succeeded', result: { type: 'x_close_account', closure_id: 'cl_17' } },
    });
    const again = await execute(body.proposal_id);
    expect(again.body).toMatchObject({ replayed: true, action: { action_id: done.body.action.action_id } });
    expect(receiver.received).toHaveLength(1);
    const [sent] = receiver.received;
    expect(new Webhook(signingSecret).verify(sent?.body ?? '', sent?.headers as Record<string, string>)).toMatchObject({
      action_id: done.body.action.action_id,
      proposal_id: body.proposal_id,
      operation: 'x_close_account',
      version: 1,
      payload: PAYLOAD,
      payload_hash: body.payload_hash,
      approved_by: [{ type: 'user', id: approver.personId }],
    });
    const packet = await desk.key.client.exportPacket(body.work_item_id);
    const keys = await fetch(`${service.address}/.well-known/jwks.json`);
    expect(
      verifyPacket(JSON.stringify(packet.body), readKeySet((await keys.json()) as Parameters<typeof readKeySet>[0]))
        .problems,
    ).toEqual([]);
  });

  it.each([
    [{ ...PAYLOAD, account_id: 'x' }, 'payload.account_id'],
    [{ ...PAYLOAD, reason: 'because' }, 'payload.reason'],
    [{ ...PAYLOAD, closes_on: '31.12.2026' }, 'payload.closes_on'],
    [{ ...PAYLOAD, amount: '1.00' }, 'payload.amount'],
    [{ type: 'x_close_account' }, 'payload.account_id'],
    [{ ...PAYLOAD, type: 'x_open_account' }, 'payload.type'],
  ])('is refused with the payload %j, and the error names the field', async (payload, field) => {
    const { status, body } = await propose(payload);
    expect(status).toBe(400);
    expect(body.error.details.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('can be proposed over Connect by its name and fields, which the same definition checks', async () => {
    const { body } = await desk.key.client.createWorkItem({ subject: 'Close my account' });
    const { type, ...fields } = PAYLOAD;
    const proposed = (value: typeof fields) =>
      author.client(ActionService).createActionProposal({
        workItemId: body.work_item_id,
        integrationId,
        approvalReason: 'The customer has asked for it.',
        payload: { case: 'custom', value: { operation: type, fields: value } },
      });
    const { proposal } = await proposed(fields);
    expect(proposal).toMatchObject({
      operation: type,
      operationVersion: 1n,
      payload: { case: 'custom', value: { operation: type, fields } },
    });
    await expect(proposed({ ...fields, account_id: 'x' })).rejects.toThrow(/payload\.account_id/);
  });

  it('is suggested in place of an operation that the tenant has not defined', async () => {
    const { body } = await propose(PAYLOAD, {
      action_operation: 'x_open_account',
      payload: { type: 'x_open_account' },
    });
    expect(body.error.details).toEqual([
      {
        field: 'payload.type',
        problem:
          'x_open_account is not an operation of this tenant; known: commerce_refund, chat_post_message, x_close_account',
      },
    ]);
  });

  it('needs two approvals if its definition says that the risk is high', async () => {
    const { body } = await propose({ ...PAYLOAD, reason: 'fraud' });
    expect(body.policy).toMatchObject({ decision: 'require_approval', approvals_required: 2 });
  });

  it('is refused if its risk or summary was changed in the database', {
    tags: 'full',
  }, async () => {
    const { body } = await propose({ ...PAYLOAD, reason: 'fraud' });
    await desk.write(body.proposal_id, { 'described.risk': 'low' });
    await expect(approve(approver, body.proposal_id, body.payload_hash)).rejects.toThrow(/payload is not the one/);
    const proposalId = await approved();
    await desk.write(proposalId, { 'described.summary': 'Close the account “test”.' });
    expect((await execute(proposalId)).body.error).toMatchObject({ code: 'payload_mismatch' });
    expect(receiver.received).toEqual([]);
  });

  it('is listed with its limits among the operations of an integration', async () => {
    const { body } = await desk.key.client.get(`/api/v1/public/integrations/${integrationId}`);
    expect(body.operations).toMatchObject([
      {
        action_operation: 'x_close_account',
        resource_type: 'account',
        title: 'Closed account',
        highest_risk: 'high',
        limits: [{ pack_key: 'customer_support', approvals_otherwise: 2, by_currency: [] }],
      },
    ]);
    const { integrations } = await approver.client(IntegrationService).listIntegrations({});
    const bank = integrations.find((one) => one.integrationId === integrationId);
    expect(bank?.operations).toMatchObject([{ operation: 'x_close_account', title: 'Closed account' }]);
  });

  it('fails for good if the receiver refuses it', { tags: 'full' }, async () => {
    receiver.reply(problem(422, { title: 'The account has a balance.' }));
    const { body } = await execute(await approved());
    expect(body).toMatchObject({
      proposal: { status: 'execution_failed' },
      action: { status: 'failed', result: null, error: { retryable: false } },
    });
    expect(body.action.error.message).toContain('The account has a balance.');
  });

  it('has an unknown outcome if the result does not fit its definition, and is then looked up', async () => {
    const proposalId = await approved();
    receiver.reply(json(200, { closure_id: 'closed', note: 'x' }));
    const first = await execute(proposalId);
    expect(first.body).toMatchObject({ proposal: { status: 'outcome_unknown' }, action: { result: null } });
    receiver.reply(json(200, { state: 'done', result: { closure_id: 'cl_18' } }));
    await desk.write(proposalId, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await recovered(service, desk.tenantId);
    const { body } = await desk.key.client.get(`/api/v1/public/action-proposals/${proposalId}`);
    expect(body.status).toBe('executed');
    expect(receiver.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not sent again if its definition does not allow that, even if the receiver never saw it', {
    tags: 'full',
  }, async () => {
    const text = (await readFile(DEFINITION, 'utf8'))
      .replace('x_close_account', 'x_once')
      .replace('idempotent: true', 'idempotent: false');
    await author.client(OperationService).putOperation({ text, expectedVersion: 0n });
    const payload = { ...PAYLOAD, type: 'x_once' };
    const { body } = await propose(payload, { action_operation: 'x_once' });
    await approve(approver, body.proposal_id, body.payload_hash);
    receiver.reply(json(500, {}));
    expect((await execute(body.proposal_id)).body.proposal.status).toBe('outcome_unknown');
    receiver.reply(json(200, { state: 'never_seen' }));
    await desk.write(body.proposal_id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await recovered(service, desk.tenantId);
    expect((await desk.row(body.proposal_id)).status).toBe('outcome_unknown');
    expect(receiver.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is executed as approved after its next version, and after it is retired', async () => {
    const proposalId = await approved();
    const operations = author.client(OperationService);
    const text = await readFile(DEFINITION, 'utf8');
    const next = text.replace('^cl_[0-9]{1,12}$', '^closure-[0-9]{1,12}$').replace('Closed account', 'Account closed');
    await operations.putOperation({ text: next, expectedVersion: 1n });
    expect((await execute(proposalId)).body).toMatchObject({ action: { status: 'succeeded' } });
    const open = await propose();
    const second = await approved();
    await operations.retireOperation({ operation: 'x_close_account', version: 2n });
    expect((await propose()).body.error.details[0].problem).toContain('was retired');
    await expect(approve(approver, open.body.proposal_id, open.body.payload_hash)).rejects.toThrow(/was retired since/);
    receiver.reply(json(200, { closure_id: 'closure-1' }));
    expect((await execute(second)).body).toMatchObject({ action: { result: { closure_id: 'closure-1' } } });
    await operations.putOperation({ text, expectedVersion: 2n });
    expect((await propose()).status).toBe(201);
  });
});
