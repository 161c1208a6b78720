import { personPrincipal } from '../../call-context.ts';
import { AppError, type ErrorCode, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { emailKey, readEmail } from '../../platform/mail/address.ts';
import { type AuthFailureLimit, type FailureSource, sourcesOf } from '../auth-failure-limit.ts';
import type { EmailQueue } from '../emails.ts';
import type { LastUses } from '../last-uses.ts';
import type { MemberDirectory } from '../members/repository.ts';
import type { MemberDocument } from '../members/schema.ts';
import type { MemberService } from '../members/service.ts';
import { permits, type Role, toRole } from '../roles.ts';
import type { FailureCountRepository } from '../sign-in-failures/repository.ts';
import type { Tenant, TenantService } from '../tenants/service.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountRepository } from './account-repository.ts';
import { type Accounts, assertUncommon, type Person } from './accounts.ts';
import type { Auth, LoadAuth } from './auth.ts';
import { NETWORK_HEADER, sessionCookieName, WRONG_CREDENTIALS } from './auth-rules.ts';
import { deviceOf } from './device.ts';
import { networkOf } from './network-of.ts';
import type { PasswordReset } from './password-reset.ts';
import type { SessionRepository } from './repository.ts';
import { assertNotSignedOut, isSignedOut } from './signed-out.ts';

export interface Membership {
  tenant: Tenant;
  role: Role;
  /** Sessions that were begun by this time do not act for the tenant. */
  signedOutAt: Date | null;
}

/** A verified session. The response must carry `cookies` (`Set-Cookie` values), if any. */
export interface AuthenticatedPerson {
  person: Person;
  /** Identifies the session, but cannot resume it. */
  sessionId: string;
  begunAt: Date;
  expiresAt: Date;
  /** Ask `membership` whether the person still belongs to this tenant. */
  activeTenantId: string | null;
  cookies: string[];
}

export interface Session {
  person: Person;
  active: Membership | null;
  memberships: Membership[];
  expiresAt: Date;
  /** Last sequence in the log of the active tenant. */
  eventSequence: number | null;
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

export interface Visitor {
  address: string;
  userAgent?: string | undefined;
}

export interface SessionServiceOptions {
  auth: LoadAuth;
  accounts: Accounts;
  directory: MemberDirectory;
  members: MemberService;
  tenants: TenantService;
  secureCookies: boolean;
  /** Failed sign-ins of this process. */
  failures: Record<FailureSource, AuthFailureLimit>;
  /** Failed sign-ins of all processes. */
  failureCounts: FailureCountRepository;
  repository: Pick<SessionRepository, 'recordSeen' | 'end'>;
  accountRepository: Pick<AccountRepository, 'markVerified' | 'passwordHash' | 'noteSignIn'>;
  links: Pick<AccountLinks, 'isProofOf'>;
  passwordReset: Pick<PasswordReset, 'handOver' | 'change'>;
  emailQueue: Pick<EmailQueue, 'isOpen'>;
  onVerified: (personId: string) => Promise<void>;
  uses: LastUses;
  logHead: (tenantId: string) => Promise<number>;
}

const PASSWORD_REFUSED: readonly ErrorCode[] = ['authentication_error', 'validation_error'];

export class SessionService {
  readonly #options: SessionServiceOptions;

  constructor(options: SessionServiceOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `authentication_error`, the same for an unknown address; `rate_limited`; `validation_error` */
  async signIn(email: string, password: string, visitor: Visitor): Promise<{ session: Session; cookies: string[] }> {
    const cookies = await this.#signIn(email, password, visitor);
    return { session: await this.describe(toCookieHeader(cookies)), cookies };
  }

  /** Returns cookies that clear the session. */
  async signOut(cookieHeader: string | undefined): Promise<string[]> {
    const headers = new Headers({ cookie: cookieHeader ?? '' });
    const { headers: answer } = await this.#ask((api) => api.signOut({ headers, returnHeaders: true as const }));
    return answer.getSetCookie();
  }

  /** @throws {AppError} `authentication_error` */
  async authenticate(cookieHeader: string | undefined): Promise<AuthenticatedPerson> {
    if (!cookieHeader?.includes(`${sessionCookieName(this.#options.secureCookies)}=`)) throw notSignedIn();
    const asked = { headers: new Headers({ cookie: cookieHeader }), returnHeaders: true as const };
    const { headers, response } = await this.#ask((api) => api.getSession(asked));
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

  /** Lists the tenants that a session can act for, by name. */
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

  async membership(personId: string, tenantId: string): Promise<Membership | null> {
    const [place, tenant] = await Promise.all([
      this.#options.members.placeOf(tenantId, personId),
      this.#options.tenants.find(tenantId),
    ]);
    return place === null || tenant === null ? null : { tenant, ...place };
  }

  /** Describes a session. If its tenant was lost, it goes on in another tenant of the person. */
  async describe(cookieHeader: string | undefined): Promise<Session> {
    const { person, begunAt, expiresAt, activeTenantId } = await this.authenticate(cookieHeader);
    const all = await this.#allMemberships(person.personId);
    const memberships = all.filter((membership) => !isSignedOut(membership, begunAt));
    // A person who was signed out of all their tenants signs in again. An empty list would look like no membership.
    if (memberships.length === 0 && all.length > 0) throw notSignedIn();
    const active = memberships.find(({ tenant }) => tenant.tenantId === activeTenantId) ?? memberships[0] ?? null;
    if (active !== null && active.tenant.tenantId !== activeTenantId) {
      await this.#setActive(cookieHeader, active.tenant.tenantId);
    }
    const eventSequence = active === null ? null : await this.#options.logHead(active.tenant.tenantId);
    const sendsMail = this.#options.emailQueue.isOpen;
    return { person, active, memberships, expiresAt, eventSequence, sendsMail };
  }

  /** @throws {AppError} `not_found`; `authorization_error` if an administrator has ended the session */
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
   * The present session ends last, so that the person keeps one if something fails.
   * @throws {AppError} `validation_error` if the present password is wrong or the new one common; `rate_limited`
   */
  async changePassword(
    { person, activeTenantId, sessionId }: AuthenticatedPerson,
    passwords: { current: string; new: string },
    visitor: Visitor,
    correlationId: string,
  ): Promise<string[]> {
    const { accounts, accountRepository, passwordReset, repository } = this.#options;
    const known = await accountRepository.passwordHash(person.personId);
    await this.#counted({ account: person.email }, async () => {
      if (!(await accounts.verifyPassword(person.personId, passwords.current))) throw wrongPassword();
    });
    assertUncommon(passwords.new, person);
    const hash = await accounts.hash(passwords.new);
    const change = { known: known ?? '', hash, at: currentTime(), sparing: sessionId };
    // Somebody who knew the old password must not undo a reset that has replaced it meanwhile.
    if (!(await passwordReset.change(person, change, correlationId))) throw wrongPassword();
    const cookies = await this.#begin(person.email, passwords.new, visitor);
    if (activeTenantId !== null) await this.#setActive(toCookieHeader(cookies), activeTenantId);
    await repository.end(person.personId, sessionId);
    return cookies;
  }

  /**
   * Returns an invitation to the holder of its secret. For a holder of the emailed link, an account with an unverified
   * address counts as missing: somebody else with the invitation may have made the account.
   * @throws {AppError} `not_found`; `validation_error` for a `mailProof` that does not belong to the invitation.
   */
  async invitation(invitationId: string, mailProof = ''): Promise<Invitation> {
    const row = await this.#options.directory.findInvitation(invitationId);
    const role = toRole(row?.role ?? '');
    const isOpen = row !== null && row.status === 'pending' && row.expires_at > currentTime();
    // An inviter who has left, or may not invite any more, lets nobody else in either.
    const inviter = isOpen ? await this.#options.members.roleOf(row.tenant_id, row.inviter_id) : null;
    if (!isOpen || role === null || inviter === null || !permits(inviter, 'members.manage')) {
      throw new AppError('not_found', 'The invitation has expired, was cancelled or was already accepted.');
    }
    const isMailed = mailProof !== '';
    if (isMailed && !this.#options.links.isProofOf(mailProof, invitationId, row.email)) {
      const problem = 'does not belong to the invitation; open the link exactly as it is in the mail';
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
   * Accepts an invitation: makes the account of its address, or checks the password of the existing one. The emailed
   * link shows that the address, and its account with it, belongs to the caller.
   * @throws {AppError} `not_found`; `validation_error` on a bad name or password; `authentication_error`;
   * `rate_limited`
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
    return { session: await this.describe(toCookieHeader(cookies)), cookies };
  }

  async #signIn(email: string, password: string, visitor: Visitor): Promise<string[]> {
    const account = emailKey(readEmail(email, 'email'));
    return this.#counted({ address: visitor.address, account }, () => this.#begin(account, password, visitor));
  }

  /**
   * Begins a session for a person who knows the password. better-auth compares the password and then stores the
   * session; the password can be replaced in between. So this method reads the password first, and marks it once the
   * session is stored. If the password was replaced by then, the session is ended again. A transaction that is
   * replacing it now writes the same document: either the mark is refused, or the transaction starts again, sees the
   * session and ends it.
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

  /** Counts a refused password: first in this process, at no cost to the database, then in all processes. */
  async #counted<T>(by: { account: string; address?: string }, attempt: () => Promise<T>): Promise<T> {
    const { failures, failureCounts } = this.#options;
    const undo: (() => void | Promise<void>)[] = [];
    let refused = false;
    try {
      const named = sourcesOf(by);
      for (const [kind, source] of named) undo.push(failures[kind].begin(source));
      for (const [kind, source] of named) undo.push(await failureCounts.begin(kind, source));
      return await attempt();
    } catch (error) {
      refused = error instanceof AppError && PASSWORD_REFUSED.includes(error.code);
      throw error;
    } finally {
      // A count that stays ends with its minute. A person who has signed in gets no error because of it.
      if (!refused) await Promise.allSettled(undo.map(async (one) => one()));
    }
  }

  async #setActive(cookieHeader: string | undefined, tenantId: string): Promise<void> {
    const headers = new Headers({ cookie: cookieHeader ?? '' });
    await this.#ask((api) => api.setActiveOrganization({ headers, body: { organizationId: tenantId } }));
  }

  async #ask<T>(question: (api: Auth['api']) => Promise<T>): Promise<T> {
    const { auth, withAuthErrors } = await this.#options.auth();
    return withAuthErrors(question(auth.api));
  }
}

/** better-auth stores no more of the visitor than the owner needs to recognise the session. */
function describing({ address, userAgent }: Visitor): Headers {
  return new Headers({ 'user-agent': deviceOf(userAgent), [NETWORK_HEADER]: networkOf(address) });
}

function wrongPassword(): AppError {
  return validationError([{ field: 'current_password', problem: 'is wrong' }]);
}

function notSignedIn(): AppError {
  return new AppError('authentication_error', 'You are not signed in, or your session has ended. Sign in.');
}

function toMembership(row: MemberDocument, tenants: Tenant[]): Membership[] {
  const tenant = tenants.find(({ tenantId }) => tenantId === row.tenant_id);
  const role = toRole(row.role);
  if (tenant === undefined || role === null) return [];
  return [{ tenant, role, signedOutAt: row.signed_out_at ?? null }];
}

/** Returns the `Cookie` header of a client that has just received these `Set-Cookie` values. */
function toCookieHeader(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
