import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { useInfiniteQuery, useQuery } from '@connectrpc/connect-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { type AuditEntry, AuditService } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import type { AuditFilters } from './use-audit-filters.ts';
import { useAuditHead } from './use-audit-head.ts';

const PAGE_SIZE = 100;
/** Milliseconds to wait for the log to stop growing, so that many new entries cause one request. */
const SETTLE_MS = 1_000;
const METHOD = AuditService.method.listAuditEntries;

export interface AuditEntries {
  /** Newest first; undefined until they are read. */
  entries: AuditEntry[] | undefined;
  error: Error | null;
  hasMore: boolean;
  /** True if the last page had entries. If not, the search goes on only on request. */
  isFinding: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Time back to which the log was searched; undefined if it was searched to its beginning. */
  searchedSince: Timestamp | undefined;
  /** Number of new entries that match the filter; `isMore` if there are at least as many. */
  fresh: { count: number; isMore: boolean };
  invalidate: () => Promise<unknown>;
}

/** Returns the loaded entries that match the filter, and the number of entries added since. */
export function useAuditEntries(filter: AuditFilters['filter']): AuditEntries {
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
  const listed = data?.pages[0]?.head;
  const fresh = useFresh(filter, listed);
  return {
    entries: data?.pages.flatMap((page) => page.entries),
    error,
    hasMore: hasNextPage,
    isFinding: (data?.pages.at(-1)?.entries.length ?? 0) > 0,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    searchedSince: data?.pages.at(-1)?.searchedSince,
    fresh,
    invalidate: () => refetch(),
  };
}

function useFresh(filter: AuditFilters['filter'], listed: bigint | undefined): AuditEntries['fresh'] {
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
