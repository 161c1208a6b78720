import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import type { AuthorityEpochs } from '../authority/epoch.ts';
import { permits } from '../roles.ts';
import type { MemberAdmin } from './model.ts';
import type { SeasoningChangeRow, TenantSettingsDocument } from './schema.ts';
import type { SettingsRepository } from './settings-repository.ts';
import { isDisjoint, maturity, toOrigin, toOriginRow, voicesOf } from './standing.ts';
import type { Standings } from './standings.ts';

export const MAX_SEASONING_DAYS = 90;
/** Days for a tenant that has set none, outside development. */
export const DEFAULT_SEASONING_DAYS = 7;

export interface ApproverSeasoningOptions {
  repository: (tenantId: string) => SettingsRepository;
  standings: Pick<Standings, 'of'>;
  authority: AuthorityEpochs;
  /** Days for a tenant that has set none. */
  defaultDays: number;
  notifyRelay: (tenantId: string) => void;
}

/** Older changes are kept as one, with the most days among them. */
const MAX_CHANGES = 200;

/** Decides how many days a role waits until it counts for proposals of the people from whom it derives. */
export class ApproverSeasoning {
  readonly #options: ApproverSeasoningOptions;

  constructor(options: ApproverSeasoningOptions) {
    this.#options = options;
  }

  /** Returns the days that the tenant has set. */
  async days(tenantId: string): Promise<number> {
    const row = await this.#options.repository(tenantId).find();
    return row?.approver_seasoning.at(-1)?.days ?? this.#options.defaultDays;
  }

  /**
   * Returns a function for the days that apply to proposals of these people, who cannot have shortened the days
   * themselves.
   */
  async daysFor(tenantId: string): Promise<(accountables: readonly string[], now: Date) => number> {
    const row = await this.#options.repository(tenantId).find();
    return (accountables, now) => this.#daysFor(row, accountables, now);
  }

  /**
   * Sets the days. Fewer days do not help the caller's own proposals until as many days have passed as applied before,
   * or somebody independent sets the same.
   * @throws {AppError} `validation_error`; `authorization_error`; `conflict`
   */
  async change(admin: MemberAdmin, days: number): Promise<number> {
    if (!Number.isInteger(days) || days < 0 || days > MAX_SEASONING_DAYS) {
      const problem = `must be a whole number from 0 to ${MAX_SEASONING_DAYS}`;
      throw validationError([{ field: 'approver_seasoning_days', problem }]);
    }
    const [by, at] = [admin.principal.accountable, currentTime()];
    const own = by === null ? null : await this.#options.standings.of(admin.tenantId, by);
    if (own !== null && (own.role === null || !permits(own.role, 'members.manage'))) {
      throw new AppError('authorization_error', 'You may no longer manage the members of this tenant.');
    }
    const repository = this.#options.repository(admin.tenantId);
    const row = await repository.find();
    const before = row?.approver_seasoning.at(-1)?.days ?? this.#options.defaultDays;
    const derives_from = own?.derivesFrom.map(toOriginRow) ?? [];
    const change: SeasoningChangeRow = { days, at, by, since: own?.since ?? null, derives_from };
    const event = outboxEvent(admin, {
      type: 'tenant_settings.changed',
      subject: { type: 'tenant_settings', id: admin.tenantId },
      subject_version: (row?.version ?? 0) + 1,
      work_item_id: null,
      at,
      data: { approver_seasoning_days: days, approver_seasoning_days_before: before },
    });
    const changes = compacted([...(row?.approver_seasoning ?? []), change], this.#options.defaultDays);
    if (!(await repository.store(row, { approver_seasoning: changes }, event))) {
      throw new AppError('conflict', 'The settings were changed at the same time. Repeat the request.');
    }
    await this.#options.authority.advance(admin.tenantId);
    this.#options.notifyRelay(admin.tenantId);
    return days;
  }

  #daysFor(row: TenantSettingsDocument | null, accountables: readonly string[], now: Date): number {
    let days = this.#options.defaultDays;
    for (const { by, at, since, derives_from, days: wanted } of row?.approver_seasoning ?? []) {
      const from = { since, derivesFrom: derives_from.map(toOrigin), vouches: [] };
      const isIndependent = isDisjoint(voicesOf(by, from, days, at), accountables);
      if (wanted >= days || maturity(at, days) <= now || isIndependent) days = wanted;
    }
    return days;
  }
}

/**
 * Keeps the newest changes, after one entry for all older ones. That entry has the most days among them and those that
 * applied before them, so that many new changes do not undo an earlier state.
 */
function compacted(changes: readonly SeasoningChangeRow[], daysBefore: number): SeasoningChangeRow[] {
  const older = changes.slice(0, Math.max(0, changes.length - MAX_CHANGES));
  const last = older.at(-1);
  if (last === undefined) return [...changes];
  const days = Math.max(daysBefore, ...older.map((one) => one.days));
  return [{ days, at: last.at, by: null, since: null, derives_from: [] }, ...changes.slice(-MAX_CHANGES)];
}
