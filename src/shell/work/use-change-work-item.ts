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

/** Changes a WorkItem by a single choice, against the version that the person sees. */
export function useChangeWorkItem({ workItemId, version }: WorkItem) {
  const { store, invalidate } = useWorkItemCache(workItemId);
  const outcome = {
    onSuccess: ({ workItem }: { workItem?: WorkItem | undefined }) => {
      if (workItem !== undefined) store(workItem);
    },
    onError: (error: Error) => {
      void invalidate();
      if (failureOf(error).code === 'precondition_failed') {
        const message =
          'Your change was not applied. The page now shows the newest version: check it, then choose again.';
        notifications.show({
          title: 'Somebody else has changed this WorkItem',
          message,
          role: 'alert',
          autoClose: false,
        });
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
    /** @param dueAt Undefined removes the due date. */
    setDue: (dueAt: Date | undefined) =>
      update.mutate({
        workItemId,
        changes: dueAt === undefined ? {} : { dueAt: timestampFromDate(dueAt) },
        updateMask: { paths: ['due_at'] },
        expectedVersion: version,
      }),
    /** @param personId Undefined for nobody. */
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
