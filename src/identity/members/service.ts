import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { type Role, toRole } from '../roles.ts';
import { type Auth, withAuthErrors } from '../sessions/auth.ts';
import type { MemberDirectory, MemberRepository } from './repository.ts';
import type { InvitationDocument, MemberDocument, PersonDocument } from './schema.ts';

export interface Member {
  personId: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: Date;
}

export interface PendingInvitation {
  invitationId: string;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
}

/** Who administers members, in which role; of invitations better-auth checks the session once more. */
export interface MemberAdmin {
  tenantId: string;
  role: Role;
  cookieHeader: string;
}

export interface MemberServiceOptions {
  auth: Auth;
  repository: (tenantId: string) => MemberRepository;
  directory: MemberDirectory;
}

export class MemberService {
  readonly #options: MemberServiceOptions;

  constructor(options: MemberServiceOptions) {
    this.#options = options;
  }

  /** The member, or null if the person does not belong to the tenant. */
  async find(tenantId: string, personId: string): Promise<Member | null> {
    const row = await this.#options.repository(tenantId).find(personId);
    if (row === null) return null;
    return (await this.#named([row]))[0] ?? null;
  }

  /** What the person is in the tenant now; null for nothing. */
  async roleOf(tenantId: string, personId: string): Promise<Role | null> {
    const row = await this.#options.repository(tenantId).find(personId);
    return row === null ? null : toRole(row.role);
  }

  /** Who owns the tenant: the ids of the people. */
  async listOwners(tenantId: string): Promise<string[]> {
    const rows = await this.#options.repository(tenantId).list();
    return rows.filter(({ role }) => role === 'owner').map((row) => row.person_id);
  }

  /** What the people are in the tenant now; who is nothing is left out. */
  async rolesOf(tenantId: string, personIds: readonly string[]): Promise<ReadonlyMap<string, Role>> {
    const rows = personIds.length === 0 ? [] : await this.#options.repository(tenantId).findAll(personIds);
    return new Map(
      rows.flatMap(({ person_id, role: name }) => {
        const role = toRole(name);
        return role === null ? [] : [[person_id, role] as const];
      }),
    );
  }

  /** All members, by name. */
  async list(tenantId: string): Promise<Member[]> {
    const members = await this.#named(await this.#options.repository(tenantId).list());
    return members.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Makes a person a member without asking anybody: for the command line. @throws {AppError} `invalid_state` */
  async add(tenantId: string, personId: string, role: Role): Promise<void> {
    if ((await this.roleOf(tenantId, personId)) !== null) {
      throw new AppError('invalid_state', 'This person is a member of the tenant already.');
    }
    const body = { organizationId: tenantId, userId: personId, role };
    await withAuthErrors(this.#options.auth.api.addMember({ body }));
  }

  /** @throws {AppError} `not_found`; `authorization_error` or `invalid_state` where owners are concerned. */
  async updateRole(admin: MemberAdmin, personId: string, role: Role): Promise<Member> {
    await this.#options.repository(admin.tenantId).change(personId, { role }, ({ member, owners }) => {
      const concernsOwners = member.role === 'owner' || role === 'owner';
      if (concernsOwners && admin.role !== 'owner') return ownersOnly();
      return member.role === 'owner' && role !== 'owner' && owners === 1 ? lastOwner() : null;
    });
    const member = await this.find(admin.tenantId, personId);
    if (member === null) throw new AppError('not_found', `There is no member ${personId}.`);
    return member;
  }

  /** @throws {AppError} `not_found`; `authorization_error` or `invalid_state` where owners are concerned. */
  async remove(admin: MemberAdmin, personId: string): Promise<void> {
    await this.#options.repository(admin.tenantId).change(personId, 'removed', ({ member, owners }) => {
      if (member.role !== 'owner') return null;
      if (admin.role !== 'owner') return ownersOnly();
      return owners === 1 ? lastOwner() : null;
    });
  }

  /** Invites an address; an earlier invitation of it is taken back. @throws {AppError} `invalid_state` for a member. */
  async invite(admin: MemberAdmin, email: string, role: Role): Promise<PendingInvitation> {
    const body = { organizationId: admin.tenantId, email, role };
    const { id } = await withAuthErrors(this.#options.auth.api.createInvitation({ headers: headersOf(admin), body }));
    const row = await this.#options.repository(admin.tenantId).findPendingInvitation(id);
    const invitation = row === null ? undefined : toPending(row)[0];
    if (invitation === undefined) throw noSuchInvitation();
    return invitation;
  }

  /** Invitations that can still be accepted, newest first. */
  async listInvitations(tenantId: string): Promise<PendingInvitation[]> {
    const rows = await this.#options.repository(tenantId).listPendingInvitations();
    const now = currentTime();
    return rows.filter((row) => row.expires_at > now).flatMap(toPending);
  }

  /** @throws {AppError} `not_found` */
  async cancelInvitation(admin: MemberAdmin, invitationId: string): Promise<void> {
    const row = await this.#options.repository(admin.tenantId).findPendingInvitation(invitationId);
    if (row === null) throw noSuchInvitation();
    await withAuthErrors(
      this.#options.auth.api.cancelInvitation({ headers: headersOf(admin), body: { invitationId } }),
    );
  }

  async #named(rows: MemberDocument[]): Promise<Member[]> {
    const people = await this.#options.directory.findPeople(rows.map((row) => row.person_id));
    const byId = new Map(people.map((person) => [person._id, person]));
    return rows.flatMap((row) => toMember(row, byId.get(row.person_id)));
  }
}

function headersOf(admin: MemberAdmin): Headers {
  return new Headers({ cookie: admin.cookieHeader });
}

function ownersOnly(): AppError {
  return new AppError('authorization_error', 'Only an owner may make, unmake or remove owners.');
}

function lastOwner(): AppError {
  return new AppError('invalid_state', 'A tenant keeps at least one owner. Make somebody else an owner first.');
}

function noSuchInvitation(): AppError {
  return new AppError('not_found', 'There is no such invitation any more.');
}

function toMember(row: MemberDocument, person: PersonDocument | undefined): Member[] {
  const role = toRole(row.role);
  if (person === undefined || role === null) return [];
  return [{ personId: person._id, name: person.name, email: person.email, role, joinedAt: row.created_at }];
}

function toPending(row: InvitationDocument): PendingInvitation[] {
  const role = toRole(row.role);
  if (role === null) return [];
  return [{ invitationId: row._id, email: row.email, role, createdAt: row.created_at, expiresAt: row.expires_at }];
}
