import { type CallContext, type Permission, personPrincipal } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { permissionsOfRole } from '../identity/permissions.ts';
import { permits, type Role } from '../identity/roles.ts';
import type { Person } from '../identity/sessions/accounts.ts';
import {
  type AuthenticatedPerson,
  assertNotSignedOut,
  type Membership,
  type SessionService,
} from '../identity/sessions/service.ts';

/** A person's call in a tenant: for services, and with it the role that it is made in. */
export type PersonCall = CallContext & { role: Role };

/**
 * The person's place in the tenant, if it permits what is wanted.
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
    throw new AppError('authorization_error', 'You act for no tenant at the moment. Choose one that you belong to.');
  }
  assertNotSignedOut(membership, begunAt);
  if (!permits(membership.role, permission)) {
    throw new AppError('authorization_error', `Your role ${membership.role} lacks the permission ${permission}.`);
  }
  return membership;
}

/** The call of a person in a tenant. */
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
