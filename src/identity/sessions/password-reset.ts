import { type CallContext, personPrincipal } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { LetterOffice } from '../letters.ts';
import { memberEvent } from '../members/membership-changes.ts';
import type { MemberDirectory } from '../members/repository.ts';
import type { PersonDocument, StandingDocument } from '../members/schema.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountRepository } from './account-repository.ts';
import { type Accounts, checkedAccount, type Person, toPerson } from './accounts.ts';
import { networkOf } from './network-of.ts';

/** A link holds for so long after it was sent. */
const LINK_MS = 60 * 60 * 1000;

/** Who has replaced a password: who knew it, who was mailed a link, or whoever runs the service, at the command line. */
const REPLACERS = ['owner', 'link', 'operator'] as const;
type Replacer = (typeof REPLACERS)[number];

/** What the mail says that tells of another password. */
export interface PasswordChangeLetter {
  at: Date;
  by: Replacer;
}

/** What the mail says by which a password is replaced. */
export interface PasswordResetLetter {
  /** What stands behind the `#` of its link. */
  token: string;
  endsAt: Date;
}

/** In whose name a password is replaced. */
type Replacement = Pick<CallContext, 'principal' | 'correlationId'>;

export interface PasswordResetOptions {
  office: LetterOffice;
  links: AccountLinks;
  accounts: Pick<Accounts, 'hash'>;
  repository: AccountRepository;
  directory: Pick<MemberDirectory, 'findPersonByEmail' | 'notePasswordReset'>;
  notifyRelay: (tenantId: string) => void;
  /** A place at which tests end the process. */
  reach: (point: 'password_reset') => void;
}

/** Forgotten passwords, which are replaced by a link that is mailed to a verified address. */
export class PasswordReset {
  readonly #options: PasswordResetOptions;

  constructor(options: PasswordResetOptions) {
    this.#options = options;
  }

  /**
   * Has a link mailed, if the address is somebody's and verified. Whether it is, is looked up when the mail is made: until the
   * answer, the same is done for every address.
   * @param address Network address of whoever asks.
   * @throws {AppError} `invalid_state` without a mail server; `rate_limited` for who asks, never for the address.
   */
  async request(email: string, address: string): Promise<void> {
    const { office } = this.#options;
    if (!office.isOpen) {
      const message =
        'This service sends no mail. Whoever runs it can give you another password: ask your administrator.';
      throw new AppError('invalid_state', message);
    }
    const network = networkOf(address);
    const next = await office.admitAsker(network);
    if (next !== null) {
      const retryAfterSeconds = Math.max(1, Math.ceil((next.getTime() - currentTime().getTime()) / 1000));
      throw new AppError('rate_limited', 'Too many of these were asked for from your network.', { retryAfterSeconds });
    }
    const to = email.trim().toLowerCase();
    const order = { kind: 'password_reset', tenantId: null, to, about: to, network } as const;
    if ((await office.admit(order)) === null) await office.repeat(order);
  }

  /** What is to be mailed to the address at this moment; null if it is nobody's, or not verified. */
  async read(email: string): Promise<PasswordResetLetter | null> {
    const { links, directory, repository } = this.#options;
    const person = await directory.findPersonByEmail(email);
    if (person?.email_verified !== true) return null;
    const hash = await repository.passwordHash(person._id);
    if (hash === null) return null;
    const endsAt = new Date(currentTime().getTime() + LINK_MS);
    return { token: links.make('password_reset', person._id, stateOf(person, hash), endsAt), endsAt };
  }

  /**
   * Replaces the password of who was mailed the link. It depends on the password until now, so that it is good once, however
   * many use it at a time, and so is every other one.
   * @throws {AppError} `not_found` for what is no such link, was used, or has ended.
   */
  async reset(token: string, newPassword: string, correlationId: string): Promise<void> {
    const { links, accounts, repository } = this.#options;
    const link = links.open('password_reset', token, currentTime());
    const person = link && (await repository.find(link.personId));
    const known = link && (await repository.passwordHash(link.personId));
    if (!link || !person || !known || person.email_verified !== true || !link.isOf(stateOf(person, known))) {
      throw noSuchLink();
    }
    const [hash, at] = [await accounts.hash(newPassword), currentTime()];
    const call = { principal: personPrincipal(person._id, person.name), correlationId };
    if (!(await this.#replace(person, { known, hash, at }, call, 'link'))) throw noSuchLink();
  }

  /**
   * Gives the account of an address that nobody has verified to who has shown that the address is theirs: whoever has made it
   * may be somebody else, and neither knows its password any more, nor has a session, or a link, of it.
   * @returns false if there is no such account.
   * @throws {AppError} `validation_error` on a bad name or password.
   */
  async handOver(chosen: { email: string; name: string; password: string }, correlationId: string): Promise<boolean> {
    const { accounts, repository, directory } = this.#options;
    const { email, name, password } = checkedAccount(chosen);
    const person = await directory.findPersonByEmail(email);
    const known = person && (await repository.passwordHash(person._id));
    if (!person || !known || person.email_verified === true) return false;
    const [hash, at] = [await accounts.hash(password), currentTime()];
    const call = { principal: personPrincipal(person._id, name), correlationId };
    return this.#replace(person, { known, hash, at, owner: { name } }, call, 'link');
  }

  /**
   * Changes the password for who knows it. It is logged and told as a reset is, and ends links of chat accounts as well: whoever
   * had a session that ends by it may have made one.
   * @returns false if it is another one by now.
   */
  change(
    { personId, email, name }: Pick<Person, 'personId' | 'email' | 'name'>,
    change: Omit<Parameters<AccountRepository['replacePassword']>[1], 'owner'>,
    correlationId: string,
  ): Promise<boolean> {
    const call = { principal: personPrincipal(personId, name), correlationId };
    return this.#replace({ _id: personId, email }, change, call, 'owner');
  }

  /**
   * Gives an account another password in the name of whoever runs the service, who need not know the one before. It is logged,
   * told and ends what a reset ends.
   * @throws {AppError} `not_found`; `invalid_state` for an account without a password, or one that is changed at this moment.
   */
  async override(operator: Replacement, email: string, newPassword: string): Promise<Person> {
    const { accounts, repository, directory } = this.#options;
    const person = await directory.findPersonByEmail(email);
    if (person === null) throw new AppError('not_found', `There is no account of ${email}.`);
    const [known, hash] = [await repository.passwordHash(person._id), await accounts.hash(newPassword)];
    if (known === null) throw new AppError('invalid_state', `The account of ${email} has no password to replace.`);
    if (!(await this.#replace(person, { known, hash, at: currentTime() }, operator, 'operator'))) {
      throw new AppError('invalid_state', `Somebody else has changed the password of ${email} just now. Try again.`);
    }
    return toPerson(person);
  }

  /** Replaces a password, and has the log of each tenant of the person say so, in one transaction. */
  async #replace(
    person: Pick<PersonDocument, '_id' | 'email'>,
    change: Parameters<AccountRepository['replacePassword']>[1],
    call: Replacement,
    by: Replacer,
  ): Promise<boolean> {
    const { office, repository, directory, notifyRelay, reach } = this.#options;
    const { _id: personId, email } = person;
    const { at } = change;
    const told = [personId, at.toISOString(), by, call.correlationId].join(' ');
    let tenantIds: readonly string[] = [];
    const isReplaced = await repository.replacePassword(person, change, async (within) => {
      const order = { kind: 'password_changed', tenantId: null, to: email, about: told } as const;
      if (office.isOpen) await office.put(order, 'waiting', within);
      const eventOf = (standing: StandingDocument) => memberEvent(call, 'member.password_reset', standing, at, {});
      tenantIds = await directory.notePasswordReset(personId, eventOf, within);
    });
    if (!isReplaced) return false;
    reach('password_reset');
    for (const tenantId of tenantIds) notifyRelay(tenantId);
    if (office.isOpen) office.wake();
    return true;
  }

  /** What is told of another password; null where nobody has verified the address. */
  async readChange(about: string): Promise<PasswordChangeLetter | null> {
    const [personId = '', moment = '', by] = about.split(' ');
    const person = await this.#options.repository.find(personId);
    const replacer = REPLACERS.find((one) => one === by);
    return person?.email_verified === true && replacer ? { at: new Date(moment), by: replacer } : null;
  }
}

function stateOf({ email }: Pick<PersonDocument, 'email'>, passwordHash: string): string[] {
  return [email, passwordHash];
}

function noSuchLink(): AppError {
  return new AppError('not_found', 'The link was used, has ended, or is not whole. Ask for a new one.');
}
