import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { useInfiniteQuery, useQuery } from '@connectrpc/connect-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { type AuditEntry, AuditService } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import type { AuditFilters } from './use-audit-filters.ts';
import { useAuditHead } from './use-audit-head.ts';

const PAGE_SIZE = 100;
/** Many things that happen at once are asked for once. */
const SETTLE_MS = 1_000;
const METHOD = AuditService.method.listAuditEntries;

export interface AuditEntries {
  /** The newest first; undefined until they are read. */
  entries: AuditEntry[] | undefined;
  error: Error | null;
  hasMore: boolean;
  /** Whether the last page had anything: where not, one asks before the search goes on. */
  isFinding: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** So far back everything was found; undefined at the beginning of the log. */
  searchedSince: Timestamp | undefined;
  /** What the filter means and has come since: so many, or at least so many. */
  fresh: { count: number; isMore: boolean };
  readAgain: () => Promise<unknown>;
}

/** The entries that a filter means, read so far, and how many have come since they were read. */
export function useAuditEntries(filter: AuditFilters['filter']): AuditEntries {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    METHOD,
    { filter, pageSize: PAGE_SIZE, pageToken: '' },
    {
      pageParamKey: 'pageToken',
      getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
      // What has come since is told of, and does not move what is being read.
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
    readAgain: () => refetch(),
  };
}

function useFresh(filter: AuditFilters['filter'], listed: bigint | undefined): AuditEntries['fresh'] {
  const [head] = useDebouncedValue(useAuditHead(), SETTLE_MS);
  const isBehind = listed !== undefined && head !== undefined && head > listed;
  const { data, refetch } = useQuery(METHOD, { filter, pageSize: PAGE_SIZE }, { enabled: false, gcTime: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the log has grown.
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, head, refetch]);
  const count = isBehind ? (data?.entries.filter(({ sequence }) => sequence > listed).length ?? 0) : 0;
  return { count, isMore: count === PAGE_SIZE };
}
