import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { openToken, sealToken } from '../../platform/sealed-token.ts';
import type { KeyRing } from '../../platform/secrets.ts';

const PROOF_BYTES = 16;

export type LinkPurpose = 'verification' | 'password_reset';

export interface OpenedLink {
  personId: string;
  /** True if the state that the link depends on has not changed since the link was made. */
  isOf: (state: readonly string[]) => boolean;
}

interface Claim {
  person_id: string;
  /** Milliseconds since 1970. */
  ends_at: number;
  state: string;
}

/**
 * Makes and checks the tokens of emailed links. Each token is computed from keys of the service and stored nowhere, so
 * that a reader of the database cannot make a link.
 */
export class AccountLinks {
  readonly #keys: readonly KeyObject[];

  constructor(keyRing: Pick<KeyRing, 'derive'>) {
    this.#keys = keyRing.derive('account-link').map((key) => createSecretKey(key));
  }

  /** Returns the proof that only the emailed link carries: its visitor receives email at the address. */
  proofOf(secret: string, email: string): string {
    return this.#proofs(secret, email)[0]?.toString('base64url') ?? '';
  }

  isProofOf(proof: string, secret: string, email: string): boolean {
    const given = Buffer.from(proof, 'base64url');
    return (
      given.length === PROOF_BYTES && this.#proofs(secret, email).some((expected) => timingSafeEqual(given, expected))
    );
  }

  /** Makes the token of an emailed link. A change of any part of `state` makes the token invalid. */
  make(purpose: LinkPurpose, personId: string, state: readonly string[], endsAt: Date): string {
    const [key] = this.#keys as [KeyObject];
    const claim = { person_id: personId, ends_at: endsAt.getTime(), state: digest(key, state).toString('base64url') };
    return sealToken(this.#keys, Buffer.from(JSON.stringify(claim)), [purpose]);
  }

  /** Returns null unless the token was made for this purpose and has not expired. */
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

  #proofs(secret: string, email: string): Buffer[] {
    return this.#keys.map((key) => digest(key, ['invitation', secret, email]).subarray(0, PROOF_BYTES));
  }
}

function digest(key: KeyObject, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
