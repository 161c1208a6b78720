/**
 * A model of who controls which account. One person, the attacker, has any number of accounts and does whatever an
 * administrator can do. Before a role of theirs could mature, and unless somebody honest or the operator confirms it,
 * their accounts give one voice, and none to what they propose themselves.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../src/errors/app-error.ts';
import type { TenantSettingsDocument } from '../../src/identity/members/schema.ts';
import { permits, type Role, toRole } from '../../src/identity/roles.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';
import { passDays } from '../support/standings.ts';

/** Number of runs: few, as each takes seconds. `make soak` gives each of its rounds another seed. */
const RUNS = 4;
const WAITING_DAYS = 7;
/** Days that pass in one run at most: fewer than a role waits. */
const MAX_DAYS = WAITING_DAYS - 1;
const DAY_MS = 24 * 60 * 60 * 1000;
const ATTACKERS = 6;
const HONEST = 4;

const STEPS = [
  ...Array<'invite'>(6).fill('invite'),
  ...Array<'changeRole'>(6).fill('changeRole'),
  ...Array<'vouch'>(3).fill('vouch'),
  ...(['remove', 'remove', 'shorten', 'pass'] as const),
  ...(['honestInvite', 'honestInvite', 'honestRole', 'honestRemove', 'honestVouch'] as const),
] as const;

interface Step {
  kind: (typeof STEPS)[number];
  /** Numbers that pick who acts and on whom, among those who are there by then. */
  who: number;
  whom: number;
  role: Role;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEPS),
  who: fc.nat(97),
  whom: fc.nat(97),
  role: fc.constantFrom<Role>('viewer', 'member', 'approver', 'approver', 'admin', 'admin', 'owner'),
});

let service: TestService;
let attackers: TestPerson[];
let honest: TestPerson[];

beforeAll(async () => {
  service = await TestService.start();
  const create = (many: number) => Promise.all(Array.from({ length: many }, () => TestPerson.create(service)));
  [attackers, honest] = [await create(ATTACKERS), await create(HONEST)];
});
afterAll(() => service.stop());

/** A tenant of two honest administrators and the attacker, who have had their roles from the operator for long. */
class World {
  readonly #desk: RefundDesk;
  readonly #tenantId: string;
  #days = 0;
  /** Everybody who could ever propose here, so that a key of theirs may have proposed something. */
  readonly #proposers = new Set<string>();
  /** Honest approvers whose roles nobody has changed. */
  readonly #untouched: Set<string>;

  private constructor(desk: RefundDesk) {
    this.#desk = desk;
    this.#tenantId = desk.tenantId;
    this.#untouched = new Set(honest.slice(0, 2).map(({ personId }) => personId));
  }

  static async open(attackerRole: Role): Promise<World> {
    const desk = await RefundDesk.open(service);
    const world = new World(desk);
    const { members, roleMaturity } = service.services.identity;
    const known = await members.list(desk.tenantId);
    const [ada, bob] = honest;
    const [eve] = attackers;
    if (ada === undefined || bob === undefined || eve === undefined) throw new Error('Somebody is missing');
    await members.add(desk.tenantId, ada.personId, 'owner');
    await members.add(desk.tenantId, bob.personId, 'admin');
    await members.add(desk.tenantId, eve.personId, attackerRole);
    for (const { personId } of known) await members.remove(ada.in(desk.tenantId), personId);
    const operator = { tenantId: desk.tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
    await roleMaturity.change(operator, WAITING_DAYS);
    await passDays(desk, 30);
    world.#proposers.add(eve.personId);
    return world;
  }

  /** Does a step. A refusal is as good an outcome as any. */
  async take(taken: Step): Promise<void> {
    try {
      await this.#act(taken);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal_error') throw error;
    }
    for (const [personId, role] of await this.#roles()) {
      if (permits(role, 'actions.propose')) this.#proposers.add(personId);
    }
  }

  async #act({ kind, who, whom, role }: Step): Promise<void> {
    switch (kind) {
      case 'invite':
        return this.#invite(await this.#actor(attackers, who), pick(attackers, whom), role);
      case 'changeRole':
        return this.#changeRole(await this.#actor(attackers, who), pick([...attackers, ...honest], whom), role);
      case 'remove':
        return this.#remove(await this.#actor(attackers, who), pick([...attackers, ...honest], whom));
      case 'vouch':
        return this.#vouch(await this.#actor(attackers, who), pick([...attackers, ...honest], whom));
      case 'shorten':
        await service.services.identity.tenantSettings.change(await this.#actor(attackers, who), {
          maturityDays: 1 + (whom % WAITING_DAYS),
        });
        return undefined;
      case 'pass':
        return this.#pass(1 + (whom % 3));
      case 'honestInvite':
        return this.#invite(await this.#actor(honest, who), pick(honest, whom), role);
      case 'honestRole':
        return this.#changeRole(await this.#actor(honest, who), pick(honest, whom), role);
      case 'honestRemove':
        return this.#remove(await this.#actor(honest, who), pick(attackers, whom));
      case 'honestVouch':
        return this.#vouch(await this.#actor(honest, who), pick(honest, whom));
    }
  }

  async #invite(by: ReturnType<TestPerson['in']>, guest: TestPerson, role: Role): Promise<void> {
    const { members } = service.services.identity;
    const { invitationId } = await members.invite(by, guest.email, role);
    await members.acceptInvitation(guest.in(this.#tenantId), invitationId);
  }

  async #changeRole(by: ReturnType<TestPerson['in']>, { personId }: TestPerson, role: Role): Promise<void> {
    await service.services.identity.members.updateRole(by, personId, role);
    this.#untouched.delete(personId);
  }

  async #remove(by: ReturnType<TestPerson['in']>, { personId }: TestPerson): Promise<void> {
    await service.services.identity.members.remove(by, personId);
    this.#untouched.delete(personId);
  }

  async #vouch(by: ReturnType<TestPerson['in']>, { personId }: TestPerson): Promise<void> {
    await service.services.identity.members.vouch(by, personId);
  }

  async #pass(days: number): Promise<void> {
    const passing = Math.min(days, MAX_DAYS - this.#days);
    if (passing === 0) return;
    this.#days += passing;
    await passDays(this.#desk, passing);
    const settings = service.services.platform.mongo.connection.collection<TenantSettingsDocument>('tenant_settings');
    const stored = await settings.findOne({ _id: this.#tenantId });
    const earlier = (stored?.approver_seasoning ?? []).map((row) => ({
      ...row,
      at: new Date(row.at.getTime() - passing * DAY_MS),
    }));
    await settings.updateOne({ _id: this.#tenantId }, { $set: { approver_seasoning: earlier } });
  }

  /** Picks somebody who manages members; fails as a refusal does if nobody of them can. */
  async #actor(among: readonly TestPerson[], who: number) {
    const roles = await this.#roles();
    const able = among.filter(({ personId }) => {
      const role = roles.get(personId);
      return role !== undefined && permits(role, 'members.manage');
    });
    if (able.length === 0) throw new AppError('authorization_error', 'Nobody of them manages members.');
    return pick(able, who).in(this.#tenantId);
  }

  #roles(): Promise<ReadonlyMap<string, Role>> {
    return service.services.identity.members.roles(this.#tenantId);
  }

  /** Compares what counts with who controls which account. */
  async check(): Promise<void> {
    const roles = await this.#roles();
    const mayApprove = ({ personId }: TestPerson) => {
      const role = toRole(roles.get(personId) ?? '');
      return role !== null && permits(role, 'actions.approve');
    };
    const puppets = attackers.filter(mayApprove).map(({ personId }) => personId);
    const proposers = attackers.map(({ personId }) => personId).filter((id) => this.#proposers.has(id));
    const untouched = [...this.#untouched];
    const counts = proposers.map(async (proposer) => {
      const others = puppets.filter((id) => id !== proposer);
      expect(await this.#counted(proposer, others), `puppets for ${proposer}`).toEqual([]);
      expect((await this.#counted(proposer, untouched)).toSorted(), 'honest approvers').toEqual(untouched.toSorted());
    });
    await Promise.all(counts);
    const victim = honest.find(({ personId }) => this.#proposers.has(personId));
    if (victim !== undefined) expect((await this.#counted(victim.personId, puppets)).length).toBeLessThanOrEqual(1);
  }

  async #counted(accountable: string, approved: readonly string[]): Promise<string[]> {
    const parties = { accountables: [accountable], approved };
    return (await service.services.identity.voices.counted(this.#tenantId, parties)).personIds;
  }
}

function pick<T>(among: readonly T[], which: number): T {
  const picked = among[which % among.length];
  if (picked === undefined) throw new Error('There is nobody to pick from.');
  return picked;
}

it('counts the accounts of one person once, and for nothing that one of them proposes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Role>('admin', 'owner', 'approver'),
      fc.array(step, { minLength: 20, maxLength: 30 }),
      async (role, steps) => {
        const world = await World.open(role);
        for (const one of steps) {
          await world.take(one);
          await world.check();
        }
      },
    ),
    { numRuns: RUNS },
  );
});
