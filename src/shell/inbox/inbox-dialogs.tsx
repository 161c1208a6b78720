import { useMutation } from '@connectrpc/connect-query';
import { Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ViewService } from '../../../generated/proto/workgate/work/v1/view_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { DialogForm } from '../frame/dialog-form.tsx';
import { useOpened } from '../frame/use-opening.ts';
import { CreateWorkItemForm } from '../work/create-work-item-form.tsx';
import { type InboxQuery, toRequest } from './inbox-query.ts';
import { type InboxView, useUpdateView } from './views.ts';

export type ViewTask =
  | { kind: 'save' }
  | { kind: 'rename'; view: InboxView }
  | { kind: 'delete'; view: InboxView }
  | undefined;

interface InboxDialogsProps {
  task: ViewTask;
  query: InboxQuery;
  mayShare: boolean;
  onClose: () => void;
  isCreateOpen: boolean;
  onCreateClose: () => void;
}

export function InboxDialogs({ query, mayShare, onClose, isCreateOpen, onCreateClose, ...props }: InboxDialogsProps) {
  const isThere = useOpened(true);
  const task = isThere ? props.task : undefined;
  return (
    <>
      <Modal opened={task?.kind === 'save'} onClose={onClose} title="Save this view">
        <SaveForm {...{ query, mayShare, onClose }} />
      </Modal>
      <Modal opened={task?.kind === 'rename'} onClose={onClose} title="Rename the view">
        {task?.kind === 'rename' && <RenameForm view={task.view} onClose={onClose} />}
      </Modal>
      {task?.kind === 'delete' && <DeleteDialog view={task.view} onClose={onClose} />}
      <Modal opened={isThere && isCreateOpen} onClose={onCreateClose} title="New WorkItem" size="lg">
        <CreateWorkItemForm onClose={onCreateClose} />
      </Modal>
    </>
  );
}

function SaveForm({ query, mayShare, onClose }: Pick<InboxDialogsProps, 'query' | 'mayShare' | 'onClose'>) {
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const invalidate = useInvalidate(ViewService.method.listViews);
  const { mutate, isPending, error } = useMutation(ViewService.method.createView, {
    onSuccess: () => {
      void invalidate();
      onClose();
    },
  });
  return (
    <DialogForm
      submitLabel="Save"
      onSubmit={() => mutate({ name: name.trim(), isShared, query: toRequest(query), order: query.order })}
      onCancel={onClose}
      isPending={isPending}
      error={error}
      fields={['name']}
    >
      <NameField name={name} onChange={setName} error={error} />
      {mayShare && (
        <Checkbox
          label="Shared with everybody in the tenant"
          checked={isShared}
          onChange={(event) => setIsShared(event.currentTarget.checked)}
        />
      )}
    </DialogForm>
  );
}

function RenameForm({ view, onClose }: { view: InboxView; onClose: () => void }) {
  const [name, setName] = useState(view.name);
  const { update, isPending, error } = useUpdateView(onClose);
  return (
    <DialogForm
      submitLabel="Rename"
      onSubmit={() => update(view, view.query, name.trim())}
      onCancel={onClose}
      isPending={isPending}
      error={error}
      fields={['name']}
    >
      <NameField name={name} onChange={setName} error={error} />
    </DialogForm>
  );
}

function NameField({ name, onChange, error }: { name: string; onChange: (name: string) => void; error: Error | null }) {
  return (
    <TextInput
      label="Name"
      required
      data-autofocus
      maxLength={60}
      value={name}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problemOf(error === null ? undefined : failureOf(error), 'name', 'Name')}
    />
  );
}

function DeleteDialog({ view, onClose }: { view: InboxView; onClose: () => void }) {
  const invalidate = useInvalidate(ViewService.method.listViews);
  const { mutate, isPending, error } = useMutation(ViewService.method.deleteView, {
    onSuccess: () => {
      void invalidate();
      onClose();
    },
  });
  const whose = view.saved?.isShared === true ? ' The view is deleted for everybody in the tenant.' : '';
  return (
    <ConfirmDialog
      opened
      title={`Delete the view ${visibleText(view.name)}`}
      consequence={`Its WorkItems are kept.${whose}`}
      confirmLabel="Delete"
      onConfirm={() => mutate({ viewId: view.saved?.viewId ?? '' })}
      onClose={onClose}
      isPending={isPending}
      error={error}
    />
  );
}
