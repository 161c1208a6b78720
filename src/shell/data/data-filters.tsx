import { useQuery } from '@connectrpc/connect-query';
import { Group, Select } from '@mantine/core';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { DataFilterKey, type DataViewInfo } from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { DAY } from '../audit/day.ts';
import { DayInput } from '../audit/day-input.tsx';
import { useSearchParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { FILTER_LABELS } from './labels.ts';

const NAMES = ['view', 'date', 'as', 'group'] as const;
type FilterName = (typeof NAMES)[number];

/** Filters of the data page. The address holds them, so that they survive a reload and can be shared. */
export function useDataFilters() {
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

export type DataFilters = ReturnType<typeof useDataFilters>;

interface DataFilterBarProps {
  views: readonly DataViewInfo[];
  viewKey: string;
  filters: DataFilters;
}

/** Filters of the data page, and the reader whose view is shown. The address holds their values. */
export function DataFilterBar({ views, viewKey, filters }: DataFilterBarProps) {
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
