import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { invalidate } from '../api/use-invalidate.ts';

const METHODS = [NoteService.method.listWorkItemNotes, NoteService.method.listMyMentions];

/** Returns the same function on every render. */
export function useInvalidateNotes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => invalidate(queryClient, METHODS), [queryClient]);
}
