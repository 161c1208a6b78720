import type { ApiKeyRepository } from './repository.ts';

export class KeyLineages {
  readonly #repository: (tenantId: string) => Pick<ApiKeyRepository, 'find'>;

  constructor(repository: (tenantId: string) => Pick<ApiKeyRepository, 'find'>) {
    this.#repository = repository;
  }

  /** Returns the lineage of each key of the tenant, also of revoked ones. */
  async of(tenantId: string, keyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const repository = this.#repository(tenantId);
    const found = await Promise.all([...new Set(keyIds)].map((keyId) => repository.find(keyId)));
    return new Map(found.flatMap((key) => (key === null ? [] : [[key._id, key.lineage]])));
  }
}
