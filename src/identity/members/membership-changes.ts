import { AppError } from '../../errors/app-error.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { EventType } from '../../platform/outbox/event-types.ts';
import type { EmailState } from '../emails.ts';
import { permits, type Role, toRole } from '../roles.ts';
import { type InvitationSecrets, idsOf } from './invitation-secrets.ts';
import type { Member, MemberAdmin, PendingInvitation } from './model.ts';
import type { MembershipChange } from './repository.ts';
import type {
  GrantRow,
  InvitationDocument,
  MemberDocument,
  PersonDocument,
  StandingDocument,
  TenantSettingsDocument,
  VouchRow,
} from './schema.ts';
import { CONFIRMABLE_DAYS, confirmableUntil, type Standing } from './standing.ts';
import type { Given } from './standings.ts';

/** @throws {AppError} `not_found` */
export async function memberIn(change: MembershipChange, personId: string) {
  const members = await change.listMembers();
  const member = members.find(({ person_id }) => person_id === personId);
  if (member === undefined) throw noSuchMember(personId);
  return { members, member, owners: members.filter(({ role }) => role === 'owner').length };
}

/**
 * Grants a role, and adds its event. A role that the person has again, as it was before somebody took it, is no new
 * grant. @param earlier Grants and vouches to which the role is added
 */
export async function grant(
  call: MemberAdmin,
  change: MembershipChange,
  personId: string,
  given: GrantRow,
  type: 'member.joined' | 'member.role_changed',
  earlier: Given,
  more: OutboxEvent['data'] = {},
): Promise<StandingDocument> {
  const standing = await change.standing(personId);
  const { role, by, at } = given;
  const last = earlier.grants.at(-1);
  const source = last?.role === role ? last : given;
  standing.grants = source === given ? [...earlier.grants, given] : earlier.grants;
  standing.vouches = earlier.vouches;
  const { derives_from } = source;
  const awaits = derives_from[0]?.awaits_confirmation === true ? { awaits_confirmation: true } : {};
  const data = {
    role,
    granted_by: by,
    derives_from: derives_from.map(({ person_id }) => person_id),
    ...awaits,
    ...more,
  };
  standing.outbox.push(memberEvent(call, type, standing, at, data));
  return standing;
}

/**
 * Adds a vouch. It replaces an earlier one of the same author only if that was made in the same role, for the same
 * role: in a younger role, the author may speak for whoever gave it, and the vouch count for less.
 */
export function addVouch(standing: StandingDocument, vouch: VouchRow): void {
  const others = standing.vouches.filter((one) => stateOf(one) !== stateOf(vouch));
  standing.vouches = [...others, vouch];
}

function stateOf({ by, role, since, derives_from }: VouchRow): string {
  return JSON.stringify([by, role, since, derives_from.map(({ person_id }) => person_id)]);
}

export function memberEvent(
  call: Pick<MemberAdmin, 'principal' | 'correlationId'>,
  type: EventType,
  { person_id, version }: StandingDocument,
  at: Date,
  data: OutboxEvent['data'],
): OutboxEvent {
  const subject = { type: 'member', id: person_id };
  return outboxEvent(call, { type, subject, subject_version: version + 1, work_item_id: null, at, data });
}

export function invitationEvent(
  call: MemberAdmin,
  type: EventType,
  invitation: Pick<InvitationDocument, 'ref' | 'created_at'>,
  at: Date,
  data: OutboxEvent['data'],
): OutboxEvent {
  const subject = { type: 'invitation', id: refOf(invitation) };
  const subject_version = type === 'invitation.created' ? 1 : 2;
  return outboxEvent(call, { type, subject, subject_version, work_item_id: null, at, data });
}

/** @param known The stored settings; null for none yet. */
export function settingsEvent(
  call: MemberAdmin,
  known: TenantSettingsDocument | null,
  at: Date,
  data: OutboxEvent['data'],
): OutboxEvent {
  const subject = { type: 'tenant_settings', id: call.tenantId };
  const subject_version = (known?.version ?? 0) + 1;
  return outboxEvent(call, { type: 'tenant_settings.changed', subject, subject_version, work_item_id: null, at, data });
}

export function settingsConflict(): AppError {
  return new AppError('conflict', 'The settings were changed at the same time. Repeat the request.');
}

/** Returns the invitation's name in the log. Invitations of release 0.3.0 have only their time. */
export function refOf({ ref, created_at }: Pick<InvitationDocument, 'ref' | 'created_at'>): string {
  return ref ?? `before ${created_at.toISOString()}`;
}

export function mayApprove({ role }: Pick<MemberDocument, 'role'>): boolean {
  const known = toRole(role);
  return known !== null && permits(known, 'actions.approve');
}

/** Returns true if an id, as it is listed for somebody, is the id of the invitation. */
export function isNamed(row: Pick<InvitationDocument, '_id' | 'ref' | 'created_at'>, invitationId: string): boolean {
  return idsOf(invitationId).includes(row._id) || refOf(row) === invitationId;
}

export function roleIn(members: readonly MemberDocument[], personId: string): Role | null {
  return toRole(members.find(({ person_id }) => person_id === personId)?.role ?? '');
}

/** @throws {AppError} `authorization_error` unless the caller may manage members, and owners if they are concerned. */
export function assertMayManage(
  { principal: { accountable } }: MemberAdmin,
  members: readonly MemberDocument[],
  concernsOwners: boolean,
): void {
  if (accountable === null) return;
  const role = roleIn(members, accountable);
  if (role === null || !permits(role, 'members.manage')) {
    throw new AppError('authorization_error', 'You may no longer manage the members of this tenant.');
  }
  if (concernsOwners && role !== 'owner') {
    throw new AppError('authorization_error', 'Only an owner may add or remove owners.');
  }
}

export function assertIsNoMember(members: readonly MemberDocument[], personId: string): void {
  if (members.some(({ person_id }) => person_id === personId)) {
    throw new AppError('invalid_state', 'This person is a member of the tenant already.');
  }
}

export function noSuchMember(personId: string): AppError {
  return new AppError('not_found', `There is no member ${personId}.`);
}

export function otherRole(role: string): AppError {
  const message = `The member has become ${role} in the meantime. Look at the members again before you confirm the role.`;
  return new AppError('precondition_failed', message);
}

export function lapsedRole(): AppError {
  const message = `The role was given more than ${CONFIRMABLE_DAYS} days ago, so only the operator can still confirm it. Give the member the role that they had before, then this one again.`;
  return new AppError('invalid_state', message);
}

export function lastOwner(): AppError {
  return new AppError('invalid_state', 'A tenant needs at least one owner. Make somebody else an owner first.');
}

export function noSuchInvitation(): AppError {
  return new AppError('not_found', 'This invitation no longer exists.');
}

export function rolesIn(rows: readonly MemberDocument[]): ReadonlyMap<string, Role> {
  return new Map(
    rows.flatMap((row): [string, Role][] => {
      const role = toRole(row.role);
      return role === null ? [] : [[row.person_id, role]];
    }),
  );
}

export function toMember(
  row: MemberDocument,
  standing: Standing | undefined,
  people: ReadonlyMap<string, PersonDocument>,
  awaits: (personId: string, standing: Standing) => boolean,
): Member[] {
  const [role, person] = [toRole(row.role), people.get(row.person_id)];
  if (person === undefined || role === null || standing === undefined) return [];
  const nameOf = (personId: string) => people.get(personId)?.name ?? personId;
  const { since, derivesFrom, vouches } = standing;
  const awaitsConfirmation = awaits(row.person_id, standing);
  return [
    {
      personId: person._id,
      name: person.name,
      email: person.email,
      emailVerified: person.email_verified === true,
      role,
      joinedAt: row.created_at,
      roleSince: since,
      roleFrom: derivesFrom.map(({ personId, at }) => ({ personId, at, name: nameOf(personId) })),
      awaitsConfirmation,
      confirmableUntil: awaitsConfirmation && since !== null ? confirmableUntil(since) : null,
      vouchedBy: [...new Set(vouches.map(({ by }) => by))].map((by) => (by === null ? 'the operator' : nameOf(by))),
    },
  ];
}

export function toPending(
  row: InvitationDocument,
  viewerId: string | null,
  mails: ReadonlyMap<string, EmailState>,
  secrets: InvitationSecrets,
): PendingInvitation[] {
  const { email, inviter_id, created_at: createdAt, expires_at: expiresAt } = row;
  const [role, isSecret] = [toRole(row.role), inviter_id === viewerId];
  if (role === null) return [];
  const mail = mails.get(refOf(row)) ?? null;
  const invitationId = isSecret ? secrets.of(row) : refOf(row);
  return [{ invitationId, isSecret, email, role, createdAt, expiresAt, mail }];
}
