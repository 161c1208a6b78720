import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { assertAdmitted, type EmailQueue } from '../emails.ts';
import type { PersonDocument } from '../members/schema.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountRepository } from './account-repository.ts';
import type { Person } from './accounts.ts';

/** Milliseconds from the writing of the email. */
const LINK_MS = 3 * DAY_MS;

export interface VerificationEmail {
  /** Part of the link after its `#`. */
  token: string;
  endsAt: Date;
}

export interface EmailVerificationOptions {
  emailQueue: EmailQueue;
  links: AccountLinks;
  repository: Pick<AccountRepository, 'find' | 'markVerified'>;
  onVerified: (personId: string) => Promise<void>;
}

export class EmailVerification {
  readonly #options: EmailVerificationOptions;

  constructor(options: EmailVerificationOptions) {
    this.#options = options;
  }

  /** Does nothing for a verified address. @throws {AppError} `invalid_state` without a mail server; `rate_limited` */
  async request({ personId, email, emailVerified }: Omit<Person, 'name'>): Promise<void> {
    const { emailQueue } = this.#options;
    if (!emailQueue.isOpen)
      throw new AppError('invalid_state', 'This service sends no mail, so you do not need to verify your address.');
    if (emailVerified) return;
    const order = { kind: 'verification', tenantId: null, to: email, about: personId } as const;
    const message = 'Too many mails were sent to your address. Look for them in your spam folder too.';
    assertAdmitted(await emailQueue.admit(order), message);
    await emailQueue.repeat(order);
  }

  /** Asks a person to verify, at most once a week, who cannot be notified of something that waits for them. */
  async askFor(personId: string, email: string): Promise<void> {
    const { emailQueue } = this.#options;
    const order = { kind: 'verification_due', tenantId: null, to: email, about: personId } as const;
    if ((await emailQueue.admit(order)) === null) await emailQueue.repeat(order);
  }

  /** Returns null if the address is verified, or no longer the person's. */
  async read(personId: string, email: string): Promise<VerificationEmail | null> {
    const { links, repository } = this.#options;
    const person = await repository.find(personId);
    if (person === null || person.email !== email || person.email_verified === true) return null;
    const endsAt = new Date(currentTime().getTime() + LINK_MS);
    return { token: links.make('verification', personId, [person.email], endsAt), endsAt };
  }

  /** Verifies the address of a person, because the operator knows that it is theirs. */
  async verify({ personId, email }: Pick<Person, 'personId' | 'email'>): Promise<void> {
    const { repository, onVerified } = this.#options;
    if (await repository.markVerified(personId, email)) await onVerified(personId);
  }

  /** Also returns the name on the account, which somebody else may have made. @throws {AppError} `not_found` */
  async describe(token: string): Promise<{ email: string; personName: string }> {
    const { email, name: personName } = await this.#personOf(token);
    return { email, personName };
  }

  /** Verifies and returns the address that a link was emailed to. @throws {AppError} `not_found` */
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
    if (!link || !person || !link.isOf([person.email])) throw noSuchLink();
    return person;
  }
}

function noSuchLink(): AppError {
  const message = 'The link has expired or is incomplete. Ask for a new mail on the page "Your account".';
  return new AppError('not_found', message);
}
