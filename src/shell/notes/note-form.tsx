import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { notifyReplayed } from '../drafts/notify-replayed.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useIdempotencyKey } from '../drafts/use-idempotency-key.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NoteFields, type NoteText } from './note-fields.tsx';
import { useInvalidateNotes } from './use-invalidate-notes.ts';

const NOTHING_WRITTEN: NoteText = { content: '', mentionedIds: [] };

export function NoteForm({ workItemId }: { workItemId: string }) {
  const draftKey = `note/${workItemId}`;
  const draft = useDraft(draftKey, NOTHING_WRITTEN);
  const { content, mentionedIds } = draft.value;
  const idempotency = useIdempotencyKey(draftKey);
  const beginAnew = () => {
    idempotency.renew();
    draft.forget();
  };
  const invalidate = useInvalidateNotes();
  const add = useMutation(NoteService.method.addWorkItemNote, {
    onSuccess: async ({ replayed }) => {
      if (replayed) notifyReplayed('The note');
      beginAnew();
      await invalidate();
    },
  });
  const isEmpty = content.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || add.isPending) return;
    const request = { workItemId, content, mentionedIds };
    add.mutate({ ...request, idempotencyKey: idempotency.keyFor(request) });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {add.error !== null && (
          <FailureAlert error={add.error} title="The note was not added" fields={['content', 'mentioned_ids']} />
        )}
        <DraftNotice draft={draft} onDiscard={beginAnew} />
        <NoteFields
          label="Note"
          description="Only people of your team can read it. Type @ to mention one of them."
          value={draft.value}
          onChange={draft.set}
          readOnly={add.isPending}
          error={add.error}
        />
        <Group justify="flex-end">
          <Button type="submit" size="xs" variant="default" disabled={isEmpty} loading={add.isPending}>
            Add note
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
