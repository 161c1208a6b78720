import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LinkService } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import { invalidate } from '../api/use-invalidate.ts';

/** Returns a function that reads links again: the same function on every render. */
export function useInvalidateLinks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => invalidate(queryClient, [LinkService.method.listWorkItemLinks]), [queryClient]);
}
