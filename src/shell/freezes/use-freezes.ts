import { useQuery } from '@connectrpc/connect-query';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { FreezeService } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { useSession } from '../session/session-context.ts';

/** Others freeze and thaw while a page is looked at. */
const READ_AGAIN_AFTER_MS = 30_000;

/** What is frozen, and what was; undefined until it is read, and for whoever may not know of actions. */
export function useFreezes() {
  const enabled = useSession().may(Permission.ACTIONS_READ);
  return useQuery(FreezeService.method.listFreezes, {}, { enabled, refetchInterval: READ_AGAIN_AFTER_MS });
}
