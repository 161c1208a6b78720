import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../support/api-client.ts';
import { seededRandom } from '../support/seed.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { definition, OPERATION, PAYLOAD, RESULT, WorkerDesk } from '../support/workers.ts';
import { OwnEngine } from './own-engine.ts';

type Claim = { claim_id: string; token: string; idempotency_key: string; proposal_id: string; attempt: number };

/**
 * Fault points before the service has acknowledged a begin (`BEFORE_BEGUN`), and after it received a result
 * (`AFTER_DONE`).
 */
const BEFORE_BEGUN = ['claim_taken', 'claim_begun', 'action_recorded'] as const;
const AFTER_DONE = ['action_completed', 'proposal_completed'] as const;
const PROPOSALS_UNDER_KILLS = 12;
const KILLS = 4;
const WORKERS = 3;
const SETTLED_WITHIN_MS = 90_000;
/** Longer than a process takes to find, by its own polling, an action that another process left to workers. */
const FOUND_WITHIN_MS = 5_000;

describe('actions that workers carry out, while processes are killed', () => {
  let engine: OwnEngine;
  let service: TestService;
  let vault: WorkerDesk;
  /** Number of times that each action was done, by its idempotency key. */
  const effects = new Map<string, number>();

  beforeAll(async () => {
    engine = await OwnEngine.start();
    service = await TestService.startOwn({ mongodbUri: engine.uri });
    vault = await WorkerDesk.open(service);
    const { operations } = service.services.actions;
    const text = await definition('x_once', (all) => all.replace('idempotent: true', 'idempotent: false'));
    await operations.put(await vault.desk.callOf(vault.desk.creator), text, 0);
  });
  afterAll(async () => {
    await service?.stop();
    await engine?.stop();
  });

  const effectsOf = (proposalId: string) => effects.get(`workgate-${proposalId}`) ?? 0;
  const status = async (proposalId: string) => (await vault.desk.row(proposalId)).status;

  async function take(worker: TestKey = vault.worker, operations = [OPERATION]): Promise<Claim | null> {
    const answer = await vault.take(worker, { operations }).catch(() => null);
    return answer?.body?.claim ?? null;
  }

  /** Performs a step with retries, as an SDK does, until it gets a final response. */
  async function step(name: 'begin' | 'complete', claim: Claim, more: object, tries = 1, worker = vault.worker) {
    for (let i = 0; i < tries; i += 1) {
      const answer: ApiAnswer | null = await vault.step(name, claim, more, worker).catch(() => null);
      if (answer !== null && !(answer.status >= 500) && answer.body?.error?.retryable !== true) return answer;
      await delay(200);
    }
    return null;
  }

  /** Carries out a claim as a worker does: nothing before a successful begin, and then the effect once. */
  async function carryOut(claim: Claim, tries = 1, worker = vault.worker): Promise<ApiAnswer | null> {
    const begun = await step('begin', claim, {}, tries, worker);
    if (begun?.status !== 200) return null;
    effects.set(claim.idempotency_key, (effects.get(claim.idempotency_key) ?? 0) + 1);
    return step('complete', claim, { result: RESULT }, tries, worker);
  }

  async function restart(faultPoint?: string): Promise<void> {
    await service.end('SIGKILL');
    if (faultPoint === undefined) delete service.env['WORKGATE_FAULT_POINT'];
    else service.env['WORKGATE_FAULT_POINT'] = faultPoint;
    await service.spawn();
  }

  /** Checks that there is one succeeded record, logged once, and that the versions in the log have no gap. */
  async function expectDoneOnce(proposalId: string): Promise<void> {
    expect(await status(proposalId)).toBe('executed');
    const records = await vault.desk.actionRows.find({ proposal_id: proposalId }).toArray();
    expect(records).toMatchObject([{ status: 'succeeded', result: RESULT }]);
    const told = (await vault.desk.events(records[0]?._id ?? '')).map(({ type }) => type);
    expect(told.filter((type) => type === 'action.succeeded')).toHaveLength(1);
    const notes = ['proposal.execution_refused', 'proposal.report_refused', 'action.settled'];
    const changes = (await vault.desk.events(proposalId)).filter(({ type }) => !notes.includes(type));
    expect(changes.map(({ subject_version: version }) => version)).toEqual(changes.map((_, index) => index + 1));
  }

  it.each(BEFORE_BEGUN)('are done once when the service dies at %s', async (point) => {
    const id = await vault.waiting();
    await restart(point);
    const first = await take();
    if (point === 'claim_taken') expect(first).toBeNull();
    else expect(await carryOut(first as Claim)).toBeNull();
    expect(effectsOf(id)).toBe(0);
    await restart();
    // The worker got no permission to begin. So the action goes to the next worker, whether or not its operation may be
    // repeated.
    await vault.lapse(id);
    expect(await status(id)).toBe('approved');
    const next = await take();
    expect(next).toMatchObject({ proposal_id: id });
    expect((await carryOut(next as Claim))?.status).toBe(200);
    expect(effectsOf(id)).toBe(1);
    await expectDoneOnce(id);
  });

  it.each(AFTER_DONE)('are done once when the service dies at %s and the worker reports again', async (point) => {
    const id = await vault.waiting();
    const claim = (await take()) as Claim;
    await restart(point);
    expect(await carryOut(claim)).toBeNull();
    expect(effectsOf(id)).toBe(1);
    await restart();
    expect((await step('complete', claim, { result: RESULT }, 20))?.status).toBe(200);
    await expectDoneOnce(id);
    expect(await take()).toBeNull();
    expect(effectsOf(id)).toBe(1);
  });

  it('are done once when the worker dies before it has begun', async () => {
    const id = await vault.waiting();
    await take();
    await vault.lapse(id);
    expect((await carryOut((await take()) as Claim))?.status).toBe(200);
    expect(effectsOf(id)).toBe(1);
    await expectDoneOnce(id);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('are repeated with the same key when the worker dies %s its effect', async (_, done) => {
    const id = await vault.waiting();
    const claim = (await take()) as Claim;
    await step('begin', claim, {});
    effects.set(claim.idempotency_key, done);
    await vault.lapse(id);
    expect(await status(id)).toBe('outcome_unknown');
    await vault.hurry(id);
    const next = (await take()) as Claim;
    expect(next).toMatchObject({ idempotency_key: claim.idempotency_key, attempt: 2 });
    expect((await carryOut(next))?.status).toBe(200);
    expect(effectsOf(id)).toBe(done + 1);
    expect((await step('complete', claim, { result: RESULT }))?.status).toBe(409);
    await expectDoneOnce(id);
  });

  it('are done at most once, and settled by a person, when they may not be repeated', async () => {
    const id = await vault.waiting({ ...PAYLOAD, type: 'x_once' }, { action_operation: 'x_once' });
    const claim = (await take(vault.worker, ['x_once'])) as Claim;
    await step('begin', claim, {});
    effects.set(claim.idempotency_key, 1);
    await restart();
    await vault.lapse(id);
    expect(await status(id)).toBe('outcome_unknown');
    expect(await take(vault.worker, ['x_once'])).toBeNull();
    const action = await vault.desk.actionRows.findOne({ proposal_id: id });
    const { executor } = service.services.actions;
    await executor.settle(vault.desk.approvers[0], action?._id ?? '', 'cl_17', 'I have looked.');
    expect(await status(id)).toBe('executed');
    expect(effectsOf(id)).toBe(1);
  });

  it('are all done in the end, at most once for each attempt that was begun', async () => {
    const ids: string[] = [];
    for (let i = 0; i < PROPOSALS_UNDER_KILLS; i += 1) ids.push(await vault.waiting());
    const workers = await Promise.all(Array.from({ length: WORKERS }, () => vault.newWorker()));
    const open = () => vault.desk.proposalRows.countDocuments({ _id: { $in: ids }, status: { $ne: 'executed' } });
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    let isOver = false;
    const working = workers.map(async (worker) => {
      while (!isOver) {
        const claim = await take(worker);
        if (claim === null) await delay(100);
        else await carryOut(claim, 10, worker);
      }
    });
    const random = seededRandom();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(300 + random() * 500);
      await restart();
    }
    while ((await open()) > 0) {
      expect(Date.now(), 'not all are done').toBeLessThan(deadline);
      await delay(500);
      // Expires the leases of lost claims and ends all pauses, as if time had passed.
      const lost = {
        _id: { $in: ids },
        status: 'executing' as const,
        updated_at: { $lt: new Date(Date.now() - 6_000) },
      };
      for (const { _id } of await vault.desk.proposalRows.find(lost).toArray()) await vault.expire(_id);
      // Others of the actions are still being carried out, so this does not wait as `lapse` does.
      await service.services.actions.recovery.recover(vault.desk.tenantId);
      const later = { _id: { $in: ids }, claimable_at: { $gt: new Date() } };
      for (const { _id } of await vault.desk.proposalRows.find(later).toArray()) {
        await vault.hurry(_id).catch(() => undefined);
      }
    }
    isOver = true;
    await Promise.all(working);
    for (const id of ids) {
      await expectDoneOnce(id);
      const row = await vault.desk.row(id);
      expect(effectsOf(id)).toBeGreaterThanOrEqual(1);
      expect(effectsOf(id)).toBeLessThanOrEqual(row.execution?.attempt ?? 0);
    }
  });

  it('are found by a worker that waits at another process', async () => {
    const other = await TestService.startOwn({ sharing: service });
    try {
      const waiting = other
        .client(vault.worker.token)
        .post('/api/v1/public/operation-claims', { operations: [OPERATION], wait_seconds: 20 });
      await delay(300);
      const id = await vault.waiting();
      const leftAt = performance.now();
      expect((await waiting).body.claim).toMatchObject({ proposal_id: id });
      expect(performance.now() - leftAt).toBeLessThan(FOUND_WITHIN_MS);
    } finally {
      await other.stop({ keepDatabase: true });
    }
  });

  it('keep no worker waiting when the service is stopped', async () => {
    const waiting = vault.take(vault.worker, { wait_seconds: 30 });
    await delay(300);
    const askedAt = performance.now();
    const ended = service.end('SIGTERM');
    expect((await waiting).body).toEqual({ claim: null });
    expect(await ended).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(15_000);
    await service.spawn();
  });
});
