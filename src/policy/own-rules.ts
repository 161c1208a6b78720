import type { PackRepository } from './packs/repository.ts';
import type { PolicyRepository } from './repository.ts';

export interface OwnRulesOptions {
  repository: (tenantId: string) => Pick<PolicyRepository, 'find'>;
  packs: (tenantId: string) => Pick<PackRepository, 'findActive' | 'hasWritten'>;
}

/** Finds the rules that a tenant has written itself, even if its pack is not active. */
export class OwnRules {
  readonly #options: OwnRulesOptions;

  constructor(options: OwnRulesOptions) {
    this.#options = options;
  }

  async find(tenantId: string): Promise<'none' | 'written' | 'active'> {
    const packs = this.#options.packs(tenantId);
    const [policies, active, hasWritten] = await Promise.all([
      this.#options.repository(tenantId).find(),
      packs.findActive(),
      packs.hasWritten(),
    ]);
    const isOwn = active?.packs.some(({ version }) => version > 0) ?? false;
    if (isOwn || (policies?.text ?? '').trim() !== '') return 'active';
    return hasWritten ? 'written' : 'none';
  }
}
