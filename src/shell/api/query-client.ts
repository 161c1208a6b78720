import { createConnectQueryKey } from '@connectrpc/connect-query';
import { MutationCache, matchQuery, QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { failureOf, isRefusal, isUnauthenticated } from './failure.ts';
import { whenServiceReturns } from './reachability.ts';

const MAX_RETRIES = 2;
/** The cookie of an unauthenticated session call may be about to be replaced by a new one. */
const SESSION_RETRIES = 2;
/** Milliseconds for which cached answers count as fresh, so that pages opened in quick succession share them. */
const STALE_AFTER_MS = 5_000;

const SESSION_KEY = createConnectQueryKey({ schema: SessionService.method.getSession, cardinality: 'finite' });

/** A refused call reads the session again: only `session/require-session.tsx` decides whether it has ended. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!matchQuery({ queryKey: SESSION_KEY }, query)) readSessionAgainIfRefused(client, error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => readSessionAgainIfRefused(client, error) }),
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, retry: isWorthRetrying },
      // Variables and results of a mutation are dropped with the page that made it.
      mutations: { gcTime: 0 },
    },
  });
  client.setQueryDefaults(SESSION_KEY, {
    retry: (count, error) => {
      const isReplaced = isUnauthenticated(error) && client.getQueryData(SESSION_KEY) !== undefined;
      return isReplaced ? count < SESSION_RETRIES : isWorthRetrying(count, error);
    },
  });
  // Data on the page may be older than the outage, or missing.
  whenServiceReturns(() => void client.refetchQueries({ type: 'active' }));
  return client;
}

function isWorthRetrying(count: number, error: unknown): boolean {
  return count < MAX_RETRIES && failureOf(error).retryable;
}

/** For refused calls that bypass the cache, such as streams. A read in progress goes on, as refusals come in series. */
export function readSessionAgainIfRefused(client: QueryClient, error: unknown): void {
  if (isRefusal(error)) void client.invalidateQueries({ queryKey: SESSION_KEY }, { cancelRefetch: false });
}
