import { createClient } from '@connectrpc/connect';
import { useInfiniteQuery, useQuery, useTransport } from '@connectrpc/connect-query';
import { Button, EmptyState, Group, Menu, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue, useDocumentVisibility } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconListSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  AuditExportFormat,
  AuditService,
  type ExportAuditLogResponse,
} from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { pageFor } from '../admin/page-for.tsx';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { keepStream } from '../live/stream-life.ts';
import { AuditFilterBar, type AuditFilters, useAuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { saveFile } from './save-file.ts';

export const AuditLogPage = pageFor(Permission.AUDIT_READ, Role.ADMIN, 'Audit log', AuditLog);

function AuditLog() {
  const filters = useAuditFilters();
  const found = useAuditEntries(filters.filter);
  const top = useRef<() => void>(null);
  const showFresh = () => void found.invalidate().then(() => top.current?.());
  const loadsAtEnd = found.hasMore && found.isFinding && !found.isLoadingMore;
  return (
    <Page
      title="Audit log"
      lead="The permanent record of every change: who did what, and when."
      actions={<ExportButtons filter={filters.filter} />}
    >
      <AuditFilterBar filters={filters} />
      {found.error !== null && <FailureAlert error={found.error} title="The log cannot be read" />}
      {found.entries === undefined && found.error === null && <Skeleton height={320} />}
      {found.entries !== undefined && (
        <Stack gap={6}>
          <SearchedLine found={found} onFresh={showFresh} />
          {found.entries.length === 0 && !found.hasMore ? (
            <EmptyState
              icon={<IconListSearch aria-hidden />}
              title="No entries match"
              description="Remove a filter to see more."
            />
          ) : (
            <AuditList
              entries={found.entries}
              onOpen={filters.open}
              onEnd={loadsAtEnd ? found.loadMore : undefined}
              top={top}
            />
          )}
          {found.hasMore && !found.isFinding && (
            <Group>
              <Button size="xs" variant="default" loading={found.isLoadingMore} onClick={found.loadMore}>
                Search further back
              </Button>
            </Group>
          )}
        </Stack>
      )}
      <EntryDrawer sequence={filters.openEntry} onClose={filters.close} onOnly={filters.only} />
    </Page>
  );
}

function SearchedLine({ found, onFresh }: { found: AuditEntries; onFresh: () => void }) {
  const { searchedSince, isLoadingMore, fresh } = found;
  return (
    <Group gap="sm" mih={28} role="status">
      <Text size="xs" c="dimmed">
        {isLoadingMore && 'Searching…'}
        {!isLoadingMore && searchedSince === undefined && 'Searched to the beginning of the log.'}
        {!isLoadingMore && searchedSince !== undefined && (
          <>
            Searched back to <Moment isExact at={searchedSince} />.
          </>
        )}
      </Text>
      {fresh.count > 0 && (
        <Button size="xs" variant="light" onClick={onFresh}>
          {`Show ${fresh.count}${fresh.isMore ? '+' : ''} new`}
        </Button>
      )}
    </Group>
  );
}

const FORMATS = [
  { format: AuditExportFormat.CSV, label: 'As CSV' },
  { format: AuditExportFormat.JSON_LINES, label: 'As JSON lines' },
] as const;

/** Buttons that save the entries of the current filters as a file, from the whole log. */
function ExportButtons({ filter }: { filter: AuditFilters['filter'] }) {
  const transport = useTransport();
  const [readBytes, setReadBytes] = useState<number>();
  const stop = useRef<AbortController>(null);
  const save = async (format: AuditExportFormat) => {
    const abort = new AbortController();
    stop.current = abort;
    setReadBytes(0);
    try {
      const client = createClient(AuditService, transport);
      const parts = client.exportAuditLog({ filter, format }, { signal: abort.signal, timeoutMs: 0 });
      const file = await readExport(parts, format, setReadBytes);
      saveFile(file.name, file.content);
      notifications.show({ message: `Saved ${file.name} with ${file.entries} entries.`, color: 'green' });
    } catch (error) {
      if (!abort.signal.aborted) notifyFailure('The log was not exported', error);
    } finally {
      setReadBytes(undefined);
    }
  };
  if (readBytes !== undefined) {
    return (
      <Group gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {`Exporting… ${Math.round(readBytes / 1024).toLocaleString()} KiB`}
        </Text>
        <Button variant="default" size="sm" onClick={() => stop.current?.abort()}>
          Stop
        </Button>
      </Group>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Number of parts to merge into one Blob at a time. Browsers may keep a Blob outside memory. */
const PARTS_AT_ONCE = 64;

interface ExportFile {
  name: string;
  content: Blob;
  entries: string;
}

/**
 * Reads an export to its end.
 * @param onRead Called with the number of bytes read so far.
 * @throws if the stream ends early or has the wrong size: an incomplete file is worthless.
 */
async function readExport(
  parts: AsyncIterable<ExportAuditLogResponse>,
  format: AuditExportFormat,
  onRead: (bytes: number) => void,
): Promise<ExportFile> {
  const isCsv = format === AuditExportFormat.CSV;
  const type = isCsv ? 'text/csv' : 'application/jsonl';
  let content = new Blob([], { type });
  let loose: BlobPart[] = [];
  let size = 0;
  for await (const { part } of parts) {
    if (part.case === 'end') {
      content = new Blob([content, ...loose], { type });
      if (BigInt(content.size) !== part.value.sizeBytes) break;
      const { exportId, entries } = part.value;
      return { name: `workgate-audit-log-${exportId}.${isCsv ? 'csv' : 'jsonl'}`, content, entries: String(entries) };
    }
    if (part.case !== 'chunk') continue;
    loose.push(new Uint8Array(part.value));
    size += part.value.length;
    if (loose.length === PARTS_AT_ONCE) [content, loose] = [new Blob([content, ...loose], { type }), []];
    onRead(size);
  }
  throw new Error('The file is incomplete. Export it again.');
}

const PAGE_SIZE = 100;
/** Milliseconds to wait for the log to stop growing, so that many new entries cause one request. */
const SETTLE_MS = 1_000;
/** The service sends a heartbeat every ten seconds. */
const SILENCES = { untilDoubtMs: 25_000, untilDeathMs: 35_000 };
const METHOD = AuditService.method.listAuditEntries;

type AuditEntries = ReturnType<typeof useAuditEntries>;

/** Returns the loaded entries that match the filter, newest first, and the number of entries added since. */
function useAuditEntries(filter: AuditFilters['filter']) {
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
