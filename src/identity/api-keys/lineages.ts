import type { ApiKeyRepository } from './repository.ts';

/** Finds API keys that count as one key, because one was rotated into the other or handed on. */
export class KeyLineages {
  readonly #repository: (tenantId: string) => Pick<ApiKeyRepository, 'find'>;

  constructor(repository: (tenantId: string) => Pick<ApiKeyRepository, 'find'>) {
    this.#repository = repository;
  }

  /** Returns the lineage of each of these keys that the tenant has, also of revoked ones. */
  async of(tenantId: string, keyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const repository = this.#repository(tenantId);
    const found = await Promise.all([...new Set(keyIds)].map((keyId) => repository.find(keyId)));
    return new Map(found.flatMap((key) => (key === null ? [] : [[key._id, key.lineage]])));
  }
}
