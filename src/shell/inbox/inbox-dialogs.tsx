import { Modal } from '@mantine/core';
import { useOpened } from '../frame/use-opening.ts';
import { CreateWorkItemForm } from '../work/create-work-item-form.tsx';
import { ViewDialogs, type ViewTaskProps } from './view-dialogs.tsx';

export interface InboxDialogsProps extends ViewTaskProps {
  isCreateOpen: boolean;
  onCreateClose: () => void;
}

export function InboxDialogs({ isCreateOpen, onCreateClose, ...views }: InboxDialogsProps) {
  const isThere = useOpened(true);
  return (
    <>
      <ViewDialogs {...views} task={isThere ? views.task : undefined} />
      <Modal opened={isThere && isCreateOpen} onClose={onCreateClose} title="New WorkItem" size="lg">
        <CreateWorkItemForm onClose={onCreateClose} />
      </Modal>
    </>
  );
}
