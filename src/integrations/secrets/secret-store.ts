import { randomBytes } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { type KeyRing, openWith, sealWith } from '../../platform/secrets.ts';
import type { SecretRepository } from './repository.ts';
import type { SecretDocument } from './schema.ts';

/** Reveals nothing about the secret. */
export interface SecretReference {
  ref: string;
  version: number;
}

const DATA_KEY_BYTES = 32;
const MAX_ATTEMPTS = 5;

/**
 * Envelope encryption of credentials: a new master key costs one small write for each. Encryption authenticates tenant,
 * reference and version, so that no record can be put in the place of another. No credential is ever shown.
 */
export class SecretStore {
  readonly #repository: (tenantId: string) => SecretRepository;
  readonly #keyRing: KeyRing;

  constructor(repository: (tenantId: string) => SecretRepository, keyRing: KeyRing) {
    this.#repository = repository;
    this.#keyRing = keyRing;
  }

  /** Stores the next version. Earlier versions stay until they are removed. */
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

  /** The newest version by default; null if there is none. */
  async get(tenantId: string, ref: string, version?: number): Promise<string | null> {
    return (await this.find(tenantId, ref, version))?.value ?? null;
  }

  async find(tenantId: string, ref: string, version?: number): Promise<{ value: string; version: number } | null> {
    const repository = this.#repository(tenantId);
    const row = version === undefined ? await repository.findNewest(ref) : await repository.find(`${ref}/${version}`);
    if (row === null) return null;
    const context = contextOf(tenantId, row);
    const dataKey = this.#keyRing.open('integration-secret', row.sealed_key, context);
    const value = openWith(dataKey, Buffer.from(row.sealed_value, 'base64url'), context).toString();
    return { value, version: row.version };
  }

  /** Idempotent. */
  async remove(tenantId: string, { ref, version }: SecretReference): Promise<void> {
    await this.#repository(tenantId).remove(`${ref}/${version}`);
  }

  /** Also removes earlier versions that a crash left behind. */
  async removeUpTo(tenantId: string, { ref, version }: SecretReference): Promise<void> {
    await this.#repository(tenantId).removeUpTo(ref, version);
  }

  /** Encrypts data keys under the newest master key, so that the old master key can be retired. */
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

/** Encryption binds a record to this context. */
function contextOf(tenantId: string, { ref, version }: Pick<SecretDocument, 'ref' | 'version'>): string {
  return `${tenantId}|${ref}|${version}`;
}
