import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { AuthorityEpochs } from '../authority/repository.ts';
import { permits } from '../roles.ts';
import { settingsConflict, settingsEvent } from './membership-changes.ts';
import type { MemberAdmin } from './model.ts';
import type { TenantSettingsDocument, WaitingDaysRow } from './schema.ts';
import type { SettingsRepository } from './settings-repository.ts';
import { concerned, derivationOf, isDisjoint, maturesAt, toOrigin, toOriginRow, voicesOf } from './standing.ts';
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

/**
 * Returns the days for proposals of these people, who cannot have shortened the days for themselves. Null is everybody:
 * for whom days count that the operator has set, or that nobody has changed for as long as the days before.
 */
export type DaysFor = (accountables: readonly string[] | null, now: Date) => number;

/** Older changes are kept as one, with the most days among them. */
const MAX_CHANGES = 200;

/** Decides how many days a role waits until it counts for proposals of the people from whom it derives. */
export class RoleMaturity {
  readonly #options: RoleMaturityOptions;

  constructor(options: RoleMaturityOptions) {
    this.#options = options;
  }

  async days(tenantId: string): Promise<number> {
    const row = await this.#options.repository(tenantId).find();
    return row?.approver_seasoning.at(-1)?.days ?? this.#options.defaultDays;
  }

  async daysFor(tenantId: string): Promise<DaysFor> {
    return this.#daysFor(await this.#options.repository(tenantId).find());
  }

  #daysFor(row: TenantSettingsDocument | null): DaysFor {
    const { defaultDays } = this.#options;
    return (accountables, now) => {
      let days = defaultDays;
      for (const { by, at, since, derives_from, days: wanted } of row?.approver_seasoning ?? []) {
        const from = { since, derivesFrom: derives_from.map(toOrigin), vouches: [] };
        const isIndependent =
          accountables === null ? by === null : isDisjoint(voicesOf(by, from, days, at), accountables);
        if (wanted >= days || maturesAt(at, days) <= now || isIndependent) days = wanted;
      }
      return days;
    };
  }

  /**
   * Sets the days. Fewer days do not help the caller's own proposals until as many days have passed as applied before,
   * or somebody independent sets the same.
   * @throws {AppError} `validation_error`; `authorization_error`; `conflict`
   */
  async change(admin: MemberAdmin, days: number): Promise<number> {
    // Without days, nothing would wait any more. Only development has none by default.
    const fewest = Math.min(1, this.#options.defaultDays);
    if (!Number.isInteger(days) || days < fewest || days > MAX_WAITING_DAYS) {
      const problem = `must be a whole number from ${fewest} to ${MAX_WAITING_DAYS}`;
      throw validationError([{ field: 'maturity_days', problem }]);
    }
    const [by, at] = [admin.principal.accountable, currentTime()];
    const own = by === null ? null : await this.#options.standings.of(admin.tenantId, by);
    if (own !== null && (own.role === null || !permits(own.role, 'members.manage'))) {
      throw new AppError('authorization_error', 'You may no longer manage the members of this tenant.');
    }
    const repository = this.#options.repository(admin.tenantId);
    const row = await repository.find();
    const before = row?.approver_seasoning.at(-1)?.days ?? this.#options.defaultDays;
    // The people who gave the caller their role cannot have shortened these days either.
    const from = own === null || by === null ? [] : derivationOf(by, own, this.#daysFor(row)(concerned(by, own), at));
    const derives_from = from.map(toOriginRow);
    const change: WaitingDaysRow = { days, at, by, since: own?.since ?? null, derives_from };
    const data = { approver_seasoning_days: days, approver_seasoning_days_before: before };
    const event = settingsEvent(admin, row, at, data);
    const changes = compacted([...(row?.approver_seasoning ?? []), change], this.#options.defaultDays);
    if (!(await repository.store(row, { approver_seasoning: changes }, event))) throw settingsConflict();
    await this.#options.authority.advance(admin.tenantId);
    this.#options.notifyRelay(admin.tenantId);
    return days;
  }
}

/**
 * Keeps the newest changes, after one entry for all older ones. That entry has the most days among them and those that
 * applied before them, so that many new changes do not undo an earlier state.
 */
function compacted(changes: readonly WaitingDaysRow[], daysBefore: number): WaitingDaysRow[] {
  const older = changes.slice(0, Math.max(0, changes.length - MAX_CHANGES));
  const last = older.at(-1);
  if (last === undefined) return [...changes];
  const days = Math.max(daysBefore, ...older.map((one) => one.days));
  return [{ days, at: last.at, by: null, since: null, derives_from: [] }, ...changes.slice(-MAX_CHANGES)];
}
