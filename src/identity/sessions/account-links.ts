import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../platform/secrets.ts';

const PROOF_BYTES = 16;

/**
 * What links in mails are good for. Nothing of it is stored: it is made of keys of the service and of what it is about, so that
 * whoever reads the database can make none.
 */
export class AccountLinks {
  readonly #keys: readonly KeyObject[];

  constructor(keyRing: Pick<KeyRing, 'derive'>) {
    this.#keys = keyRing.derive('account-link').map((key) => createSecretKey(key));
  }

  /** What only the link of an invitation has that was mailed: whoever brings it was reached at the address. */
  proofOf(invitation: { _id: string; email: string }): string {
    return this.#proofs(invitation)[0]?.toString('base64url') ?? '';
  }

  isProofOf(proof: string, invitation: { _id: string; email: string }): boolean {
    const given = Buffer.from(proof, 'base64url');
    return (
      given.length === PROOF_BYTES && this.#proofs(invitation).some((expected) => timingSafeEqual(given, expected))
    );
  }

  #proofs({ _id, email }: { _id: string; email: string }): Buffer[] {
    return this.#keys.map((key) => digest(key, ['invitation', _id, email]).subarray(0, PROOF_BYTES));
  }
}

function digest(key: KeyObject, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
