import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { PersonDocument } from '../members/schema.ts';
import type { PersonModel } from './schema.ts';

/** What the service itself writes of accounts, beside better-auth. */
export class AccountRepository {
  readonly #people: PersonModel;

  constructor(people: PersonModel) {
    this.#people = people;
  }

  async find(personId: string): Promise<PersonDocument | null> {
    return withMongoErrors(nativeCollection<PersonDocument>(this.#people).findOne({ _id: personId }));
  }

  /** Notes that mail to the address has reached the person; false if they have another one by now, or are gone. */
  async markVerified(personId: string, email: string): Promise<boolean> {
    const people = nativeCollection<PersonDocument>(this.#people);
    const verified = people.updateOne({ _id: personId, email }, { $set: { email_verified: true } });
    return (await withMongoErrors(verified)).matchedCount === 1;
  }
}
