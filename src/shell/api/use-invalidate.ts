import type { DescMessage, DescMethodUnary, MessageInitShape } from '@bufbuild/protobuf';
import { createConnectQueryKey } from '@connectrpc/connect-query';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

type Method = DescMethodUnary<DescMessage, DescMessage>;

/**
 * Returns a function that invalidates the answers of these methods, whatever the request was. Its promise resolves when
 * the answers on the page have been read again.
 */
export function useInvalidate(...queries: Method[]): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, queries);
}

/**
 * Invalidates the answers of these methods, of lists that are read page by page, too.
 * @param input Part of the requests; by default, the request may be any.
 */
export async function invalidate(
  queryClient: QueryClient,
  methods: readonly Method[],
  input?: MessageInitShape<DescMessage>,
): Promise<void> {
  const keys = methods.map((schema) =>
    createConnectQueryKey({ schema, cardinality: undefined, ...(input && { input }) }),
  );
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
