import { useInfiniteQuery, useMutation } from '@connectrpc/connect-query';
import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Mention, NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { NoteCard } from './note-card.tsx';
import { useInvalidateNotes } from './use-invalidate-notes.ts';

const PAGE_SIZE = 50;
/** Greatest count that the service returns. */
const MOST_COUNTED = 100;

export function MentionsPage() {
  const { may } = useSession();
  if (!may(Permission.WORK_READ)) return <NotPermittedPage title="Mentions" needed={Role.VIEWER} />;
  return <Mentions />;
}

function Mentions() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    NoteService.method.listMyMentions,
    { pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const markRead = useMarkRead();
  const mentions = data?.pages.flatMap((page) => page.mentions);
  const unread = mentions?.filter((mention) => mention.unread) ?? [];
  const markAll = unread.length > 0 && (
    <Button variant="default" onClick={() => markRead(unread)}>
      Mark as read
    </Button>
  );
  return (
    <Page title="Mentions" lead={unreadWords(data?.pages[0]?.unreadCount ?? 0)} actions={markAll}>
      {error !== null && <FailureAlert error={error} title="The mentions cannot be read" />}
      {mentions === undefined && error === null && <RecordsSkeleton />}
      {mentions?.length === 0 && (
        <Text c="dimmed">Nobody has mentioned you yet. Internal notes that mention you appear here.</Text>
      )}
      {mentions !== undefined && mentions.length > 0 && (
        <Stack component="ol" gap="md" p={0} m={0} maw="80ch" style={{ listStyle: 'none' }} aria-label="Mentions">
          {mentions.map((mention) => (
            <MentionRow key={mention.note?.noteId} mention={mention} onOpen={() => markRead([mention])} />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Group>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier mentions
          </Button>
        </Group>
      )}
    </Page>
  );
}

function MentionRow({ mention, onOpen }: { mention: Mention; onOpen: () => void }) {
  const { note, subject, packKey, unread } = mention;
  if (note === undefined) return null;
  return (
    <li>
      <Group gap="xs" mb={4} wrap="nowrap">
        <Anchor
          component={Link}
          to={workItemPath({ packKey, workItemId: note.workItemId })}
          fw={600}
          truncate
          title={visibleText(subject)}
          onClick={onOpen}
        >
          <VisibleText>{subject}</VisibleText>
        </Anchor>
        {unread && (
          <Badge variant="dot" tt="none" miw="max-content">
            New
          </Badge>
        )}
      </Group>
      <NoteCard note={note} />
    </li>
  );
}

function useMarkRead(): (mentions: readonly Mention[]) => void {
  const invalidate = useInvalidateNotes();
  const { mutate } = useMutation(NoteService.method.markMentionsRead, {
    onSuccess: invalidate,
    onError: (error) => notifyFailure('The mentions were not marked as read', error),
  });
  return (mentions) => {
    const noteIds = mentions.flatMap(({ note, unread }) => (unread && note !== undefined ? [note.noteId] : []));
    // Most ids that the contract allows in a call. Any others stay unread.
    if (noteIds.length > 0) mutate({ noteIds: noteIds.slice(0, 200) });
  };
}

function unreadWords(count: number): string {
  if (count === 0) return 'You have read all of them.';
  return count >= MOST_COUNTED ? `${MOST_COUNTED} or more are new.` : `${count} ${count === 1 ? 'is' : 'are'} new.`;
}
