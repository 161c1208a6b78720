import { currentTime } from '../../platform/clock.ts';
import { settingsConflict, settingsEvent } from './membership-changes.ts';
import type { MemberAdmin } from './model.ts';
import type { SettingsRepository } from './settings-repository.ts';

export interface SetUpDismissalsOptions {
  repository: (tenantId: string) => SettingsRepository;
  notifyRelay: (tenantId: string) => void;
}

const MAX_ATTEMPTS = 3;

export class SetUpDismissals {
  readonly #options: SetUpDismissalsOptions;

  constructor(options: SetUpDismissalsOptions) {
    this.#options = options;
  }

  /** Returns null if nobody has dismissed the set-up. */
  async find(tenantId: string): Promise<{ by: string | null; at: Date } | null> {
    return (await this.#options.repository(tenantId).find())?.set_up_dismissed ?? null;
  }

  /** Dismisses the rest of the set-up, or takes that back. @throws {AppError} `conflict` */
  async set(admin: MemberAdmin, dismissed: boolean): Promise<void> {
    const repository = this.#options.repository(admin.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const known = await repository.find();
      if ((known?.set_up_dismissed !== undefined) === dismissed) return;
      const at = currentTime();
      const event = settingsEvent(admin, known, at, { set_up_dismissed: dismissed });
      const change = { set_up_dismissed: dismissed ? { by: admin.principal.accountable, at } : null };
      if (await repository.store(known, change, event)) {
        this.#options.notifyRelay(admin.tenantId);
        return;
      }
    }
    throw settingsConflict();
  }
}
