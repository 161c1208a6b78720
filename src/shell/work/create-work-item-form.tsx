import { createConnectQueryKey, useMutation } from '@connectrpc/connect-query';
import { Select, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  WorkItemChannel,
  WorkItemPriority,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { CHANNEL_LABELS, optionsOf, PRIORITY_LABELS } from './labels.ts';
import { workItemPath } from './work-item-path.ts';

const FIELDS = ['subject', 'priority', 'channel', 'tags', 'contact.name', 'contact.email', 'initial_message.content'];

export function CreateWorkItemForm({ onClose }: { onClose: () => void }) {
  const [subject, setSubject] = useState('');
  const [priority, setPriority] = useState<WorkItemPriority>(WorkItemPriority.NORMAL);
  const [channel, setChannel] = useState<WorkItemChannel>(WorkItemChannel.OTHER);
  const [tags, setTags] = useState<string[]>([]);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [content, setContent] = useState('');
  const idempotency = useIdempotencyKey();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const create = useMutation(WorkService.method.createWorkItem, {
    onSuccess: ({ workItem }) => {
      idempotency.renew();
      const schema = WorkService.method.listWorkItems;
      void queryClient.invalidateQueries({ queryKey: createConnectQueryKey({ schema, cardinality: undefined }) });
      onClose();
      if (workItem !== undefined) void navigate(workItemPath(workItem));
    },
  });
  const failure = create.error === null ? undefined : failureOf(create.error);

  const submit = () => {
    const contact = {
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(email.trim() === '' ? {} : { email: email.trim() }),
    };
    const request = {
      subject,
      priority,
      channel,
      tags,
      ...(Object.keys(contact).length === 0 ? {} : { contact }),
      ...(content.trim() === '' ? {} : { initialMessage: { content } }),
    };
    create.mutate({ ...request, idempotencyKey: idempotency.keyFor(request) });
  };
  return (
    <DialogForm
      submitLabel="Create"
      onSubmit={submit}
      onCancel={onClose}
      isPending={create.isPending}
      error={create.error}
      fields={FIELDS}
    >
      <TextInput
        label="Subject"
        required
        data-autofocus
        maxLength={500}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
        error={problemOf(failure, 'subject', 'Subject')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="Priority"
          data={optionsOf(PRIORITY_LABELS)}
          allowDeselect={false}
          value={String(priority)}
          onChange={(value) => setPriority(Number(value))}
          error={problemOf(failure, 'priority', 'Priority')}
        />
        <Select
          label="Channel"
          data={optionsOf(CHANNEL_LABELS)}
          allowDeselect={false}
          value={String(channel)}
          onChange={(value) => setChannel(Number(value))}
          error={problemOf(failure, 'channel', 'Channel')}
        />
        <TextInput
          label="Contact name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problemOf(failure, 'contact.name', 'Name')}
        />
        <TextInput
          label="Contact email"
          type="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problemOf(failure, 'contact.email', 'Email')}
        />
      </SimpleGrid>
      <TagsInput
        label="Tags"
        description="Press Enter after each."
        maxTags={50}
        value={tags}
        onChange={setTags}
        error={problemOf(failure, 'tags', 'Tags')}
      />
      <Textarea
        label="First message"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={65_536}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        error={problemOf(failure, 'initial_message.content', 'Message')}
      />
    </DialogForm>
  );
}
