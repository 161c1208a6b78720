import { useQuery } from '@connectrpc/connect-query';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { PrincipalType, type TimelineEntry } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useSession } from '../session/session-context.ts';

/** Log entries hold only ids. People's names are those of the current members. */
export function useActorNames(): (actor: Pick<TimelineEntry, 'actorType' | 'actorId'>) => string {
  const { person } = useSession();
  const { data } = useQuery(MemberService.method.listMembers, {});
  return ({ actorType, actorId }) => {
    switch (actorType) {
      case PrincipalType.USER:
        if (actorId === person.personId) return 'You';
        if (actorId.startsWith('chat:')) return 'Somebody in the chat';
        if (data === undefined) return 'Somebody';
        return data.members.find(({ personId }) => personId === actorId)?.name ?? 'A former member';
      case PrincipalType.API_KEY:
        return `API key …${actorId.slice(-6)}`;
      case PrincipalType.DELEGATION:
        return `Agent …${actorId.slice(-6)}`;
      default:
        return 'Workgate';
    }
  };
}
