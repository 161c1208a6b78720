import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { openToken, sealToken } from '../../platform/sealed-token.ts';
import type { KeyRing } from '../../platform/secrets.ts';

const PROOF_BYTES = 16;

export type LinkPurpose = 'verification' | 'password_reset';

export interface OpenedLink {
  personId: string;
  /** Whether all that it depends on is as it was when it was made. */
  isOf: (state: readonly string[]) => boolean;
}

interface Claim {
  person_id: string;
  /** Milliseconds since 1970. */
  ends_at: number;
  /** A digest of what it depends on. */
  state: string;
}

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

  /**
   * What the link of a mail has to a person.
   * @param purpose A link is good for this, and for nothing else.
   * @param state What it depends on: once anything of that has changed, the link is good for nothing.
   */
  make(purpose: LinkPurpose, personId: string, state: readonly string[], endsAt: Date): string {
    const [key] = this.#keys as [KeyObject];
    const claim = { person_id: personId, ends_at: endsAt.getTime(), state: digest(key, state).toString('base64url') };
    return sealToken(this.#keys, Buffer.from(JSON.stringify(claim)), [purpose]);
  }

  /** What a link says that was made for this purpose and has not ended; null for every other one. */
  open(purpose: LinkPurpose, token: string, now: Date): OpenedLink | null {
    const payload = openToken(this.#keys, token, [purpose]);
    if (payload === null) return null;
    const { person_id: personId, ends_at: endsAt, state } = JSON.parse(payload.toString()) as Claim;
    if (endsAt <= now.getTime()) return null;
    const given = Buffer.from(state, 'base64url');
    return {
      personId,
      isOf: (present) => this.#keys.some((key) => timingSafeEqual(given, digest(key, present))),
    };
  }

  #proofs({ _id, email }: { _id: string; email: string }): Buffer[] {
    return this.#keys.map((key) => digest(key, ['invitation', _id, email]).subarray(0, PROOF_BYTES));
  }
}

function digest(key: KeyObject, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
