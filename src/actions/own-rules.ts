import type { PackRepository } from './packs/repository.ts';
import type { ActionRepository } from './repository.ts';

export interface OwnRulesOptions {
  repository: (tenantId: string) => Pick<ActionRepository, 'findPolicies'>;
  packs: (tenantId: string) => Pick<PackRepository, 'findActive' | 'hasWritten'>;
}

/** Whether what decides in a tenant is its own: policies, or a pack, which may be written and not active. */
export class OwnRules {
  readonly #options: OwnRulesOptions;

  constructor(options: OwnRulesOptions) {
    this.#options = options;
  }

  async find(tenantId: string): Promise<'none' | 'written' | 'active'> {
    const packs = this.#options.packs(tenantId);
    const [policies, active, hasWritten] = await Promise.all([
      this.#options.repository(tenantId).findPolicies(),
      packs.findActive(),
      packs.hasWritten(),
    ]);
    const isOwn = active?.packs.some(({ version }) => version > 0) ?? false;
    if (isOwn || (policies?.text ?? '').trim() !== '') return 'active';
    return hasWritten ? 'written' : 'none';
  }
}
