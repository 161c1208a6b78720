import { useMutation } from '@connectrpc/connect-query';
import {
  WorkItemChannel,
  WorkItemPriority,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { notifyReplayed } from '../drafts/notify-replayed.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useIdempotencyKey } from '../drafts/use-idempotency-key.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { useNavigate } from '../router/router.tsx';
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

const DRAFT_KEY = 'new-work-item';

export function CreateWorkItemForm({ onClose }: { onClose: () => void }) {
  const draft = useDraft(DRAFT_KEY, EMPTY);
  const idempotency = useIdempotencyKey(DRAFT_KEY);
  const beginAnew = () => {
    idempotency.renew();
    draft.forget();
  };
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
