import { createHmac, hkdfSync } from 'node:crypto';

/** One master key of `WORKGATE_MASTER_KEYS`; `keyId` names it, the key itself has 32 bytes. */
export interface MasterKey {
  keyId: string;
  key: Buffer;
}

/** What a key is derived for. Keys of different purposes tell nothing of one another (RFC 5869). */
export type KeyPurpose = 'key-check' | 'page-token';

const DERIVED_BYTES = 32;

/** The keys of one purpose, derived from every master key by HKDF-SHA-256; the first one signs, all verify. */
export class KeyRing {
  readonly #masterKeys: MasterKey[];

  constructor(masterKeys: MasterKey[]) {
    if (masterKeys.length === 0) throw new Error('A key ring needs at least one master key');
    this.#masterKeys = masterKeys;
  }

  derive(purpose: KeyPurpose): Buffer[] {
    return this.#masterKeys.map(({ key }) => deriveKey(key, purpose));
  }

  /** For each master key a value that shows whether it is the same key, and nothing else of it. */
  checkValues(): Record<string, string> {
    return Object.fromEntries(
      this.#masterKeys.map(({ keyId, key }) => [
        keyId,
        createHmac('sha256', deriveKey(key, 'key-check')).update(keyId).digest('hex').slice(0, 32),
      ]),
    );
  }
}

function deriveKey(masterKey: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `workgate/${purpose}/v1`, DERIVED_BYTES));
}
