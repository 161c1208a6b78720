import { hashOfSecret } from '../../platform/bearer-secret.ts';
import type { KeyRing } from '../../platform/secrets.ts';
import { newSecret } from '../api-keys/token.ts';
import type { InvitationDocument } from './schema.ts';

interface Invitations {
  listPendingInvitations(): Promise<InvitationDocument[]>;
  resealInvitation(row: InvitationDocument, sealed: string): Promise<void>;
}

type Stored = Pick<InvitationDocument, '_id' | 'sealed_secret'>;

/** Prefix of secrets. Ids have another prefix, so that neither is ever taken for the other. */
const SECRET_PREFIX = 'inv_';

/** Returns the id under which the invitation of this secret is stored. */
function idOf(secret: string): string {
  return `ivh_${hashOfSecret(secret)}`;
}

/**
 * Returns the ids under which the invitation of this secret may be stored. Invitations of release 0.4.0 have the secret
 * as their id, until that release is gone.
 */
export function idsOf(secret: string): string[] {
  return secret.startsWith(SECRET_PREFIX) ? [idOf(secret), secret] : [];
}

/**
 * Secrets in the links of invitations. The database has a hash. Until the invitation ends, it also has the sealed
 * secret: its maker may copy the link again, and the email is written only when it is sent.
 */
export class InvitationSecrets {
  readonly #keyRing: KeyRing;

  constructor(keyRing: KeyRing) {
    this.#keyRing = keyRing;
  }

  /** Makes a new secret, and the fields to store for it. */
  issue(): { secret: string; stored: Required<Stored> } {
    const secret = `${SECRET_PREFIX}${newSecret()}`;
    return { secret, stored: this.#toStored(secret) };
  }

  /** Returns the secret of a pending invitation. */
  of({ _id, sealed_secret }: Stored): string {
    if (sealed_secret === undefined) return _id;
    return this.#keyRing.open('invitation', sealed_secret, _id).toString();
  }

  /** Seals the secrets that are sealed under this master key under the newest one. */
  async leaveMasterKey(invitations: Invitations, keyId: string): Promise<void> {
    for (const row of await invitations.listPendingInvitations()) {
      if (row.sealed_secret === undefined || this.#keyRing.sealedUnder(row.sealed_secret) !== keyId) continue;
      await invitations.resealInvitation(row, this.#toStored(this.of(row)).sealed_secret);
    }
  }

  #toStored(secret: string): Required<Stored> {
    const _id = idOf(secret);
    return { _id, sealed_secret: this.#keyRing.seal('invitation', Buffer.from(secret), _id) };
  }
}
