import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { useMutation } from '@connectrpc/connect-query';
import { notifications } from '@mantine/notifications';
import {
  type WorkItem,
  type WorkItemPriority,
  type WorkItemStatus,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { useWorkItemCache } from './work-item-cache.ts';

/**
 * Changes of a WorkItem by a single choice. Each holds only if the WorkItem is still the one that the person sees;
 * otherwise it is read again and they are told.
 */
export function useChangeWorkItem({ workItemId, version }: WorkItem) {
  const { store, readAgain } = useWorkItemCache(workItemId);
  const outcome = {
    onSuccess: ({ workItem }: { workItem?: WorkItem | undefined }) => {
      if (workItem !== undefined) store(workItem);
    },
    onError: (error: Error) => {
      void readAgain();
      if (failureOf(error).code === 'precondition_failed') {
        const message = 'It has been read again, and your choice was not applied. Look at it and choose anew.';
        notifications.show({ title: 'Somebody has changed this WorkItem', message, role: 'alert', autoClose: false });
      } else {
        notifyFailure('The WorkItem was not changed', error);
      }
    },
  };
  const update = useMutation(WorkService.method.updateWorkItem, outcome);
  const assign = useMutation(WorkService.method.assignWorkItem, outcome);
  const move = useMutation(WorkService.method.moveWorkItem, outcome);
  const set = (field: 'status' | 'priority', value: number) =>
    update.mutate({
      workItemId,
      changes: { [field]: value },
      updateMask: { paths: [field] },
      expectedVersion: version,
    });
  return {
    setStatus: (status: WorkItemStatus) => set('status', status),
    setPriority: (priority: WorkItemPriority) => set('priority', priority),
    /** @param dueAt by no time if undefined. */
    setDue: (dueAt: Date | undefined) =>
      update.mutate({
        workItemId,
        changes: dueAt === undefined ? {} : { dueAt: timestampFromDate(dueAt) },
        updateMask: { paths: ['due_at'] },
        expectedVersion: version,
      }),
    /** @param personId nobody if undefined. */
    assign: (personId: string | undefined) =>
      assign.mutate({
        workItemId,
        ...(personId === undefined ? {} : { assigneeId: personId }),
        expectedVersion: version,
      }),
    move: (packKey: string, queueKey: string) =>
      move.mutate({ workItemId, packKey, queueKey, expectedVersion: version }),
    isPending: update.isPending || assign.isPending || move.isPending,
  };
}
