import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { administers } from '../roles.ts';
import type { Member, MemberAdmin } from './model.ts';
import type { ApproverSeasoning } from './seasoning.ts';
import type { MemberService } from './service.ts';
import { isIndependent, type Standing, unseasoned, type Vouch } from './standing.ts';

interface OriginRow {
  person_id: string;
  at: Date;
}

/** Somebody who has changed or confirmed something, and whom they had their role from then; null is the operator. */
export interface ActorRow {
  by: string | null;
  since: Date | null;
  derives_from: OriginRow[];
  vouches: { by: string | null; at: Date; since: Date | null; derives_from: OriginRow[] }[];
}

/** A change that may admit more, as it is stored with what was changed. */
export interface LooseningRow {
  /** The version of what was changed that it has led to. */
  version: number;
  at: Date;
  /** Everybody who is accountable for the change. */
  authors: (ActorRow & { name: string })[];
}

/** Somebody has looked at a version, and wants it to count. */
export interface ConfirmationRow {
  version: number;
  at: Date;
  actor: ActorRow;
}

/** What of something stored says which changes of it wait. */
export interface Loosened {
  loosened: readonly LooseningRow[];
  confirmations: readonly ConfirmationRow[];
}

/** A change that waits, for people. */
export interface WaitingChange {
  version: number;
  at: Date;
  authorNames: string[];
  /** From then on it counts for what its authors are accountable for, too. */
  countsFrom: Date;
  /** Whether it counts once whoever asks has confirmed it. */
  mayConfirm: boolean;
}

export interface LooseningsOptions {
  members: Pick<MemberService, 'isAdministeredByOthers' | 'list' | 'namesOf' | 'roleOf' | 'standingOf'>;
  seasoning: Pick<ApproverSeasoning, 'daysFor'>;
}

/** The policy, in reasons, that keeps what admits more from helping its author. */
export const UNCONFIRMED_POLICY = 'workgate/unconfirmed';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are looked at for who else could confirm. */
const MAX_OTHERS = 20;
const NAMED_OTHERS = 3;

/**
 * Loosening waits (governance.md): what an administrator changes, so that more is admitted, helps no proposal that they are
 * accountable for, or somebody from whom they freshly have their role, until another administrator confirms it, or as many
 * days have passed as a role takes to count. Where nobody else administers the tenant, or did in these days, it counts
 * at once. Whatever tightens does, too.
 */
export class Loosenings {
  readonly #options: LooseningsOptions;

  constructor(options: LooseningsOptions) {
    this.#options = options;
  }

  /**
   * What is to be stored with a change that may admit more; null if it waits for nobody.
   * @param version The version that it leads to.
   */
  async begin({ tenantId, principal }: MemberAdmin, version: number, at: Date): Promise<LooseningRow | null> {
    const { members, seasoning } = this.#options;
    const ids = principal.accountables;
    if (ids.length === 0) return null;
    const names = await members.namesOf(ids);
    const authors = ids.map(async (id) => ({
      ...toActorRow(id, await members.standingOf(tenantId, id)),
      name: names.get(id) ?? principal.displayName,
    }));
    const change = { version, at, authors: await Promise.all(authors) };
    // Whoever sent an author must not have made it short for them.
    const days = (await seasoning.daysFor(tenantId))([...ids, ...originsOf(change)], at);
    const since = new Date(at.getTime() - days * DAY_MS);
    return days > 0 && (await members.isAdministeredByOthers(tenantId, ids, since)) ? change : null;
  }

  /** The changes of a tenant, as they wait at this moment. */
  async open(tenantId: string): Promise<OpenLoosenings> {
    return new OpenLoosenings(await this.#options.seasoning.daysFor(tenantId), currentTime());
  }

  /** What waits of something, the oldest first. @param personId Who asks; null is the operator. */
  async waiting(tenantId: string, of: Loosened, personId: string | null): Promise<WaitingChange[]> {
    if (of.loosened.length === 0) return [];
    const open = await this.open(tenantId);
    const viewer = await this.#actor(tenantId, personId);
    return of.loosened.flatMap((change) => {
      const concerned = open.concernedBy(change);
      const countsFrom = open.waitsUntil(change, of.confirmations, concerned);
      if (countsFrom === null) return [];
      const mayConfirm = open.counts(viewer, concerned);
      const { version, at, authors } = change;
      return [{ version, at, authorNames: authors.map(({ name }) => name), countsFrom, mayConfirm }];
    });
  }

  /**
   * What is to be stored for the caller's confirmation; null if nothing waits any more.
   * @throws {AppError} `authorization_error` for whoever may not administer the tenant, has made the changes, or has their
   * role freshly from who has.
   */
  async confirmation(
    { tenantId, principal }: Pick<MemberAdmin, 'tenantId' | 'principal'>,
    version: number,
    of: Loosened,
  ): Promise<ConfirmationRow | null> {
    const open = await this.open(tenantId);
    const waiting = of.loosened.filter((change) => open.waits(change, of.confirmations));
    if (waiting.length === 0) return null;
    const personId = principal.accountable;
    if (personId !== null && !administers(await this.#options.members.roleOf(tenantId, personId))) {
      throw new AppError('authorization_error', 'You do not administer this tenant any more.');
    }
    const actor = await this.#actor(tenantId, personId);
    if (!waiting.some((change) => open.counts(actor, open.concernedBy(change)))) {
      throw new AppError('authorization_error', await this.#refusalWords(tenantId, actor, waiting));
    }
    return { version, at: currentTime(), actor };
  }

  /** Names of those whose confirmation would count now for what these people are accountable for. */
  async confirmers(tenantId: string, accountables: readonly string[]): Promise<string[]> {
    const open = await this.open(tenantId);
    const candidates = (await this.#options.members.list(tenantId)).filter(({ role }) => administers(role));
    const judged = candidates.slice(0, MAX_OTHERS).map(async (member): Promise<Member[]> => {
      return open.counts(await this.#actor(tenantId, member.personId), accountables) ? [member] : [];
    });
    return (await Promise.all(judged))
      .flat()
      .map(({ name }) => name)
      .slice(0, NAMED_OTHERS);
  }

  async #actor(tenantId: string, personId: string | null): Promise<ActorRow> {
    if (personId === null) return { by: null, since: null, derives_from: [], vouches: [] };
    return toActorRow(personId, await this.#options.members.standingOf(tenantId, personId));
  }

  async #refusalWords(tenantId: string, { by }: ActorRow, waiting: readonly LooseningRow[]): Promise<string> {
    const authors = waiting.flatMap((change) => [...idsOf(change), ...originsOf(change)]);
    const others = await this.confirmers(tenantId, authors);
    const could = others.length === 0 ? 'the operator of the service' : others.join(', ');
    const why = waiting.every((change) => idsOf(change).some((id) => id === by))
      ? 'You have made the change yourself'
      : 'You have made the change, or have your role, since too short a time, from who has made it';
    return `${why}: another administrator has to confirm it, such as ${could}. Otherwise it waits until its days have passed.`;
  }
}

/** The changes of a tenant that wait, at one moment. */
export class OpenLoosenings {
  readonly #days: (accountables: readonly string[], now: Date) => number;
  readonly #now: Date;

  constructor(days: (accountables: readonly string[], now: Date) => number, now: Date) {
    this.#days = days;
    this.#now = now;
  }

  /** Everybody whom a change would help: its authors, and those from whom they freshly had their roles when they made it. */
  concernedBy(change: LooseningRow): string[] {
    const ids = idsOf(change);
    const days = this.#days([...ids, ...originsOf(change)], this.#now);
    const freshSince = change.at.getTime() - days * DAY_MS;
    const origins = change.authors.flatMap(({ derives_from }) => derives_from);
    const senders = origins.filter(({ at }) => at.getTime() > freshSince).map(({ person_id }) => person_id);
    return [...new Set([...ids, ...senders])];
  }

  /** Whether a change still waits for any of those whom it would help. */
  waits(change: LooseningRow, confirmations: readonly ConfirmationRow[]): boolean {
    return this.waitsUntil(change, confirmations, this.concernedBy(change)) !== null;
  }

  /** Until when a change helps nothing that these people are accountable for; null if it does. */
  waitsUntil(
    { version, at, authors }: LooseningRow,
    confirmations: readonly ConfirmationRow[],
    accountables: readonly string[],
  ): Date | null {
    const until = new Date(at.getTime() + this.#days(accountables, this.#now) * DAY_MS);
    if (until <= this.#now || authors.every((author) => this.counts(author, accountables))) return null;
    const isConfirmed = confirmations.some(
      (one) =>
        one.version >= version &&
        authors.every(({ by }) => by !== one.actor.by) &&
        this.counts(one.actor, accountables),
    );
    return isConfirmed ? null : until;
  }

  /** Whether what somebody does counts at once for these people: they are none of them, nor freshly sent by one. */
  counts({ by, since, derives_from, vouches }: ActorRow, accountables: readonly string[]): boolean {
    const days = this.#days(accountables, this.#now);
    const standing = { by, since, derivesFrom: derives_from.map(toOrigin) };
    if (isIndependent(standing, accountables, days, this.#now)) return true;
    if (by === null || accountables.includes(by)) return false;
    return (
      unseasoned({ role: null, ...standing, vouches: vouches.map(toVouch) }, accountables, days, this.#now) === null
    );
  }
}

/** What people are told of a change that waits, before what that comes to. */
export function waitingWords(change: LooseningRow, what: string, accountables: readonly string[]): string {
  const names = change.authors.map(({ name }) => name).join(', ');
  const at = change.at.toISOString();
  return idsOf(change).some((id) => accountables.includes(id))
    ? `${names} ${what} at ${at}, and is accountable for this proposal`
    : `${names}, who freshly has their role from somebody accountable for this proposal, ${what} at ${at}`;
}

/** Ids of those who are accountable for a change. */
export function idsOf({ authors }: LooseningRow): string[] {
  return authors.flatMap(({ by }) => by ?? []);
}

/** Ids of all from whom the authors of a change have their roles. */
function originsOf({ authors }: LooseningRow): string[] {
  return authors.flatMap(({ derives_from }) => derives_from.map(({ person_id }) => person_id));
}

function toActorRow(by: string, { since, derivesFrom, vouches }: Standing): ActorRow {
  return {
    by,
    since,
    derives_from: derivesFrom.map(toOriginRow),
    vouches: vouches.map((vouch) => {
      return { by: vouch.by, at: vouch.at, since: vouch.since, derives_from: vouch.derivesFrom.map(toOriginRow) };
    }),
  };
}

function toOriginRow({ personId, at }: Standing['derivesFrom'][number]): OriginRow {
  return { person_id: personId, at };
}

function toOrigin({ person_id, at }: OriginRow) {
  return { personId: person_id, at };
}

function toVouch({ by, at, since, derives_from }: ActorRow['vouches'][number]): Vouch {
  return { by, at, since, derivesFrom: derives_from.map(toOrigin) };
}
