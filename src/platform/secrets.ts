import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface MasterKey {
  keyId: string;
  key: Buffer;
}

/** Purpose that a key is derived for. Keys of different purposes reveal nothing of one another (RFC 5869). */
export type KeyPurpose =
  | 'key-check'
  | 'page-token'
  | 'session'
  | 'signing-key'
  | 'integration-secret'
  | 'result-token'
  | 'chat-link-code'
  | 'chat-card'
  | 'view-cursor'
  | 'account-link'
  | 'invitation'
  | 'letter-quota';

const DERIVED_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** HKDF-SHA-256 derives the keys from every master key. The first key of a purpose signs; all verify. */
export class KeyRing {
  readonly #masterKeys: MasterKey[];

  constructor(masterKeys: MasterKey[]) {
    if (masterKeys.length === 0) throw new Error('A key ring needs at least one master key');
    this.#masterKeys = masterKeys;
  }

  derive(purpose: KeyPurpose): Buffer[] {
    return this.#masterKeys.map(({ key }) => deriveKey(key, purpose));
  }

  isNewest(keyId: string): boolean {
    return this.#masterKeys[0]?.keyId === keyId;
  }

  has(keyId: string): boolean {
    return this.#masterKeys.some((master) => master.keyId === keyId);
  }

  /** AES-256-GCM under the newest master key. The text can be opened only with the same `context`. */
  seal(purpose: KeyPurpose, text: Buffer, context: string): string {
    const [{ keyId, key }] = this.#masterKeys as [MasterKey];
    return `${keyId}.${sealWith(deriveKey(key, purpose), text, context).toString('base64url')}`;
  }

  /** Throws if the master key is not in the ring, or if any part was changed. */
  open(purpose: KeyPurpose, sealed: string, context: string): Buffer {
    const [keyId = '', body = ''] = sealed.split('.');
    const master = this.#masterKeys.find((one) => one.keyId === keyId);
    if (master === undefined)
      throw new Error(`The master key ${keyId} is missing, so data sealed under it cannot be opened`);
    const bytes = Buffer.from(body, 'base64url');
    // Other spellings of the same bytes are refused, so that a sealed text has only one form.
    if (`${keyId}.${bytes.toString('base64url')}` !== sealed) throw new Error('The sealed data was changed');
    return openWith(deriveKey(master.key, purpose), bytes, context);
  }

  sealedUnder(sealed: string): string {
    return sealed.split('.', 1)[0] ?? '';
  }

  /** A check value shows whether a key is the same, and nothing else of the key. */
  checkValues(): Record<string, string> {
    return Object.fromEntries(
      this.#masterKeys.map(({ keyId, key }) => [
        keyId,
        createHmac('sha256', deriveKey(key, 'key-check')).update(keyId).digest('hex').slice(0, 32),
      ]),
    );
  }
}

/** Encrypts with AES-256-GCM (NIST SP 800-38D) into nonce, ciphertext and tag. `context` is authenticated as well. */
export function sealWith(key: Buffer, text: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts the result of `sealWith`. Throws if any part of it, or the context, was changed. */
export function openWith(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

function deriveKey(masterKey: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `workgate/${purpose}/v1`, DERIVED_BYTES));
}
