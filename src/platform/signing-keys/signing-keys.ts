import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { currentTime } from '../clock.ts';
import { newId } from '../ids.ts';
import type { KeyRing } from '../secrets.ts';
import type { SigningPurpose } from './purposes.ts';
import type { SigningKeyRepository } from './repository.ts';
import type { SigningKeyDocument } from './schema.ts';

/** A public key as JSON Web Key (RFC 7517, RFC 8037); `purpose` is our own member. */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
  x: string;
  /** Purpose of the key. Verifiers must refuse the key for anything else. */
  purpose: SigningPurpose;
}

/** A rotation reaches every node within this time. */
const CACHE_MS = 10_000;
const MISS_INTERVAL_MS = 1_000;

interface Cached {
  readAtMs: number;
  keys: SigningKeyDocument[];
}

/** A key is made when it is first needed, and rotated on the command line. */
export class SigningKeys {
  readonly #repository: SigningKeyRepository;
  readonly #keyRing: KeyRing;
  readonly #cache = new Map<SigningPurpose, Cached>();

  constructor(repository: SigningKeyRepository, keyRing: KeyRing) {
    this.#repository = repository;
    this.#keyRing = keyRing;
  }

  async current(purpose: SigningPurpose): Promise<{ keyId: string; privateKey: KeyObject }> {
    const key = (await this.#listSome(purpose)).at(-1);
    if (key === undefined) throw new Error(`There is no signing key of ${purpose}, although one was just made`);
    const d = this.#keyRing.open('signing-key', key.sealed_d, key._id).toString('base64url');
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.public_x, d };
    return { keyId: key._id, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
  }

  async publicKey(purpose: SigningPurpose, keyId: string): Promise<KeyObject | null> {
    const known = (await this.#list(purpose, CACHE_MS)).find((one) => one._id === keyId);
    const key = known ?? (await this.#list(purpose, MISS_INTERVAL_MS)).find((one) => one._id === keyId);
    return key === undefined ? null : createPublicKey({ key: { ...toJwk(key) }, format: 'jwk' });
  }

  /** The key that signs, and those retired after `retiredSince`; with `fresh`, also a key made elsewhere just now. */
  async publicJwks(purpose: SigningPurpose, retiredSince: Date, fresh = false): Promise<PublicJwk[]> {
    if (fresh) this.#cache.delete(purpose);
    const keys = await this.#listSome(purpose);
    return keys.filter((_key, index) => isUsedSince(retiredSince, keys[index + 1])).map(toJwk);
  }

  /** The old key continues to verify. @returns the id of the new key. */
  async rotate(purpose: SigningPurpose): Promise<string> {
    const keys = await this.#list(purpose, 0);
    await this.#repository.insert(this.#make(purpose, (keys.at(-1)?.generation ?? 0) + 1));
    this.#cache.delete(purpose);
    return (await this.current(purpose)).keyId;
  }

  /** Seals private keys under the newest master key. A signing key that cannot be opened any more is rotated. */
  async leaveMasterKey(purpose: SigningPurpose, masterKeyId: string): Promise<void> {
    const keys = await this.#list(purpose, 0);
    for (const key of keys) {
      if (this.#keyRing.sealedUnder(key.sealed_d) !== masterKeyId) continue;
      if (this.#keyRing.has(masterKeyId)) {
        const d = this.#keyRing.open('signing-key', key.sealed_d, key._id);
        await this.#repository.reseal(key._id, this.#keyRing.seal('signing-key', d, key._id));
      } else if (key === keys.at(-1)) {
        await this.rotate(purpose);
      }
    }
    this.#cache.delete(purpose);
  }

  #make(purpose: SigningPurpose, generation: number): SigningKeyDocument {
    const keyId = newId('sig');
    const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    if (x === undefined || d === undefined) throw new Error('An Ed25519 key has x and d');
    return {
      _id: keyId,
      purpose,
      public_x: x,
      sealed_d: this.#keyRing.seal('signing-key', Buffer.from(d, 'base64url'), keyId),
      created_at: currentTime(),
      generation,
    };
  }

  async #listSome(purpose: SigningPurpose): Promise<SigningKeyDocument[]> {
    const keys = await this.#list(purpose, CACHE_MS);
    if (keys.length > 0) return keys;
    await this.#repository.insert(this.#make(purpose, 1));
    return this.#list(purpose, 0);
  }

  async #list(purpose: SigningPurpose, maxAgeMs: number): Promise<SigningKeyDocument[]> {
    const cached = this.#cache.get(purpose);
    if (cached !== undefined && performance.now() - cached.readAtMs < maxAgeMs) return cached.keys;
    const readAtMs = performance.now();
    const keys = await this.#repository.list(purpose);
    this.#cache.set(purpose, { readAtMs, keys });
    return keys;
  }
}

function isUsedSince(since: Date, successor: SigningKeyDocument | undefined): boolean {
  return successor === undefined || successor.created_at > since;
}

function toJwk(key: SigningKeyDocument): PublicJwk {
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: key._id, x: key.public_x, purpose: key.purpose };
}
