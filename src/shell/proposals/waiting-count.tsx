import { useQuery } from '@connectrpc/connect-query';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { CountBadge } from '../frame/count-badge.tsx';

/** So long it may take until one who stays on another page learns that something waits; the queue has it read at once. */
const READ_AGAIN_AFTER_MS = 60_000;

/** How much waits for this person; nothing if nothing does, or that is not known. */
export function WaitingCount() {
  const { data } = useQuery(
    ActionService.method.countActionProposalsAwaitingMe,
    {},
    { refetchInterval: READ_AGAIN_AFTER_MS, retry: false },
  );
  return <CountBadge count={data?.count ?? 0} isAtLeast={data?.isAtLeast ?? false} words="waiting" />;
}
