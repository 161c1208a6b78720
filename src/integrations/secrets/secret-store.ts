import { randomBytes } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { type KeyRing, openWith, sealWith } from '../../platform/secrets.ts';
import type { SecretRepository } from './repository.ts';
import type { SecretDocument } from './schema.ts';

/** Reference to a stored secret. Reveals nothing about the secret. */
export interface SecretReference {
  ref: string;
  /** Number of the version, from 1. */
  version: number;
}

const DATA_KEY_BYTES = 32;
const MAX_ATTEMPTS = 5;

/**
 * Credentials of integrations, with envelope encryption. Each credential is encrypted under its own data key, and only
 * that key under the master key, so a new master key costs one small write per credential. Encryption authenticates
 * tenant, reference and version: a record that was put in the place of another cannot be decrypted. No credential is
 * ever shown.
 */
export class SecretStore {
  readonly #repository: (tenantId: string) => SecretRepository;
  readonly #keyRing: KeyRing;

  constructor(repository: (tenantId: string) => SecretRepository, keyRing: KeyRing) {
    this.#repository = repository;
    this.#keyRing = keyRing;
  }

  /** Stores a secret under a reference, as the next version. Earlier versions stay until they are removed. */
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
    throw new AppError('conflict', 'Somebody else is replacing this credential at the same time. Repeat the request.');
  }

  /** Returns a version of a secret, the newest by default; null if there is none. */
  async get(tenantId: string, ref: string, version?: number): Promise<string | null> {
    return (await this.find(tenantId, ref, version))?.value ?? null;
  }

  /** Same as `get`, and also returns the version. */
  async find(tenantId: string, ref: string, version?: number): Promise<{ value: string; version: number } | null> {
    const repository = this.#repository(tenantId);
    const row = version === undefined ? await repository.findNewest(ref) : await repository.find(`${ref}/${version}`);
    if (row === null) return null;
    const context = contextOf(tenantId, row);
    const dataKey = this.#keyRing.open('integration-secret', row.sealed_key, context);
    const value = openWith(dataKey, Buffer.from(row.sealed_value, 'base64url'), context).toString();
    return { value, version: row.version };
  }

  /** Removes one version of a secret. Does nothing if it is gone already. */
  async remove(tenantId: string, { ref, version }: SecretReference): Promise<void> {
    await this.#repository(tenantId).remove(`${ref}/${version}`);
  }

  /** Removes this version of a secret and all earlier ones, including those that a crash left behind. */
  async removeUpTo(tenantId: string, { ref, version }: SecretReference): Promise<void> {
    await this.#repository(tenantId).removeUpTo(ref, version);
  }

  /** Re-encrypts the data keys of a tenant under the newest master key, so that the old master key can be retired. */
  async leaveMasterKey(tenantId: string, masterKeyId: string): Promise<void> {
    const repository = this.#repository(tenantId);
    for (const row of await repository.list()) {
      if (this.#keyRing.sealedUnder(row.sealed_key) !== masterKeyId) continue;
      const context = contextOf(tenantId, row);
      const dataKey = this.#keyRing.open('integration-secret', row.sealed_key, context);
      // A key that was resealed meanwhile is not under the old master key any more.
      await repository.reseal(row, this.#keyRing.seal('integration-secret', dataKey, context));
    }
  }
}

/** Returns the context that encryption binds a record to. */
function contextOf(tenantId: string, { ref, version }: Pick<SecretDocument, 'ref' | 'version'>): string {
  return `${tenantId}|${ref}|${version}`;
}
