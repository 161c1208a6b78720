/**
 * A model of who controls which account. One person, the attacker, has any number of accounts and does whatever an
 * administrator can do, and nobody honest confirms any of it. Then the accounts give one voice, however much time
 * passes, and no change of theirs counts. To what they propose themselves they give none before a role could mature.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { adminContext } from '../../src/cli/operator.ts';
import { AppError } from '../../src/errors/app-error.ts';
import type { ConfirmationRow, LooseningRow, Loosenings } from '../../src/identity/members/loosening.ts';
import type { MemberAdmin } from '../../src/identity/members/model.ts';
import type { RoleMaturity } from '../../src/identity/members/role-maturity.ts';
import type { MemberService } from '../../src/identity/members/service.ts';
import type { Voices } from '../../src/identity/members/voices.ts';
import { permits, type Role, toRole } from '../../src/identity/roles.ts';
import { earlier } from './people-in-memory.ts';

export const ACCOUNTS = { attackers: 6, honest: 4 } as const;
export const WAITING_DAYS = 7;
/** Days that pass in one run at most: fewer than a role waits, or more than a change can be confirmed. */
const SHORT_RUN = WAITING_DAYS - 1;
const LONG_RUN = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

const STEPS = [
  ...Array<'invite'>(6).fill('invite'),
  ...Array<'changeRole'>(6).fill('changeRole'),
  ...Array<'vouch'>(3).fill('vouch'),
  ...(['remove', 'remove', 'shorten', 'shorten', 'pass', 'loosen', 'loosen', 'confirm', 'confirm'] as const),
  ...(['honestInvite', 'honestInvite', 'honestRole', 'honestRemove', 'honestVouch', 'honestConfirm'] as const),
  'honestVouchForViewer',
] as const;

export interface Step {
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

export interface Story {
  /** First role of the attacker. */
  role: Role;
  /** Days that pass at most. */
  maxDays: number;
  steps: readonly Step[];
}

export const stories: fc.Arbitrary<Story> = fc.record({
  role: fc.constantFrom<Role>('admin', 'owner', 'approver'),
  maxDays: fc.constantFrom(SHORT_RUN, SHORT_RUN, LONG_RUN),
  steps: fc.array(step, { minLength: 20, maxLength: 30 }),
});

export interface Account {
  personId: string;
  email: string;
  in(tenantId: string): MemberAdmin;
}

/** A tenant, and the services that the model uses. */
export interface Ground {
  tenantId: string;
  identity: { members: MemberService; roleMaturity: RoleMaturity; loosenings: Loosenings; voices: Voices };
  attackers: readonly Account[];
  honest: readonly Account[];
  /** Makes everything that is stored older. */
  passDays: (days: number) => unknown;
}

/** A tenant of three honest people and the attacker, who have had their roles from the operator for long. */
export class VoicesWorld {
  readonly #ground: Ground;
  readonly #maxDays: number;
  #days = 0;
  /** Everybody who could ever propose here, so that a key of theirs may have proposed something. */
  readonly #proposers = new Set<string>();
  /** Honest people whose roles nobody but the attacker has changed, and who were never removed. */
  readonly #established: Set<string>;
  /** False once no established person could do this: days alone may give the attacker voices from then on. */
  readonly #attended = { approving: true, administering: true };
  /** Something that the attacker changes again and again, so that it admits more. */
  #thing: { loosened: LooseningRow[]; confirmations: ConfirmationRow[] } = { loosened: [], confirmations: [] };
  #version = 0;
  /** Version that somebody honest has confirmed. */
  #confirmed = 0;

  private constructor(ground: Ground, { maxDays }: Story) {
    this.#ground = ground;
    this.#maxDays = maxDays;
    this.#established = new Set(ground.honest.slice(0, 3).map(({ personId }) => personId));
  }

  /** Makes a tenant, does each step there, and compares after each what counts with who controls which account. */
  static async live(ground: Ground, story: Story): Promise<void> {
    const world = await VoicesWorld.#open(ground, story);
    for (const one of story.steps) {
      await world.#take(one);
      await world.#note();
      await world.#checkApprovals();
      await world.#checkChanges();
    }
  }

  static async #open(ground: Ground, story: Story): Promise<VoicesWorld> {
    const { tenantId, identity, attackers, honest } = ground;
    const { members, roleMaturity } = identity;
    const known = await members.list(tenantId);
    const [ada, bob, cyd, eve] = [pick(honest, 0), pick(honest, 1), pick(honest, 2), pick(attackers, 0)];
    await members.add(tenantId, ada.personId, 'owner');
    await members.add(tenantId, bob.personId, 'admin');
    await members.add(tenantId, cyd.personId, 'approver');
    await members.add(tenantId, eve.personId, story.role);
    for (const { personId } of known) await members.remove(ada.in(tenantId), personId);
    await roleMaturity.change(adminContext(tenantId), WAITING_DAYS);
    await ground.passDays(30);
    const world = new VoicesWorld(ground, story);
    world.#proposers.add(eve.personId);
    return world;
  }

  /** Does a step. A refusal is as good an outcome as any. */
  async #take(taken: Step): Promise<void> {
    try {
      await this.#act(taken);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal_error') throw error;
    }
  }

  async #note(): Promise<void> {
    const roles = await this.#roles();
    for (const [personId, role] of roles) {
      if (permits(role, 'actions.propose')) this.#proposers.add(personId);
    }
    const established = [...this.#established].map((personId) => roles.get(personId) ?? 'viewer');
    this.#attended.approving &&= established.some((role) => permits(role, 'actions.approve'));
    this.#attended.administering &&= established.some((role) => permits(role, 'policies.manage'));
  }

  async #act({ kind, who, whom, role }: Step): Promise<void> {
    const { attackers, honest } = this.#ground;
    const everybody = [...attackers, ...honest];
    switch (kind) {
      case 'invite':
        return this.#invite(await this.#actor(attackers, who), pick(attackers, whom), role);
      case 'changeRole':
        return this.#changeRole(await this.#actor(attackers, who), pick(everybody, whom), role);
      case 'remove':
        return this.#remove(await this.#actor(attackers, who), pick(everybody, whom));
      case 'vouch':
        return this.#vouch(await this.#actor(attackers, who), pick(everybody, whom));
      case 'shorten':
        return this.#shorten(await this.#actor(attackers, who), 1 + (whom % (WAITING_DAYS - 1)));
      case 'pass':
        return this.#pass(1 + (whom % (this.#maxDays / 2)));
      case 'loosen':
        return this.#loosen(await this.#actor(attackers, who));
      case 'confirm':
        return this.#confirm(await this.#actor(attackers, who));
      default:
        return this.#actHonestly({ kind, who, whom, role });
    }
  }

  async #actHonestly({ kind, who, whom, role }: Step): Promise<void> {
    const { attackers, honest } = this.#ground;
    const actor = await this.#actor(honest, who);
    switch (kind) {
      case 'honestInvite':
        return this.#invite(actor, pick(honest, whom), role);
      case 'honestRole':
        this.#established.delete(pick(honest, whom).personId);
        return this.#changeRole(actor, pick(honest, whom), role);
      case 'honestRemove':
        return this.#remove(actor, pick(attackers, whom));
      case 'honestVouch':
        return this.#vouch(actor, pick(honest, whom));
      case 'honestVouchForViewer':
        // This is a mistake, and must not help what the account becomes later.
        return this.#ground.identity.members
          .vouch(actor, pick(attackers, whom).personId, 'viewer')
          .then(() => undefined);
      case 'honestConfirm':
        return this.#confirmHonestly(actor);
    }
  }

  async #invite(by: MemberAdmin, guest: Account, role: Role): Promise<void> {
    const { members } = this.#ground.identity;
    const { invitationId } = await members.invite(by, guest.email, role);
    await members.acceptInvitation(guest.in(this.#ground.tenantId), invitationId);
  }

  async #changeRole(by: MemberAdmin, { personId }: Account, role: Role): Promise<void> {
    await this.#ground.identity.members.updateRole(by, personId, role);
  }

  async #remove(by: MemberAdmin, { personId }: Account): Promise<void> {
    await this.#ground.identity.members.remove(by, personId);
    this.#established.delete(personId);
  }

  async #vouch(by: MemberAdmin, { personId }: Account): Promise<void> {
    await this.#ground.identity.members.vouch(by, personId);
  }

  async #shorten(by: MemberAdmin, days: number): Promise<void> {
    const { roleMaturity, loosenings } = this.#ground.identity;
    await roleMaturity.change(by, days, await loosenings.needsConfirmation(by));
  }

  async #pass(days: number): Promise<void> {
    const passing = Math.min(days, this.#maxDays - this.#days);
    if (passing === 0) return;
    this.#days += passing;
    await this.#ground.passDays(passing);
    this.#thing = earlier(this.#thing, passing * DAY_MS);
  }

  async #loosen(by: MemberAdmin): Promise<void> {
    const row = await this.#ground.identity.loosenings.begin(by, this.#version + 1, new Date());
    this.#version += 1;
    if (row !== null) this.#thing.loosened.push(row);
    else expect(this.#couldBeAlone(this.#attended.administering), 'a change of the attacker waits').toBe(true);
  }

  async #confirm(by: MemberAdmin): Promise<void> {
    const { loosenings } = this.#ground.identity;
    const confirmation = await loosenings.confirmation(by, this.#version, this.#thing);
    if (confirmation !== null) this.#thing.confirmations.push(confirmation);
  }

  async #confirmHonestly(by: MemberAdmin): Promise<void> {
    await this.#confirm(by);
    this.#confirmed = this.#version;
    if (this.#established.has(by.principal.id)) expect(await this.#waiting(), 'confirmed changes').toEqual([]);
  }

  async #waiting(): Promise<number[]> {
    const open = await this.#ground.identity.loosenings.open(this.#ground.tenantId);
    return open.waiting(this.#thing.loosened, this.#thing.confirmations).map(({ version }) => version);
  }

  /** Picks somebody who manages members; fails as a refusal does if nobody of them can. */
  async #actor(among: readonly Account[], who: number): Promise<MemberAdmin> {
    const roles = await this.#roles();
    const able = among.filter(({ personId }) => {
      const role = roles.get(personId);
      return role !== undefined && permits(role, 'members.manage');
    });
    if (able.length === 0) throw new AppError('authorization_error', 'Nobody of them manages members.');
    return pick(able, who).in(this.#ground.tenantId);
  }

  #roles(): Promise<ReadonlyMap<string, Role>> {
    return this.#ground.identity.members.roles(this.#ground.tenantId);
  }

  /** Returns true if the attacker could be the only one here by now, for as long as a role waits. */
  #couldBeAlone(isAttended: boolean): boolean {
    return !isAttended && this.#days >= WAITING_DAYS;
  }

  async #checkApprovals(): Promise<void> {
    if (this.#couldBeAlone(this.#attended.approving)) return;
    const { attackers, honest } = this.#ground;
    const roles = await this.#roles();
    const mayApprove = ({ personId }: Account) => {
      const role = toRole(roles.get(personId) ?? '');
      return role !== null && permits(role, 'actions.approve');
    };
    const puppets = attackers.filter(mayApprove).map(({ personId }) => personId);
    const proposers = attackers.map(({ personId }) => personId).filter((id) => this.#proposers.has(id));
    const established = honest
      .filter((one) => this.#established.has(one.personId) && mayApprove(one))
      .map(({ personId }) => personId);
    const counts = proposers.map(async (proposer) => {
      const others = puppets.filter((id) => id !== proposer);
      const voices = (await this.#counted(proposer, others)).length;
      expect(voices, `puppets for ${proposer}`).toBeLessThanOrEqual(this.#days < WAITING_DAYS ? 0 : 1);
      expect((await this.#counted(proposer, established)).toSorted(), 'honest approvers').toEqual(
        established.toSorted(),
      );
    });
    await Promise.all(counts);
    const victim = honest.find(({ personId }) => this.#proposers.has(personId));
    if (victim !== undefined) expect((await this.#counted(victim.personId, puppets)).length).toBeLessThanOrEqual(1);
  }

  async #checkChanges(): Promise<void> {
    if (this.#couldBeAlone(this.#attended.administering)) return;
    const days = await this.#ground.identity.roleMaturity.days(this.#ground.tenantId);
    expect(days, 'days that nobody honest has shortened').toBe(WAITING_DAYS);
    const unconfirmed = this.#thing.loosened.map(({ version }) => version).filter((one) => one > this.#confirmed);
    expect(await this.#waiting(), 'changes that nobody honest has confirmed').toEqual(
      expect.arrayContaining(unconfirmed),
    );
  }

  async #counted(accountable: string, approved: readonly string[]): Promise<string[]> {
    const parties = { accountables: [accountable], approved };
    return (await this.#ground.identity.voices.counted(this.#ground.tenantId, parties)).personIds;
  }
}

function pick<T>(among: readonly T[], which: number): T {
  const picked = among[which % among.length];
  if (picked === undefined) throw new Error('There is nobody to pick from.');
  return picked;
}
