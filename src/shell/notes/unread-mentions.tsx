import { useQuery } from '@connectrpc/connect-query';
import { Badge, VisuallyHidden } from '@mantine/core';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';

/** So long it may take until one who stays on a page learns of a mention. */
const READ_AGAIN_AFTER_MS = 60_000;

/** How many mentions this person has not read; nothing if there are none, or that is not known. */
export function UnreadMentions() {
  const { data } = useQuery(
    NoteService.method.listMyMentions,
    { pageSize: 1 },
    { refetchInterval: READ_AGAIN_AFTER_MS, retry: false },
  );
  const count = data?.unreadCount ?? 0;
  if (count === 0) return null;
  return (
    <Badge size="sm" variant="light" tt="none" ml="auto">
      {count}
      <VisuallyHidden> new</VisuallyHidden>
    </Badge>
  );
}
