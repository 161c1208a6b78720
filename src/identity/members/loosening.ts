import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { administers } from '../roles.ts';
import type { Member, MemberAdmin } from './model.ts';
import type { RoleMaturity } from './role-maturity.ts';
import type { OriginRow, VouchRow } from './schema.ts';
import type { MemberService } from './service.ts';
import {
  isDisjoint,
  maturesAt,
  type Standing,
  toOrigin,
  toOriginRow,
  toVouch,
  toVouchRow,
  voicesOf,
} from './standing.ts';
import type { Standings } from './standings.ts';
import type { Voices } from './voices.ts';

/** A person who changed or confirmed something (null: the operator), and the origins of their role at that time. */
export interface ActorRow {
  by: string | null;
  since: Date | null;
  derives_from: OriginRow[];
  vouches: VouchRow[];
}

/** A change that may admit more, stored with the changed object. */
export interface LooseningRow {
  /** Version of the object after the change. */
  version: number;
  at: Date;
  authors: (ActorRow & { name: string })[];
}

/** Confirmation by somebody who has looked at a version and wants it to count. */
export interface ConfirmationRow {
  version: number;
  at: Date;
  actor: ActorRow;
}

/** Fields of a stored object that decide which of its changes wait. */
export interface Loosened {
  loosened: readonly LooseningRow[];
  confirmations: readonly ConfirmationRow[];
}

export interface WaitingChange {
  version: number;
  at: Date;
  authorNames: string[];
  /** Time from which the change counts without a confirmation. */
  countsFrom: Date;
  /** True if the viewer's confirmation makes the change count. */
  mayConfirm: boolean;
}

export interface LooseningsOptions {
  members: Pick<MemberService, 'isAdministeredByOthers' | 'list' | 'namesOf' | 'roleOf'>;
  standings: Pick<Standings, 'of' | 'ofAll'>;
  voices: Pick<Voices, 'spokenForBy'>;
  seasoning: Pick<RoleMaturity, 'daysFor'>;
}

/** Policy named in reasons when a change that admits more does not count yet. */
export const UNCONFIRMED_POLICY = 'workgate/unconfirmed';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_EXAMINED_ADMINS = 20;
const NAMED_OTHERS = 3;

/**
 * Makes changes wait that loosen the rules of a tenant.
 *
 * Such a change admits more. At first it helps no proposal, whoever made it. It counts once an administrator confirms
 * it who speaks for nobody for whom its author spoke (`voices.ts`), or after as many days as a role takes to mature. If
 * nobody else administers the tenant, or did in these days, the change counts at once. A change that tightens the rules
 * counts at once, too.
 */
export class Loosenings {
  readonly #options: LooseningsOptions;

  constructor(options: LooseningsOptions) {
    this.#options = options;
  }

  /** Returns the row to store with a change to `version`; null if the change need not wait. */
  async begin({ tenantId, principal }: MemberAdmin, version: number, at: Date): Promise<LooseningRow | null> {
    const { members, seasoning, standings } = this.#options;
    const ids = principal.accountables;
    if (ids.length === 0) return null;
    const names = await members.namesOf(ids);
    const known = await standings.ofAll(tenantId, ids);
    const authors = [...known].map(([id, { present }]) => ({
      ...toActorRow(id, present),
      name: names.get(id) ?? principal.displayName,
    }));
    const change = { version, at, authors };
    // The people who gave the authors their roles cannot have shortened these days.
    const days = (await seasoning.daysFor(tenantId))([...ids, ...originsOf(change)], at);
    const since = new Date(at.getTime() - days * DAY_MS);
    if (days === 0 || !(await members.isAdministeredByOthers(tenantId, ids, since))) return null;
    // Somebody who has just lost the role has lost its origins, too. Their change would wait for nobody.
    const role = known.get(principal.accountable ?? '')?.present.role;
    if (role !== undefined && !administers(role)) throw noAdministrator();
    return change;
  }

  async open(tenantId: string): Promise<OpenLoosenings> {
    return new OpenLoosenings(await this.#options.seasoning.daysFor(tenantId), currentTime());
  }

  /** Lists the waiting changes of an object, oldest first. @param personId The viewer; null is the operator. */
  async waiting(tenantId: string, of: Loosened, personId: string | null): Promise<WaitingChange[]> {
    if (of.loosened.length === 0) return [];
    const open = await this.open(tenantId);
    const viewer = await this.#actor(tenantId, personId);
    return of.loosened.flatMap((change) => {
      const countsFrom = open.countsFrom(change, of.confirmations);
      if (countsFrom === null) return [];
      const mayConfirm = open.isIndependent(viewer, open.concernedBy(change));
      const { version, at, authors } = change;
      return [{ version, at, authorNames: authors.map(({ name }) => name), countsFrom, mayConfirm }];
    });
  }

  /**
   * Returns the row to store for the caller's confirmation; null if nothing waits any more.
   * @throws {AppError} `authorization_error` unless the caller administers the tenant and is independent of the
   * authors.
   */
  async confirmation(
    { tenantId, principal }: Pick<MemberAdmin, 'tenantId' | 'principal'>,
    version: number,
    of: Loosened,
  ): Promise<ConfirmationRow | null> {
    const open = await this.open(tenantId);
    const waiting = open.waiting(of.loosened, of.confirmations).map(({ change }) => change);
    if (waiting.length === 0) return null;
    const personId = principal.accountable;
    if (personId !== null && !administers(await this.#options.members.roleOf(tenantId, personId))) {
      throw noAdministrator();
    }
    const actor = await this.#actor(tenantId, personId);
    if (!waiting.some((change) => open.isIndependent(actor, open.concernedBy(change)))) {
      throw new AppError('authorization_error', await this.#refusalWords(tenantId, actor, waiting));
    }
    return { version, at: currentTime(), actor };
  }

  /**
   * Returns the reason why nothing can be approved or executed while a change of an object waits; null if none waits.
   * @param tell `did` says in words what a change did, `what` names what is to be confirmed.
   */
  async objection<Change extends LooseningRow>(
    tenantId: string,
    of: { loosened: readonly Change[]; confirmations: readonly ConfirmationRow[] },
    tell: { did: (change: Change) => string; what: string },
  ): Promise<string | null> {
    if (of.loosened.length === 0) return null;
    const open = await this.open(tenantId);
    const [first] = open.waiting(of.loosened, of.confirmations);
    if (first === undefined) return null;
    const { change, until } = first;
    const could = await this.#confirmers(tenantId, open.concernedBy(change));
    const who = waitingWords(change, tell.did(change));
    return `${who}. It cannot be approved or executed until another administrator confirms ${tell.what} (for example ${could}), or until ${until.toISOString()}.`;
  }

  /** Names administrators who could confirm a change that concerns these people, or the operator. */
  async #confirmers(tenantId: string, concerned: readonly string[]): Promise<string> {
    const [open, people] = await Promise.all([
      this.open(tenantId),
      this.#options.voices.spokenForBy(tenantId, concerned),
    ]);
    const candidates = (await this.#options.members.list(tenantId)).filter(({ role }) => administers(role));
    const judged = candidates.slice(0, MAX_EXAMINED_ADMINS);
    const ids = judged.map(({ personId }) => personId);
    const known = await this.#options.standings.ofAll(tenantId, ids);
    const mayConfirm = ({ personId }: Member) => {
      const standing = known.get(personId)?.present;
      return standing !== undefined && open.isIndependent(toActorRow(personId, standing), people);
    };
    const names = judged.filter(mayConfirm).map(({ name }) => name);
    return names.length === 0 ? 'the operator of the service' : names.slice(0, NAMED_OTHERS).join(', ');
  }

  async #actor(tenantId: string, personId: string | null): Promise<ActorRow> {
    if (personId === null) return { by: null, since: null, derives_from: [], vouches: [] };
    return toActorRow(personId, await this.#options.standings.of(tenantId, personId));
  }

  async #refusalWords(tenantId: string, { by }: ActorRow, waiting: readonly LooseningRow[]): Promise<string> {
    const authors = waiting.flatMap((change) => [...idsOf(change), ...originsOf(change)]);
    const could = await this.#confirmers(tenantId, authors);
    const why = waiting.every((change) => idsOf(change).some((id) => id === by))
      ? 'You made this change yourself'
      : 'You made this change, or got your role too recently from somebody who made it';
    return `${why}. Ask another administrator to confirm it, for example ${could}, or wait until the waiting period has passed.`;
  }
}

/** Decides which changes of a tenant wait at one moment. */
export class OpenLoosenings {
  readonly #days: (people: readonly string[], now: Date) => number;
  readonly #now: Date;

  constructor(days: (people: readonly string[], now: Date) => number, now: Date) {
    this.#days = days;
    this.#now = now;
  }

  /** Returns everybody who may not confirm a change: all for whom its authors spoke when they made it. */
  concernedBy(change: LooseningRow): string[] {
    const days = this.#days([...idsOf(change), ...originsOf(change)], this.#now);
    return [...new Set(change.authors.flatMap((author) => spokenForBy(author, days, change.at)))];
  }

  /** Returns the changes that do not count yet, each with the time until which it waits unless it is confirmed. */
  waiting<Change extends LooseningRow>(
    changes: readonly Change[],
    confirmations: readonly ConfirmationRow[],
  ): { change: Change; until: Date }[] {
    return changes.flatMap((change) => {
      const until = this.countsFrom(change, confirmations);
      return until === null ? [] : [{ change, until }];
    });
  }

  /** Returns the time until which a change waits; null if it counts now. */
  countsFrom(change: LooseningRow, confirmations: readonly ConfirmationRow[]): Date | null {
    const concerned = this.concernedBy(change);
    const until = maturesAt(change.at, this.#days(concerned, this.#now));
    if (until <= this.#now) return null;
    // A confirmation covers all versions up to its own, also some that this person may not confirm.
    const isConfirmed = confirmations.some(
      (one) => one.version >= change.version && this.isIndependent(one.actor, concerned, one.at),
    );
    return isConfirmed ? null : until;
  }

  /** Returns true if somebody who acted at this time spoke for none of these people. */
  isIndependent(actor: ActorRow, people: readonly string[], at = this.#now): boolean {
    return isDisjoint(spokenForBy(actor, this.#days(people, this.#now), at), people);
  }
}

/** Explains a waiting change to people. The consequence is added by the caller. */
export function waitingWords({ authors, at }: LooseningRow, what: string): string {
  return `${authors.map(({ name }) => name).join(', ')} ${what} at ${at.toISOString()}`;
}

function noAdministrator(): AppError {
  return new AppError('authorization_error', 'You are no longer an administrator of this tenant.');
}

export function idsOf({ authors }: LooseningRow): string[] {
  return authors.flatMap(({ by }) => by ?? []);
}

function originsOf({ authors }: LooseningRow): string[] {
  return authors.flatMap(({ derives_from }) => derives_from.map(({ person_id }) => person_id));
}

function toActorRow(by: string, { since, derivesFrom, vouches }: Standing): ActorRow {
  return {
    by,
    since,
    derives_from: derivesFrom.map(toOriginRow),
    vouches: vouches.map(toVouchRow),
  };
}

/** Returns everybody for whom the actor spoke at a time. */
function spokenForBy({ by, since, derives_from, vouches }: ActorRow, days: number, at: Date): string[] {
  return voicesOf(by, { since, derivesFrom: derives_from.map(toOrigin), vouches: vouches.map(toVouch) }, days, at);
}
