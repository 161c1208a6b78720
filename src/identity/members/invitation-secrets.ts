import { hashOfSecret } from '../../platform/bearer-secret.ts';
import type { KeyRing } from '../../platform/secrets.ts';
import { newSecret } from '../api-keys/token.ts';
import type { InvitationDocument } from './schema.ts';

interface Invitations {
  listPendingInvitations(): Promise<InvitationDocument[]>;
  resealInvitation(row: InvitationDocument, sealed: string): Promise<void>;
}

type Stored = Pick<InvitationDocument, '_id' | 'sealed_secret'>;

/** Ids have another prefix, so that neither is taken for the other. */
const SECRET_PREFIX = 'inv_';

function idOf(secret: string): string {
  return `ivh_${hashOfSecret(secret)}`;
}

/** Returns the ids of the invitation with this secret. Invitations of release 0.4.0 have the secret as their id. */
export function idsOf(secret: string): string[] {
  return secret.startsWith(SECRET_PREFIX) ? [idOf(secret), secret] : [];
}

/**
 * Secrets in the links of invitations. The database has a hash, and the sealed secret until the invitation ends: its
 * maker may copy the link again, and the email is written only when it is sent.
 */
export class InvitationSecrets {
  readonly #keyRing: KeyRing;

  constructor(keyRing: KeyRing) {
    this.#keyRing = keyRing;
  }

  issue(): { secret: string; stored: Required<Stored> } {
    const secret = `${SECRET_PREFIX}${newSecret()}`;
    return { secret, stored: this.#toStored(secret) };
  }

  of({ _id, sealed_secret }: Stored): string {
    if (sealed_secret === undefined) return _id;
    return this.#keyRing.open('invitation', sealed_secret, _id).toString();
  }

  /** Seals the secrets under this master key again, under the newest key. */
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
