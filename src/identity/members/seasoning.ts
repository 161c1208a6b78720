import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import type { AuthorityEpochs } from '../authority/epoch.ts';
import { permits } from '../roles.ts';
import type { Member, MemberAdmin } from './model.ts';
import type { SeasoningChangeRow, TenantSettingsDocument } from './schema.ts';
import type { MemberService } from './service.ts';
import type { SettingsRepository } from './settings-repository.ts';
import { isIndependent, type Unseasoned, unseasoned } from './standing.ts';

export const MAX_SEASONING_DAYS = 90;
/** Where a tenant says nothing, outside development. */
export const DEFAULT_SEASONING_DAYS = 7;

export interface ApproverSeasoningOptions {
  repository: (tenantId: string) => SettingsRepository;
  members: MemberService;
  authority: AuthorityEpochs;
  /** Where a tenant has said nothing. */
  defaultDays: number;
  notifyRelay: (tenantId: string) => void;
}

/** Why somebody's approval does not count yet, in what a person can be told. */
export interface SeasoningObjection extends Unseasoned {
  originName: string;
  /** Names of those whose approval would count now. */
  others: string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are looked at for who else could approve. */
const MAX_OTHERS = 20;
const NAMED_OTHERS = 3;
/** Changes that are kept; older ones count as one, of the most days among them. */
const MAX_CHANGES = 200;

/** How long a role that derives from somebody waits until it counts for what they are accountable for. */
export class ApproverSeasoning {
  readonly #options: ApproverSeasoningOptions;

  constructor(options: ApproverSeasoningOptions) {
    this.#options = options;
  }

  /** The days that the tenant has said, whomever they help. */
  async days(tenantId: string): Promise<number> {
    const row = await this.#options.repository(tenantId).find();
    return row?.approver_seasoning.at(-1)?.days ?? this.#options.defaultDays;
  }

  /** The days as they hold for what some people are accountable for: none of them has shortened them for themselves. */
  async daysFor(tenantId: string): Promise<(accountables: readonly string[], now: Date) => number> {
    const row = await this.#options.repository(tenantId).find();
    return (accountables, now) => this.#daysFor(row, accountables, now);
  }

  /**
   * Says how many days it takes. Fewer help no proposal that the caller is accountable for until as many days have passed
   * as it took before, or somebody independent says the same.
   * @throws {AppError} `validation_error`; `authorization_error`; `conflict`
   */
  async change(admin: MemberAdmin, days: number): Promise<number> {
    if (!Number.isInteger(days) || days < 0 || days > MAX_SEASONING_DAYS) {
      const problem = `must be a whole number from 0 to ${MAX_SEASONING_DAYS}`;
      throw validationError([{ field: 'approver_seasoning_days', problem }]);
    }
    const [by, at] = [admin.principal.accountable, currentTime()];
    const own = by === null ? null : await this.#options.members.standingOf(admin.tenantId, by);
    if (own !== null && (own.role === null || !permits(own.role, 'members.manage'))) {
      throw new AppError('authorization_error', 'You may not manage the members of this tenant any more.');
    }
    const repository = this.#options.repository(admin.tenantId);
    const row = await repository.find();
    const before = row?.approver_seasoning.at(-1)?.days ?? this.#options.defaultDays;
    const derives_from = own?.derivesFrom.map(({ personId, at: since }) => ({ person_id: personId, at: since })) ?? [];
    const change: SeasoningChangeRow = { days, at, by, since: own?.since ?? null, derives_from };
    const event = outboxEvent(admin, {
      type: 'tenant_settings.changed',
      subject: { type: 'tenant_settings', id: admin.tenantId },
      subject_version: (row?.version ?? 0) + 1,
      work_item_id: null,
      at,
      data: { approver_seasoning_days: days, approver_seasoning_days_before: before },
    });
    const changes = compacted([...(row?.approver_seasoning ?? []), change]);
    if (!(await repository.store(row, { approver_seasoning: changes }, event))) {
      throw new AppError('conflict', 'The settings were changed at the same time. Repeat the request.');
    }
    await this.#options.authority.advance(admin.tenantId);
    this.#options.notifyRelay(admin.tenantId);
    return days;
  }

  /** Why a person's approval does not count yet for what these people are accountable for; null if it does. */
  async objection(tenantId: string, personId: string, accountables: readonly string[]): Promise<Unseasoned | null> {
    const [row, standing] = await Promise.all([
      this.#options.repository(tenantId).find(),
      this.#options.members.standingOf(tenantId, personId),
    ]);
    const now = currentTime();
    return unseasoned(standing, accountables, this.#daysFor(row, accountables, now), now);
  }

  /**
   * Somebody of these people from whom a person's role derives since less than a week, or as long as it takes here: what
   * others who decide should know, also where it counts.
   */
  async freshOrigin(tenantId: string, personId: string, accountables: readonly string[]) {
    const standing = await this.#options.members.standingOf(tenantId, personId);
    const days = Math.max(await this.days(tenantId), DEFAULT_SEASONING_DAYS);
    const found = unseasoned({ ...standing, vouches: [] }, accountables, days, currentTime());
    if (found === null) return null;
    const { personId: originId, at } = found.origin;
    const name = (await this.#options.members.namesOf([originId])).get(originId) ?? originId;
    return { person_id: originId, name, at };
  }

  /** The same, with who it is and who else could. @param approved Who has approved already. */
  async explain(
    tenantId: string,
    personId: string,
    accountables: readonly string[],
    approved: readonly string[],
  ): Promise<SeasoningObjection | null> {
    const found = await this.objection(tenantId, personId, accountables);
    if (found === null) return null;
    const { members } = this.#options;
    const names = await members.namesOf([found.origin.personId]);
    const mayApprove = ({ personId: id, role }: Member) =>
      permits(role, 'actions.approve') && id !== personId && !accountables.includes(id) && !approved.includes(id);
    const candidates = (await members.list(tenantId)).filter(mayApprove).slice(0, MAX_OTHERS);
    const objections = await Promise.all(candidates.map((one) => this.objection(tenantId, one.personId, accountables)));
    const others = candidates.filter((_, index) => objections[index] === null).map(({ name }) => name);
    const originName = names.get(found.origin.personId) ?? found.origin.personId;
    return { ...found, originName, others: others.slice(0, NAMED_OTHERS) };
  }

  /** The days as they hold for what these people are accountable for: none of them has shortened it for themselves. */
  #daysFor(row: TenantSettingsDocument | null, accountables: readonly string[], now: Date): number {
    let days = this.#options.defaultDays;
    for (const { by, at, since, derives_from, days: wanted } of row?.approver_seasoning ?? []) {
      const derivesFrom = derives_from.map((origin) => ({ personId: origin.person_id, at: origin.at }));
      const hasPassed = at.getTime() + days * DAY_MS <= now.getTime();
      if (wanted >= days || hasPassed || isIndependent({ by, since, derivesFrom }, accountables, days, now))
        days = wanted;
    }
    return days;
  }
}

/** The newest changes, after one that stands for all older ones: whoever makes many must not undo what was said before. */
function compacted(changes: readonly SeasoningChangeRow[]): SeasoningChangeRow[] {
  const older = changes.slice(0, Math.max(0, changes.length - MAX_CHANGES));
  const last = older.at(-1);
  if (last === undefined) return [...changes];
  const days = Math.max(...older.map((one) => one.days));
  return [{ days, at: last.at, by: null, since: null, derives_from: [] }, ...changes.slice(-MAX_CHANGES)];
}

/** What somebody is told whose approval does not count yet. */
export function seasoningWords({ originName, origin, countsFrom, others }: SeasoningObjection): string {
  const could =
    others.length === 0 ? 'Nobody else could approve it now.' : `${others.join(', ')} could approve it now.`;
  return (
    `You have your role from ${originName}, who is accountable for this proposal, since ${origin.at.toISOString()}. It takes ` +
    'two people or is of high risk, so that your approval counts from ' +
    `${countsFrom.toISOString()}, or once somebody who is not accountable and manages members vouches for you. ${could}`
  );
}
