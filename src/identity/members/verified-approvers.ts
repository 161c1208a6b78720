import { AppError } from '../../errors/app-error.ts';
import type { EmailQueue } from '../emails.ts';
import type { MemberDirectory } from './repository.ts';

/**
 * Refuses approvals and confirmations of people whose address nobody has verified, where the service sends email.
 * Administrators can make accounts with any address, but not read its email.
 */
export class VerifiedApprovers {
  readonly #directory: Pick<MemberDirectory, 'findPeople'>;
  readonly #emailQueue: Pick<EmailQueue, 'isOpen'>;

  constructor(directory: Pick<MemberDirectory, 'findPeople'>, emailQueue: Pick<EmailQueue, 'isOpen'>) {
    this.#directory = directory;
    this.#emailQueue = emailQueue;
  }

  /** Returns those of the people who may approve; all of them if the service sends no email. */
  async among(personIds: readonly string[]): Promise<string[]> {
    if (!this.#emailQueue.isOpen || personIds.length === 0) return [...personIds];
    const people = await this.#directory.findPeople([...personIds]);
    const verified = new Set(people.filter((person) => person.email_verified === true).map(({ _id }) => _id));
    return personIds.filter((personId) => verified.has(personId));
  }

  /** Returns in words why a person may not approve anything yet; null if they may. */
  async problem(personId: string): Promise<string | null> {
    return (await this.among([personId])).length === 1 ? null : UNVERIFIED;
  }

  /** @param personId Null is the operator. @throws {AppError} `authorization_error` */
  async assertVerified(personId: string | null): Promise<void> {
    const problem = personId === null ? null : await this.problem(personId);
    if (problem !== null) throw new AppError('authorization_error', problem);
  }
}

const UNVERIFIED =
  'Verify your email address first: open the page "Your account", ask for the mail, and follow its link.';
