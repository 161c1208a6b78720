import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { AddNoteForm } from './note-forms.tsx';
import { NoteItem } from './note-item.tsx';

const PAGE_SIZE = 10;

export function NotesSection({ workItemId, mayWrite }: { workItemId: string; mayWrite: boolean }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    NoteService.method.listWorkItemNotes,
    { workItemId, pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const notes = data?.pages.flatMap((page) => page.notes);
  return (
    <Section title="Internal notes">
      {error !== null && <FailureAlert error={error} title="The notes cannot be read" />}
      {notes === undefined && error === null && <Skeleton height={40} />}
      {mayWrite && <AddNoteForm workItemId={workItemId} />}
      {notes?.length === 0 && (
        <Text size="sm" c="dimmed">
          No notes yet. Customers, agents and programs never see them.
        </Text>
      )}
      {notes !== undefined && notes.length > 0 && (
        <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Notes">
          {notes.map((note) => (
            <li key={note.noteId}>
              <NoteItem note={note} mayWrite={mayWrite} />
            </li>
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Group>
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier notes
          </Button>
        </Group>
      )}
    </Section>
  );
}
