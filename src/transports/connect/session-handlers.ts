import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import type { SessionService as Contract } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import {
  type Membership,
  permissionsOf,
  type Session,
  type SessionRegister,
  type SessionService,
  type Visitor,
} from '../../identity/index.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import { callerOf, personOf, setCookies } from './caller.ts';
import { toApiPermission } from './permissions.ts';
import { createOwnSessionHandlers } from './person-session-handlers.ts';
import { toApiRole } from './roles-wire.ts';

export interface SessionHandlerServices {
  sessions: SessionService;
  sessionRegister: SessionRegister;
}

export function createSessionHandlers({
  sessions,
  sessionRegister,
}: SessionHandlerServices): ServiceImpl<typeof Contract> {
  return {
    ...createOwnSessionHandlers(sessionRegister),

    async signIn({ email, password }, context) {
      const { session, cookies } = await sessions.signIn(email, password, visitorOf(context));
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
      const { cookieHeader } = callerOf(context);
      return { session: toApiSession(await sessions.switchTenant(cookieHeader, personOf(context), tenantId)) };
    },

    async changePassword({ currentPassword, newPassword }, context) {
      const passwords = { current: currentPassword, new: newPassword };
      const { correlationId } = callerOf(context).exchange;
      const cookies = await sessions.changePassword(personOf(context), passwords, visitorOf(context), correlationId);
      setCookies(context, cookies);
      return {};
    },

    async getInvitation({ invitationId, mailProof }) {
      const invitation = await sessions.invitation(invitationId, mailProof);
      const { tenantName, email, role, expiresAt, accountExists } = invitation;
      return {
        tenantName,
        email: shownEmail(email),
        role: toApiRole(role),
        expiresAt: timestampFromDate(expiresAt),
        accountExists,
      };
    },

    async acceptInvitation({ invitationId, password, name, mailProof }, context) {
      const input = { invitationId, password, name, mailProof };
      const { correlationId } = callerOf(context).exchange;
      const { session, cookies } = await sessions.acceptInvitation(input, visitorOf(context), correlationId);
      setCookies(context, cookies);
      return { session: toApiSession(session) };
    },
  };
}

/** Returns the facts by which the owner of a session can recognize it later. */
function visitorOf(context: HandlerContext): Visitor {
  return { address: callerOf(context).address, userAgent: context.requestHeader.get('User-Agent') ?? undefined };
}

function toApiSession(session: Session) {
  const { active, eventSequence } = session;
  return {
    person: { ...session.person, email: shownEmail(session.person.email) },
    ...(active === null ? {} : { active: toApiMembership(active) }),
    memberships: session.memberships.map(toApiMembership),
    permissions: active === null ? [] : permissionsOf(active.role).flatMap(toApiPermission),
    expiresAt: timestampFromDate(session.expiresAt),
    sendsMail: session.sendsMail,
    ...(eventSequence === null ? {} : { eventSequence: BigInt(eventSequence) }),
  };
}

function toApiMembership({ tenant, role }: Membership) {
  return { tenantId: tenant.tenantId, tenantName: tenant.name, role: toApiRole(role) };
}
