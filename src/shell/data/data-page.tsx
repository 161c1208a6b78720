import { useInfiniteQuery, useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Center, EmptyState, Group, Stack, Text } from '@mantine/core';
import { IconDatabaseSearch } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type DataGroup,
  DataService,
  type DataViewInfo,
} from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { pageFor } from '../admin/page-for.tsx';
import type { Columns } from '../admin/record-list.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { DataFilterBar, type DataFilters, useDataFilters } from './data-filters.tsx';
import { GroupDrawer } from './group-drawer.tsx';
import { HealthWord } from './health-word.tsx';
import { counted } from './labels.ts';

const PAGE_SIZE = 20;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Data views as their readers see them, with the source of each part. */
export const DataPage = pageFor(Permission.CATALOG_READ, Role.VIEWER, 'Data', Data);

function Data() {
  const { data, error } = useQuery(DataService.method.listDataViews, {});
  const filters = useDataFilters();
  const view = data?.views.find(({ viewKey }) => viewKey === filters.viewKey) ?? data?.views[0];
  return (
    <Page title="Data" lead="The content of each data view, and the source of each part.">
      {error !== null && <FailureAlert error={error} title="The views cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data !== undefined && view !== undefined && (
        <>
          <DataFilterBar views={data.views} viewKey={view.viewKey} filters={filters} />
          {view.sources.length === 0 ? <NoSources /> : <ViewRows view={view} filters={filters} />}
        </>
      )}
    </Page>
  );
}

function NoSources() {
  return (
    <EmptyState
      icon={<IconDatabaseSearch aria-hidden />}
      title="This view has no data source yet"
      description="A view merges the data of its sources, and shows the source of each part."
    >
      <EmptyState.Actions>
        <Anchor component={Link} to="/admin/data-sources">
          Register a data source
        </Anchor>
      </EmptyState.Actions>
    </EmptyState>
  );
}

const columnsWith = (open: (groupId: string) => void): Columns<DataGroup> => [
  {
    header: 'Group',
    cell: ({ groupId, title }) => (
      <Anchor component="button" type="button" inherit fw={600} ta="start" onClick={() => open(groupId)}>
        <VisibleText>{title}</VisibleText>
      </Anchor>
    ),
  },
  { header: 'Date', cell: ({ date }) => <span className="tabular">{date}</span> },
  { header: 'Events', cell: ({ events }) => events.length },
  { header: 'First start', cell: ({ events }) => <MomentOr isExact at={events[0]?.startsAt} otherwise="None" /> },
  { header: 'From', cell: ({ sources }) => sources.map(({ sourceKey }) => sourceKey).join(', ') },
  { header: 'Health', cell: ({ health }) => <HealthWord health={health} /> },
];

function ViewRows({ view, filters }: { view: DataViewInfo; filters: DataFilters }) {
  const { viewKey } = view;
  const { filterKey, date, asApiKeyId, groupId } = filters;
  const asked = { viewKey, filterKey, date, timezone: timeZone, limit: PAGE_SIZE, cursor: '', asApiKeyId };
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    DataService.method.getDataView,
    asked,
    { pageParamKey: 'cursor', getNextPageParam: ({ nextCursor }) => nextCursor || undefined },
  );
  const groups = data?.pages.flatMap((page) => page.groups);
  return (
    <Stack gap={6}>
      <AboutView view={view} />
      {error !== null && (
        <FailureAlert
          error={error}
          title={asApiKeyId === '' ? 'The view cannot be read' : 'This API key cannot read the view'}
        />
      )}
      {error !== null && groups !== undefined && (
        <Group>
          <Button variant="default" size="xs" onClick={() => refetch()}>
            Start again
          </Button>
        </Group>
      )}
      {groups === undefined && error === null && <RecordsSkeleton />}
      {groups?.length === 0 && (
        <EmptyState
          icon={<IconDatabaseSearch aria-hidden />}
          title="No groups match"
          description="Remove a filter, or choose another day."
        />
      )}
      {groups !== undefined && groups.length > 0 && (
        <RecordTable
          label="Groups"
          rows={groups}
          rowKey={(group) => group.groupId}
          columns={columnsWith((id) => filters.set('group', id))}
        />
      )}
      {hasNextPage && (
        <Center>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Load more
          </Button>
        </Center>
      )}
      <GroupDrawer
        viewKey={viewKey}
        groupId={groupId}
        asApiKeyId={asApiKeyId}
        onClose={() => filters.set('group', '')}
      />
    </Stack>
  );
}

function AboutView({ view: { sources, health, coverageFrom, coverageTo } }: { view: DataViewInfo }) {
  return (
    <Group gap="sm" mih={28}>
      <Text size="xs" c="dimmed" component="div">
        {counted(sources.length, 'source', 'sources')}
        {coverageFrom !== '' && `, ${coverageFrom} to ${coverageTo}`}
      </Text>
      <Text size="xs" component="div">
        <HealthWord health={health} />
      </Text>
    </Group>
  );
}
