import { useMutation } from '@connectrpc/connect-query';
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect } from 'react';
import { InboxService } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/** Marks the shown version as read. A failure leaves the WorkItem unread until the next version or visit. */
export function useMarkRead(workItem: WorkItem | undefined): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const { mutate } = useMutation(InboxService.method.markWorkItemsRead);
  const { workItemId, version } = workItem ?? {};
  useEffect(() => {
    if (!isVisible || workItemId === undefined || version === undefined) return;
    mutate({ marks: [{ workItemId, version }] });
  }, [isVisible, workItemId, version, mutate]);
}
