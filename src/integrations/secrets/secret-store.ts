import { randomBytes } from 'node:crypto';
import { type KeyRing, openWith, sealWith } from '../../platform/secrets.ts';
import type { SecretRepository } from './repository.ts';

const DATA_KEY_BYTES = 32;

/**
 * Credentials of integrations, in envelopes: each is encrypted under a data key of its own, and only that key under the
 * master key, so that a new master key costs one small write per credential. Nothing of it is ever shown.
 */
export class SecretStore {
  readonly #repository: (tenantId: string) => SecretRepository;
  readonly #keyRing: KeyRing;

  constructor(repository: (tenantId: string) => SecretRepository, keyRing: KeyRing) {
    this.#repository = repository;
    this.#keyRing = keyRing;
  }

  async put(tenantId: string, integrationId: string, value: string): Promise<void> {
    const context = `${tenantId}/${integrationId}`;
    const dataKey = randomBytes(DATA_KEY_BYTES);
    await this.#repository(tenantId).insert({
      _id: integrationId,
      sealed_key: this.#keyRing.seal('integration-secret', dataKey, context),
      sealed_value: sealWith(dataKey, Buffer.from(value), context).toString('base64url'),
      created_at: new Date(),
    });
  }

  /** The credential; null if the integration has none. */
  async get(tenantId: string, integrationId: string): Promise<string | null> {
    const row = await this.#repository(tenantId).find(integrationId);
    if (row === null) return null;
    const context = `${tenantId}/${integrationId}`;
    const dataKey = this.#keyRing.open('integration-secret', row.sealed_key, context);
    return openWith(dataKey, Buffer.from(row.sealed_value, 'base64url'), context).toString();
  }

  /** Seals the data keys of a tenant under the newest master key, so that the other can be retired. */
  async leaveMasterKey(tenantId: string, masterKeyId: string): Promise<void> {
    const repository = this.#repository(tenantId);
    for (const row of await repository.list()) {
      if (this.#keyRing.sealedUnder(row.sealed_key) !== masterKeyId) continue;
      const context = `${tenantId}/${row._id}`;
      const dataKey = this.#keyRing.open('integration-secret', row.sealed_key, context);
      await repository.reseal(row._id, this.#keyRing.seal('integration-secret', dataKey, context));
    }
  }
}
