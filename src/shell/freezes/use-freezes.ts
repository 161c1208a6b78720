import { useQuery } from '@connectrpc/connect-query';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { FreezeService } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { useSession } from '../session/session-context.ts';

/** Milliseconds between reads, as others freeze and thaw while the page is open. */
const READ_AGAIN_AFTER_MS = 30_000;

/** Returns the current and past freezes; undefined until they are read, and for people who may not read actions. */
export function useFreezes() {
  const enabled = useSession().may(Permission.ACTIONS_READ);
  return useQuery(FreezeService.method.listFreezes, {}, { enabled, refetchInterval: READ_AGAIN_AFTER_MS });
}
