import type { DescMessage, DescMethodUnary } from '@bufbuild/protobuf';
import { createConnectQueryKey } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';

/**
 * To be called when something has changed.
 * @param queries whose answers may be others now, whatever they were asked with.
 * @returns what settles when those that are shown have been read again.
 */
export function useReadAgain(...queries: DescMethodUnary<DescMessage, DescMessage>[]): () => Promise<void> {
  const queryClient = useQueryClient();
  const keys = queries.map((schema) => createConnectQueryKey({ schema, cardinality: 'finite' }));
  return async () => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
