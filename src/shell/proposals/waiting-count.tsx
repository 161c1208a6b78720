import { useQuery } from '@connectrpc/connect-query';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { CountBadge } from '../frame/count-badge.tsx';

/**
 * Milliseconds until a person on another page learns that something waits. The approvals page updates the count at
 * once.
 */
const READ_AGAIN_AFTER_MS = 60_000;

export function WaitingCount() {
  const { data } = useQuery(
    ActionService.method.countActionProposalsAwaitingMe,
    {},
    { refetchInterval: READ_AGAIN_AFTER_MS, retry: false },
  );
  return <CountBadge count={data?.count ?? 0} isAtLeast={data?.isAtLeast ?? false} words="waiting" />;
}
