import { createClient } from '@connectrpc/connect';
import { useInfiniteQuery, useQuery, useTransport } from '@connectrpc/connect-query';
import { useDebouncedValue, useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuditService } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { keepStream } from '../live/stream-life.ts';
import type { AuditFilters } from './audit-filters.tsx';

const PAGE_SIZE = 100;
/** Milliseconds to wait for the log to stop growing, so that many new entries cause one request. */
const SETTLE_MS = 1_000;
/** The service sends a heartbeat every ten seconds. */
const SILENCES = { untilDoubtMs: 25_000, untilDeathMs: 35_000 };
const METHOD = AuditService.method.listAuditEntries;

export type AuditEntries = ReturnType<typeof useAuditEntries>;

/** Returns the loaded entries that match the filter, newest first, and the number of entries added since. */
export function useAuditEntries(filter: AuditFilters['filter']) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    METHOD,
    { filter, pageSize: PAGE_SIZE, pageToken: '' },
    {
      pageParamKey: 'pageToken',
      getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
      // New entries are only counted, so that the list does not move while somebody reads it.
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const lastPage = data?.pages.at(-1);
  return {
    entries: data?.pages.flatMap((page) => page.entries),
    error,
    hasMore: hasNextPage,
    /** True if the last page had entries. If not, the search goes on only on request. */
    isFinding: lastPage !== undefined && lastPage.entries.length > 0,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    /** Time back to which the log was searched; undefined if it was searched to its beginning. */
    searchedSince: lastPage?.searchedSince,
    fresh: useFresh(filter, data?.pages[0]?.head),
    invalidate: () => refetch(),
  };
}

/** Returns the number of new entries that match the filter; `isMore` if there are at least as many. */
function useFresh(filter: AuditFilters['filter'], listed: bigint | undefined) {
  const [head] = useDebouncedValue(useAuditHead(), SETTLE_MS);
  const isBehind = listed !== undefined && head !== undefined && head > listed;
  const { data, refetch } = useQuery(METHOD, { filter, pageSize: PAGE_SIZE }, { enabled: false, gcTime: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever the log has grown.
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, head, refetch]);
  const count = isBehind ? (data?.entries.filter(({ sequence }) => sequence > listed).length ?? 0) : 0;
  return { count, isMore: count === PAGE_SIZE };
}

/** Returns the last sequence of the log while the tab is visible; undefined while it is not known. */
function useAuditHead(): bigint | undefined {
  const [head, setHead] = useState<bigint>();
  const isVisible = useDocumentVisibility() === 'visible';
  const transport = useTransport();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isVisible) return;
    const stop = new AbortController();
    const client = createClient(AuditService, transport);
    const listener = {
      // The page does not claim to be up to date, so silence changes nothing.
      onSilent: () => undefined,
      onHeardAgain: () => undefined,
      onBroken: () => setHead(undefined),
      onRefused: (error: unknown) => readSessionAgainIfRefused(queryClient, error),
    };
    void keepStream(
      async ({ options, heard, stands }) => {
        for await (const { head: told } of client.watchAuditLog({}, options)) {
          heard();
          stands();
          setHead(told);
        }
      },
      listener,
      SILENCES,
      stop.signal,
    );
    return () => stop.abort();
  }, [isVisible, transport, queryClient]);
  return head;
}
