import { useMutation } from '@connectrpc/connect-query';
import { Select, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import {
  WorkItemChannel,
  WorkItemPriority,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { type Failure, failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { notifyReplayed, useSentDraft } from '../drafts/use-sent-draft.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { useNavigate } from '../router/router.tsx';
import { CHANNEL_LABELS, optionsOf, PRIORITY_LABELS } from './labels.ts';
import { workItemPath } from './work-item-path.ts';

interface NewWorkItem {
  subject: string;
  priority: WorkItemPriority;
  channel: WorkItemChannel;
  tags: string[];
  contactName: string;
  contactEmail: string;
  message: string;
}

const FIELDS = [
  'subject',
  'priority',
  'channel',
  'tags',
  'contact.name',
  'contact.email',
  'initial_message.content',
] as const;

const EMPTY: NewWorkItem = {
  subject: '',
  priority: WorkItemPriority.NORMAL,
  channel: WorkItemChannel.OTHER,
  tags: [],
  contactName: '',
  contactEmail: '',
  message: '',
};

export function CreateWorkItemForm({ onClose }: { onClose: () => void }) {
  const { draft, keyFor, beginAnew } = useSentDraft('new-work-item', EMPTY);
  const navigate = useNavigate();

  const create = useMutation(WorkService.method.createWorkItem, {
    onSuccess: ({ workItem, replayed }) => {
      if (replayed) notifyReplayed('The WorkItem');
      beginAnew();
      onClose();
      if (workItem !== undefined) void navigate(workItemPath(workItem));
    },
  });
  const submit = () => {
    const request = toRequest(draft.value);
    create.mutate({ ...request, idempotencyKey: keyFor(request) });
  };
  return (
    <DialogForm {...create} submitLabel="Create" onSubmit={submit} onCancel={onClose} fields={FIELDS}>
      <DraftNotice draft={draft} onDiscard={beginAnew} />
      <WorkItemFields
        value={draft.value}
        onChange={draft.set}
        failure={create.error === null ? undefined : failureOf(create.error)}
      />
    </DialogForm>
  );
}

/** Leaves out empty fields. */
function toRequest({ subject, priority, channel, tags, contactName, contactEmail, message }: NewWorkItem) {
  const contact = {
    ...(contactName.trim() === '' ? {} : { name: contactName.trim() }),
    ...(contactEmail.trim() === '' ? {} : { email: contactEmail.trim() }),
  };
  return {
    subject,
    priority,
    channel,
    tags,
    ...(Object.keys(contact).length === 0 ? {} : { contact }),
    ...(message.trim() === '' ? {} : { initialMessage: { content: message } }),
  };
}

interface WorkItemFieldsProps {
  value: NewWorkItem;
  onChange: (value: NewWorkItem) => void;
  failure: Failure | undefined;
}

function WorkItemFields({ value, onChange, failure }: WorkItemFieldsProps) {
  const text = (name: 'subject' | 'contactName' | 'contactEmail' | 'message') => ({
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: event.currentTarget.value }),
  });
  const choice = (name: 'priority' | 'channel', label: string, labels: Readonly<Record<number, string>>) => ({
    label,
    data: optionsOf(labels),
    allowDeselect: false,
    value: String(value[name]),
    onChange: (chosen: string | null) => onChange({ ...value, [name]: Number(chosen) }),
    error: problemOf(failure, name, label),
  });
  const problem = (path: string, label: string) => ({ error: problemOf(failure, path, label) });
  return (
    <>
      <TextInput
        label="Subject"
        required
        data-autofocus
        maxLength={500}
        {...text('subject')}
        {...problem('subject', 'Subject')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select {...choice('priority', 'Priority', PRIORITY_LABELS)} />
        <Select {...choice('channel', 'Channel', CHANNEL_LABELS)} />
        <TextInput label="Contact name" maxLength={200} {...text('contactName')} {...problem('contact.name', 'Name')} />
        <TextInput
          label="Contact email"
          type="email"
          maxLength={254}
          {...text('contactEmail')}
          {...problem('contact.email', 'Email')}
        />
      </SimpleGrid>
      <TagsInput
        label="Tags"
        description="Press Enter after each."
        maxTags={50}
        value={value.tags}
        onChange={(tags) => onChange({ ...value, tags })}
        {...problem('tags', 'Tags')}
      />
      <Textarea
        label="First message"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={65_536}
        {...text('message')}
        {...problem('initial_message.content', 'Message')}
      />
    </>
  );
}
