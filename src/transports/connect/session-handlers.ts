import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import type { SessionService as Contract } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { permissionsOf } from '../../identity/roles.ts';
import type { Membership, Session, SessionService } from '../../identity/sessions/service.ts';
import { callerOf, personOf, setCookies } from './caller.ts';
import { toApiPermission } from './permissions.ts';
import { toApiRole } from './roles-wire.ts';

export interface SessionHandlerServices {
  sessions: SessionService;
}

export function createSessionHandlers({ sessions }: SessionHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async signIn({ email, password }, context) {
      const { session, cookies } = await sessions.signIn(email, password, callerOf(context).address);
      setCookies(context, cookies);
      return { session: toApiSession(session) };
    },

    async signOut(_request, context) {
      setCookies(context, await sessions.signOut(callerOf(context).cookieHeader));
      return {};
    },

    async getSession(_request, context) {
      return { session: toApiSession(await sessions.describe(callerOf(context).cookieHeader)) };
    },

    async switchTenant({ tenantId }, context) {
      const { personId } = personOf(context).person;
      return { session: toApiSession(await sessions.switchTenant(callerOf(context).cookieHeader, personId, tenantId)) };
    },

    async changePassword({ currentPassword, newPassword }, context) {
      const passwords = { current: currentPassword, new: newPassword };
      const { cookieHeader } = callerOf(context);
      setCookies(context, await sessions.changePassword(cookieHeader, personOf(context), passwords));
      return {};
    },

    async getInvitation({ invitationId }) {
      const { tenantName, email, role, expiresAt, accountExists } = await sessions.invitation(invitationId);
      return { tenantName, email, role: toApiRole(role), expiresAt: timestampFromDate(expiresAt), accountExists };
    },

    async acceptInvitation({ invitationId, password, name }, context) {
      const input = { invitationId, password, name };
      const { address, exchange } = callerOf(context);
      const { session, cookies } = await sessions.acceptInvitation(input, address, exchange.correlationId);
      setCookies(context, cookies);
      return { session: toApiSession(session) };
    },
  };
}

function toApiSession(session: Session) {
  const { active } = session;
  return {
    person: session.person,
    ...(active === null ? {} : { active: toApiMembership(active) }),
    memberships: session.memberships.map(toApiMembership),
    permissions: active === null ? [] : permissionsOf(active.role).flatMap(toApiPermission),
    expiresAt: timestampFromDate(session.expiresAt),
  };
}

function toApiMembership({ tenant, role }: Membership) {
  return { tenantId: tenant.tenantId, tenantName: tenant.name, role: toApiRole(role) };
}
