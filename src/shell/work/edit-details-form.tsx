import { useMutation } from '@connectrpc/connect-query';
import { Alert, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { useWorkItemCache } from './work-item-cache.ts';

const PATHS = ['subject', 'tags', 'contact.name', 'contact.email', 'contact.locale'] as const;
type TextPath = Exclude<(typeof PATHS)[number], 'tags'>;
type Details = Record<TextPath, string> & { tags: string[] };

interface EditDetailsFormProps {
  /** WorkItem as the page showed it when the form was opened. */
  opened: WorkItem;
  onClose: () => void;
}

export function EditDetailsForm({ opened, onClose }: EditDetailsFormProps) {
  const { draft, details, edit, hasMoved, submit, isPending, error } = useDetailsEdit(opened, onClose);
  const failure = error === null ? undefined : failureOf(error);
  const problemAt = (path: keyof Details, label: string) =>
    problemOf(failure, path, label) ?? problemOf(failure, `changes.${path}`, label);
  const text = (path: TextPath, label: string) => ({
    label,
    value: details[path],
    onChange: (event: { currentTarget: { value: string } }) => edit({ [path]: event.currentTarget.value }),
    error: problemAt(path, label),
  });
  return (
    <DialogForm
      submitLabel="Save"
      onSubmit={submit}
      onCancel={onClose}
      isPending={isPending}
      error={error}
      fields={PATHS.flatMap((path) => [path, `changes.${path}`])}
    >
      <DraftNotice draft={draft} onDiscard={draft.forget} />
      {hasMoved && (
        <Alert role="alert" title="Somebody else has changed this WorkItem">
          Not saved. Fields that you have not edited show the new values. Check yours, then save again.
        </Alert>
      )}
      <TextInput {...text('subject', 'Subject')} required data-autofocus maxLength={500} />
      <TagsInput
        label="Tags"
        description="Press Enter after each."
        maxTags={50}
        value={details.tags}
        onChange={(tags) => edit({ tags })}
        error={problemAt('tags', 'Tags')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...text('contact.name', 'Contact name')} maxLength={200} />
        <TextInput {...text('contact.email', 'Contact email')} type="email" maxLength={254} />
        <TextInput {...text('contact.locale', 'Contact language')} placeholder="de-CH" maxLength={35} />
      </SimpleGrid>
    </DialogForm>
  );
}

/** Changed fields, and the version that they were based on. */
interface Edits {
  touched: Partial<Details>;
  version: string;
}

const UNTOUCHED: Edits = { touched: {}, version: '' };

/**
 * Sends only the changed fields. If somebody else has changed the WorkItem meanwhile, the other fields take the new
 * values, and the person decides again.
 */
function useDetailsEdit(opened: WorkItem, onClose: () => void) {
  const [base, setBase] = useState(opened);
  const draft = useDraft(`details/${opened.workItemId}`, UNTOUCHED);
  const { touched: edits, version } = draft.value;
  const [hasMoved, setHasMoved] = useState(draft.isRestored && version !== String(opened.version));
  const cache = useWorkItemCache(base.workItemId);
  const update = useMutation(WorkService.method.updateWorkItem, {
    onSuccess: ({ workItem }) => {
      if (workItem !== undefined) cache.store(workItem);
      draft.forget();
      onClose();
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      await cache.invalidate();
      setBase(cache.shown() ?? base);
      setHasMoved(true);
      update.reset();
    },
  });
  return {
    draft,
    details: { ...detailsOf(base), ...edits },
    edit: (touched: Partial<Details>) =>
      draft.set({ touched: { ...edits, ...touched }, version: String(base.version) }),
    hasMoved,
    submit: () => {
      const paths = PATHS.filter((path) => edits[path] !== undefined);
      if (paths.length === 0) return onClose();
      setHasMoved(false);
      update.mutate({
        workItemId: base.workItemId,
        changes: changesOf(edits),
        updateMask: { paths },
        expectedVersion: base.version,
      });
    },
    isPending: update.isPending,
    error: update.error,
  };
}

function changesOf(edits: Partial<Details>) {
  return {
    ...given('subject', edits.subject),
    ...(edits.tags === undefined ? {} : { tags: edits.tags }),
    contact: {
      ...given('name', edits['contact.name']),
      ...given('email', edits['contact.email']),
      ...given('locale', edits['contact.locale']),
    },
  };
}

function detailsOf({ subject, tags, contact }: WorkItem): Details {
  return {
    subject,
    tags,
    'contact.name': contact?.name ?? '',
    'contact.email': contact?.email ?? '',
    'contact.locale': contact?.locale ?? '',
  };
}

/** A field that is in the mask but not in the changes is removed. */
function given<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? {} : ({ [name]: trimmed } as Record<Name, string>);
}
