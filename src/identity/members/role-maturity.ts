import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { AuthorityEpochs } from '../authority/repository.ts';
import { permits } from '../roles.ts';
import { settingsConflict, settingsEvent } from './membership-changes.ts';
import type { MemberAdmin } from './model.ts';
import type { TenantSettingsDocument, WaitingDaysRow } from './schema.ts';
import type { SettingsRepository } from './settings-repository.ts';
import { confirmableUntil, immaturePath, isDisjoint, MAX_WAITING_DAYS, maturesAt, toOriginRow } from './standing.ts';
import type { Standings } from './standings.ts';
import type { VerifiedApprovers } from './verified-approvers.ts';

/** Days for a tenant that has set none, outside development. */
export const DEFAULT_WAITING_DAYS = 7;

export interface RoleMaturityOptions {
  repository: (tenantId: string) => SettingsRepository;
  standings: Pick<Standings, 'of'>;
  authority: AuthorityEpochs;
  verifiedApprovers: Pick<VerifiedApprovers, 'assertVerified'>;
  defaultDays: number;
  notifyRelay: (tenantId: string) => void;
}

/** Fewer days that somebody wants, and that do not count yet. */
export interface WantedDays {
  days: number;
  at: Date;
  authorId: string;
  /** Time from which they count without a confirmation, because nobody else administered the tenant; else null. */
  countsFrom: Date | null;
  /** Time from which nobody can confirm them any more; null if they count by themselves. */
  expiresAt: Date | null;
  /** True if they count once the viewer sets as few or fewer. */
  mayConfirm: boolean;
}

interface MaturityState {
  /** Days that count. */
  days: number;
  /** Wishes for fewer days, at most one of each person. */
  wishes: readonly WaitingDaysRow[];
}

/**
 * Decides how many days a role waits until it matures.
 *
 * More days count at once. Fewer days count once two people want as few or fewer who speak for nobody in common, or once
 * the operator does. Somebody who administers the tenant alone waits as many days as counted before.
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
  async view(tenantId: string, viewerId: string | null): Promise<{ days: number; wanted: WantedDays[] }> {
    const { days, wishes } = await this.#state(tenantId);
    if (wishes.length === 0) return { days, wanted: [] };
    const viewer = await this.#wish(tenantId, viewerId, days, days);
    const wanted = wishes.map((wish) => ({
      days: wish.days,
      at: wish.at,
      authorId: wish.by ?? '',
      countsFrom: wish.awaits_confirmation ? null : maturesAt(wish.at, days),
      expiresAt: wish.awaits_confirmation ? confirmableUntil(wish.at) : null,
      mayConfirm: viewer !== null && isIndependent(viewer, wish),
    }));
    return { days, wanted };
  }

  /**
   * Sets the days, or confirms fewer days that somebody else wants.
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
    if (days < before.days) await this.#options.verifiedApprovers.assertVerified(principal.accountable);
    const wish = await this.#wish(tenantId, principal.accountable, days, before.days);
    if (wish === null) {
      throw new AppError('authorization_error', 'You may no longer manage the members of this tenant.');
    }
    const own = awaitsConfirmation ? { ...wish, awaits_confirmation: true as const } : wish;
    const after = stateFrom([counting(before.days, wish.at), ...before.wishes, own], before.days, wish.at);
    const data = {
      approver_seasoning_days: days,
      approver_seasoning_days_before: before.days,
      approver_seasoning_days_counting: after.days,
    };
    const event = settingsEvent(admin, row, wish.at, data);
    const rows = [counting(after.days, wish.at), ...after.wishes];
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
    return { days, at, by, since: own.since, derives_from: immaturePath(by, own, present, at).map(toOriginRow) };
  }
}

function stateFrom(rows: readonly WaitingDaysRow[], defaultDays: number, now: Date): MaturityState {
  let [days, wishes]: [number, WaitingDaysRow[]] = [defaultDays, []];
  const isOpen = (row: WaitingDaysRow) => row.awaits_confirmation !== true || confirmableUntil(row.at) > now;
  for (const row of rows.filter(isOpen)) {
    // The operator, and whoever wants as many days as count or more, ends all wishes for fewer.
    if (row.by === null || row.days >= days) [days, wishes] = [row.days, []];
    else if (row.awaits_confirmation !== true && maturesAt(row.at, days) <= now) days = row.days;
    else wishes = [...wishes.filter(({ by }) => by !== row.by), row];
    days = Math.min(days, agreedDays(wishes));
    wishes = wishes.filter((wish) => wish.days < days);
  }
  return { days, wishes };
}

/** Returns the fewest days such that two different people want as few or fewer; infinity if no two do. */
function agreedDays(wishes: readonly WaitingDaysRow[]): number {
  const pairs = wishes.flatMap((one, index) => wishes.slice(index + 1).map((other) => ({ one, other })));
  const agreeing = pairs.filter(({ one, other }) => isIndependent(one, other));
  return Math.min(...agreeing.map(({ one, other }) => Math.max(one.days, other.days)));
}

function counting(days: number, at: Date): WaitingDaysRow {
  return { days, at, by: null, since: null, derives_from: [] };
}

/** Returns true if the authors of two wishes spoke for nobody in common when they wished. */
function isIndependent(one: WaitingDaysRow, other: WaitingDaysRow): boolean {
  return isDisjoint(voicesOfAuthor(one), voicesOfAuthor(other));
}

function voicesOfAuthor({ by, derives_from }: WaitingDaysRow): string[] {
  return by === null ? [] : [by, ...derives_from.map(({ person_id }) => person_id)];
}
