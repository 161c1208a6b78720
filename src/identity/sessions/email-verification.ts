import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { LetterOffice } from '../letters.ts';
import type { PersonDocument } from '../members/schema.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountRepository } from './account-repository.ts';
import type { Person } from './accounts.ts';

/** A link holds for so long after it was sent. */
const LINK_MS = 3 * 24 * 60 * 60 * 1000;

/** What the mail says that asks somebody to confirm their address. */
export interface VerificationLetter {
  /** What stands behind the `#` of its link. */
  token: string;
  endsAt: Date;
}

export interface EmailVerificationOptions {
  office: LetterOffice;
  links: AccountLinks;
  repository: Pick<AccountRepository, 'find' | 'markVerified'>;
  /** Told that mail reaches the person by now. */
  onVerified: (personId: string) => Promise<void>;
}

type Addressee = Pick<Person, 'personId' | 'email' | 'emailVerified'>;

/** Whether mail to the address of a person reaches them. */
export class EmailVerification {
  readonly #options: EmailVerificationOptions;

  constructor(options: EmailVerificationOptions) {
    this.#options = options;
  }

  /** Has a link mailed, as the person wants. @throws {AppError} `invalid_state` without a mail server; `rate_limited` */
  async request({ personId, email, emailVerified }: Addressee): Promise<void> {
    const { office } = this.#options;
    if (!office.isOpen)
      throw new AppError('invalid_state', 'This service sends no mail, and needs no verified address.');
    if (emailVerified) return;
    const order = { kind: 'verification', tenantId: null, to: email, about: personId } as const;
    const next = await office.admit(order);
    if (next !== null) {
      const retryAfterSeconds = Math.max(1, Math.ceil((next.getTime() - currentTime().getTime()) / 1000));
      const message = 'Enough mails were sent to your address. Look for them where your mail program puts spam, too.';
      throw new AppError('rate_limited', message, { retryAfterSeconds });
    }
    await office.repeat(order);
  }

  /** Has one mailed to somebody for whom something waits that they cannot be told of: once a week at most. */
  async askFor(personId: string, email: string): Promise<void> {
    const { office } = this.#options;
    const order = { kind: 'verification_due', tenantId: null, to: email, about: personId } as const;
    if ((await office.admit(order)) === null) await office.repeat(order);
  }

  /** What is to be mailed to the address at this moment; null if it is verified, or is not the person's any more. */
  async read(personId: string, email: string): Promise<VerificationLetter | null> {
    const { links, repository } = this.#options;
    const person = await repository.find(personId);
    if (person === null || person.email !== email || person.email_verified === true) return null;
    const endsAt = new Date(currentTime().getTime() + LINK_MS);
    return { token: links.make('verification', personId, stateOf(person), endsAt), endsAt };
  }

  /**
   * Whose address a link would verify: whoever was sent it may not have made the account.
   * @throws {AppError} as `confirm` does.
   */
  async describe(token: string): Promise<{ email: string; personName: string }> {
    const { email, name: personName } = await this.#personOf(token);
    return { email, personName };
  }

  /**
   * Verifies the address that a link was mailed to.
   * @throws {AppError} `not_found` for what is no such link, has ended, or was mailed to an address that is not the person's.
   */
  async confirm(token: string): Promise<string> {
    const { repository, onVerified } = this.#options;
    const person = await this.#personOf(token);
    if (!(await repository.markVerified(person._id, person.email))) throw noSuchLink();
    await onVerified(person._id);
    return person.email;
  }

  async #personOf(token: string): Promise<PersonDocument> {
    const { links, repository } = this.#options;
    const link = links.open('verification', token, currentTime());
    const person = link && (await repository.find(link.personId));
    if (!link || !person || !link.isOf(stateOf(person))) throw noSuchLink();
    return person;
  }
}

function stateOf({ email }: Pick<PersonDocument, 'email'>): string[] {
  return [email];
}

function noSuchLink(): AppError {
  return new AppError(
    'not_found',
    'The link has ended, or is not whole. Ask for a new mail on the page "Your account".',
  );
}
