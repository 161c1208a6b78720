import { type CallContext, personPrincipal } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { emailKey, readEmail } from '../../platform/mail/address.ts';
import type { AuthorityEpochs } from '../authority/repository.ts';
import { assertAdmitted, type EmailQueue } from '../emails.ts';
import { memberEvent } from '../members/membership-changes.ts';
import type { MemberDirectory } from '../members/repository.ts';
import type { PersonDocument, StandingDocument } from '../members/schema.ts';
import type { ProgramCredentialsRepository } from '../program-credentials/repository.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountRepository } from './account-repository.ts';
import { type Accounts, assertUncommon, checkedAccount, type Person, toPerson } from './accounts.ts';
import { networkOf } from './network-of.ts';

/** Milliseconds from the writing of the email. */
const LINK_MS = HOUR_MS;

const REPLACERS = ['owner', 'link', 'operator'] as const;
type Replacer = (typeof REPLACERS)[number];

export interface PasswordChangeEmail {
  at: Date;
  by: Replacer;
}

export interface PasswordResetEmail {
  token: string;
  endsAt: Date;
}

type Replacement = Pick<CallContext, 'principal' | 'correlationId'>;

export interface PasswordResetOptions {
  emailQueue: EmailQueue;
  links: AccountLinks;
  accounts: Pick<Accounts, 'hash'>;
  repository: AccountRepository;
  directory: Pick<MemberDirectory, 'findPersonByEmail' | 'notePasswordReset'>;
  authority: Pick<AuthorityEpochs, 'advance'>;
  programCredentials: Pick<ProgramCredentialsRepository, 'revoke'>;
  notifyRelay: (tenantId: string) => void;
  reach: (point: 'password_reset') => void;
}

/**
 * Replaces passwords: by an emailed link, by their owner or by the operator. Every replacement is logged, reported by
 * email, and ends sessions and links of chat accounts, because a stolen session may have made such a link.
 */
export class PasswordReset {
  readonly #options: PasswordResetOptions;

  constructor(options: PasswordResetOptions) {
    this.#options = options;
  }

  /**
   * Queues the email with a link. Every address, known or not, causes the same work until the response.
   * @throws {AppError} `validation_error`; `invalid_state` without a mail server; `rate_limited` for the requester's
   * network, never for the email address.
   */
  async request(email: string, address: string): Promise<void> {
    const to = emailKey(readEmail(email, 'email'));
    const { emailQueue } = this.#options;
    if (!emailQueue.isOpen) {
      throw new AppError(
        'invalid_state',
        'This service sends no mail. Ask your administrator: the operator of the service can set a new password.',
      );
    }
    const network = networkOf(address);
    const message = 'Too many password resets were requested from your network. Try again later.';
    assertAdmitted(await emailQueue.admitAsker(network), message);
    const order = { kind: 'password_reset', tenantId: null, to, about: to, network } as const;
    if ((await emailQueue.admit(order)) === null) await emailQueue.repeat(order);
  }

  /** Returns null if the address belongs to nobody or is not verified, or the account has no password. */
  async read(email: string): Promise<PasswordResetEmail | null> {
    const { links, directory, repository } = this.#options;
    const person = await directory.findPersonByEmail(email);
    if (person?.email_verified !== true) return null;
    const hash = await repository.passwordHash(person._id);
    if (hash === null) return null;
    const endsAt = new Date(currentTime().getTime() + LINK_MS);
    return { token: links.make('password_reset', person._id, [person.email, hash], endsAt), endsAt };
  }

  /**
   * The link depends on the present password: it works once, and all other links of the person end with it.
   * @throws {AppError} `not_found`; `validation_error` for a common password, which leaves the link valid.
   */
  async reset(token: string, newPassword: string, correlationId: string): Promise<void> {
    const { links, accounts, repository } = this.#options;
    const link = links.open('password_reset', token, currentTime());
    const person = link && (await repository.find(link.personId));
    const known = link && (await repository.passwordHash(link.personId));
    if (!link || !person || !known || person.email_verified !== true || !link.isOf([person.email, known])) {
      throw noSuchLink();
    }
    assertUncommon(newPassword, person);
    const [hash, at] = [await accounts.hash(newPassword), currentTime()];
    const call = { principal: personPrincipal(person._id, person.name), correlationId };
    if (!(await this.#replace(person, { known, hash, at }, call, 'link'))) throw noSuchLink();
  }

  /**
   * Hands an account over to the person who has shown that its unverified address is theirs. The password, sessions,
   * links, API keys and delegations of the account's maker end.
   * @returns false if there is no such account. @throws {AppError} `validation_error`
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

  /** Returns false if the password has been replaced by now. */
  change(
    { personId, email, name }: Pick<Person, 'personId' | 'email' | 'name'>,
    change: Omit<Parameters<AccountRepository['replacePassword']>[1], 'owner'>,
    correlationId: string,
  ): Promise<boolean> {
    const call = { principal: personPrincipal(personId, name), correlationId };
    return this.#replace({ _id: personId, email }, change, call, 'owner');
  }

  /** The operator need not know the present password. @throws {AppError} `not_found`; `invalid_state` */
  async override(operator: Replacement, email: string, newPassword: string): Promise<Person> {
    const { accounts, repository, directory } = this.#options;
    const person = await directory.findPersonByEmail(email);
    if (person === null) throw new AppError('not_found', `There is no account with the address ${email}.`);
    const [known, hash] = [await repository.passwordHash(person._id), await accounts.hash(newPassword)];
    if (known === null) throw new AppError('invalid_state', `The account of ${email} has no password to replace.`);
    if (!(await this.#replace(person, { known, hash, at: currentTime() }, operator, 'operator'))) {
      const message = `Somebody else changed the password of ${email} at the same time. Try again.`;
      throw new AppError('invalid_state', message);
    }
    return toPerson(person);
  }

  /** Replaces a password, with its email and an event in the log of each tenant of the person, in one transaction. */
  async #replace(
    person: Pick<PersonDocument, '_id' | 'email'>,
    change: Parameters<AccountRepository['replacePassword']>[1],
    call: Replacement,
    by: Replacer,
  ): Promise<boolean> {
    const { emailQueue, repository, directory, authority, programCredentials, notifyRelay, reach } = this.#options;
    const { _id: personId, email } = person;
    const { at } = change;
    const told = [personId, at.toISOString(), by, call.correlationId].join(' ');
    let tenantIds: readonly string[] = [];
    const isReplaced = await repository.replacePassword(person, change, async (within) => {
      const order = { kind: 'password_changed', tenantId: null, to: email, about: told } as const;
      if (emailQueue.isOpen) await emailQueue.put(order, 'waiting', within);
      const eventOf = (standing: StandingDocument) => memberEvent(call, 'member.password_reset', standing, at, {});
      tenantIds = await directory.notePasswordReset(personId, eventOf, within);
      if (change.owner !== undefined) await programCredentials.revoke(call, tenantIds, personId, within);
    });
    if (!isReplaced) return false;
    reach('password_reset');
    if (change.owner !== undefined) await Promise.all(tenantIds.map((tenantId) => authority.advance(tenantId)));
    for (const tenantId of tenantIds) notifyRelay(tenantId);
    if (emailQueue.isOpen) emailQueue.wake();
    return true;
  }

  /** Returns null if the address is not verified. */
  async readChange(about: string): Promise<PasswordChangeEmail | null> {
    const [personId = '', moment = '', by] = about.split(' ');
    const person = await this.#options.repository.find(personId);
    const replacer = REPLACERS.find((one) => one === by);
    return person?.email_verified === true && replacer ? { at: new Date(moment), by: replacer } : null;
  }
}

function noSuchLink(): AppError {
  return new AppError('not_found', 'The link was already used, has expired or is incomplete. Ask for a new one.');
}
