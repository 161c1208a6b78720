import fc from 'fast-check';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import '../support/seed.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FaultPoint } from '../../src/execution/execution.ts';
import type { Role } from '../../src/identity/roles.ts';
import type { SandboxOrderDocument } from '../../src/integrations/providers/sandbox-commerce/schema.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { forbid } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { stored } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

/** Number of runs. `make soak` gives each of its rounds another seed. */
const RUNS = 8;
const STEPS = { minLength: 50, maxLength: 70 };
const FAULT_POINTS: FaultPoint[] = ['claimed', 'action_recorded', 'provider_answered', 'action_completed'];
/** Refund amounts and the number of approvals that policy requires for each. */
const AMOUNTS = [
  { minor: 1, people: 0 },
  { minor: 10_000, people: 1 },
  { minor: 60_000, people: 2 },
] as const;
const SCOPES = ['work.read', 'work.write', 'work.actions'];
const RECOVERED_MS = 60_000;

/** Kinds of steps. The repetitions weight them roughly by how much they are worth testing. */
const KINDS = [
  ...Array<'propose'>(7).fill('propose'),
  ...Array<'approve'>(10).fill('approve'),
  ...Array<'execute'>(10).fill('execute'),
  ...Array<'kill'>(4).fill('kill'),
  ...(['reject', 'cancel', 'supersede', 'recover', 'role', 'role', 'remove'] as const),
  ...(['rotate', 'revoke', 'transfer', 'policy', 'integration', 'end', 'restore', 'restore'] as const),
] as const;
type Kind = (typeof KINDS)[number];

/** One step. `which` and `whom` pick from the proposals, people and keys that exist at that time. */
interface Step {
  kind: Kind;
  which: number;
  whom: number;
}

interface ModelKey {
  key: TestKey;
  owner: TestPerson;
  /** Ids of all people who have seen the key's secret, including its owner. */
  accountable: Set<string>;
  live: boolean;
}

interface ModelProposal {
  id: string;
  workItem: ModelWorkItem;
  minor: number;
  people: number;
  accountable: ReadonlySet<string>;
  approvedBy: Set<string>;
  /** True if the proposal is rejected, cancelled or superseded, so that it must never take effect. */
  over: boolean;
  /** Key that began an execution that is still unfinished. */
  begunBy: ModelKey | undefined;
}

interface ModelWorkItem {
  id: string;
  ended: boolean;
}

let engine: OwnEngine;
let service: TestService;
/** The service process that gets killed. */
let other: TestService;

beforeAll(async () => {
  engine = await OwnEngine.start();
  service = await TestService.startOwn({ mongodbUri: engine.uri });
  other = await TestService.startOwn({ sharing: service });
});
afterAll(async () => {
  await other?.stop();
  await service?.stop();
  await engine?.stop();
});

/** A tenant, with a model of its authority: who may do what, and who has approved what. */
class World {
  readonly tenantId: string;
  readonly integrationId: string;
  /** Owner of the tenant, who keeps the role throughout. */
  readonly root: TestPerson;
  readonly rootKey: TestKey;
  readonly roles = new Map<TestPerson, Role | null>();
  keys: ModelKey[] = [];
  readonly workItems: ModelWorkItem[] = [];
  readonly proposals: ModelProposal[] = [];
  isForbidden = false;
  isOn = true;
  /** Number of times that a process died while it executed an action. */
  deaths = 0;
  /** Amounts of the refunds that the shop has made, by proposal id. */
  readonly effects = new Map<string, number>();

  private constructor(tenantId: string, integrationId: string, root: TestPerson, rootKey: TestKey) {
    Object.assign(this, { tenantId, integrationId, root, rootKey });
    this.tenantId = tenantId;
    this.integrationId = integrationId;
    this.root = root;
    this.rootKey = rootKey;
  }

  static async open(): Promise<World> {
    const tenantId = await service.createTenant();
    const root = await TestPerson.create(service, [{ tenantId, role: 'owner' }]);
    const rootKey = await service.createKey(tenantId, SCOPES, {}, root);
    const shop = { kind: 'sandbox_commerce', name: 'Shop' } as const;
    const { integrationId } = await service.services.integrations.integrations.create(root.in(tenantId), shop);
    const world = new World(tenantId, integrationId, root, rootKey);
    for (const role of ['admin', 'member', 'approver', 'approver', 'approver'] as const) {
      const person = await TestPerson.create(service, [{ tenantId, role }]);
      world.roles.set(person, role);
      if (role !== 'approver') await world.addKey(person);
    }
    await world.addWorkItem();
    return world;
  }

  async addKey(owner: TestPerson): Promise<void> {
    const key = await service.createKey(this.tenantId, SCOPES, {}, owner);
    this.keys.push({ key, owner, accountable: new Set([owner.personId]), live: true });
  }

  async addWorkItem(): Promise<ModelWorkItem> {
    const { body } = await this.rootKey.client.createWorkItem({ subject: 'Refund', tags: ['refund'] });
    const item = { id: body.work_item_id as string, ended: false };
    this.workItems.push(item);
    return item;
  }

  /** Adds an order for one proposal only, so that no earlier approval for the same order counts. */
  async addOrder(): Promise<string> {
    const { tenantId: tenant_id, integrationId: integration_id } = this;
    const order_id = `o-${this.workItems.length}-${this.proposals.length}-${Date.now()}`;
    const about = { tenant_id, integration_id, order_id, currency: 'EUR', paid: 1_000_000, refunded: 0, refunds: [] };
    await stored<SandboxOrderDocument>(service, 'sandbox_orders').insertOne({
      _id: `${integration_id}:${order_id}`,
      ...about,
    });
    return order_id;
  }

  get people(): TestPerson[] {
    return [...this.roles.keys()];
  }

  isAtLeast(person: TestPerson, roles: readonly Role[]): boolean {
    const role = this.roles.get(person);
    return role != null && roles.includes(role);
  }

  mayUse({ live, owner }: ModelKey): boolean {
    return live && this.isAtLeast(owner, ['member', 'approver', 'admin', 'owner']);
  }

  /** Returns the number of approvals that count at this moment. */
  counted(proposal: ModelProposal): number {
    const counts = ({ personId }: TestPerson) =>
      proposal.approvedBy.has(personId) && !proposal.accountable.has(personId);
    return this.people.filter((each) => counts(each) && this.isAtLeast(each, ['approver', 'admin', 'owner'])).length;
  }

  /** Returns the reasons why a proposal, executed with a key, must not take effect at this moment; empty if it may. */
  objections(proposal: ModelProposal, by: ModelKey | undefined): string[] {
    const counted = this.counted(proposal);
    return [
      ...(proposal.over ? ['it was rejected, cancelled or superseded'] : []),
      ...(proposal.workItem.ended ? ['its work has ended'] : []),
      ...(this.isForbidden ? ['policy forbids to execute'] : []),
      ...(this.isOn ? [] : ['the integration is off']),
      ...(by !== undefined && this.mayUse(by) ? [] : ['who executes it may not']),
      ...(counted >= proposal.people ? [] : [`${counted} of ${proposal.people} people approve`]),
    ];
  }

  /**
   * Compares the shop with the model. Every new refund must be authorised at this moment, happen once, and have the
   * approved amount.
   */
  async expectNothingUnauthorised(step: string, begunBy: (proposal: ModelProposal) => ModelKey | undefined) {
    const filter = { tenant_id: this.tenantId };
    const orders = await stored<SandboxOrderDocument>(service, 'sandbox_orders').find(filter).toArray();
    const refunds = orders.flatMap((order) => order.refunds);
    expect(new Set(refunds.map((refund) => refund.idempotency_key)).size, `${step}: twice`).toBe(refunds.length);
    for (const { idempotency_key, amount } of refunds) {
      const id = idempotency_key.replace('workgate-', '');
      const proposal = this.proposals.find((each) => each.id === id);
      expect(proposal, `${step}: ${id} was never proposed`).toBeDefined();
      if (proposal === undefined || this.effects.has(id)) continue;
      this.effects.set(id, amount);
      expect(amount, `${step}: the amount of ${id}`).toBe(proposal.minor);
      expect(this.objections(proposal, begunBy(proposal)), `${step}: ${id} took effect, although`).toEqual([]);
    }
    // No earlier refund has disappeared.
    expect(refunds).toHaveLength(this.effects.size);
  }
}

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
/** Picks one of the better candidates most of the time, and any candidate in one of six cases. */
function pickMostly<T>(list: readonly T[], isBetter: (one: T) => boolean, which: number): T | undefined {
  const better = list.filter(isBetter);
  return pick(which % 6 === 0 || better.length === 0 ? list : better, which);
}

const calm = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

/**
 * Performs a step and updates the model with the outcome.
 * @returns the executions that the step may have begun, each with its key
 */
async function take(world: World, { kind, which, whom }: Step): Promise<Map<ModelProposal, ModelKey>> {
  const { tenantId, root, rootKey } = world;
  const { apiKeys, members } = service.services.identity;
  const { integrations } = service.services.integrations;
  const { policies, approvals } = service.services.actions;
  const admin = root.in(tenantId);
  const { createdAt } = await service.services.identity.tenants.get(tenantId);
  const callOf = (person: TestPerson) => ({
    ...person.in(tenantId),
    tenantCreatedAt: createdAt,
    permissions: ALL_PERMISSIONS,
  });
  const isRipe = (each: ModelProposal) => {
    const isApproved = world.counted(each) >= each.people;
    return kind === 'execute' || kind === 'kill' ? isApproved : kind !== 'approve' || !isApproved;
  };
  const proposal = pickMostly(
    world.proposals.filter((each) => !world.effects.has(each.id)),
    (each) => !each.over && !each.workItem.ended && each.begunBy === undefined && isRipe(each),
    which,
  );
  const person = pick(world.people, whom) as TestPerson;
  const key = pickMostly(world.keys, (each) => world.mayUse(each), whom);
  const begun = new Map<ModelProposal, ModelKey>();

  const propose = async (supersedes?: ModelProposal) => {
    const workItem =
      supersedes?.workItem ??
      pick(
        world.workItems.filter((item) => !item.ended),
        whom,
      );
    const item = workItem === undefined || workItem.ended ? await world.addWorkItem() : workItem;
    const { minor, people } = pick(AMOUNTS, which) as (typeof AMOUNTS)[number];
    if (key === undefined) return;
    const payload = { order_id: await world.addOrder(), amount: (minor / 100).toFixed(2), currency: 'EUR' };
    const more = supersedes === undefined ? {} : { supersedes: supersedes.id };
    const { status, body } = await key.key.client.post(
      `/api/v1/public/work-items/${item.id}/action-proposals`,
      refundProposal(world.integrationId, payload, more),
    );
    if (status !== 201) return;
    if (supersedes !== undefined && body.status !== 'denied') supersedes.over = true;
    const accountable = new Set([...key.accountable, ...(supersedes?.accountable ?? [])]);
    const about = { id: body.proposal_id, workItem: item, minor, people, accountable };
    world.proposals.push({ ...about, approvedBy: new Set(), over: false, begunBy: undefined });
  };

  switch (kind) {
    case 'propose':
      await propose();
      break;
    case 'supersede':
      if (proposal !== undefined) await propose(proposal);
      break;
    case 'approve':
      if (proposal === undefined) break;
      if ((await calm(approvals.approve(callOf(person), proposal.id, null))) === undefined) break;
      // The service decides whether it accepts an approval; the model decides whether the approval counts.
      proposal.approvedBy.add(person.personId);
      break;
    case 'reject':
      if (proposal !== undefined && (await calm(approvals.reject(callOf(person), proposal.id, null)))) {
        proposal.over = true;
      }
      break;
    case 'cancel': {
      const { status } = proposal
        ? await rootOrOwn(world, proposal).post(`/api/v1/public/action-proposals/${proposal.id}/cancel`)
        : { status: 0 };
      if (proposal !== undefined && status === 200) proposal.over = true;
      break;
    }
    case 'execute': {
      if (proposal === undefined || key === undefined) break;
      const client = which % 2 === 0 ? key.key.client : other.client(key.key.token);
      const mayDo = world.objections(proposal, key).length === 0;
      begun.set(proposal, key);
      const before = await stored<ProposalDocument>(service, 'action_proposals').findOne({ _id: proposal.id } as never);
      const execute = () => client.post(`/api/v1/public/action-proposals/${proposal.id}/execute`, { dry_run: false });
      let answer = await execute();
      // A node caches a key for a moment, and so may still refuse one whose owner was a viewer until now.
      if (mayDo && answer.status === 401) {
        answer = await vi.waitFor(
          async () => {
            const again = await execute();
            expect(again.status).not.toBe(401);
            return again;
          },
          { timeout: 10_000 },
        );
      }
      if (answer.status === 200) expect(answer.body.action.status).toBe('succeeded');
      // An action without objections succeeds, unless the service counts totals, which the model does not.
      else if (mayDo && before?.status === 'auto_approved') expect(answer).toMatchObject({ status: 200 });
      break;
    }
    case 'kill': {
      if (proposal === undefined || key === undefined) break;
      // An execution that is refused never reaches the fault point, and starting the process twice takes seconds.
      if (world.objections(proposal, key).length > 0) return take(world, { kind: 'execute', which, whom });
      await other.end('SIGTERM');
      other.env['WORKGATE_FAULT_POINT'] = pick(FAULT_POINTS, which) as FaultPoint;
      await other.spawn();
      begun.set(proposal, key);
      const path = `/api/v1/public/action-proposals/${proposal.id}/execute`;
      const answer = await calm(other.client(key.key.token).post(path, { dry_run: false }));
      if (answer === undefined) world.deaths += 1;
      await other.end('SIGKILL');
      delete other.env['WORKGATE_FAULT_POINT'];
      await other.spawn();
      const row = await stored<ProposalDocument>(service, 'action_proposals').findOne({ _id: proposal.id } as never);
      if (answer === undefined && row?.status === 'executing') proposal.begunBy = key;
      break;
    }
    case 'recover':
      await recover(world);
      for (const each of world.proposals) if (each.begunBy !== undefined) begun.set(each, each.begunBy);
      break;
    case 'role': {
      const role = pick(['viewer', 'approver', 'member', 'admin'] as const, which) as Role;
      if (world.roles.get(person) === null) {
        await members.add(tenantId, person.personId, role);
        // Keys of somebody who comes back stay stopped.
        for (const each of world.keys) if (each.owner === person) each.live = false;
      } else await members.updateRole(admin, person.personId, role);
      world.roles.set(person, role);
      break;
    }
    case 'remove':
      if (world.roles.get(person) === null) break;
      await members.remove(admin, person.personId);
      world.roles.set(person, null);
      break;
    case 'rotate': {
      if (key === undefined || !key.live) break;
      const rotated = await calm(apiKeys.rotate(admin, key.key.keyId, 0));
      if (rotated === undefined) break;
      key.live = false;
      service.keepSecret('secret of an API key', rotated.token.split('_')[3] ?? '');
      const { token } = rotated;
      const successor = { keyId: rotated.key.keyId, token, client: service.client(token) };
      const accountable = new Set([...key.accountable, root.personId]);
      world.keys.push({ key: successor, owner: key.owner, accountable, live: true });
      break;
    }
    case 'transfer': {
      if (key === undefined || !key.live || key.owner === person) break;
      if ((await calm(apiKeys.offer(key.owner.in(tenantId), key.key.keyId, person.personId))) === undefined) break;
      const accepted = await calm(apiKeys.accept(person.in(tenantId), key.key.keyId));
      if (accepted === undefined) break;
      key.live = false;
      const { token } = accepted;
      const successor = { keyId: accepted.key.keyId, token, client: service.client(token) };
      world.keys.push({ key: successor, owner: person, accountable: new Set([person.personId]), live: true });
      break;
    }
    case 'revoke':
      if (key === undefined) break;
      await apiKeys.revoke(admin, key.key.keyId);
      key.live = false;
      if (world.isAtLeast(person, ['member', 'approver', 'admin'])) await world.addKey(person);
      break;
    case 'policy': {
      const text = world.isForbidden ? '' : forbid('execute', 'not-today');
      await policies.write({ ...callOf(root) }, text, (await policies.read(tenantId)).version);
      world.isForbidden = !world.isForbidden;
      break;
    }
    case 'restore': {
      if (world.isForbidden) await take(world, { kind: 'policy', which, whom });
      if (!world.isOn) await take(world, { kind: 'integration', which, whom });
      if (world.people.every((each) => !world.isAtLeast(each, ['approver', 'admin']))) {
        await take(world, { kind: 'role', which: 1, whom });
      }
      if (world.keys.some((each) => world.mayUse(each))) break;
      const owner = world.people.find((each) => world.isAtLeast(each, ['member', 'approver', 'admin']));
      if (owner !== undefined) await world.addKey(owner);
      break;
    }
    case 'integration':
      await integrations.setEnabled(admin, world.integrationId, !world.isOn);
      world.isOn = !world.isOn;
      break;
    case 'end': {
      const item = pick(
        world.workItems.filter(({ ended }) => !ended),
        which,
      );
      if (item === undefined) break;
      const status = pick(['cancelled', 'resolved', 'rejected', 'failed'], whom);
      const answer = await rootKey.client.patch(`/api/v1/public/work-items/${item.id}`, { status });
      if (answer.status === 200) item.ended = true;
      break;
    }
  }
  return begun;
}

/** Returns a client that may cancel the proposal: a live key of an accountable person, else the tenant's root key. */
function rootOrOwn(world: World, proposal: ModelProposal) {
  const own = world.keys.find((each) => each.live && proposal.accountable.has(each.owner.personId));
  return (own?.key ?? world.rootKey).client;
}

/**
 * Expires all leases, and waits until the workers have finished each execution. An execution that still runs would take
 * effect with the authority of this moment, but would be judged by the authority of a later one.
 */
async function recover(world: World): Promise<void> {
  const rows = stored<ProposalDocument>(service, 'action_proposals');
  const executing = { tenant_id: world.tenantId, status: 'executing' } as never;
  const past = { $set: { 'execution.lease_until': new Date(0), due_at: new Date(0) } };
  await rows.updateMany(executing, past);
  // Executions of a disabled integration stay as they are.
  if (!world.isOn) return;
  const left = () => rows.countDocuments(executing);
  await expect.poll(left, { timeout: RECOVERED_MS, message: 'executions that nobody takes over' }).toBe(0);
}

/** Checks at the end that everything is settled, the log has no gap, and the proposals agree with the shop. */
async function expectSettled(world: World): Promise<void> {
  if (!world.isOn) await take(world, { kind: 'integration', which: 0, whom: 0 });
  await recover(world);
  await world.expectNothingUnauthorised('in the end', (proposal) => proposal.begunBy);
  await service.services.platform.relay.drain(world.tenantId);
  const filter = { tenant_id: world.tenantId };
  const log = await stored<LogEntry>(service, 'event_log').find(filter).sort({ sequence: 1 }).toArray();
  expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, index) => index + 1));
  const rows = await stored<ProposalDocument>(service, 'action_proposals').find(filter).toArray();
  const executed = rows.filter(({ status }) => status === 'executed').map(({ _id }) => _id);
  expect(executed.toSorted()).toEqual([...world.effects.keys()].toSorted());
  expect(rows.map(({ _id }) => _id).toSorted()).toEqual(world.proposals.map(({ id }) => id).toSorted());
  const told = log.filter(({ type }) => type === 'proposal.executed').map(({ subject }) => subject.id);
  expect(told.toSorted()).toEqual(executed.toSorted());
}

it('lets nothing take effect without authority at that moment or twice, and loses nothing, whatever people, policies and processes do', async () => {
  const step = fc.record({
    kind: fc.constantFrom(...KINDS),
    which: fc.integer({ min: 0, max: 999 }),
    whom: fc.integer({ min: 0, max: 999 }),
  });
  let [effects, deaths] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, STEPS), async (steps) => {
      const world = await World.open();
      const told: string[] = [];
      for (const each of steps) {
        told.push(`${each.kind}(${each.which}, ${each.whom})`);
        const begun = await take(world, each);
        await world.expectNothingUnauthorised(told.join(', '), (proposal) => begun.get(proposal) ?? proposal.begunBy);
      }
      await expectSettled(world);
      effects += world.effects.size;
      deaths += world.deaths;
    }),
    // Finding a shorter counterexample would take hundreds of runs.
    { numRuns: RUNS, endOnFailure: true },
  );
  // Without effects and deaths, the test would have shown nothing.
  expect(effects).toBeGreaterThan(RUNS);
  expect(deaths).toBeGreaterThan(0);
}, 600_000);
