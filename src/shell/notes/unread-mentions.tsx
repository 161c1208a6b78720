import { useQuery } from '@connectrpc/connect-query';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { CountBadge } from '../frame/count-badge.tsx';

/** Milliseconds until a person who stays on a page learns of a mention. */
const READ_AGAIN_AFTER_MS = 60_000;

export function UnreadMentions() {
  const { data } = useQuery(
    NoteService.method.listMyMentions,
    { pageSize: 1 },
    { refetchInterval: READ_AGAIN_AFTER_MS, retry: false },
  );
  return <CountBadge count={data?.unreadCount ?? 0} words="new" />;
}
