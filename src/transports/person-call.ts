import { type CallContext, type Permission, personPrincipal } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import {
  type AuthenticatedPerson,
  assertNotSignedOut,
  type Membership,
  type Person,
  permissionsOfRole,
  permits,
  type Role,
  type SessionService,
} from '../identity/index.ts';

/** Call of a person in a tenant: the context for services, with the person's role. */
export type PersonCall = CallContext & { role: Role };

/**
 * Returns the person's membership in the tenant, after checking that it grants the permission.
 * @throws {AppError} `authorization_error`
 */
export async function permittedMembership(
  sessions: SessionService,
  { person, begunAt }: Pick<AuthenticatedPerson, 'person' | 'begunAt'>,
  tenantId: string | null,
  permission: Permission,
): Promise<Membership> {
  const membership = tenantId && (await sessions.membership(person.personId, tenantId));
  if (!membership) {
    throw new AppError('authorization_error', 'No tenant is selected. Choose one that you belong to.');
  }
  assertNotSignedOut(membership, begunAt);
  if (!permits(membership.role, permission)) {
    throw new AppError('authorization_error', `Your role ${membership.role} lacks the permission ${permission}.`);
  }
  return membership;
}

export function toPersonCall(
  { personId, name }: Person,
  { tenant, role }: Membership,
  correlationId: string,
): PersonCall {
  return {
    tenantId: tenant.tenantId,
    tenantCreatedAt: tenant.createdAt,
    principal: personPrincipal(personId, name),
    permissions: permissionsOfRole(role),
    correlationId,
    role,
  };
}
