import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { asciiEmail, emailKey } from '../../platform/mail/address.ts';
import { isLonger, lengthOf } from '../../platform/text-length.ts';
import type { MemberDirectory } from '../members/repository.ts';
import type { PersonDocument } from '../members/schema.ts';
import type { LoadAuth } from './auth.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './auth-rules.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A person is the same in every tenant. */
export interface Person {
  personId: string;
  name: string;
  email: string;
  /** True once email to the address is known to reach the person. */
  emailVerified: boolean;
}

const MAX_NAME_LENGTH = 100;

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

  /** @throws {AppError} `validation_error` naming every bad field; `invalid_state` if the address has an account */
  async create(input: { email: string; name: string; password: string }): Promise<Person> {
    const { email, name } = checkedAccount(input);
    if ((await this.findByEmail(email)) !== null) {
      throw new AppError('invalid_state', `An account with the address ${email} already exists.`);
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

  async hash(newPassword: string): Promise<string> {
    const { auth } = await this.#auth();
    return (await auth.$context).password.hash(newPassword);
  }
}

export function toPerson({ _id: personId, name, email, email_verified }: PersonDocument): Person {
  return { personId, name, email, emailVerified: email_verified === true };
}

/** Normalises the fields of an account. @throws {AppError} `validation_error` naming every bad field. */
export function checkedAccount<T extends { email: string; name: string; password: string }>(input: T): T {
  const account = { ...input, email: emailKey(input.email), name: input.name.trim() };
  const problems = problemsOf(account);
  if (problems.length > 0) throw validationError(problems);
  return account;
}

const COMMON_PASSWORD = 'is easy to guess; do not use common words, your name, years or rows of keys';

/** @throws {AppError} `validation_error` for a password that is easily guessed. */
export function assertUncommon(newPassword: string, person: { name: string; email: string }): void {
  if (isCommonPassword(newPassword, person)) {
    throw validationError([{ field: 'new_password', problem: COMMON_PASSWORD }]);
  }
}

function problemsOf({ email, name, password }: { email: string; name: string; password: string }): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (asciiEmail(email) === undefined) {
    problems.push({ field: 'email', problem: 'must be an e-mail address' });
  }
  if (name === '' || isLonger(name, MAX_NAME_LENGTH)) {
    problems.push({ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` });
  }
  if (lengthOf(password) < MIN_PASSWORD_LENGTH || isLonger(password, MAX_PASSWORD_LENGTH)) {
    const problem = `must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;
    problems.push({ field: 'password', problem });
  } else if (isCommonPassword(password, { name, email })) {
    problems.push({ field: 'password', problem: COMMON_PASSWORD });
  }
  return problems;
}
