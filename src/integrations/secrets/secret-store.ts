import { randomBytes } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { type KeyRing, openWith, sealWith } from '../../platform/secrets.ts';
import type { SecretRepository } from './repository.ts';
import type { SecretDocument } from './schema.ts';

/** Where a secret is. Says nothing of it. */
export interface SecretReference {
  ref: string;
  /** From 1 on. */
  version: number;
}

const DATA_KEY_BYTES = 32;
const MAX_ATTEMPTS = 5;

/**
 * Credentials of integrations, in envelopes: each is encrypted under a data key of its own, and only that key under the
 * master key, so that a new master key costs one small write per credential. Tenant, reference and version are
 * authenticated with it: a record that is put in the place of another does not open. Nothing of it is ever shown.
 */
export class SecretStore {
  readonly #repository: (tenantId: string) => SecretRepository;
  readonly #keyRing: KeyRing;

  constructor(repository: (tenantId: string) => SecretRepository, keyRing: KeyRing) {
    this.#repository = repository;
    this.#keyRing = keyRing;
  }

  /** Stores a secret under a reference, as a new version if there is one; those before stay until they are removed. */
  async put(tenantId: string, ref: string, value: string): Promise<SecretReference> {
    const repository = this.#repository(tenantId);
    const dataKey = randomBytes(DATA_KEY_BYTES);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const version = ((await repository.findNewest(ref))?.version ?? 0) + 1;
      const named = { _id: `${ref}/${version}`, ref, version };
      const context = contextOf(tenantId, named);
      const stored = await repository.insert({
        ...named,
        sealed_key: this.#keyRing.seal('integration-secret', dataKey, context),
        sealed_value: sealWith(dataKey, Buffer.from(value), context).toString('base64url'),
        created_at: currentTime(),
      });
      if (stored) return { ref, version };
    }
    throw new AppError('conflict', 'The credential is being replaced by others at the same time. Repeat the request.');
  }

  /** The secret of this version, the newest if none is named; null if there is none. */
  async get(tenantId: string, ref: string, version?: number): Promise<string | null> {
    return (await this.find(tenantId, ref, version))?.value ?? null;
  }

  /** The same with the version that it is of. */
  async find(tenantId: string, ref: string, version?: number): Promise<{ value: string; version: number } | null> {
    const repository = this.#repository(tenantId);
    const row = version === undefined ? await repository.findNewest(ref) : await repository.find(`${ref}/${version}`);
    if (row === null) return null;
    const context = contextOf(tenantId, row);
    const dataKey = this.#keyRing.open('integration-secret', row.sealed_key, context);
    const value = openWith(dataKey, Buffer.from(row.sealed_value, 'base64url'), context).toString();
    return { value, version: row.version };
  }

  /** Removes one version of a secret; it is no fault if it is gone. */
  async remove(tenantId: string, { ref, version }: SecretReference): Promise<void> {
    await this.#repository(tenantId).remove(`${ref}/${version}`);
  }

  /** Removes this version of a secret and all before it, also those that somebody left behind. */
  async removeUpTo(tenantId: string, { ref, version }: SecretReference): Promise<void> {
    await this.#repository(tenantId).removeUpTo(ref, version);
  }

  /** Seals the data keys of a tenant under the newest master key, so that the other can be retired. */
  async leaveMasterKey(tenantId: string, masterKeyId: string): Promise<void> {
    const repository = this.#repository(tenantId);
    for (const row of await repository.list()) {
      if (this.#keyRing.sealedUnder(row.sealed_key) !== masterKeyId) continue;
      const context = contextOf(tenantId, row);
      const dataKey = this.#keyRing.open('integration-secret', row.sealed_key, context);
      // One that was resealed meanwhile is not under the old key any more.
      await repository.reseal(row, this.#keyRing.seal('integration-secret', dataKey, context));
    }
  }
}

/** What a record is bound to. */
function contextOf(tenantId: string, { ref, version }: Pick<SecretDocument, 'ref' | 'version'>): string {
  return `${tenantId}|${ref}|${version}`;
}
