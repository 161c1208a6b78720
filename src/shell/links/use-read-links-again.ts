import { createConnectQueryKey } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LinkService } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';

/** To be called when WorkItems were linked or are no more: the same function at every rendering. */
export function useReadLinksAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const queryKey = createConnectQueryKey({ schema: LinkService.method.listWorkItemLinks, cardinality: undefined });
    await queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
}
