import { useMutation } from '@connectrpc/connect-query';
import { Anchor, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { NoteService, type WorkItemNote } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { NoteCard } from './note-card.tsx';
import { EditNoteForm } from './note-forms.tsx';
import { useInvalidateNotes } from './use-invalidate-notes.ts';

export function NoteItem({ note, mayWrite }: { note: WorkItemNote; mayWrite: boolean }) {
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
