import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** One master key of `WORKGATE_MASTER_KEYS`; `keyId` names it, the key itself has 32 bytes. */
export interface MasterKey {
  keyId: string;
  key: Buffer;
}

/** What a key is derived for. Keys of different purposes tell nothing of one another (RFC 5869). */
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
  | 'letter-quota';

const DERIVED_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

  /** Whether this master key is the one that everything is sealed under now. */
  isNewest(keyId: string): boolean {
    return this.#masterKeys[0]?.keyId === keyId;
  }

  /** Whether the ring has the master key of this id. */
  has(keyId: string): boolean {
    return this.#masterKeys.some((master) => master.keyId === keyId);
  }

  /**
   * Encrypts with AES-256-GCM under the newest master key. `context` says what the text belongs to: it opens there and
   * nowhere else.
   */
  seal(purpose: KeyPurpose, text: Buffer, context: string): string {
    const [{ keyId, key }] = this.#masterKeys as [MasterKey];
    return `${keyId}.${sealWith(deriveKey(key, purpose), text, context).toString('base64url')}`;
  }

  /** Opens what `seal` has made. Throws if its master key is not in the ring or anything of it was changed. */
  open(purpose: KeyPurpose, sealed: string, context: string): Buffer {
    const [keyId = '', body = ''] = sealed.split('.');
    const master = this.#masterKeys.find((one) => one.keyId === keyId);
    if (master === undefined) throw new Error(`Nothing can be opened that was sealed under the master key ${keyId}`);
    const bytes = Buffer.from(body, 'base64url');
    // Other spellings of the same bytes are refused: what was sealed has one form.
    if (`${keyId}.${bytes.toString('base64url')}` !== sealed) throw new Error('It is not as it was sealed');
    return openWith(deriveKey(master.key, purpose), bytes, context);
  }

  /** Id of the master key that something was sealed under. */
  sealedUnder(sealed: string): string {
    return sealed.split('.', 1)[0] ?? '';
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

/** Encrypts with AES-256-GCM (NIST SP 800-38D): nonce, ciphertext, tag. `context` is authenticated with it. */
export function sealWith(key: Buffer, text: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `sealWith` has made; throws if anything of it, or the context, was changed. */
export function openWith(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

function deriveKey(masterKey: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `workgate/${purpose}/v1`, DERIVED_BYTES));
}
