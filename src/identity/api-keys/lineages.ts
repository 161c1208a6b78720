import type { ApiKeyRepository } from './repository.ts';
import { ownerOf, shownTo } from './schema.ts';

export class KeyLineages {
  readonly #repository: (tenantId: string) => Pick<ApiKeyRepository, 'find' | 'list'>;

  constructor(repository: (tenantId: string) => Pick<ApiKeyRepository, 'find' | 'list'>) {
    this.#repository = repository;
  }

  /** Returns the lineage of each key of the tenant, also of revoked ones. */
  async of(tenantId: string, keyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const repository = this.#repository(tenantId);
    const found = await Promise.all([...new Set(keyIds)].map((keyId) => repository.find(keyId)));
    return new Map(found.flatMap((key) => (key === null ? [] : [[key._id, key.lineage]])));
  }

  /** Returns the owners of the keys of a lineage, and everybody who was ever shown one of their secrets. */
  async accountable(tenantId: string, lineage: string): Promise<string[]> {
    const keys = (await this.#repository(tenantId).list()).filter((key) => key.lineage === lineage);
    return [...new Set(keys.flatMap((key) => [ownerOf(key) ?? [], ...shownTo(key)].flat()))];
  }
}
