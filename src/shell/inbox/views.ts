import { useMutation, useQuery } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type View, ViewService } from '../../../generated/proto/workgate/work/v1/view_service_pb.js';
import {
  type WorkItemCount,
  WorkItemOrder,
  WorkItemStatus,
  WorkService,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useIsFirstContentThere } from '../api/first-content.ts';
import { invalidate, useInvalidate } from '../api/use-invalidate.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { useBoundedReading, useEvents } from '../live/use-events.ts';
import { OPEN_STATUSES } from '../work/due.ts';
import { APPROVED_LABEL } from '../work/labels.ts';
import { EVERYTHING, fromSaved, type InboxQuery, ME, NOBODY, parametersOf, toRequest } from './inbox-query.ts';

/** In milliseconds. Counting costs the service far more than reading a page. */
const COUNT_SPACING_MS = 10_000;
/** Views after these have no count. */
const MAX_COUNTED = 20;

export interface InboxView {
  /** Identifies the view. */
  address: string;
  name: string;
  query: InboxQuery;
  count: WorkItemCount | undefined;
  saved?: View;
}

const BUILT_IN = [
  { name: 'All work', query: EVERYTHING },
  { name: 'All open', query: { ...EVERYTHING, statuses: [...OPEN_STATUSES] } },
  { name: 'My work', query: { ...EVERYTHING, assignee: ME, statuses: [...OPEN_STATUSES] } },
  { name: 'Unassigned', query: { ...EVERYTHING, assignee: NOBODY, statuses: [...OPEN_STATUSES] } },
  { name: 'Overdue', query: { ...EVERYTHING, overdue: true, order: WorkItemOrder.DUE } },
  { name: 'Waiting on approval', query: { ...EVERYTHING, statuses: [WorkItemStatus.WAITING_ON_APPROVAL] } },
  { name: APPROVED_LABEL, query: { ...EVERYTHING, approvedToExecute: true } },
].map((view) => ({ ...view, address: parametersOf(view.query).toString() }));

export interface InboxViews {
  builtIn: readonly InboxView[];
  own: readonly InboxView[];
  shared: readonly InboxView[];
  error: Error | null;
}

export function allOf({ builtIn, own, shared }: InboxViews): InboxView[] {
  return [...builtIn, ...own, ...shared];
}

export function useInboxViews(): InboxViews {
  const enabled = useIsFirstContentThere();
  const { data, error } = useQuery(ViewService.method.listViews, {}, { enabled });
  const saved = (data?.views ?? []).map((view) => {
    const query = fromSaved(view.query, view.order);
    return { name: view.name, query, address: parametersOf(query).toString(), saved: view };
  });
  // A count without the saved views would be replaced at once.
  const counts = useCounts(
    data !== undefined || error !== null,
    [...BUILT_IN, ...saved].map(({ query }) => query),
  );
  const all = [...BUILT_IN, ...saved].map((view, index): InboxView => ({ ...view, count: counts[index] }));
  return {
    builtIn: all.filter((view) => view.saved === undefined),
    own: all.filter((view) => view.saved?.isShared === false),
    shared: all.filter((view) => view.saved?.isShared === true),
    error,
  };
}

function useCounts(enabled: boolean, all: readonly InboxQuery[]): readonly WorkItemCount[] {
  const queryClient = useQueryClient();
  const queries = all.slice(0, MAX_COUNTED).map(toRequest);
  const { data } = useQuery(
    WorkService.method.countWorkItems,
    { queries },
    { enabled, staleTime: COUNT_SPACING_MS, refetchOnWindowFocus: false, placeholderData: (before) => before },
  );
  const count = useCallback(() => invalidate(queryClient, [WorkService.method.countWorkItems]), [queryClient]);
  const onConnected = useCallback(() => undefined, []);
  useEvents(useBoundedReading(count, COUNT_SPACING_MS), onConnected);
  return data?.counts ?? [];
}

export function countText({ count, isAtLeast }: Pick<WorkItemCount, 'count' | 'isAtLeast'>): string {
  const text = count.toLocaleString('en');
  return isAtLeast ? `${text}+` : text;
}

export function useUpdateView(onDone?: () => void) {
  const readViews = useInvalidate(ViewService.method.listViews);
  const { mutate, isPending, error } = useMutation(ViewService.method.updateView, {
    onSuccess: () => {
      void readViews();
      onDone?.();
    },
    onError: (failure) => (onDone === undefined ? notifyFailure('The view was not changed', failure) : undefined),
  });
  return {
    update: (view: InboxView, query: InboxQuery, name = view.name) =>
      mutate({ viewId: view.saved?.viewId ?? '', name, query: toRequest(query), order: query.order }),
    isPending,
    error,
  };
}
