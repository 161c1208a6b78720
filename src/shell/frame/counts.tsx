import { useQuery } from '@connectrpc/connect-query';
import { Badge, VisuallyHidden } from '@mantine/core';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';

/** Every minute: the approvals page updates its own count at once. */
const OFTEN = { refetchInterval: 60_000, retry: false } as const;

/** Number of proposals that wait for this person; nothing for none, or if the number is not known. */
export function WaitingCount() {
  const { data } = useQuery(ActionService.method.countActionProposalsAwaitingMe, {}, OFTEN);
  return <CountBadge count={data?.count ?? 0} isAtLeast={data?.isAtLeast ?? false} words="waiting" />;
}

/** Number of mentions that this person has not read; nothing for none, or if the number is not known. */
export function UnreadMentions() {
  const { data } = useQuery(NoteService.method.listMyMentions, { pageSize: 1 }, OFTEN);
  return <CountBadge count={data?.unreadCount ?? 0} isAtLeast={false} words="new" />;
}

/** `words` tell screen readers what is counted. */
function CountBadge({ count, words, isAtLeast }: { count: number; words: string; isAtLeast: boolean }) {
  if (count === 0) return null;
  return (
    <Badge size="sm" variant="light" tt="none" ml="auto">
      {count}
      {isAtLeast && '+'}
      <VisuallyHidden> {words}</VisuallyHidden>
    </Badge>
  );
}
