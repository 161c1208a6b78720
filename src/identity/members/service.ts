import type { Principal } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { commitment, newSalt } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { newId } from '../../platform/ids.ts';
import { emailKey, readEmail } from '../../platform/mail/address.ts';
import type { AuthorityEpochs } from '../authority/repository.ts';
import type { ProgramCredentialsRepository } from '../program-credentials/repository.ts';
import { administers, permits, type Role, toRole } from '../roles.ts';
import type { Independents } from './independents.ts';
import type { InvitationEmails } from './invitation-emails.ts';
import type { InvitationSecrets } from './invitation-secrets.ts';
import {
  addVouch,
  assertIsNoMember,
  assertMayManage,
  grant,
  invitationEvent,
  isNamed,
  lastOwner,
  mayApprove,
  memberEvent,
  memberIn,
  noSuchInvitation,
  noSuchMember,
  otherRole,
  refOf,
  roleIn,
  rolesIn,
  toMember,
  toPending,
} from './membership-changes.ts';
import type { Member, MemberAdmin, PendingInvitation } from './model.ts';
import type { MemberDirectory, MemberRepository, MembershipChange } from './repository.ts';
import type { MemberDocument } from './schema.ts';
import { standingFrom, toOriginRow } from './standing.ts';
import { type Given, proposingPart, type Standings, withEnded } from './standings.ts';
import type { VerifiedApprovers } from './verified-approvers.ts';

export interface MemberServiceOptions {
  repository: (tenantId: string) => MemberRepository;
  directory: MemberDirectory;
  authority: AuthorityEpochs;
  notifyRelay: (tenantId: string) => void;
  emails: InvitationEmails;
  secrets: InvitationSecrets;
  standings: Standings;
  independents: Independents;
  /** Ends what people have left behind, so that it does not count again when they come back. */
  programCredentials: Pick<ProgramCredentialsRepository, 'stop'>;
  verifiedApprovers: Pick<VerifiedApprovers, 'assertVerified'>;
}

const INVITATION_MS = 7 * DAY_MS;
const NOTHING: Given = { grants: [], vouches: [] };
const MAX_PENDING_INVITATIONS = 100;

/** Operator at the command line. No role derives from the operator. */
const OPERATOR: Principal = {
  type: 'system',
  id: 'workgate-cli',
  displayName: 'Workgate command line',
  lineage: 'workgate-cli',
  accountable: null,
  accountables: [],
};

/** Each change of members is stored together with its event, before it is answered. */
export class MemberService {
  readonly #options: MemberServiceOptions;

  constructor(options: MemberServiceOptions) {
    this.#options = options;
  }

  async find(tenantId: string, personId: string): Promise<Member | null> {
    const row = await this.#options.repository(tenantId).find(personId);
    if (row === null) return null;
    return (await this.#named(tenantId, [row]))[0] ?? null;
  }

  async roleOf(tenantId: string, personId: string): Promise<Role | null> {
    return (await this.placeOf(tenantId, personId))?.role ?? null;
  }

  /** Also returns the time up to which sessions were ended for the tenant; null without a role. */
  async placeOf(tenantId: string, personId: string): Promise<{ role: Role; signedOutAt: Date | null } | null> {
    const row = await this.#options.repository(tenantId).find(personId);
    const role = toRole(row?.role ?? '');
    return role === null ? null : { role, signedOutAt: row?.signed_out_at ?? null };
  }

  async listOwners(tenantId: string): Promise<string[]> {
    const rows = await this.#options.repository(tenantId).list();
    return rows.filter(({ role }) => role === 'owner').map((row) => row.person_id);
  }

  /**
   * Returns true if anybody else administers the tenant, or has done so after `since`.
   * @param dependents Administrators who do not count, unless they were others before: their earlier role has ended.
   */
  async isAdministeredByOthers(
    tenantId: string,
    personIds: readonly string[],
    since: Date,
    dependents: readonly string[] = [],
  ): Promise<boolean> {
    const repository = this.#options.repository(tenantId);
    const rows = await repository.list();
    const present = rows.filter(({ role }) => administers(toRole(role))).map(({ person_id }) => person_id);
    // Read after the present ones: somebody who stops being an administrator in between is found here.
    const former = await repository.listFormerAdministrators(since);
    const others = [...present.filter((personId) => !dependents.includes(personId)), ...former];
    return others.some((personId) => !personIds.includes(personId));
  }

  /** Returns true for a member, and for a former member who could approve after `since`. */
  async wasHereSince(tenantId: string, personId: string, since: Date): Promise<boolean> {
    if ((await this.roleOf(tenantId, personId)) !== null) return true;
    const former = await this.#options.repository(tenantId).listFormerApprovers(since);
    return former.some(({ person_id }) => person_id === personId);
  }

  async roles(tenantId: string): Promise<ReadonlyMap<string, Role>> {
    const rows = await this.#options.repository(tenantId).list();
    return rolesIn(rows);
  }

  /** Returns the names of people, also of those who have left. */
  async namesOf(personIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const people = personIds.length === 0 ? [] : await this.#options.directory.findPeople([...new Set(personIds)]);
    return new Map(people.map(({ _id, name }) => [_id, name]));
  }

  async rolesOf(tenantId: string, personIds: readonly string[]): Promise<ReadonlyMap<string, Role>> {
    const rows = personIds.length === 0 ? [] : await this.#options.repository(tenantId).findAll(personIds);
    return rolesIn(rows);
  }

  /** By name. */
  async list(tenantId: string): Promise<Member[]> {
    const members = await this.#named(tenantId, await this.#options.repository(tenantId).list());
    return members.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Makes a person a member, unchecked, for the command line. @throws {AppError} `invalid_state` */
  async add(tenantId: string, personId: string, role: Role, correlationId = 'workgate-cli'): Promise<void> {
    const call = { tenantId, principal: OPERATOR, correlationId };
    await this.#change(call, async (change) => {
      const at = currentTime();
      assertIsNoMember(await change.listMembers(), personId);
      await this.#join(call, change, personId, role, at);
      await grant(call, change, personId, { role, at, by: null, derives_from: [] }, 'member.joined', NOTHING);
    });
  }

  /** @throws {AppError} `not_found`; `authorization_error`; `invalid_state` for the last owner. */
  async updateRole(admin: MemberAdmin, personId: string, role: Role): Promise<Member> {
    const at = currentTime();
    await this.#change(admin, async (change) => {
      const { members, member, owners } = await memberIn(change, personId);
      const concernsOwners = member.role === 'owner' || role === 'owner';
      assertMayManage(admin, members, concernsOwners);
      if (member.role === 'owner' && role !== 'owner' && owners === 1) throw lastOwner();
      if (member.role === role) return;
      // Read within the change: nobody can alter a standing between this reading and the grant.
      const granterId = admin.principal.accountable;
      const granting = { granterId, granteeId: personId, role, at };
      const { earlier, origins } = await this.#options.independents.prepare(admin.tenantId, granting);
      await change.setRole(personId, role);
      const given = { role, at, by: granterId, derives_from: origins.map(toOriginRow) };
      const more = { role_before: member.role };
      const standing = await grant(admin, change, personId, given, 'member.role_changed', earlier, more);
      if (administers(toRole(member.role)) && !administers(role)) standing.administered_until = at;
      if (mayApprove(member) && !permits(role, 'actions.approve')) standing.approved_until = at;
    });
    const member = await this.find(admin.tenantId, personId);
    if (member === null) throw noSuchMember(personId);
    return member;
  }

  /** @throws {AppError} `not_found`; `authorization_error`; `invalid_state` for the last owner. */
  async remove(admin: MemberAdmin, personId: string): Promise<void> {
    await this.#change(admin, async (change) => {
      const { members, member, owners } = await memberIn(change, personId);
      assertMayManage(admin, members, member.role === 'owner');
      if (member.role === 'owner' && owners === 1) throw lastOwner();
      const { grants, vouches } = await this.#options.standings.given(admin.tenantId, personId);
      await change.removeMember(personId);
      const standing = await change.standing(personId);
      const [data, at] = [{ role_before: member.role }, currentTime()];
      standing.outbox.push(memberEvent(admin, 'member.removed', standing, at, data));
      const ended = proposingPart({ grants, vouches });
      Object.assign(standing, { grants: [], vouches: [], ...(ended && { ended }) });
      if (administers(toRole(member.role))) standing.administered_until = at;
      if (mayApprove(member)) {
        standing.approved_until = at;
        standing.ended_approving = withEnded(standing.ended_approving, { grants, vouches, until: at });
      }
      // A person who is invited again needs a new session.
      standing.signed_out_at = at;
    });
  }

  /**
   * Ends a member's session for the tenant, or all. If all end, sessions for another tenant go on there, but never act
   * for this tenant again. @throws `not_found`; `authorization_error`
   */
  async endSessions(admin: MemberAdmin, personId: string, sessionId: string | null): Promise<void> {
    await this.#change(admin, async (change) => {
      const { members, member } = await memberIn(change, personId);
      assertMayManage(admin, members, member.role === 'owner');
      const [ended, at] = [await change.endSessions(personId, sessionId), currentTime()];
      if (sessionId === null) await change.setSignedOut(personId, at);
      else if (ended === 0) throw new AppError('not_found', `There is no session ${sessionId}, or it has ended.`);
      const standing = await change.standing(personId);
      const data = { sessions: sessionId === null ? 'all' : 'one', session_id: sessionId };
      standing.outbox.push(memberEvent(admin, 'member.signed_out', standing, at, data));
    });
  }

  /**
   * Confirms that a person does not merely act for whoever brought them in. Their role then counts for proposals that
   * the caller is not accountable for.
   * @param seenRole The role that the caller saw. The vouch is for no other, which somebody may have given meanwhile.
   * @param reason Reason of the operator.
   * @throws `not_found`; `authorization_error`; `invalid_state`, also after 30 days; `precondition_failed` for another
   * role than the seen one
   */
  async vouch(admin: MemberAdmin, personId: string, seenRole?: Role, reason?: string): Promise<Member> {
    const by = admin.principal.accountable;
    if (by === personId)
      throw new AppError('invalid_state', 'You cannot confirm your own role. Ask somebody else who manages members.');
    await this.#options.verifiedApprovers.assertVerified(by);
    await this.#change(admin, async (change) => {
      const { members, member } = await memberIn(change, personId);
      assertMayManage(admin, members, member.role === 'owner');
      if (seenRole !== undefined && member.role !== seenRole) throw otherRole(member.role);
      const own = by === null ? null : await this.#options.standings.of(admin.tenantId, by);
      const [given, at] = [await this.#options.standings.given(admin.tenantId, personId), currentTime()];
      if (by !== null) await this.#options.independents.assertConfirmable(admin.tenantId, member, given, at);
      const standing = await change.standing(personId);
      if (standing.grants.length === 0) standing.grants = given.grants;
      const from = own && by !== null ? await this.#options.independents.derivation(admin.tenantId, by, own) : [];
      const derives_from = from.map(toOriginRow);
      addVouch(standing, { by, at, role: member.role, since: own?.since ?? null, derives_from });
      const data = { role: member.role, vouched_by: by, ...(reason !== undefined && { reason }) };
      standing.outbox.push(memberEvent(admin, 'member.vouched_for', standing, at, data));
    });
    const member = await this.find(admin.tenantId, personId);
    if (member === null) throw noSuchMember(personId);
    return member;
  }

  /** Lists the roles of invitations that can still be accepted. */
  async invitedRoles(tenantId: string): Promise<Role[]> {
    const rows = await this.#options.repository(tenantId).listPendingInvitations();
    const now = currentTime();
    return rows.filter((row) => row.expires_at > now).flatMap((row) => toRole(row.role) ?? []);
  }

  /** Cancels an earlier invitation. @throws {AppError} `validation_error`; `invalid_state` for a member, or too many */
  async invite(admin: MemberAdmin, address: string, role: Role): Promise<PendingInvitation> {
    const [email, at] = [emailKey(readEmail(address, 'email')), currentTime()];
    const inviterId = admin.principal.accountable;
    if (inviterId === null) throw new Error('Nobody in person invites');
    const person = await this.#options.directory.findPersonByEmail(email);
    const [ref, salt, expires_at] = [newId('ivt'), newSalt(), new Date(at.getTime() + INVITATION_MS)];
    const place = { email, role, inviter_id: inviterId, status: 'pending' as const };
    const { secret, stored } = this.#options.secrets.issue();
    const row = { ...stored, ...place, ref, salt, created_at: at, expires_at };
    const mail = await this.#options.emails.prepare(admin.tenantId, row);
    await this.#change(admin, async (change) => {
      const members = await change.listMembers();
      assertMayManage(admin, members, false);
      if (role === 'owner' && roleIn(members, inviterId) !== 'owner') {
        throw new AppError('authorization_error', 'Only an owner may invite owners.');
      }
      if (person !== null) assertIsNoMember(members, person._id);
      const pending = await change.listPendingInvitations();
      const replaced = pending.filter((one) => one.email === email);
      const live = pending.filter((one) => one.expires_at > at).length - replaced.length;
      if (live >= MAX_PENDING_INVITATIONS) {
        throw new AppError('invalid_state', 'Too many invitations are pending. Cancel some first.');
      }
      for (const one of replaced) await change.endInvitation(one._id, 'canceled');
      await change.addInvitation(row);
      await mail.put(change.transaction);
      const { outbox } = await change.standing(inviterId);
      for (const one of replaced) outbox.push(invitationEvent(admin, 'invitation.cancelled', one, at, {}));
      const data = { role, email_hash: commitment(salt, 'email', email), expires_at: expires_at.toISOString() };
      outbox.push(invitationEvent(admin, 'invitation.created', row, at, data));
    });
    this.#options.emails.wake();
    const times = { createdAt: at, expiresAt: expires_at };
    return { invitationId: secret, isSecret: true, email, role, ...times, mail: mail.state };
  }

  /** @throws {AppError} `not_found`; `invalid_state` without a mail server; `rate_limited` */
  async resendInvitation(admin: MemberAdmin, invitationId: string): Promise<PendingInvitation> {
    const rows = await this.#options.repository(admin.tenantId).listPendingInvitations();
    const row = rows.find((one) => isNamed(one, invitationId));
    if (row === undefined || row.expires_at <= currentTime()) throw noSuchInvitation();
    await this.#options.emails.repeat(admin.tenantId, row);
    const { emails, secrets } = this.#options;
    const states = await emails.states(admin.tenantId);
    const [listed] = toPending(row, admin.principal.accountable, states, secrets);
    if (listed === undefined) throw noSuchInvitation();
    return listed;
  }

  /**
   * Lists open invitations, newest first. Only the maker sees the secret: with a colleague's secret, somebody could
   * join as a second person who seems to be sent by that colleague.
   */
  async listInvitations(admin: Pick<MemberAdmin, 'tenantId' | 'principal'>): Promise<PendingInvitation[]> {
    const { tenantId, principal } = admin;
    const rows = await this.#options.repository(tenantId).listPendingInvitations();
    const mails = await this.#options.emails.states(tenantId);
    const now = currentTime();
    return rows
      .filter((row) => row.expires_at > now)
      .flatMap((row) => toPending(row, principal.accountable, mails, this.#options.secrets));
  }

  /** @throws {AppError} `not_found` */
  async cancelInvitation(admin: MemberAdmin, invitationId: string): Promise<void> {
    await this.#change(admin, async (change) => {
      const members = await change.listMembers();
      assertMayManage(admin, members, false);
      const pending = await change.listPendingInvitations();
      const invitation = pending.find((one) => isNamed(one, invitationId));
      if (invitation === undefined) throw noSuchInvitation();
      await change.endInvitation(invitation._id, 'canceled');
      const { outbox } = await change.standing(admin.principal.accountable ?? invitation.inviter_id);
      outbox.push(invitationEvent(admin, 'invitation.cancelled', invitation, currentTime(), {}));
    });
  }

  /** Takes the secret of an invitation for the caller's address. @throws {AppError} `not_found`; `invalid_state` */
  async acceptInvitation(call: MemberAdmin, secret: string): Promise<void> {
    const at = currentTime();
    const personId = call.principal.id;
    const found = await this.#options.directory.findInvitation(secret);
    if (found === null || found.tenant_id !== call.tenantId) throw noSuchInvitation();
    await this.#change(call, async (change) => {
      const members = await change.listMembers();
      const invitation = (await change.listPendingInvitations()).find(({ _id }) => _id === found._id);
      const role = toRole(invitation?.role ?? '');
      if (invitation === undefined || role === null || invitation.expires_at <= at) throw noSuchInvitation();
      // An inviter who has left, or may not invite for this role any more, lets nobody else in either.
      const inviterRole = roleIn(members, invitation.inviter_id);
      const mayInvite = inviterRole !== null && permits(inviterRole, 'members.manage');
      if (!mayInvite || (role === 'owner' && inviterRole !== 'owner')) throw noSuchInvitation();
      assertIsNoMember(members, personId);
      const granting = { granterId: invitation.inviter_id, granteeId: personId, role, at };
      const { earlier, origins } = await this.#options.independents.prepare(call.tenantId, granting);
      await change.endInvitation(invitation._id, 'accepted');
      await this.#join(call, change, personId, role, at);
      const given = { role, at, by: invitation.inviter_id, derives_from: origins.map(toOriginRow) };
      const standing = await grant(call, change, personId, given, 'member.joined', earlier, {
        invitation: refOf(invitation),
      });
      standing.outbox.unshift(invitationEvent(call, 'invitation.accepted', invitation, at, { role }));
    });
  }

  async #join(call: MemberAdmin, change: MembershipChange, personId: string, role: Role, at: Date): Promise<void> {
    await this.#options.programCredentials.stop(call, personId, change.transaction);
    await change.addMember(personId, role, at);
  }

  /** Returns once the change is stored, the authority epoch has advanced, and the relay was notified. */
  async #change<T>(call: MemberAdmin, act: (change: MembershipChange) => Promise<T>): Promise<T> {
    const result = await this.#options.repository(call.tenantId).change(act);
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return result;
  }

  async #named(tenantId: string, rows: MemberDocument[]): Promise<Member[]> {
    const standings = await this.#options.repository(tenantId).listStandings(rows.map((row) => row.person_id));
    const standingOf = new Map(
      rows.map(({ person_id, role }) => {
        const row = standings.find((standing) => standing.person_id === person_id);
        return [person_id, standingFrom(toRole(role), row ?? { grants: [], vouches: [] })];
      }),
    );
    const others = [...standingOf.values()].flatMap(({ derivesFrom, vouches }) => [
      ...derivesFrom.map(({ personId }) => personId),
      ...vouches.flatMap(({ by }) => by ?? []),
    ]);
    const personIds = [...new Set([...standingOf.keys(), ...others])];
    const people = new Map((await this.#options.directory.findPeople(personIds)).map((person) => [person._id, person]));
    const awaits = await this.#options.independents.awaiting(tenantId);
    return rows.flatMap((row) => toMember(row, standingOf.get(row.person_id), people, awaits));
  }
}
