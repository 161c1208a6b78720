import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { ActionDocument } from '../../src/proposals/schema.ts';
import { ReceiverDesk } from '../support/long-webhooks.ts';
import { TestService } from '../support/service.ts';
import { json, problem, type Reply, WebhookReceiver } from '../support/webhook-receiver.ts';
import { definition, OPERATION, PAYLOAD, RESULT } from '../support/workers.ts';

const DONE = { state: 'done', result: RESULT };
const FAILED = { state: 'failed', problem: { title: 'The account has a balance.' } };

describe('an action that a receiver accepts, and reports later', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let bank: ReceiverDesk;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await TestService.start({ shared: 'with-providers' });
    bank = await ReceiverDesk.open(service, receiver);
  });
  afterAll(async () => {
    await service?.stop();
    await receiver?.stop();
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.reply(json(202, {}));
  });

  const statusOf = (id: string) => bank.desk.statusOf(id);
  const eventsOf = (subject: string) => bank.desk.events(subject);
  const refusalsOf = async (id: string) =>
    (await eventsOf(id)).filter(({ type }) => type === 'proposal.report_refused').map(({ data }) => data['reason']);
  const record = async (actionId: string) =>
    (await bank.desk.key.client.get(`/api/v1/public/actions/${actionId}`)).body;

  it('is running until it is reported, and can be verified, with the reporter in the log', async () => {
    const { desk } = bank;
    const id = await bank.approved();
    const executed = await desk.execute(id);
    expect(executed.body).toMatchObject({ proposal: { status: 'executing' }, action: { status: 'running' } });
    const row = await desk.row(id);
    const until = row.execution?.awaited?.until.getTime() ?? 0;
    expect(Math.abs(until - Date.now() - 24 * 60 * 60 * 1000)).toBeLessThan(60_000);
    const asked = await desk.execute(id);
    expect(asked.body.error).toMatchObject({ code: 'execution_in_progress', retryable: true });
    expect(asked.body.error.message).toContain('reports its result later');
    const sent = bank.lastSent();
    const reported = await bank.report(sent, DONE);
    expect(reported).toMatchObject({
      status: 200,
      body: { action_id: sent.action_id, status: 'succeeded', attempts: 1, result: { type: OPERATION, ...RESULT } },
    });
    expect(await statusOf(id)).toBe('executed');
    // A repeated report gets the same answer, and is not logged again.
    expect((await bank.report(sent, DONE)).body).toEqual(reported.body);
    const ended = (await eventsOf(sent.action_id)).filter(({ type }) => type === 'action.succeeded');
    expect(ended).toMatchObject([
      { actor: { type: 'api_key', id: bank.reporter.keyId }, data: { reported: true, attempt: 1 } },
    ]);
    const { body: packet } = await desk.key.client.exportPacket(row.work_item_id);
    const keys = await fetch(`${service.address}/.well-known/jwks.json`);
    const keySet = readKeySet((await keys.json()) as Parameters<typeof readKeySet>[0]);
    expect(verifyPacket(JSON.stringify(packet), keySet).problems).toEqual([]);
    const stored = await Promise.all(
      ['action_proposals', 'event_log', 'actions'].map((name) =>
        service.services.platform.mongo.connection.collection(name).find({ tenant_id: desk.tenantId }).toArray(),
      ),
    );
    expect(JSON.stringify(stored)).not.toContain(sent.result_token);
    expect(receiver.received).toHaveLength(1);
  });

  it('fails for good if the receiver refuses it, and can be executed again if the report allows that', {
    tags: 'full',
  }, async () => {
    const first = await bank.awaited();
    const refused = await bank.report(first.sent, FAILED);
    expect(refused.body).toMatchObject({ status: 'failed', error: { code: 'provider_refused', retryable: false } });
    expect(refused.body.error.message).toContain('The account has a balance.');
    expect((await bank.report(first.sent, FAILED)).body).toEqual(refused.body);
    expect((await bank.desk.execute(first.id)).status).toBe(409);

    const { id, sent } = await bank.awaited();
    const again = await bank.report(sent, { ...FAILED, retry_after_seconds: 30 });
    expect(again.body.error).toMatchObject({ code: 'failed_at_receiver', retryable: true, retry_after_seconds: 30 });
    receiver.reply(json(202, {}));
    // A failed action is looked up before it is sent again.
    receiver.reply(({ method }, response) => json(method === 'GET' ? 404 : 202, {})({} as never, response));
    expect((await bank.desk.execute(id)).body.action).toMatchObject({ status: 'running', attempts: 2 });
    const second = bank.lastSent();
    expect(second).toMatchObject({ attempt: 2, idempotency_key: sent.idempotency_key });
    expect(second.result_token).not.toBe(sent.result_token);
    // The token of the earlier attempt is void. The log tells once that it was used.
    for (const report of [DONE, { ...FAILED, retry_after_seconds: 30 }]) {
      const late = await bank.report(sent, report);
      expect(late).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
      expect(late.body.error.message).toContain('was sent again');
    }
    expect(await refusalsOf(id)).toEqual(['earlier_attempt']);
    expect((await bank.report(second, DONE)).body).toMatchObject({ status: 'succeeded', attempts: 2 });
    expect(await statusOf(id)).toBe('executed');
  });

  it('stays failed while it is executed again: a late or repeated report of the earlier attempt ends nothing', {
    tags: 'full',
  }, async () => {
    const again = { ...FAILED, retry_after_seconds: 30 };
    const { id, sent } = await bank.awaited();
    await bank.report(sent, again);
    const late: unknown[] = [];
    receiver.reply(async ({ method }, response) => {
      // Attempt 2 is recorded, but not sent yet.
      if (method === 'GET') for (const one of [again, DONE]) late.push((await bank.report(sent, one)).status);
      json(method === 'GET' ? 404 : 202, {})({} as never, response);
    });
    const { body } = await bank.desk.execute(id);
    expect(late).toEqual([409, 409]);
    expect(body).toMatchObject({ proposal: { status: 'executing' }, action: { status: 'running', attempts: 2 } });
    expect(bank.sendings(id)).toBe(2);
    expect((await bank.report(bank.lastSent(), DONE)).body).toMatchObject({ status: 'succeeded', attempts: 2 });

    // Attempt 2 is claimed, but not recorded yet.
    const other = await bank.awaited();
    const failed = await bank.report(other.sent, again);
    const { unknown: _, awaited: __, ...execution } = (await bank.desk.row(other.id)).execution ?? {};
    const lease_until = new Date(Date.now() + 600_000);
    const claimed = { ...execution, attempt: 2, lease_until };
    await bank.desk.write(other.id, { status: 'executing', execution: claimed, due_at: lease_until });
    expect((await bank.report(other.sent, again)).body).toEqual(failed.body);
    expect(await statusOf(other.id)).toBe('executing');
  });

  it('is not overwritten by a report after it was sent again', { tags: 'full' }, async () => {
    const { desk } = bank;
    const { id, sent } = await bank.awaited();
    const known = (await desk.actionRows.findOne({ proposal_id: id })) as ActionDocument;
    const row = await desk.row(id);
    await desk.actionRows.updateOne({ proposal_id: id }, { $set: { sent_attempt: 2 } });
    const failed = { kind: 'failed', error: { code: 'provider_refused', message: 'No.', retryable: true } } as const;
    const call = await desk.callOf(desk.creator);
    expect(await service.services.actions.steps.report(call, row, known, failed)).toBeNull();
    expect(await record(sent.action_id)).toMatchObject({ status: 'running' });
  });

  it('accepts a report of the last attempt that was sent, even if another was about to be sent', {
    tags: 'full',
  }, async () => {
    const id = await bank.approved();
    receiver.reply((_received, response) => void response.destroy());
    await bank.desk.execute(id);
    const sent = bank.lastSent();
    receiver.reply(json(200, { state: 'never_seen' }));
    // The WorkItem ends just before the action is sent again, and is open again after that.
    const { workItems } = service.services.workItems;
    const read = workItems.get.bind(workItems);
    const get = vi.spyOn(workItems, 'get').mockImplementationOnce(read);
    get.mockImplementationOnce(async (...args) => ({ ...(await read(...args)), status: 'cancelled' }));
    try {
      await bank.lookAfter(id);
    } finally {
      get.mockRestore();
    }
    expect((await bank.desk.row(id)).execution?.attempt).toBe(2);
    expect(bank.sendings(id)).toBe(1);
    expect((await bank.report(sent, DONE)).body).toMatchObject({ status: 'succeeded' });
  });

  it('keeps its first report: another one is refused and logged', async () => {
    const { id, sent } = await bank.awaited();
    expect((await bank.report(sent, DONE)).status).toBe(200);
    for (const other of [{ state: 'done', result: { closure_id: 'cl_18' } }, FAILED]) {
      expect((await bank.report(sent, other)).status).toBe(409);
    }
    expect(await refusalsOf(id)).toEqual(['known']);
    expect(await record(sent.action_id)).toMatchObject({ status: 'succeeded', result: RESULT });
  });

  it('accepts a report that arrives before the response to its request', { tags: 'full' }, async () => {
    const accept: Reply = json(202, {});
    const breakOff: Reply = (_received, response) => void response.destroy();
    for (const [report, status, answer] of [
      [DONE, 'executed', accept],
      [FAILED, 'execution_failed', accept],
      [FAILED, 'execution_failed', breakOff],
      [FAILED, 'execution_failed', json(200, RESULT)],
    ] as const) {
      const id = await bank.approved();
      receiver.reply(async (received, response) => {
        expect((await bank.report(bank.lastSent(), report)).status).toBe(200);
        answer(received, response);
      });
      const { body } = await bank.desk.execute(id);
      expect(body).toMatchObject({ proposal: { status } });
      expect(await statusOf(id)).toBe(status);
      const told = (await eventsOf(bank.lastSent().action_id)).map(({ type }) => type);
      expect(told).toEqual(['action.started', status === 'executed' ? 'action.succeeded' : 'action.failed']);
    }
  });

  it('accepts a report after the response was lost, with and without a look-up', { tags: 'full' }, async () => {
    for (const integrationId of [bank.integrationId, bank.silentId]) {
      const id = await bank.approved(integrationId);
      receiver.reply((_received, response) => void response.destroy());
      expect((await bank.desk.execute(id)).body).toMatchObject({ proposal: { status: 'outcome_unknown' } });
      expect((await bank.report(bank.lastSent(), DONE)).body).toMatchObject({ status: 'succeeded' });
      expect(await statusOf(id)).toBe('executed');
    }
  });

  it('is looked up while its report is awaited, and thereby neither sent again nor given up', {
    tags: 'full',
  }, async () => {
    const { id, sent } = await bank.awaited();
    for (const [reply, words] of [
      [json(200, { state: 'running' }), 'running'],
      [json(500, {}), 'broken'],
      [(_: unknown, response: { destroy: () => void }) => void response.destroy(), 'silent'],
    ] as const) {
      receiver.reply(reply as Parameters<WebhookReceiver['reply']>[0]);
      await bank.lookAfter(id);
      expect(await statusOf(id), words).toBe('executing');
      expect(await record(sent.action_id), words).toMatchObject({ status: 'running' });
    }
    // The look-ups were attempts of their own, but the token belongs to the request that was sent.
    expect((await bank.desk.row(id)).execution?.attempt).toBe(4);
    expect(bank.sendings(id)).toBe(1);
    expect((await bank.report(sent, DONE)).body).toMatchObject({ status: 'succeeded' });
    expect(await statusOf(id)).toBe('executed');
  });

  it('is ended by a look-up like by a report, and a report of the same result is accepted afterwards', async () => {
    const { id, sent } = await bank.awaited();
    receiver.reply(json(200, { state: 'done', result: RESULT }));
    await bank.lookAfter(id);
    expect(await statusOf(id)).toBe('executed');
    expect((await bank.report(sent, DONE)).status).toBe(200);
    expect((await bank.report(sent, FAILED)).status).toBe(409);
  });

  it('is left to people after a day without a report, and a report still counts until they settle it', {
    tags: 'full',
  }, async () => {
    const { desk } = bank;
    for (const integrationId of [bank.silentId, bank.integrationId]) {
      const { id, sent } = await bank.awaited(integrationId);
      const isAsked = integrationId === bank.integrationId;
      receiver.reply(isAsked ? json(200, { state: 'running' }) : json(202, {}));
      // Without a look-up address, nobody is asked until then.
      if (!isAsked)
        expect((await desk.row(id)).execution?.lease_until).toEqual((await desk.row(id)).execution?.awaited?.until);
      await bank.ageByADay(id);
      await bank.lookAfter(id);
      expect(await statusOf(id)).toBe('outcome_unknown');
      expect((await record(sent.action_id)).error.code).toBe(isAsked ? 'accepted' : 'no_lookup');
      expect((await bank.report(sent, DONE)).status).toBe(200);
      expect(await statusOf(id)).toBe('executed');
      receiver.reply(json(202, {}));
    }
  });

  it('accepts no report after a person has settled it, and logs the report', { tags: 'full' }, async () => {
    const { executor } = service.services.actions;
    for (const [reference, status] of [
      ['cl_17', 'succeeded'],
      [null, 'failed'],
    ] as const) {
      const { id, sent } = await bank.awaited(bank.silentId);
      await executor.settle(bank.desk.approvers[0], sent.action_id, reference, 'I have looked.');
      expect(await record(sent.action_id)).toMatchObject({ status });
      const late = await bank.report(sent, DONE);
      expect(late).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
      expect(late.body.error.message).toContain('A person has settled');
      expect(await refusalsOf(id)).toEqual(['settled']);
      expect(await record(sent.action_id)).toMatchObject({ status });
    }
  });

  it('cannot be settled once its outcome is known, and only a settlement that holds is logged', {
    tags: 'full',
  }, async () => {
    const { desk } = bank;
    const { executor } = service.services.actions;
    const { id, sent } = await bank.awaited(bank.silentId);
    // The state after a process took the report and died between the record and the proposal.
    const change = { $set: { status: 'succeeded', finished_at: new Date() } } as const;
    await desk.actionRows.updateOne({ proposal_id: id }, change);
    const settle = (actionId: string) => executor.settle(desk.approvers[0], actionId, null, 'I have looked.');
    await expect(settle(sent.action_id)).rejects.toMatchObject({ code: 'invalid_state' });
    const settlements = async (one: string) => (await eventsOf(one)).filter(({ type }) => type === 'action.settled');
    expect(await settlements(id)).toEqual([]);
    // If two people settle at the same time, one succeeds, and the log names that person.
    const other = await bank.awaited(bank.silentId);
    const both = await Promise.allSettled(
      desk.approvers.slice(0, 2).map((by) => executor.settle(by, other.sent.action_id, null, 'I have looked.')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const stored = await desk.actionRows.findOne({ proposal_id: other.id });
    expect(await settlements(other.id)).toMatchObject([{ actor: { id: stored?.settlement?.settled_by.id } }]);
  });

  it('is returned without a display name that is an address, like in the request', async () => {
    const { id, sent } = await bank.awaited();
    const change = { $set: { 'executed_by.display_name': 'ann@bank.example' } };
    await bank.desk.actionRows.updateOne({ proposal_id: id }, change);
    const { body } = await bank.report(sent, DONE);
    expect(body).toMatchObject({ status: 'succeeded', executed_by: { display_name: body.executed_by.id } });
  });

  it('requires the key and the token, both for this action', { tags: 'full' }, async () => {
    const { desk } = bank;
    const { id, sent } = await bank.awaited();
    const other = await bank.awaited();
    const foreign = await ReceiverDesk.open(service, receiver);
    const abroad = await foreign.awaited();
    const worker = await service.createKey(desk.tenantId, ['operations.carry'], {}, desk.creator);
    const report = (token: string, by = bank.reporter) => bank.report({ ...sent, result_token: token }, DONE, by);
    // A key that does not carry the integration sees no such action.
    expect((await bank.report(sent, DONE, desk.key)).status).toBe(403);
    expect((await bank.report(sent, DONE, worker)).status).toBe(404);
    expect((await bank.report(sent, DONE, foreign.reporter)).status).toBe(404);
    expect((await bank.report(abroad.sent, DONE)).status).toBe(404);
    const altered = `${sent.result_token.slice(0, -2)}${sent.result_token.endsWith('A') ? 'BB' : 'AA'}`;
    const longer = `${sent.result_token}x`;
    for (const token of [other.sent.result_token, abroad.sent.result_token, altered, longer, `k9.${'A'.repeat(60)}`]) {
      expect((await report(token)).body.error.code).toBe('authorization_error');
    }
    expect((await report('short')).status).toBe(400);
    // The use of an expired token is logged.
    const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    const { resultTokens } = service.services.actions;
    const expired = await report(resultTokens.seal(desk.tenantId, sent.action_id, 1, old));
    expect(expired).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    expect(await refusalsOf(id)).toEqual(['expired']);
    await service.revokeKey(desk.tenantId, worker.keyId);
    expect((await bank.report(sent, DONE)).status).toBe(200);
    await bank.report(other.sent, DONE);
  });

  it('loses nothing by an invalid report, which is refused with each field', async () => {
    const { id, sent } = await bank.awaited();
    for (const [body, fields] of [
      [{ state: 'done', result: { more: 1 } }, ['result.closure_id', 'result.more']],
      [{ state: 'done', result: { closure_id: 'x' } }, ['result.closure_id']],
      [{ state: 'done', result: {} }, ['result.closure_id']],
      [{ state: 'done' }, ['result']],
      [{ state: 'failed' }, ['problem']],
      [{ ...FAILED, result: RESULT }, ['result']],
      [{ ...DONE, retry_after_seconds: 5 }, ['retry_after_seconds']],
      [{ state: 'running' }, ['state']],
      [{ ...DONE, attempt: 1 }, ['attempt']],
    ] as const) {
      const { status, body: answer } = await bank.report(sent, body);
      expect(status, JSON.stringify(body)).toBe(400);
      const named = answer.error.details.map(({ field }: { field: string }) => field);
      expect(named.sort(), JSON.stringify(body)).toEqual(fields);
    }
    expect((await bank.report(sent, { state: 'done', result: { closure_id: 'x'.repeat(70_000) } })).status).toBe(400);
    expect((await bank.report(sent, { state: 'done', result: { closure_id: 'x'.repeat(300_000) } })).status).toBe(413);
    expect(await statusOf(id)).toBe('executing');
    expect((await bank.report(sent, DONE)).status).toBe(200);
  });

  it('accepts a report during a freeze, and while the integration is switched off', { tags: 'full' }, async () => {
    const { desk } = bank;
    const { id, sent } = await bank.awaited();
    const admin = await desk.callOf(desk.creator);
    const { freezes } = service.services.actions;
    const { integrations } = service.services.integrations;
    const { freeze } = await freezes.freeze(
      admin,
      { kind: 'integration', targetId: bank.integrationId },
      'Wrong amounts.',
    );
    await integrations.setEnabled(admin, bank.integrationId, false);
    try {
      expect((await bank.report(sent, DONE)).status).toBe(200);
      expect(await statusOf(id)).toBe('executed');
    } finally {
      await integrations.setEnabled(admin, bank.integrationId, true);
      await freezes.thaw(admin, freeze.freezeId, 'Mended.');
    }
  });

  it('is sent again only if the receiver never saw it and the operation is idempotent', {
    tags: 'full',
  }, async () => {
    const admin = await bank.desk.callOf(bank.desk.creator);
    const text = await definition('x_once', (all) => all.replace('idempotent: true', 'idempotent: false'));
    await service.services.actions.operations.put(admin, text, 0);
    const id = await bank.approved(bank.integrationId, { ...PAYLOAD, type: 'x_once' });
    await bank.desk.execute(id);
    const sent = bank.lastSent();
    // The receiver accepted the action before, so people must decide when it now denies that.
    receiver.reply(json(200, { state: 'never_seen' }));
    await bank.lookAfter(id);
    expect(await record(sent.action_id)).toMatchObject({
      status: 'outcome_unknown',
      error: { code: 'needs_a_person' },
    });
    expect(bank.sendings(id)).toBe(1);
    expect((await bank.report(sent, DONE)).status).toBe(200);
  });

  it('cannot be reported after the receiver refused the request at once', { tags: 'full' }, async () => {
    const id = await bank.approved();
    receiver.reply(problem(422, { title: 'No.' }));
    await bank.desk.execute(id);
    expect((await bank.report(bank.lastSent(), DONE)).status).toBe(409);
    expect(await refusalsOf(id)).toEqual(['known']);
    expect(await statusOf(id)).toBe('execution_failed');
  });
});
