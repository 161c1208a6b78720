import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultPoint } from '../../src/execution/execution.ts';
import type { SandboxOrderDocument } from '../../src/integrations/providers/sandbox-commerce/schema.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { ActionDocument, ProposalDocument } from '../../src/proposals/schema.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { FakeStripe } from '../support/fake-stripe.ts';
import { TestPerson } from '../support/people.ts';
import { seededRandom } from '../support/seed.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { stored } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

const FAULT_POINTS: FaultPoint[] = [
  'claimed',
  'action_recorded',
  'provider_answered',
  'action_completed',
  'proposal_completed',
];
const PROPOSALS_PER_POINT = 40;
/** The execution that ends the process is the third to reach the fault point, so that each death hits several. */
const REACHED_PER_DEATH = 3;
/** Number of concurrent executions. The others stop wherever they are when the process dies. */
const AT_ONCE: Record<FaultPoint, number> = {
  claimed: 40,
  action_recorded: 20,
  provider_answered: 10,
  action_completed: 10,
  proposal_completed: 10,
};
/** Maximum number of deaths at each fault point. Proposals that are still untouched are executed at the end. */
const MAX_DEATHS_PER_POINT = 2;
const MIN_DEATHS_PER_POINT = 2;
/** Minimum number of executions that had begun when the process died at a fault point. */
const MIN_HIT_PER_POINT = 2 * REACHED_PER_DEATH;
const SETTLE_TIMEOUT_MS = 90_000;
/** Longer than the 5 s until the worker's first visit. */
const WORKER_TIMEOUT_MS = 30_000;
const CONCURRENT_EXECUTES = 100;
const PROPOSALS_WHILE_DATABASE_DIES = 60;
/** Orders that each provider has. */
const ORDERS = 10;

/** A proposal and its provider. */
interface Planned {
  proposalId: string;
  provider: 'stripe' | 'sandbox';
}

describe('executions', () => {
  let engine: OwnEngine;
  let stripe: FakeStripe;
  let service: TestService;
  let tenantId: string;
  let key: TestKey;
  /**
   * Several keys, because each gets only a share of the process. Together they put more executions in flight at a
   * death.
   */
  let keys: TestKey[];
  let integrations: Record<Planned['provider'], string>;
  let latencyMs = 0;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const random = seededRandom();
    stripe = await FakeStripe.start({ latencyMs: () => random() * latencyMs });
    const env = { WORKGATE_STRIPE_API_BASE: stripe.address };
    service = await TestService.start({ mongodbUri: engine.uri, env });
    tenantId = await service.createTenant();
    const person = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
    const scopes = ['work.read', 'work.write', 'work.actions'];
    keys = await Promise.all(Array.from({ length: 4 }, () => service.createKey(tenantId, scopes, {}, person)));
    key = keys[0] as TestKey;
    const { personId, email } = person;
    const call = {
      tenantId,
      principal: {
        type: 'user',
        id: personId,
        displayName: email,
        lineage: personId,
        accountable: personId,
        accountables: [personId],
      },
      correlationId: 'test',
    } as const;
    const create = async (input: Parameters<typeof service.services.integrations.integrations.create>[1]) =>
      (await service.services.integrations.integrations.create(call, input)).integrationId;
    integrations = {
      stripe: await create({ kind: 'stripe', name: 'Stripe', credential: 'sk_test_0123456789abcdef' }),
      sandbox: await create({ kind: 'sandbox_commerce', name: 'Shop' }),
    };
    const orders = stored<SandboxOrderDocument>(service, 'sandbox_orders');
    for (let i = 0; i < ORDERS; i += 1) {
      stripe.addPayment(`stripe-${i}`, 1_000_000, 'eur');
      const paid = { tenant_id: tenantId, currency: 'EUR', paid: 1_000_000, refunded: 0, refunds: [] };
      const integration_id = integrations.sandbox;
      const order_id = `sandbox-${i}`;
      const named = { _id: `${integration_id}:${order_id}`, integration_id, order_id };
      await orders.insertOne({ ...named, ...paid });
    }
  });
  afterAll(async () => {
    await service?.stop();
    await stripe?.stop();
    await engine?.stop();
  });

  let proposed = 0;

  /**
   * Creates approved proposals, alternating between the two providers. Their amounts fit in every budget, and no two are
   * equal.
   */
  async function propose(count: number): Promise<Planned[]> {
    const { body: item } = await key.client.createWorkItem({ subject: 'Refunds', tags: ['refund'] });
    const planned: Planned[] = [];
    for (let i = 0; i < count; i += 1) {
      const provider = proposed % 2 === 0 ? 'stripe' : 'sandbox';
      const pair = Math.floor(proposed / 2);
      const order_id = `${provider}-${pair % ORDERS}`;
      const amount = (Math.floor(pair / ORDERS + 1) / 100).toFixed(2);
      proposed += 1;
      const { status, body } = await key.client.post(
        `/api/v1/public/work-items/${item.work_item_id}/action-proposals`,
        {
          integration_id: integrations[provider],
          approval_reason: 'It came twice.',
          resource_type: 'order',
          action_operation: 'commerce_refund',
          payload: { type: 'commerce_refund', order_id, amount, currency: 'EUR', reason: 'duplicate' },
        },
      );
      expect({ status, is: body.status }).toEqual({ status: 201, is: 'auto_approved' });
      planned.push({ proposalId: body.proposal_id, provider });
    }
    return planned;
  }

  const execute = (proposalId: string, client = key.client): Promise<ApiAnswer> =>
    client.post(`/api/v1/public/action-proposals/${proposalId}/execute`, { dry_run: false });

  const proposals = () => stored<ProposalDocument>(service, 'action_proposals');
  const among = (planned: Planned[], status: object | string): mongo.Filter<ProposalDocument> =>
    ({ _id: { $in: planned.map(({ proposalId }) => proposalId) }, status }) as mongo.Filter<ProposalDocument>;
  const UNSETTLED = { $in: ['executing', 'outcome_unknown'] };

  /** Expires every lease, and returns the number of proposals changed. */
  async function expireLeases(planned: Planned[]): Promise<number> {
    const change = { $set: { 'execution.lease_until': new Date(0), due_at: new Date(0) } };
    return (await proposals().updateMany(among(planned, UNSETTLED), change)).modifiedCount;
  }

  /**
   * Executes proposals in a process that kills itself at the fault point, again and again. Returns the number of
   * deaths.
   */
  async function executeAndDie(point: FaultPoint, planned: Planned[]): Promise<number> {
    await service.end('SIGTERM');
    service.env['WORKGATE_FAULT_POINT'] = `${point}:${REACHED_PER_DEATH}`;
    for (let deaths = 0; ; deaths += 1) {
      const open = await proposals().find(among(planned, 'auto_approved')).limit(AT_ONCE[point]).toArray();
      if (open.length < REACHED_PER_DEATH || deaths === MAX_DEATHS_PER_POINT) return deaths;
      await service.spawn();
      const answers = await Promise.allSettled(
        open.map(({ _id }, index) => execute(_id, keys[index % keys.length]?.client)),
      );
      // The process killed itself: not every request was answered, and there is no exit status.
      expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(open.length);
      expect(await service.end('SIGTERM'), 'exit status').toBeNull();
    }
  }

  /** Lets the recovery worker take over in a process that dies at the same point. Returns true if it died. */
  async function recoverAndDie(planned: Planned[]): Promise<boolean> {
    if ((await expireLeases(planned)) === 0) return false;
    await service.spawn();
    const { pid } = service;
    const deadline = Date.now() + WORKER_TIMEOUT_MS;
    const lives = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    while (lives() && Date.now() < deadline) await delay(50);
    return (await service.end('SIGTERM')) === null;
  }

  /** Waits until the service's own worker has settled every execution, and executes proposals that nobody has begun. */
  async function settleAll(planned: Planned[]): Promise<void> {
    const deadline = Date.now() + SETTLE_TIMEOUT_MS;
    await expireLeases(planned);
    for (;;) {
      const open = await proposals()
        .find(among(planned, { $ne: 'executed' }))
        .toArray();
      if (open.length === 0) return;
      expect(Date.now(), `not settled: ${JSON.stringify(open.map(({ _id, status }) => [_id, status]))}`).toBeLessThan(
        deadline,
      );
      for (const { _id } of open.filter(({ status }) => status === 'auto_approved')) await execute(_id);
      await delay(250);
    }
  }

  /**
   * Checks that every proposal is executed, with one succeeded record and one refund at its provider, and that the log
   * tells so in order.
   */
  async function expectExecutedOnce(planned: Planned[]): Promise<void> {
    await service.services.platform.relay.drain(tenantId);
    const filter = { tenant_id: tenantId };
    const rows = await proposals().find(among(planned, 'executed')).toArray();
    expect(rows).toHaveLength(planned.length);
    const actions = await stored<ActionDocument>(service, 'actions').find(filter).toArray();
    const recordsOf = Map.groupBy(actions, (action) => action.proposal_id);
    const orders = await stored<SandboxOrderDocument>(service, 'sandbox_orders').find(filter).toArray();
    const sandboxRefunds = orders.flatMap((order) => order.refunds);
    for (const order of orders) {
      expect(order.refunded).toBe(order.refunds.reduce((sum, { amount }) => sum + amount, 0));
    }
    const log = await stored<LogEntry>(service, 'event_log').find(filter).sort({ sequence: 1 }).toArray();
    expect(log.map((entry) => entry.sequence)).toEqual(log.map((_, index) => index + 1));
    for (const entry of log) {
      const { _id, tenant_id: _tenant, sequence, data_hash: _dataHash, hash: _hash, ...event } = entry;
      expect(toLogEntry(tenantId, sequence, { id: _id, ...event })).toEqual(entry);
    }
    const bySubject = Map.groupBy(log, (entry) => entry.subject.id);

    for (const { proposalId, provider } of planned) {
      const records = recordsOf.get(proposalId) ?? [];
      expect(records, `records of ${proposalId}`).toHaveLength(1);
      const [action] = records as [ActionDocument];
      const idempotencyKey = `workgate-${proposalId}`;
      expect(action).toMatchObject({ status: 'succeeded', idempotency_key: idempotencyKey, error: null });
      const refunds =
        provider === 'stripe'
          ? stripe.refunds.filter((one) => one.metadata['action_id'] === action._id).map((one) => one.id)
          : sandboxRefunds.filter((one) => one.idempotency_key === idempotencyKey).map((one) => one.refund_id);
      expect(action.result).toMatchObject({ refund_id: refunds[0] });
      expect(refunds, `refunds of ${proposalId} at ${provider}`).toHaveLength(1);
      if (provider === 'stripe') expect(stripe.effectsOf(idempotencyKey)).toBe(1);

      const row = rows.find((one) => one._id === proposalId) as ProposalDocument;
      expectStory(bySubject.get(proposalId) ?? [], bySubject.get(action._id) ?? [], row, action);
    }
    expect([...stripe.effects.values()].filter((count) => count !== 1)).toEqual([]);
  }

  function expectStory(ofProposal: LogEntry[], ofAction: LogEntry[], row: ProposalDocument, action: ActionDocument) {
    const versions = (entries: LogEntry[]) => entries.map((entry) => entry.subject_version);
    const upTo = (version: number) => Array.from({ length: version }, (_, i) => i + 1);
    expect(versions(ofProposal), `versions of ${row._id}`).toEqual(upTo(row.version));
    expect(versions(ofAction), `versions of ${action._id}`).toEqual(upTo(action.version));
    const story: string[] = [...ofProposal, ...ofAction]
      .sort((a, b) => a.sequence - b.sequence)
      .map((entry) => entry.type);
    const count = (type: string) => story.filter((one) => one === type).length;
    const told = `the story of ${row._id}: ${story.join(', ')}`;
    for (const type of ['proposal.created', 'action.started', 'action.succeeded', 'proposal.executed']) {
      expect(count(type), `${type} in ${told}`).toBe(1);
    }
    expect(count('proposal.execution_claimed'), told).toBe(row.execution?.attempt);
    const places = [
      'proposal.created',
      'proposal.execution_claimed',
      'action.started',
      'action.succeeded',
      'proposal.executed',
    ].map((type) => story.indexOf(type));
    expect(places, told).toEqual(places.toSorted((a, b) => a - b));
    expect(story.at(-1), told).toBe('proposal.executed');
  }

  it('survive kill -9 at every fault point, twice: 200 refunds, each made once', async () => {
    latencyMs = 20;
    const all: Planned[] = [];
    const deaths: Record<string, number> = {};
    const hit: Record<string, number> = {};
    const batches: Planned[][] = [];
    for (const _ of FAULT_POINTS) batches.push(await propose(PROPOSALS_PER_POINT));
    for (const [index, point] of FAULT_POINTS.entries()) {
      const planned = batches[index] as Planned[];
      all.push(...planned);
      deaths[point] = await executeAndDie(point, planned);
      hit[point] = await proposals().countDocuments(among(planned, { $ne: 'auto_approved' }));
      // The process that takes over may die at the same point.
      if (await recoverAndDie(planned)) deaths[point] += 1;
    }
    delete service.env['WORKGATE_FAULT_POINT'];
    process.stderr.write(`deaths: ${JSON.stringify(deaths)}; executions that they hit: ${JSON.stringify(hit)}\n`);
    for (const point of FAULT_POINTS) {
      expect(deaths[point], point).toBeGreaterThanOrEqual(MIN_DEATHS_PER_POINT);
      expect(hit[point], point).toBeGreaterThanOrEqual(MIN_HIT_PER_POINT);
    }

    await service.spawn();
    await settleAll(all);
    await expectExecutedOnce(all);
    // A repeated request returns the one record of each proposal.
    for (const { proposalId } of all) {
      const { status, body } = await execute(proposalId);
      expect(status).toBe(200);
      expect(body).toMatchObject({ replayed: true, action: { proposal_id: proposalId, status: 'succeeded' } });
    }
    expect(stripe.effects.size).toBe(all.length / 2);
  }, 600_000);

  it('of one proposal, requested 100 times at once over two processes, have one effect, one record and one response', async () => {
    latencyMs = 300;
    const other = await TestService.start({ sharing: service });
    try {
      for (const planned of await propose(2)) {
        const clients = [key.client, other.client(key.token)];
        const answers = await Promise.all(
          Array.from({ length: CONCURRENT_EXECUTES }, async (_, index) => {
            for (let attempts = 1; ; attempts += 1) {
              const answer = await execute(planned.proposalId, clients[index % 2]);
              if (answer.status === 200) return answer;
              expect(answer.status).toBe(409);
              expect(answer.body.error).toMatchObject({ code: 'execution_in_progress', retryable: true });
              expect(attempts).toBeLessThan(10);
              await delay(Number(answer.headers.get('retry-after')) * 1_000);
            }
          }),
        );
        expect(new Set(answers.map(({ body }) => body.action.action_id)).size).toBe(1);
        expect(new Set(answers.map(({ body }) => body.action.result.refund_id)).size).toBe(1);
        expect(new Set(answers.map(({ body }) => body.proposal.status))).toEqual(new Set(['executed']));
        expect(answers.filter(({ body }) => !body.replayed)).toHaveLength(1);
        await expectExecutedOnce([planned]);
        const row = await proposals().findOne({ _id: planned.proposalId });
        expect(row?.execution?.attempt).toBe(1);
      }
    } finally {
      await other.stop({ keepDatabase: true });
    }
  });

  it('survive kill -9 of the database: each refund is made once, and all are settled', async () => {
    latencyMs = 60;
    const planned = await propose(PROPOSALS_WHILE_DATABASE_DIES);
    const answers: ApiAnswer[] = [];
    const waiting = [...planned];
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const answer = await execute(next.proposalId);
        answers.push(answer);
        // A refused execution is tried again later.
        if (answer.status !== 200) {
          waiting.push(next);
          await delay(300);
        }
        if (answers.length > 40 * planned.length) throw new Error('It does not come to an end');
      }
    };
    const workers = Promise.all(Array.from({ length: 6 }, worker));
    const isHit = () => answers.some(({ status }) => status === 503);
    for (let round = 0; round < 2; round += 1) {
      await delay(100);
      await engine.kill();
      // Waits until a request has failed because of the outage. Most requests wait for the database instead.
      while (!isHit()) await delay(50);
      await delay(500);
      await engine.startAgain();
      await delay(1_500);
      await expireLeases(planned);
    }
    await settleAll(planned);
    await workers;

    const statuses = answers.map(({ status, body }) => `${status} ${body.error?.code ?? ''}`.trim());
    expect(statuses.filter((one) => one.startsWith('503')).length, 'requests that the outage has hit').toBeGreaterThan(
      0,
    );
    expect([...new Set(statuses)].sort()).toEqual(expect.arrayContaining(['200', '503 unavailable']));
    expect(statuses.filter((one) => !['200', '503 unavailable', '409 execution_in_progress'].includes(one))).toEqual(
      [],
    );
    await expectExecutedOnce(planned);
  });
});
