import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { lineProblem } from '../../platform/plain-text.ts';
import { isLonger } from '../../platform/text-length.ts';
import type { Loosenings } from '../members/loosening.ts';
import { settingsConflict, settingsEvent } from '../members/membership-changes.ts';
import type { MemberAdmin } from '../members/model.ts';
import type { RoleMaturity, WantedDays } from '../members/role-maturity.ts';
import type { TenantSettingsDocument } from '../members/schema.ts';
import type { MemberService } from '../members/service.ts';
import type { SettingsRepository } from '../members/settings-repository.ts';
import { permits } from '../roles.ts';
import { MAX_NAME_LENGTH, type Tenant, type TenantService } from './service.ts';

export interface TenantSettings extends Pick<Tenant, 'name' | 'createdAt'> {
  maturityDays: number;
  /** Fewer days that do not count yet. */
  waitingMaturity: WaitingMaturity[];
  /** Requests per minute: of each key, and (second field) of each key and delegation at the doors for agents. */
  publicPerMinute: number;
  agentPerMinute: number;
  /** IANA name of the zone of the tenant's days; empty for the viewer's zone. */
  timeZone: string;
}

export interface WaitingMaturity extends Omit<WantedDays, 'authorId'> {
  authorName: string;
}

/** An undefined field leaves its setting as it is. */
export interface TenantSettingsChange {
  maturityDays?: number | undefined;
  name?: string | undefined;
  timeZone?: string | undefined;
}

export interface TenantSettingsOptions {
  tenants: Pick<TenantService, 'get'>;
  roleMaturity: Pick<RoleMaturity, 'change' | 'view'>;
  loosenings: Pick<Loosenings, 'needsConfirmation'>;
  members: Pick<MemberService, 'namesOf' | 'roleOf'>;
  repository: (tenantId: string) => SettingsRepository;
  defaults: { publicPerMinute: number; agentPerMinute: number };
  notifyRelay: (tenantId: string) => void;
}

export class TenantSettingsService {
  readonly #options: TenantSettingsOptions;

  constructor(options: TenantSettingsOptions) {
    this.#options = options;
  }

  /** @param principal The viewer; if omitted, the operator. */
  async get({ tenantId, principal }: Pick<MemberAdmin, 'tenantId'> & Partial<MemberAdmin>): Promise<TenantSettings> {
    const { tenants, roleMaturity, repository, defaults } = this.#options;
    const [tenant, maturity, settled] = await Promise.all([
      tenants.get(tenantId),
      roleMaturity.view(tenantId, principal?.accountable ?? null),
      repository(tenantId).find(),
    ]);
    const { name, createdAt, publicPerMinute, agentPerMinute } = tenant;
    return {
      name,
      createdAt,
      maturityDays: maturity.days,
      waitingMaturity: await this.#named(maturity.wanted),
      publicPerMinute: publicPerMinute ?? defaults.publicPerMinute,
      agentPerMinute: agentPerMinute ?? defaults.agentPerMinute,
      timeZone: settled?.time_zone ?? '',
    };
  }

  /** Each changed setting gets an event. @throws {AppError} `validation_error`; `authorization_error`; `conflict` */
  async change(admin: MemberAdmin, change: TenantSettingsChange): Promise<TenantSettings> {
    const name = change.name === undefined ? undefined : checkedName(change.name);
    const timeZone = change.timeZone === undefined ? undefined : checkedZone(change.timeZone);
    if (change.maturityDays !== undefined) {
      const { roleMaturity, loosenings } = this.#options;
      await roleMaturity.change(admin, change.maturityDays, await loosenings.needsConfirmation(admin));
    }
    if (name !== undefined) await this.#rename(admin, name);
    if (timeZone !== undefined) await this.#settleZone(admin, timeZone);
    return this.get(admin);
  }

  async #named(wanted: readonly WantedDays[]): Promise<WaitingMaturity[]> {
    const names = await this.#options.members.namesOf(wanted.map(({ authorId }) => authorId));
    return wanted.map(({ authorId, ...wish }) => ({ ...wish, authorName: names.get(authorId) ?? authorId }));
  }

  async #rename(admin: MemberAdmin, name: string): Promise<void> {
    await this.#assertMayChange(admin);
    const { name: before } = await this.#options.tenants.get(admin.tenantId);
    if (name === before) return;
    await this.#write(admin, { name, name_before: before }, (settings, known, event) =>
      settings.rename(known, name, event),
    );
  }

  async #settleZone(admin: MemberAdmin, timeZone: string): Promise<void> {
    await this.#assertMayChange(admin);
    const before = (await this.#options.repository(admin.tenantId).find())?.time_zone ?? '';
    if (timeZone === before) return;
    await this.#write(admin, { time_zone: timeZone, time_zone_before: before }, (settings, known, event) =>
      settings.store(known, { time_zone: timeZone }, event),
    );
  }

  async #assertMayChange({ tenantId, principal }: MemberAdmin): Promise<void> {
    const { members } = this.#options;
    const role = principal.accountable === null ? 'owner' : await members.roleOf(tenantId, principal.accountable);
    if (role !== null && permits(role, 'members.manage')) return;
    throw new AppError('authorization_error', 'You may no longer change the settings of this tenant.');
  }

  /** @param write Returns false if somebody else has changed the settings since they were read. */
  async #write(
    admin: MemberAdmin,
    data: Record<string, string>,
    write: (settings: SettingsRepository, known: TenantSettingsDocument | null, event: OutboxEvent) => Promise<boolean>,
  ): Promise<void> {
    const { repository, notifyRelay } = this.#options;
    const { tenantId } = admin;
    const settings = repository(tenantId);
    const known = await settings.find();
    const event = settingsEvent(admin, known, currentTime(), data);
    if (!(await write(settings, known, event))) throw settingsConflict();
    notifyRelay(tenantId);
  }
}

/** Returns the runtime's name of the zone. @throws {AppError} `validation_error` */
function checkedZone(entered: string): string {
  const name = entered.trim();
  if (name === '') return '';
  try {
    // The runtime accepts offsets such as `+10:00` as zones, but they have no summer time.
    if (/^[A-Za-z]/.test(name)) return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // The runtime knows no such zone.
  }
  throw validationError([{ field: 'time_zone', problem: 'is not a time zone such as Europe/Berlin' }]);
}

function checkedName(entered: string): string {
  const name = entered.trim();
  const isTooLong = name === '' || isLonger(name, MAX_NAME_LENGTH);
  const problem = isTooLong ? `must have 1 to ${MAX_NAME_LENGTH} characters` : lineProblem(name);
  if (problem !== undefined && problem !== null) throw validationError([{ field: 'name', problem }]);
  return name;
}
