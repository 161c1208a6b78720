import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { useMemo } from 'react';
import { useSearchParams } from '../router/router.tsx';
import { dayOf } from './day.ts';

const NAMES = ['actor', 'item', 'subject', 'since', 'until'] as const;
type FilterName = (typeof NAMES)[number];

export type AuditFilters = ReturnType<typeof useAuditFilters>;

/** Filters and the open entry of the audit log. The address holds them, so they survive a reload and can be shared. */
export function useAuditFilters() {
  const [parameters, setParameters] = useSearchParams();
  const key = parameters.toString();
  const filter = useMemo(() => toFilter(new URLSearchParams(key)), [key]);
  const change = (write: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(parameters);
    write(next);
    setParameters(next, { replace: true });
  };
  const entry = parameters.get('entry');
  return {
    filter,
    types: parameters.getAll('type'),
    values: Object.fromEntries(NAMES.map((name) => [name, parameters.get(name) ?? ''])) as Record<FilterName, string>,
    isFiltered: parameters.has('type') || NAMES.some((name) => (parameters.get(name) ?? '') !== ''),
    setTypes: (types: readonly string[]) =>
      change((next) => {
        next.delete('type');
        for (const type of types) next.append('type', type);
      }),
    set: (name: FilterName, value: string) =>
      change((next) => (value === '' ? next.delete(name) : next.set(name, value))),
    /** Replaces all filters with this one. */
    only: (name: FilterName, value: string) => setParameters({ [name]: value }),
    clear: () => setParameters({}, { replace: true }),
    openEntry: entry !== null && /^[1-9]\d{0,14}$/.test(entry) ? BigInt(entry) : undefined,
    open: (sequence: bigint) => change((next) => next.set('entry', String(sequence))),
    close: () => change((next) => next.delete('entry')),
  };
}

function toFilter(parameters: URLSearchParams) {
  const [since, until] = [dayOf(parameters.get('since'), 0), dayOf(parameters.get('until'), 1)];
  return {
    types: parameters.getAll('type'),
    actorId: parameters.get('actor') ?? '',
    workItemId: parameters.get('item') ?? '',
    subjectId: parameters.get('subject') ?? '',
    ...(since === undefined ? {} : { since: timestampFromDate(since) }),
    ...(until === undefined ? {} : { before: timestampFromDate(until) }),
  };
}
