import type { EmailQueue } from '../emails.ts';
import type { MemberService } from './service.ts';

/**
 * Refuses approvals of people whose address nobody has verified, where the service sends email. Administrators can make
 * accounts with any address, but not read its email.
 */
export class VerifiedApprovers {
  readonly #members: Pick<MemberService, 'isVerified'>;
  readonly #emailQueue: Pick<EmailQueue, 'isOpen'>;

  constructor(members: Pick<MemberService, 'isVerified'>, emailQueue: Pick<EmailQueue, 'isOpen'>) {
    this.#members = members;
    this.#emailQueue = emailQueue;
  }

  /** Returns in words why a person may not approve anything yet; null if they may. */
  async problem(personId: string): Promise<string | null> {
    return !this.#emailQueue.isOpen || (await this.#members.isVerified(personId)) ? null : UNVERIFIED;
  }
}

const UNVERIFIED =
  'Verify your email address first: open the page "Your account", ask for the mail, and follow its link.';
