import type { EmailQueue } from '../emails.ts';
import type { MemberDirectory } from './repository.ts';

/**
 * Refuses approvals of people whose address nobody has verified, where the service sends email. Administrators can make
 * accounts with any address, but not read its email.
 */
export class VerifiedApprovers {
  readonly #directory: Pick<MemberDirectory, 'findPeople'>;
  readonly #emailQueue: Pick<EmailQueue, 'isOpen'>;

  constructor(directory: Pick<MemberDirectory, 'findPeople'>, emailQueue: Pick<EmailQueue, 'isOpen'>) {
    this.#directory = directory;
    this.#emailQueue = emailQueue;
  }

  /** Returns in words why a person may not approve anything yet; null if they may. */
  async problem(personId: string): Promise<string | null> {
    if (!this.#emailQueue.isOpen) return null;
    const [person] = await this.#directory.findPeople([personId]);
    return person?.email_verified === true ? null : UNVERIFIED;
  }
}

const UNVERIFIED =
  'Verify your email address first: open the page "Your account", ask for the mail, and follow its link.';
