import { createConnectQueryKey } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';

/** Returns the same function on every render. */
export function useInvalidateNotes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const { listWorkItemNotes, listMyMentions } = NoteService.method;
    const keys = [
      createConnectQueryKey({ schema: listWorkItemNotes, cardinality: undefined }),
      createConnectQueryKey({ schema: listMyMentions, cardinality: undefined }),
    ];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}
