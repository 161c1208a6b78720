import { personPrincipal } from '../../call-context.ts';
import { AppError, type ErrorCode, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { AuthFailureLimit } from '../auth-failure-limit.ts';
import type { LastUses } from '../last-uses.ts';
import type { LetterOffice } from '../letters.ts';
import type { MemberDirectory } from '../members/repository.ts';
import type { MemberDocument } from '../members/schema.ts';
import type { MemberService } from '../members/service.ts';
import { permits, type Role, toRole } from '../roles.ts';
import type { Tenant, TenantService } from '../tenants/service.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountRepository } from './account-repository.ts';
import type { Accounts, Person } from './accounts.ts';
import type { Auth, LoadAuth } from './auth.ts';
import { NETWORK_HEADER, sessionCookieName, WRONG_CREDENTIALS } from './auth-rules.ts';
import { deviceOf } from './device.ts';
import { networkOf } from './network-of.ts';
import type { PasswordReset } from './password-reset.ts';
import type { SessionRepository } from './repository.ts';

/** A person's place in a tenant. */
export interface Membership {
  tenant: Tenant;
  role: Role;
  /** Sessions that were begun until then do not act for the tenant; null where nobody has ended them. */
  signedOutAt: Date | null;
}

/** A verified session. `cookies` are `Set-Cookie` values that the answer has to carry, if any. */
export interface AuthenticatedPerson {
  person: Person;
  /** Names the session; says nothing that it could be resumed with. */
  sessionId: string;
  begunAt: Date;
  expiresAt: Date;
  /** The tenant that the session acts for; whether the person still belongs to it is asked for with `membership`. */
  activeTenantId: string | null;
  cookies: string[];
}

export interface Session {
  person: Person;
  active: Membership | null;
  memberships: Membership[];
  expiresAt: Date;
  /** How far the log of the active tenant went; null without one. */
  eventSequence: number | null;
  /** Whether the service sends mail. */
  sendsMail: boolean;
}

export interface Invitation {
  tenantId: string;
  tenantName: string;
  email: string;
  role: Role;
  expiresAt: Date;
  accountExists: boolean;
}

/** Whoever begins a session, as far as its owner is to know it again. */
export interface Visitor {
  /** Network address. */
  address: string;
  /** What the browser says of itself. */
  userAgent?: string | undefined;
}

export interface SessionServiceOptions {
  auth: LoadAuth;
  accounts: Accounts;
  directory: MemberDirectory;
  members: MemberService;
  tenants: TenantService;
  secureCookies: boolean;
  /** Failed sign-ins by network address, and by account whatever the address. */
  failuresByAddress: AuthFailureLimit;
  failuresByAccount: AuthFailureLimit;
  repository: Pick<SessionRepository, 'recordSeen' | 'end'>;
  accountRepository: Pick<AccountRepository, 'markVerified' | 'passwordHash' | 'noteSignIn'>;
  links: Pick<AccountLinks, 'isProofOf'>;
  passwordReset: Pick<PasswordReset, 'handOver' | 'change'>;
  office: Pick<LetterOffice, 'isOpen'>;
  /** Told that mail reaches the person. */
  onVerified: (personId: string) => Promise<void>;
  uses: LastUses;
  /** How far the log of a tenant goes. */
  logHead: (tenantId: string) => Promise<number>;
}

/** How a wrong password is refused: at sign-in, and when it is to be changed. */
const PASSWORD_REFUSED: readonly ErrorCode[] = ['authentication_error', 'validation_error'];

const NOT_SIGNED_IN = 'You are not signed in, or your session has ended. Sign in.';

export class SessionService {
  readonly #options: SessionServiceOptions;

  constructor(options: SessionServiceOptions) {
    this.#options = options;
  }

  /**
   * Signs a person in.
   * @throws {AppError} `authentication_error`, the same for an unknown address and a wrong password; `rate_limited`.
   */
  async signIn(email: string, password: string, visitor: Visitor): Promise<{ session: Session; cookies: string[] }> {
    const cookies = await this.#signIn(email, password, visitor);
    return { session: await this.#describe(cookies), cookies };
  }

  /** Ends the session, if there is one. @returns the cookies that clear it. */
  async signOut(cookieHeader: string | undefined): Promise<string[]> {
    const headers = new Headers({ cookie: cookieHeader ?? '' });
    const { headers: answer } = await this.#ask((api) => api.signOut({ headers, returnHeaders: true as const }));
    return answer.getSetCookie();
  }

  /** Verifies the session cookie. @throws {AppError} `authentication_error` */
  async authenticate(cookieHeader: string | undefined): Promise<AuthenticatedPerson> {
    // Without our cookie there is nothing to look up.
    if (!cookieHeader?.includes(`${sessionCookieName(this.#options.secureCookies)}=`)) throw notSignedIn();
    const { headers, response } = await this.#ask((api) =>
      api.getSession({
        headers: new Headers({ cookie: cookieHeader }),
        returnHeaders: true as const,
      }),
    );
    if (response === null) throw notSignedIn();
    const { session, user } = response;
    const { repository, uses } = this.#options;
    uses.note(session.id, (at, notBefore) => repository.recordSeen(session.id, at, notBefore));
    return {
      person: { personId: user.id, name: user.name, email: user.email, emailVerified: user.emailVerified },
      sessionId: session.id,
      begunAt: session.createdAt,
      expiresAt: session.expiresAt,
      activeTenantId: session.activeOrganizationId ?? null,
      cookies: headers.getSetCookie(),
    };
  }

  /** The tenants that a session can act for, by name. */
  async memberships({ person, begunAt }: { person: Pick<Person, 'personId'>; begunAt: Date }): Promise<Membership[]> {
    const all = await this.#allMemberships(person.personId);
    return all.filter((membership) => !isSignedOut(membership, begunAt));
  }

  async #allMemberships(personId: string): Promise<Membership[]> {
    const rows = await this.#options.directory.listOfPerson(personId);
    const tenants = await this.#options.tenants.findMany(rows.map((row) => row.tenant_id));
    const memberships = rows.flatMap((row) => toMembership(row, tenants));
    return memberships.sort((a, b) => a.tenant.name.localeCompare(b.tenant.name));
  }

  /** The person's place in the tenant; null for none. */
  async membership(personId: string, tenantId: string): Promise<Membership | null> {
    const [place, tenant] = await Promise.all([
      this.#options.members.placeOf(tenantId, personId),
      this.#options.tenants.find(tenantId),
    ]);
    return place === null || tenant === null ? null : { tenant, ...place };
  }

  /** Who is signed in. A session whose tenant was lost goes on in another one, if the person has one. */
  async describe(cookieHeader: string | undefined): Promise<Session> {
    const { person, begunAt, expiresAt, activeTenantId } = await this.authenticate(cookieHeader);
    const all = await this.#allMemberships(person.personId);
    const memberships = all.filter((membership) => !isSignedOut(membership, begunAt));
    // Whoever was signed out of all that they belong to signs in again, and does not learn that they belong nowhere.
    if (memberships.length === 0 && all.length > 0) throw notSignedIn();
    const active = memberships.find(({ tenant }) => tenant.tenantId === activeTenantId) ?? memberships[0] ?? null;
    if (active !== null && active.tenant.tenantId !== activeTenantId) {
      await this.#setActive(cookieHeader, active.tenant.tenantId);
    }
    const eventSequence = active === null ? null : await this.#options.logHead(active.tenant.tenantId);
    const sendsMail = this.#options.office.isOpen;
    return { person, active, memberships, expiresAt, eventSequence, sendsMail };
  }

  /** Acts for another tenant from now on. @throws {AppError} `not_found` unless the person belongs to it. */
  async switchTenant(
    cookieHeader: string | undefined,
    { person, begunAt }: Pick<AuthenticatedPerson, 'person' | 'begunAt'>,
    tenantId: string,
  ): Promise<Session> {
    const membership = await this.membership(person.personId, tenantId);
    if (membership === null) throw new AppError('not_found', `You do not belong to a tenant ${tenantId}.`);
    assertNotSignedOut(membership, begunAt);
    await this.#setActive(cookieHeader, tenantId);
    return this.describe(cookieHeader);
  }

  /**
   * Changes the password and begins a new session for the same tenant; all sessions before it are ended, the present one last:
   * what the person's pages ask meanwhile is not refused, and nobody is without a session should it come to nothing. Links of
   * chat accounts end with them.
   * @throws {AppError} `validation_error` if the present password is wrong, since it is not the session that is refused;
   * `rate_limited`.
   */
  async changePassword(
    { person, activeTenantId, sessionId }: AuthenticatedPerson,
    passwords: { current: string; new: string },
    visitor: Visitor,
    correlationId: string,
  ): Promise<string[]> {
    const { accounts, accountRepository, passwordReset, repository } = this.#options;
    const known = await accountRepository.passwordHash(person.personId);
    await this.#assertPassword(person, passwords.current);
    const hash = await accounts.hash(passwords.new);
    const change = { known: known ?? '', hash, at: currentTime(), sparing: sessionId };
    // Whoever knew the password until now does not undo a reset that has replaced it meanwhile.
    if (!(await passwordReset.change(person, change, correlationId))) throw wrongPassword();
    const cookies = await this.#begin(person.email, passwords.new, visitor);
    if (activeTenantId !== null) await this.#setActive(toCookieHeader(cookies), activeTenantId);
    await repository.end(person.personId, sessionId);
    return cookies;
  }

  /**
   * What an invitation says, to whoever holds its secret. To who has come by the link that was mailed, an account whose address
   * nobody has verified is none: whoever has made it may have been invited by the same address, and be somebody else.
   * @throws {AppError} `not_found`; `validation_error` for a `mailProof` that is not of it.
   */
  async invitation(invitationId: string, mailProof = ''): Promise<Invitation> {
    const row = await this.#options.directory.findInvitation(invitationId);
    const role = toRole(row?.role ?? '');
    const isOpen = row !== null && row.status === 'pending' && row.expires_at > currentTime();
    // Whoever has left, or may not invite any more, lets nobody else in either.
    const inviter = isOpen ? await this.#options.members.roleOf(row.tenant_id, row.inviter_id) : null;
    if (!isOpen || role === null || inviter === null || !permits(inviter, 'members.manage')) {
      throw new AppError('not_found', 'The invitation has expired, was taken back or was accepted already.');
    }
    const isMailed = mailProof !== '';
    if (isMailed && !this.#options.links.isProofOf(mailProof, row)) {
      const problem = 'does not belong to the invitation; open the link exactly as it was mailed to you';
      throw validationError([{ field: 'mail_proof', problem }]);
    }
    const [tenant, account] = await Promise.all([
      this.#options.tenants.get(row.tenant_id),
      this.#options.accounts.findByEmail(row.email),
    ]);
    return {
      tenantId: row.tenant_id,
      tenantName: tenant.name,
      email: row.email,
      role,
      expiresAt: row.expires_at,
      accountExists: account !== null && (account.emailVerified || !isMailed),
    };
  }

  /**
   * Accepts an invitation in the name of the invited address: makes its account, or checks the password of the one that
   * there is. Whoever comes by the link that was mailed has shown that the address is theirs, and so are its accounts.
   * @throws {AppError} `not_found`; `validation_error` on a bad name or password; `authentication_error`; `rate_limited`.
   */
  async acceptInvitation(
    input: { invitationId: string; name: string; password: string; mailProof?: string },
    visitor: Visitor,
    correlationId: string,
  ): Promise<{ session: Session; cookies: string[] }> {
    const { mailProof = '', name, password } = input;
    const isMailed = mailProof !== '';
    const { tenantId, email, accountExists } = await this.invitation(input.invitationId, mailProof);
    const { accounts, passwordReset } = this.#options;
    if (!accountExists) {
      const chosen = { email, name, password };
      const isHandedOver = isMailed && (await passwordReset.handOver(chosen, correlationId));
      if (!isHandedOver) await accounts.create(chosen);
    }
    const cookies = await this.#signIn(email, password, visitor);
    const { person } = await this.authenticate(toCookieHeader(cookies));
    const principal = personPrincipal(person.personId, person.name);
    await this.#options.members.acceptInvitation({ tenantId, principal, correlationId }, input.invitationId);
    if (isMailed && (await this.#options.accountRepository.markVerified(person.personId, email))) {
      await this.#options.onVerified(person.personId);
    }
    await this.#setActive(toCookieHeader(cookies), tenantId);
    return { session: await this.#describe(cookies), cookies };
  }

  async #assertPassword(person: Person, password: string): Promise<void> {
    const { accounts, failuresByAccount } = this.#options;
    await this.#counted([[failuresByAccount, person.email]], async () => {
      if (await accounts.verifyPassword(person.personId, password)) return;
      throw wrongPassword();
    });
  }

  async #signIn(email: string, password: string, visitor: Visitor): Promise<string[]> {
    const { failuresByAddress, failuresByAccount } = this.#options;
    const account = email.toLowerCase();
    const limits: [AuthFailureLimit, string][] = [
      [failuresByAddress, visitor.address],
      [failuresByAccount, account],
    ];
    return this.#counted(limits, () => this.#begin(account, password, visitor));
  }

  /**
   * Begins a session of who knows the password. better-auth reads the password, takes its time to compare, and then stores the
   * session, so that a password can be replaced in between. Therefore the password that was known before is marked after
   * that: if it was replaced, the session is none. If it is being replaced at this moment, by a transaction that ends all
   * sessions which it sees, both write the same document, and one of them comes after the other: either the mark is refused,
   * or the transaction begins anew, and sees the session.
   */
  async #begin(email: string, password: string, visitor: Visitor): Promise<string[]> {
    const { accounts, accountRepository } = this.#options;
    const personId = (await accounts.findByEmail(email))?.personId ?? '';
    const known = (await accountRepository.passwordHash(personId)) ?? '';
    const body = { email, password };
    const { headers } = await this.#ask((api) =>
      api.signInEmail({ body, headers: describing(visitor), returnHeaders: true as const }),
    );
    const cookies = headers.getSetCookie();
    if (await accountRepository.noteSignIn(personId, known)) return cookies;
    await this.signOut(toCookieHeader(cookies));
    throw new AppError(...WRONG_CREDENTIALS);
  }

  /** Counts a refused password against those who may be guessing. */
  async #counted<T>(limits: [AuthFailureLimit, string][], attempt: () => Promise<T>): Promise<T> {
    const undo = limits.map(([limit, source]) => limit.begin(source));
    let refused = false;
    try {
      return await attempt();
    } catch (error) {
      refused = error instanceof AppError && PASSWORD_REFUSED.includes(error.code);
      throw error;
    } finally {
      if (!refused) for (const one of undo) one();
    }
  }

  async #setActive(cookieHeader: string | undefined, tenantId: string): Promise<void> {
    const headers = new Headers({ cookie: cookieHeader ?? '' });
    await this.#ask((api) => api.setActiveOrganization({ headers, body: { organizationId: tenantId } }));
  }

  /** Asks better-auth; what it refuses is thrown in our words. */
  async #ask<T>(question: (api: Auth['api']) => Promise<T>): Promise<T> {
    const { auth, withAuthErrors } = await this.#options.auth();
    return withAuthErrors(question(auth.api));
  }

  #describe(cookies: string[]): Promise<Session> {
    return this.describe(toCookieHeader(cookies));
  }
}

/** What better-auth keeps of the visitor: no more than their owner needs to know the session again. */
function describing({ address, userAgent }: Visitor): Headers {
  return new Headers({ 'user-agent': deviceOf(userAgent), [NETWORK_HEADER]: networkOf(address) });
}

function wrongPassword(): AppError {
  return validationError([{ field: 'current_password', problem: 'is wrong' }]);
}

function notSignedIn(): AppError {
  return new AppError('authentication_error', NOT_SIGNED_IN);
}

/** Whether an administrator of the tenant has ended the sessions of its member that were begun until then. */
function isSignedOut({ signedOutAt }: Pick<Membership, 'signedOutAt'>, begunAt: Date): boolean {
  return signedOutAt !== null && begunAt <= signedOutAt;
}

/** @throws {AppError} `authorization_error` for a session that does not act for the tenant any more. */
export function assertNotSignedOut(membership: Pick<Membership, 'signedOutAt'>, begunAt: Date): void {
  if (!isSignedOut(membership, begunAt)) return;
  const message = 'An administrator has ended your sessions in this tenant. Sign out and in again to act for it.';
  throw new AppError('authorization_error', message);
}

function toMembership(row: MemberDocument, tenants: Tenant[]): Membership[] {
  const tenant = tenants.find(({ tenantId }) => tenantId === row.tenant_id);
  const role = toRole(row.role);
  if (tenant === undefined || role === null) return [];
  return [{ tenant, role, signedOutAt: row.signed_out_at ?? null }];
}

/** The `Cookie` header of a client that has just received these `Set-Cookie` values. */
function toCookieHeader(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
