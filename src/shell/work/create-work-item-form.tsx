import { createConnectQueryKey, useMutation } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  WorkItemChannel,
  WorkItemPriority,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { NEW_WORK_ITEM_FIELDS, type NewWorkItem, WorkItemFields } from './work-item-fields.tsx';
import { workItemPath } from './work-item-path.ts';

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
  const [entered, setEntered] = useState(EMPTY);
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
  const submit = () => {
    const request = toRequest(entered);
    create.mutate({ ...request, idempotencyKey: idempotency.keyFor(request) });
  };
  return (
    <DialogForm
      submitLabel="Create"
      onSubmit={submit}
      onCancel={onClose}
      isPending={create.isPending}
      error={create.error}
      fields={NEW_WORK_ITEM_FIELDS}
    >
      <WorkItemFields
        value={entered}
        onChange={setEntered}
        failure={create.error === null ? undefined : failureOf(create.error)}
      />
    </DialogForm>
  );
}

/** What was left empty is left out. */
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
