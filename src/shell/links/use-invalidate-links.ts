import { createConnectQueryKey } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LinkService } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';

/** Returns a function that reads links again: the same function on every render. */
export function useInvalidateLinks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const queryKey = createConnectQueryKey({ schema: LinkService.method.listWorkItemLinks, cardinality: undefined });
    await queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
}
