import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { inTransaction, type Transaction } from '../../platform/mongo/transaction.ts';
import type { PeopleCollections, PersonDocument } from '../members/schema.ts';
import type { AccountDocument } from './schema.ts';

const BY_PASSWORD = 'credential';

interface PasswordChange {
  known: string;
  hash: string;
  at: Date;
  owner?: { name: string };
  sparing?: string;
}

/** State behind a session. Codes and links for chat accounts store this state, and end when it changes. */
export interface SessionCredential {
  generation: number;
  begunAt: Date;
}

export class AccountRepository {
  readonly #store: PeopleCollections;

  constructor(store: PeopleCollections) {
    this.#store = store;
  }

  async find(personId: string): Promise<PersonDocument | null> {
    return withMongoErrors(this.#store.people.findOne({ _id: personId }));
  }

  /** Returns false if the person has another address by now, or no longer exists. */
  async markVerified(personId: string, email: string): Promise<boolean> {
    const verified = this.#store.people.updateOne({ _id: personId, email }, { $set: { email_verified: true } });
    return (await withMongoErrors(verified)).matchedCount === 1;
  }

  /** Returns null for a person without a password. */
  async passwordHash(personId: string): Promise<string | null> {
    return (await this.#account(personId, 'password'))?.password ?? null;
  }

  async generation(personId: string): Promise<number> {
    return (await this.#account(personId, 'replacements'))?.replacements ?? 0;
  }

  async #account(personId: string, field: 'password' | 'replacements'): Promise<AccountDocument | null> {
    const filter = { person_id: personId, provider_id: BY_PASSWORD };
    return withMongoErrors(this.#store.accounts.findOne(filter, { projection: { [field]: 1 } }));
  }

  /**
   * Returns null if the session has ended, or a change of the password has superseded it. The session is read last: if
   * it still exists, no replacement that ends it was stored when the generation was read.
   */
  async credentialOf(personId: string, sessionId: string): Promise<SessionCredential | null> {
    const generation = await this.generation(personId);
    const filter = { _id: sessionId, person_id: personId };
    const projection = { created_at: 1, superseded: 1 } as const;
    const found = await withMongoErrors(this.#store.sessions.findOne(filter, { projection }));
    return found === null || found.superseded === true ? null : { generation, begunAt: found.created_at };
  }

  /**
   * Marks a sign-in, so that a transaction that replaces this password now conflicts and starts again.
   * @returns false if the password has been replaced by now.
   */
  async noteSignIn(personId: string, hash: string): Promise<boolean> {
    const filter = { person_id: personId, provider_id: BY_PASSWORD, password: hash };
    const marked = this.#store.accounts.updateOne(filter, { $inc: { sign_ins: 1 } });
    return (await withMongoErrors(marked)).matchedCount === 1;
  }

  /**
   * Replaces a password, ends all sessions of the person, and runs `writeMore`, in one transaction.
   * @param sparing Id of a session that does not end yet. Anything begun in it that would outlast it is refused from
   * now.
   * @param owner The person who has shown that the unverified address of this account is theirs.
   * @returns false, with nothing stored, if password or address have changed, or the address of an `owner` is verified.
   */
  async replacePassword(
    { _id: personId, email }: Pick<PersonDocument, '_id' | 'email'>,
    { known, hash, at, owner, sparing }: PasswordChange,
    writeMore: (within: Transaction) => Promise<void>,
  ): Promise<boolean> {
    const isUnowned = owner !== undefined && { email_verified: { $ne: true } };
    return inTransaction(this.#store.connection, async (session) => {
      const place = { _id: personId, email, ...isUnowned };
      const person = await this.#store.people.findOne(place, { session, projection: { _id: 1 } });
      if (person === null) return false;
      const filter = { person_id: personId, provider_id: BY_PASSWORD, password: known };
      const set = { $set: { password: hash, updated_at: at }, $inc: { replacements: 1 } };
      if ((await this.#store.accounts.updateOne(filter, set, { session })).matchedCount === 0) return false;
      if (owner !== undefined) {
        const owned = { $set: { name: owner.name, email_verified: true } };
        await this.#store.people.updateOne({ _id: personId }, owned, { session });
      }
      const others = sparing !== undefined && { _id: { $ne: sparing } };
      await this.#store.sessions.deleteMany({ person_id: personId, ...others }, { session });
      if (sparing !== undefined) {
        const spared = { _id: sparing, person_id: personId };
        await this.#store.sessions.updateOne(spared, { $set: { superseded: true } }, { session });
      }
      await writeMore(session);
      return true;
    });
  }
}
