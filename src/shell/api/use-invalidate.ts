import type { DescMessage, DescMethodUnary } from '@bufbuild/protobuf';
import { createConnectQueryKey } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that invalidates cached answers; call it after a change.
 * @param queries methods whose answers may have changed, whatever the request was.
 * @returns a function whose promise resolves when the answers that are on the page have been read again.
 */
export function useInvalidate(...queries: DescMethodUnary<DescMessage, DescMessage>[]): () => Promise<void> {
  const queryClient = useQueryClient();
  const keys = queries.map((schema) => createConnectQueryKey({ schema, cardinality: 'finite' }));
  return async () => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
