import { DataFilterKey } from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { useSearchParams } from '../router/router.tsx';

const NAMES = ['view', 'date', 'as', 'group'] as const;
type FilterName = (typeof NAMES)[number];

/** A day as a field of days has it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is looked at stands in the address, so that it survives a reload and can be handed on. */
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
    /** The group that is open; empty if none is. */
    groupId: said('group'),
    filterKey: (known?.[1] as DataFilterKey | undefined) ?? DataFilterKey.UNSPECIFIED,
    set,
    setFilterKey: (filterKey: DataFilterKey) =>
      set('only', filterKey === DataFilterKey.UNSPECIFIED ? '' : (DataFilterKey[filterKey]?.toLowerCase() ?? '')),
  };
}

export type DataFilters = ReturnType<typeof useDataFilters>;
