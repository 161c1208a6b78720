import { useMutation } from '@connectrpc/connect-query';
import { Alert, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { useWorkItemCache } from './work-item-cache.ts';

const PATHS = ['subject', 'tags', 'contact.name', 'contact.email', 'contact.locale'] as const;
type TextPath = Exclude<(typeof PATHS)[number], 'tags'>;
type Details = Record<TextPath, string> & { tags: string[] };

interface EditDetailsFormProps {
  /** The WorkItem as the page shows it. */
  opened: WorkItem;
  onClose: () => void;
}

/**
 * Changes several details at once. Only touched fields are sent, and only against the version that they were read from:
 * when somebody else was faster, untouched fields take their values and the person decides anew.
 */
export function EditDetailsForm({ opened, onClose }: EditDetailsFormProps) {
  const [base, setBase] = useState(opened);
  const [edits, setEdits] = useState<Partial<Details>>({});
  const [hasMoved, setHasMoved] = useState(false);
  const cache = useWorkItemCache(base.workItemId);
  const details: Details = { ...detailsOf(base), ...edits };

  const update = useMutation(WorkService.method.updateWorkItem, {
    onSuccess: ({ workItem }) => {
      if (workItem !== undefined) cache.store(workItem);
      onClose();
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      await cache.readAgain();
      setBase(cache.shown() ?? base);
      setHasMoved(true);
      update.reset();
    },
  });
  const failure = update.error === null ? undefined : failureOf(update.error);

  const submit = () => {
    const paths = PATHS.filter((path) => edits[path] !== undefined);
    if (paths.length === 0) return onClose();
    setHasMoved(false);
    const contact = {
      ...given('name', edits['contact.name']),
      ...given('email', edits['contact.email']),
      ...given('locale', edits['contact.locale']),
    };
    update.mutate({
      workItemId: base.workItemId,
      changes: {
        ...given('subject', edits.subject),
        ...(edits.tags === undefined ? {} : { tags: edits.tags }),
        contact,
      },
      updateMask: { paths },
      expectedVersion: base.version,
    });
  };
  const text = (path: TextPath, label: string) => ({
    label,
    value: details[path],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setEdits((present) => ({ ...present, [path]: value }));
    },
    error: problemOf(failure, path, label) ?? problemOf(failure, `changes.${path}`, label),
  });
  return (
    <DialogForm
      submitLabel="Save"
      onSubmit={submit}
      onCancel={onClose}
      isPending={update.isPending}
      error={update.error}
      fields={PATHS.flatMap((path) => [path, `changes.${path}`])}
    >
      {hasMoved && (
        <Alert role="alert" title="Somebody has changed this WorkItem">
          Nothing was saved. Fields that you have not touched show the new values; save again if yours still hold.
        </Alert>
      )}
      <TextInput {...text('subject', 'Subject')} required data-autofocus maxLength={500} />
      <TagsInput
        label="Tags"
        description="Press Enter after each."
        maxTags={50}
        value={details.tags}
        onChange={(tags) => setEdits((present) => ({ ...present, tags }))}
        error={problemOf(failure, 'tags', 'Tags') ?? problemOf(failure, 'changes.tags', 'Tags')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...text('contact.name', 'Contact name')} maxLength={200} />
        <TextInput {...text('contact.email', 'Contact email')} type="email" maxLength={254} />
        <TextInput {...text('contact.locale', 'Contact language')} placeholder="de-CH" maxLength={35} />
      </SimpleGrid>
    </DialogForm>
  );
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

/** A field that the mask names and the changes lack is removed: that is what an emptied field means. */
function given<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? {} : ({ [name]: trimmed } as Record<Name, string>);
}
