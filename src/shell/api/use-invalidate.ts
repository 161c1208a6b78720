import type { DescMessage, DescMethodUnary } from '@bufbuild/protobuf';
import { createConnectQueryKey } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that invalidates the answers of these methods, whatever the request was. Its promise resolves when
 * the answers on the page have been read again.
 */
export function useInvalidate(...queries: DescMethodUnary<DescMessage, DescMessage>[]): () => Promise<void> {
  const queryClient = useQueryClient();
  const keys = queries.map((schema) => createConnectQueryKey({ schema, cardinality: 'finite' }));
  return async () => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
