import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { ClaimRepository } from '../../src/execution/claims/repository.ts';
import { defineClaimModels } from '../../src/execution/claims/schema.ts';
import type { FreezeKind } from '../../src/identity/authority/schema.ts';
import { defineProposalModels } from '../../src/proposals/schema.ts';
import { workgate } from '../faults/cli.ts';
import { A2aAgent, actionMessage, EXTENSION } from '../support/a2a.ts';
import { forbid } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { definition, OPERATION, PAYLOAD, RESULT, WorkerDesk } from '../support/workers.ts';

const TOKEN = 'A'.repeat(43);
const NOT_SENT = { outcome: 'not_sent', message: 'This worker stops.' };

describe('an action for workers', () => {
  let service: TestService;
  let vault: WorkerDesk;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());
  // Each test has a tenant of its own, so that no worker gets what another test has left.
  beforeEach(async () => {
    vault = await WorkerDesk.open(service);
  });

  const statusOf = (proposalId: string) => vault.desk.statusOf(proposalId);
  const typesOf = async (subjectId: string) => (await vault.desk.events(subjectId)).map(({ type }) => type);
  const begun = async (claim: { claim_id: string; token: string }, by?: TestKey) => {
    const answer = await vault.step('begin', claim, {}, by);
    expect(answer).toMatchObject({ status: 200, body: { begun: true } });
  };

  it('waits for a worker when it is executed, is carried out by one worker, and can be verified', {
    tags: 'full',
  }, async () => {
    const { desk } = vault;
    const { proposal_id: id, payload_hash: hash, work_item_id: workItemId } = await vault.approved();
    const dry = await desk.execute(id, true);
    expect(dry.body).toMatchObject({ outcome: 'would_execute', next: 'Execute it, with dry_run false.' });
    const left = await desk.execute(id);
    expect(left.body).toMatchObject({
      proposal: { status: 'approved' },
      action: null,
      dry_run: false,
      replayed: false,
    });
    expect(left.body.next).toContain('waits for a worker');
    expect(left.body.outcome).toBeUndefined();
    expect((await desk.execute(id)).body).toMatchObject({ action: null, replayed: true });
    expect((await desk.execute(id, true)).body.next).toContain('waits for a worker');

    const claim = await vault.claim();
    expect(claim).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      lease_seconds: 60,
      proposal_id: id,
      work_item_id: workItemId,
      integration_id: vault.integrationId,
      operation: OPERATION,
      version: 1,
      payload: PAYLOAD,
      payload_hash: hash,
      idempotency_key: `workgate-${id}`,
      approved_by: [{ type: 'user', id: desk.approvers[0].principal.id }],
      attempt: 1,
    });
    expect(await statusOf(id)).toBe('executing');
    // Nothing can have been done yet, so nothing is recorded.
    expect((await desk.actions()).body.actions).toEqual([]);
    expect((await desk.execute(id)).body.error.code).toBe('execution_in_progress');
    await begun(claim);
    expect((await desk.actions()).body.actions).toMatchObject([{ action_id: claim.action_id, status: 'running' }]);
    const done = await vault.step('complete', claim, { result: RESULT });
    expect(done).toMatchObject({
      status: 200,
      body: {
        proposal_status: 'executed',
        action: {
          action_id: claim.action_id,
          status: 'succeeded',
          executed_by: { type: 'api_key', id: desk.key.keyId },
          result: { type: OPERATION, ...RESULT },
        },
      },
    });
    expect((await desk.execute(id)).body).toMatchObject({ replayed: true, action: { action_id: claim.action_id } });
    expect((await vault.take()).body).toEqual({ claim: null });

    const { body: packet } = await desk.key.client.exportPacket(workItemId);
    const keys = await fetch(`${service.address}/.well-known/jwks.json`);
    const keySet = readKeySet((await keys.json()) as Parameters<typeof readKeySet>[0]);
    expect(verifyPacket(JSON.stringify(packet), keySet).problems).toEqual([]);
    const stored = await Promise.all(
      ['operation_claims', 'action_proposals', 'event_log', 'actions'].map((name) =>
        service.services.platform.mongo.connection.collection(name).find({ tenant_id: desk.tenantId }).toArray(),
      ),
    );
    expect(JSON.stringify(stored)).not.toContain(claim.token);
  });

  it('waits for a worker, whatever door executes it', { tags: 'full' }, async () => {
    const { desk } = vault;
    const member = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }])).signIn();
    const doors: Record<string, (id: string) => Promise<unknown>> = {
      MCP: async (id) => {
        const agent = new McpAgent(service, { apiKey: desk.key.token });
        return (await agent.call('execute_action', { proposal_id: id, dry_run: false })).output;
      },
      A2A: async (id) => {
        const { work_item_id: taskId } = await desk.row(id);
        const action = { type: 'execute', proposal_id: id };
        const message = actionMessage(action, { taskId, messageId: randomUUID() });
        const task = await A2aAgent.withKey(service, desk.key.token).send(message);
        return task.metadata[EXTENSION].execution;
      },
      Connect: async (proposalId) => {
        const { action, next } = await member.client(ActionService).executeActionProposal({ proposalId });
        return { action: action ?? null, next };
      },
    };
    for (const [door, execute] of Object.entries(doors)) {
      const { proposal_id: id } = await vault.approved();
      const next = expect.stringContaining('waits for a worker');
      expect(await execute(id), door).toMatchObject({ action: null, next });
      expect(await vault.claim()).toMatchObject({ proposal_id: id });
    }
  });

  it('is given at once to a waiting worker, which waits as long as it asked to', async () => {
    const before = performance.now();
    expect((await vault.take(vault.worker, { wait_seconds: 1 })).body).toEqual({ claim: null });
    expect(performance.now() - before).toBeGreaterThan(900);
    const { proposal_id: id } = await vault.approved();
    const waiting = vault.take(vault.worker, { wait_seconds: 20 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await vault.desk.execute(id);
    const inVain = vault.take(vault.worker, { wait_seconds: 2 });
    // On a busy machine, either of the two may come first.
    const first = await Promise.race([waiting, inVain]);
    expect(first.body.claim).toMatchObject({ proposal_id: id });
    const given = (await Promise.all([waiting, inVain])).flatMap(({ body }) => body.claim ?? []);
    expect(given).toEqual([first.body.claim]);
  });

  it('is not given to a worker whose connection is closed', { tags: 'full' }, async () => {
    const gone = new AbortController();
    const waiting = fetch(`${service.address}/api/v1/public/operation-claims`, {
      method: 'POST',
      headers: { 'X-Api-Key': vault.worker.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ operations: [OPERATION], wait_seconds: 30 }),
      signal: gone.signal,
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    gone.abort();
    await expect(waiting).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await vault.waiting();
    expect((await vault.claim()).attempt).toBe(1);
  });

  it('goes to one worker, however many ask at the same time', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => vault.waiting()));
    const workers = await Promise.all([1, 2, 3].map(() => vault.newWorker()));
    const answers = await Promise.all(workers.flatMap((worker) => [vault.take(worker), vault.take(worker)]));
    const given = answers.flatMap(({ body }) => body.claim?.proposal_id ?? []);
    // A worker that loses a race may get nothing, but no two workers get the same action.
    expect(new Set(given).size).toBe(given.length);
    const rest = await Promise.all(workers.map((worker) => vault.take(worker)));
    expect([...given, ...rest.flatMap(({ body }) => body.claim?.proposal_id ?? [])].sort()).toEqual(ids.sort());
  });

  it.each([
    [
      { operations: ['x_open_account'] },
      'operations[0]',
      'x_open_account is not an operation of this tenant; it has x_close_account',
    ],
    [{ operations: ['commerce_refund'] }, 'operations[0]', 'must be the name of an operation of the tenant'],
    [{ operations: [] }, 'operations', ''],
    [{ wait_seconds: 31 }, 'wait_seconds', ''],
    [{ wait_seconds: -1 }, 'wait_seconds', ''],
    [{ integration_id: 'x' }, 'integration_id', 'is not a known field'],
  ])('is not given for the request %j, and the error names the field', async (more, field, problem) => {
    const { status, body } = await vault.take(vault.worker, more);
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field, problem: expect.stringContaining(problem) }]);
  });

  it('is refused to workers that would wait for it for ever', { tags: 'full' }, async () => {
    const { desk } = vault;
    const admin = await desk.callOf(desk.creator);
    const { operations } = service.services.actions;
    const { integrations } = service.services.integrations;
    const settings = { url: 'https://hooks.example.com/' };
    const { integrationId } = await integrations.create(admin, { kind: 'webhook', name: 'Bank', settings });
    const reporter = await vault.newWorker([integrationId]);
    const carried = await vault.take(reporter, { wait_seconds: 30 });
    expect(carried).toMatchObject({ status: 403, body: { error: { code: 'authorization_error' } } });
    expect(carried.body.error.message).toContain('carries an integration of the kind pull');
    const { proposal_id: id } = await vault.approved();
    const pushed = await definition(OPERATION, (text) => text.replace(/executors: .*/, 'executors: [webhook]'));
    await operations.put(admin, pushed, 1);
    // An action that was approved before stays with workers: once it is executed, and while another worker has it.
    expect(await vault.take()).toMatchObject({ status: 200, body: { claim: null } });
    await vault.desk.execute(id);
    const claim = await vault.claim();
    expect(claim).toMatchObject({ proposal_id: id, version: 1 });
    expect(await vault.take()).toMatchObject({ status: 200, body: { claim: null } });
    await vault.step('begin', claim);
    await vault.step('complete', claim, { result: RESULT });
    const over = await vault.take(vault.worker, { wait_seconds: 30 });
    expect(over).toMatchObject({ status: 400, body: { error: { details: [{ field: 'operations[0]' }] } } });
    expect(over.body.error.message).toContain('add pull to the executors');
  });

  it('is refused to a key without the scope, with another integration, or of another tenant', async () => {
    const id = await vault.waiting();
    expect((await vault.take(vault.desk.key)).status).toBe(403);
    const admin = await vault.desk.callOf(vault.desk.creator);
    const { integrations } = service.services.integrations;
    const other = await integrations.create(admin, { kind: 'pull', name: 'Other' });
    const stranger = await vault.newWorker([other.integrationId]);
    const sibling = await vault.newWorker();
    const foreign = await WorkerDesk.open(service);
    expect((await vault.take(stranger)).body).toEqual({ claim: null });
    expect((await foreign.take()).body).toEqual({ claim: null });
    const claim = await vault.claim();
    for (const key of [stranger, sibling, foreign.worker]) {
      for (const [step, more] of [
        ['begin', {}],
        ['extend', {}],
        ['complete', { result: RESULT }],
        ['fail', NOT_SENT],
      ] as const) {
        expect((await vault.step(step, claim, more, key)).status, step).toBe(404);
      }
    }
    for (const step of ['begin', 'extend'] as const) {
      const wrong = await vault.step(step, { ...claim, token: TOKEN });
      expect(wrong).toMatchObject({ status: 403, body: { error: { code: 'authorization_error' } } });
      expect((await vault.step(step, { ...claim, token: 'short' })).status).toBe(400);
    }
    expect((await vault.step('begin', { ...claim, claim_id: claim.action_id })).status).toBe(400);
    expect(await statusOf(id)).toBe('executing');
    await begun(claim);
  });

  it('is reported only after it was begun, in the form that its operation defines, and once', async () => {
    await vault.waiting();
    const claim = await vault.claim();
    const early = await vault.step('complete', claim, { result: RESULT });
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    expect(early.body.error.message).toContain('Begin it first');
    expect((await vault.step('fail', claim, { outcome: 'refused', message: 'No.' })).status).toBe(409);
    await begun(claim);
    const { lease_expires_at: until } = (await vault.step('begin', claim)).body;
    expect(Date.parse(until)).toBeGreaterThanOrEqual(Date.parse(claim.lease_expires_at));
    const wrong = await vault.step('complete', claim, { result: { closure_id: 'x' } });
    expect(wrong).toMatchObject({ status: 400, body: { error: { details: [{ field: 'result.closure_id' }] } } });
    expect(wrong.body.error.message).toContain('closure_id');
    const large = { closure_id: 'cl_17', note: 'x'.repeat(70_000) };
    expect((await vault.step('complete', claim, { result: large })).status).toBe(400);
    const first = await vault.step('complete', claim, { result: RESULT });
    expect(first.status).toBe(200);
    const again = await vault.step('complete', claim, { result: { type: OPERATION, ...RESULT } });
    expect(again).toMatchObject({ status: 200, body: first.body });
    for (const [step, more] of [
      ['complete', { result: { closure_id: 'cl_18' } }],
      ['fail', { outcome: 'refused', message: 'No.' }],
      ['begin', {}],
      ['extend', {}],
    ] as const) {
      expect((await vault.step(step, claim, more)).status, step).toBe(409);
    }
    expect((await typesOf(claim.action_id)).filter((type) => type === 'action.succeeded')).toHaveLength(1);
  });

  it('fails for good if the worker refuses it', async () => {
    const id = await vault.waiting();
    const claim = await vault.claim();
    await begun(claim);
    const { body } = await vault.step('fail', claim, { outcome: 'refused', message: 'The account has a balance.' });
    expect(body).toMatchObject({
      proposal_status: 'execution_failed',
      action: { status: 'failed', error: { code: 'refused_by_worker', retryable: false } },
    });
    expect(body.action.error.message).toContain('The account has a balance.');
    expect((await vault.take()).body.claim).toBeNull();
    expect((await vault.desk.execute(id)).status).toBe(409);
    const same = await vault.step('fail', claim, { outcome: 'refused', message: 'The account has a balance.' });
    expect(same).toMatchObject({ status: 200, body: { proposal_status: 'execution_failed' } });
  });

  it('is executed again after a retryable failure, as the next attempt of the same action', {
    tags: 'full',
  }, async () => {
    const id = await vault.waiting();
    const first = await vault.claim();
    await begun(first);
    const failed = { outcome: 'retryable', message: 'The vault is locked.', retry_after_seconds: 5 };
    const { body } = await vault.step('fail', first, failed);
    expect(body.action.error).toMatchObject({ code: 'failed_at_worker', retryable: true, retry_after_seconds: 5 });
    // A caller has to execute it again.
    expect((await vault.take()).body.claim).toBeNull();
    expect((await vault.desk.execute(id)).body).toMatchObject({
      proposal: { status: 'execution_failed' },
      action: null,
    });
    const second = await vault.claim();
    expect(second).toMatchObject({ attempt: 2, action_id: first.action_id, idempotency_key: first.idempotency_key });
    await begun(second);
    await vault.step('complete', second, { result: RESULT });
    const actions = (await vault.desk.actions()).body.actions;
    expect(actions).toMatchObject([{ status: 'succeeded', attempts: 2 }]);
  });

  it('goes to another worker if the first one gives it back', async () => {
    const id = await vault.waiting();
    const first = await vault.claim();
    const back = await vault.step('fail', first, NOT_SENT);
    expect(back).toMatchObject({ status: 200, body: { proposal_status: 'approved', action: null } });
    const second = await vault.claim(await vault.newWorker());
    expect(second).toMatchObject({ proposal_id: id, attempt: 2 });
    expect(second.token).not.toBe(first.token);
    expect((await vault.step('begin', first)).status).toBe(409);
  });

  it('returns to its former state if a worker that has begun it gives it back', { tags: 'full' }, async () => {
    const id = await vault.waiting();
    const first = await vault.claim();
    await begun(first);
    const back = await vault.step('fail', first, NOT_SENT);
    expect(back.body).toMatchObject({
      proposal_status: 'approved',
      action: { status: 'failed', error: { code: 'not_sent', retryable: true } },
    });
    const second = await vault.claim();
    await begun(second);
    expect((await vault.step('complete', second, { result: RESULT })).body).toMatchObject({
      proposal_status: 'executed',
      action: { attempts: 2 },
    });
    expect(await statusOf(id)).toBe('executed');
  });

  it('goes to the next worker if the first one loses its claim before it begins', async () => {
    const id = await vault.waiting();
    const lost = await vault.claim();
    await vault.lapse(id);
    expect(await statusOf(id)).toBe('approved');
    expect((await vault.step('begin', lost)).status).toBe(409);
    const next = await vault.claim(await vault.newWorker());
    expect(next).toMatchObject({ proposal_id: id, attempt: 2 });
    expect((await vault.step('begin', lost)).body.error.message).toContain('This claim is over');
    expect((await vault.step('extend', lost)).status).toBe(409);
  });

  it('cannot be begun after its lease, even if no other worker has taken over', { tags: 'full' }, async () => {
    const id = await vault.waiting();
    const claim = await vault.claim();
    await vault.desk.write(id, { 'execution.lease_until': new Date(Date.now() - 1) });
    for (const step of ['begin', 'extend'] as const) expect((await vault.step(step, claim)).status).toBe(409);
    expect((await vault.desk.actions()).body.actions).toEqual([]);
  });

  it('can be neither begun nor extended from the moment at which another worker takes over', {
    tags: 'full',
  }, async () => {
    const id = await vault.waiting();
    const { claim_id: claimId } = await vault.claim();
    const { connection } = service.services.platform.mongo;
    const modelsOf = (other: typeof connection) => ({ ...defineProposalModels(other), ...defineClaimModels(other) });
    const claims = new ClaimRepository(modelsOf(connection.useDb(connection.name)), vault.desk.tenantId);
    expect(await claims.takeOver(await vault.desk.row(id))).toBe(true);
    const now = new Date();
    expect(await claims.extend(id, claimId, now, new Date(now.getTime() + 60_000))).toBe(false);
    expect(await claims.noteTold(id, claimId, now)).toBe(false);
  });

  it('has an unknown outcome if its worker is lost after it began, and is given out again if repeatable', async () => {
    const id = await vault.waiting();
    const lost = await vault.claim();
    await begun(lost);
    await vault.lapse(id);
    expect(await statusOf(id)).toBe('outcome_unknown');
    await vault.hurry(id);
    const next = await vault.claim(await vault.newWorker());
    expect(next).toMatchObject({ proposal_id: id, attempt: 2, idempotency_key: lost.idempotency_key });
    // A late report is refused, and logged once.
    for (let i = 0; i < 2; i += 1) {
      expect(await vault.step('complete', lost, { result: RESULT })).toMatchObject({
        status: 409,
        body: { error: { code: 'invalid_state' } },
      });
    }
    expect((await typesOf(id)).filter((type) => type === 'proposal.report_refused')).toHaveLength(1);
  });

  it('stays unknown if the second worker does nothing, and is done once in the end', { tags: 'full' }, async () => {
    const id = await vault.waiting();
    const lost = await vault.claim();
    await begun(lost);
    await vault.lapse(id);
    await vault.hurry(id);
    const unbegun = await vault.claim();
    await vault.lapse(id);
    expect(await statusOf(id)).toBe('outcome_unknown');
    await vault.hurry(id);
    const back = await vault.claim();
    expect(back.attempt).toBe(unbegun.attempt + 1);
    expect((await vault.step('begin', back)).status).toBe(200);
    expect((await vault.step('fail', back, NOT_SENT)).body).toMatchObject({ proposal_status: 'outcome_unknown' });
    await vault.hurry(id);
    const last = await vault.claim();
    await vault.step('begin', last);
    const { body } = await vault.step('complete', last, { result: RESULT });
    expect(body).toMatchObject({ proposal_status: 'executed', action: { attempts: last.attempt } });
    const { work_item_id: workItemId } = (await vault.desk.get(id)).body;
    const { body: packet } = await vault.desk.key.client.exportPacket(workItemId);
    const keys = await fetch(`${service.address}/.well-known/jwks.json`);
    const keySet = readKeySet((await keys.json()) as Parameters<typeof readKeySet>[0]);
    expect(verifyPacket(JSON.stringify(packet), keySet).problems).toEqual([]);
  });

  it('is settled by people if it must not be repeated', async () => {
    const { desk } = vault;
    const admin = await desk.callOf(desk.creator);
    const text = await definition('x_once', (all) => all.replace('idempotent: true', 'idempotent: false'));
    await service.services.actions.operations.put(admin, text, 0);
    const id = await vault.waiting({ ...PAYLOAD, type: 'x_once' }, { action_operation: 'x_once' });
    const claim = await vault.claim(vault.worker, { operations: ['x_once'] });
    await begun(claim);
    await vault.lapse(id);
    expect(await statusOf(id)).toBe('outcome_unknown');
    expect((await desk.row(id)).claimable_at).toBeUndefined();
    expect((await vault.take(vault.worker, { operations: ['x_once'] })).body.claim).toBeNull();
    expect((await desk.execute(id)).body.error).toMatchObject({ code: 'invalid_state' });
    const { executor } = service.services.actions;
    const settled = await executor.settle(desk.approvers[0], claim.action_id, 'cl_17', 'I have looked.');
    expect(settled.status).toBe('succeeded');
    expect(await statusOf(id)).toBe('executed');
    expect((await vault.step('complete', claim, { result: RESULT })).status).toBe(409);
  });

  it('is left to workers and people if a second worker does nothing', {
    tags: 'full',
  }, async () => {
    const id = await vault.waiting();
    const lost = await vault.claim();
    await begun(lost);
    await vault.lapse(id);
    await vault.hurry(id);
    await vault.claim();
    await vault.lapse(id);
    const row = await desk().row(id);
    expect(row).toMatchObject({ status: 'outcome_unknown', execution: { lease_until: null } });
    expect(row.due_at).toBeUndefined();
    await vault.hurry(id);
    const last = await vault.claim();
    await begun(last);
    expect((await vault.step('complete', last, { result: RESULT })).status).toBe(200);
    expect(await statusOf(id)).toBe('executed');
  });

  it('is executed if its report is accepted at the end of its lease, and unknown otherwise', {
    tags: 'full',
  }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await vault.waiting();
      const claim = await vault.claim();
      await begun(claim);
      const [, reported] = await Promise.all([vault.lapse(id), vault.step('complete', claim, { result: RESULT })]);
      const row = await desk().row(id);
      // In either order, an accepted report holds, and the recovery worker has nothing left to do.
      expect(row.due_at).toBeUndefined();
      expect(row.status).toBe(reported.status === 200 ? 'executed' : 'outcome_unknown');
      if (reported.status !== 200)
        await desk().write(id, { 'handover.not_before': new Date('2100-01-01'), claimable_at: new Date('2100-01-01') });
    }
  });

  it('is neither begun nor extended after the time of its approval is over', { tags: 'full' }, async () => {
    for (const step of ['begin', 'extend'] as const) {
      const id = await vault.waiting();
      const claim = await vault.claim();
      await desk().write(id, { expires_at: new Date(Date.now() - 1) });
      const refused = await vault.step(step, claim);
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
      expect(refused.body.error.message).toMatch(/approval was valid until/);
      expect((await desk().row(id)).execution?.carried?.begun).toBeUndefined();
      expect((await vault.take()).body).toEqual({ claim: null });
    }
  });

  it('keeps the unknown outcome of an earlier attempt if the next worker refuses it', { tags: 'full' }, async () => {
    const id = await vault.waiting();
    const lost = await vault.claim();
    await begun(lost);
    await vault.lapse(id);
    await vault.hurry(id);
    const next = await vault.claim();
    await vault.step('begin', next);
    const { body } = await vault.step('fail', next, { outcome: 'refused', message: 'There is no such account.' });
    expect(body).toMatchObject({ proposal_status: 'outcome_unknown', action: { status: 'outcome_unknown' } });
    expect((await desk().row(id)).claimable_at).toBeUndefined();
  });
  const desk = () => vault.desk;
  const freeze = async (kind: FreezeKind, targetId: string) =>
    service.services.actions.freezes.freeze(
      await desk().callOf(desk().creator),
      { kind, targetId },
      'Something is wrong.',
    );

  /**
   * Ways to withdraw the authority for an action: name, withdrawal, status and code for the worker, and the proposal's
   * status afterwards.
   */
  const WITHDRAWALS: [string, (id: string) => Promise<unknown>, number, string, string][] = [
    [
      'its work has ended',
      async (id) => {
        const { work_item_id: item } = (await desk().get(id)).body;
        const { workItems } = service.services.workItems;
        await workItems.update(await desk().callOf(desk().creator), item, { status: 'resolved' });
      },
      409,
      'invalid_state',
      'cancelled',
    ],
    [
      'its integration is switched off',
      async () => {
        const { integrations } = service.services.integrations;
        await integrations.setEnabled(await desk().callOf(desk().creator), vault.integrationId, false);
      },
      409,
      'invalid_state',
      'approved',
    ],
    [
      'the caller who executed it has lost the right',
      () => service.revokeKey(desk().tenantId, desk().key.keyId),
      403,
      'authorization_error',
      'approved',
    ],
    [
      'its approver has left',
      async () => {
        const { members } = service.services.identity;
        const admin = await desk().callOf(desk().creator);
        await members.remove({ ...admin, role: 'admin' } as never, desk().approvers[0].principal.id);
      },
      409,
      'approval_required',
      'pending_approval',
    ],
    ['its operation is frozen', async () => freeze('operation', OPERATION), 403, 'policy_denied', 'approved'],
    [
      'policy forbids it',
      async () => {
        const { policies } = service.services.actions;
        await policies.write(await desk().callOf(desk().creator), forbid('execute', 'no-closing'), 0);
      },
      403,
      'policy_denied',
      'approved',
    ],
  ];

  sampled(3).suites(WITHDRAWALS)('if %s', (_, withdraw, status, code, becomes) => {
    const present = async (id: string) => {
      const { proposals } = service.services.actions;
      return (await proposals.get(await desk().callOf(desk().creator), id)).status;
    };

    it('is not given to a worker', { tags: 'full' }, async () => {
      const id = await vault.waiting();
      await withdraw(id);
      expect((await vault.take()).body).toEqual({ claim: null });
      expect(await present(id)).toBe(becomes);
      expect((await vault.take()).body).toEqual({ claim: null });
    });

    sampled(2).each(['begin', 'extend'] as const)('is refused at %s, and carried out by nobody', async (step) => {
      const id = await vault.waiting();
      const claim = await vault.claim();
      await withdraw(id);
      const refused = await vault.step(step, claim);
      expect(refused).toMatchObject({ status, body: { error: { code } } });
      expect(await present(id)).toBe(becomes);
      expect((await desk().actionRows.find({ tenant_id: desk().tenantId }).toArray()).length).toBe(0);
      expect((await vault.take()).body).toEqual({ claim: null });
      expect((await vault.step('begin', claim)).status).toBe(409);
    });

    it('cannot be extended, but still be reported, once it was begun', { tags: 'full' }, async () => {
      const id = await vault.waiting();
      const claim = await vault.claim();
      await begun(claim);
      await withdraw(id);
      expect(await vault.step('extend', claim)).toMatchObject({ status, body: { error: { code } } });
      expect(await present(id)).toBe('executing');
      const done = await vault.step('complete', claim, { result: RESULT });
      expect(done).toMatchObject({ status: 200, body: { proposal_status: 'executed' } });
    });
  });

  it('is refused to a worker whose key is revoked', { tags: 'full' }, async () => {
    const id = await vault.waiting();
    const claim = await vault.claim();
    await service.revokeKey(desk().tenantId, vault.worker.keyId);
    const { taskLeases } = service.services.actions;
    const call = { ...(await desk().callOf(desk().creator)) };
    const principal = { ...call.principal, type: 'api_key' as const, id: vault.worker.keyId };
    // This holds at once, even if a door still accepts the key.
    await expect(taskLeases.begin({ ...call, principal }, claim.claim_id, claim.token)).rejects.toMatchObject({
      code: 'authorization_error',
    });
    await vault.lapse(id);
    expect((await vault.claim(await vault.newWorker())).proposal_id).toBe(id);
  });

  it('is refused to a worker whose key is frozen, except for the report of what it has begun', {
    tags: 'full',
  }, async () => {
    const [id, done] = [await vault.waiting(), await vault.waiting()];
    const claims = [await vault.claim(), await vault.claim()];
    const [kept, begunAlready] = claims[0].proposal_id === id ? claims : claims.toReversed();
    await begun(begunAlready);
    const { inFlight } = await freeze('api_key', vault.worker.keyId);
    expect(inFlight.actions.map(({ proposalId }) => proposalId)).toEqual([done]);
    expect(await vault.take()).toMatchObject({ status: 403, body: { error: { code: 'authorization_error' } } });
    expect(await vault.step('begin', kept)).toMatchObject({ status: 403 });
    expect(await statusOf(id)).toBe('approved');
    for (let again = 0; again < 3; again += 1) {
      expect((await vault.step('extend', begunAlready)).status).toBe(403);
    }
    // The log has one entry, however often the worker asks.
    expect((await typesOf(done)).filter((type) => type === 'proposal.execution_refused')).toHaveLength(1);
    expect((await vault.step('complete', begunAlready, { result: RESULT })).status).toBe(200);
    expect(await statusOf(done)).toBe('executed');
  });

  it('counts against the hourly rate of its pack when it is begun, and may then take any time', {
    tags: 'full',
  }, async () => {
    const { desk } = vault;
    const limits = { approvals: 1, approvals_of_high_risk: 2, rate_per_hour: 1 };
    const admin = await desk.creator.signIn();
    await activate(admin, supportPack({ operations: { [OPERATION]: limits } }));
    await vault.waiting();
    const next = await vault.waiting();
    const claims = [await vault.claim(), await vault.claim()];
    const [other, first] = claims[0].proposal_id === next ? claims : claims.toReversed();
    await begun(first);
    const refused = await vault.step('begin', other);
    expect(refused).toMatchObject({ status: 403, body: { error: { details: [{ field: 'pack/rate-per-hour' }] } } });
    expect(await statusOf(next)).toBe('approved');
    // After an hour the place of this action is free, and another action has taken it.
    const rates = service.services.platform.mongo.connection.collection('execution_rates');
    const taken = [{ proposal_id: 'prop_other', at: new Date() }];
    expect((await rates.updateOne({ tenant_id: desk.tenantId }, { $set: { entries: taken } })).matchedCount).toBe(1);
    expect((await vault.step('extend', first)).status).toBe(200);
  });

  it('goes on under the successor of a rotated key', { tags: 'full' }, async () => {
    await vault.waiting();
    const claim = await vault.claim();
    const { apiKeys } = service.services.identity;
    const admin = await desk().callOf(desk().creator);
    const { token } = await apiKeys.rotate(admin, vault.worker.keyId, 0);
    const client = service.client(token);
    const begin = await client.post(`/api/v1/public/operation-claims/${claim.claim_id}/begin`, { token: claim.token });
    expect(begin.status).toBe(200);
  });

  it('can be cancelled until a worker has it', async () => {
    const id = await vault.waiting();
    const taken = await vault.waiting();
    expect((await desk().cancel(id)).body.status).toBe('cancelled');
    expect((await vault.claim()).proposal_id).toBe(taken);
    expect((await desk().cancel(taken)).status).toBe(409);
  });

  it('is not given out after its approval has expired', { tags: 'full' }, async () => {
    const id = await vault.waiting();
    await desk().overdue(id);
    expect((await vault.take()).body).toEqual({ claim: null });
    expect(await statusOf(id)).toBe('expired');
  });

  it('is logged once, even if policy holds it back again and again', { tags: 'full' }, async () => {
    const id = await vault.waiting();
    await desk().under(forbid('execute', 'no-closing'), async () => {
      for (let i = 0; i < 3; i += 1) {
        expect((await vault.take()).body).toEqual({ claim: null });
        await vault.hurry(id);
      }
    });
    expect((await typesOf(id)).filter((type) => type === 'proposal.execution_refused')).toHaveLength(1);
    expect((await vault.claim()).proposal_id).toBe(id);
  });

  it('is one of at most twenty that a key can hold', { tags: 'full' }, async () => {
    const given = [];
    for (let i = 0; i < 20; i += 1) {
      await vault.waiting();
      given.push(await vault.claim());
    }
    await vault.waiting();
    const refused = await vault.take();
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'too_many_pending' } } });
    expect(refused.body.error.message).toContain('20 claims of this API key');
    expect((await vault.step('fail', given[0], NOT_SENT)).status).toBe(200);
    expect((await vault.take()).status).toBe(200);
    expect((await vault.claim(await vault.newWorker())).claim_id).toBeTruthy();
  });

  it('needs a key for integrations of workers, which the command line can create', { tags: 'full' }, async () => {
    const { tenantId, integrationId: shop } = desk();
    const command = (...more: string[]) =>
      workgate(service.env, ['key', 'create', '--tenant', tenantId, '--name', 'Worker', ...more]);
    const made = await command('--scope', 'operations.carry', '--carries', vault.integrationId);
    const { token, ...key } = JSON.parse(made.stdout);
    service.keepSecret('secret of an API key', token.split('_')[3]);
    expect(key).toMatchObject({ scopes: ['operations.carry'], carries: [vault.integrationId] });
    const { body } = await service.client(token).get('/api/v1/public/me');
    expect(body.key).toMatchObject({ scopes: ['operations.carry'], carries: [vault.integrationId] });
    for (const [more, words] of [
      [['--scope', 'operations.carry'], 'carries: is required with the scope operations.carry'],
      [['--scope', 'work.read', '--carries', vault.integrationId], 'carries: needs the scope operations.carry'],
      [['--scope', 'operations.carry', '--carries', shop], 'is not an integration of this tenant for workers'],
      [['--scope', 'operations.carry', '--carries', 'int_x'], 'is not an integration of this tenant'],
    ] as const) {
      const { status, stderr } = await command(...more);
      expect(status).not.toBe(0);
      expect(stderr).toContain(words);
    }
  });
});
