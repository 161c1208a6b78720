import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Group, MultiSelect, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { NoteService, type WorkItemNote } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import type { Principal } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { type Draft, useDraft } from '../drafts/use-draft.ts';
import { notifyReplayed, useSentDraft } from '../drafts/use-sent-draft.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useSession } from '../session/session-context.ts';
import { MentionTextarea } from './mention-textarea.tsx';
import { useInvalidateNotes } from './use-invalidate-notes.ts';

const MAX_MENTIONED = 20;

interface NoteText {
  content: string;
  mentionedIds: string[];
}

const NOTHING_WRITTEN: NoteText = { content: '', mentionedIds: [] };

export function AddNoteForm({ workItemId }: { workItemId: string }) {
  const { draft, keyFor, beginAnew } = useSentDraft(`note/${workItemId}`, NOTHING_WRITTEN);
  const invalidate = useInvalidateNotes();
  const { mutate, error, isPending } = useMutation(NoteService.method.addWorkItemNote, {
    onSuccess: async ({ replayed }) => {
      if (replayed) notifyReplayed('The note');
      beginAnew();
      await invalidate();
    },
  });
  const submit = () => {
    const request = { workItemId, ...draft.value };
    mutate({ ...request, idempotencyKey: keyFor(request) });
  };
  return (
    <NoteForm
      {...{ draft, error, isPending }}
      title="The note was not added"
      label="Note"
      description="Only people of your team can read it. Type @ to mention one of them."
      submitLabel="Add note"
      onSubmit={submit}
      onDiscard={beginAnew}
    />
  );
}

export function EditNoteForm({ note, onClose }: { note: WorkItemNote; onClose: () => void }) {
  const { noteId, content, mentioned, version } = note;
  const draft = useDraft<NoteText>(`note-edit/${noteId}`, { content, mentionedIds: mentioned.map(({ id }) => id) });
  const [openedVersion] = useState(version);
  const invalidate = useInvalidateNotes();
  const close = () => {
    draft.forget();
    onClose();
  };
  const { mutate, error, isPending } = useMutation(NoteService.method.updateWorkItemNote, {
    onSuccess: close,
    onSettled: invalidate,
  });
  return (
    <NoteForm
      {...{ draft, error, isPending, mentioned }}
      title="The note was not changed"
      label="Changed note"
      submitLabel="Save note"
      // After an error, the person has seen the newer version and decided again.
      onSubmit={() => mutate({ noteId, ...draft.value, expectedVersion: error === null ? openedVersion : version })}
      onDiscard={draft.forget}
      onCancel={close}
    />
  );
}

interface NoteFormProps {
  draft: Draft<NoteText>;
  error: Error | null;
  isPending: boolean;
  title: string;
  label: string;
  description?: string;
  /** People whom the note mentions already; they may have left since. */
  mentioned?: readonly Principal[];
  submitLabel: string;
  onSubmit: () => void;
  onDiscard: () => void;
  onCancel?: () => void;
}

function NoteForm(props: NoteFormProps) {
  const { draft, error, isPending, title, submitLabel, onSubmit, onDiscard, onCancel } = props;
  const isEmpty = draft.value.content.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !isPending) onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {error !== null && <FailureAlert error={error} title={title} fields={['content', 'mentioned_ids']} />}
        <DraftNotice draft={draft} onDiscard={onDiscard} />
        <NoteFields {...props} />
        <Group justify="flex-end" gap="xs">
          {onCancel !== undefined && (
            <Button size="xs" variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" size="xs" variant="default" disabled={isEmpty} loading={isPending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function NoteFields({ draft, error, isPending, label, description, mentioned = [] }: NoteFormProps) {
  const { person } = useSession();
  const { data } = useQuery(MemberService.method.listMembers, {});
  const { content, mentionedIds } = draft.value;
  const others = (data?.members ?? []).filter(({ personId }) => personId !== person.personId);
  const former = mentioned.filter(({ id }) => !others.some(({ personId }) => personId === id));
  const options = [
    ...others.map(({ personId, name }) => ({ value: personId, label: `@${visibleText(name)}` })),
    ...former.map(({ id, displayName }) => ({ value: id, label: `@${visibleText(displayName)}` })),
  ];
  const failure = error === null ? undefined : failureOf(error);
  return (
    <>
      <MentionTextarea
        label={label}
        {...(description !== undefined && { description })}
        value={content}
        members={others}
        readOnly={isPending}
        error={problemOf(failure, 'content', 'Note')}
        onChange={(text, member) =>
          draft.set({ content: text, mentionedIds: withMember(mentionedIds, member?.personId) })
        }
      />
      <MultiSelect
        label="Mention"
        data={options}
        value={mentionedIds}
        onChange={(chosen) => draft.set({ content, mentionedIds: chosen })}
        maxValues={MAX_MENTIONED}
        searchable
        readOnly={isPending}
        error={problemOf(failure, 'mentioned_ids', 'Somebody')}
      />
    </>
  );
}

function withMember(ids: string[], personId: string | undefined): string[] {
  if (personId === undefined || ids.includes(personId) || ids.length === MAX_MENTIONED) return ids;
  return [...ids, personId];
}
