import { DataFilterKey } from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { DAY } from '../audit/day.ts';
import { useSearchParams } from '../router/router.tsx';

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
