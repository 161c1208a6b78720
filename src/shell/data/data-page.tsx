import { useInfiniteQuery, useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Center, EmptyState, Group, Select, Stack, Text } from '@mantine/core';
import { IconDatabaseSearch } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  DataFilterKey,
  type DataGroup,
  DataService,
  type DataViewInfo,
} from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { pageFor } from '../admin/page-for.tsx';
import type { Columns } from '../admin/record-list.tsx';
import { DAY } from '../audit/day.ts';
import { DayInput } from '../audit/day-input.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link, useSearchParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { GroupDrawer, HealthWord } from './group-drawer.tsx';
import { counted, FILTER_LABELS } from './labels.ts';

const PAGE_SIZE = 20;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

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

const NAMES = ['view', 'date', 'as', 'group'] as const;
type FilterName = (typeof NAMES)[number];

/** Filters of the data page. The address holds them, so that they survive a reload and can be shared. */
function useDataFilters() {
  const [parameters, setParameters] = useSearchParams();
  const said = (name: FilterName) => parameters.get(name) ?? '';
  const known = Object.entries(DataFilterKey).find(([word]) => word.toLowerCase() === parameters.get('only'));
  const set = (name: FilterName | 'only', value: string) => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  return {
    viewKey: said('view'),
    date: DAY.test(said('date')) ? said('date') : '',
    asApiKeyId: said('as'),
    /** Id of the open group; empty if none is open. */
    groupId: said('group'),
    filterKey: (known?.[1] as DataFilterKey | undefined) ?? DataFilterKey.UNSPECIFIED,
    set,
    setFilterKey: (filterKey: DataFilterKey) =>
      set('only', filterKey === DataFilterKey.UNSPECIFIED ? '' : (DataFilterKey[filterKey]?.toLowerCase() ?? '')),
  };
}

type DataFilters = ReturnType<typeof useDataFilters>;

interface DataFilterBarProps {
  views: readonly DataViewInfo[];
  viewKey: string;
  filters: DataFilters;
}

/** Filters of the data page, and the reader whose view is shown. The address holds their values. */
function DataFilterBar({ views, viewKey, filters }: DataFilterBarProps) {
  const { may } = useSession();
  return (
    <Group component="search" gap="xs" align="flex-end" aria-label="Filters">
      <Select
        label="View"
        data={views.map((one) => one.viewKey)}
        value={viewKey}
        onChange={(key) => filters.set('view', key ?? '')}
        allowDeselect={false}
        size="sm"
        flex="1 1 8rem"
        maw={{ xs: 220 }}
      />
      <Select
        label="Which"
        data={Object.entries(FILTER_LABELS).map(([value, label]) => ({ value, label }))}
        value={String(filters.filterKey)}
        onChange={(value) => filters.setFilterKey(Number(value))}
        allowDeselect={false}
        size="sm"
        flex="1 1 8rem"
        maw={{ xs: 150 }}
      />
      <DayInput label="Day" value={filters.date} onChange={(day) => filters.set('date', day)} />
      {may(Permission.API_KEYS_MANAGE) && (
        <ReaderSelect value={filters.asApiKeyId} onChange={(id) => filters.set('as', id)} />
      )}
    </Group>
  );
}

/** Select for an API key, to see the data as its bearer does. */
function ReaderSelect({ value, onChange }: { value: string; onChange: (keyId: string) => void }) {
  const { data } = useQuery(IdentityService.method.listIdentityApiKeys, {});
  const keys = (data?.keys ?? []).map(({ keyId, name }) => ({ value: keyId, label: visibleText(name) }));
  const isKnown = value === '' || keys.some((one) => one.value === value);
  return (
    <Select
      label="As"
      placeholder="You"
      data={[...keys, ...(isKnown ? [] : [{ value, label: value }])]}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'As you' }}
      size="sm"
      flex="1 1 8rem"
      maw={{ xs: 220 }}
    />
  );
}
