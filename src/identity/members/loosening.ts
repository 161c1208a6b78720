import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { administers } from '../roles.ts';
import type { MemberAdmin } from './model.ts';
import type { RoleMaturity } from './role-maturity.ts';
import type { OriginRow, VouchRow } from './schema.ts';
import type { MemberService } from './service.ts';
import {
  CONFIRMABLE_DAYS,
  confirmableUntil,
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
import type { VerifiedApprovers } from './verified-approvers.ts';
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
  /** Absent in changes of earlier releases, which counted once as many days had passed as a role took to mature. */
  awaits_confirmation?: true;
}

/** Confirmation by somebody who has looked at a version and wants it to count. */
export interface ConfirmationRow {
  version: number;
  at: Date;
  actor: ActorRow;
  /** Set if nobody independent of the actor administered the tenant, or if the operator confirmed. */
  alone?: true;
  /** Reason that the operator gave. */
  reason?: string;
}

/** A change, and the confirmation by which it counts. */
export interface ConfirmedLoosening {
  change: LooseningRow;
  confirmation: ConfirmationRow;
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
  /** Time from which nobody can confirm the change any more. */
  expiresAt: Date;
  /** True if the viewer's confirmation makes the change count. */
  mayConfirm: boolean;
}

export interface LooseningsOptions {
  members: Pick<MemberService, 'isAdministeredByOthers' | 'list' | 'namesOf' | 'roleOf' | 'wasHereSince'>;
  standings: Pick<Standings, 'of' | 'ofAll'>;
  voices: Pick<Voices, 'spokenForBy'>;
  roleMaturity: Pick<RoleMaturity, 'days'>;
  verifiedApprovers: Pick<VerifiedApprovers, 'assertVerified'>;
}

/** Policy named in reasons when a change that admits more does not count yet. */
export const UNCONFIRMED_POLICY = 'workgate/unconfirmed';

/** Waiting changes of one object, each of which is stored with the state before it. */
const MAX_WAITING = { ofAuthor: 5, inAll: 20 };
const MAX_EXAMINED_ADMINS = 20;
const NAMED_OTHERS = 3;

/**
 * Makes changes wait that loosen the rules of a tenant.
 *
 * Such a change admits more. At first it helps no proposal, whoever made it. It counts once an administrator confirms
 * it who speaks for nobody for whom its author spoke (`voices.ts`). Silence confirms nothing: after 30 days, the change
 * has to be made again. If nobody else administers the tenant, or did for as many days as a role takes to mature, the
 * change counts at once. A change that tightens the rules counts at once, too.
 */
export class Loosenings {
  readonly #options: LooseningsOptions;

  constructor(options: LooseningsOptions) {
    this.#options = options;
  }

  /** Returns the row to store with a change to `version`; null if the change need not wait. */
  async begin({ tenantId, principal }: MemberAdmin, version: number, at: Date): Promise<LooseningRow | null> {
    const { members, roleMaturity, standings } = this.#options;
    const ids = principal.accountables;
    if (ids.length === 0) return null;
    const names = await members.namesOf(ids);
    const known = await standings.ofAll(tenantId, ids);
    const authors = [...known].map(([id, { present }]) => ({
      ...toActorRow(id, present),
      name: names.get(id) ?? principal.displayName,
    }));
    const change: LooseningRow = { version, at, authors, awaits_confirmation: true };
    const days = await roleMaturity.days(tenantId);
    const since = new Date(at.getTime() - days * DAY_MS);
    if (days === 0 || !(await members.isAdministeredByOthers(tenantId, ids, since))) return null;
    // Somebody who has just lost the role has lost its origins, too. Their change would wait for nobody.
    const role = known.get(principal.accountable ?? '')?.present.role;
    if (role !== undefined && !administers(role)) throw noAdministrator();
    return change;
  }

  /** Returns true if a change by these people may count only once somebody else confirms it. */
  async needsConfirmation(admin: MemberAdmin): Promise<boolean> {
    const { tenantId, principal } = admin;
    if ((await this.begin(admin, 0, currentTime())) === null) return false;
    const [open, actor] = await Promise.all([this.open(tenantId), this.#actor(tenantId, principal.accountable)]);
    return !(await this.#isAlone(tenantId, open, actor));
  }

  async open(tenantId: string): Promise<OpenLoosenings> {
    return new OpenLoosenings(await this.#options.roleMaturity.days(tenantId), currentTime());
  }

  /** Lists the waiting changes of an object, oldest first. @param personId The viewer; null is the operator. */
  async waiting(tenantId: string, of: Loosened, personId: string | null): Promise<WaitingChange[]> {
    if (of.loosened.length === 0) return [];
    const open = await this.open(tenantId);
    const viewer = await this.#actor(tenantId, personId);
    const waiting = open.waiting(of.loosened, of.confirmations);
    const isIndependent = (change: LooseningRow) => open.isIndependent(viewer, open.concernedBy(change));
    const isPlain = !open.hasExpired(waiting) && waiting.every(isIndependent);
    const isAlone = !isPlain && (await this.#isAlone(tenantId, open, viewer));
    return waiting.map((change) => {
      const { version, at, authors } = change;
      const mayConfirm = isAlone || (isIndependent(change) && !open.hasExpired(waiting));
      return {
        version,
        at,
        authorNames: authors.map(({ name }) => name),
        expiresAt: confirmableUntil(change.at),
        mayConfirm,
      };
    });
  }

  /**
   * Returns the row to store for the caller's confirmation; null if nothing waits any more.
   * @param reason Reason of the operator, who answers to nobody else.
   * @throws {AppError} `authorization_error` unless the caller administers the tenant and is independent of the
   * authors or alone, with a verified address; `invalid_state` if the last change has expired, unless the caller is
   * alone or the operator.
   */
  async confirmation(
    { tenantId, principal }: Pick<MemberAdmin, 'tenantId' | 'principal'>,
    version: number,
    of: Loosened,
    reason?: string,
  ): Promise<ConfirmationRow | null> {
    const open = await this.open(tenantId);
    const waiting = open.waiting(of.loosened, of.confirmations);
    if (waiting.length === 0) return null;
    const personId = principal.accountable;
    if (personId !== null && !administers(await this.#options.members.roleOf(tenantId, personId))) {
      throw noAdministrator();
    }
    await this.#options.verifiedApprovers.assertVerified(personId);
    const actor = await this.#actor(tenantId, personId);
    const confirmation = { version, at: currentTime(), actor, ...(reason !== undefined && { reason }) };
    const isIndependent = waiting.some((change) => open.isIndependent(actor, open.concernedBy(change)));
    if (isIndependent && !open.hasExpired(waiting)) return confirmation;
    if (await this.#isAlone(tenantId, open, actor)) return { ...confirmation, alone: true };
    if (isIndependent) throw new AppError('invalid_state', EXPIRED);
    throw new AppError('authorization_error', await this.#refusalWords(tenantId, actor, waiting));
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
    const waiting = open.waiting(of.loosened, of.confirmations);
    const [first] = waiting;
    if (first === undefined) return null;
    const could = await this.#confirmers(tenantId, open.concernedBy(first));
    const who = waitingWords(first, tell.did(first));
    const again = open.hasExpired(waiting) ? ` ${EXPIRED}` : '';
    return `${who}. It cannot be approved or executed until another administrator confirms ${tell.what} (for example ${could}).${again}`;
  }

  /**
   * Names administrators who may undo what somebody did about some people, if the caller may not: the caller is one of
   * these people, or counts as one person with one of them. Returns null if the caller may. Anybody may if they
   * administer the tenant alone, or if the author left the tenant longer ago than the waiting days.
   * @param deed `by` is null for the operator.
   */
  async othersToUndo(call: MemberAdmin, deed: { by: string | null; about: readonly string[] }): Promise<string | null> {
    const { tenantId, principal } = call;
    const { by, about } = deed;
    if (about.length === 0 || (by !== null && by === principal.accountable)) return null;
    const now = currentTime();
    const undoing = await this.begin(call, 0, now);
    if (undoing === null) return null;
    const open = await this.open(tenantId);
    const people = await this.#options.voices.spokenForBy(tenantId, about);
    if (isDisjoint(open.concernedBy(undoing), people)) return null;
    const since = new Date(now.getTime() - open.days * DAY_MS);
    if (by !== null && !(await this.#options.members.wasHereSince(tenantId, by, since))) return null;
    return this.#confirmers(tenantId, about);
  }

  /**
   * Returns true for the operator, and for a person if everybody else who administers the tenant, or did in the waiting
   * days, speaks for that person. Whoever gave the person their role does not.
   */
  async #isAlone(tenantId: string, open: OpenLoosenings, { by }: ActorRow): Promise<boolean> {
    if (by === null) return true;
    const bound = (await this.#administrators(tenantId)).filter(({ actor }) => !open.isIndependent(actor, [by]));
    const since = new Date(currentTime().getTime() - open.days * DAY_MS);
    const dependents = bound.map(({ personId }) => personId);
    return !(await this.#options.members.isAdministeredByOthers(tenantId, [by], since, dependents));
  }

  /** Names administrators who could confirm a change that concerns these people, or the operator. */
  async #confirmers(tenantId: string, concerned: readonly string[]): Promise<string> {
    const [open, people] = await Promise.all([
      this.open(tenantId),
      this.#options.voices.spokenForBy(tenantId, concerned),
    ]);
    const administrators = await this.#administrators(tenantId);
    const names = administrators.filter(({ actor }) => open.isIndependent(actor, people)).map(({ name }) => name);
    return names.length === 0 ? 'the operator of the service' : names.slice(0, NAMED_OTHERS).join(', ');
  }

  /** Lists the first administrators, with what says for whom they speak. */
  async #administrators(tenantId: string) {
    const { members, standings } = this.#options;
    const all = (await members.list(tenantId)).filter(({ role }) => administers(role)).slice(0, MAX_EXAMINED_ADMINS);
    const ids = all.map(({ personId }) => personId);
    const known = await standings.ofAll(tenantId, ids);
    return all.flatMap(({ personId, name }) => {
      const standing = known.get(personId)?.present;
      return standing === undefined ? [] : [{ personId, name, actor: toActorRow(personId, standing) }];
    });
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
    return `${why}. Ask another administrator to confirm it, for example ${could}.`;
  }
}

/** Decides which changes of a tenant wait at one moment. */
export class OpenLoosenings {
  /** Days until a role matures. */
  readonly days: number;
  readonly #now: Date;

  constructor(days: number, now: Date) {
    this.days = days;
    this.#now = now;
  }

  /** Returns everybody who may not confirm a change: all for whom its authors spoke when they made it. */
  concernedBy(change: LooseningRow): string[] {
    return [...new Set(change.authors.flatMap((author) => spokenForBy(author, this.days, change.at)))];
  }

  /** Returns the changes that do not count yet. */
  waiting<Change extends LooseningRow>(
    changes: readonly Change[],
    confirmations: readonly ConfirmationRow[],
  ): Change[] {
    return changes.filter((change) => !this.#counts(change, confirmations));
  }

  /** Returns the changes that count because somebody confirmed them, each with its confirmation. */
  confirmed(changes: readonly LooseningRow[], confirmations: readonly ConfirmationRow[]): ConfirmedLoosening[] {
    return changes.flatMap((change) => {
      const confirmation = this.#confirmationOf(change, confirmations);
      return confirmation === undefined ? [] : [{ change, confirmation }];
    });
  }

  /** Returns true if the last of the waiting changes has waited so long that it can no longer be confirmed. */
  hasExpired(waiting: readonly LooseningRow[]): boolean {
    const last = waiting.at(-1);
    return last !== undefined && confirmableUntil(last.at) <= this.#now;
  }

  /** Returns true if no other change by these people may wait. Expired ones take no room. */
  isFull(waiting: readonly LooseningRow[], { accountables }: Pick<MemberAdmin['principal'], 'accountables'>): boolean {
    const open = waiting.filter((change) => confirmableUntil(change.at) > this.#now);
    const own = open.filter((change) => idsOf(change).some((id) => accountables.includes(id)));
    return own.length >= MAX_WAITING.ofAuthor || open.length >= MAX_WAITING.inAll;
  }

  #counts(change: LooseningRow, confirmations: readonly ConfirmationRow[]): boolean {
    const isOld = change.awaits_confirmation !== true;
    if (isOld && maturesAt(change.at, this.days) <= this.#now) return true;
    return this.#confirmationOf(change, confirmations) !== undefined;
  }

  #confirmationOf(change: LooseningRow, confirmations: readonly ConfirmationRow[]): ConfirmationRow | undefined {
    const concerned = this.concernedBy(change);
    // A confirmation covers all versions up to its own, also some that this person may not confirm.
    return confirmations.find(
      ({ version, alone, actor, at }) =>
        version >= change.version && (alone === true || this.isIndependent(actor, concerned, at)),
    );
  }

  /** Returns true if somebody who acted at this time spoke for none of these people. */
  isIndependent(actor: ActorRow, people: readonly string[], at = this.#now): boolean {
    return isDisjoint(spokenForBy(actor, this.days, at), people);
  }
}

const EXPIRED = `It has waited for more than ${CONFIRMABLE_DAYS} days, so nobody can confirm it any more: undo the change and make it again.`;

/** Returns what an event says of a confirmation. */
export function confirmedData({ actor, reason }: ConfirmationRow): { confirmed_by: string | null; reason?: string } {
  return { confirmed_by: actor.by, ...(reason !== undefined && { reason }) };
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
