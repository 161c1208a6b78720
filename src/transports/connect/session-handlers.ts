import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import {
  type Membership,
  permissionsOf,
  type RegisteredSession,
  type Session,
  type Visitor,
} from '../../identity/index.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import { callerOf, personOf, setCookies } from './caller.ts';
import { toApiFields, toApiRole, toApiTime } from './common-wire.ts';
import { toApiPermission } from './permissions.ts';
import { type ConnectServices, serve } from './services.ts';

export const sessionService = serve(SessionService, (services) => {
  const { sessions } = services;
  return {
    ...createOwnSessionHandlers(services),

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
        expiresAt: toApiTime(expiresAt),
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
});

/** Creates the handlers for all sessions of the caller. */
function createOwnSessionHandlers({ sessionRegister }: ConnectServices) {
  return {
    async listOwnSessions(_request, context) {
      const { person, sessionId } = personOf(context);
      const own = await sessionRegister.listOwn(person.personId);
      return { sessions: own.map((one) => toApiPersonSession(one, sessionId)) };
    },

    async endOwnSession({ sessionId }, context) {
      await sessionRegister.endOwn(personOf(context).person.personId, sessionId);
      return {};
    },

    async endOtherSessions(_request, context) {
      const { person, sessionId } = personOf(context);
      return { ended: await sessionRegister.endOthers(person.personId, sessionId) };
    },
  } satisfies Partial<ServiceImpl<typeof SessionService>>;
}

/** Returns the facts by which the owner of a session can recognize it later. */
function visitorOf(context: HandlerContext): Visitor {
  return { address: callerOf(context).address, userAgent: context.requestHeader.get('User-Agent') ?? undefined };
}

function toApiSession(session: Session) {
  const { person, active, memberships, expiresAt, sendsMail, eventSequence } = session;
  return {
    person: { ...person, email: shownEmail(person.email) },
    ...(active === null ? {} : { active: toApiMembership(active) }),
    memberships: memberships.map(toApiMembership),
    permissions: active === null ? [] : permissionsOf(active.role).flatMap(toApiPermission),
    expiresAt: toApiTime(expiresAt),
    sendsMail,
    ...(eventSequence === null ? {} : { eventSequence: BigInt(eventSequence) }),
  };
}

function toApiMembership({ tenant, role }: Membership) {
  return { tenantId: tenant.tenantId, tenantName: tenant.name, role: toApiRole(role) };
}

/** Converts an active session. @param presentId Id of the session that made this request. */
export function toApiPersonSession(session: RegisteredSession, presentId: string) {
  return { ...toApiFields(session, 'begunAt', 'lastSeenAt', 'expiresAt'), isPresent: session.sessionId === presentId };
}
