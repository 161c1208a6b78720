import { createConnectQueryKey } from '@connectrpc/connect-query';
import { MutationCache, matchQuery, QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { failureOf, isRefusal, isUnauthenticated } from './failure.ts';
import { whenServiceReturns } from './reachability.ts';

const MAX_RETRIES = 2;
/** So often a session that was there is asked for once more before it has ended: its cookie may just be taking another's place. */
const SESSION_RETRIES = 2;
/** Pages that are opened one after another within this time share what was read. */
const STALE_AFTER_MS = 5_000;

const SESSION_KEY = createConnectQueryKey({ schema: SessionService.method.getSession, cardinality: 'finite' });

/**
 * The cache of what was read from the service. When a call is refused, the session is read again: whether it has ended
 * is decided there alone (`session/require-session.tsx`).
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!matchQuery({ queryKey: SESSION_KEY }, query)) readSessionAgainIfRefused(client, error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => readSessionAgainIfRefused(client, error) }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: isWorthRetrying,
      },
      // What a mutation was given and has answered need not outlive the page that asked for it.
      mutations: { gcTime: 0 },
    },
  });
  client.setQueryDefaults(SESSION_KEY, {
    retry: (count, error) => {
      const isReplaced = isUnauthenticated(error) && client.getQueryData(SESSION_KEY) !== undefined;
      return isReplaced ? count < SESSION_RETRIES : isWorthRetrying(count, error);
    },
  });
  // What is shown may be of before the service was away, or missing.
  whenServiceReturns(() => void client.refetchQueries({ type: 'active' }));
  return client;
}

function isWorthRetrying(count: number, error: unknown): boolean {
  return count < MAX_RETRIES && failureOf(error).retryable;
}

/** For calls that go past the cache, such as streams. A reading that is under way goes on: refusals come one after another. */
export function readSessionAgainIfRefused(client: QueryClient, error: unknown): void {
  if (isRefusal(error)) void client.invalidateQueries({ queryKey: SESSION_KEY }, { cancelRefetch: false });
}
