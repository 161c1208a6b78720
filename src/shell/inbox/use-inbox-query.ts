import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../router/router.tsx';
import { type InboxQuery, orderWith, parametersOf, queryOf } from './inbox-query.ts';

export interface InboxQueryState {
  query: InboxQuery;
  address: string;
  change: (changes: Partial<InboxQuery>) => void;
}

/** The address holds the query, so that it survives a reload and can be shared. */
export function useInboxQuery(): InboxQueryState {
  const [parameters, setParameters] = useSearchParams();
  const address = parametersOf(queryOf(parameters)).toString();
  const query = useMemo(() => queryOf(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (changes: Partial<InboxQuery>) => {
      const next = { ...query, ...changes };
      setParameters(parametersOf({ ...next, order: orderWith(next.text, next.order) }), { replace: true });
    },
    [query, setParameters],
  );
  return { query, address, change };
}
