import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { AuthorityEpochs } from '../authority/repository.ts';
import { permits } from '../roles.ts';
import { settingsConflict, settingsEvent } from './membership-changes.ts';
import type { MemberAdmin } from './model.ts';
import type { TenantSettingsDocument, WaitingDaysRow } from './schema.ts';
import type { SettingsRepository } from './settings-repository.ts';
import { derivationOf, isDisjoint, maturesAt, toOrigin, toOriginRow, voicesOf } from './standing.ts';
import type { Standings } from './standings.ts';

export const MAX_WAITING_DAYS = 90;
/** Days for a tenant that has set none, outside development. */
export const DEFAULT_WAITING_DAYS = 7;

export interface RoleMaturityOptions {
  repository: (tenantId: string) => SettingsRepository;
  standings: Pick<Standings, 'of'>;
  authority: AuthorityEpochs;
  defaultDays: number;
  notifyRelay: (tenantId: string) => void;
}

/** Fewer days that do not count yet. */
export interface WaitingDays {
  days: number;
  at: Date;
  authorIds: string[];
  /** Time from which they count without a confirmation, because their author administers the tenant alone. */
  countsFrom: Date | null;
  /** Time from which nobody can confirm them any more; null if they count by themselves. */
  expiresAt: Date | null;
  /** True if they count once the viewer sets as few or fewer. */
  mayConfirm: boolean;
}

interface MaturityState {
  /** Days that count. */
  days: number;
  /** Wishes of all authors for the same, fewer days. Empty if nothing waits. */
  waiting: readonly WaitingDaysRow[];
}

/**
 * Decides how many days a role waits until it matures.
 *
 * More days count at once. Fewer days count for nobody until somebody independent of their authors sets as few, or the
 * operator does. Somebody who administers the tenant alone waits as many days as counted before.
 */
export class RoleMaturity {
  readonly #options: RoleMaturityOptions;

  constructor(options: RoleMaturityOptions) {
    this.#options = options;
  }

  /** Returns the days that count. */
  async days(tenantId: string): Promise<number> {
    return (await this.#state(tenantId)).days;
  }

  /** Returns the days that count, and the fewer ones that wait. @param viewerId Null is the operator. */
  async view(tenantId: string, viewerId: string | null): Promise<{ days: number; waiting: WaitingDays | null }> {
    const state = await this.#state(tenantId);
    const { days, waiting } = state;
    const last = waiting.at(-1);
    if (last === undefined) return { days, waiting: null };
    const viewer = await this.#wish(tenantId, viewerId, last.days, days);
    const shown: WaitingDays = {
      days: last.days,
      at: last.at,
      authorIds: [...new Set(waiting.flatMap(({ by }) => by ?? []))],
      countsFrom: last.awaits_confirmation ? null : maturesAt(last.at, days),
      expiresAt: last.awaits_confirmation ? expiryOf(last) : null,
      mayConfirm: viewer !== null && isIndependent(viewer, waiting, days),
    };
    return { days, waiting: shown };
  }

  /**
   * Sets the days, or confirms fewer days that wait.
   * @param awaitsConfirmation False if fewer days count by themselves later, because nobody else administers the tenant.
   * @throws {AppError} `validation_error`; `authorization_error`; `conflict`
   */
  async change(admin: MemberAdmin, days: number, awaitsConfirmation = true): Promise<void> {
    // Without days, nothing would wait any more. Only development has none by default.
    const fewest = Math.min(1, this.#options.defaultDays);
    if (!Number.isInteger(days) || days < fewest || days > MAX_WAITING_DAYS) {
      const problem = `must be a whole number from ${fewest} to ${MAX_WAITING_DAYS}`;
      throw validationError([{ field: 'maturity_days', problem }]);
    }
    const { tenantId, principal } = admin;
    const repository = this.#options.repository(tenantId);
    const row = await repository.find();
    const before = this.#stateOf(row);
    const wish = await this.#wish(tenantId, principal.accountable, days, before.days);
    if (wish === null) {
      throw new AppError('authorization_error', 'You may no longer manage the members of this tenant.');
    }
    const rows = rowsAfter(before, awaitsConfirmation ? { ...wish, awaits_confirmation: true } : wish);
    const after = stateFrom(rows, before.days, wish.at);
    const data = {
      approver_seasoning_days: after.days,
      approver_seasoning_days_before: before.days,
      ...(after.waiting.length > 0 && { approver_seasoning_days_waiting: days }),
    };
    const event = settingsEvent(admin, row, wish.at, data);
    if (!(await repository.store(row, { approver_seasoning: rows }, event))) throw settingsConflict();
    await this.#options.authority.advance(tenantId);
    this.#options.notifyRelay(tenantId);
  }

  async #state(tenantId: string): Promise<MaturityState> {
    return this.#stateOf(await this.#options.repository(tenantId).find());
  }

  #stateOf(row: TenantSettingsDocument | null): MaturityState {
    return stateFrom(row?.approver_seasoning ?? [], this.#options.defaultDays, currentTime());
  }

  /** Returns somebody's wish for these days; null unless they may manage members. */
  async #wish(tenantId: string, by: string | null, days: number, present: number): Promise<WaitingDaysRow | null> {
    const at = currentTime();
    if (by === null) return counting(days, at);
    const own = await this.#options.standings.of(tenantId, by);
    if (own.role === null || !permits(own.role, 'members.manage')) return null;
    return { days, at, by, since: own.since, derives_from: derivationOf(by, own, present).map(toOriginRow) };
  }
}

/** Days for which fewer days can be confirmed. */
const OPEN_DAYS = 30;

function expiryOf({ at }: WaitingDaysRow): Date {
  return maturesAt(at, OPEN_DAYS);
}

function stateFrom(rows: readonly WaitingDaysRow[], defaultDays: number, now: Date): MaturityState {
  let [days, waiting]: [number, WaitingDaysRow[]] = [defaultDays, []];
  for (const row of rows) {
    const hasPassed = row.awaits_confirmation !== true && maturesAt(row.at, days) <= now;
    if (row.days >= days || row.by === null || hasPassed) [days, waiting] = [row.days, []];
    else waiting = [...waiting.filter((other) => other.days === row.days), row];
  }
  const last = waiting.at(-1);
  const hasExpired = last?.awaits_confirmation === true && expiryOf(last) <= now;
  return { days, waiting: hasExpired ? [] : waiting };
}

/** Returns the rows to store after somebody's wish: the days that count, and the wishes for fewer. */
function rowsAfter({ days, waiting }: MaturityState, wish: WaitingDaysRow): WaitingDaysRow[] {
  if (wish.days >= days || wish.by === null) return [counting(wish.days, wish.at)];
  if (!isIndependent(wish, waiting, days)) {
    // Nobody gets around the others who wish for fewer days by wishing for other ones.
    const earlier = waiting.map((row) => ({ ...row, days: wish.days, awaits_confirmation: true as const }));
    return [counting(days, wish.at), ...earlier.filter(({ by }) => by !== wish.by), wish];
  }
  const agreed = Math.max(wish.days, ...waiting.map((row) => row.days));
  return [counting(agreed, wish.at), ...(wish.days < agreed ? [wish] : [])];
}

function counting(days: number, at: Date): WaitingDaysRow {
  return { days, at, by: null, since: null, derives_from: [] };
}

/** Returns true if somebody's wish is of another person than all wishes that wait. Nobody confirms if none do. */
function isIndependent(wish: WaitingDaysRow, waiting: readonly WaitingDaysRow[], days: number): boolean {
  if (waiting.length === 0) return false;
  return waiting.every((row) => isDisjoint(voicesOfAuthor(row, days), voicesOfAuthor(wish, days)));
}

function voicesOfAuthor({ by, at, since, derives_from }: WaitingDaysRow, days: number): string[] {
  return voicesOf(by, { since, derivesFrom: derives_from.map(toOrigin), vouches: [] }, days, at);
}
