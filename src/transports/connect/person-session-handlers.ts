import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import type { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import type { InFlightUseCases } from '../../execution/use-cases.ts';
import type { RegisteredSession, SessionRegister } from '../../identity/index.ts';
import type { MemberSessionUseCases, MemberUseCases } from '../../identity/use-cases.ts';
import { callOf, personOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';

type OwnSessionMethod = 'listOwnSessions' | 'endOwnSession' | 'endOtherSessions';

/** Creates the handlers of the session service for all sessions of the caller. */
export function createOwnSessionHandlers(
  sessionRegister: SessionRegister,
): Pick<ServiceImpl<typeof SessionService>, OwnSessionMethod> {
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
  };
}

export interface MemberSessionHandlerServices {
  members: MemberUseCases;
  memberSessions: MemberSessionUseCases;
  inFlight: InFlightUseCases;
}

/** Creates the handlers of the member service for a member's sessions in the tenant. */
export function createMemberSessionHandlers({
  members,
  memberSessions,
  inFlight,
}: MemberSessionHandlerServices): Pick<ServiceImpl<typeof MemberService>, 'listMemberSessions' | 'endMemberSessions'> {
  return {
    async listMemberSessions({ personId }, context) {
      const { sessionId } = personOf(context);
      const found = await memberSessions.listMemberSessions(callOf(context), personId);
      return { sessions: found.map((one) => toApiPersonSession(one, sessionId)) };
    },

    async endMemberSessions({ personId, sessionId }, context) {
      await members.endMemberSessions(callOf(context), personId, sessionId || null);
      return toApiInFlight(inFlight, context);
    },
  };
}

/** Converts an active session. @param presentId Id of the session that made this request. */
function toApiPersonSession(session: RegisteredSession, presentId: string) {
  const { sessionId, device, network, tenantId, begunAt, lastSeenAt, expiresAt } = session;
  return {
    sessionId,
    device,
    network,
    tenantId: tenantId ?? '',
    begunAt: timestampFromDate(begunAt),
    lastSeenAt: timestampFromDate(lastSeenAt),
    expiresAt: timestampFromDate(expiresAt),
    isPresent: sessionId === presentId,
  };
}
