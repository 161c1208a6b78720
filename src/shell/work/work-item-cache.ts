import { create } from '@bufbuild/protobuf';
import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  GetWorkItemResponseSchema,
  type WorkItem,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { invalidate } from '../api/use-invalidate.ts';

export function useWorkItemCache(workItemId: string) {
  const queryClient = useQueryClient();
  const transport = useTransport();
  return useMemo(() => {
    const { getWorkItem, listWorkItemMessages } = WorkService.method;
    const itemKey = createConnectQueryKey({
      schema: getWorkItem,
      input: { workItemId },
      transport,
      cardinality: 'finite',
    });
    const shown = () => queryClient.getQueryData(itemKey)?.workItem;
    return {
      shown,
      /** Keeps a newer version that is shown already. */
      store: (workItem: WorkItem) => {
        if (workItem.version >= (shown()?.version ?? 0n)) {
          queryClient.setQueryData(itemKey, create(GetWorkItemResponseSchema, { workItem }));
        }
      },
      invalidate: () => invalidate(queryClient, [getWorkItem, listWorkItemMessages], { workItemId }),
    };
  }, [queryClient, transport, workItemId]);
}
