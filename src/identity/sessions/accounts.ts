import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import type { MemberDirectory } from '../members/repository.ts';
import type { PersonDocument } from '../members/schema.ts';
import type { LoadAuth } from './auth.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './auth-rules.ts';

/** A person who can sign in, the same in every tenant. */
export interface Person {
  personId: string;
  name: string;
  email: string;
  /** Whether the person has shown that mail to the address reaches them. */
  emailVerified: boolean;
}

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;
/** What matters is that mail can be sent to it; the exact grammar (RFC 5322) accepts much that no one has. */
const EMAIL = /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/;

/** The accounts of people. */
export class Accounts {
  readonly #auth: LoadAuth;
  readonly #directory: MemberDirectory;

  constructor(auth: LoadAuth, directory: MemberDirectory) {
    this.#auth = auth;
    this.#directory = directory;
  }

  async findByEmail(email: string): Promise<Person | null> {
    const row = await this.#directory.findPersonByEmail(email);
    return row && toPerson(row);
  }

  /**
   * Makes an account with a password.
   * @throws {AppError} `validation_error` naming every bad field; `invalid_state` if the address has an account.
   */
  async create(input: { email: string; name: string; password: string }): Promise<Person> {
    const { email, name } = checkedAccount(input);
    if ((await this.findByEmail(email)) !== null) {
      throw new AppError('invalid_state', `There is an account of ${email} already.`);
    }
    const { auth, withAuthErrors } = await this.#auth();
    const { internalAdapter, password } = await auth.$context;
    const user = await withAuthErrors(
      internalAdapter.createUser({ email, name, emailVerified: false }, { method: 'email-password' }),
    );
    await withAuthErrors(
      internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: await password.hash(input.password),
      }),
    );
    return { personId: user.id, name, email, emailVerified: false };
  }

  async verifyPassword(personId: string, password: string): Promise<boolean> {
    const { auth, withAuthErrors } = await this.#auth();
    const context = await auth.$context;
    const accounts = await withAuthErrors(context.internalAdapter.findAccounts(personId));
    const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
    return typeof hash === 'string' && (await context.password.verify({ hash, password }));
  }

  /** What of a password is stored. */
  async hash(newPassword: string): Promise<string> {
    const { auth } = await this.#auth();
    return (await auth.$context).password.hash(newPassword);
  }
}

export function toPerson({ _id: personId, name, email, email_verified }: PersonDocument): Person {
  return { personId, name, email, emailVerified: email_verified === true };
}

/** What an account is made of, as it is kept. @throws {AppError} `validation_error` naming every bad field. */
export function checkedAccount<T extends { email: string; name: string; password: string }>(input: T): T {
  const account = { ...input, email: input.email.trim().toLowerCase(), name: input.name.trim() };
  const problems = problemsOf(account);
  if (problems.length > 0) throw validationError(problems);
  return account;
}

function problemsOf({ email, name, password }: { email: string; name: string; password: string }): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (!EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH) {
    problems.push({ field: 'email', problem: 'must be an e-mail address' });
  }
  if (name === '' || name.length > MAX_NAME_LENGTH) {
    problems.push({ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` });
  }
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    const problem = `must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;
    problems.push({ field: 'password', problem });
  }
  return problems;
}
