import { Button, EmptyState, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { pageFor } from '../admin/page-for.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { AuditFilterBar, useAuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { type AuditEntries, useAuditEntries } from './use-audit-entries.ts';

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

/** How far back the log was searched, and a button that shows the new entries. */
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
