import { useInfiniteQuery, useMutation } from '@connectrpc/connect-query';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { NoteService, type WorkItemNote } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { useSession } from '../session/session-context.ts';
import { NoteCard } from './note-card.tsx';
import { AddNoteForm, EditNoteForm } from './note-forms.tsx';
import { useInvalidateNotes } from './use-invalidate-notes.ts';

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

function NoteItem({ note, mayWrite }: { note: WorkItemNote; mayWrite: boolean }) {
  const { person, may } = useSession();
  const [isEdited, edit] = useDisclosure();
  const [isConfirming, confirm] = useDisclosure();
  const isThere = note.deletedAt === undefined;
  const isOwn = note.author?.id === person.personId;
  const mayEdit = mayWrite && isThere && isOwn;
  const mayDelete = mayWrite && isThere && (isOwn || may(Permission.MEMBERS_MANAGE));
  if (isEdited && mayEdit) return <EditNoteForm note={note} onClose={edit.close} />;
  return (
    <>
      <NoteCard note={note} />
      {(mayEdit || mayDelete) && (
        <Group gap="sm">
          {mayEdit && (
            <Anchor component="button" type="button" size="xs" onClick={edit.open}>
              Edit
            </Anchor>
          )}
          {mayDelete && (
            <Anchor component="button" type="button" size="xs" onClick={confirm.open}>
              Delete
            </Anchor>
          )}
        </Group>
      )}
      {mayDelete && <DeleteDialog note={note} opened={isConfirming} onClose={confirm.close} />}
    </>
  );
}

function DeleteDialog({ note, opened, onClose }: { note: WorkItemNote; opened: boolean; onClose: () => void }) {
  const invalidate = useInvalidateNotes();
  const remove = useMutation(NoteService.method.deleteWorkItemNote, { onSuccess: invalidate });
  return (
    <ConfirmDialog
      {...remove}
      opened={opened}
      title="Delete this note?"
      consequence="Its text is deleted for good, also for the people that it mentions. A line shows that there was a note."
      confirmLabel="Delete note"
      onConfirm={() => remove.mutate({ noteId: note.noteId })}
      onClose={onClose}
    />
  );
}
