import { currentTime } from '../../platform/clock.ts';
import { permits } from '../roles.ts';
import type { Member } from './model.ts';
import { DEFAULT_WAITING_DAYS, type RoleMaturity } from './role-maturity.ts';
import type { MemberService } from './service.ts';
import { immaturePath, isDisjoint, maturityOf, type Origin, voicesOf } from './standing.ts';
import type { Standings, StandingsOfPerson } from './standings.ts';
import type { VerifiedApprovers } from './verified-approvers.ts';
import {
  countedSpeakers,
  type Party,
  type Speaker,
  speakerOf,
  type VoiceCount,
  voicesOfSpeaker,
} from './voice-count.ts';
import { toVoicesDocument, type VoicesDocument } from './voices-document.ts';

export interface VoicesOptions {
  standings: Pick<Standings, 'ofAll'>;
  members: Pick<MemberService, 'list' | 'namesOf'>;
  roleMaturity: Pick<RoleMaturity, 'days'>;
  verifiedApprovers: Pick<VerifiedApprovers, 'among'>;
}

/** Ids of the people who have a part in a proposal. */
export interface Parties {
  accountables: readonly string[];
  approved: readonly string[];
}

/** Reason why somebody's approval adds no voice to a proposal. */
export interface SharedVoice {
  /** Person for whom both speak: one of the two, or whoever let both in. */
  sharedId: string;
  /** Everybody for whom the approver and any of the others speak. */
  sharedIds: string[];
  /** The other person, who is accountable for the proposal or has approved it. */
  otherId: string;
  hasApproved: boolean;
  /** Time of the oldest grant that binds the two. */
  at: Date;
  /** True if nobody else stands between the shared person and each of the two. */
  isDirect: boolean;
  /** Time from which the approval counts, because one of these grants has matured; null if all await a vouch. */
  countsFrom: Date | null;
}

export interface Regard {
  /**
   * Accountable person from whom the person's role has derived for less than a week, or than the waiting days if those
   * are more. Others who decide should know this, even where the approval counts.
   */
  origin: { person_id: string; name: string; at: Date } | null;
  /** Null if the person's approval would add a voice. */
  shared: SharedVoice | null;
  /** Everybody for whom the person's approval speaks. */
  voices: string[];
  /** Derivation of the voices, with the person among the approvers. */
  derivation: VoicesDocument;
}

export interface CountedVoices {
  personIds: string[];
  /** Null if there was nobody to count. */
  derivation: VoicesDocument | null;
}

export interface VoiceObjection extends SharedVoice {
  sharedName: string;
  otherName: string;
  isOwn: boolean;
  /** Names of people whose approval would count now. */
  couldApprove: string[];
}

/** Standing in which somebody acts: as an approver, or in their present role. */
type ActingStanding = 'approving' | 'present';

const MAX_EXAMINED_MEMBERS = 20;
const NAMED_CANDIDATES = 3;

/**
 * Counts the people behind accounts. An act speaks for its person and, while the person's role has not matured, for
 * whoever gave it, and so on up. Two approvals are those of two people only if nobody is spoken for in both, and in
 * neither anybody for whom the proposer speaks.
 */
export class Voices {
  readonly #options: VoicesOptions;

  constructor(options: VoicesOptions) {
    this.#options = options;
  }

  /** Returns everybody for whom these people speak in anything that they do: propose, decide or administer. */
  async spokenForBy(tenantId: string, personIds: readonly string[]): Promise<string[]> {
    if (personIds.length === 0) return [];
    const { standings, roleMaturity } = this.#options;
    const [people, days] = await Promise.all([standings.ofAll(tenantId, personIds), roleMaturity.days(tenantId)]);
    const now = currentTime();
    const spokenFor = [...people].flatMap(([personId, { proposing, approving, present }]) =>
      [proposing, approving, present].flatMap((standing) => voicesOf(personId, standing, days, now)),
    );
    return [...new Set(spokenFor)];
  }

  /** Returns true if two groups of people speak for nobody in common. Nobody is independent of people who are unknown. */
  async areIndependent(tenantId: string, some: readonly string[], others: readonly string[]): Promise<boolean> {
    if (some.length === 0 || others.length === 0 || !isDisjoint(some, others)) return false;
    const spokenFor = [some, others].map((people) => this.spokenForBy(tenantId, people));
    const [one = [], other = []] = await Promise.all(spokenFor);
    return isDisjoint(one, other);
  }

  /** Returns as many of the approvers as are different people, none of whom the accountable people speak for. */
  async counted(tenantId: string, { accountables, approved }: Parties): Promise<CountedVoices> {
    if (approved.length === 0) return { personIds: [], derivation: null };
    const derivation = (await this.#company(tenantId, accountables, approved)).derivation(approved);
    return { personIds: derivation.counted, derivation };
  }

  /**
   * Returns the reason why a person's approval would add no voice to a proposal; null if it would. Does not look at
   * whether the person is accountable or has approved already.
   */
  async objection(
    tenantId: string,
    personId: string,
    { accountables, approved }: Parties,
    standing: ActingStanding = 'approving',
  ): Promise<SharedVoice | null> {
    const company = await this.#company(tenantId, accountables, [...approved, personId]);
    return company.objection(personId, approved, standing);
  }

  /**
   * Returns the name of somebody concerned with whom a person counts as one in their present role, and until when; null
   * for nobody.
   */
  async nameOfShared(tenantId: string, personId: string, parties: Parties) {
    const found = await this.objection(tenantId, personId, parties, 'present');
    if (found === null) return null;
    const { otherId, countsFrom: until } = found;
    return { name: (await this.#options.members.namesOf([otherId])).get(otherId) ?? otherId, until };
  }

  /** Relates a person to those who have a part in a proposal, from one reading of their roles. */
  async regard(tenantId: string, personId: string, parties: Parties): Promise<Regard> {
    const company = await this.#company(tenantId, parties.accountables, [...parties.approved, personId]);
    const [origin, shared] = [company.freshOrigin(personId), company.objection(personId, parties.approved)];
    const derivation = company.derivation([...parties.approved, personId]);
    const own = derivation.approvers.find(({ person_id }) => person_id === personId);
    const known = { shared, voices: own?.speaks_for ?? [personId], derivation };
    if (origin === undefined) return { origin: null, ...known };
    const name = (await this.#options.members.namesOf([origin.personId])).get(origin.personId) ?? origin.personId;
    return { origin: { person_id: origin.personId, name, at: origin.at }, ...known };
  }

  /** Adds names of the people concerned, and of others who could approve. */
  async explain(tenantId: string, personId: string, parties: Parties, shared: SharedVoice): Promise<VoiceObjection> {
    const { accountables, approved } = parties;
    const { members } = this.#options;
    const mayApprove = ({ personId: id, role }: Member) =>
      permits(role, 'actions.approve') && ![personId, ...accountables, ...approved].includes(id);
    const candidates = (await members.list(tenantId)).filter(mayApprove).slice(0, MAX_EXAMINED_MEMBERS);
    const ids = await this.#options.verifiedApprovers.among(candidates.map((one) => one.personId));
    const company = await this.#company(tenantId, accountables, [...approved, ...ids]);
    const could = candidates.filter(({ personId: id }) => ids.includes(id) && company.objection(id, approved) === null);
    const names = await members.namesOf([shared.sharedId, shared.otherId]);
    return {
      ...shared,
      sharedName: names.get(shared.sharedId) ?? shared.sharedId,
      otherName: names.get(shared.otherId) ?? shared.otherId,
      isOwn: shared.sharedId === personId,
      couldApprove: could.slice(0, NAMED_CANDIDATES).map(({ name }) => name),
    };
  }

  async #company(tenantId: string, accountables: readonly string[], deciders: readonly string[]): Promise<Company> {
    const { standings, roleMaturity } = this.#options;
    const [people, days] = await Promise.all([
      standings.ofAll(tenantId, [...new Set([...accountables, ...deciders])]),
      roleMaturity.days(tenantId),
    ]);
    return new Company(accountables, people, days);
  }
}

/** The people who take part in a proposal, at one moment. */
class Company {
  readonly #accountables: readonly string[];
  readonly #people: ReadonlyMap<string, StandingsOfPerson>;
  readonly #days: number;
  readonly #now = currentTime();

  constructor(accountables: readonly string[], people: ReadonlyMap<string, StandingsOfPerson>, days: number) {
    this.#accountables = accountables;
    this.#people = people;
    this.#days = days;
  }

  derivation(approvers: readonly string[]): VoicesDocument {
    return toVoicesDocument(this.#count(approvers));
  }

  objection(personId: string, approved: readonly string[], standing: ActingStanding = 'approving'): SharedVoice | null {
    const days = this.#days;
    const others = this.#count(approved.filter((id) => id !== personId));
    const party = this.#party(personId, standing);
    const earlier = countedSpeakers(others);
    const all = countedSpeakers({ ...others, approvers: [...others.approvers, party] });
    if (all.length > earlier.length) return null;
    const mine = speakerOf(party, others);
    const proposers = others.accountables.map((one) => speakerOf(one, others));
    const shared = [
      ...proposers.flatMap((other) => sharedVoice(mine, other, false, days)),
      ...earlier.flatMap((other) => sharedVoice(mine, other, true, days)),
    ];
    const latest = shared.sort((a, b) => timeOf(b) - timeOf(a))[0];
    return latest === undefined ? null : { ...latest, sharedIds: [...new Set(shared.flatMap((one) => one.sharedIds))] };
  }

  /** Returns the accountable person from whom a person's role has derived for few days. */
  freshOrigin(personId: string): Origin | undefined {
    const days = Math.max(this.#days, DEFAULT_WAITING_DAYS);
    const standing = this.#people.get(personId)?.present;
    const derivesFrom = (standing?.derivesFrom ?? []).map((origin) => ({ ...origin, maturesAt: null }));
    const path = immaturePath(personId, standing && { ...standing, derivesFrom, vouches: [] }, days, this.#now);
    return path.find((origin) => this.#accountables.includes(origin.personId));
  }

  #count(approvers: readonly string[]): VoiceCount {
    return {
      at: this.#now,
      days: this.#days,
      accountables: this.#accountables.map((personId) => this.#party(personId, 'proposing')),
      approvers: [...new Set(approvers)].map((personId) => this.#party(personId, 'approving')),
    };
  }

  #party(personId: string, standing: keyof StandingsOfPerson): Party {
    return { personId, from: this.#people.get(personId)?.[standing] };
  }
}

/** Returns the voice that two people share, with the grants that bind them. */
function sharedVoice(mine: Speaker, other: Speaker, hasApproved: boolean, days: number): SharedVoice[] {
  const sharedIds = voicesOfSpeaker(mine).filter((personId) => voicesOfSpeaker(other).includes(personId));
  const [sharedId] = sharedIds;
  if (sharedId === undefined) return [];
  const [up, down] = [grantsUpTo(mine, sharedId), grantsUpTo(other, sharedId)];
  const at = new Date(Math.min(...[...up, ...down].map((grant) => grant.at.getTime())));
  const isDirect = up.length <= 1 && down.length <= 1;
  const aging = [...up, ...down].filter((grant) => !grant.awaitsConfirmation);
  const matures = aging.map((grant) => maturityOf(grant, days).getTime());
  const countsFrom = matures.length === 0 ? null : new Date(Math.min(...matures));
  return [{ sharedId, sharedIds, otherId: other.personId, hasApproved, at, isDirect, countsFrom }];
}

function timeOf({ countsFrom }: SharedVoice): number {
  return countsFrom?.getTime() ?? Number.POSITIVE_INFINITY;
}

function grantsUpTo({ personId, path }: Speaker, sharedId: string): Origin[] {
  return personId === sharedId ? [] : path.slice(0, path.findIndex((origin) => origin.personId === sharedId) + 1);
}

/**
 * Explains to a person why their approval does not count yet.
 * @param bound The exceeded bound, as the beginning of a sentence; if omitted, the proposal needs two people or has
 * high risk.
 */
export function sharedVoiceWords(objection: VoiceObjection, bound?: string): string {
  const { otherName, isOwn, couldApprove } = objection;
  const could =
    couldApprove.length === 0 ? 'Nobody else can approve it now.' : `${couldApprove.join(', ')} can approve it now.`;
  return (
    `${bondWords(objection)} ${countsWords(objection, bound)} once an administrator who is independent of both ` +
    `confirms ${isOwn ? `the role of ${otherName}` : 'your role'}. ${could}`
  );
}

function countsWords({ countsFrom }: VoiceObjection, bound: string | undefined): string {
  const from = countsFrom === null ? '' : ` from ${countsFrom.toISOString()}, or`;
  if (bound === undefined) return `The proposal needs two people or has high risk, so your approval counts${from}`;
  const latest = countsFrom === null ? ' or' : ` at the latest${from}`;
  return `${bound}, so your approval counts once there is room for it again,${latest}`;
}

function bondWords(objection: VoiceObjection): string {
  const { sharedId, otherId, sharedName, otherName, isOwn, isDirect, hasApproved, at } = objection;
  const other = `${otherName}, who ${hasApproved ? 'has approved' : 'is accountable for'} this proposal`;
  if (!isDirect) {
    const giver = isOwn ? 'you' : sharedName;
    return `You count as one person with ${other}: new roles among you come from ${giver}, through others.`;
  }
  if (isOwn) return `You gave ${other}, a role at ${at.toISOString()}.`;
  return sharedId === otherId
    ? `${other}, gave you your role at ${at.toISOString()}.`
    : `${sharedName} gave a role to you and to ${other}.`;
}
