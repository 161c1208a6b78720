import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { NoteService, type WorkItemNote } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NoteFields, type NoteText } from './note-fields.tsx';
import { useInvalidateNotes } from './use-invalidate-notes.ts';

export function NoteEditForm({ note, onClose }: { note: WorkItemNote; onClose: () => void }) {
  const { noteId, content, mentioned, version } = note;
  const draft = useDraft<NoteText>(`note-edit/${noteId}`, { content, mentionedIds: mentioned.map(({ id }) => id) });
  const [openedVersion] = useState(version);
  const invalidate = useInvalidateNotes();
  const close = () => {
    draft.forget();
    onClose();
  };
  const update = useMutation(NoteService.method.updateWorkItemNote, {
    onSuccess: close,
    onSettled: invalidate,
  });
  const isEmpty = draft.value.content.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || update.isPending) return;
    // After an error, the person has seen the newer version and decided again.
    update.mutate({ noteId, ...draft.value, expectedVersion: update.error === null ? openedVersion : version });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {update.error !== null && (
          <FailureAlert error={update.error} title="The note was not changed" fields={['content', 'mentioned_ids']} />
        )}
        <DraftNotice draft={draft} onDiscard={draft.forget} />
        <NoteFields
          label="Changed note"
          value={draft.value}
          onChange={draft.set}
          mentioned={mentioned}
          readOnly={update.isPending}
          error={update.error}
        />
        <Group justify="flex-end" gap="xs">
          <Button size="xs" variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" size="xs" variant="default" disabled={isEmpty} loading={update.isPending}>
            Save note
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
